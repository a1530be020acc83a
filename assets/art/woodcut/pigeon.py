"""The pigeon of the town's squares, in several poses."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from woodcut.geometry import Region, blob, circle, ellipse, limb, union
from woodcut.palette import INK, PLUM, WHITE, WHITE_DARK
from woodcut.pattern import Hatch, motif
from woodcut.picture import Picture

DOVE, DOVE_DARK = "#a9b6c4", "#71839a"
WING, BAR, TAIL_END = "#8b9bb0", "#38434f", "#3c4757"
LARGE, SMALL = 1.5, 0.97
"""From the first size on a pigeon is hatched, from the second with shorter strokes."""
SCALED = 1.1
"""From this size on the feathers of its neck and breast are drawn."""
HATCH = Hatch(angle=16, spacing=6, length=18)
SHORT = Hatch(angle=16, spacing=6, length=11, width=1.5)
SHEEN, BREAST = "#2f6b50", "#6b3159"
"""The edges of the feathers on a large pigeon's neck and breast."""
CHECK, CHECKED = "#4c5a6d", "#7c8da1"
"""The spots of a chequered wing, and the wing between them."""
NECK, FOOT, EYE, BEAK = "#4f8f6d", "#d9574a", "#f08a2a", "#5a4d42"


@dataclass(frozen=True, slots=True)
class Build:
    """The outlines of one pose; feet stand at y 49, the box is centred on x 0."""

    body: str
    collar: str
    """The green band about the neck."""
    breast: str
    """The purple band below it."""
    wing: str
    bars: tuple[str, str]
    tail: str
    tail_end: str
    eye: tuple[float, float, float]
    """Where the eye is, and how far the head is turned (degrees, clockwise)."""
    legs: tuple[tuple[float, float], ...] = ((-9.5, -11.5), (2.5, 0.5))
    """Where each leg leaves the body and where it meets the ground."""
    lift: float = 5
    """How much higher the body is carried than its outline says, on legs as much longer."""
    looks_back: bool = False
    asleep: bool = False


_STANDING = Build(
    body="-33.5,-40 -25.5,-46 -15.5,-40 -9.5,-24 6.5,-16 24.5,0 28.5,16 16.5,30 -5.5,34 -27.5,28 -43.5,12 "
    "-47.5,-6 -41.5,-22 -41.5,-30",
    collar="-45.5,-24 -23.5,-24 -11.5,-20 -15.5,-6 -29.5,2 -49.5,-2",
    breast="-51.5,-12 -31.5,-12 -13.5,-14 -19.5,0 -33.5,6 -51.5,2",
    wing="-19.5,-10! -1.5,-16 18.5,-4 34.5,14 46.5,30! 28.5,28 8.5,24 -9.5,16 -19.5,4",
    bars=("6.5,-8 10.5,6 2.5,20", "19.5,0 22.5,14 16.5,26"),
    tail="22.5,8! 44.5,24 54.5,34! 48.5,42 36.5,42! 12.5,28!",
    tail_end="40.5,34 50.5,36 46.5,41 37.5,40",
    eye=(-31.5, -35, 0),
)


class Pose(Enum):
    """What a pigeon does."""

    STANDING = _STANDING
    LOOKING_BACK = Build(
        body=_STANDING.body,
        collar=_STANDING.collar,
        breast=_STANDING.breast,
        wing=_STANDING.wing,
        bars=_STANDING.bars,
        tail=_STANDING.tail,
        tail_end=_STANDING.tail_end,
        eye=(-24, -35, 0),
        looks_back=True,
    )
    PECKING = Build(
        body="-57,20 -52,10 -42,4 -36,-8 -24,-22 -4,-29 16,-26 30,-13 32,2 20,17 2,27 -18,29 -32,27 -40,32 "
        "-49,36 -56,30",
        collar="-52,6 -36,-8 -26,4 -28,20 -34,34 -46,22",
        breast="-38,-10 -26,-18 -16,4 -20,32 -32,36 -28,12",
        wing="-22,-10! -8,-23 16,-22 34,-10 50,-4! 36,6 18,13 -2,15 -18,8",
        bars=("4,-18 10,-6 6,8", "18,-18 24,-6 20,6"),
        tail="26,-16! 44,-18 56,-18! 57,-8 48,-1! 24,4!",
        tail_end="46,-15 54,-15 55,-9 47,-4",
        eye=(-48, 20, -58),
        legs=((-9, -13), (3, 3)),
        lift=0,
    )
    COOING = Build(
        body="-22,-42 -14,-48 -3,-46 3,-36 4,-24 14,-14 27,2 30,18 18,31 -6,36 -30,32 -46,18 -51,0 -46,-14 "
        "-36,-22 -28,-28 -27,-36",
        collar="-40,-28 -20,-30 6,-30 8,-14 -12,-6 -34,-8 -52,-10",
        breast="-54,-14 -34,-12 -8,-12 -2,2 -22,12 -52,10",
        wing="-16,-4! 2,-12 20,-2 34,16 44,32! 26,30 8,26 -10,19 -18,9",
        bars=("7,-4 11,9 3,22", "20,3 23,17 17,28"),
        tail="20,10! 42,24 54,30! 53,38 46,43 36,44! 12,30!",
        tail_end="42,32 51,32 48,39 38,41",
        eye=(-15, -37, 14),
    )
    ASLEEP = Build(
        body="-38,12 -41,-6 -36,-22 -24,-31 -9,-30 2,-18 18,-11 34,3 42,20 38,36 20,46 -8,49 -30,44 -38,30",
        collar="-44,-10 -28,-8 -8,-12 6,-14 -2,6 -24,12 -44,8",
        breast="-46,4 -24,8 -4,2 2,14 -20,24 -44,22",
        wing="-16,6! 2,-6 20,2 36,20 50,36! 32,36 10,37 -10,30 -17,18",
        bars=("7,0 12,14 4,28", "20,8 25,22 19,34"),
        tail="28,22! 46,32 57,38! 54,46 44,48! 18,42!",
        tail_end="45,38 54,41 50,46 41,46",
        eye=(-24, -17, -38),
        legs=(),
        lift=0,
        asleep=True,
    )
    WALKING = Build(
        body="-41,-38 -33,-44 -23,-39 -15,-25 4,-20 24,-9 32,6 24,21 4,29 -19,27 -36,15 -42,-2 -43,-16 "
        "-48,-27",
        collar="-52,-22 -30,-24 -14,-24 -14,-10 -30,-2 -50,-4",
        breast="-50,-10 -32,-10 -12,-14 -14,2 -30,8 -50,6",
        wing="-18,-12! 2,-19 22,-9 40,6 54,18! 36,20 14,19 -6,12 -17,2",
        bars=("8,-12 13,2 7,15", "22,-6 27,7 22,18"),
        tail="26,2! 48,12 60,20! 56,28 44,30! 18,22!",
        tail_end="46,19 56,22 52,27 43,28",
        eye=(-39, -33, 4),
        legs=((-8, -20), (6, 17)),
    )


