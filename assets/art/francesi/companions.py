"""What stands between the pips of a number card: a magpie, a bat, a bow, each where nothing else would be."""

from collections.abc import Callable

from francesi.beasts import bat, field_mouse, magpie
from francesi.lucky import cat, green_clover, pig
from francesi.suits import Suit
from woodcut.geometry import blob, circle, ellipse, limb, poly, union
from woodcut.ornaments import flower, leaf
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    RED,
    RED_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture
from woodcut.small_life import bee, butterfly, flight

JET, JET_DARK = "#3a3540", "#221e26"
WOOD, WOOD_DARK = "#b07b43", "#7a4d20"


def spool(art: Picture) -> None:
    """A reel of thread, from which the needle in the heart has its thread."""
    with art.at(166, 318, turned=-8):
        for y in (-42, 42):
            plate = ellipse(0, y, 38, 12)
            if y > 0:
                art.shape(plate, WOOD, ink=2.8, shade=WOOD_DARK, shift=(-3, -4))
        reel = blob("-28,-38! -24,0 -28,38! 0,46 28,38! 24,0 28,-38! 0,-32")
        art.shape(reel, BLUE, ink=2.8, shade=BLUE_DARK, shift=(-8, -2))
        inside = art.here(reel.buffer(-1.2))
        for y in range(-28, 44, 10):
            art.line(f"-30,{y - 4} 0,{y + 4} 30,{y - 4}", 2.2, (1, 1, 1), within=inside)
        art.shape(ellipse(0, -42, 38, 12), WOOD, ink=2.8, shade=WOOD_DARK, shift=(-3, -3))
        art.shape(ellipse(0, -42, 9, 3.6), INK, ink=1.2, heavy=(0, 0))


def _quiver(art: Picture) -> None:
    """The quiver that belongs to the bow, with three arrows left."""
    with art.at(240, 322, turned=14):
        for x, top in ((-13, -72), (13, -70), (0, -84)):
            art.shape(limb(f"{x},-30,2.2 {x},{top},2.2"), GOLD, ink=1.9, heavy=(0.3, 0.4))
            for side in (-1, 1):
                vane = poly(
                    f"{x},{top - 8} {x + side * 9},{top - 14} {x + side * 9},{top + 10} {x},{top + 18}"
                )
                art.shape(vane, WHITE, ink=1.9, shade=WHITE_DARK, shift=(-2, -2), heavy=(0.3, 0.5))
        case = blob("-25,-40! 0,-46 25,-40! 20,20 14,62! 0,70 -14,62! -20,20")
        art.shape(case, BLUE, ink=2.8, shade=BLUE_DARK, shift=(-8, -3))
        for y, wide in ((-36, 25), (56, 16)):
            band = limb(f"{-wide},{y},6 0,{y + 4},6 {wide},{y},6")
            art.shape(band, GOLD, ink=2.2, shade=GOLD_DARK, shift=(-3, -3))
        art.shape(blob("0,22! -13,8 -13,-4 -6,-7 0,-1! 6,-7 13,-4 13,8"), RED, ink=2, heavy=(0.3, 0.5))


def _bow(art: Picture) -> None:
    """The bow from which an arrow has struck a heart."""
    _quiver(art)
    with art.at(132, 312, turned=-27):
        art.line("-6,-92 -7,-40 -6,0 -7,40 -6,92", 4, (1, 1, 1, 1, 1))
        stave = limb(
            "-14,-104,2 -6,-92,3.4 20,-62,5.4 28,-26,6.6 26,0,7 28,26,6.6 20,62,5.4 -6,92,3.4 -14,104,2"
        )
        art.shape(stave, WOOD, ink=2.8, shade=WOOD_DARK, shift=(-3, -2))
        art.shape(limb("27,-17,8.4 26,0,8.6 27,17,8.4"), RED, ink=2.4, shade=RED_DARK, shift=(-3, -2))
        for y in (-11, -1, 9):
            art.line(f"18,{y + 3} 27,{y} 35,{y + 3}", 1.8, (1, 1, 1))
        for y in (-62, 62):
            art.shape(circle(20, y, 7, 24), GOLD, ink=2, shade=GOLD_DARK, shift=(-2, -2))


