"""What the others have done since the owner of the view played last: to be shown again, or to be marked."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from settebello.engine import Capture, Card, Event, Play, Scopa, Seat
from settebello.ui.animation.timeline import Pose
from settebello.ui.layout import TableLayout
from settebello.ui.table.arrangement import Arrangement
from settebello.ui.table.resting import beside, table_pose


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

    before: Arrangement
    events: tuple[Event, ...]

    @classmethod
    def of_others(cls, start: Arrangement, events: Sequence[Event]) -> Self | None:
        """The others' plays since the owner's last one in a deal that began at `start`; None without any."""
        own = [place for place, event in enumerate(events) if _is_play_of(event, start.owner)]
        after = own[-1] + 1 if own else 0
        return cls._from(start, events, after)

    @classmethod
    def last(cls, start: Arrangement, events: Sequence[Event]) -> Self | None:
        """The others' plays since the owner's last one, or else that one; None before the first play."""
        found = cls.of_others(start, events)
        own = [place for place, event in enumerate(events) if _is_play_of(event, start.owner)]
        return cls._from(start, events, own[-1]) if found is None and own else found

    @classmethod
    def _from(cls, start: Arrangement, events: Sequence[Event], place: int) -> Self | None:
        """What begins with the first play at a place or after it, to the end of the last play."""
        plays = [n for n, event in enumerate(events) if n >= place and isinstance(event, Play)]
        if not plays:
            return None
        end = max(n for n, event in enumerate(events) if isinstance(event, Play | Capture | Scopa)) + 1
        return cls(start.folded(events[: plays[0]]), tuple(events[plays[0] : end]))

    def marks(self, layout: TableLayout) -> tuple[Mark, ...]:
        """The cards laid that still lie there, and what the last play has taken, where it lay."""
        here, before_last = self.before, self.before
        laid: dict[Card, Seat] = {}
        for event in self.events:
            if isinstance(event, Play):
                before_last = here
                laid[event.card] = event.seat
            here = here.after(event)
        lying = [
            Mark(card, table_pose(layout, slot, card), laid[card], gone=False)
            for slot, card in here.table
            if card in laid
        ]
        taken = next((event for event in reversed(self.events) if isinstance(event, Capture | Play)), None)
        if not isinstance(taken, Capture):
            return tuple(lying)
        poses = {
            card: table_pose(layout, slot, card) for slot, card in before_last.table if card in taken.cards
        }
        last = replace(beside(layout, poses.values()), angle=0.0)
        gone = [Mark(card, pose, None, gone=True) for card, pose in poses.items()]
        return (*lying, *gone, Mark(taken.card, last, taken.seat, gone=True))


def _is_play_of(event: Event, seat: Seat) -> bool:
    return isinstance(event, Play) and event.seat == seat
