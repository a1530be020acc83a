"""The ribbon of paper between the market and the hand: what the chosen cards pay, or what has happened."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GREEN_DEEP, INK, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.table.view.signs import RIBBON_OUT, SLIP, draw_ribbon_ends, readable

SIZE: Final = 23.0


def draw_bar(
    canvas: Canvas,
    area: Area,
    words: Words,
    *,
    enough: bool = False,
    refused: bool = False,
    letters: float = 1.0,
) -> None:
    """Draw the sentence in the middle of the bar, as wide as it needs, on the ribbon of the other tables.

    `letters` is how much larger its letters are wanted; a sentence that is too long has the usual ones.
    """
    role = Role.BOLD if enough else Role.BODY
    size = readable(canvas, SIZE, words, area.width - 32, role)
    if letters > 1.0 and canvas.text_width(words, size=letters * SIZE, role=role) <= area.width - 48:
        size = max(size, letters * SIZE)
    wide = canvas.text_width(words, size=size, role=role) + 48
    slip = Area.centred(*area.centre, min(wide, area.width), area.height)
    if slip.width + 2 * RIBBON_OUT <= area.width and not canvas.palette.contrast:
        draw_ribbon_ends(canvas, slip)
    canvas.box(slip, SLIP)
    colour = RED_DEEP if refused else GREEN_DEEP if enough else INK
    canvas.text(
        words,
        *slip.centre,
        size=size,
        colour=colour,
        role=role,
        align=Align.CENTRE,
        width=slip.width - 32,
    )
