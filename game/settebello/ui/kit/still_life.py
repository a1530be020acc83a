"""Things of the osteria that lie on the table beside a sheet, in the light of the lamp."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas


class StillLife(NamedTuple):
    """What lies beside a sheet: a large thing at its lower right, a small one at its left.

    `down` is how far down the left side the middle of the small thing lies, from 0 to 1.
    """

    thing: str
    companion: str
    down: float


ABACUS: Final = StillLife("abacus", "olives", 0.26)
BUNDLE: Final = StillLife("letters_tied", "espresso", 0.3)
HATS: Final = StillLife("hats", "beer", 0.42)
JUG: Final = StillLife("jug_and_bread", "lemon", 0.2)
KEYRING: Final = StillLife("keyring", "candle", 0.16)
MANDOLIN: Final = StillLife("mandolin", "wine", 0.22)
MOKA: Final = StillLife("moka", "espresso", 0.16)
NEWSPAPER: Final = StillLife("newspaper", "olives", 0.34)
NOTEBOOK: Final = StillLife("notebook", "pretzel", 0.18)
PACK: Final = StillLife("pack", "wine", 0.46)
RULEBOOK: Final = StillLife("rulebook", "candle", 0.2)
TROPHY: Final = StillLife("trophy", "wine", 0.32)

RATIO: Final = 380 / 280
"""Height of a large thing, relative to its width."""
LEAST: Final = 56.0
"""The narrowest margin in which a large thing is told from others, though most of it lies below the sheet."""
BROADER: Final = 1.24
"""How much broader than its margin a large thing may be: sheet and window cover what is too broad."""
COVERED: Final = 0.8
"""How much of what is too broad lies below the sheet."""
NARROWEST: Final = 190.0
WIDEST: Final = 290.0
"""The width of a large thing in a narrow margin, and where there is room."""
LOWER: Final = 0.8
"""How high a large thing is at most, relative to its sheet: beside a small sheet it is smaller."""
CUT: Final = 0.03
"""How much of it the window cuts in a narrow margin, relative to its width."""
NEARER: Final = 0.4
"""How much of the free room of a broad margin is between the sheet and the large thing."""
BELOW: Final = 26.0
"""How far the large thing reaches below the sheet."""
EDGE: Final = 18.0
"""Its distance to the lower edge of the window."""
SMALL: Final = (104.0, 154.0)
"""The size of a small thing in a narrow margin and where there is room."""
FILLS: Final = 0.74
"""How much of a broad margin the small thing fills."""
SHOWN: Final = 0.7
"""The least part of a small thing that is seen beside the sheet."""
NEAR: Final = 7.0
"""Its distance to the edge of the window in a narrow margin."""
SMALLEST: Final = 0.8
"""Pixels per logical unit below which things would be too small to be told apart."""


def draw_still_life(canvas: Canvas, life: StillLife, sheet: Area) -> None:
    """Draw the things beside a sheet where there is room for them; the sheet is drawn upon them.

    There are none in high contrast, in a small window, and where a part of the canvas is out of sight.
    """
    if canvas.palette.contrast or canvas.k < SMALLEST or canvas.seen.width < canvas.width - 1.0:
        return
    for picture, area in lying(life, sheet, canvas.width, canvas.height):
        canvas.lying(picture, area)


def lying(life: StillLife, sheet: Area, width: float, height: float) -> Iterator[tuple[str, Area]]:
    """Yield the pictures of the things that have room beside a sheet, with their areas on the canvas."""
    margin = min(sheet.x, width - sheet.right)
    if margin < LEAST:
        return
    small = min(max(FILLS * margin, SMALL[0]), SMALL[1])
    if margin >= SHOWN * small + NEAR:
        x = max(NEAR + small / 2, margin / 2)
        y = max(sheet.y + life.down * sheet.height, NEAR + small / 2)
        yield f"ui/props/{life.companion}.svg", Area.centred(x, y, small, small)
    widest = min(WIDEST, LOWER * sheet.height / RATIO)
    broad = max(min(BROADER * margin, widest), NARROWEST)
    x = _left(sheet.right, margin, broad)
    bottom = min(height - EDGE, sheet.bottom + BELOW)
    yield f"ui/still_lifes/{life.thing}.svg", Area(x, bottom - broad * RATIO, broad, broad * RATIO)


def _left(edge: float, margin: float, broad: float) -> float:
    """Return where a large thing begins in the margin at the right of a sheet, whose edge is given."""
    spare = margin - broad
    if spare > 0.0:
        return edge + NEARER * spare
    return edge + min(COVERED * spare, spare + CUT * broad)
