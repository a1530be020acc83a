"""What a king wears: shoes, mantle, robe and ermine, in the colours of his suit."""

from collections.abc import Callable
from dataclasses import dataclass

from shapely.geometry import box

from woodcut.dress import ermine
from woodcut.geometry import Region, blob, brush, circle, limb, mirror, move, poly, rounded, star, turn, union
from woodcut.palette import GOLD, GOLD_DARK, INK, RED, SHADE, SKIN
from woodcut.pattern import Hatch, motif
from woodcut.picture import Picture


@dataclass(frozen=True, slots=True)
class KingDress:
    """The colours of a king: base and shade, then the colour of a pattern."""

    mantle: tuple[str, str, str]
    robe: tuple[str, str]
    orphrey: str
    sash: str
    gem: str
    hair: tuple[str, str]
    shoe: tuple[str, str]
    pattern: Callable[[float, float], Region]
    skin: str = SKIN

    @property
    def jewel(self) -> str:
        """The gem, in a colour that shows on gold."""
        return RED if self.gem == GOLD else self.gem

    @property
    def trim(self) -> str:
        """Hem and cuffs, in a colour that shows on the robe."""
        return RED if self.robe[0] == GOLD else GOLD


def motif_cross(x: float, y: float) -> Region:
    """A small cross between four dots."""
    return union(
        turn(box(x - 3.4, y - 3.4, x + 3.4, y + 3.4), 45, (x, y)),
        circle(x - 6.4, y, 1.5, 8),
        circle(x + 6.4, y, 1.5, 8),
        circle(x, y - 6.6, 1.5, 8),
        circle(x, y + 6.6, 1.5, 8),
    )


def motif_lily(x: float, y: float) -> Region:
    """A small lily."""
    return union(
        blob(f"{x},{y - 8}! {x + 2.6},{y - 2} {x},{y + 3} {x - 2.6},{y - 2}"),
        blob(f"{x - 1},{y + 3}! {x - 5},{y - 1} {x - 7},{y - 5}! {x - 2.5},{y - 2}"),
        blob(f"{x + 1},{y + 3}! {x + 5},{y - 1} {x + 7},{y - 5}! {x + 2.5},{y - 2}"),
        box(x - 4, y + 2.4, x + 4, y + 4),
        circle(x, y + 6.2, 1.7, 8),
    )


def motif_star(x: float, y: float) -> Region:
    """A small star."""
    return star(x, y, 6.4, 2.7, 6)


def motif_ring(x: float, y: float) -> Region:
    """A small ring with a dot."""
    return circle(x, y, 5.5, 16).difference(circle(x, y, 3.4, 12)).union(circle(x, y, 1.5, 8))


def mantle(art: Picture, dress: KingDress, path: str) -> None:
    """Draw a mantle of the suit's colour, woven with the king's own pattern."""
    base, dark, mark = dress.mantle
    form = blob(path)
    art.shape(form, base, ink=3.4, shade=dark, shift=(-8, -3))
    art.add(motif(form.buffer(-5), dress.pattern, 27, 27, margin=5), mark)


def gown(art: Picture, dress: KingDress, path: str, folds: tuple[str, ...]) -> Region:
    """Draw a gown with a jewelled hem; returns what lies inside its outline."""
    base, dark = dress.robe
    form = blob(path)
    art.shape(form, base, ink=3.0, shade=dark, shift=(-9, -2))
    inside = form.buffer(-1.5)
    hem = inside.difference(move(inside, 0, -20)).intersection(box(40, 470, 320, 540)).buffer(-3).buffer(3)
    art.add(hem, dress.trim)
    art.shade_rim(hem, -4, -3, SHADE[dress.trim])
    art.add(hem.buffer(1.1).difference(hem).intersection(inside.difference(move(inside, 0, -30))), INK)
    left, _, right, _ = hem.bounds
    for i in range(1, int((right - left) / 17)):
        x = left + i * 17
        line = hem.intersection(box(x - 0.1, 470, x + 0.1, 540))
        if not line.is_empty:
            art.add(circle(x, line.centroid.y, 3, 14), dress.gem)
    for fold in folds:
        art.add(move(brush(fold, 6, (0, 1, 0.6)), 4, 0).intersection(inside.difference(hem)), dark)
        art.line(fold, 2.6, (0, 1, 0.7), within=art.here(inside))
    return inside


