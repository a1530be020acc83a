"""What every card of the market is: a stall with an awning, a number, a counter, and marks on its cloth."""

from typing import Final

from shapely.geometry import box

from mercato.colours import LILAC, Dye
from mercato.figures import BETWEEN, figure
from woodcut.card import card_base
from woodcut.geometry import Region, blob, circle, ellipse, move, poly, rounded, scale, star, union, unite
from woodcut.palette import BROWN, BROWN_DARK, GOLD, GOLD_DARK, INK, PAPER, RED, WHITE, WHITE_DARK
from woodcut.pattern import Hatch
from woodcut.picture import Picture

COUNTER: Final = 486.0
"""The height of the counter on which the goods stand."""
DIGITS: Final = 106.0
"""The height of a number: 26 pixels on a card of 90."""
AWNING: Final = 64.0
CHECK: Final = 24.0
"""About how wide a check of a cloth without marks is."""


def paper(*, bordered: bool, goal: bool) -> Picture:
    """The card with its red border, or with the ground of a goal."""
    art = card_base()
    if goal:
        art.lay(rounded(17, 17, 326, 566, 9), LILAC, rigid=True)
    if bordered:
        band = rounded(13.5, 13.5, 333, 573, 11).difference(rounded(30, 30, 300, 540, 5))
        art.lay(band, RED)
        art.lay(rounded(30, 30, 300, 540, 5).difference(rounded(31.8, 31.8, 296.4, 536.4, 4)), INK)
        art.lay(_lozenges(), PAPER)
    return art


def _lozenges() -> Region:
    """The row of bright lozenges on a red border, by which it is known without its colour."""
    across = [(x, y) for x in range(40, 330, 28) for y in (21.8, 578.2)]
    down = [(x, y) for y in range(48, 570, 28) for x in (21.8, 338.2)]
    return unite(
        poly(f"{x},{y - 5.4} {x + 5.4},{y} {x},{y + 5.4} {x - 5.4},{y}") for x, y in [*across, *down]
    )


def inset(*, bordered: bool) -> float:
    """How far a stall stays away from the edge of the card."""
    return 35.0 if bordered else 20.0


def awning(art: Picture, dye: Dye, cut: str, edge: float) -> None:
    """Draw the striped awning of a set or of the central cards; its lower cut tells sets without colours."""
    left, right, top = edge, 360 - edge, edge
    wide = right - left
    low = top + AWNING * 0.66
    slope = 12.0
    parts = [(left + wide * i / dye.stripes, left + wide * (i + 1) / dye.stripes) for i in range(dye.stripes)]

    def above(x: float) -> float:
        return left + slope + (x - left) * (wide - 2 * slope) / wide

    roof = poly(f"{above(left)},{top} {above(right)},{top} {right},{low} {left},{low}")
    hems = [hem(a, b, low, cut) for a, b in parts]
    art.shape(union(roof, *hems), WHITE, ink=3.0)
    coloured = [
        union(poly(f"{above(a)},{top} {above(b)},{top} {b},{low} {a},{low}"), flap)
        for i, ((a, b), flap) in enumerate(zip(parts, hems, strict=True))
        if i % 2 == 0
    ]
    art.add(unite(coloured).buffer(-0.4), dye.base)
    shadow = box(left, low - 3, right, low + 60)
    for i, flap in enumerate(hems):
        art.add(flap.intersection(shadow).buffer(-0.6), dye.dark if i % 2 == 0 else WHITE_DARK)
        art.add(move(flap, -2.6, -3.2).intersection(flap).buffer(-0.6), dye.base if i % 2 == 0 else WHITE)
    for a, _ in parts[1:]:
        art.line(f"{above(a)},{top} {a},{low} {a},{low + 12}", 1.7, (0.8, 1, 0.5))
    art.line(f"{left},{low} {right},{low}", 2.6, (1, 1, 1))


def hem(a: float, b: float, y: float, cut: str) -> Region:
    """One flap of the hem: round, pointed, square, forked or with a tassel."""
    middle, half = (a + b) / 2, (b - a) / 2
    match cut:
        case "g":
            return union(box(a, y, b, y + 8), ellipse(middle, y + 8, half, 17))
        case "b":
            return poly(f"{a},{y} {b},{y} {b},{y + 5} {middle},{y + 27} {a},{y + 5}")
        case "r":
            return box(a, y, b, y + 25).difference(box(b - 5, y + 9, b, y + 30))
        case "k":
            return poly(f"{a},{y} {b},{y} {b},{y + 26} {middle},{y + 11} {a},{y + 26}")
        case _:
            bow = blob(f"{a},{y}! {b},{y}! {b},{y + 9}! {middle},{y + 17} {a},{y + 9}!")
            return union(bow, circle(middle, y + 21, 5.5, 20))


