"""Arms that lean on the edge of the table: an elbow under a head, a forearm along the edge, arms crossed."""

from interface.endings.arms import forearm
from interface.endings.hands import Hand, drumming, gripping, knuckles
from interface.endings.joys import Pose
from interface.endings.limbs import UPRIGHT, Arms, Place
from interface.endings.sleeves import sleeve
from interface.endings.stage import MIDDLE, Stage


def propped(
    art: Stage,
    arms: Arms,
    wrist: Place,
    hand: Hand,
    *,
    left: bool = True,
    aim: float = 4.0,
    out: float = 17.0,
    size: float = 1.0,
) -> None:
    """An elbow stands on the table, farther out than its shoulder, and the hand bears the head."""
    elbow = arms.half + out, arms.edge
    forearm(art, arms, elbow, wrist, hand, left=left, aim=aim, flip=True, size=size)


def across(art: Stage, arms: Arms, *, left: bool = True) -> None:
    """A forearm lies along the edge of the table; the other elbow, drawn after it, hides its hand."""
    half = arms.half
    sleeve(art, arms, (half + 3, arms.edge), (-half - 6, arms.edge - 1), left=left)


def hanging(*, left: bool = True) -> Pose:
    """An arm hangs down behind the table."""

    def pose(art: Stage, arms: Arms) -> None:
        sleeve(art, arms, (arms.half + 2, 78), (arms.half - 4, 150), left=left)
        (x, y), r = arms.shoulder, arms.thick
        with art.at(MIDDLE, arms.y, flip=left):
            path = (
                f"{x - 0.72 * r:.1f},{y + 0.3 * r:.1f} {x - 0.55 * r:.1f},{y + 34:.1f} {x - 0.5 * r:.1f},96"
            )
            art.line(path, 3.0, (0.2, 1, 1), arms.over)

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


def chin_on_hands(art: Stage, arms: Arms) -> None:
    """Both elbows stand on the table, and the chin rests on the hands, which lie one on the other."""
    propped(art, arms, (22, -4), knuckles, aim=-62, out=16)
    propped(art, arms, (20, -6), knuckles, left=False, aim=-66, out=16)


def pensive(art: Stage, arms: Arms) -> None:
    """The chin is in the hand at the right, and the fingers of the other one drum on the table."""
    arms = arms._replace(rests=UPRIGHT)
    laid(reach=26.0)(art, arms)
    propped(art, arms, (26, -12), knuckles, left=False, aim=-26, out=17)


def impatient(art: Stage, arms: Arms) -> None:
    """Both forearms lie on the table, and the fingers of the hand at the right drum."""
    arms = arms._replace(rests=UPRIGHT)
    laid(knuckles, reach=22.0)(art, arms)
    laid(left=False, reach=40.0)(art, arms)
