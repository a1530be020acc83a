"""The half-figure of a person at the end of a match: waiting, and then a winner or somebody who has lost."""

import math
from enum import StrEnum
from typing import Final, NamedTuple

from settebello.ui.table.motion.easing import Ease, eased

TURNS: Final = 0.12
"""The part of the change in which everybody still waits, and begins to move."""
DUCKS: Final = 46.0
"""How far a winner ducks behind the table before the glass comes up, from `COMES_UP` below its place."""
COMES_UP: Final = 90.0
RISES: Final = 0.34
"""The part of the rest of the change in which a winner comes up."""
HOPS: Final = 12.0
HOP_COUNT: Final = 3
"""How high and how often a winner hops for joy; at the end the figure is so far below its place."""
SLUMPS: Final = 3.0
SINKS: Final = 9.0
"""How far the others are down when they lean back, and at the end."""


class Ending(StrEnum):
    """The poses, by the names of their pictures."""

    WAITING = "waiting"
    WON = "won"
    LOST = "lost"


class Pose(NamedTuple):
    """The picture of a figure, and how far it is below its place."""

    ending: Ending
    down: float = 0.0


def figure_of(avatar: str, ending: Ending) -> str | None:
    """Return the picture of the half-figure of a portrait; None for a picture that is no portrait."""
    folder, _, name = avatar.rpartition("/")
    if folder != "ui/avatars":
        return None
    return f"ui/endings/{name.removesuffix('.svg').partition('_')[0]}_{ending}.svg"


def pose_at(part: float, *, won: bool) -> Pose:
    """Return the pose at a part of the change from waiting to the end; before it, part is negative.

    Winners duck, come up with a glass and hop for joy; the others slump and lean back.
    """
    if part < TURNS:
        deep = DUCKS if won else SLUMPS
        return Pose(Ending.WAITING, deep * eased(Ease.IN, max(0.0, part) / TURNS))
    rest = min(1.0, (part - TURNS) / (1.0 - TURNS))
    if won:
        below = (COMES_UP - HOPS) * (1.0 - eased(Ease.OUT, min(1.0, rest / RISES)))
        hop = HOPS * abs(math.sin(math.pi * HOP_COUNT * rest)) * (1.0 - rest)
        return Pose(Ending.WON, below + HOPS - hop)
    return Pose(Ending.LOST, SLUMPS + (SINKS - SLUMPS) * eased(Ease.IN_OUT, rest))
