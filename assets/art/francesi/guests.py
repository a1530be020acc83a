"""Small animals that visit a pip of a number card."""

from collections.abc import Callable

from francesi.cuts import cut
from francesi.pips import HEIGHT, pip
from francesi.suits import Palette, Suit
from woodcut.geometry import blob, circle, ellipse, limb, nodes, poly
from woodcut.palette import BROWN_DARK, GOLD, GOLD_DARK, INK, RED, RED_DARK, WHITE
from woodcut.picture import Picture
from woodcut.small_life import FLESH, FLESH_DARK

HARE, HARE_DARK = "#b98a55", "#86592c"
SPIDER, SPIDER_DARK = "#8a5577", "#5a3450"

Draw = Callable[[Picture, float, float, float, Palette], None]
"""Draws a pip with its surprise: picture, x, y, height, palette."""


def _visited(suit: Suit, visitor: Callable[[Picture], None], number: int | None = None) -> Draw:
    """A pip on which somebody sits, in the frame of its outline; `number` chooses how the pip is cut."""

    def draw(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
        pip(art, suit, x, y, height, palette)
        if number is not None:
            cut(art, suit, x, y, height, palette, number=number)
        with art.at(x, y, height / HEIGHT):
            visitor(art)

    return draw


THREAD = "#c9c3cf"


def _knitting(art: Picture) -> None:
    """The striped stocking that a spider knits, on two needles."""
    sock = blob("-8,22! 8,22! 8,32 9,37! 17,40 19,46 13,50! -4,49 -8,43 -9,32!")
    art.shape(sock, RED, ink=2.2, shade=RED_DARK, shift=(-3, -3))
    inside = art.here(sock.buffer(-0.8))
    for y in (27, 34.5, 42):
        art.line(f"-10,{y} 0,{y + 1.5} 10,{y}", 5, (1, 1, 1), GOLD, within=inside)
    for needle in ("-30,10,1.5 18,27,1.1", "30,10,1.5 -18,27,1.1"):
        art.shape(limb(needle), GOLD, ink=2.6, heavy=(0.3, 0.4))
    for side in (-1, 1):
        art.shape(circle(side * 31, 9.6, 3.4, 20), GOLD, ink=2.2, heavy=(0.3, 0.4))


def _spider(art: Picture) -> None:
    """A spider that knits, on the thread it has drawn from one stalk to the next."""
    for thread, taper in (
        ("-110,40 -82,58 -55,74", (0.6, 1, 1)),
        ("0,40 -28,58 -55,74", (0.6, 1, 1)),
        ("-55,72 -55,100 -55,140", (1, 0.8, 0.8)),
    ):
        art.line(thread, 6.4, taper, INK)
        art.line(thread, 2.8, taper, THREAD)
    with art.at(-55, 158, 1.9):
        _knitting(art)
        for side in (-1, 1):
            for leg in (
                "3,-4,2.6 14,-18,1.7! 22,-6,0.8",
                "4,-1,2.6 19,-9,1.7! 28,7,0.8",
                "4,2,2.6 18,2,1.7! 26,19,0.8",
                "3,5,2.6 13,11,1.7! 15,28,0.8",
            ):
                places = (word.split(",") for word in leg.split())
                form = limb(" ".join(f"{side * float(px)},{py},{radius}" for px, py, radius in places))
                art.shape(form, SPIDER_DARK, ink=1.6, heavy=(0.2, 0.4))
        art.shape(ellipse(0, 7, 11, 12.4), SPIDER, ink=2.2, shade=SPIDER_DARK, shift=(-4, -4))
        for dx, dy, radius in ((0, 1, 2.1), (0, 7, 2.4), (0, 13, 2.1), (-5.4, 6, 1.9), (5.4, 6, 1.9)):
            art.dot(dx, dy, radius, GOLD, 12)
        art.shape(circle(0, -8, 7.4, 28), SPIDER, ink=2, shade=SPIDER_DARK, shift=(-2, -2))
        for side in (-1, 1):
            art.shape(circle(side * 3.2, -9, 2.8, 16), WHITE, ink=1.1, heavy=(0, 0))
            art.dot(side * 3, -8.4, 1.4, INK, 10)
        art.line("-3,-4 0,-2.6 3,-4", 1.4, (0.4, 1, 0.4))


def _climber(art: Picture) -> None:
    """A snail that climbs up a spade; its trail glitters on the leaf behind it."""
    art.line("-22,28 -33,22 -37,10 -33,-2", 4.4, (0, 1, 1, 0.6), "#a9c4d4")
    with art.at(-7, 6, 0.84):
        _snail(art)


def _snail(art: Picture) -> None:
    """The snail itself, its sole along the left edge of the spade."""
    for horn in ("-6,-56 -2,-66 2,-74", "-12,-56 -15,-66 -16,-76"):
        art.line(horn, 4, (1, 0.9, 0.8))
        tip = nodes(horn)[-1]
        art.dot(tip.x, tip.y, 3.4, INK, 14)
    foot = limb("-46,27,1.4 -45,14,4.4 -40,0,6 -29,-14,6.4 -18,-27,6.6 -11,-40,6.4 -8,-51,7")
    art.shape(foot, FLESH, ink=2.4, shade=FLESH_DARK, shift=(-2, -2.4), heavy=(0.4, 0.7))
    art.line("-6,-46 -3.6,-47 -2,-49", 1.7, (0.3, 1, 0.4))
    with art.at(-45, -16, 1.32, turned=-52):
        art.shape(circle(0, 0, 16.5, 48), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3.4, -3))
        art.line(
            "13,9 1,12.6 -11.4,5 -11,-8 1,-12.4 9.4,-5 7,4.4 -1,6 -4.6,0 -1,-4.6 3,-1.6",
            2.8,
            (0.4, 1, 1, 1, 0.8, 0.4),
            BROWN_DARK,
        )


