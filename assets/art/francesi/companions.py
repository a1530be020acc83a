"""What stands between the pips of a number card: a magpie, a bat, a bow, each where nothing else would be."""

from collections.abc import Callable

from francesi.suits import Suit
from woodcut.geometry import blob, circle, ellipse, limb, poly, union
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
    STEEL,
    STEEL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture
from woodcut.small_life import flight

JET, JET_DARK = "#3a3540", "#221e26"
FUR, FUR_DARK = "#7a5b66", "#543b46"
PINK, PINK_DARK = "#eeb1a4", "#c97f76"
WOOD, WOOD_DARK = "#b07b43", "#7a4d20"


def _magpie(art: Picture) -> None:
    """The thieving magpie, who has an eye on four diamonds and a ring in her beak already."""
    with art.at(176, 306):
        for hip, ground in ((8, 2), (26, 26)):
            leg = union(
                limb(f"{hip},40,4 {ground},62,2.8"),
                limb(f"{ground},63,2.6 {ground - 14},67,1.8"),
                limb(f"{ground},63,2.6 {ground + 9},67,1.8"),
            )
            art.shape(leg, JET, ink=1.8)
        tail = blob("40,8! 76,26 112,56! 116,66 102,66! 66,50 34,32!")
        art.shape(tail, BLUE_DARK, ink=2.6, shade=JET_DARK, shift=(-3, -4))
        art.line("48,18 78,36 106,58", 2, (1, 1, 0.3))
        body = blob(
            "-58,-46 -48,-62 -30,-66 -16,-56 -6,-38 18,-24 44,-4 54,18 44,36 18,46 -12,42 -34,24 -46,0"
        )
        art.shape(body, WHITE, ink=3, shade=WHITE_DARK, hatch=Hatch(angle=20, spacing=6, length=14))
        inside = art.here(body.buffer(-1.2))
        hood = blob("-70,-80! -10,-76 2,-40 -4,-18! -18,-8 -28,8 -42,14 -60,0!")
        art.lay(art.here(hood).intersection(inside), JET)
        art.lay(art.here(blob("14,60! 28,24 70,6! 76,60!")).intersection(inside), JET)
        wing = blob("-8,-28! 14,-30 36,-14 60,10 78,34! 52,36 24,30 2,14 -8,-8")
        art.shape(wing, JET, ink=2.6, shade=JET_DARK, shift=(-3, -4))
        art.shape(blob("-2,-24! 14,-25 26,-14 30,-4! 12,-4 0,-12"), WHITE, ink=1.8, heavy=(0.3, 0.4))
        for feather in ("12,6 36,16 66,32", "26,0 46,12 70,31", "4,12 22,24 50,34"):
            art.line(feather, 2.6, (0.4, 1, 0.5), BLUE)
        art.shape(blob("-55,-52! -70,-50 -86,-40! -70,-38 -55,-40!"), JET, ink=2, heavy=(0.4, 0.6))
        art.line("-84,-41 -70,-44 -56,-45", 1.5, (0.4, 1, 1), STEEL)
        ring = circle(-80, -24, 14, 40).difference(circle(-80, -24, 9, 32))
        art.shape(ring, GOLD, ink=2, shade=GOLD_DARK, shift=(-2, -2))
        art.shape(poly("-80,-14 -72,-5 -80,8 -88,-5"), RED, ink=2, shade=RED_DARK, shift=(-2, -2))
        art.shape(circle(-42, -51, 5, 24), WHITE, ink=1.4, heavy=(0, 0))
        art.dot(-43.4, -51, 3, INK, 16)


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


def _bat(art: Picture) -> None:
    """A bat, since it is night."""
    with art.at(180, 296, 1.12, turned=-7):
        for flip in (False, True):
            with art.at(flip=flip):
                wing = blob(
                    "-8,-8! -24,-26 -44,-34 -56,-30! -74,-24 -92,2! -80,-2 -68,6! -60,2 -48,14! -40,8 "
                    "-26,24! -20,14 -6,18!"
                )
                art.shape(wing, FUR, ink=2.8, shade=FUR_DARK, shift=(-4, -4))
                for bone in ("-54,-28 -62,-12 -67,4", "-52,-27 -50,-8 -48,11", "-48,-28 -34,-4 -27,20"):
                    art.line(bone, 2, (1, 0.8, 0.3))
        art.shape(ellipse(0, 6, 14, 24), FUR, ink=2.6, shade=FUR_DARK, shift=(-4, -4))
        for tuft in ("-5,8 -4,13 -5,17", "4,12 5,17 3,21", "5,1 6,5 4,9"):
            art.line(tuft, 2, (0.3, 1, 0))
        head = union(
            circle(0, -20, 15, 36),
            poly("-14,-24 -17,-46 -2,-32").buffer(1),
            poly("14,-24 17,-46 2,-32").buffer(1),
        )
        art.shape(head, FUR, ink=2.6, shade=FUR_DARK, shift=(-3, -3))
        for side in (-1, 1):
            art.shape(circle(side * 6, -22, 4.6, 24), GOLD, ink=1.6, heavy=(0.2, 0.3))
            art.dot(side * 6, -22, 2.1, INK, 12)
        art.line("-6,-12 0,-9.4 6,-12", 1.8, (0.3, 1, 0.3))
        for side in (-1, 1):
            art.add(poly(f"{side * 4.6},-11 {side * 2},-10 {side * 3.4},-5.6"), WHITE)