def _bee_line(art: Picture) -> None:
    """A bee that has come by loops from the lower clover and heads for a blossom."""
    flight(
        art,
        "206,424 232,400 236,372 218,352 196,362 196,386 222,394 262,376 288,340 292,306 282,282",
    )
    bee(art, 244, 258, 2.0, turned=-12)
    with art.at(108, 300):
        art.line("6,102 -4,66 4,20", 6, (1, 1, 0.9), GREEN_DARK)
        leaf(art, 0, 76, 46, -152)
        leaf(art, 0, 70, 44, -30)
        flower(art, 2, 0, 42, colour=RED, centre=GOLD)


def _toadstools(art: Picture) -> None:
    """Toadstools that grow in the moss between the clovers."""
    with art.at(180, 403, 0.92):
        ground = blob("-46,34! -38,24 -24,19 0,15 26,19 42,24 50,34! 0,40")
        art.shape(ground, GREEN, ink=2.6, shade=GREEN_DARK, shift=(-3, -5))
        for x, height, lean in ((-36, 13, -5), (-30, 17, -1), (37, 14, 4), (8, 13, 3)):
            art.line(
                f"{x},26 {x + lean * 0.4},{24 - height * 0.5} {x + lean},{24 - height}",
                3,
                (1, 0.8, 0),
                GREEN_DARK,
            )
        _toadstool(art, 26, 24, 0.82)
        _toadstool(art, -12, 25, 1.3)


def _toadstool(art: Picture, x: float, y: float, size: float) -> None:
    """A toadstool that stands on a point, 56 units high."""
    with art.at(x, y, size):
        stem = blob("-8,0! -6,-12 -6,-26! 6,-26! 6,-12 9,0! 0,3")
        art.shape(stem, WHITE, ink=2.3, shade=WHITE_DARK, shift=(-2, -2), heavy=(0.4, 0.6))
        art.shape(blob("-8,-20! 0,-23 8,-20! 6,-14 0,-16 -6,-14"), WHITE, ink=1.8, heavy=(0.3, 0.4))
        cap = blob("-25,-25! -23,-40 -12,-52 1,-55 14,-52 24,-40 26,-25! 12,-21 0,-23 -12,-21")
        art.shape(cap, RED, ink=2.5, shade=RED_DARK, shift=(-4, -3))
        for dx, dy, radius in ((-13, -36, 4), (0, -47, 3.6), (4, -32, 4.4), (16, -38, 3.4)):
            art.dot(dx, dy, radius, WHITE, 16)


def _horseshoe(art: Picture) -> None:
    """A horseshoe with its seven nails and a clover in it: luck twice over."""
    with art.at(180, 397, 1.1):
        iron = limb(
            "-23,34,6 -31,14,7.4 -28,-10,8.4 -15,-27,9 0,-32,9.4 15,-27,9 28,-10,8.4 31,14,7.4 23,34,6"
        )
        art.shape(iron, GOLD, ink=2.8, shade=GOLD_DARK, shift=(-3, -3))
        for x, y, turned in (
            (-29, 18, 8),
            (-28, 0, -8),
            (-20, -17, -38),
            (0, -33, 90),
            (20, -17, 38),
            (28, 0, 8),
            (29, 18, -8),
        ):
            art.add(ellipse(x, y, 2, 4.2, turned), INK)
        for side in (-1, 1):
            art.shape(circle(side * 24, 35, 6, 24), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -2))
        with art.at(0, 10, 0.62):
            green_clover(art)


def _lantern(art: Picture) -> None:
    """The lantern that lights the way to the house in the tree."""
    with art.at(180, 404):
        ground = blob("-34,32! -20,24 0,21 22,25 34,32! 0,37")
        art.shape(ground, GREEN, ink=2.4, shade=GREEN_DARK, shift=(-2, -4))
        art.line("-11,-22 0,-40 11,-22", 5, (1, 1, 1))
        art.shape(poly("-15,-14 15,-14 19,20 -19,20"), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-4, -2))
        for path in ("0,-14 0,4 0,20", "-17,3 0,3 17,3"):
            art.line(path, 2.6, (1, 1, 1))
        art.shape(blob("-4,12! -6,4 0,-8! 6,4 4,12!"), RED, ink=1.6, heavy=(0.2, 0.3))
        art.shape(poly("-20,-13 0,-30 20,-13").buffer(1), JET, ink=2.4, shade=JET_DARK, shift=(-2, -2))
        art.shape(poly("-22,20 22,20 24,27 -24,27").buffer(1), JET, ink=2.2, shade=JET_DARK, shift=(-2, -2))


