"""The horse, facing left in one of its gaits; mirror it with a flipped frame."""

from typing import NamedTuple

from shapely.geometry import Point, box

from woodcut.gaits import PRANCING, Gait, Joint, Leg
from woodcut.geometry import Region, blob, circle, ellipse, limb, poly, ribbon_line, star, union
from woodcut.palette import BLUE, BLUE_DARK, GOLD, GOLD_DARK, INK, RED, WHITE
from woodcut.pattern import Hatch, motif
from woodcut.picture import Picture

HOOF = "#4a3626"
BIT = Point(66, 300)
NECK = "84,392! 73,356 81,318 92,288 88,270! 70,262 78,222 98,216 122,226 146,258 164,300 176,344! 150,400"
HEAD = "102,216 84,220 68,236 54,262 40,286 31,302 30,316 40,323 52,321 60,313 74,304 88,292 100,276 112,250"
EAR, FAR_EAR = "90,224! 84,206 88,192! 100,204 104,222!", "100,222! 101,204 110,194! 116,210 114,226!"
MANE = (
    "96,212! 112,206 134,226 156,258 172,300 180,336! 166,330 170,318! 154,312 160,298! 142,288 "
    "150,274! 130,262 138,250! 118,242 122,230! 104,230"
)
MANE_STRANDS = (
    "112,214 126,232 128,244",
    "126,224 142,248 144,268",
    "140,240 156,272 158,294",
    "154,262 168,298 172,322",
)


class Coat(NamedTuple):
    """The colours of a horse: base, shade and the tone of its far legs, then mane and its shade."""

    base: str
    dark: str
    far: str
    mane: str
    mane_dark: str


def horse(
    art: Picture,
    *,
    coat: str,
    shade: str,
    far: str,
    mane: str,
    mane_dark: str,
    tack: str = RED,
    cloth: str = BLUE,
    cloth_dark: str = BLUE_DARK,
    trim: str = GOLD,
    gait: Gait = PRANCING,
) -> None:
    """Draw a horse in card units, hooves on y = 532, saddle near (196, 338) before its trunk turns."""
    colours = Coat(coat, shade, far, mane, mane_dark)
    _tail(art, gait, colours)
    for leg, heavy in ((gait.far_hind, True), (gait.far_fore, False)):
        art.shape(limb(leg.path), far, ink=3.0, shade=shade if heavy else None, shift=(-3, -2))
        _hoof(art, leg.hoof)
    _body(art, gait, colours)
    with gait.trunk.moved(art), gait.neck.moved(art):
        _mane(art, colours)
        with gait.head.moved(art):
            _face(art, colours)
            _bridle(art, tack)
    bit = gait.trunk.of(gait.neck.of(gait.head.of(BIT))).centroid
    x, y = gait.hand
    _strap(art, f"{bit.x},{bit.y} {bit.x * 0.55 + x * 0.45},{bit.y * 0.5 + y * 0.5 + 8} {x},{y}", tack, 5.5)
    with gait.trunk.moved(art):
        _straps(art, tack)
        _saddle_cloth(art, cloth, cloth_dark, trim)


def _tail(art: Picture, gait: Gait, colours: Coat) -> None:
    tail = blob(gait.tail)
    art.shape(tail, colours.mane, ink=3.0, shade=colours.mane_dark, shift=(-6, -3))
    for strand in gait.strands:
        art.line(strand, 2.2, (0, 1, 0.4), within=art.here(tail.buffer(-1.5)))


def _hoof(art: Picture, place: Joint) -> None:
    with art.at(*place[:2], turned=place.turned):
        art.shape(poly("-10,-2 10,-2 14,16 -16,16").buffer(1.5), HOOF, ink=2.8)


