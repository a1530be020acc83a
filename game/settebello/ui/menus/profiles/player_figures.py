"""How many matches a player has played and won, in large figures."""

from typing import Final

from settebello.i18n import number, t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import BLUE_DEEP, GOLD_DEEP, INK_SOFT, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words

TITLE: Final = 34.0
FIGURE: Final = 38.0
SMALL: Final = LETTERS[Size.SMALL]


def draw_figures(canvas: Canvas, area: Area, title: Words, figures: tuple[int, int] | None) -> None:
    """Draw a title above a rule, and below it the matches played and won, if they are known."""
    canvas.text(title, area.x, area.y + 14, size=20, role=Role.BOLD, colour=RED_DEEP, width=area.width)
    canvas.line(area.x, area.y + TITLE, area.right, area.y + TITLE, GOLD_DEEP, 1.5)
    if figures is None:
        return
    labels = t("Matches played"), t("Matches won")
    below = Area(area.x, area.y + TITLE, area.width, area.height - TITLE)
    places = below.columns(2, 12)
    widest = max(canvas.text_width(label, size=SMALL) for label in labels)
    size = SMALL * min(1.0, places[0].width / max(widest, 1.0))
    for place, figure, label in zip(places, figures, labels, strict=True):
        x = place.centre[0]
        canvas.text(
            number(figure),
            x,
            place.y + 32,
            size=FIGURE,
            role=Role.TITLE,
            colour=BLUE_DEEP,
            align=Align.CENTRE,
        )
        canvas.text(
            label, x, place.bottom - 10, size=size, colour=INK_SOFT, align=Align.CENTRE, width=place.width
        )
