"""The backs: an awning seen from above, the same when turned by half, with the sign of whose card it is."""

import math
from collections.abc import Callable
from functools import partial
from typing import Final

from shapely.geometry import box

from mercato import goods
from mercato.colours import DYES, Dye
from mercato.goods import Thing
from woodcut.back_frame import CENTRE
from woodcut.card import card_paper
from woodcut.geometry import Region, blob, circle, ellipse, poly, rounded, star, turn, unite
from woodcut.palette import GOLD, GOLD_DARK, INK, PAPER, RED, RED_DARK, WHITE
from woodcut.picture import Picture

FIGURES: Final[dict[str, Thing]] = {
    "g": goods.pear,
    "b": goods.fish,
    "r": goods.tomato,
    "k": goods.aubergine,
    "central": goods.cheese,
    "goal": goods.plate,
}
FIELD: Final = rounded(58, 58, 244, 484, 3)
"""The field inside the striped border."""
UPPER_HALF: Final = poly("0,0 360,0 360,300 0,300")


def back(name: str) -> Picture:
    """A back: a striped border, and twice the same thing between the rays of the middle."""
    dye = DYES[name]
    art = card_paper()
    outer = rounded(16, 16, 328, 568, 10)
    art.lay(outer.buffer(2), INK)
    art.lay(outer, PAPER)
    art.lay(_flaps(), dye.base)
    for x, y in ((37, 37), (323, 37), (37, 563), (323, 563)):
        art.lay(box(x - 21, y - 21, x + 21, y + 21).intersection(outer), dye.base)
        art.lay(circle(x, y, 9, 28), PAPER)
    art.lay(FIELD.buffer(5.4), INK)
    art.lay(FIELD.buffer(3.6), GOLD)
    art.lay(FIELD.buffer(1.4), INK)
    art.lay(FIELD, dye.base)
    half = _ground(name).intersection(UPPER_HALF)
    art.lay(half.union(turn(half, 180, CENTRE)).intersection(FIELD), dye.dark)
    upper = Picture()
    with upper.at(180, 168, 1.25):
        FIGURES[name](upper)
    for layer in upper.layers:
        art.layers.append(layer)
    art.paste(upper, 180, CENTRE)
    _middle(art, name, dye)
    return art


def _flaps() -> Region:
    """Stripes from the middle to the edge, as on the cloth of a stall."""
    border = rounded(16, 16, 328, 568, 10).difference(FIELD)
    parts: list[Region] = []
    for number in range(-12, 13):
        if number % 2 == 0:
            x, y = 180 + 27.4 * number / 1, 300 + 27.4 * number
            parts += [
                poly(f"{x - 13.7},0 {x + 13.7},0 {x + 13.7},600 {x - 13.7},600"),
                poly(f"0,{y - 13.7} 360,{y - 13.7} 360,{y + 13.7} 0,{y + 13.7}"),
            ]
    sides = poly("0,0 58,58 58,542 0,600").union(poly("360,0 302,58 302,542 360,600"))
    upright = unite(parts[0::2]).intersection(border).difference(sides)
    level = unite(parts[1::2]).intersection(border).intersection(sides)
    return upright.union(level)


def _ground(name: str) -> Region:
    """The pattern of the field, which tells the backs apart without colours."""
    match name:
        case "g":
            return unite([*_bars(45, 26, 9), *_bars(-45, 26, 9)])
        case "b":
            return unite(
                ellipse(x + 18 * (row % 2), 76 + 30 * row, 15, 9).difference(
                    ellipse(x + 18 * (row % 2), 72 + 30 * row, 15, 9)
                )
                for row in range(16)
                for x in range(54, 320, 36)
            )
        case "r":
            return unite(
                circle(x + 20 * (row % 2), 300 + 26 * row, 6.4, 20)
                for row in range(-10, 11)
                for x in range(60, 310, 40)
            )
        case "k":
            return unite(_bars(90, 26, 12))
        case "central":
            return unite(
                poly(f"180,300 {180 + 500 * c},{300 + 500 * s} {180 + 500 * c2},{300 + 500 * s2}")
                for c, s, c2, s2 in _wedges()
            )
        case _:
            return unite(
                star(x + 24 * (row % 2), 78 + 34 * row, 12, 5, 5)
                for row in range(14)
                for x in range(62, 310, 48)
            )


def _bars(angle: float, spacing: float, width: float) -> list[Region]:
    """Parallel bars over the whole field, one of them through the centre."""
    x, y = CENTRE
    return [
        turn(box(x - 400, y + at - width / 2, x + 400, y + at + width / 2), angle, CENTRE)
        for at in (spacing * number for number in range(-16, 17))
    ]


def _wedges() -> list[tuple[float, float, float, float]]:
    return [
        (math.cos(a), math.sin(a), math.cos(a + 0.13), math.sin(a + 0.13))
        for a in (math.tau * number / 24 for number in range(24))
    ]


def _middle(art: Picture, name: str, dye: Dye) -> None:
    disc = unite([circle(*CENTRE, 64, 64), *(_bump(number) for number in range(18))])
    art.shape(disc, PAPER, ink=3, heavy=(0, 0))
    art.shape(circle(*CENTRE, 54, 64), dye.base, ink=2.4, heavy=(0, 0))
    match name:
        case "goal":
            art.shape(star(*CENTRE, 44, 19, 10), GOLD, ink=2.8, shade=GOLD_DARK, shift=(0, 0), heavy=(0, 0))
            art.shape(circle(*CENTRE, 13, 36), RED, ink=2.4, shade=RED_DARK, shift=(0, 0), heavy=(0, 0))
        case _:
            for turned in range(0, 360, 60):
                with art.at(*CENTRE, turned=turned):
                    art.shape(blob("6,0! 22,-13 42,0! 22,13"), WHITE, ink=2.2, heavy=(0, 0))
            art.shape(circle(*CENTRE, 12, 36), GOLD, ink=2.4, heavy=(0, 0))


def _bump(number: int) -> Region:
    turn = math.tau * number / 18
    return circle(180 + 62 * math.cos(turn), 300 + 62 * math.sin(turn), 11, 24)


def backs() -> dict[str, Callable[[], Picture]]:
    """What draws each back, by its file."""
    names = {"central": "back_supply", "goal": "back_goal"}
    return {f"{names.get(name, f'back_{name}')}.svg": partial(back, name) for name in DYES}
