"""A match that was played, deal by deal and turn by turn: how the table lay at every moment of it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from settebello.engine import (
    Capture,
    Card,
    Declared,
    Doubted,
    Event,
    FaceDown,
    Match,
    Play,
    Scopa,
    TableSweep,
)
from settebello.notation import Record
from settebello.notation.record import replayed_deals
from settebello.session import only_person
from settebello.ui.table.model.table_state import TableState


@dataclass(frozen=True, slots=True)
class Moment:
    """How the table lies after a turn, and what happened in that turn."""

    here: TableState
    events: tuple[Event, ...]

    @property
    def swept(self) -> bool:
        """Whether somebody made a sweep in this turn."""
        return any(isinstance(event, Scopa | TableSweep) for event in self.events)


@dataclass(frozen=True, slots=True)
class DealFilm:
    """A deal: the table before it, its moments, the first of which is the dealing, and where it led."""

    start: TableState
    moments: tuple[Moment, ...]
    match: Match

    @property
    def over(self) -> bool:
        """Whether it was played to its end and counted."""
        return self.match.score is not None

    @property
    def before(self) -> tuple[int, ...]:
        """The sides' points before it."""
        return self.match.position.scores if self.match.position is not None else self.match.scores

    @property
    def sweeps(self) -> tuple[int, ...]:
        """The numbers of the moments with a sweep."""
        return tuple(number for number, moment in enumerate(self.moments) if moment.swept)

    @property
    def plays(self) -> tuple[int, ...]:
        """The numbers of the moments with a play, in which a card left a hand."""
        return tuple(
            number
            for number, moment in enumerate(self.moments)
            if any(isinstance(event, Play | FaceDown) for event in moment.events)
        )

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened in it."""
        return tuple(event for moment in self.moments for event in moment.events)


@dataclass(frozen=True, slots=True)
class Film:
    """All deals of a match."""

    record: Record
    deals: tuple[DealFilm, ...]

    @classmethod
    def of(cls, record: Record) -> Self:
        """Play a record again; raises ReplayError where it disagrees with the rules."""
        # Of a match between several people no hand is seen before it is played out.
        owner = only_person(seat.level for seat in record.seats)
        deals = []
        for replayed in replayed_deals(record):
            match = replayed.match
            pack = record.ruleset.deck
            start = TableState.empty(owner, match.dealer, match.players, len(match.scores), pack)
            here, moments = start, []
            for events in turns(replayed.events):
                here = here.folded(events)
                moments.append(Moment(here, events))
            deals.append(DealFilm(start, tuple(moments), match))
        return cls(record, tuple(deals))


def turns(events: Iterable[Event]) -> list[tuple[Event, ...]]:
    """What happened in a deal, cut into the dealing and the turns; a doubt is a turn by itself.

    What was declared belongs to the card played after it, and a claim that nobody doubted is settled in the
    turn of the next player.
    """
    groups: list[list[Event]] = [[]]
    claimed: Card | None = None
    begun = False
    for event in events:
        settling = isinstance(event, Capture) and event.card == claimed
        if isinstance(event, Doubted) or settling:
            groups.append([event])
            claimed, begun = None, settling
            continue
        if isinstance(event, Declared | Play | FaceDown):
            if not begun:
                groups.append([])
            begun = isinstance(event, Declared)
            claimed = event.card if isinstance(event, FaceDown) else claimed
        groups[-1].append(event)
    return [tuple(group) for group in groups]


def opened(here: TableState) -> TableState:
    """The table with all hands face up."""
    return replace(here, shown=here.shown | {card for hand in here.hands for card in hand})