def _bow(art: Picture) -> None:
    """The bow from which an arrow has struck a heart."""
    with art.at(158, 316, turned=-27):
        art.line("-6,-92 -7,-40 -6,0 -7,40 -6,92", 2.4, (1, 1, 1, 1, 1))
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
    """The way that a bee has flown, by loops, from the lower clover to the upper."""
    flight(
        art,
        "204,424 226,392 232,362 214,336 184,326 152,338 138,368 154,396 "
        "186,392 220,362 256,312 282,252 296,184 292,126 277,92",
    )


def _toadstools(art: Picture) -> None:
    """Toadstools that grow in the moss between the clovers."""
    with art.at(180, 400, 0.73):
        ground = blob("-56,34! -44,22 -24,18 0,14 26,18 46,22 58,34! 0,40")
        art.shape(ground, GREEN, ink=2.6, shade=GREEN_DARK, shift=(-3, -5))
        for x, height, lean in ((-40, 12, -5), (-33, 16, -1), (38, 15, 2), (45, 12, 6), (8, 12, 3)):
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
    """A horseshoe that hangs on a nail: luck twice over."""
    with art.at(180, 396, 1.12):
        iron = limb(
            "-23,34,6 -31,14,7.4 -28,-10,8.4 -15,-27,9 0,-32,9.4 15,-27,9 28,-10,8.4 31,14,7.4 23,34,6"
        )
        art.shape(iron, GOLD, ink=2.8, shade=GOLD_DARK, shift=(-3, -3))
        for x, y, turned in (
            (-29, 18, 8),
            (-28, 0, -8),
            (-20, -17, -38),
            (20, -17, 38),
            (28, 0, 8),
            (29, 18, -8),
        ):
            art.add(ellipse(x, y, 2, 4.2, turned), INK)
        art.shape(circle(0, -32, 6.4, 24), STEEL, ink=2.2, shade=STEEL_DARK, shift=(-2, -2))


def _pig(art: Picture) -> None:
    """A lucky pig, who has four clovers before her, one of them with four leaves."""
    with art.at(180, 308):
        art.add(ellipse(2, 52, 74, 7), "#e6d6ad")
        art.line("58,-8 70,-16 78,-6 70,2 64,-6 74,-18 84,-14", 6.4, (1, 1, 1, 1, 0.8))
        art.line("58,-8 70,-16 78,-6 70,2 64,-6 74,-18 84,-14", 3, (1, 1, 1, 1, 0.8), PINK)
        for x in (-18, 30):
            art.shape(limb(f"{x},24,11 {x - 2},48,8"), PINK_DARK, ink=2.4)
        body = blob("-50,4 -40,-22 -10,-36 26,-34 54,-18 64,6 56,28 30,38 -14,38 -40,28")
        art.shape(body, PINK, ink=3, shade=PINK_DARK, hatch=Hatch(angle=20, spacing=6, length=14))
        for x, lean in ((-34, -3), (46, 2)):
            leg = limb(f"{x},20,13 {x + lean},50,9")
            art.shape(leg, PINK, ink=2.6, shade=PINK_DARK, shift=(-4, -2))
            art.shape(
                poly(f"{x + lean - 9},50 {x + lean + 9},50 {x + lean + 9},58 {x + lean - 9},58").buffer(1),
                PINK_DARK,
                ink=2,
            )
        art.shape(blob("-34,-30! -20,-52 -8,-50! -8,-34 -20,-22!"), PINK_DARK, ink=2.4, heavy=(0.4, 0.6))
        head = blob("-28,-34 -46,-40 -62,-30 -72,-14 -70,6 -56,18 -36,14 -24,-4")
        art.shape(head, PINK, ink=2.8, shade=PINK_DARK, shift=(-3, -4))
        art.shape(
            blob("-44,-36! -62,-56 -50,-60 -34,-52! -30,-38 -34,-30!"),
            PINK,
            ink=2.4,
            shade=PINK_DARK,
            shift=(-3, -2),
        )
        art.shape(ellipse(-71, -2, 10, 13, 8), PINK, ink=2.4, shade=PINK_DARK, shift=(-2, -3))
        for y in (-6, 3):
            art.add(ellipse(-73, y, 2.2, 3), INK)
        art.dot(-53, -20, 3.2, INK, 14)
        art.dot(-54, -21.2, 1.1, WHITE, 8)
        art.line("-62,13 -54,14 -48,9", 2, (0.3, 1, 0.4))
        art.shape(
            blob("-46,16! -34,20 -24,8! -22,14 -32,28 -46,24!"), RED, ink=2.2, shade=RED_DARK, shift=(-2, -2)
        )


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


COMPANIONS: dict[tuple[Suit, int], Callable[[Picture], None]] = {
    (Suit.COINS, 4): _magpie,
    (Suit.CUPS, 2): _bow,
    (Suit.SWORDS, 2): _bat,
    (Suit.CUPS, 7): _feather,
    (Suit.SWORDS, 7): _lantern,
    (Suit.CLUBS, 2): _bee_line,
    (Suit.CLUBS, 4): _pig,
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
