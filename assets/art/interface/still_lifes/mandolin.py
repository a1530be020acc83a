"""A mandolin with its plectrum and a red ribbon."""

import math
from typing import Final

from shapely.geometry import box

from interface.still_lifes.size import CUT, FINE, INKED
from woodcut.geometry import blob, ellipse, limb, rounded, unite
from woodcut.palette import (
    BLACK,
    GOLD,
    GOLD_DARK,
    INK,
    PAPER,
    RED,
    RED_DARK,
    STEEL,
    STEEL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture

SPRUCE, SPRUCE_DARK, SPRUCE_LIGHT = "#e0a34e", "#b4732a", "#f0c67c"
STAVES, STAVES_DARK = "#8a4a22", "#5a2c12"
SHELL, SHELL_LIGHT = "#5b2a1a", "#a9562c"
PEGS: Final = (-166.0, -154.0, -142.0, -130.0)
FRETS: Final = (-106, -90, -75, -61, -48, -36, -25, -15, -6, 2)


def mandolin() -> Picture:
    """A Neapolitan mandolin, seen on its top, with strings in pairs."""
    art = Picture()
    with art.at(140, 190, turned=13):
        _ribbon(art)
        _bowl(art)
        _top(art)
        _head(art)
        _neck(art)
        _strings(art)
    with art.at(234, 262, turned=28):
        art.shape(blob("-17,-17! 0,-21 17,-17! 12,4 0,22 -12,4"), SHELL, ink=FINE, shade="#35160c")
        art.line("-11,-12 0,-15 8,-13", CUT, (0.2, 1, 0.2), SHELL_LIGHT)
        art.line("-8,-3 -4,6 -1,12", 2.2, (0.2, 1, 0.2), SHELL_LIGHT)
    return art


def _bowl(art: Picture) -> None:
    """Draw the staves of the bowl, which are seen beside the top on the side away from the light."""
    bowl = blob("-10,-34! -30,-6 -64,38 -80,90 -74,138 -46,172 2,185 50,174 82,138 88,92 74,40 38,-6 14,-34!")
    art.shape(bowl, STAVES, ink=INKED, shade=STAVES_DARK, shift=(-7, -6))
    for line in ("86,70 88,104 78,142", "80,140 62,164 34,178", "72,46 80,66 84,84"):
        art.line(line, 2.2, (0.2, 1, 0.2), "#c07a42")


def _top(art: Picture) -> None:
    top = blob("-11,-32! -28,-6 -60,38 -75,90 -69,134 -43,165 0,176 43,165 69,134 75,90 60,38 28,-6 11,-32!")
    art.shape(top, GOLD, ink=FINE)
    board = top.buffer(-5)
    art.shape(
        board, SPRUCE, ink=2.2, shade=SPRUCE_DARK, shift=(-8, -6), hatch=Hatch(24, 7, 22, 2.4, SPRUCE_DARK)
    )
    for line in (
        "-52,60 -58,92 -54,126",
        "-40,40 -45,92 -40,146",
        "-29,120 -30,138 -26,156",
        "30,128 31,142 27,158",
        "-24,12 -31,30 -36,44",
    ):
        art.line(line, 2.2, (0.1, 1, 0.1), SPRUCE_DARK)
    art.line("-20,-6 -48,36 -62,80", 4, (0.1, 1, 0.1), SPRUCE_LIGHT)
    # The plate of tortoiseshell that the plectrum strikes, and the round mouth in its ring.
    art.shape(blob("14,66! 34,52 50,70 48,98 30,104! 8,92 6,76"), SHELL, ink=2.4)
    art.line("26,66 36,66 42,80", 2.4, (0.2, 1, 0.2), SHELL_LIGHT)
    art.shape(ellipse(0, 50, 31, 25), GOLD_DARK, ink=2.4)
    art.add(ellipse(0, 50, 28, 22), PAPER)
    for number in range(20):
        turn = 2 * math.pi * number / 20
        art.add(
            ellipse(25 * math.cos(turn), 50 + 19.6 * math.sin(turn), 2.6, 2.2), RED if number % 2 else INK
        )
    art.shape(ellipse(0, 50, 21, 16), "#2a1710", ink=2)
    art.line("-17,47 -10,38 2,36", 3, (0.2, 1, 0.2), STAVES_DARK)
    art.shape(blob("-36,110! -20,104 20,104 36,110! 22,116 -22,116"), BLACK, ink=2)
    art.add(box(-22, 106.5, 22, 109), WHITE)
    art.shape(
        blob("-15,158! 0,152 15,158! 17,180 0,190 -17,180"), STEEL, ink=2.6, shade=STEEL_DARK, shift=(-4, -4)
    )


def _head(art: Picture) -> None:
    for side in (-1, 1):
        for y in PEGS:
            art.shape(limb(f"{side * 14},{y},2 {side * 26},{y},2"), STEEL, ink=2)
            art.shape(ellipse(side * 31, y, 6.5, 5), WHITE, ink=2.4, shade=WHITE_DARK, shift=(-2, -2))
    head = blob("-12,-116! -18,-128 -20,-168 -25,-184 -9,-178 0,-186 9,-178 25,-184 20,-168 18,-128 12,-116!")
    art.shape(head, STAVES, ink=INKED, shade=STAVES_DARK, shift=(-5, -4))
    art.line("-13,-132 -14,-156 -16,-174", CUT, (0.2, 1, 0.2), "#c07a42")
    for side in (-1, 1):
        for y in PEGS:
            art.dot(side * 10, y, 3, GOLD, 16)


def _neck(art: Picture) -> None:
    neck = unite((rounded(-12, -118, 24, 132, 2), blob("-12,10! 12,10! 13,28 0,24 -13,28")))
    art.shape(neck, "#43251a", ink=FINE, shade="#2a1510", shift=(-4, 0))
    art.add(box(-11, -120, 11, -115), WHITE)
    for y in FRETS:
        art.add(box(-11, y - 0.9, 11, y + 0.9), GOLD)
    for y in (-55, -31, -10):
        art.dot(0, y, 2.4, WHITE, 14)


def _strings(art: Picture) -> None:
    for x, spread in ((-7.5, 1.55), (-2.6, 1.6), (2.6, 1.6), (7.5, 1.55)):
        for pair in (-1.1, 1.1):
            art.line(f"{x + pair},-118 {x * 1.5 + pair},107 {x * spread + pair},162", 1.3, (1, 1), "#fff3cf")


def _ribbon(art: Picture) -> None:
    """Draw the ribbon at the head: two ends that hang beside the neck."""
    art.shape(
        blob("6,-124! 40,-112 52,-84 46,-54 58,-24 66,-14! 46,-12! 38,-36 36,-58 38,-82 28,-100 4,-110!"),
        RED,
        ink=FINE,
        shade=RED_DARK,
        shift=(-5, -3),
    )
    art.line("22,-112 40,-96 44,-70", 2.2, (0.2, 1, 0.2), RED_DARK)
    art.shape(
        blob("-4,-124! -34,-116 -50,-96 -44,-72 -54,-48! -34,-50! -30,-72 -34,-92 -22,-106 -2,-110!"),
        RED,
        ink=FINE,
        shade=RED_DARK,
        shift=(-5, -3),
    )
