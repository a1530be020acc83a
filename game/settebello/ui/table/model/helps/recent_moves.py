"""What the others have done since the owner of the view played last: to be shown again, or to be marked."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from settebello.engine import (
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
)
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import beside, table_pose
from settebello.ui.table.model.table_state import TableState

BEGINNINGS: Final = Play | FaceDown | Declared | Doubted
"""With what a turn begins."""
OUTCOMES: Final = Capture | Bonus | Scopa | Penalty | Robbed
"""What comes of a play at once."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A card that an opponent has played or taken; `gone` when it lies on the table no more.

    `seat` is who played the card, None for a card that was only taken.
    """

    card: Card
    pose: Pose
    seat: Seat | None
    gone: bool


@dataclass(frozen=True, slots=True)
class Recent:
    """The plays since a moment, and how the table lay before them."""

    before: TableState
    events: tuple[Event, ...]

    @classmethod
    def of_others(cls, start: TableState, events: Sequence[Event]) -> Self | None:
        """The others' plays since the owner's last one in a deal that began at `start`; None without any."""
        own = [place for place, event in enumerate(events) if _is_play_of(event, start.owner)]
        after = own[-1] + 1 if own else 0
        return cls._from(start, events, after)

    @classmethod
    def last(cls, start: TableState, events: Sequence[Event]) -> Self | None:
        """The others' plays since the owner's last one, or else that one; None before the first play."""
        found = cls.of_others(start, events)
        own = [place for place, event in enumerate(events) if _is_play_of(event, start.owner)]
        return cls._from(start, events, own[-1]) if found is None and own else found

    @classmethod
    def _from(cls, start: TableState, events: Sequence[Event], place: int) -> Self | None:
        """What begins with the first turn at a place or after it, to the end of the last one."""
        begins = [n for n, event in enumerate(events) if n >= place and isinstance(event, BEGINNINGS)]
        if not any(isinstance(events[n], Play | FaceDown) for n in begins):
            return None
        end = max(n for n, event in enumerate(events) if isinstance(event, BEGINNINGS | OUTCOMES)) + 1
        return cls(start.folded(events[: begins[0]]), tuple(events[begins[0] : end]))

    def marks(self, layout: TableLayout) -> tuple[Mark, ...]:
        """The cards laid that still lie there, and what the last play has taken, where it lay."""
        here, before_last = self.before, self.before
        laid: dict[Card, Seat] = {}
        last: list[Event] = []
        for event in self.events:
            if isinstance(event, Play | FaceDown):
                before_last, last = here, []
            if isinstance(event, Play):
                laid[event.card] = event.seat
            elif isinstance(event, Doubted) and not event.truthful:
                laid[event.card] = event.claimant
            last.append(event)
            here = here.after(event)
        lying = [
            Mark(card, table_pose(layout, slot, card), laid[card], gone=False)
            for slot, card in here.table
            if card in laid
        ]
        return (*lying, *_gone(layout, before_last, last))


def _gone(layout: TableLayout, before: TableState, last: Sequence[Event]) -> Iterator[Mark]:
    """What the last play has taken, where it lay, and the card that took it beside."""
    capture = next((event for event in last if isinstance(event, Capture)), None)
    robbed = next((event for event in last if isinstance(event, Robbed)), None)
    taken = {card for event in (capture, robbed) if event is not None for card in event.cards}
    poses = {card: table_pose(layout, slot, card) for slot, card in before.table if card in taken}
    yield from (Mark(card, pose, None, gone=True) for card, pose in poses.items())
    if capture is not None and capture.cards:
        beneath = [poses[card] for card in capture.cards]
        yield Mark(capture.card, replace(beside(layout, beneath), angle=0.0), capture.seat, gone=True)


def _is_play_of(event: Event, seat: Seat | None) -> bool:
    """Whether an event is a play of a seat's; of any, where nobody's hand is seen."""
    return isinstance(event, Play | FaceDown) and seat in {event.seat, None}
