"""What knaves wear on their body: tunic, belt, cape and breeches."""

from shapely.geometry import box

from napoletane.limbs import Cloth
from woodcut.geometry import Region, blob, circle, move, poly, rounded, turn, union
from woodcut.palette import BROWN, BROWN_DARK, GOLD, GOLD_DARK, INK, RED
from woodcut.pattern import Hatch, motif, stripes
from woodcut.picture import Picture

HALF = poly("180,150 330,150 330,450 180,450")
"""The half of a tunic that has the second cloth; every tunic is drawn around x = 180."""
BODY = "236,270 224,232 200,218 160,218 136,232 124,270 128,326!"
"""Shoulders and chest of every tunic, from one hip to the other."""


def brocade(x: float, y: float) -> Region:
    """The motif woven into both halves of a tunic."""
    return union(
        turn(box(x - 4, y - 4, x + 4, y + 4), 45, (x, y)),
        circle(x, y - 9, 2, 8),
        circle(x, y + 9, 2, 8),
        circle(x - 7.5, y, 1.7, 8),
        circle(x + 7.5, y, 1.7, 8),
    )


def tunic(art: Picture, cloths: tuple[Cloth, Cloth], skirt: str, folds: tuple[str, ...] = ()) -> None:
    """Draw a tunic of two cloths; `skirt` is its outline below the belt from left to right."""
    first, second = cloths
    form = blob(f"{BODY} {skirt} 232,326!")
    art.shape(form, first.base, ink=3.2, shade=first.dark, shift=(-9, -3))
    inside = form.buffer(-1.6)
    right = inside.intersection(HALF)
    art.add(right, second.base)
    art.shade_rim(inside, -9, -3, second.dark, right)
    art.add(motif(right.buffer(-6), brocade, 30, 26, margin=4), second.mark)
    art.add(motif(inside.difference(right).buffer(-6), brocade, 30, 26, margin=4), first.mark)
    for fold in folds:
        art.line(fold, 2.4, (0, 1, 1), within=art.here(inside))
    art.line("180,222 180,330", 2.4, (1, 1), within=art.here(inside))
    hem = inside.difference(move(inside, 0, -11)).intersection(box(60, 345, 300, 480))
    art.add(hem, GOLD if first.base != GOLD else RED)
    art.add(hem.buffer(1.6).difference(hem).intersection(inside), INK)
    for i in range(5):
        art.shape(circle(180, 240 + i * 18, 4.4, 16), GOLD, ink=1.9)


def belt(art: Picture) -> None:
    """Draw the belt of a tunic."""
    strap = blob("127,318! 150,325 180,328 210,325 233,318! 234,334! 210,341 180,344 150,341 126,334!")
    art.shape(strap, BROWN, ink=2.6, shade=BROWN_DARK, shift=(-2, -4))
    art.shape(rounded(168, 323, 24, 23, 4), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -3))
    art.add(rounded(174, 329, 12, 11, 2), BROWN)


def breeches(art: Picture, path: str, cloth: Cloth, angle: float) -> None:
    """Draw one leg of puffed breeches, slashed along `angle` degrees."""
    form = blob(path)
    art.shape(form, cloth.base, ink=3.0, shade=cloth.dark, shift=(-7, -4))
    inside = form.buffer(-1.6)
    bars = stripes(inside, angle, 15, 6)
    art.add(bars, cloth.mark)
    art.shade_rim(inside, -7, -4, cloth.mark_dark, bars)


def cape(art: Picture, path: str, cloth: Cloth, folds: tuple[str, ...]) -> None:
    """Draw a cape that hangs or flies behind a figure."""
    form = blob(path)
    hatch = Hatch(angle=15, spacing=6.5, length=13)
    art.shape(form, cloth.base, ink=3.2, shade=cloth.dark, shift=(-7, -4), hatch=hatch)
    inside = art.here(form.buffer(-1.5))
    for fold in folds:
        art.line(fold, 2.4, (0, 1, 0.5), within=inside)
