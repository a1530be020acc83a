"""Arms that lean on the edge of the table: an elbow under a head, a forearm laid along the edge, arms crossed."""

from interface.endings.arms import forearm
from interface.endings.hands import Hand, drumming, gripping
from interface.endings.joys import Pose
from interface.endings.limbs import Arms, Place
from interface.endings.sleeves import sleeve
from interface.endings.stage import Stage


def propped(
    art: Stage,
    arms: Arms,
    wrist: Place,
    hand: Hand,
    *,
    left: bool = True,
    aim: float = 4.0,
    out: float = 10.0,
    size: float = 1.0,
) -> None:
    """An elbow stands on the table, farther out than its shoulder, and the hand bears the head."""
    elbow = arms.half + out, arms.edge
    forearm(art, arms, elbow, wrist, hand, left=left, aim=aim, flip=True, size=size)


def across(art: Stage, arms: Arms, *, left: bool = True) -> None:
    """A forearm lies along the edge of the table; its hand is behind the other elbow, which is drawn after."""
    half = arms.half
    sleeve(art, arms, (half + 3, arms.edge), (26 - half, arms.edge - 1), left=left)


def hanging(*, left: bool = True) -> Pose:
    """An arm hangs down behind the table."""

    def pose(art: Stage, arms: Arms) -> None:
        sleeve(art, arms, (arms.half + 1, 78), (arms.half - 6, 150), left=left)

    return pose


def laid(hand: Hand = drumming, *, left: bool = True, reach: float = 34.0) -> Pose:
    """A forearm lies along the edge of the table, and so does its hand, which is seen whole."""

    def pose(art: Stage, arms: Arms) -> None:
        half = arms.half
        wrist = (reach, arms.edge + 1)
        forearm(art, arms, (half + 3, arms.edge), wrist, hand, left=left, bend=0, flip=True, size=0.96)

    return pose


def arms_crossed(art: Stage, arms: Arms) -> None:
    """Both arms lie crossed on the chest: one hand is under the other arm, the other one grips a sleeve."""
    half, y = arms.half, min(50.0, arms.edge)
    sleeve(art, arms, (half + 5, y), (18 - half, y - 16), left=True)
    forearm(art, arms, (half + 5, y), (32 - half, y - 13), gripping, bend=-16, flip=True, size=0.98)

