"""The goods of own and central cards: as many of one thing as the number says, in what the market carries."""

from typing import Final

from shapely.geometry import box

from mercato import goods
from mercato.animals import cat, mouse, pigeon
from mercato.colours import Dye
from mercato.goods import Thing
from mercato.stall import COUNTER, shadow_under
from woodcut.geometry import blob, circle, ellipse, limb, poly, rounded
from woodcut.palette import (
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    INK,
    RED,
    RED_DARK,
    STEEL,
    STEEL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch, stripes
from woodcut.picture import Picture
from woodcut.small_life import bee, butterfly

OWN: Final[dict[str, Thing]] = {
    "1": goods.pumpkin,
    "2": goods.fish,
    "3": goods.pear,
    "4a": goods.roll,
    "4b": goods.tomato,
    "5": goods.lemon,
    "6": goods.egg,
    "7": goods.onion,
}
CENTRAL: Final[dict[int, Thing]] = {
    1: goods.cheese,
    2: goods.lantern,
    3: goods.aubergine,
    4: goods.jug,
    5: goods.mushroom,
    6: goods.carrot,
    7: goods.tulip,
    8: goods.apple,
    9: goods.strawberry,
}
ROWS: Final = {
    1: (1,),
    2: (2,),
    3: (2, 1),
    4: (2, 2),
    5: (3, 2),
    6: (3, 2, 1),
    7: (4, 3),
    8: (3, 3, 2),
    9: (4, 3, 2),
}
"""How many things lie in each row, from below."""
SIZES: Final = {1: 1.96, 2: 1.42, 3: 1.16, 4: 1.12, 5: 0.98, 6: 0.8, 7: 0.8, 8: 0.76, 9: 0.74}
PILED: Final = frozenset({goods.fish})
"""What lies one above the other, not side by side."""


def heap(art: Picture, thing: Thing, number: int, base: float, x: float = 180) -> None:
    """Draw so many things in rows from the back to the front; `base` is the height of their feet."""
    size = SIZES[number]
    step = 88 * size
    rows = (1,) * number if thing in PILED else ROWS[number]
    rise = (56 if thing in PILED else 78) * size
    if thing in PILED:
        size *= 1.36
    for up, count in reversed(list(enumerate(rows))):
        for place in range(count):
            side = x + step * (place - (count - 1) / 2)
            with art.at(side, base - (30 if thing in PILED else 46) * size - rise * up, size):
                thing(art)


def own_goods(art: Picture, key: str, dye: Dye) -> None:
    """Draw what a player's own card has: a basket in the colour of the set with so many things."""
    shadow_under(art, 184, 118)
    if key == "0":
        _basket(art, dye, high=96, handle=True)
        return
    thing = OWN[key]
    heap(art, thing, int(key[0]), COUNTER - 52)
    _basket(art, dye, high=62)


def central_goods(art: Picture, number: int, letter: str) -> None:
    """Draw what a central card has; its letter tells in what the things are, and who visits them."""
    shadow_under(art, 184, 118)
    if number == 0:
        with art.at(180, COUNTER, 0.88), art.at(-180, -COUNTER):
            scales(art)
        _BESIDE[letter](art)
    else:
        heap(art, CENTRAL[number], number, COUNTER - 46)
        _CARRIERS[letter](art)
    if letter == "b":
        bee(art, 292, 262, 1.1, turned=-14)
    elif letter == "d":
        butterfly(art, 294, 268, 0.84, turned=14)


def _basket(art: Picture, dye: Dye, *, high: float, handle: bool = False) -> None:
    """A wicker basket with a cloth over its rim."""
    top = COUNTER - high
    if handle:
        art.shape(
            limb(f"74,{top + 6},7 92,{top - 96},7 180,{top - 134},7 268,{top - 96},7 286,{top + 6},7"),
            "#b98a4a",
            ink=3,
            shade="#8a6026",
            shift=(-3, -3),
        )
        art.shape(ellipse(180, top + 6, 118, 24), "#6d4a1f", ink=3)
    body = blob(
        f"62,{top + 6}! 298,{top + 6}! 284,{COUNTER - 26} 268,{COUNTER - 5}! 92,{COUNTER - 5}! "
        f"76,{COUNTER - 26}"
    )
    art.shape(body, "#cf9f57", ink=3.2, shade="#97692c", shift=(-9, -5))
    inside = art.here(body).buffer(-2)
    for row, y in enumerate(range(int(top) + 30, int(COUNTER) - 4, 15)):
        for x in range(68 + 13 * (row % 2), 296, 26):
            art.line(f"{x},{y} {x + 9},{y - 5} {x + 19},{y}", 3, (0.3, 1, 0.3), "#7d5522", within=inside)
    cloth = blob(
        f"54,{top}! 306,{top}! 304,{top + 12}! 278,{top + 30} 252,{top + 12}! 224,{top + 34} 196,{top + 12}! "
        f"180,{top + 30} 164,{top + 12}! 136,{top + 34} 108,{top + 12}! 82,{top + 30} 56,{top + 12}!"
    )
    art.shape(cloth, dye.base, ink=3, shade=dye.dark, shift=(-3, -5))
    edge = [(80, 20), (136, 24), (180, 21), (224, 24), (280, 20)]
    for x, dy in edge:
        art.dot(x, top + dy - 9, 3.4, WHITE, 14)


def _crate(art: Picture) -> None:
    top = COUNTER - 58
    for y in (top, top + 27):
        art.shape(rounded(58, y, 244, 24, 3), "#c99a5b", ink=3, shade="#936632", shift=(-3, -4))
        art.line(f"72,{y + 9} 150,{y + 11} 270,{y + 8}", 1.8, (0.2, 1, 0.2), "#936632")
    for x in (66, 272):
        art.shape(rounded(x, top - 5, 22, 59, 3), "#b98648", ink=3, shade="#87592a", shift=(-4, -2))
        for y in (top + 12, top + 38):
            art.dot(x + 11, y, 2.8)


def _bowl(art: Picture) -> None:
    top = COUNTER - 58
    art.shape(
        poly(f"140,{COUNTER - 14} 220,{COUNTER - 14} 232,{COUNTER - 5} 128,{COUNTER - 5}"), RED_DARK, ink=3
    )
    body = blob(
        f"56,{top}! 304,{top}! 286,{top + 32} 240,{COUNTER - 9} 180,{COUNTER - 7} 120,{COUNTER - 9} "
        f"74,{top + 32}"
    )
    art.shape(body, RED, ink=3.2, shade=RED_DARK, shift=(-9, -6), hatch=Hatch(18, 7, 20, 1.8))
    inside = art.here(body).buffer(-2)
    art.line(f"50,{top + 14} 180,{top + 18} 310,{top + 14}", 8, (1, 1, 1), GOLD, within=inside)


def _pan(art: Picture) -> None:
    top = COUNTER - 50
    body = blob(
        f"48,{top}! 312,{top}! 300,{top + 20} 250,{top + 34} 180,{top + 38} 110,{top + 34} 60,{top + 20}"
    )
    art.shape(body, STEEL, ink=3.2, shade=STEEL_DARK, shift=(-8, -6))
    art.line(f"70,{top + 10} 110,{top + 22} 170,{top + 27}", 4, (0.2, 1, 0.2), WHITE)
    art.shape(poly(f"150,{top + 36} 210,{top + 36} 224,{COUNTER - 5} 136,{COUNTER - 5}"), STEEL_DARK, ink=3)


def _cloth(art: Picture) -> None:
    top = COUNTER - 54
    body = blob(
        f"70,{top}! 120,{top + 10} 180,{top + 4} 240,{top + 10} 290,{top}! 306,{top + 24} 312,{COUNTER - 5}! "
        f"48,{COUNTER - 5}! 54,{top + 24}"
    )
    art.shape(body, WHITE, ink=3.2, shade=WHITE_DARK, shift=(-9, -5))
    inside = body.buffer(-3)
    art.add(stripes(inside, 90, 30, 9), "#4d97bf")
    art.add(box(40, COUNTER - 22, 320, COUNTER - 15).intersection(inside), "#4d97bf")
    art.line(f"92,{top + 6} 84,{top + 26} 86,{COUNTER - 8}", 2.4, (0.2, 1, 0.2))
    art.line(f"268,{top + 6} 276,{top + 26} 274,{COUNTER - 8}", 2.4, (0.2, 1, 0.2))


def _barrow(art: Picture) -> None:
    top = COUNTER - 56
    body = poly(f"50,{top} 310,{top} 284,{top + 34} 76,{top + 34}")
    art.shape(body, "#3f7d6e", ink=3.2, shade="#2a574d", shift=(-8, -4))
    art.line(f"60,{top + 12} 180,{top + 14} 300,{top + 12}", 4, (0.6, 1, 0.6), GOLD)
    for x in (110, 250):
        art.shape(circle(x, COUNTER - 22, 18, 40), BROWN, ink=3, shade=BROWN_DARK, shift=(-3, -3))
        art.shape(circle(x, COUNTER - 22, 10, 30), "#e6d6ad", ink=2)
        art.dot(x, COUNTER - 22, 4, INK, 14)


_CARRIERS = {"a": _crate, "b": _bowl, "c": _pan, "d": _cloth, "e": _barrow}


def _weights(art: Picture) -> None:
    for x, size in ((66, 1.0), (110, 0.76), (252, 0.7), (292, 1.1)):
        with art.at(x, COUNTER - 6, size):
            art.shape(poly("-18,0 18,0 14,-34 -14,-34"), GOLD, ink=3, shade=GOLD_DARK, shift=(-5, -2))
            art.shape(circle(0, -41, 8, 24), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-2, -2))


