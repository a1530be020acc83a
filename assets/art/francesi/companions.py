"""What stands between the pips of a number card: a magpie, a bat, doves, each where nothing else would be."""

from collections.abc import Callable

from francesi.bats import bats
from francesi.beasts import magpie
from francesi.casket import guarded
from francesi.cupid import cupid, kitten
from francesi.gardens import bee_line, hatched
from francesi.hammock import hammock
from francesi.hedgehog import night_walk
from francesi.horseshoe import swing
from francesi.kitchen_garden import bed
from francesi.kite_flyer import mouse_with_string
from francesi.lucky import SHADOW, pig
from francesi.pond import pond
from francesi.suits import Suit
from francesi.tree_house import ladder
from woodcut.geometry import blob, circle, ellipse, limb, poly, rounded, union
from woodcut.ornaments import flower, leaf
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    GOLD,
    GOLD_DARK,
    GREEN_DARK,
    INK,
    RED,
    RED_DARK,
    SKY,
    SKY_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture

JET, SLATE = "#3a3540", "#6d7480"
HONEY, HONEY_DARK, CREAM = "#e8bd74", "#b5813a", "#fbeecb"
WOOD, WOOD_DARK = "#b07b43", "#7a4d20"
HANG = 77
"""How far from the middle the pans of the balance hang: under the pips of a six."""


def spool(art: Picture) -> None:
    """A reel of thread, from which the needle in the heart has its thread."""
    art.add(ellipse(176, 372, 50, 6), SHADOW)
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


def _cage(art: Picture) -> None:
    """The cage, its door open, out of which a winged heart has flown."""
    art.add(ellipse(180, 431, 40, 4), SHADOW)
    with art.at(176, 394, 0.98):
        art.shape(circle(0, -49, 6, 24).difference(circle(0, -49, 2.4, 16)), GOLD, ink=1.9, heavy=(0.3, 0.4))
        dome = blob("-29,30! -30,-8 -22,-30 0,-42 22,-30 30,-8 29,30!")
        art.shape(dome.difference(dome.buffer(-4.6)), GOLD, ink=2.2, heavy=(0.4, 0.6))
        for side in (-1, 1):
            bar = limb(f"0,-40,1.9 {side * 11},-26,1.9 {side * 13},0,1.9 {side * 12},30,1.9")
            art.shape(bar, GOLD, ink=1.9, heavy=(0.3, 0.4))
        art.shape(limb("-29,-6,2.2 0,-3,2.2 29,-6,2.2"), GOLD, ink=1.9, heavy=(0.3, 0.4))
        door = blob("13,-4! 34,-14 46,-12! 46,22! 32,28 13,26!")
        art.shape(door.difference(door.buffer(-4)), GOLD, ink=2.0, heavy=(0.3, 0.5))
        art.line("30,-8 30,8 30,24", 3, (1, 1, 1), GOLD_DARK)
        art.shape(rounded(-35, 27, 70, 12, 4), RED, ink=2.4, shade=RED_DARK, shift=(-3, -4))


def _dove(art: Picture) -> None:
    """A white dove that flies to the right, its beak at 44,-6."""
    far = blob("16,-10! 22,-28 20,-44 12,-58! 2,-52 2,-46! -6,-42 -4,-34! -6,-20 0,-6!")
    art.shape(far, SKY, ink=2.2, shade=SKY_DARK, shift=(-2, -2))
    tail = blob("-20,0! -42,2 -58,10! -52,14 -56,20! -46,20 -46,27! -34,22 -18,14!")
    art.shape(tail, WHITE, ink=2.3, shade=WHITE_DARK, shift=(-2, -3))
    for quill in ("-24,6 -38,8 -52,13", "-24,10 -36,14 -46,20"):
        art.line(quill, 1.7, (1, 1, 0.3))
    beak = blob("36,-11! 44,-7 48,-4! 42,-3 35,-3!")
    art.shape(beak, GOLD, ink=1.9, heavy=(0.2, 0.4))
    body = blob("-24,2! -10,-10 8,-14 16,-22 27,-24 37,-17 38,-6 31,3 22,14 4,21 -12,18 -24,12!")
    art.shape(body, WHITE, ink=2.5, shade=WHITE_DARK, shift=(-3, -4))
    wing = blob(
        "10,-2! 8,-20 -4,-40 -20,-56! -24,-46 -23,-41! -31,-41 -31,-34! -37,-30 -36,-24! -40,-18 -36,-12! "
        "-26,0 -8,8 6,6!"
    )
    art.shape(wing, WHITE, ink=2.5, shade=WHITE_DARK, shift=(-4, -3))
    for quill in ("1,-10 -7,-26 -18,-43", "-4,-5 -15,-19 -26,-31", "-8,0 -20,-8 -31,-18"):
        art.line(quill, 1.9, (1, 1, 0.3))
    art.dot(28, -13, 2.8, INK, 14)
    art.dot(27.2, -13.8, 1.0, WHITE, 8)


