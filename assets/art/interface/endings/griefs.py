"""What the arms of those do who have lost; their shoulders have dropped."""

from shapely import affinity
from shapely.geometry import Point, box

from interface.endings.arms import drop, forearm
from interface.endings.drinks import Drink, wine
from interface.endings.hands import Hand, clenched, flat, gathered, knuckles, spread
from interface.endings.joys import Pose, together
from interface.endings.leaning import across, arms_crossed, chin_on_hands, hanging, propped
from interface.endings.limbs import Arms, Place
from interface.endings.stage import MIDDLE, WIDE, Stage
from woodcut.geometry import clean

CHIN = 222.0
"""What is above this height is the head."""
PUSHED = -7.0
"""By how many degrees a hat is turned by fingers under it."""


def hang(*, left: bool = True) -> Pose:
    """An arm hangs down."""
    return lambda art, arms: hanging(left=left)(art, drop(arms))


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


def on_a_fist(at: Place, *, left: bool = True, aim: float = 4.0, out: float = 17.0) -> Pose:
    """A cheek or the chin rests on a fist, whose elbow is on the table; `at` is the wrist."""
    return lambda art, arms: propped(art, drop(arms), at, clenched, left=left, aim=aim, out=out)


def on_a_hand(at: Place, *, left: bool = False, aim: float = 8.0, out: float = 17.0) -> Pose:
    """A cheek rests in an open hand, whose elbow is on the table; `at` is the wrist."""
    return lambda art, arms: propped(art, drop(arms), at, flat, left=left, aim=aim, out=out)


def beside(prop: Pose, *, left: bool = False) -> Pose:
    """One arm is propped up, and the other one, at the right or at the left, lies along the edge."""

    def pose(art: Stage, arms: Arms) -> None:
        across(art, drop(arms), left=left)
        prop(art, arms)

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
        with art.at(MIDDLE + h + 54, 288, turned=7):
            drink(art)
        forearm(art, low, (h + 8, low.table + 2), (h + 26, 30), flat, aim=14, size=0.98)

    return pose


def folded(art: Stage, arms: Arms) -> None:
    """Both arms are crossed on the chest."""
    arms_crossed(art, drop(arms, 5))


def behind_the_head(at: Place, hand: Hand = knuckles, *, left: bool = True, aim: float = -40.0) -> Pose:
    """A hand rubs the neck: the elbow is up, and the hand is behind the head; `at` is its wrist."""

    def pose(art: Stage, arms: Arms) -> None:
        chin = art.here(Point(MIDDLE, CHIN)).y
        above = box(0, 0, WIDE, chin)
        person = [layer._replace(region=clean(layer.region).intersection(above)) for layer in art.layers]
        head = [layer for layer in person[art.behind :] if not layer.region.is_empty]
        forearm(art, drop(arms), (arms.half + 40, 2), at, hand, left=left, aim=aim, flip=True)
        art.layers += head

    return pose


def brooding(art: Stage, arms: Arms) -> None:
    """The chin rests on both hands."""
    chin_on_hands(art, drop(arms))
