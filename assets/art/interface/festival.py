"""What hangs and bursts when a person has won: a garland of paper pennants and lanterns, and a firework."""

import math
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from interface import glyph_shapes as signs
from woodcut.geometry import Region, blob, brush, circle, ellipse, limb, move, poly, rounded, scale, star
from woodcut.palette import BLUE, BLUE_DARK, GOLD, GOLD_DARK, GREEN, GREEN_DARK, RED, RED_DARK, SHADE, WHITE
from woodcut.pattern import Hatch
from woodcut.picture import Picture

GARLAND: Final = (1280, 150)
BURST: Final = (200, 200)
"""Width and height of the garland, and of a burst of a firework."""
STRIP: Final = (112, 84)
"""Width and height of a curled strip of paper."""
CREAM, CREAM_DARK = "#f7edd4", "#d6c193"
CORD: Final = "#5e3b1f"
LIGHT: Final = "#ffd66b"
"""The paper of a lantern where its candle shines through."""
TURNS: Final = (2.0, -3.0, 1.0, 4.0, -2.0, -1.0, 3.0)
"""By how many degrees the air turns one pennant after the other."""


class Cord(NamedTuple):
    """A string from nail to nail: its ends, how far it sags, its pennants and their size, and its lanterns.

    Lanterns are given as parts of the way from the left nail to the right one; no pennant hangs there.
    """

    start: tuple[float, float]
    end: tuple[float, float]
    sag: float
    pennants: int
    size: float
    lanterns: tuple[float, ...] = ()

    def at(self, part: float) -> tuple[float, float, float]:
        """The place of a part of the way, and the angle of the string there."""
        (x0, y0), (x1, y1) = self.start, self.end
        x, y = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part + self.sag * 4 * part * (1 - part)
        slope = (y1 - y0 + self.sag * 4 * (1 - 2 * part)) / (x1 - x0)
        return x, y, math.degrees(math.atan(slope))


CORDS: Final = (
    Cord((-6, 16), (380, 4), 60, 9, 1.0, (0.5,)),
    Cord((380, 4), (900, 4), 34, 14, 0.68),
    Cord((900, 4), (1288, 22), 52, 9, 1.0, (0.5,)),
)
STRIPS: Final = {
    "red": (RED, RED_DARK),
    "blue": (BLUE, BLUE_DARK),
    "green": (GREEN, GREEN_DARK),
    "gold": (GOLD, GOLD_DARK),
    "cream": (CREAM, CREAM_DARK),
}
PAPERS: Final = (RED, CREAM, BLUE, GOLD, GREEN)
SIGNS: Final = (signs.coins, signs.swords, signs.cups, signs.clubs)
INKS: Final = {signs.coins: GOLD, signs.cups: RED, signs.clubs: GREEN, signs.swords: BLUE}


def festival() -> dict[str, tuple[Callable[[], Picture], tuple[int, int]]]:
    """What draws each picture, and its size, by its name: `bunting`, `firework`, `streamer_red`."""
    strips = {
        f"streamer_{name}": (partial(streamer, fill, dark), STRIP) for name, (fill, dark) in STRIPS.items()
    }
    return {"bunting": (bunting, GARLAND), "firework": (firework, BURST), **strips}


def bunting() -> Picture:
    """Three sagging strings across a whole wall; the one in the middle is small and plain."""
    art = Picture()
    papers = 0
    for cord in CORDS:
        _string(art, cord)
        for number in range(cord.pennants):
            part = (number + 0.8) / (cord.pennants + 0.6)
            if all(abs(part - lantern) > 0.05 for lantern in cord.lanterns):
                _pennant(art, cord, part, papers)
                papers += 1
        for part in cord.lanterns:
            x, y, _ = cord.at(part)
            _lantern(art, x, y, 1.0, RED)
    for x, y, fill in ((380, 4, GREEN), (900, 4, BLUE)):
        _lantern(art, x, y, 0.86, fill)
    return art


def _string(art: Picture, cord: Cord) -> None:
    places = [cord.at(number / 12)[:2] for number in range(13)]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    art.shape(brush(path, 3.0, (1, 1), 6.0), CORD, ink=1.6, heavy=(0.3, 0.7))