def _key(art: Picture) -> None:
    """Two doves: one brings the key to a heart on a ribbon, one a flower."""
    with art.at(71, 280, 0.9):
        for path in ("43,-4 30,18 34,40", "44,-4 49,20 35,44"):
            art.line(path, 8, (1, 1, 1))
            art.line(path, 4.4, (1, 1, 1), BLUE)
        _dove(art)
    with art.at(103, 331, 0.74):
        bit = union(
            circle(0, 0, 24, 48).difference(circle(0, 0, 11, 36)),
            limb("0,22,5.4 0,98,5.4"),
            poly("2,62 26,62 26,76 2,76"),
            poly("2,84 22,84 22,97 2,97"),
        )
        art.shape(bit, GOLD, ink=2.7, shade=GOLD_DARK, shift=(-4, -3))
        art.line("0,-27 1,-16 0,-6", 10, (1, 1, 0.9))
        art.line("0,-28 1,-16 0,-8", 5.6, (1, 1, 0.9), BLUE)
    with art.at(290, 280, 0.9, flip=True):
        art.line("45,-3 49,16 44,36", 5, (0.8, 1, 0.8), GREEN_DARK)
        _dove(art)
    leaf(art, 248, 302, 22, 10)
    flower(art, 250, 320, 19, colour=BLUE, centre=GOLD)


def _balance(art: Picture) -> None:
    """The jeweller's balance on its box, in whose pans two diamonds lie."""
    art.add(ellipse(180, 450, 52, 4.4), SHADOW)
    for side in (-1, 1):
        hang = 180 + side * HANG
        for foot in (-44, 44):
            art.line(f"{hang},204 {hang + foot * 0.6},272 {hang + foot},336", 4.2, (1, 1, 1), INK)
        art.shape(ellipse(hang, 336, 46, 8), GOLD_DARK, ink=2.4, heavy=(0, 0))
    art.shape(limb("180,200,4.6 180,300,5.6 180,392,7"), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, 0))
    art.shape(blob("173,380! 168,394 154,404! 206,404! 192,394 187,380!"), GOLD, ink=2.4, shade=GOLD_DARK)
    art.shape(ellipse(180, 300, 10, 7), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -2))
    art.shape(rounded(140, 403, 80, 9, 3), WOOD, ink=2.4, shade=WOOD_DARK, shift=(-3, -3))
    art.shape(poly("146,412 214,412 214,446 146,446"), WOOD, ink=2.6, shade=WOOD_DARK, shift=(-5, -4))
    art.shape(rounded(155, 419, 50, 19, 2), WOOD, ink=2.0, heavy=(0.3, 0.4))
    art.shape(circle(180, 428.5, 4, 20), GOLD, ink=1.8, heavy=(0.3, 0.4))
    beam = limb("91,198,3.4 103,194,4.4 140,190,5.4 180,194,7.4 220,190,5.4 257,194,4.4 269,198,3.4")
    art.shape(beam, GOLD, ink=2.6, shade=GOLD_DARK, shift=(-3, -3))
    art.shape(poly("173,197 187,197 180,252"), RED, ink=2.2, shade=RED_DARK, shift=(-3, -1))
    art.shape(
        blob("180,160! 187,172 184,186! 176,186! 173,172"), GOLD, ink=2.3, shade=GOLD_DARK, shift=(-2, -1)
    )
    art.shape(circle(180, 194, 9.4, 32), GOLD, ink=2.3, shade=GOLD_DARK, shift=(-2, -2))
    for side in (-1, 1):
        art.shape(circle(180 + side * HANG, 201, 5, 24), GOLD, ink=2, heavy=(0.3, 0.5))


def pans(art: Picture) -> None:
    """Draw the bowls of the balance, before the diamonds that lie in them."""
    for x in (180 - HANG, 180 + HANG):
        bowl = blob(
            f"{x - 47},336! {x - 24},342 {x},344 {x + 24},342 {x + 47},336! {x + 35},358 {x},368 {x - 35},358"
        )
        art.shape(bowl, GOLD, ink=2.6, shade=GOLD_DARK, shift=(-4, -4))


def _cloud(art: Picture, x: float, y: float, *, flip: bool) -> None:
    """A small cloud beside the string of the kite."""
    with art.at(x, y, flip=flip):
        puffs = union(
            circle(-22, 4, 13, 32), circle(-4, -7, 17, 36), circle(17, 2, 14, 32), rounded(-33, 2, 64, 15, 7)
        )
        art.shape(puffs, WHITE, ink=2.4, shade=WHITE_DARK, shift=(-3, -5))
        art.line("-12,-2 -6,-11 4,-9", 2, (0, 1, 0.2))


def _sky(art: Picture) -> None:
    """The cloud past which a diamond flies, and who holds its string."""
    _cloud(art, 84, 292, flip=False)
    mouse_with_string(art)


def _treasure(art: Picture) -> None:
    """The casket of the settebello, so small that every diamond has air about it."""
    with art.at(180, 437, 0.9), art.at(-180, -434):
        guarded(art)


COMPANIONS: dict[tuple[Suit, int], Callable[[Picture], None]] = {
    (Suit.COINS, 2): _sky,
    (Suit.COINS, 4): magpie,
    (Suit.CUPS, 2): cupid,
    (Suit.SWORDS, 2): bats,
    (Suit.COINS, 6): _balance,
    (Suit.COINS, 7): _treasure,
    (Suit.SWORDS, 3): hatched,
    (Suit.SWORDS, 5): bed,
    (Suit.SWORDS, 6): night_walk,
    (Suit.CUPS, 6): kitten,
    (Suit.CUPS, 7): _cage,
    (Suit.SWORDS, 7): ladder,
    (Suit.CUPS, 3): _key,
    (Suit.CLUBS, 2): bee_line,
    (Suit.CLUBS, 4): pig,
    (Suit.CLUBS, 5): pond,
    (Suit.CLUBS, 6): hammock,
    (Suit.CLUBS, 7): swing,
}
"""What stands between the pips, by suit and number."""


def companion(suit: Suit, rank: int) -> Picture:
    """What stands between the pips of a card; nothing on most cards."""
    art = Picture()
    draw = COMPANIONS.get((suit, rank))
    if draw:
        draw(art)
    return art