def orphrey(art: Picture, dress: KingDress, band: Region, steps: int, top: float) -> None:
    """Draw the embroidered band down the middle of a gown, a jewel at every step below `top`."""
    art.shape(band, dress.orphrey, ink=2.2, heavy=(0.3, 0.3))
    for i in range(steps):
        y = top + i * 27
        lozenge = turn(box(173, y - 7, 187, y + 7), 45, (180, y))
        art.shape(lozenge, GOLD if dress.orphrey != GOLD else RED, ink=1.6, heavy=(0.2, 0.4))
        art.add(circle(180, y, 2.4, 12), dress.jewel)


def sash(art: Picture, dress: KingDress) -> None:
    """Draw the sash with its clasp."""
    form = blob("126,326! 150,332 180,334 210,332 235,326! 237,346! 210,352 180,354 150,352 123,346!")
    art.shape(form, dress.sash, ink=2.6, shade=SHADE[dress.sash], shift=(-2, -5))
    for x in (140, 156, 204, 220):
        art.add(circle(x, 340 + (2 if 150 < x < 212 else 0), 3.2, 16), GOLD if dress.sash != GOLD else RED)
    art.shape(rounded(168, 329, 24, 26, 5), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -3))
    art.shape(circle(180, 342, 6.5, 20), dress.jewel, ink=1.8)


def slipper(art: Picture, dress: KingDress, x: float, y: float, *, flip: bool = False) -> None:
    """Draw the toe of a shoe below a hem, pointing to the left."""
    with art.at(x, y, flip=flip):
        form = blob("14,-12! 16,6 10,10 -18,11 -28,7 -20,0 -6,-6")
        art.shape(form, dress.shoe[0], ink=2.8, shade=dress.shoe[1], shift=(-3, -3))


def standing_robe(art: Picture, dress: KingDress) -> None:
    """Draw a standing king without arms and head, between x = 44 and 316, his shoes on y = 542."""
    slipper(art, dress, 150, 532)
    slipper(art, dress, 214, 532, flip=True)
    mantle(
        art,
        dress,
        "128,222 96,240 76,296 66,380 54,470 44,523! 70,533 100,527 130,534 180,528 230,534 262,527 "
        "290,533 316,523! 306,470 294,380 284,296 264,240 232,222",
    )
    inside = gown(
        art,
        dress,
        "136,232 126,296 122,350 112,440 100,516! 122,524 150,518 180,526 210,518 240,524 262,516! "
        "248,440 238,350 234,296 224,232",
        (
            "134,352 132,420 122,494",
            "154,352 152,430 148,492",
            "206,352 210,430 216,492",
            "226,352 232,420 242,492",
        ),
    )
    band = poly("168,250 192,250 194,352 198,505 164,505 166,352").intersection(inside)
    orphrey(art, dress, band, 2, 268)
    orphrey(art, dress, band.intersection(box(0, 354, 360, 600)), 6, 366)
    sash(art, dress)
    lappet = blob("128,236! 112,246 112,300 104,380 92,470 78,530! 98,528! 112,470 124,380 132,300 140,246!")
    ermine(art, lappet)
    ermine(art, mirror(lappet, 180))


def cape(art: Picture) -> None:
    """Draw the ermine cape that covers both shoulders."""
    outline = blob(
        "100,268 106,246 126,230 150,222 180,218 210,222 234,230 254,246 260,268 236,280 206,292 "
        "180,297 154,292 124,280"
    )
    ermine(art, outline, 19, 17)


def sleeve(art: Picture, dress: KingDress, path: str, *folds: str) -> None:
    """Draw a sleeve along a limb path, with its folds."""
    colour, dark = dress.robe
    hatch = Hatch(angle=15, spacing=6, length=13)
    art.shape(limb(path), colour, ink=3.0, shade=dark, shift=(-7, -3), hatch=hatch)
    for fold in folds:
        art.line(fold, 2.2)


def cuff(art: Picture, dress: KingDress, x: float, y: float, angle: float) -> None:
    """Draw the cuff of a sleeve, turned by `angle` degrees."""
    with art.at(x, y, turned=angle):
        art.shape(rounded(-18, -9, 36, 17, 7), dress.trim, ink=2.6, shade=SHADE[dress.trim], shift=(-3, -4))
