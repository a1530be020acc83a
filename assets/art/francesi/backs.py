"""The back: an S and a broom with two heads on a fine lattice, the same when turned by half."""

import math

from shapely.geometry import LineString

from woodcut.card import card_paper
from woodcut.geometry import (
    Region,
    blob,
    circle,
    curve,
    ellipse,
    limb,
    move,
    nodes,
    poly,
    rounded,
    scale,
    turn,
    union,
    unite,
)
from woodcut.palette import GOLD, GOLD_DARK, INK
from woodcut.picture import Picture

LIGHT = "#efe4c6"
PITCH = 20
CENTRE = (180, 300)
LEFT, TOP, WIDE, HIGH = 30, 30, 300, 540


def back(main: str, dark: str, accent: str) -> Picture:
    """A back in two tones of one colour with a little of another."""
    art = card_paper()
    field = rounded(16, 16, 328, 568, 12)
    art.lay(field.buffer(2), INK)
    art.lay(field, main)
    inner = rounded(LEFT, TOP, WIDE, HIGH, 6)
    art.lay(_border(), LIGHT)
    art.lay(inner.buffer(3.4), LIGHT)
    art.lay(inner, dark)
    art.lay(_lattice().intersection(inner), LIGHT)
    art.lay(_crossings().intersection(inner), accent)
    _medallion(art, main, dark, accent)
    return art


def _border() -> Region:
    """Small darts that run round the rim."""
    columns = range(LEFT, LEFT + WIDE + 1, PITCH // 2)
    rows = range(TOP + PITCH // 2, TOP + HIGH, PITCH // 2)
    level = [_dart(x, y, 0) for x in columns for y in (21.5, 600 - 21.5)]
    upright = [_dart(x, y, 90) for y in rows for x in (21.5, 360 - 21.5)]
    return unite(level + upright)


def _dart(x: float, y: float, angle: float) -> Region:
    return move(turn(poly("0,-3 3.4,0 0,3 -3.4,0"), angle), x, y)


def _lattice() -> Region:
    """A net of petals along the edges of a square grid, as overlapping circles make it."""
    petal = blob(f"{-PITCH / 2},0! 0,-3.3 {PITCH / 2},0! 0,3.3", step=4)
    upright = turn(petal, 90)
    level = [
        move(petal, x + PITCH / 2, y)
        for x in range(LEFT, LEFT + WIDE, PITCH)
        for y in range(TOP, TOP + HIGH + 1, PITCH)
    ]
    standing = [
        move(upright, x, y + PITCH / 2)
        for x in range(LEFT, LEFT + WIDE + 1, PITCH)
        for y in range(TOP, TOP + HIGH, PITCH)
    ]
    return unite(level + standing)


def _crossings() -> Region:
    """A lozenge in every cell of the net."""
    half = PITCH // 2
    cells = [(x, y) for x in range(LEFT, LEFT + WIDE, PITCH) for y in range(TOP, TOP + HIGH, PITCH)]
    return unite(move(poly("0,-3.2 3.2,0 0,3.2 -3.2,0"), x + half, y + half) for x, y in cells)


def _medallion(art: Picture, main: str, dark: str, accent: str) -> None:
    rosette = unite(turn(ellipse(0, -94, 26, 34), 15 * i) for i in range(24))
    disc = union(rosette, circle(0, 0, 100, 96))
    with art.at(*CENTRE):
        art.shape(disc, LIGHT, ink=3.0, heavy=(0, 0))
        rings = [turn(ellipse(0, -92, 22, 30), 15 * i) for i in range(24)]
        lines = unite(ring.difference(ring.buffer(-1.5)) for ring in rings)
        art.add(lines, main)
        art.shape(circle(0, 0, 90, 96), dark, ink=2.4, heavy=(0, 0))
        art.add(circle(0, 0, 84, 96).difference(circle(0, 0, 81.4, 96)), LIGHT)
        for i in range(24):
            t = 2 * math.pi * i / 24
            art.dot(75 * math.cos(t), 75 * math.sin(t), 2.2, accent, 12)
        half = Picture()
        with half.at(*CENTRE):
            _broom_half(half, accent)
    art.paste(half)
    art.paste(half, 180, CENTRE)
    with art.at(*CENTRE):
        art.shape(scale(_letter(), 0.84), LIGHT, ink=3.0, heavy=(0, 0))


def _letter() -> Region:
    """The S, the same when turned by half."""
    line = curve(nodes("24,-30 12,-46 -8,-48 -24,-38 -26,-20 -14,-7 0,0 14,7 26,20 24,38 8,48 -12,46 -24,30"))
    bow = LineString([(node.x, node.y) for node in line]).buffer(7.4, cap_style="flat")
    serif = poly("17,-51 29,-51 29,-20 21,-26")
    return union(bow, serif, turn(serif, 180))


def _broom_half(art: Picture, accent: str) -> None:
    """Half of a broom that has bristles at both ends."""
    with art.at(0, 0, 1.1, turned=45):
        art.shape(limb("0,0,3.6 0,-40,3.6"), GOLD_DARK, ink=2.2, heavy=(0, 0))
        bristles = blob("-7,-34! -15,-48 -25,-66! -15,-64 -8,-70! 0,-67 8,-70! 15,-64 25,-66! 15,-48 7,-34!")
        art.shape(bristles, GOLD, ink=2.4, heavy=(0, 0))
        for x in (-14, -5, 5, 14):
            art.line(f"{x * 0.4},-42 {x * 0.8},-54 {x},-63", 1.7, (0.4, 1, 0.5), colour=GOLD_DARK)
        art.shape(limb("-8,-37,2.8 0,-38,2.8 8,-37,2.8"), accent, ink=1.8, heavy=(0, 0))
