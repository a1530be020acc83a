"""An abacus with slips of paper, on which the points are tallied, and a pencil."""

from typing import Final

from interface.still_lifes.size import CUT, FINE, INKED
from woodcut.geometry import blob, circle, ellipse, limb, poly, rounded
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    PAPER,
    RED,
    RED_DARK,
    STEEL,
    STEEL_DARK,
    WHITE,
)
from woodcut.picture import Picture

OAK, OAK_DARK, OAK_LIGHT = "#a3652f", "#6d3f1a", "#cf9150"
SLIP_DARK: Final = "#dcc99b"
RODS: Final = (
    (-90, (-64, -36, 36, 64), RED, RED_DARK),
    (-52, (-64, -36, -8, 64), GOLD, GOLD_DARK),
    (-14, (-64, 8, 36, 64), GREEN, GREEN_DARK),
    (24, (-64, -36, -8, 20), BLUE, BLUE_DARK),
    (62, (-36, -8, 36, 64), RED, RED_DARK),
)
"""The height of each rod, where its beads are, and their colour."""


def abacus() -> Picture:
    """A wooden frame with five rods of beads, on slips with tallies."""
    art = Picture()
    with art.at(86, 292, turned=-18):
        _slip(art, PAPER, (2, 5))
    with art.at(176, 300, turned=9):
        _slip(art, "#f3e2b8", (4, 3))
    with art.at(138, 158, 0.94, turned=7):
        _frame(art)
    with art.at(128, 330, turned=74):
        _pencil(art)
    return art


def _slip(art: Picture, fill: str, marks: tuple[int, int]) -> None:
    art.shape(blob("-60,-70! 60,-72! 62,40! 58,66! 20,60 -20,68 -62,60!"), fill, ink=INKED, shade=SLIP_DARK)
    for row, count in enumerate(marks):
        y = -4 + 34 * row
        for mark in range(min(count, 4)):
            art.line(
                f"{-44 + 13 * mark},{y - 12} {-43 + 13 * mark},{y} {-45 + 13 * mark},{y + 12}",
                3.8,
                (0.7, 1, 0.6),
                INK,
            )
        if count > 4:
            art.line(f"-54,{y + 8} -26,{y} 6,{y - 8}", 3.8, (0.5, 1, 0.6), RED)
    art.line("20,-8 34,-10 48,-8", 3, (0.3, 1, 0.3), BLUE)
    art.line("20,26 32,24 44,27", 3, (0.3, 1, 0.3), BLUE)


def _frame(art: Picture) -> None:
    """Draw the frame: the planks show through between its rods."""
    for y, _, _, _ in RODS:
        art.shape(rounded(-92, y - 3.4, 184, 6.8, 3), STEEL, ink=FINE, shade=STEEL_DARK, shift=(0, -3))
    for y, beads, fill, dark in RODS:
        for x in beads:
            art.shape(ellipse(x, y, 13, 18), fill, ink=INKED, shade=dark, shift=(-5, -5))
            art.line(f"{x - 7},{y - 2} {x - 5},{y - 10} {x + 1},{y - 13}", 3, (0.2, 1, 0.2), WHITE)
    for y in (-136, 82):
        art.shape(rounded(-112, y, 224, 26, 4), OAK, ink=INKED, shade=OAK_DARK, shift=(-5, -7))
        art.line(f"-100,{y + 6} -20,{y + 5} 70,{y + 7}", CUT, (0.2, 1, 0.2), OAK_LIGHT)
        art.line(f"-70,{y + 15} 0,{y + 13} 90,{y + 15}", 2.2, (0.1, 1, 0.1), OAK_DARK)
    for x in (-110, 84):
        art.shape(rounded(x, -140, 26, 254, 5), OAK, ink=INKED, shade=OAK_DARK, shift=(-7, -5))
        art.line(f"{x + 6},-128 {x + 5},-20 {x + 7},96", CUT, (0.2, 1, 0.2), OAK_LIGHT)
        art.line(f"{x + 14},-90 {x + 12},-10 {x + 14},70", 2.2, (0.1, 1, 0.1), OAK_DARK)
        for y in (-119, 93):
            art.shape(circle(x + 13, y, 5, 20), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-2, -2))
    # A leather strap to hang it up.
    art.shape(
        limb("-16,-134,4 -10,-148,4 10,-148,4 16,-134,4"), RED, ink=FINE, shade=RED_DARK, shift=(-2, -2)
    )


def _pencil(art: Picture) -> None:
    art.shape(poly("-8,-84 8,-84 8,52 -8,52"), GOLD, ink=INKED, heavy=(1.4, 1.6))
    art.add(poly("-6,-84 -2,-84 -2,52 -6,52"), "#ffe08a")
    art.add(poly("3,-84 7,-84 7,52 3,52"), GOLD_DARK)
    art.shape(rounded(-8, -100, 16, 18, 3), RED, ink=FINE, shade=RED_DARK, shift=(-4, -2))
    art.shape(poly("-8,52 8,52 0,84"), "#ecc98d", ink=FINE, shade="#c99a58", shift=(-3, -1))
    art.add(poly("-3.6,70 3.6,70 0,84"), INK)
