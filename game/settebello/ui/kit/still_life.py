"""Things of the osteria that lie on the table beside a sheet, in the light of the lamp."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas


class StillLife(NamedTuple):
    """What lies beside a sheet: a large thing at its lower right, a small one at its upper left."""

    thing: str
    companion: str


ABACUS: Final = StillLife("abacus", "olives")
BUNDLE: Final = StillLife("letters_tied", "espresso")
HATS: Final = StillLife("hats", "beer")
JUG: Final = StillLife("jug_and_bread", "lemon")
KEYRING: Final = StillLife("keyring", "candle")
MANDOLIN: Final = StillLife("mandolin", "wine")
MOKA: Final = StillLife("moka", "espresso")
NEWSPAPER: Final = StillLife("newspaper", "olives")
NOTEBOOK: Final = StillLife("notebook", "pretzel")
PACK: Final = StillLife("pack", "wine")
RULEBOOK: Final = StillLife("rulebook", "candle")
TROPHY: Final = StillLife("trophy", "wine")

RATIO: Final = 380 / 280
"""Height of a large thing, relative to its width."""
LEAST: Final = 120.0
"""The narrowest margin in which a large thing is told from others."""
WIDEST: Final = 290.0
"""The width of a large thing where there is room."""
BROADER: Final = 1.24
"""How much broader than the margin it may be: the sheet covers one side, the window cuts the other."""
COVERED: Final = 0.8
"""How much of what is too broad lies below the sheet."""
BELOW: Final = 26.0
ABOVE: Final = 96.0
"""How far the large thing reaches below the sheet, and the middle of the small one below its upper edge."""
EDGE: Final = 18.0
"""The distance to the lower edge of the window."""
SMALL: Final = 118.0
ASIDE: Final = 22.0
"""The size of the small thing, and how much broader its margin has to be."""
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
    if margin >= SMALL + ASIDE:
        small = min(1.3 * SMALL, 0.74 * margin)
        across = sheet.x - margin / 2
        yield f"ui/props/{life.companion}.svg", Area.centred(across, sheet.y + ABOVE, small, small)
    broad = min(WIDEST, BROADER * margin)
    spare = margin - broad
    x = sheet.right + (spare / 2 if spare > 0 else COVERED * spare)
    bottom = min(height - EDGE, sheet.bottom + BELOW)
    yield f"ui/still_lifes/{life.thing}.svg", Area(x, bottom - broad * RATIO, broad, broad * RATIO)