class Plumage(Enum):
    """How a pigeon's wing is coloured: a town's pigeons differ, and each is somebody."""

    BARRED = (WING, DOVE_DARK)
    CHEQUERED = (CHECKED, CHECK)
    PIED = (WHITE, WHITE_DARK)


def dove(
    art: Picture,
    x: float,
    y: float,
    size: float = 1.0,
    *,
    pose: Pose = Pose.STANDING,
    plumage: Plumage = Plumage.BARRED,
    flip: bool = False,
    held: Callable[[], None] | None = None,
) -> None:
    """Draw a pigeon about a point, about 112 by 103 units with its feet 49 below; it walks to the left.

    `held` draws what hangs out between the two halves of its beak, in a frame whose origin is its eye.
    """
    build = pose.value
    with art.at(x, y, size, flip=flip):
        for hip, ground in build.legs:
            leg = limb(f"{hip},24,2.7 {(hip + ground) / 2 + 1},38,2.2 {ground},45.6,2.2")
            toes = union(
                limb(f"{ground},45.6,2.2 {ground - 7},46.2,2 {ground - 13},48.6,1.3"),
                limb(f"{ground},45.6,2.2 {ground - 6},49.6,1.5"),
                limb(f"{ground},45.6,2 {ground + 8},48.4,1.2"),
            )
            art.shape(union(leg, toes), FOOT, ink=1.6, heavy=(0.5, 0.8))
        with art.at(0, -build.lift):
            _bird(art, build, plumage, size, held)


def _bird(art: Picture, build: Build, plumage: Plumage, size: float, held: Callable[[], None] | None) -> None:
    """All of a pigeon but its legs."""
    art.shape(blob(build.tail), DOVE_DARK, ink=2.4)
    art.add(blob(build.tail_end), TAIL_END)
    body = blob(build.body)
    hatch = HATCH if size >= LARGE else SHORT if size >= SMALL else None
    art.shape(body, DOVE, ink=2.6, shade=DOVE_DARK, hatch=hatch)
    inside = art.here(body).buffer(-1.3)
    for part, fill, sheen in ((build.collar, NECK, SHEEN), (build.breast, PLUM, BREAST)):
        feathers = blob(part)
        art.lay(art.here(feathers).intersection(inside), fill)
        if size >= SCALED:
            scales = motif(feathers.intersection(body.buffer(-1.6)), _scallop, 6.4, 4.8, margin=0.6)
            art.lay(art.here(scales).intersection(inside), sheen)
    wing = blob(build.wing)
    fill, shade = plumage.value
    art.shape(wing, fill, ink=2.4, shade=shade, shift=(-3, -4))
    if plumage is Plumage.CHEQUERED:
        spots = motif(wing.buffer(-1.6), _scallop, 7.4, 6.2, margin=0.6)
        art.lay(art.here(spots), CHECK)
    pied = plumage is Plumage.PIED
    for bar in build.bars:
        width, colour = (2.4, WHITE_DARK) if pied else (4.6, BAR)
        art.line(bar, width, (0.6, 1, 0.6), colour=colour, within=art.here(wing).buffer(-1))
    _face(art, build, held)


def _scallop(x: float, y: float) -> Region:
    """The edge of one feather of the neck."""
    return blob(f"{x - 3.2},{y - 1.6}! {x},{y + 2.6} {x + 3.2},{y - 1.6}! {x},{y + 1}")


def _face(art: Picture, build: Build, held: Callable[[], None] | None) -> None:
    """The beak with its white cere, and the eye; a sleeper's eye is a line."""
    x, y, turned = build.eye
    with art.at(x, y, flip=build.looks_back, turned=turned):
        if held:
            art.shape(blob("-7,5! -14,7.5 -21,12! -13,12.6 -6,10!"), BEAK, ink=1.8)
            held()
            art.shape(blob("-8,-2! -17,-1 -23,3 -25,7! -16,5.6 -8,6!"), BEAK, ink=1.8)
        else:
            art.shape(blob("-9,-1! -18,2 -23,7! -15,8 -9,7!"), BEAK, ink=1.8)
        art.add(ellipse(-9, 0, 3.2, 2.2), WHITE)
        if build.asleep:
            art.line("-4,-1 0,2.4 4.4,0", 2.2, (0.5, 1, 0.5))
        else:
            art.shape(circle(0, 0, 3.9), EYE, ink=1.5, heavy=(0.2, 0.3))
            art.dot(0, 0, 1.9, INK)
