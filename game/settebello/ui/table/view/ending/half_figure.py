"""The half-figure of a person at the end of a match: waiting, and then a winner or somebody who has lost."""

import math
from enum import StrEnum
from typing import Final, NamedTuple

from settebello.ui.table.motion.easing import Ease, eased

ARRIVES: Final = 0.42
LATER: Final = 0.07
COMES_FROM: Final = 0.3
"""Seconds in which somebody sits down at the beginning, how much later each further one does, and from how
far below the place, in the height of the figure."""
BREATH: Final = 2.4
BREATHES: Final = 1.5
"""The seconds of a breath, and how far it lifts and lowers somebody who waits."""
BLINKS_AT: Final = 0.5
BLINKS_EVERY: Final = 1.7
BLINK: Final = 0.12
SPREAD: Final = 0.43
"""When somebody first blinks, how often and for how long, and how much later each further one does."""
STARTS: Final = 0.09
"""The part of the change in which somebody starts at the news: the face changes, and the back stretches."""
DIVES: Final = 0.1
DEEP: Final = 0.86
"""The part in which a winner dives out of sight for the glass, and how deep, in the height of the figure."""
UNDER: Final = 0.02
LEAPS: Final = 0.13
DROPS: Final = 0.065
"""The parts in which a winner is out of sight, leaps up again, and comes down from the top of the leap."""
HOPS: Final = 12.0
HOP_COUNT: Final = 2
"""How high and how often a winner hops for joy: at the end the figure is so far below its place. It never
leaves that upwards, since its picture ends at the table."""
ROCKS: Final = 6.0
"""How far a winner rocks to the left and to the right meanwhile."""
SAGS: Final = 0.2
SAGS_BY: Final = 0.34
"""The part in which somebody who has lost sags behind the table, so that no arm is seen, and how deep."""
EMERGES: Final = 0.26
"""The part in which the loser comes up again."""
SHAKES: Final = 4.0
SHAKE_COUNT: Final = 2
"""How far and how often the loser then shakes to the left and to the right: this cannot be true."""
SINKS: Final = 4.0
SIGHS: Final = 3.0
"""How far the others are down at the end, and how much less for a moment before."""
STRETCH: Final = (0.875, 1.0625)
SQUASH: Final = (1.0833, 0.9375)
TALL: Final = (0.9583, 1.03125)
PLAIN: Final = (1.0, 1.0)
"""The width, in that of the picture of that size, and the size of who leaps, lands, and starts, and of all
others."""


class Ending(StrEnum):
    """The poses, by the names of their pictures."""

    WAITING = "waiting"
    BLINKING = "blinking"
    HOPING = "hoping"
    FEARING = "fearing"
    WON = "won"
    LOST = "lost"


class Pose(NamedTuple):
    """The picture of a figure, how far it is below its place and to the right, and how it is stretched."""

    ending: Ending
    down: float = 0.0
    shape: tuple[float, float] = PLAIN
    aside: float = 0.0


def figure_of(avatar: str, ending: Ending) -> str | None:
    """Return the picture of the half-figure of a portrait; None for a picture that is no portrait."""
    return _picture_of(avatar, ending)


def chair_of(avatar: str) -> str | None:
    """Return the picture of the chair behind the half-figure of a portrait."""
    return _picture_of(avatar, "chair")


def _picture_of(avatar: str, what: str) -> str | None:
    folder, _, name = avatar.rpartition("/")
    if folder != "ui/avatars":
        return None
    return f"ui/endings/{name.removesuffix('.svg').partition('_')[0]}_{what}.svg"


def waiting_at(seconds: float, number: int, high: float, *, breath: float = 1.0) -> Pose:
    """Return the pose of the `number`-th of those who wait, so many seconds after the scene has begun.

    Somebody of a height sits down at first, then breathes, and now and then blinks. `breath` is less than 1
    for who holds it.
    """
    arrived = min(1.0, max(0.0, (seconds - LATER * number) / ARRIVES))
    below = COMES_FROM * high * (1.0 - eased(Ease.OUT, arrived))
    below += breath * BREATHES * (1.0 - math.cos(2 * math.pi * (seconds / BREATH + SPREAD * number)))
    since = seconds - BLINKS_AT - SPREAD * number
    blinks = since >= 0 and since % (BLINKS_EVERY + SPREAD * (number % 2)) < BLINK
    return Pose(Ending.BLINKING if blinks else Ending.WAITING, below)


def pose_at(part: float, *, won: bool, high: float) -> Pose:
    """Return the pose at a part of the change from waiting to the end; before it, part is negative.

    Winners start, dive behind the table, leap up with a glass and hop for joy. The others start, sag until no
    arm is seen, and come up again. So nobody changes arms in sight. `high` is the height of the figure.
    """
    if part <= 0.0:
        return Pose(Ending.WAITING)
    return _winning(min(1.0, part), DEEP * high) if won else _losing(min(1.0, part), SAGS_BY * high)


def _winning(part: float, deep: float) -> Pose:
    if part < STARTS:
        return Pose(Ending.HOPING, 0.0, TALL)
    part -= STARTS
    if part < DIVES:
        gone = eased(Ease.IN, part / DIVES)
        return Pose(Ending.HOPING, deep * gone, SQUASH if gone < 0.3 else PLAIN)
    part -= DIVES
    if part < UNDER:
        return Pose(Ending.WON, deep, STRETCH)
    part -= UNDER
    if part < LEAPS:
        come = eased(Ease.OUT, part / LEAPS)
        return Pose(Ending.WON, deep * (1.0 - come), STRETCH if come < 0.7 else PLAIN)
    part -= LEAPS
    if part < DROPS:
        return Pose(Ending.WON, HOPS * eased(Ease.IN, part / DROPS))
    part -= DROPS
    rest = part / (1.0 - STARTS - DIVES - UNDER - LEAPS - DROPS)
    hop = HOPS * abs(math.sin(math.pi * HOP_COUNT * rest)) * (1.0 - rest)
    rock = ROCKS * math.sin(2 * math.pi * rest) * (1.0 - rest)
    return Pose(Ending.WON, HOPS - hop, SQUASH if rest < 0.08 else PLAIN, rock)


def _losing(part: float, deep: float) -> Pose:
    if part < STARTS:
        return Pose(Ending.FEARING, 0.0, TALL)
    part -= STARTS
    if part < SAGS:
        return Pose(Ending.FEARING, deep * eased(Ease.SWING, part / SAGS))
    part -= SAGS
    if part < EMERGES:
        come = eased(Ease.SWING, part / EMERGES)
        shown = Ending.FEARING if come < 0.12 else Ending.LOST
        return Pose(shown, deep + (SINKS - SIGHS - deep) * come)
    part -= EMERGES
    rest = part / (1.0 - STARTS - SAGS - EMERGES)
    shake = SHAKES * math.sin(2 * math.pi * SHAKE_COUNT * rest) * (1.0 - rest)
    return Pose(Ending.LOST, SINKS - SIGHS * (1.0 - eased(Ease.IN_OUT, rest)), aside=shake)
