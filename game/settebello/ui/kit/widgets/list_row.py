"""How the rows of a list and the headings between them look."""

from dataclasses import dataclass, replace
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import SMALLEST, Role
from settebello.ui.kit.theme import (
    CREAM,
    FADED,
    GREEN,
    INK,
    INK_SOFT,
    LETTERS,
    PAPER_SHADE,
    RED,
    RED_DEEP,
    Size,
)
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets.option import Option, RowCards

ROW: Final = 52.0
NOTED_ROW: Final = 60.0
"""The height of a row with a second line or with pictures."""
HAND_ROW: Final = 60.0
HEADING_ROW: Final = 42.0
HAND: Final = (58.0, 51.0)
"""The room for the cards before the words of a row."""
BESIDE_HAND: Final = 10.0
TWO_LINES: Final = (16.0, 0.8, 40.0)
"""A name too long for one line takes two: their letters, spacing and height."""
TICK: Final = 26.0
TICKED: Final = BoxStyle("#fffaf0", "#f3e6c6", border=GREEN, border_width=1.8, radius=TICK / 2)
"""The disc below the tick of a row that is finished."""
SIGN: Final = 36.0
FAINT: Final = 0.35
"""The strength of the picture of a row that is not available."""
CARD_EDGE: Final = 5.0
"""The room above and below the cards of a row."""
CARD_GAP: Final = 3.0
TAKES: Final = 20.0
"""The room for the arrow from the card played to those it takes."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading between rows; cannot be selected."""

    words: Words


def height_of(line: Option | Heading) -> float:
    """Return the height of a line of a list."""
    if isinstance(line, Heading):
        return HEADING_ROW
    if line.hand is not None:
        return HAND_ROW
    return NOTED_ROW if line.note or line.pictured else ROW


def draw_heading(canvas: Canvas, area: Area, heading: Heading) -> None:
    """Draw a heading with a rule below it."""
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
    """Draw a row: its picture or sign, its words, its cards, and its tick."""
    y = area.centre[1]
    right = area.right - 14
    ink = CREAM if taken else FADED if option.faded else INK
    if option.ticked:
        disc = Area.centred(right - TICK / 2, y, TICK, TICK)
        canvas.box(disc, replace(TICKED, radius=TICK / 2))
        canvas.glyph("check", *disc.centre, TICK - 8, GREEN)
    if option.ticked or option.cards:
        # Cards stand below one another, whether there is a tick or not.
        right -= TICK + 10
    if option.cards:
        right -= _draw_cards(canvas, area, right, option.cards(), CREAM if taken else INK_SOFT) + 12
    left = _draw_start(canvas, area, option, taken=taken)
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


def _draw_start(canvas: Canvas, area: Area, option: Option, *, taken: bool) -> float:
    """Draw what stands before the words of a row: picture, cards or sign; return where the words begin."""
    left, y = area.x + 14, area.centre[1]
    if option.picture:
        side = area.height - 6
        canvas.picture(
            option.picture,
            Area.centred(area.x + 8 + side / 2, y, side, side),
            FAINT if option.faded else 1.0,
        )
        return area.x + side + 20
    if option.hand is not None:
        canvas.little_hand(option.hand, Area(area.x + 8, y - HAND[1] / 2, *HAND))
        return area.x + 8 + HAND[0] + BESIDE_HAND
    if option.sign:
        # In strong colours the ground of the chosen row is as dark as the ink.
        sign = CREAM if taken and canvas.palette.contrast else INK
        canvas.sign(option.sign, left + SIGN / 2, y, SIGN, sign)
        if option.barred:
            canvas.glyph("cross", left + 0.8 * SIGN, y + 0.26 * SIGN, 0.5 * SIGN, CREAM if taken else RED)
        return left + SIGN + 14
    return left


def _draw_cards(canvas: Canvas, area: Area, right: float, shown: RowCards, ink: str) -> float:
    """Draw small cards that end at `right`, with the arrow in `ink`; return the width they take."""
    if not shown.cards:
        return 0.0
    wide = (area.height - 2 * CARD_EDGE) / canvas.cards.ratio
    canvas.want_cards(wide, only=shown.cards, ruleset=shown.ruleset)
    arrow = TAKES if shown.played and len(shown.cards) > 1 else 0.0
    whole = len(shown.cards) * (wide + CARD_GAP) - CARD_GAP + arrow
    x, y = right - whole + wide / 2, area.centre[1]
    for place, card in enumerate(shown.cards):
        canvas.card(card, x, y, wide)
        x += wide + CARD_GAP
        if place == 0 and arrow:
            canvas.glyph("arrow_right", x - wide / 2 + arrow / 2 - CARD_GAP / 2, y, arrow * 0.7, ink)
            x += arrow
    return whole
