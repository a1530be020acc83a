"""Small things to discover on the number cards, one on each."""

from shapely.geometry import LineString

from francesi.cuts import cut, cut_lucky
from francesi.guests import GUESTS, Draw
from francesi.oddities import ODDITIES
from francesi.pips import HEIGHT, draw_pip, four_leaved, outline, pip
from francesi.suits import Palette, Suit
from woodcut.geometry import Region, blob, circle, limb, poly, scale, star, turn, union
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    RED,
    SKY,
    SKY_DARK,
    STEEL,
    STEEL_DARK,
    WHITE,
)
from woodcut.picture import Picture
from woodcut.small_life import YOUNG


def _brilliant(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A diamond that is cut like one, the stone of a ring in its box."""
    y -= 34
    with art.at(x, y + 90):
        _lid(art)
    with art.at(x, y + 90):
        art.shape(circle(0, 0, 45, 72).difference(circle(0, 0, 29, 60)), GOLD_DARK, ink=2.6)
        band = circle(0, 0, 45, 72).difference(circle(0, 0, 34, 64))
        art.shape(band, GOLD, ink=2.2, shade=GOLD_DARK, shift=(-4, -3))
        art.line("-39.5,-6 -36,18 -20,34", 3.2, (0, 1, 0), WHITE)
    with art.at(x, y + 100):
        setting = blob("-36,-88! -25,-66 -16,-52 -15,-38! 15,-38! 16,-52 25,-66 36,-88! 20,-76 0,-56 -20,-76")
        art.shape(setting, GOLD, ink=2.4, shade=GOLD_DARK, shift=(-4, -2))
    pip(art, Suit.COINS, x, y, height, palette)
    dye = palette.diamonds
    with art.at(x, y, height / HEIGHT):
        art.add(poly("0,-24 -19,0 -34,0 -16,-19 0,-43"), dye.glint)
        art.add(poly("0,24 19,0 34,0 16,19 0,43"), dye.shade)
        art.add(poly("0,-22 17,0 0,22 -17,0"), dye.base)
        art.add(poly("0,-22 -17,0 -9,0 0,-12"), WHITE)
        for edge in ("0,-24 9,-12 19,0", "19,0 9,12 0,24", "0,24 -9,12 -19,0", "-19,0 -9,-12 0,-24"):
            art.line(edge, 1.8, (1, 1, 1), dye.ink)
        for edge in ("0,-24 0,-34 0,-44", "19,0 27,0 35,0", "0,24 0,34 0,44", "-19,0 -27,0 -35,0"):
            art.line(edge, 1.8, (1, 1, 0.6), dye.ink)
    with art.at(x, y + 100):
        for side in (-1, 1):
            claw = limb(f"{side * 33},-90,3.4 {side * 24},-80,4.4 {side * 19},-66,5")
            art.shape(claw, GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -2))
    with art.at(x, y + 90):
        _box(art)


def _lid(art: Picture) -> None:
    """The open lid of the box in which the ring stands, lined with silk."""
    lid = blob("-70,16! -76,-22 -66,-30! 0,-35 66,-30! 76,-22 70,16!")
    art.shape(lid, BLUE, ink=2.8, shade=BLUE_DARK, shift=(-4, -4))
    lining = blob("-62,16! -67,-16 -60,-23! 0,-27 60,-23! 67,-16 62,16!")
    art.shape(lining, SKY, ink=2.2, shade=SKY_DARK, shift=(4, 5), heavy=(0.3, 0.4))
    for fold in (
        "-44,-22 -48,-8 -50,10",
        "44,-22 48,-8 50,10",
        "-22,-24 -25,-18 -26,-12",
        "22,-24 25,-18 26,-12",
    ):
        art.line(fold, 2.6, (0, 1, 0.4), SKY_DARK)


def _box(art: Picture) -> None:
    """The box itself, before the ring: a cushion with a slot, and a golden clasp."""
    cushion = blob("-70,14! -40,8 0,10 40,8 70,14! 66,26 -66,26")
    art.shape(cushion, SKY, ink=2.4, shade=SKY_DARK, shift=(-3, -4))
    art.line("-34,15 0,17 34,15", 3.6, (0.2, 1, 0.2), BLUE_DARK)
    front = blob("-76,20! 0,25 76,20! 70,56! 0,61 -70,56!")
    art.shape(front, BLUE, ink=2.8, shade=BLUE_DARK, shift=(-5, -6))
    inside = art.here(front.buffer(-1.4))
    for rim in ("-78,25 0,30 78,25", "-74,52 0,57 74,52"):
        art.line(rim, 3.4, (1, 1, 1), GOLD, within=inside)
    for dx in (-46, 46):
        art.add(star(dx, 40, 7.4, 2.8, 4), GOLD)
    art.shape(circle(0, 30, 8.4, 30), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -2))
    art.dot(0, 30, 2.6, INK, 14)


def _struck(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A heart that an arrow has struck."""
    with art.at(x, y, height / HEIGHT, turned=-27):
        art.shape(limb("40,2,2.6 66,2,2.6"), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-1, -1))
        art.shape(poly("62,-9 82,2 62,13 67,2"), STEEL, ink=2.4, shade=STEEL_DARK, shift=(-2, -3))
    pip(art, Suit.CUPS, x, y, height, palette)
    with art.at(x, y, height / HEIGHT, turned=-27):
        art.shape(limb("-64,2,2.6 -12,2,2.6"), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-1, -1))
        for dx in (-78, -69, -60):
            art.shape(
                poly(f"{dx},-8 {dx + 8},-8 {dx + 13},2 {dx + 8},12 {dx},12 {dx + 5},2"),
                WHITE,
                ink=1.9,
                heavy=(0.4, 0.6),
            )
        art.line("-12,-4 -9,2 -12,8", 2.4, (0.4, 1, 0.4), palette.hearts.ink)


