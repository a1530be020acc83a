"""The other players' plays since the owner's last play, to be animated again or marked on the table."""

import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, Self

from settebello.engine import (
    Believed,
    Boasted,
    Bonus,
    Capture,
    Card,
    Declared,
    Doubted,
    Event,
    Exposed,
    FaceDown,
    Penalty,
    Play,
    Robbed,
    Scopa,
    Seat,
    Steal,
)
from settebello.ui.kit.paint.area import Area
from settebello.ui.table.layout import RATIO, TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import table_poses
from settebello.ui.table.model.table_state import TableState

BEGINNINGS: Final = Play | FaceDown | Declared | Boasted | Exposed | Believed | Doubted
"""The events that begin a turn."""
OUTCOMES: Final = Capture | Steal | Bonus | Scopa | Penalty | Robbed
"""The events that follow a play immediately."""
BADGE: Final = 40.0
"""Size of the portrait on a marked card."""
BADGE_IN, BADGE_DOWN = 16.0, 10.0
"""Distance of the portrait's centre from the right and from the upper edge of the card."""
SIZES: Final = (1.0, 0.8, 0.62)
"""Sizes of the mark for the capturing card, relative to the cards on the table."""
ACROSS: Final = (0.0, 0.25, -0.25, 0.86, -0.86)
DOWN: Final = (0.22, 1.0, 0.62, 0.0, -0.62)
"""Where that mark may be, from the middle of a captured card, in widths of a card."""
SMALL_COST: Final = 1.5
"""Cost of a mark of no size; hiding a whole captured card costs 1."""


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
        return (*lying, *_gone(layout, before, last, poses.values()))

    def _last_play(self) -> tuple[TableState, Sequence[Event]]:
        """Return the table before the last play, and the events from that play on."""
        first = max(n for n, event in enumerate(self.events) if isinstance(event, Play | FaceDown))
        return self.before.folded(self.events[:first]), self.events[first:]


def badge_place(pose: Pose) -> Area:
    """Return the area of the portrait on a marked card."""
    x = pose.x + 0.5 * pose.width - BADGE_IN
    return Area.centred(x, pose.y - 0.5 * pose.width * RATIO + BADGE_DOWN, BADGE, BADGE)


def _gone(
    layout: TableLayout, before: TableState, last: Sequence[Event], live: Collection[Pose]
) -> Iterator[Mark]:
    """Yield marks for the cards captured by the last play at their old poses, and for the capturing card.

    `live` are the poses of the cards that are still on the table.
    """
    capture = next((event for event in last if isinstance(event, Capture)), None)
    robbed = next((event for event in last if isinstance(event, Robbed)), None)
    taken = {card for event in (capture, robbed) if event is not None for card in event.cards}
    lying = table_poses(layout, before.table)
    poses = {card: pose for card, pose in lying.items() if card in taken}
    yield from (Mark(card, pose, None, gone=True) for card, pose in poses.items())
    if capture is not None and capture.cards:
        beneath = [poses[card] for card in capture.cards]
        yield Mark(capture.card, _clear_pose(layout, beneath, live), capture.seat, gone=True)


def _clear_pose(layout: TableLayout, taken: Sequence[Pose], live: Collection[Pose]) -> Pose:
    """Return the pose of the mark for a capturing card: at a captured card, on no card that is still there.

    The mark is as large as there is room for, and hides little of the captured cards.
    """
    cloth = layout.table
    middle = sum(pose.x for pose in taken) / len(taken)
    cards = [_box(pose) for pose in live]

    def cost(pose: Pose) -> float:
        hidden = sum(_shared(_box(under), _box(pose)) / (under.width**2 * RATIO) for under in taken)
        size = pose.width / taken[0].width
        return hidden + SMALL_COST * (1.0 - size) + 0.05 * abs(pose.x - middle) / pose.width

    def clear(pose: Pose) -> bool:
        boxes = (_box(pose), badge_place(pose))
        return not any(_shared(card, box) for card in cards for box in boxes)

    found = []
    for under, size, across, down in product(taken, SIZES, ACROSS, DOWN):
        width = size * under.width
        half = 0.53 * width
        x = min(max(under.x + across * under.width, cloth.x + half), cloth.right - half)
        y = min(max(under.y + down * under.width, cloth.y + half * RATIO), cloth.bottom - half * RATIO)
        found.append(Pose(x, y, width))
    # The smallest mark has room on the captured card itself, so the second choice is hardly ever needed.
    inside = Pose(taken[0].x, taken[0].y, SIZES[-1] * taken[0].width)
    return next(filter(clear, sorted(found, key=cost)), inside)


def _box(pose: Pose) -> Area:
    """Return the smallest upright rectangle around a card."""
    across, down = abs(math.cos(math.radians(pose.angle))), abs(math.sin(math.radians(pose.angle)))
    width, high = pose.width, pose.width * RATIO
    return Area.centred(pose.x, pose.y, width * across + high * down, width * down + high * across)


def _shared(one: Area, other: Area) -> float:
    """Return the size of the area that two rectangles share."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(wide, 0.0) * max(high, 0.0)


def _is_play_of(event: Event, seat: Seat | None) -> bool:
    """Return whether an event is a play of the seat; of any seat when `seat` is None."""
    return isinstance(event, Play | FaceDown) and seat in {event.seat, None}