def _owls(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """Two owls in two spades: the left one looks out, the right one sleeps."""
    pip(art, Suit.SWORDS, x, y, height, palette)
    with art.at(x, y, height / HEIGHT):
        for side in (-13, 13):
            if x < 180:
                lid = circle(side, 2, 10.6, 32)
                art.shape(lid, GOLD, ink=2.0, shade=GOLD_DARK, shift=(-2, -2), heavy=(0.3, 0.5))
                art.dot(side + 3, 5.4, 4.8, INK, 20)
                art.dot(side + 1.4, 3.4, 1.7, WHITE, 10)
            else:
                lid = circle(side, 2, 10, 32)
                art.shape(lid, palette.spades.glint, ink=2.0, heavy=(0.3, 0.5))
                art.line(f"{side - 9},4 {side},10.6 {side + 9},4", 3.4, (0.6, 1, 0.6), GOLD)
        art.shape(poly("-4,7 4,7 0,18"), GOLD, ink=1.7, heavy=(0.3, 0.4))


def _hare(art: Picture) -> None:
    """A young hare that looks over a clover as if nobody could see it."""
    with art.at(0, -42, 0.66):
        for side, turned in ((-1, -13), (1, 19)):
            with art.at(side * 9, -26, turned=turned):
                ear = blob("-8,0! -10,-22 -4,-42 0,-50! 6,-40 9,-20 8,0!")
                art.shape(ear, HARE, ink=2.4, shade=HARE_DARK, shift=(-3, -2))
                art.add(blob("-3,-4! -4,-22 0,-38! 3,-22 3,-4!"), "#e2b0a0")
        head = blob("-25,18 -28,-4 -20,-24 0,-32 20,-24 28,-4 25,18 0,30")
        art.shape(head, HARE, ink=2.6, shade=HARE_DARK, shift=(-4, -4))
        art.add(blob("-15,22 -13,6 0,0 13,6 15,22 0,28").intersection(head.buffer(-1)), WHITE)
        for side in (-1, 1):
            art.shape(ellipse(side * 13, -8, 5, 6), WHITE, ink=1.8, heavy=(0.2, 0.3))
            art.add(ellipse(side * 12.4, -7.4, 3.2, 4.4), INK)
            art.dot(side * 12.4 - 1.4, -9.4, 1.2, WHITE, 8)
        art.shape(poly("-4,2 4,2 0,7").buffer(0.8), "#c9695a", ink=1.5, heavy=(0.2, 0.3))


def _behind(visitor: Callable[[Picture], None], before: Callable[[Picture], None], suit: Suit) -> Draw:
    """A pip behind which somebody hides; of the visitor, something is seen before the pip."""

    def draw(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
        with art.at(x, y, height / HEIGHT):
            visitor(art)
        pip(art, suit, x, y, height, palette)
        cut(art, suit, x, y, height, palette, number=1)
        with art.at(x, y, height / HEIGHT):
            before(art)

    return draw


def _paws(art: Picture) -> None:
    """The paws of the hare, on the rim of the clover."""
    for side in (-1, 1):
        paw = ellipse(side * 15, -31, 6.4, 5.4)
        art.shape(paw, HARE, ink=2.0, shade=HARE_DARK, shift=(-2, -2), heavy=(0.4, 0.6))
        for dx in (-2, 2):
            art.line(f"{side * 15 + dx},-30 {side * 15 + dx},-27", 1.5, (1, 1))


GUESTS: dict[tuple[Suit, int], tuple[int, Draw]] = {
    (Suit.SWORDS, 4): (1, _visited(Suit.SWORDS, _spider, 1)),
    (Suit.SWORDS, 5): (2, _visited(Suit.SWORDS, _climber, 2)),
    (Suit.SWORDS, 6): (2, _owls),
    (Suit.CLUBS, 3): (1, _behind(_hare, _paws, Suit.CLUBS)),
}
"""On which card which pip, counted from the upper left, has a visitor."""