def _feather(art: Picture) -> None:
    """A feather that a winged heart has lost."""
    with art.at(184, 400, 1.2, turned=-34):
        art.line("-44,8 -28,4 -12,2", 4.4, (0.6, 1, 1))
        vane = blob("-28,4! -18,-9 4,-14 26,-11 42,0! 30,9 14,10 4,7! 0,13 -12,13 -20,10!")
        art.shape(vane, WHITE, ink=2.4, shade=WHITE_DARK, shift=(-2, -3))
        art.line("-26,4 4,-1 36,-1", 2, (1, 1, 0.3))
        for path in ("-10,2 -4,-6 2,-9", "8,0 15,-5 20,-8", "2,1 9,5 12,8"):
            art.line(path, 1.6, (1, 0.8, 0))


def _bandage(art: Picture) -> None:
    """A roll of bandage, for whoever has hurt a heart."""
    with art.at(158, 398, 1.2):
        strip = blob("0,25! 26,27 46,21 60,4 66,-14! 55,-22 49,-8 38,8 22,14 8,14!")
        art.shape(strip, WHITE, ink=2.4, shade=WHITE_DARK, shift=(-2, -3))
        art.shape(circle(0, 0, 26, 56), WHITE, ink=2.6, shade=WHITE_DARK, shift=(-4, -4))
        art.add(circle(0, 0, 21, 48).difference(circle(0, 0, 19, 48)), WHITE_DARK)
        art.shape(circle(0, 0, 9, 30), GOLD, ink=1.8, shade=GOLD_DARK, shift=(-2, -2))


def _key(art: Picture) -> None:
    """The key to a heart, with a bow in its ring."""
    with art.at(284, 258, turned=9):
        ring = circle(0, 0, 27, 48).difference(circle(0, 0, 13, 36))
        bit = union(
            ring, limb("0,24,6 0,128,6"), poly("2,88 29,88 29,102 2,102"), poly("2,110 24,110 24,123 2,123")
        )
        art.shape(bit, GOLD, ink=2.7, shade=GOLD_DARK, shift=(-4, -3))
        art.shape(limb("-9,36,4.4 9,36,4.4"), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -2))
        with art.at(0, -28, 0.62):
            for flip in (False, True):
                with art.at(flip=flip):
                    tail = blob("2,2! 16,18 20,40 34,52! 20,54 10,64! 4,40 -2,20!")
                    art.shape(tail, BLUE, ink=2.2, shade=BLUE_DARK, shift=(-3, -3))
                    loop = blob("0,0! 16,-20 38,-22 44,-8 32,6 14,6")
                    art.shape(loop, BLUE, ink=2.4, shade=BLUE_DARK, shift=(-3, -4))
            art.shape(ellipse(0, 0, 10, 11), BLUE, ink=2.2, shade=BLUE_DARK, shift=(-3, -3))


def _meadow(art: Picture) -> None:
    """A flower in the grass, which the butterfly has left for a diamond."""
    butterfly(art, 180, 200, 1.6, turned=14)
    with art.at(180, 404, 1.12):
        ground = blob("-38,30! -22,22 0,19 24,22 38,30! 0,35")
        art.shape(ground, GREEN, ink=2.4, shade=GREEN_DARK, shift=(-2, -4))
        art.line("0,22 3,6 0,-8", 4.4, (1, 1, 0.8), GREEN_DARK)
        leaf(art, 1, 16, 24, -150)
        leaf(art, 2, 14, 24, -30)
        flower(art, 0, -20, 30, colour=WHITE, centre=GOLD)


COMPANIONS: dict[tuple[Suit, int], Callable[[Picture], None]] = {
    (Suit.COINS, 4): magpie,
    (Suit.CUPS, 2): _bow,
    (Suit.SWORDS, 2): bat,
    (Suit.COINS, 6): _meadow,
    (Suit.CUPS, 6): _bandage,
    (Suit.SWORDS, 6): field_mouse,
    (Suit.CUPS, 7): _feather,
    (Suit.SWORDS, 7): _lantern,
    (Suit.COINS, 3): cat,
    (Suit.CUPS, 3): _key,
    (Suit.CLUBS, 2): _bee_line,
    (Suit.CLUBS, 4): pig,
    (Suit.CLUBS, 6): _toadstools,
    (Suit.CLUBS, 7): _horseshoe,
}
"""What stands between the pips, by suit and number."""


def companion(suit: Suit, rank: int) -> Picture:
    """What stands between the pips of a card; nothing on most cards."""
    art = Picture()
    draw = COMPANIONS.get((suit, rank))
    if draw:
        draw(art)
    return art