def _bitten() -> Region:
    """A spade of whose left side somebody has eaten."""
    bites = union(circle(-39, -3, 10, 28), circle(-28, -19, 9, 28), circle(-44, 12, 8, 28))
    return outline(Suit.SWORDS).difference(bites)


def _nibbled(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A spade that a caterpillar takes for a leaf; an empty chrysalis hangs from it."""
    with art.at(x + 36, y + 33, turned=-8):
        art.line("0,-6 0,2 0,6", 4, (1, 1, 1))
        shell = blob("-5,4! -9,12 -8,22 -3,32 0,38! 4,30 8,20 8,10 4,4!")
        art.shape(shell, "#a9c46a", ink=2.4, shade="#74913a", shift=(-2, -2))
        art.add(blob("0,10! 5,12 5,20 1,30! -1,20"), INK)
        for ring in ("-8,14 -5,16 -2,15", "-7,21 -4,23 -1,22"):
            art.line(ring, 1.7, (0.4, 1, 0.3), "#74913a")
        art.dot(-4, 9, 1.6, GOLD, 10)
    draw_pip(art, _bitten(), palette.spades, x, y, height)
    cut(art, Suit.SWORDS, x, y, height, palette, number=1, shape=_bitten())
    with art.at(x, y, height / HEIGHT):
        rings = (
            (-38, 40, 9.4),
            (-50, 33, 10.4),
            (-56, 20, 10.8),
            (-60, 5, 10.8),
            (-56, -10, 11),
            (-44, -20, 13),
        )
        for place, (dx, dy, radius) in enumerate(rings):
            fill, shade = (GREEN, GREEN_DARK) if place % 2 else ("#8cb84a", "#5f8a2e")
            art.line(f"{dx},{dy} {dx + 6},{dy + radius + 4}", 3.4, (1, 0.8))
            art.shape(circle(dx, dy, radius, 32), fill, ink=2.2, shade=shade, shift=(-3, -3))
        for dx in (-49, -39):
            art.shape(circle(dx, -24, 4, 20), WHITE, ink=1.5, heavy=(0.2, 0.3))
            art.dot(dx + 1, -23.4, 2, INK, 12)
        art.line("-49,-14 -43,-11 -37,-15", 2, (0.4, 1, 0.4))
        for feeler in ("-50,-32 -56,-42 -53,-47", "-39,-32 -37,-42 -31,-45"):
            art.line(feeler, 2.6, (1, 1, 0.8), RED)


def _ray(edge: Region, angle: float, length: float) -> Region:
    """A ray that begins a little inside an edge."""
    beam = turn(LineString([(0, 0), (0, -90)]), angle)
    start = beam.intersection(edge).length - 4
    return turn(poly(f"-6,{-start} 0,{-start - length} 6,{-start}"), angle)


def _shining(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """The diamond of the settebello, cut like the others, behind which rays stand."""
    edge = scale(outline(Suit.COINS), height / HEIGHT)
    with art.at(x, y):
        for place in (2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14):
            ray = _ray(edge, place * 22.5, 25 if place % 2 else 19)
            art.shape(ray, GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -1), heavy=(0.4, 0.6))
    pip(art, Suit.COINS, x, y, height, palette)
    cut(art, Suit.COINS, x, y, height, palette, number=0)


def _budding(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A clover on its head, whose stalk has burst into leaf: a flower grows out of it."""
    pip(art, Suit.CLUBS, x, y, height, palette, down=True)
    cut(art, Suit.CLUBS, x, y, height, palette, number=1, down=True)
    with art.at(x, y - 0.52 * height, 0.9):
        for side in (-1, 1):
            husk = blob(
                f"0,-26! {side * 9},-16 {side * 20},-14 {side * 33},-16! "
                f"{side * 31},-2 {side * 17},16! {side * 8},10 0,4!"
            )
            art.shape(husk, YOUNG, ink=2.3, shade=GREEN, shift=(-3, -3))
            art.line(f"{side * 4},-2 {side * 15},-5 {side * 26},-12", 1.9, (0.4, 1, 0.2), GREEN_DARK)
        middle = blob("0,-34! 9,-20 12,-4 8,12 0,26! -8,12 -12,-4 -9,-20")
        art.shape(middle, GREEN, ink=2.3, shade=GREEN_DARK, shift=(-3, -3))
        art.line("0,-20 0,0 0,20", 2, (0.4, 1, 0.2), GREEN_DARK)


def _lucky(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """A clover with four leaves."""
    draw_pip(art, four_leaved(), palette.clubs, x, y, height)
    cut_lucky(art, x, y, height, palette)


SURPRISES: dict[tuple[Suit, int], tuple[int, Draw]] = {
    (Suit.COINS, 5): (2, _brilliant),
    (Suit.COINS, 7): (2, _shining),
    (Suit.CUPS, 2): (0, _struck),
    (Suit.SWORDS, 3): (1, _nibbled),
    (Suit.CLUBS, 2): (1, _budding),
    (Suit.CLUBS, 4): (1, _lucky),
    **GUESTS,
    **ODDITIES,
}
"""On which card which pip, counted from the upper left, is drawn in another way."""

TWINS: dict[tuple[Suit, int], int] = {(Suit.SWORDS, 6): 3}
"""On which card the surprise shows in a second pip, and which."""
