"""What the arms of winners do."""

from collections.abc import Callable

from interface.endings.arms import forearm, toasting
from interface.endings.drinks import Drink, wine
from interface.endings.hands import (
    clenched,
    coin_up,
    cupped,
    flat,
    gathered,
    holding,
    hooked,
    pointing,
    spread,
    thumb_up,
)
from interface.endings.limbs import Arms
from interface.endings.sleeves import sleeve
from interface.endings.stage import MIDDLE, Stage

Pose = Callable[[Stage, Arms], None]
"""What one arm or both do."""


def together(*poses: Pose) -> Pose:
    """Several poses as one."""

    def all_of_them(art: Stage, arms: Arms) -> None:
        for pose in poses:
            pose(art, arms)

    return all_of_them


def glass(drink: Drink = wine, higher: float = 0.0) -> Pose:
    """A glass lifted at the right, where it meets that of a partner; `higher` clears a broad head."""
    return lambda art, arms: toasting(art, arms, drink, higher)


def salute(art: Stage, arms: Arms) -> None:
    """The hand at the left salutes."""
    forearm(art, arms, (arms.half + 44, -24), (92, -146), flat, left=True, aim=-72, flip=True)


def heart(art: Stage, arms: Arms) -> None:
    """The hand at the left lies on the heart."""
    forearm(art, arms, (arms.half + 12, 58), (30, 26), flat, left=True, bend=0, flip=True)


def akimbo(art: Stage, arms: Arms) -> None:
    """The arm at the left is set on the hip, whose hand is behind the table."""
    sleeve(art, arms, (arms.half + 38, 24), (arms.half - 2, 96), left=True)


def fist_up(art: Stage, arms: Arms) -> None:
    """The fist at the left is in the air, clear of the broad head of a child."""
    out = max(arms.half + 23, 100)
    forearm(art, arms, (out + 8, 38), (out, -40), clenched, left=True, aim=-6, size=1.06)


def fists_high(art: Stage, arms: Arms) -> None:
    """Both fists are high in the air."""
    h = arms.half
    for left in (True, False):
        forearm(art, arms, (h + 28, 6), (h + 38, -78), clenched, left=left, aim=8, size=1.06)


def hook(art: Stage, arms: Arms) -> None:
    """The thumb of the left hand is hooked in the lapel."""
    forearm(art, arms, (arms.half + 16, 66), (50, 42), hooked, left=True, bend=20, size=0.94)


def thumb(art: Stage, arms: Arms) -> None:
    """The thumb of the left hand is up."""
    forearm(art, arms, (arms.half + 30, 54), (arms.half + 14, 0), thumb_up, left=True, aim=4)


def finger(art: Stage, arms: Arms) -> None:
    """A finger of the right hand points up."""
    h = arms.half
    forearm(art, arms, (h + 20, 48), (h + 18, -30), pointing, aim=-3)


def kiss(art: Stage, arms: Arms) -> None:
    """The fingertips of the right hand are kissed away."""
    h = arms.half
    forearm(art, arms, (h + 18, 52), (h - 4, -30), gathered, aim=-26, size=1.06)


def coin(art: Stage, arms: Arms) -> None:
    """The hand at the right holds a coin up."""
    h = arms.half
    forearm(art, arms, (h + 20, 50), (h + 26, -34), coin_up, aim=0)


def wide(art: Stage, arms: Arms) -> None:
    """The hand at the left is flung out, open."""
    h = arms.half
    forearm(art, arms, (h + 31, 38), (min(h + 36, 118), -24), spread, left=True, aim=16)


def wide_right(art: Stage, arms: Arms) -> None:
    """The hand at the right is flung out, open."""
    h = arms.half
    forearm(art, arms, (h + 31, 38), (min(h + 36, 118), -24), spread, aim=16)


def second(drink: Drink) -> Pose:
    """A second glass is lifted at the left."""

    def pose(art: Stage, arms: Arms) -> None:
        forearm(art, arms, (arms.half + 18, 54), (94, -16), holding(drink, 4), left=True, aim=8)

    return pose


def spectacles(art: Stage, arms: Arms) -> None:
    """The hand at the left sets the spectacles right."""
    forearm(art, arms, (arms.half + 34, 16), (64, -84), gathered, left=True, aim=-38, size=0.86)


def both_hands(drink: Drink) -> Pose:
    """Both hands are around a cup before the chest."""

    def pose(art: Stage, arms: Arms) -> None:
        with art.at(MIDDLE, arms.y + 34, 1.1):
            drink(art)
        for left in (True, False):
            forearm(art, arms, (arms.half + 14, 66), (34, 44), cupped, left=left, aim=-52, size=0.94)

    return pose


def fist_high(art: Stage, arms: Arms) -> None:
    """The fist at the right is high in the air."""
    h = arms.half
    forearm(art, arms, (h + 30, 14), (h + 32, -76), clenched, aim=6, size=1.06)


def folded_in_joy(art: Stage, arms: Arms) -> None:
    """The hands are pressed together before the chest."""
    for left in (True, False):
        forearm(art, arms, (arms.half + 18, 62), (16, 36), flat, left=left, aim=-9, flip=not left)
