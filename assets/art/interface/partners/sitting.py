"""What is seen of an animal that sits on a cushion, below its pose at a table: lap, feet and tail."""

from collections.abc import Callable
from functools import partial
from typing import Final

from shapely.geometry import box

from interface.partners.features import both
from interface.partners.poses import ANIMALS, MIDDLE, WIDE, Animal
from interface.partners.walkers import BIRDS
from woodcut.geometry import Region, circle, ellipse, limb, move, union
from woodcut.palette import BLACK, GOLD, GOLD_DARK, INK, WHITE
from woodcut.picture import Picture

HIGH: Final = 330
"""The height of a whole figure: a pose, and what is below it."""
APART: Final = 58.0
"""How far each foot is from the middle."""
FOOT: Final = 292.0
TAILS: Final = {
    "fox": "222,286,12 268,296,19 304,272,17 316,236,6",
    "cat": "222,290,9 270,298,10 306,276,9 308,238,8",
    "mouse": "222,292,5 270,302,4 306,284,3.6 316,250,2",
}
TIPS: Final = {"fox": ("308,264,18 316,236,6", WHITE), "cat": ("308,256,9 308,238,8", BLACK)}
CUT: Final = 252.6
"""From where the lap covers a pose, which is cut a little lower."""
BALL: Final = 13.0
"""The radius of a rabbit's tail."""


def sitting() -> dict[str, Callable[[], Picture]]:
    """What draws the lower part of each animal, by its name."""
    return {name: partial(_sitting, name, animal) for name, animal in ANIMALS.items()}


def _sitting(name: str, animal: Animal) -> Picture:
    """Draw an animal's lap, feet and tail on its cushion, to be drawn over a pose that ends at the lap."""
    art = Picture()
    fur, dark = animal.fur
    _cushion(art, animal.cloth)
    if name in TAILS:
        tail = limb(TAILS[name])
        art.shape(tail, fur, ink=3, shade=dark, shift=(-4, -4))
        if name in TIPS:
            path, fill = TIPS[name]
            art.lay(limb(path).intersection(tail.buffer(-1.4)), fill)
    elif name == "rabbit":
        art.shape(circle(258, 280, BALL), WHITE, ink=3, shade=dark, shift=(-4, -4))
    _lap(art, animal)
    for side in (-1, 1):
        _foot(art, name, animal, MIDDLE + side * APART, side)
    return art


def _lap(art: Picture, animal: Animal) -> None:
    """Draw the lap below the edge at which a pose is cut: it hides that edge, with no ink above."""
    lap = both("172,216 238,220 241,238 242,256 250,282 232,302 172,306", middle=MIDDLE)
    below = box(0, CUT, WIDE, HIGH)
    outline = lap.buffer(3.2).difference(lap.buffer(-1)).intersection(below)
    art.lay(outline, INK)
    chest = both("172,216 209,220 210,256 206,276 192,288 172,290", middle=MIDDLE)
    # No fur shines through the upper edge of the chest.
    fur = lap.intersection(below).difference(chest.intersection(box(0, 0, WIDE, CUT + 3)))
    art.lay(fur, animal.fur[0])
    art.lay(fur.difference(move(lap, -8, -4)), animal.fur[1])
    art.lay(chest.intersection(below), animal.chest)


def _cushion(art: Picture, colours: tuple[str, str]) -> None:
    """Draw a flat round cushion with piping and two tassels."""
    for side in (-1, 1):
        art.shape(limb(f"{MIDDLE + side * 122},300,5 {MIDDLE + side * 138},310,7"), GOLD, ink=2.6)
    cushion = ellipse(MIDDLE, 302, 126, 24)
    art.shape(cushion, colours[0], ink=3.2, shade=colours[1], shift=(-4, -9))
    art.line(
        f"{MIDDLE - 112},306 {MIDDLE - 60},318 {MIDDLE},321 {MIDDLE + 60},318 {MIDDLE + 112},306",
        2.4,
        (0.2, 1, 0.2),
    )


def _foot(art: Picture, name: str, animal: Animal, x: float, side: int) -> None:
    """Draw a foot whose sole is seen, turned a little outwards."""
    fur, dark = animal.fur
    with art.at(x, FOOT, turned=side * 14):
        if name in BIRDS:
            art.shape(_toes(30, 9), GOLD, ink=3, shade=GOLD_DARK, shift=(-4, -3))
            for dx in (-12, 0, 12):
                art.line(f"{dx * 0.5},10 {dx},-8 {dx * 1.3},-16", 2, (0.3, 1, 0.3))
            return
        if name == "frog":
            art.shape(_toes(32, 10), fur, ink=3, shade=dark, shift=(-4, -3))
            art.add(ellipse(0, 8, 13, 9), animal.chest)
            return
        sole = ellipse(0, 0, 28, 33 if name == "rabbit" else 27)
        art.shape(sole, fur, ink=3, shade=dark, shift=(-5, -4))
        pads = union(
            ellipse(0, 8, 13, 9), *(ellipse(dx, dy, 5, 6) for dx, dy in ((-14, -7), (0, -12), (14, -7)))
        )
        art.add(pads, dark)


def _toes(long: float, round_: float) -> Region:
    """A broad foot with three toes that spread upwards."""
    toes = (limb(f"0,10,15 {dx},{-long * 0.62 + abs(dx) * 0.3},{round_}") for dx in (-20, 0, 20))
    return union(ellipse(0, 10, 22, 14), *toes)