def _mice(art: Picture) -> None:
    for x, flip in ((82, False), (280, True)):
        with art.at(x, COUNTER - 6, 1.1, flip=flip):
            mouse(art)


def _birds(art: Picture) -> None:
    with art.at(80, COUNTER - 12, 0.86):
        pigeon(art)


def _sitting_cat(art: Picture) -> None:
    with art.at(282, COUNTER - 5, 0.72):
        cat(art)


_BESIDE = {"a": _weights, "b": _mice, "c": _birds, "d": _sitting_cat}
"""What is beside the scales of each card with a nought."""


def scales(art: Picture) -> None:
    """Draw the scales of the market, in balance and with nothing in their pans."""
    art.shape(
        poly(f"120,{COUNTER - 5} 240,{COUNTER - 5} 226,{COUNTER - 26} 134,{COUNTER - 26}"),
        BROWN,
        ink=3.2,
        shade=BROWN_DARK,
        shift=(-6, -3),
    )
    art.shape(
        limb(f"180,{COUNTER - 26},10 180,330,7 180,268,6"), GOLD, ink=3.2, shade=GOLD_DARK, shift=(-5, 0)
    )
    beam = limb("70,284,5 124,272,6.4 180,276,8 236,272,6.4 290,284,5")
    art.shape(beam, GOLD, ink=3.2, shade=GOLD_DARK, shift=(-2, -4))
    art.shape(circle(180, 262, 15, 36), RED, ink=3, shade=RED_DARK, shift=(-3, -3))
    for x in (76, 284):
        for side in (-44, 44):
            art.line(f"{x},286 {x + side},384", 3, (1, 1))
        pan = blob(f"{x - 52},382! {x + 52},382! {x + 38},406 {x},416 {x - 38},406")
        art.shape(pan, STEEL, ink=3.2, shade=STEEL_DARK, shift=(-6, -5))
        art.line(f"{x - 38},391 {x - 22},401 {x},405", 3.4, (0.2, 1, 0.2), WHITE)
