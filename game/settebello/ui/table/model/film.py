"""A recorded match as a sequence of table states: one per turn of every deal."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from settebello.engine import (
    Believed,
    Boasted,
    BottomChosen,
    Capture,
    Card,
    Declared,
    Doubted,
    Event,
    Exposed,
    FaceDown,
    Leftover,
    Match,
    Play,
    Robbed,
    Scopa,
    TableSweep,
    Undoubted,
)
from settebello.notation import Record
from settebello.notation.record import replayed_deals
from settebello.session import only_person
from settebello.ui.table.model.table_state import TableState


@dataclass(frozen=True, slots=True)
class Moment:
    """The table state after a turn, and the events of that turn."""

    here: TableState
    events: tuple[Event, ...]

    @property
    def swept(self) -> bool:
        """Whether the turn contains a sweep."""
        return any(isinstance(event, Scopa | TableSweep) for event in self.events)

    def takes(self, card: Card) -> bool:
        """Return whether a card goes from a hand or from the table to a pile."""
        return any(
            (isinstance(event, Capture | Robbed | TableSweep | Leftover) and card in event.cards)
            or (isinstance(event, Capture) and card == event.card)
            for event in self.events
        )


@dataclass(frozen=True, slots=True)
class DealFilm:
    """One deal of a film.

    `start` is the table before the deal, `moments` holds one moment per turn (the first is the dealing),
    `match` is the match state at the end.
    """

    start: TableState
    moments: tuple[Moment, ...]
    match: Match

    @property
    def over(self) -> bool:
        """Whether the deal was finished and scored."""
        return self.match.score is not None

    @property
    def before(self) -> tuple[int, ...]:
        """The sides' totals before the deal."""
        return self.match.position.scores if self.match.position is not None else self.match.scores

    @property
    def sweeps(self) -> tuple[int, ...]:
        """The indices of the moments that contain a sweep."""
        return tuple(number for number, moment in enumerate(self.moments) if moment.swept)

    def taking(self, card: Card) -> tuple[int, ...]:
        """Return the indices of the moments in which a card is captured; none before the deal is over."""
        return tuple(n for n, moment in enumerate(self.moments) if self.over and moment.takes(card))

    @property
    def plays(self) -> tuple[int, ...]:
        """The indices of the moments in which a card leaves a hand."""
        return tuple(
            number
            for number, moment in enumerate(self.moments)
            if any(isinstance(event, Play | FaceDown) for event in moment.events)
        )

    @property
    def events(self) -> tuple[Event, ...]:
        """All events of the deal."""
        return tuple(event for moment in self.moments for event in moment.events)


@dataclass(frozen=True, slots=True)
class Film:
    """All deals of a recorded match."""

    record: Record
    deals: tuple[DealFilm, ...]

    @classmethod
    def of(cls, record: Record) -> Self:
        """Replay a record; raises ReplayError where the record contradicts the rules."""
        # In a match between several people no hand is shown before its cards are played.
        owner = only_person(seat.level for seat in record.seats)
        deals = []
        for replayed in replayed_deals(record):
            match = replayed.match
            start = TableState.before_deal(
                owner, match.dealer, match.players, len(match.scores), record.ruleset
            )
            here, moments = start, []
            for events in turns(replayed.events):
                here = here.folded(events)
                moments.append(Moment(here, events))
            deals.append(DealFilm(start, tuple(moments), match))
        return cls(record, tuple(deals))


def turns(events: Iterable[Event]) -> list[tuple[Event, ...]]:
    """Split the events of a deal into groups: the dealing first, then one group per turn.

    The dealer's choice of the bottom card is a group of its own, after the dealing. A declaration belongs to
    the card played after it. A doubt is a group of its own, and so is the answer of
    each player who is asked about a claim. A claim that no player doubts is settled in the next player's
    turn, or with the last answer.
    """
    groups: list[list[Event]] = [[]]
    claimed: Card | None = None
    begun = False
    for event in events:
        if isinstance(event, BottomChosen):
            groups.append([event])
            continue
        if isinstance(event, Undoubted):
            answered = isinstance(groups[-1][-1], Believed)
            begun = not answered
            if answered:
                groups[-1].append(event)
            else:
                groups.append([event])
            continue
        if isinstance(event, Believed):
            groups.append([event])
            begun = False
            claimed = claimed if event.asked is not None else None
            continue
        settling = isinstance(event, Capture) and event.card == claimed
        if isinstance(event, Doubted | Exposed) or settling:
            groups.append([event])
            claimed, begun = None, settling
            continue
        if isinstance(event, Declared | Boasted | Play | FaceDown):
            if not begun:
                groups.append([])
            begun = isinstance(event, Declared | Boasted)
            claimed = event.card if isinstance(event, FaceDown) else claimed
        groups[-1].append(event)
    return [tuple(group) for group in groups]


def opened(here: TableState) -> TableState:
    """Return the table state with all hands face up."""
    return replace(here, shown=here.shown | {card for hand in here.hands for card in hand})