def _body(art: Picture, gait: Gait, colours: Coat) -> None:
    """Barrel, neck, head and near legs in one silhouette, with the few strokes inside it."""

    def head(region: Region) -> Region:
        return gait.trunk.of(gait.neck.of(gait.head.of(region)))

    art.shape(head(blob(FAR_EAR)), colours.far, ink=2.6)
    near: tuple[Leg, Leg] = (gait.near_hind, gait.near_fore)
    trunk = union(blob(gait.barrel), gait.neck.of(blob(NECK)))
    joined = union(gait.trunk.of(trunk), head(blob(HEAD)), *[limb(leg.path) for leg in near])
    full = union(joined.buffer(5).buffer(-5), head(blob(EAR)))
    hatch = Hatch(angle=35, spacing=6.5, length=15, width=1.7)
    art.shape(full, colours.base, ink=3.4, shade=colours.dark, shift=(-8, -7), hatch=hatch)
    skin = art.here(full.buffer(-1.5))
    for leg in near:
        _hoof(art, leg.hoof)
        for stroke in leg.strokes:
            art.line(stroke, 1.8, within=skin)
    with gait.trunk.moved(art):
        art.line("90,404 112,424 126,412 134,392", 2.6, (0, 1, 0.6), within=skin)
        art.line("224,362 216,396 226,430", 2.6, (0.1, 1, 0.5), within=skin)
        art.line("226,430 236,442 240,446", 2.2, (1, 0.6, 0), within=skin)
        art.line("80,350 84,376 94,398", 2.0, (0, 1, 0), within=skin)
        with gait.neck.moved(art), gait.head.moved(art):
            art.line("100,262 98,278 86,288", 2.0, (0, 1, 0.2), within=skin)
            art.line("96,283 86,293 74,304 60,313 52,321", 2.6, (0, 1, 1), within=skin)


def _mane(art: Picture, colours: Coat) -> None:
    mane = blob(MANE)
    art.shape(mane, colours.mane, ink=2.8, shade=colours.mane_dark, shift=(-3, -3))
    for strand in MANE_STRANDS:
        art.line(strand, 2.0, (0.2, 1, 0.2), within=art.here(mane.buffer(-1)))


def _face(art: Picture, colours: Coat) -> None:
    forelock = blob("98,208! 86,214 76,230 78,250! 86,238 92,244! 96,230 104,232! 106,218")
    art.shape(forelock, colours.mane, ink=2.4, shade=colours.mane_dark, shift=(-2, -2))
    art.add(blob("70,250! 75,244 82,246 84,252! 77,256"), WHITE)
    art.dot(77, 250, 4.1, INK, 16)
    art.dot(75.6, 248.4, 1.2, WHITE, 8)
    art.line("67,251 75,242.5 86,248 87,252", 2.6, (0.4, 1, 0.4))
    art.line("66,240 74,236 84,240", 1.8, (0, 1, 0.3))
    art.add(ellipse(40, 303, 3.2, 4.6, 35), INK)
    art.line("35,297 42,296 46,303", 1.8, (0, 1, 0.3))
    art.line("31,314 42,311 50,306", 2.2, (0.6, 1, 0))


def _strap(art: Picture, path: str, colour: str, width: float = 6.5) -> None:
    art.shape(ribbon_line(path, width), colour, ink=2.0, heavy=(0.3, 0.4))


def _bridle(art: Picture, tack: str) -> None:
    _strap(art, "51,268 60,280 68,306", tack)
    _strap(art, "86,224 92,246 94,262 82,284 66,300", tack)
    art.shape(circle(BIT.x, BIT.y - 1, 6, 20), GOLD, ink=2.2)
    art.shape(circle(93, 258, 4.6, 20), GOLD, ink=2.0)


def _straps(art: Picture, tack: str) -> None:
    """Breast strap and crupper with their pendants."""
    _strap(art, "84,356 100,376 126,374 152,362", tack, 9)
    _strap(art, "232,350 262,360 288,356 302,362", tack, 8)
    for x, y in ((98, 379), (114, 382), (131, 379), (250, 361), (270, 364), (289, 361)):
        art.shape(blob(f"{x - 5},{y} {x},{y + 10} {x + 5},{y}"), GOLD, ink=1.8)


def _saddle_cloth(art: Picture, cloth: str, dark: str, trim: str) -> None:
    form = blob("150,336! 196,344 240,338! 248,370 252,404! 200,414 146,404! 144,370")
    art.shape(form, cloth, ink=3.0, shade=dark, shift=(-7, -4))
    inside, inner = form.buffer(-1.5), form.buffer(-12)
    below_seat = box(100, 352, 300, 430)
    border = inside.difference(inner).intersection(below_seat)
    art.add(border, trim)
    art.shade_rim(border, -3, -3, GOLD_DARK, border)
    art.add(inner.difference(inner.buffer(-1.7)).intersection(below_seat), INK)
    art.add(motif(inner.buffer(-3), small_star, 24, 20, margin=5), trim)


def small_star(x: float, y: float) -> Region:
    """The star embroidered on the saddle cloth."""
    return star(x, y, 6, 2.6, 5)
