"""The goals from ten to nineteen: stands of the market, with shelves full of goods and a guest."""

from collections.abc import Callable
from typing import Final, NamedTuple

from mercato import goods
from mercato.goods import Thing
from mercato.stall import COUNTER
from woodcut.geometry import blob, circle, ellipse, limb, rounded
from woodcut.palette import BLACK, BROWN, BROWN_DARK, GOLD, INK, PLUM, RED, RED_DARK, WHITE, WHITE_DARK
from woodcut.picture import Picture
from woodcut.small_life import bee, butterfly, snail

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


def _cat(art: Picture) -> None:
    art.shape(limb("30,0,7 46,-16,7 40,-38,6 50,-46,5"), BLACK, ink=2.6)
    art.shape(
        blob("-24,0! -24,-28 -8,-50 14,-48 32,-24 34,0!"), BLACK, ink=2.8, shade="#0f0d0c", shift=(-5, -4)
    )
    art.shape(blob("-34,-58! -34,-86! -22,-76 -6,-76 6,-86! 6,-58 -4,-44 -24,-44"), BLACK, ink=2.8)
    art.shape(blob("-14,0! -14,-30 0,-40 12,-28 10,0!"), WHITE, ink=2, shade=WHITE_DARK, shift=(-3, -2))
    for x in (-23, -5):
        art.add(ellipse(x, -63, 5, 4.2), GOLD)
        art.add(ellipse(x, -63, 1.6, 4), INK)
    art.dot(-14, -54, 2.4, "#c9826f", 12)


def _pigeon(art: Picture) -> None:
    art.shape(blob("20,-18! 58,-22! 54,-8! 22,-4!"), "#71839a", ink=2.6)
    art.shape(
        blob("-26,-44 -12,-48 0,-34 26,-22 30,-8 8,0 -14,-6 -24,-22"),
        "#a9b6c4",
        ink=2.8,
        shade="#71839a",
        shift=(-4, -4),
    )
    art.shape(circle(-20, -50, 13, 30), "#4f8f6d", ink=2.6)
    art.shape(blob("-32,-52! -44,-47! -31,-44!"), GOLD, ink=2)
    art.dot(-22, -53, 3, WHITE, 12)
    art.dot(-22.6, -53, 1.6, INK, 10)
    art.line("-2,-26 14,-16 28,-14", 2.6, (0.2, 1, 0.2))
    for x in (0, 10):
        art.line(f"{x},-2 {x - 2},8", 3, (1, 1), RED)


def _dog(art: Picture) -> None:
    art.shape(limb("36,-10,6 52,-24,5 54,-40,4"), BROWN, ink=2.6)
    art.shape(
        blob("-22,0! -20,-34 0,-50 24,-44 40,-16 42,0!"), "#c98d5c", ink=2.8, shade="#9a6539", shift=(-6, -4)
    )
    art.shape(
        blob("-50,-56! -34,-76 -8,-78 8,-62 4,-44 -14,-36 -36,-40 -50,-46"),
        "#c98d5c",
        ink=2.8,
        shade="#9a6539",
        shift=(-3, -4),
    )
    art.shape(blob("-6,-76! 12,-74 16,-52 8,-38 -2,-50"), BROWN, ink=2.6, shade=BROWN_DARK, shift=(-3, -2))
    art.dot(-49, -54, 5, INK, 16)
    art.dot(-24, -62, 3.2, INK, 12)
    art.line("-46,-44 -34,-42 -24,-46", 2.2, (0.2, 1, 0.4))
    art.shape(limb("-14,-36,4 4,-34,4"), RED, ink=2.2)


def _mouse(art: Picture) -> None:
    art.line("24,-4 44,-6 52,-20", 3.4, (1, 0.8, 0.2))
    art.shape(
        blob("-30,-4! -22,-20 -2,-28 20,-18 26,0! -24,0!"),
        "#a69a92",
        ink=2.6,
        shade="#776b66",
        shift=(-4, -3),
    )
    art.shape(circle(-10, -26, 8, 24), "#c9a29a", ink=2.4)
    art.dot(-20, -12, 2.4, INK, 12)
    art.dot(-31, -5, 3, RED_DARK, 12)


def _bees(art: Picture) -> None:
    bee(art, -10, -40, 1.1, turned=-14)
    bee(art, 24, -68, 0.9, flip=True)


def _butterfly(art: Picture) -> None:
    butterfly(art, 0, -40, 1.1, turned=14)


def _snail(art: Picture) -> None:
    snail(art, 0, -14, 1.0)


STANDS: Final = {
    10: Stand(goods.apple, goods.pear, goods.pumpkin, _mouse),
    11: Stand(goods.lemon, goods.fish, goods.fish, _cat),
    12: Stand(goods.roll, goods.bundt, goods.bundt, _pigeon),
    13: Stand(goods.honey, goods.cheese, goods.cheese, _mouse, at_left=True),
    14: Stand(goods.tulip, goods.flower_pot, goods.flower_pot, _butterfly),
    15: Stand(goods.plate, goods.jug, goods.plate, _pigeon, at_left=True),
    16: Stand(_violet_cloth, goods.cloth_roll, _red_cloth, _cat, at_left=True),
    17: Stand(goods.lantern, goods.lantern, goods.lantern, _butterfly, at_left=True),
    18: Stand(goods.egg, goods.ham, goods.ham, _dog),
    19: Stand(goods.bottle, goods.grapes, goods.barrel, _dog, at_left=True),
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
