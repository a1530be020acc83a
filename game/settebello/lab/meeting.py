"""Two players meeting over a number of decks, watched while it lasts."""

from collections.abc import Callable
from dataclasses import dataclass

from settebello.lab.crew import decks_played
from settebello.lab.figures import Interval
from settebello.lab.game import Clock, Deck, Setup

PAUSE = 5.0
"""Seconds between two words about how far it has come."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """What was played, in the order of the decks' numbers; ``interrupted``: not all that was asked for."""

    setup: Setup
    decks: tuple[Deck, ...]
    interrupted: bool = False


class Watch:
    """Says now and then how far a meeting has come; ``say`` gets one line a time."""

    def __init__(self, say: Callable[[str], None], clock: Clock, pause: float = PAUSE) -> None:
        self._say = say
        self._clock = clock
        self._pause = pause

    def look(self, setup: Setup, deals: int) -> Callable[[list[Deck]], None]:
        """What is to be called after each deck of a meeting that begins now."""
        begun = said = self._clock()

        def see(decks: list[Deck]) -> None:
            nonlocal said
            now = self._clock()
            if now - said < self._pause:
                return
            said = now
            left = (now - begun) / len(decks) * (deals - len(decks))
            points = Interval.of([deck.difference for deck in decks])
            names = f"{setup.first} - {setup.second}, {setup.ruleset.id}"
            self._say(f"{names}: {len(decks)}/{deals} decks, {points}, {_clock_face(left)} left")

        return see


def meet(setup: Setup, deals: int, jobs: int, watch: Watch) -> Meeting:
    """Play so many decks in so many processes; Ctrl-C ends it with what there is.

    Raises LabError, and KeyboardInterrupt where no deck was done.
    """
    decks: list[Deck] = []
    see = watch.look(setup, deals)
    interrupted = False
    try:
        for deck in decks_played(setup, range(deals), jobs):
            decks.append(deck)
            see(decks)
    except KeyboardInterrupt:
        if not decks:
            raise
        interrupted = True
    # They come in as they are done; in their own order the figures are the same to the last digit.
    return Meeting(setup, tuple(sorted(decks, key=lambda deck: deck.number)), interrupted)


def _clock_face(seconds: float) -> str:
    """Hours, minutes and seconds."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"
