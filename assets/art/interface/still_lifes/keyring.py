"""A ring with the iron keys of the house."""

from typing import Final

from shapely.geometry import box

from interface.still_lifes.size import CUT, FINE, INKED
from woodcut.geometry import Region, blob, circle, ellipse, limb, poly, rounded, unite
from woodcut.palette import GOLD, GOLD_DARK, RED, RED_DARK, WHITE
from woodcut.picture import Picture

IRON, IRON_DARK, IRON_LIGHT = "#8b969b", "#566067", "#d5dee0"
RUST, RUST_DARK = "#9c6b42", "#6b4325"
RING: Final = (122.0, 76.0)
"""Where the ring lies; the keys point away from it."""


def keyring() -> Picture:
    """Three large keys and a tag of leather on a ring."""
    art = Picture()
    with art.at(*RING, turned=-76):
        _tag(art)
    for turned, bow, bit, metal, dark, light in (
        (25, _trefoil(), _comb(), RUST, RUST_DARK, "#d9a877"),
        (-25, _kidney(), _cross(), GOLD, GOLD_DARK, "#ffe7a8"),
        (1, _oval(), _steps(), IRON, IRON_DARK, IRON_LIGHT),
    ):
        with art.at(*RING, turned=turned):
            _key(art, bow, bit, (metal, dark, light))
    ring = circle(0, 0, 56, 90).difference(circle(0, 0, 44, 80))
    with art.at(*RING):
        # The ring passes through the bows: its lower part lies below them.
        art.shape(ring.difference(box(-60, 40, 60, 60)), IRON, ink=INKED, shade=IRON_DARK, shift=(-4, -4))
        art.line("-47,-18 -36,-36 -16,-47", 3.4, (0.2, 1, 0.2), WHITE)
        art.line("48,14 42,28", 2.6, (0.2, 1, 0.2), IRON_LIGHT)
        art.shape(limb("30,-42,7 40,-30,7"), IRON_DARK, ink=FINE)
    return art


def _key(art: Picture, bow: Region, bit: Region, colours: tuple[str, str, str]) -> None:
    metal, dark, light = colours
    art.shape(bit, metal, ink=INKED, shade=dark, shift=(-4, -4))
    shaft = rounded(-8, 108, 16, 172, 7)
    art.shape(unite((bow, shaft)), metal, ink=INKED, shade=dark, shift=(-5, -4))
    for y, half in ((112, 14), (124, 11), (206, 11)):
        art.shape(rounded(-half, y, 2 * half, 9, 4), metal, ink=FINE, shade=dark, shift=(-4, -3))
    art.line("-3,138 -3,168 -3,200", 3, (0.2, 1, 0.2), light)
    art.line("-3,220 -3,244 -3,268", 3, (0.2, 1, 0.2), light)
    for y in (142, 150, 158, 166, 174, 182, 190):
        art.line(f"7,{y} 1,{y - 1}", 2, (1, 0.1))


def _oval() -> Region:
    return ellipse(0, 70, 34, 42).difference(ellipse(0, 68, 19, 27))


def _trefoil() -> Region:
    leaves = unite((circle(0, 52, 22), circle(-23, 82, 21), circle(23, 82, 21), circle(0, 92, 18)))
    holes = unite((circle(0, 50, 11), circle(-24, 82, 10), circle(24, 82, 10)))
    return leaves.difference(holes)


def _kidney() -> Region:
    outer = blob("0,112! -30,98 -36,66 -20,36 0,46! 20,36 36,66 30,98")
    return outer.difference(blob("0,92! -18,84 -21,66 -12,54 0,66! 12,54 21,66 18,84"))


def _comb() -> Region:
    return poly("6,226 44,226 44,236 30,236 30,244 44,244 44,254 30,254 30,262 44,262 44,272 6,272")


def _cross() -> Region:
    whole = box(-44, 228, -6, 274)
    return whole.difference(unite((box(-30, 246, -22, 258), box(-46, 248, -36, 254))))


def _steps() -> Region:
    return poly("6,222 50,222 50,240 36,240 36,248 50,248 50,272 34,272 34,262 22,262 22,272 6,272")


def _tag(art: Picture) -> None:
    art.line("0,44 -4,54 0,66", 5.4, (1, 1, 1))
    art.line("0,44 -4,54 0,66", 2.6, (1, 1, 1), "#d8b884")
    tag = blob("-13,54! -22,72 -25,116 -15,136! 15,136! 25,116 22,72 13,54!")
    art.shape(tag.difference(circle(0, 66, 6, 24)), RED, ink=INKED, shade=RED_DARK, shift=(-6, -5))
    for line in ("-18,78 -20,102 -16,126", "18,78 20,102 16,126"):
        art.line(line, CUT, (0.6, 1, 0.6), "#f0b49a")
    # The seven of the house, burnt into the leather.
    art.line("-10,84 0,82 11,84 2,102 -2,122", 6, (0.8, 1, 1, 0.9, 0.6), "#5e1810")