def _pennant(art: Picture, cord: Cord, part: float, number: int) -> None:
    """A paper folded over the string; every cream one is printed with a suit, if it is large."""
    x, y, angle = cord.at(part)
    fill = PAPERS[number % len(PAPERS)]
    dark = CREAM_DARK if fill == CREAM else SHADE[fill]
    with art.at(x, y, cord.size, turned=angle * 0.8 + TURNS[number % len(TURNS)]):
        tail = "0,50" if number % 2 else "11,50 0,38 -11,50"
        paper = poly(f"-17,-1 17,-1 {tail}").buffer(0.8)
        art.shape(
            paper,
            fill,
            ink=2.6,
            shade=dark,
            shift=(-2.6, -2.0),
            hatch=Hatch(angle=16, spacing=4.6, length=10, width=1.3),
            heavy=(0.5, 0.9),
        )
        fold = rounded(-18, -4, 36, 7, 2)
        art.shape(fold, fill, ink=2.2, shade=dark, shift=(-1, -2.2), heavy=(0.3, 0.6))
        if fill == CREAM and cord.size == 1:
            sign = SIGNS[number // len(PAPERS) % len(SIGNS)]
            small = move(scale(sign(), 0.29, origin=(32, 32)), -33, -16)
            art.shape(small, INKS[sign], ink=1.0, heavy=(0.2, 0.3))


def _lantern(art: Picture, x: float, y: float, size: float, fill: str) -> None:
    """A round lantern of ribbed paper on a loop of wire, with a tassel."""
    with art.at(x, y, size):
        art.line("0,-2 0,8 0,14", 2.2, (1, 1))
        art.shape(limb("0,62,2.6 0,74,3.6 0,84,2.4"), GOLD, ink=2.0, shade=GOLD_DARK, shift=(-1.6, -1))
        paper = ellipse(0, 38, 25, 24)
        art.shape(
            paper,
            fill,
            ink=2.8,
            shade=SHADE[fill],
            shift=(-5, -3),
            hatch=Hatch(angle=8, spacing=4.6, length=9, width=1.3),
        )
        glow = ellipse(-4, 36, 13, 16)
        art.add(glow, GOLD)
        art.add(ellipse(-4, 37, 7, 11), LIGHT)
        inside = art.here(paper.buffer(-1.4))
        for bow in ("-1,14 -15,38 -1,62", "1,14 15,38 1,62", "0,14 0,38 0,62"):
            art.line(bow, 1.5, (0.8, 1, 0.8), within=inside)
        for top in (12.0, 58.0):
            art.shape(rounded(-11, top, 22, 6, 2), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -1.6))


def streamer(fill: str, dark: str) -> Picture:
    """A short curled strip of paper, as it is thrown; its back is darker."""
    art = Picture()
    back = blob("34,13! 46,20 64,34! 74,68! 58,60 45,50!")
    art.shape(back, dark, ink=4.5, heavy=(1, 2))
    for points in (
        "8,30! 18,14 34,13! 44,30 45,50! 30,52 20,68!",
        "64,34! 76,16 94,15! 104,32 105,50! 88,52 74,68!",
    ):
        art.shape(blob(points), fill, ink=4.5, heavy=(1, 2))
    return art


def firework() -> Picture:
    """One burst: long rays of gold, short ones of cream and red, and sparks at their tips."""
    art = Picture()
    art.weight = 0.8
    for number in range(24):
        long, red = number % 2 == 0, number % 6 == 3
        reach = (84.0 if number % 4 == 0 else 74.0) if long else 52.0
        with art.at(100, 100, turned=15 * number + (3 if number % 3 else -2)):
            _ray(art, reach, long=long, red=red)
    art.shape(star(100, 100, 21, 10, 12), GOLD, ink=1.6, heavy=(0.3, 0.4))
    art.add(circle(100, 100, 9, 24), WHITE)
    return art


def _ray(art: Picture, reach: float, *, long: bool, red: bool) -> None:
    """A ray that points up, thin at the heart; a spark is beyond its tip."""
    fill, dark = (RED, RED_DARK) if red else (GOLD, GOLD_DARK) if long else (WHITE, GOLD)
    half = 3.9 if long else 3.2
    inner = 20.0 if long else 25.0
    ray = poly(f"0,{-inner} {half},{8 - reach} 0,{-reach} {-half},{8 - reach}").buffer(0.5)
    art.shape(ray, fill, ink=1.5, heavy=(0.3, 0.4))
    art.add(poly(f"0.4,{-inner - 8} {half - 0.6},{8 - reach} 0.4,{2 - reach}"), dark)
    for spark, radius in _sparks(reach, long=long):
        art.shape(spark, WHITE if long and not red else fill, ink=1.4, heavy=(0.2, 0.3))
        x, y = spark.centroid.x, spark.centroid.y
        art.add(circle(x, y, radius * 0.4, 12), LIGHT if long else WHITE)


def _sparks(reach: float, *, long: bool) -> list[tuple[Region, float]]:
    if long:
        return [(circle(0, -reach - 8, 4.4, 20), 4.4)]
    return [(poly(f"0,{-reach - 20} 4,{-reach - 13} 0,{-reach - 6} -4,{-reach - 13}"), 3.0)]
