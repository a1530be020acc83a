"""Two players meeting over a number of decks, watched while it lasts."""

from collections.abc import Callable
from dataclasses import dataclass

from settebello.lab.crew import decks_played
from settebello.lab.duplicate import Clock, Deck, Setup
from settebello.lab.figures import Interval
from settebello.lab.match_journal import Journal

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

    def look(self, setup: Setup, kept: int, deals: int) -> Callable[[list[Deck]], None]:
        """What is to be called after each deck of a meeting that goes on from ``kept`` decks now."""
        begun = said = self._clock()

        def see(decks: list[Deck]) -> None:
            nonlocal said
            now = self._clock()
            if now - said < self._pause:
                return
            said = now
            left = (now - begun) / (len(decks) - kept) * (deals - len(decks))
            points = Interval.of([deck.difference for deck in decks])
            names = f"{setup.first} - {setup.second}, {setup.ruleset.id}"
            self._say(f"{names}: {len(decks)}/{deals} decks, {points}, {_clock_face(left)} left")

        return see


def meet(setup: Setup, deals: int, jobs: int, watch: Watch, journal: Journal | None = None) -> Meeting:
    """Play so many decks in so many processes; Ctrl-C ends it with what there is.

    Decks that the journal holds are not played again. Raises LabError, KeyboardInterrupt where no deck was
    done, and OSError where the journal cannot be written.
    """
    for name in (setup.first, setup.second):
        setup.entrants.check(name)
    decks = [deck for deck in journal.decks if deck.number < deals] if journal else []
    done = {deck.number for deck in decks}
    missing = [number for number in range(deals) if number not in done]
    see = watch.look(setup, len(done), deals)
    interrupted = False
    try:
        for deck in decks_played(setup, missing, jobs):
            decks.append(deck)
            if journal:
                journal.add(deck)
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
