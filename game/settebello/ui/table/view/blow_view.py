"""Drawing of blows: what flies out where a card strikes another one, or hits the table."""

import math
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.motion.effects import Hit, Thud
from settebello.ui.table.view.puffs import draw_puff, prepare_puff

HIT_PICTURE: Final = "ui/moments/hit.svg"
HIT: Final = 2.75
"""Size of the wedges of a blow in widths of a table card, and the parts of it at which they are drawn."""
HIT_LIT: Final = 2.5
"""The same for a card held up, in widths of that card."""
HIT_SCALES: Final = (0.78, 0.92, 1.0)
BURST_PICTURE: Final = "ui/moments/burst.svg"
BURST: Final = 1.3
BURST_SCALES: Final = (0.8, 0.92, 1.0)
BURSTS: Final = 0.75
"""Size of the strokes where a card strikes another one in widths of a table card, the parts of it at which
they are drawn, and the part of the blow's time in which they are seen.
"""
THUD_PICTURE: Final = "ui/moments/thud.svg"
THUD: Final = 1.6
THUD_SCALES: Final = (0.9, 1.0, 1.1)
THUD_PUFF: Final = 0.42
THUD_PUFFS: Final = ((-0.5, 0.04, 1.0), (0.52, 0.0, 0.8), (-0.12, 0.1, 0.6))
"""Size of the strokes at the foot of a card that hits the table in widths of it, the parts of it at which
they are drawn, the size of a puff of dust there, and where each puff is: to the right and down, and its size.
"""


def draw_hit(canvas: Canvas, layout: TableLayout, hit: Hit, part: float, *, alpha: float = 1.0) -> None:
    """Draw the wedges that fly out from under a card that strikes; they grow in steps and vanish at once."""
    scale = HIT_SCALES[min(int(part * len(HIT_SCALES)), len(HIT_SCALES) - 1)]
    size = HIT_LIT * hit.width if hit.width else HIT * layout.table_card
    area = Area.centred(hit.spot.x, hit.spot.y, size, size)
    canvas.picture(HIT_PICTURE, area, alpha, scale=scale)


def draw_burst(canvas: Canvas, layout: TableLayout, hit: Hit, part: float, *, alpha: float = 1.0) -> None:
    """Draw the strokes that fly out over the cards where one strikes another, if it does."""
    if hit.contact is None or part >= BURSTS:
        return
    scale = BURST_SCALES[min(int(part / BURSTS * len(BURST_SCALES)), len(BURST_SCALES) - 1)]
    size = BURST * layout.table_card
    canvas.picture(BURST_PICTURE, Area.centred(hit.contact.x, hit.contact.y, size, size), alpha, scale=scale)


def draw_thud(canvas: Canvas, thud: Thud, part: float, *, alpha: float = 1.0) -> None:
    """Draw dust and strokes at the lower edge of a card that hits the table, below the card."""
    foot, width = thud.foot, thud.width
    if not alpha:
        prepare_puff(canvas, THUD_PUFF * width)
    else:
        for across, down, less in THUD_PUFFS:
            x = foot.x + across * width * (1 + 0.3 * part)
            size = THUD_PUFF * width * less * (0.7 + 0.5 * math.sqrt(part))
            draw_puff(canvas, x, foot.y + down * width, size, part)
    scale = THUD_SCALES[min(int(part * len(THUD_SCALES)), len(THUD_SCALES) - 1)]
    size = THUD * width
    canvas.picture(THUD_PICTURE, Area.centred(foot.x, foot.y, size, size), alpha, scale=scale)
