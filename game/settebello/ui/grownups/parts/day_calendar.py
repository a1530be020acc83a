"""A calendar of practice days as squares, one row per week from Monday; days without practice are empty."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Final

from settebello.i18n import t
from settebello.learning.history.history import WEEK, week_of
from settebello.ui.grownups.parts.report_words import EPOCH
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.theme import CREAM, FADED, INK, INK_SOFT
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align

GROUND: Final = BoxStyle("#fffaeb", "#fffaeb", border="#b89a63", border_width=1.0, radius=5)
LITTLE: Final = replace(GROUND, fill="#a9cde6", rim="#a9cde6")
ENOUGH: Final = replace(GROUND, fill="#14694c", rim="#14694c")
ROWS: Final = 4
LETTERS_OF: Final = (t("Mo"), t("Tu"), t("We"), t("Th"), t("Fr"), t("Sa"), t("Su"))


def draw_days(
    canvas: Canvas, area: Area, minutes: Mapping[int, float], today: int, goal: int, rows: int = ROWS
) -> None:
    """Draw the last weeks, with a tick on days that reached the goal.

    `minutes` are by local day number; `goal` is in minutes per day.
    """
    head = 20.0
    side = min(area.width / WEEK, (area.height - head) / rows)
    for place, words in enumerate(LETTERS_OF):
        x = area.x + (place + 0.5) * side
        canvas.text(words, x, area.y + 8, size=16, align=Align.CENTRE, colour=INK_SOFT, width=side - 2)
    begin = week_of(today) - (rows - 1) * WEEK
    for place in range(rows * WEEK):
        day = begin + place
        line, column = divmod(place, WEEK)
        box = Area(area.x + column * side, area.y + head + line * side, side, side).inset(2)
        done = minutes.get(day, 0.0)
        if day > today:
            continue
        style = ENOUGH if done >= goal else LITTLE if done > 0 else GROUND
        if day == today:
            style = replace(style, border=INK, border_width=3.0)
        canvas.box(box, style)
        number = str((EPOCH + timedelta(days=day)).day)
        colour = CREAM if done >= goal else INK if done else FADED
        if done >= goal:
            canvas.glyph("check", *box.centre, box.height * 0.55, CREAM)
        else:
            canvas.text(
                number, *box.centre, size=16, align=Align.CENTRE, colour=colour, width=box.width
            )  # fmt: skip
