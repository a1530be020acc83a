"""The goals from ten to nineteen: stands of the market, with shelves full of goods and a guest."""

from collections.abc import Callable
from typing import Final, NamedTuple

from mercato import goods
from mercato.animals import cat, dog, mouse, pigeon
from mercato.goods import Thing
from mercato.stall import COUNTER
from woodcut.geometry import ellipse, rounded
from woodcut.palette import PLUM, RED, RED_DARK
from woodcut.picture import Picture
from woodcut.small_life import butterfly

WOOD, WOOD_DARK = "#c99a5b", "#936632"


class Stand(NamedTuple):
    """A stand: what lies on its two shelves, what is before it, and who has come."""

    upper: Thing
    lower: Thing
    grand: Thing
    guest: Callable[[Picture], None]
    at_left: bool = False


def _red_cloth(art: Picture) -> None:
    goods.cloth_roll(art, RED, RED_DARK)


def _violet_cloth(art: Picture) -> None:
    goods.cloth_roll(art, PLUM, "#5f2d52")


def _butterfly(art: Picture) -> None:
    butterfly(art, 0, -40, 1.1, turned=14)


STANDS: Final = {
    10: Stand(goods.apple, goods.pear, goods.pumpkin, mouse),
    11: Stand(goods.lemon, goods.fish, goods.fish, cat),
    12: Stand(goods.roll, goods.bundt, goods.bundt, pigeon),
    13: Stand(goods.honey, goods.cheese, goods.cheese, mouse, at_left=True),
    14: Stand(goods.tulip, goods.flower_pot, goods.flower_pot, _butterfly),
    15: Stand(goods.plate, goods.jug, goods.plate, pigeon, at_left=True),
    16: Stand(_violet_cloth, goods.cloth_roll, _red_cloth, cat, at_left=True),
    17: Stand(goods.lantern, goods.lantern, goods.lantern, _butterfly, at_left=True),
    18: Stand(goods.egg, goods.ham, goods.ham, dog),
    19: Stand(goods.bottle, goods.grapes, goods.barrel, dog, at_left=True),
}


def stand(art: Picture, number: int) -> None:
    """Draw the stand of a goal: two shelves, a grand piece before them, and a guest."""
    shown = STANDS[number]
    for x in (52, 308):
        art.shape(rounded(x - 7, 232, 14, COUNTER - 236, 3), WOOD, ink=3, shade=WOOD_DARK, shift=(-4, -1))
    art.shape(rounded(50, 234, 260, COUNTER - 240, 2), "#6b4a2c", ink=3)
    _shelf(art, shown.upper, 316, 0.66, 5)
    _shelf(art, shown.lower, 398, 0.74, 4)
    side = 118 if shown.at_left else 242
    art.add(ellipse(side, COUNTER - 7, 66, 9), "#4d341e")
    with art.at(side, COUNTER - 62, 1.24):
        shown.grand(art)
    with art.at(360 - side, COUNTER - 8, 1.0, flip=shown.at_left):
        shown.guest(art)


def _shelf(art: Picture, thing: Thing, y: float, size: float, count: int) -> None:
    for place in range(count):
        with art.at(180 + 248 / count * (place - (count - 1) / 2), y - 47 * size, size):
            thing(art)
    art.shape(rounded(44, y - 3, 272, 13, 3), WOOD, ink=3, shade=WOOD_DARK, shift=(-3, -3))
