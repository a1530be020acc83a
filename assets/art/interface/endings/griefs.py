"""What the arms of those do who have lost; their shoulders have dropped."""

from shapely import affinity

from interface.endings.arms import drop, forearm, resting
from interface.endings.drinks import Drink, wine
from interface.endings.hands import clenched, flat, gathered, spread
from interface.endings.joys import Pose, together
from interface.endings.limbs import Arms, Place
from interface.endings.sleeves import sleeve
from interface.endings.stage import MIDDLE, Stage
from woodcut.geometry import limb, union

PUSHED = -7.0
"""By how many degrees a hat is turned by fingers under it."""


def rest_left(art: Stage, arms: Arms) -> None:
    """The arm at the left lies on the table."""
    resting(art, drop(arms))


def rest_right(art: Stage, arms: Arms) -> None:
    """The arm at the right lies on the table."""
    resting(art, drop(arms), left=False)


def palm(*, left: bool = False) -> Pose:
    """A hand held out, open: what can one do?"""

    def pose(art: Stage, arms: Arms) -> None:
        h = arms.half
        forearm(art, drop(arms), (h + 8, drop(arms).table + 4), (h + 38, 18), spread, left=left, aim=26)

    return pose


def forehead(at: Place, *, left: bool = True, aim: float = -52.0) -> Pose:
    """A hand is slapped to the forehead; `at` is its wrist."""

    def pose(art: Stage, arms: Arms) -> None:
        forearm(art, drop(arms), (arms.half + 38, 26), at, flat, left=left, aim=aim, flip=True)

    return pose


def _on_the_table(arms: Arms, wrist: Place) -> Place:
    """The elbow below a hand that bears a head."""
    return max(wrist[0] + 30, arms.half - 8), arms.table + 12


def on_a_fist(at: Place, *, left: bool = True, aim: float = 4.0) -> Pose:
    """A cheek or the chin rests on a fist, whose elbow is on the table; `at` is the wrist."""

    def pose(art: Stage, arms: Arms) -> None:
        forearm(art, drop(arms), _on_the_table(arms, at), at, clenched, left=left, aim=aim, flip=True)

    return pose


def on_a_hand(at: Place, *, left: bool = False, aim: float = 8.0) -> Pose:
    """A cheek rests in an open hand; `at` is the wrist."""

    def pose(art: Stage, arms: Arms) -> None:
        forearm(art, drop(arms), _on_the_table(arms, at), at, flat, left=left, aim=aim, flip=True)

    return pose


def on_both_fists(half: float, high: float) -> Pose:
    """Both cheeks rest on fists."""
    return together(on_a_fist((half, high)), on_a_fist((half, high), left=False))


def on_both_hands(left: Place, right: Place, aim: float = 4.0) -> Pose:
    """Both palms are pressed to the cheeks."""
    return together(on_a_hand(left, left=True, aim=aim), on_a_hand(right, aim=aim))


def scratching(at: Place, hat: str | None = None, *, aim: float = -58.0) -> Pose:
    """The hand at the right scratches the head, under a hat of this colour, which it pushes up."""

    def pose(art: Stage, arms: Arms) -> None:
        fills = [layer.fill for layer in art.layers]
        first, last = (
            (0, 0) if hat is None else (fills.index(hat) - 1, len(fills) - fills[::-1].index(hat) + 1)
        )
        worn = art.layers[first:last]
        del art.layers[first:last]
        forearm(art, drop(arms), (arms.half + 42, -18), at, flat, aim=aim, flip=True)
        for layer in worn:
            low, _, _, brim = worn[0].region.bounds
            art.lay(affinity.rotate(layer.region, PUSHED, origin=(low, brim)), layer.fill, rigid=layer.rigid)

    return pose


def collar(at: Place = (18.0, 26.0), *, left: bool = True) -> Pose:
    """A hand pulls at the collar."""

    def pose(art: Stage, arms: Arms) -> None:
        forearm(art, drop(arms), (arms.half + 16, 60), at, gathered, left=left, bend=4, size=0.9)

    return pose


def pushing(drink: Drink = wine) -> Pose:
    """The hand at the right pushes the glass away."""

    def pose(art: Stage, arms: Arms) -> None:
        h, low = arms.half, drop(arms)
        with art.at(MIDDLE + h + 54, 304, turned=7):
            drink(art)
        forearm(art, low, (h + 8, low.table + 2), (h + 26, 30), flat, aim=14, size=0.98)

    return pose


def folded(art: Stage, arms: Arms) -> None:
    """Both arms lie across the chest, a hand on the other elbow."""
    low = drop(arms, 5)
    h = arms.half
    sleeve(art, low, (h + 8, low.table), (-18, low.table - 16))
    hand = union(
        limb("0,6,10 0,-8,12.4"),
        limb("-9,-10,6.2 -12,-26,5.8 -11,-37,4.8"),
        limb("-3,-12,6.4 -4,-31,6 -3.4,-43,4.8"),
        limb("4,-12,6.4 4,-30,5.8 4,-41,4.8"),
        limb("10,-9,5.8 11,-24,5.2 11,-34,4.4"),
    )
    with art.at(MIDDLE, low.y, flip=True), art.at(8, low.table - 18, turned=-104):
        art.shape(hand, low.skin, ink=2.8, shade=low.dark_skin, shift=(-3, -4))
        for gap in ("-7.6,-37 -8,-26 -6,-12", "0.4,-40 0,-28 0.4,-13", "7.6,-36 7.6,-26 7,-12"):
            art.line(gap, 2, (0.7, 1, 0.15))
    sleeve(art, low, (h + 8, low.table + 2), (10, low.table - 16), left=True)
