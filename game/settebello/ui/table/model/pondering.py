"""What is seen of a player who thinks: one closed card after the other rises a little out of the fan.

It depends on the seat, the number of cards and the time only, so it says nothing of the play.
"""

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from settebello.engine import Card, Seat
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.layout.seat_places import Edge
from settebello.ui.table.model.rest_poses import hand_poses
from settebello.ui.table.model.table_state import TableState

PERIOD: Final = 0.7
"""Seconds in which a card rises and sinks."""
HIGH: Final = 18.0
OUT: Final = {Edge.BOTTOM: (0.0, -1.0), Edge.TOP: (0.0, 1.0), Edge.LEFT: (1.0, 0.0), Edge.RIGHT: (-1.0, 0.0)}
"""How far it rises, and where: towards the table."""


def pondered_place(seat: Seat, cards: int, number: int) -> int:
    """Return which of the cards of a fan rises in a period; neighbours in time are different cards."""
    step = 2 if cards % 2 else max(cards - 1, 1)
    return (seat + cards + number * step) % cards


def risen(layout: TableLayout, here: TableState, seat: Seat, time: float) -> Mapping[Card, Pose]:
    """Return the poses of a hand after so many seconds of thought; none where its cards are not closed."""
    poses = hand_poses(here, layout, seat)
    if not poses or any(pose.turn for pose in poses.values()):
        return {}
    card = list(poses)[pondered_place(seat, len(poses), int(time / PERIOD))]
    up = HIGH * math.sin(math.pi * (time % PERIOD) / PERIOD)
    (across, down), pose = OUT[layout.seats[seat].edge], poses[card]
    return poses | {card: replace(pose, x=pose.x + across * up, y=pose.y + down * up)}
