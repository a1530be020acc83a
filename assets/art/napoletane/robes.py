"""What a king wears: shoes, mantle, robe and ermine, in the colours of his suit."""

from collections.abc import Callable
from dataclasses import dataclass

from shapely.geometry import box

from woodcut.dress import ermine
from woodcut.geometry import Region, blob, brush, circle, limb, mirror, move, poly, rounded, star, turn, union
from woodcut.palette import GOLD, GOLD_DARK, RED, SHADE, SKIN
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
    beard_length: float
    faces_right: bool = False
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


def robe(art: Picture, dress: KingDress) -> None:
    """Draw a standing figure without arms and head, between x = 44 and 316, its shoes on y = 542."""
    _shoes_and_mantle(art, dress)
    _gown(art, dress)
    _orphrey_and_sash(art, dress)
    lappet = blob("128,236! 112,246 112,300 104,380 92,470 78,530! 98,528! 112,470 124,380 132,300 140,246!")
    ermine(art, lappet)
    ermine(art, mirror(lappet, 180))


def _shoes_and_mantle(art: Picture, dress: KingDress) -> None:
    mc, md, mm = dress.mantle
    for x, f in ((150, False), (214, True)):
        with art.at(x, 532, 1, flip=f):
            art.shape(
                blob("14,-12! 16,6 10,10 -18,11 -28,7 -20,0 -6,-6"),
                dress.shoe[0],
                ink=2.8,
                shade=dress.shoe[1],
                shift=(-3, -3),
            )
    mb = blob(
        "128,222 96,240 76,296 66,380 54,470 44,523! 70,533 100,527 130,534 180,528 230,534 262,527 "
        "290,533 316,523! 306,470 294,380 284,296 264,240 232,222"
    )
    art.shape(mb, mc, ink=3.4, shade=md, shift=(-8, -3))
    art.add(motif(mb.buffer(-5), dress.pattern, 27, 27, margin=5), mm)


GOWN = (
    "136,232 126,296 122,350 112,440 100,516! 122,524 150,518 180,526 210,518 240,524 262,516! "
    "248,440 238,350 234,296 224,232"
)


def _gown(art: Picture, dress: KingDress) -> None:
    rc, rd = dress.robe
    rb = blob(GOWN)
    art.shape(rb, rc, ink=3.0, shade=rd, shift=(-9, -2))
    inside = rb.buffer(-1.5)
    hem = inside.difference(move(inside, 0, -20)).intersection(box(80, 470, 290, 540))
    art.add(hem, dress.trim)
    art.shade_rim(hem, -4, -3, SHADE[dress.trim])
    art.line(
        "101,497 124,504 150,498 180,506 210,498 240,504 264,496", 2.2, (1, 1, 1), within=art.here(inside)
    )
    for i in range(9):
        x = 112 + i * 17
        art.add(circle(x, 512 + (2 if i % 2 else 4), 3, 14).intersection(inside), dress.gem)
    for p in (
        "134,352 132,420 122,494",
        "154,352 152,430 148,492",
        "206,352 210,430 216,492",
        "226,352 232,420 242,492",
    ):
        art.line(p, 2.6, (0, 1, 0.7), within=art.here(inside))
        art.add(move(brush(p, 6, (0, 1, 0.6)), 4, 0).intersection(inside), rd)


def _orphrey_and_sash(art: Picture, dress: KingDress) -> None:
    inside = blob(GOWN).buffer(-1.5)
    orp = poly("168,250 192,250 194,352 198,505 164,505 166,352").intersection(inside)
    art.shape(orp, dress.orphrey, ink=2.2, heavy=(0.3, 0.3))
    for i in range(9):
        y = 268 + i * 27
        if 318 < y < 350:
            continue
        art.shape(
            turn(box(173, y - 7, 187, y + 7), 45, (180, y)),
            GOLD if dress.orphrey != GOLD else RED,
            ink=1.6,
            heavy=(0.2, 0.4),
        )
        art.add(circle(180, y, 2.4, 12), dress.jewel)
    sash = blob("126,326! 150,332 180,334 210,332 235,326! 237,346! 210,352 180,354 150,352 123,346!")
    art.shape(sash, dress.sash, ink=2.6, shade=SHADE[dress.sash], shift=(-2, -5))
    for x in (140, 156, 204, 220):
        art.add(circle(x, 340 + (2 if 150 < x < 212 else 0), 3.2, 16), GOLD if dress.sash != GOLD else RED)
    art.shape(rounded(168, 329, 24, 26, 5), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -3))
    art.shape(circle(180, 342, 6.5, 20), dress.jewel, ink=1.8)


def cape(art: Picture) -> None:
    """Draw the ermine cape that covers both shoulders."""
    outline = blob(
        "100,268 106,246 126,230 150,222 180,218 210,222 234,230 254,246 260,268 236,280 206,292 "
        "180,297 154,292 124,280"
    )
    ermine(art, outline, 19, 17)


def sleeve(art: Picture, dress: KingDress, path: str, folds: tuple[str, ...]) -> None:
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
