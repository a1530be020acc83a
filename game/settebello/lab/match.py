"""A meeting of two players over a number of decks, with progress reports."""

from collections.abc import Callable
from dataclasses import dataclass

from settebello.coach.duplicate.interval import Interval
from settebello.lab.crew import decks_played
from settebello.lab.duplicate import Clock, Deck, Setup
from settebello.lab.match_journal import Journal
from settebello.lab.spread import Spread, decks_spread

PAUSE = 5.0
"""Seconds between two progress reports."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """The decks played, by number; ``interrupted``: not all requested decks were played."""

    setup: Setup
    decks: tuple[Deck, ...]
    interrupted: bool = False


class Watch:
    """Reports the progress of a meeting now and then; ``say`` gets one line each time."""

    def __init__(self, say: Callable[[str], None], clock: Clock, pause: float = PAUSE) -> None:
        self._say = say
        self._clock = clock
        self._pause = pause

    def look(self, setup: Setup, kept: int, deals: int) -> Callable[[list[Deck]], None]:
        """Return a callback for each finished deck of a meeting that starts with ``kept`` decks done."""
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


def meet(
    setup: Setup,
    deals: int,
    jobs: int,
    watch: Watch,
    journal: Journal | None = None,
    spread: Spread | None = None,
) -> Meeting:
    """Play ``deals`` decks in ``jobs`` processes; Ctrl-C ends the meeting with the decks done so far.

    ``spread``: the executor that plays them instead of processes. Decks in the journal are not played again.
    Raises LabError, KeyboardInterrupt if no deck is done, and OSError if the journal cannot be written.
    """
    for name in (setup.first, setup.second):
        setup.entrants.check(name)
    decks = [deck for deck in journal.decks if deck.number < deals] if journal else []
    done = {deck.number for deck in decks}
    missing = [number for number in range(deals) if number not in done]
    see = watch.look(setup, len(done), deals)
    interrupted = False
    try:
        played = (
            decks_played(setup, missing, jobs) if spread is None else decks_spread(setup, missing, spread)
        )
        for deck in played:
            decks.append(deck)
            if journal:
                journal.add(deck)
            see(decks)
    except KeyboardInterrupt:
        if not decks:
            raise
        interrupted = True
    # Decks arrive in any order; sorted, they give the same figures to the last digit.
    return Meeting(setup, tuple(sorted(decks, key=lambda deck: deck.number)), interrupted)


def _clock_face(seconds: float) -> str:
    """Format seconds as hours, minutes and seconds."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"
