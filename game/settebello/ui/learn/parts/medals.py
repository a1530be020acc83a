"""The golden frames of the album: their conditions and drawing."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from settebello.i18n import Text, t
from settebello.practice.learning_port import Frame
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.theme import GOLD, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.learn.parts.album_book import PRINT, SLOT
from settebello.ui.learn.parts.sums.addend_colours import CELL
from settebello.ui.learn.parts.sums.task_pictures import DARK

EARNED_BY: Final[Mapping[Frame, Text]] = {
    Frame.FRIENDS_OF_FIFTEEN: t("A golden frame for all friends of 15."),
    Frame.BROOM_CHECK: t("A golden frame for adding three rests."),
}
_GLYPHS: Final = {Frame.FRIENDS_OF_FIFTEEN: "laurel", Frame.BROOM_CHECK: "broom"}


def draw_medal(canvas: Canvas, area: Area, frame: Frame, *, earned: bool = True) -> None:
    """Draw the glyph of a frame: golden if earned, otherwise as in an empty slot."""
    x, y = area.centre
    if not earned:
        # As quiet as the slot of a card that is still to be found.
        canvas.box(area, replace(CELL if canvas.palette.contrast else SLOT, radius=DARK.radius))
        canvas.glyph(_GLYPHS[frame], x, y, area.height * 0.56, INK if canvas.palette.contrast else PRINT)
        return
    canvas.glow(x, y, area.width * 0.9, GOLD, 0.7)
    canvas.box(area, replace(DARK, border=GOLD, border_width=5.0))
    canvas.glyph(_GLYPHS[frame], x, y, area.height * 0.56, GOLD)
