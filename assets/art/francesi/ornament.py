"""The print in the middle of the cloth: a lattice, and a large diamond with the four pips."""

from francesi.pips import HEIGHT, outline
from francesi.suits import Suit
from woodcut.geometry import Region, move, poly, scale, unite
from woodcut.ornamented import HIGH, MIDDLE, PRINT, Ornament, field, framed
from woodcut.pattern import rim

ACROSS, DOWN = 25.0, 30.0
"""The size of a diamond of the lattice."""
THICK = 0.55
"""Half the thickness of its lines."""
LARGE = (112.0, 88.0)
"""Half the width and half the height of the diamond in the middle."""
PIPS = ((Suit.COINS, 0, -37), (Suit.CUPS, 46, 0), (Suit.SWORDS, -46, 0), (Suit.CLUBS, 0, 37))


def ornament() -> Ornament:
    """The lattice, with a small diamond where its lines cross, and the large diamond in a gap of it."""
    art = framed()
    gap = _diamond(*MIDDLE, LARGE[0] + 7, LARGE[1] + 5.5)
    free = field().buffer(-2).difference(gap)
    art.lay(_lattice().intersection(free), PRINT)
    for grow, thick in ((0.0, 2.4), (-7.0, 1.0)):
        outer = _diamond(*MIDDLE, LARGE[0] + grow * 1.27, LARGE[1] + grow)
        art.lay(outer.difference(outer.buffer(-thick)), PRINT)
    for suit, right, down in PIPS:
        art.lay(_pip(suit, MIDDLE[0] + right, MIDDLE[1] + down), PRINT)
    for x, y, half in ((0, 0, 9), (23, -18.5, 3), (-23, -18.5, 3), (23, 18.5, 3), (-23, 18.5, 3)):
        whole = _diamond(MIDDLE[0] + x, MIDDLE[1] + y, half, 1.2 * half)
        art.lay(whole.difference(whole.buffer(-0.22 * half)) if half > 5 else whole, PRINT)
    inner = _diamond(*MIDDLE, 4.5, 5.4)
    art.lay(inner, PRINT)
    return art


def _lattice() -> Region:
    """Return the lines of the lattice, and a small diamond at every second of their crossings."""
    lines, knots = [], []
    lean = MIDDLE[1] * ACROSS / DOWN
    for number in range(-16, 17):
        x = MIDDLE[0] + number * ACROSS
        for way in (lean, -lean):
            top, low = x - way, x + way
            lines.append(poly(f"{top - THICK},0 {top + THICK},0 {low + THICK},{HIGH} {low - THICK},{HIGH}"))
    for column in range(-8, 9):
        for row in range(-6, 7):
            shift = 0.5 * (row % 2)
            knots.append(
                _diamond(MIDDLE[0] + (column + shift) * ACROSS, MIDDLE[1] + row * DOWN / 2, 2.8, 3.4)
            )
    return unite((*lines, *knots))


def _diamond(x: float, y: float, half: float, high: float) -> Region:
    """Return a diamond around a point."""
    return poly(f"{x},{y - high} {x + half},{y} {x},{y + high} {x - half},{y}")


def _pip(suit: Suit, x: float, y: float) -> Region:
    """Return a pip at a point, with a cut along its shaded side."""
    whole = move(scale(outline(suit), 32 / HEIGHT), x, y)
    inner = whole.buffer(-2.4)
    return whole.difference(inner).union(inner.difference(rim(inner, -3, -2.4)))
