"""The rows of a list: headings, and options with a picture, two lines of words and a tick."""

from dataclasses import dataclass

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import SMALLEST, Role
from settebello.ui.kit.theme import CREAM, FADED, INK, INK_SOFT, LETTERS, PAPER_SHADE, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets.value_widgets import Option

ROW = 52.0
NOTED_ROW = 60.0
HAND_ROW = 64.0
HEADING_ROW = 42.0
HAND = (60.0, 54.0)
"""The room for the cards of a row, and from there to its words."""
BESIDE_HAND = 10.0
TWO_LINES = (16.0, 0.8, 40.0)
"""A name too long for one line takes two: their letters, spacing and height."""
TICK = 24.0


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading between rows; cannot be selected."""

    words: Words


def row_height(line: Option | Heading) -> float:
    """Return the height of a row."""
    if isinstance(line, Heading):
        return HEADING_ROW
    if line.hand is not None:
        return HAND_ROW
    return NOTED_ROW if line.note else ROW


def draw_heading(canvas: Canvas, area: Area, heading: Heading) -> None:
    """Draw a heading with a line below it."""
    size = LETTERS[Size.SMALL] + 1
    canvas.text(
        heading.words,
        area.x + 12,
        area.bottom - 17,
        size=size,
        colour=RED_DEEP,
        role=Role.BOLD,
        width=area.width - 24,
    )
    canvas.line(area.x + 12, area.bottom - 3, area.right - 12, area.bottom - 3, PAPER_SHADE, 2)


def draw_row(canvas: Canvas, area: Area, option: Option, *, taken: bool) -> None:
    """Draw an option; the `taken` one is on blue."""
    y = area.centre[1]
    left, right = area.x + 14, area.right - 14
    ink = CREAM if taken else FADED if option.faded else INK
    if option.ticked:
        canvas.glyph("check", right - TICK / 2, y, TICK, ink)
        right -= TICK + 10
    if option.picture:
        side = area.height - 6
        canvas.picture(option.picture, Area.centred(area.x + 8 + side / 2, y, side, side))
        left = area.x + side + 20
    if option.hand is not None:
        canvas.little_hand(option.hand, Area(area.x + 8, y - HAND[1] / 2, *HAND))
        left = area.x + 8 + HAND[0] + BESIDE_HAND
    role = Role.BOLD if taken else Role.BODY
    tall = option.hand is not None and SMALLEST * canvas.text_width(
        option.words, size=LETTERS[Size.BODY], role=Role.BOLD
    ) > (right - left)
    if option.note:
        canvas.text(
            option.note,
            left,
            area.y + area.height * (0.84 if tall else 0.73),
            size=LETTERS[Size.SMALL] - 1,
            colour=CREAM if taken else FADED if option.faded else INK_SOFT,
            width=right - left,
        )
        y = area.y + area.height * 0.34
    if tall:
        size, spacing, high = TWO_LINES
        place = Area(left, area.y + 2, right - left, high)
        canvas.paragraph(option.words, place, size=size, colour=ink, role=role, spacing=spacing, middle=True)
        return
    canvas.text(
        option.words,
        left,
        y,
        size=LETTERS[Size.BODY],
        colour=ink,
        role=role,
        width=right - left,
    )