def canopy(art: Picture, dye: Dye, stars: int) -> None:
    """Draw the canopy of a goal: violet cloth with a golden hem, curtains, and a star for its class."""
    for flip in (False, True):
        with art.at(360 if flip else 0, 0, flip=flip):
            drape = blob("20,60! 62,60! 58,120 44,170 34,215! 28,250 32,300 24,340! 20,300")
            art.shape(drape, dye.base, ink=3, shade=dye.dark, shift=(-6, -2), hatch=Hatch(80, 6, 14, 1.7))
            art.line("34,70 32,140 26,210", 2.4, (0.2, 1, 0.2))
            art.shape(rounded(19, 204, 24, 11, 4), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-2, -2))
    cloth = blob(
        "20,20! 340,20! 340,82! 322,100 304,84! 276,108 246,88! 214,112 180,92! 146,112 114,88! 84,108 "
        "56,84! 38,100 20,82!"
    )
    art.shape(cloth, dye.base, ink=3.2, shade=dye.dark, shift=(-3, -7))
    fringe = cloth.difference(move(cloth, 0, -9)).intersection(box(20, 62, 340, 130))
    art.shape(fringe, GOLD, ink=2.0, heavy=(0.2, 0.4))
    for x in (56, 114, 246, 304):
        art.line(
            f"{x},80 {x + (4 if x < 180 else -4)},54 {x + (12 if x < 180 else -12)},30", 2.2, (1, 0.8, 0)
        )
    art.shape(rounded(17, 17, 326, 12, 4), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-2, -3))
    for place in range(stars):
        along = 180 + 50 * (place - (stars - 1) / 2)
        art.shape(star(along, 62, 23, 10, 5), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-3, -3))


def counter(art: Picture, dye: Dye, edge: float, *, checked: bool = False) -> None:
    """Draw the counter with a cloth over it, on which the marks are; without marks the cloth is checked."""
    left, right, low = edge, 360 - edge, 600 - edge
    cloth = box(left + 6, COUNTER + 6, right - 6, low)
    art.shape(cloth, WHITE, ink=3, shade=WHITE_DARK, shift=(-5, -3))
    if checked:
        _checks(art, dye, cloth)
    art.shape(box(left + 6, low - 11, right - 6, low), dye.base, ink=2, heavy=(0, 0))
    board = rounded(left, COUNTER - 5, right - left, 15, 4)
    art.shape(board, BROWN, ink=3, shade=BROWN_DARK, shift=(-3, -4))
    art.line(f"{left + 14},{COUNTER + 1} 160,{COUNTER + 2} 236,{COUNTER + 1}", 1.6, (0.3, 1, 0.2), BROWN_DARK)


def _checks(art: Picture, dye: Dye, cloth: Region) -> None:
    """Print the checks of a table cloth: broad stripes both ways, darker where they cross."""
    left, top, right, low = cloth.buffer(-1.5).bounds
    count = 2 * round((right - left) / CHECK / 2) + 1
    wide = (right - left) / count
    down = unite(box(left + i * wide, top, left + (i + 1) * wide, low) for i in range(0, count, 2))
    across = unite(box(left, top + i * wide, right, min(top + (i + 1) * wide, low)) for i in (1, 3))
    art.add(down.symmetric_difference(across), dye.base)
    art.add(down.intersection(across), dye.dark)


def digits(art: Picture, number: int, x: float, y: float, fill: str, high: float = DIGITS) -> None:
    """Write a number from its upper left corner, with a bright rim that lifts it from what is behind."""
    signs: list[Region] = []
    at = 0.0
    for letter in str(number):
        sign = figure(letter)
        left, _, right, _ = sign.bounds
        signs.append(move(sign, at - left, 0))
        at += right - left + BETWEEN
    written = scale(unite(signs), high / 100, high / 100, origin=(0, 0))
    moved = move(written, x, y)
    art.lay(moved.buffer(5.5, quad_segs=6), PAPER)
    art.lay(moved, fill)


def shadow_under(art: Picture, x: float, wide: float, colour: str = "#e6d6ad") -> None:
    """The flat shadow of what stands on the counter."""
    art.add(ellipse(x, COUNTER - 6, wide, 11), colour)


def ribbon_border(art: Picture) -> None:
    """A thin golden line inside the frame of the highest goals."""
    line = rounded(14.5, 14.5, 331, 571, 11).difference(rounded(18.5, 18.5, 323, 563, 8))
    art.lay(line, GOLD)
