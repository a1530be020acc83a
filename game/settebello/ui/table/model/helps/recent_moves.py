"""The other players' plays since the owner's last play, to be animated again or marked on the table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from settebello.engine import (
    Believed,
    Bonus,
    Capture,
    Card,
    Declared,
    Doubted,
    Event,
    FaceDown,
    Penalty,
    Play,
    Robbed,
    Scopa,
    Seat,
    Steal,
)
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import beside, table_poses
from settebello.ui.table.model.table_state import TableState

BEGINNINGS: Final = Play | FaceDown | Declared | Believed | Doubted
"""The events that begin a turn."""
OUTCOMES: Final = Capture | Steal | Bonus | Scopa | Penalty | Robbed
"""The events that follow a play immediately."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark for a card that another player has played or captured; `gone` when it is no longer on the table.

    `seat` is the player of the card; None for a card that was only captured.
    """

    card: Card
    pose: Pose
    seat: Seat | None
    gone: bool


@dataclass(frozen=True, slots=True)
class Recent:
    """A sequence of recent plays, and the table state before them."""

    before: TableState
    events: tuple[Event, ...]

    @classmethod
    def of_others(cls, start: TableState, events: Sequence[Event]) -> Self | None:
        """Return the others' plays since the owner's last play, or None.

        `start` is the state before the deal's events.
        """
        own = [place for place, event in enumerate(events) if _is_play_of(event, start.owner)]
        after = own[-1] + 1 if own else 0
        return cls._from(start, events, after)

    @classmethod
    def last(cls, start: TableState, events: Sequence[Event]) -> Self | None:
        """Return the others' plays since the owner's last play, or that play. None before the first play."""
        found = cls.of_others(start, events)
        own = [place for place, event in enumerate(events) if _is_play_of(event, start.owner)]
        return cls._from(start, events, own[-1]) if found is None and own else found

    @classmethod
    def _from(cls, start: TableState, events: Sequence[Event], place: int) -> Self | None:
        """Return the turns from the first one at or after index `place` to the end of the last turn."""
        begins = [n for n, event in enumerate(events) if n >= place and isinstance(event, BEGINNINGS)]
        if not any(isinstance(events[n], Play | FaceDown) for n in begins):
            return None
        end = max(n for n, event in enumerate(events) if isinstance(event, BEGINNINGS | OUTCOMES)) + 1
        return cls(start.folded(events[: begins[0]]), tuple(events[begins[0] : end]))

    @property
    def gaps(self) -> tuple[int, ...]:
        """The slots emptied by the last play; the marks of its captured cards need their places."""
        before, last = self._last_play()
        after = {slot for slot, _ in before.folded(last).table}
        return tuple(slot for slot, _ in before.table if slot not in after)

    def marks(self, layout: TableLayout) -> tuple[Mark, ...]:
        """Return marks for recently laid cards still on the table, and for the cards of the last capture."""
        before, last = self._last_play()
        laid: dict[Card, Seat] = {}
        for event in self.events:
            if isinstance(event, Play):
                laid[event.card] = event.seat
            elif isinstance(event, Doubted) and not event.truthful:
                laid[event.card] = event.claimant
        poses = table_poses(layout, before.folded(last).table, self.gaps)
        lying = [Mark(card, pose, laid[card], gone=False) for card, pose in poses.items() if card in laid]
        return (*lying, *_gone(layout, before, last))

    def _last_play(self) -> tuple[TableState, Sequence[Event]]:
        """Return the table before the last play, and the events from that play on."""
        first = max(n for n, event in enumerate(self.events) if isinstance(event, Play | FaceDown))
        return self.before.folded(self.events[:first]), self.events[first:]


def _gone(layout: TableLayout, before: TableState, last: Sequence[Event]) -> Iterator[Mark]:
    """Yield marks for the cards captured by the last play at their old poses, and for the capturing card."""
    capture = next((event for event in last if isinstance(event, Capture)), None)
    robbed = next((event for event in last if isinstance(event, Robbed)), None)
    taken = {card for event in (capture, robbed) if event is not None for card in event.cards}
    lying = table_poses(layout, before.table)
    poses = {card: pose for card, pose in lying.items() if card in taken}
    yield from (Mark(card, pose, None, gone=True) for card, pose in poses.items())
    if capture is not None and capture.cards:
        beneath = [poses[card] for card in capture.cards]
        yield Mark(capture.card, replace(beside(layout, beneath), angle=0.0), capture.seat, gone=True)


def _is_play_of(event: Event, seat: Seat | None) -> bool:
    """Return whether an event is a play of the seat; of any seat when `seat` is None."""
    return isinstance(event, Play | FaceDown) and seat in {event.seat, None}
