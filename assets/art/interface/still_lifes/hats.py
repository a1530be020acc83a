"""The hats of the players: a straw hat with a ribbon, and a flat cap."""

import math
from typing import Final

from interface.still_lifes.size import CUT, FINE, INKED
from woodcut.geometry import Region, blob, circle, ellipse, limb
from woodcut.palette import RED, RED_DARK
from woodcut.pattern import Hatch
from woodcut.picture import Picture

STRAW, STRAW_DARK, STRAW_LIGHT = "#f0cf78", "#c3933a", "#fbe7ae"
TWEED, TWEED_DARK, TWEED_LIGHT = "#7b6a58", "#4f4238", "#a8957c"
BRIM: Final = 116.0
CROWN: Final = 64.0


def hats() -> Picture:
    """A straw hat lies upon the peak of a flat cap."""
    art = Picture()
    with art.at(116, 268, turned=-16):
        _cap(art)
    with art.at(146, 128):
        _straw(art)
    return art


def _straw(art: Picture) -> None:
    art.shape(ellipse(0, 0, BRIM, BRIM * 0.97), STRAW, ink=INKED, shade=STRAW_DARK, shift=(-10, -9))
    for radius, length, count in ((108, 0.17, 20), (98, 0.15, 20), (88, 0.17, 18), (79, 0.18, 16)):
        for number in range(count):
            turn = 2 * math.pi * (number + 0.5 * (radius % 4 == 0)) / count
            _arc(art, radius, turn, length, STRAW_DARK)
    for number in range(36):
        # The rim is sewn.
        turn = 2 * math.pi * number / 36
        x, y = math.cos(turn), math.sin(turn)
        art.line(f"{112 * x:.1f},{109 * y:.1f} {106 * x:.1f},{103 * y:.1f}", 2, (1, 0.6), STRAW_DARK)
    for turn in (3.5, 3.9, 4.3):
        _arc(art, 100, turn, 0.3, STRAW_LIGHT, 4)
    # The crown throws its shadow on the brim; the ribbon is seen below it.
    art.add(circle(9, 11, CROWN + 8, 80), STRAW_DARK)
    art.shape(circle(3, 4, CROWN + 7, 80), RED, ink=INKED, shade=RED_DARK, shift=(-6, -6))
    with art.at(58, 40, turned=28):
        art.shape(blob("-4,-6! 16,-20 34,-16 30,0 34,14 16,16 -4,6!"), RED, ink=FINE, shade=RED_DARK)
        art.shape(blob("-4,2! 8,22 6,44 20,38! 26,48! 24,22 4,-2!"), RED, ink=FINE, shade=RED_DARK)
        art.shape(ellipse(0, 0, 9, 11), RED, ink=FINE, shade=RED_DARK, shift=(-3, -3))
        art.line("8,-4 18,-9 26,-8", CUT, (0.2, 1, 0.2), RED_DARK)
    art.shape(circle(-4, -5, CROWN, 80), STRAW, ink=INKED, shade=STRAW_DARK, shift=(-9, -8))
    with art.at(-4, -5):
        for radius, length, count in (
            (54, 0.26, 12),
            (44, 0.3, 10),
            (34, 0.36, 9),
            (24, 0.5, 6),
            (14, 0.9, 4),
        ):
            for number in range(count):
                turn = 2 * math.pi * (number + 0.5 * (radius % 4 == 0)) / count
                _arc(art, radius, turn, length, STRAW_DARK, 3)
        art.dot(0, 0, 4, STRAW_DARK, 16)
        for turn in (3.6, 4.2):
            _arc(art, 49, turn, 0.4, STRAW_LIGHT, 4.4)


def _arc(art: Picture, radius: float, turn: float, length: float, colour: str, width: float = CUT) -> None:
    """Draw a stroke along a circle around the middle."""
    path = " ".join(
        f"{radius * math.cos(a):.1f},{radius * 0.97 * math.sin(a):.1f}"
        for a in (turn - length / 2, turn, turn + length / 2)
    )
    art.line(path, width, (0.1, 1, 0.1), colour)


def _cap(art: Picture) -> None:
    peak = blob("-78,30! -84,62 -52,96 0,106 52,96 84,62 78,30! 40,52 -40,52")
    art.shape(peak, TWEED_DARK, ink=INKED, shade="#352b25", shift=(-6, -6))
    art.line("-70,60 -40,86 0,94 34,88", 3, (0.2, 1, 0.2), TWEED)
    crown = blob("-100,-10 -92,-62 -48,-96 4,-104 58,-92 98,-54 102,-4 84,40 44,62 0,68 -46,62 -86,40")
    art.shape(crown, TWEED, ink=INKED, shade=TWEED_DARK, shift=(-11, -9), hatch=Hatch(20, 8, 26, 2.6))
    inside = art.here(crown.buffer(-5))
    _herringbone(art, inside)
    for path in (
        "0,-14 -30,14 -46,60",
        "0,-14 34,12 48,58",
        "0,-14 46,-26 92,-44",
        "0,-14 -44,-24 -90,-44",
        "0,-14 2,-58 4,-102",
    ):
        art.line(path, 3, (0.7, 1, 0.8))
    art.shape(circle(0, -14, 9, 24), TWEED_LIGHT, ink=FINE, shade=TWEED_DARK, shift=(-3, -3))
    art.line("-86,-34 -74,-60 -50,-78", 4, (0.1, 1, 0.1), TWEED_LIGHT)


def _herringbone(art: Picture, inside: Region) -> None:
    for row, y in enumerate(range(-100, 70, 13)):
        lean = 5 if row % 2 else -5
        for x in range(-98, 102, 11):
            stroke = limb(f"{x - lean},{y},1 {x + lean},{y + 8},0.7")
            art.lay(art.here(stroke).intersection(inside), TWEED_LIGHT if (row + x) % 3 else TWEED_DARK)
