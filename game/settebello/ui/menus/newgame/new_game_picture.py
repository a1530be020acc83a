"""What is drawn on the new-game sheet besides its widgets and the small table."""

from typing import Final

from settebello.ui.kit.cards.little_hands import LittleHand
from settebello.ui.kit.forms.section import GROUND, HAIRLINE
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import INK, INK_SOFT, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets.paper import draw_rule
from settebello.ui.menus.newgame.new_game_layout import Pages

TITLE: Final = LETTERS[Size.HEADING] * 0.85
RULE: Final = 16.0
"""How far the ornament of a heading is above the lower edge of its area."""
HALF: Final = 128.0
"""How far the ornament of a heading reaches to either side."""
EMBLEM: Final = (70.0, 50.0)
BESIDE: Final = 14.0
"""The greatest size of the emblem of a game, and from there to its name."""
RAISED: Final = 7.0
"""How far the emblem begins above its heading: its lower edge is where the letters of the name stand."""
SIDE: Final = 12.0
SIGN: Final = 26.0
BEFORE: Final = SIDE + SIGN + 10
"""What the sign of a choice takes at the left of its row."""


def draw_title(canvas: Canvas, words: Words, area: Area, hand: LittleHand | None = None) -> None:
    """Draw a heading with the ornament below it; the emblem of a game and its name have one middle."""
    x, y = area.centre[0], area.y + (area.height - 2 * RULE) / 2 + 3
    wide_emblem = 0.0 if hand is None else min(EMBLEM[0], EMBLEM[1] * hand.shape)
    taken = wide_emblem + BESIDE if hand is not None else 0.0
    room = area.width - taken
    wide = min(canvas.text_width(words, size=TITLE, role=Role.TITLE), room)
    left = x - (taken + wide) / 2
    if hand is not None:
        canvas.little_hand(hand, Area(left, area.y - RAISED, wide_emblem, EMBLEM[1]))
    middle = left + taken + wide / 2
    canvas.text(
        words, middle, y, size=TITLE, colour=RED_DEEP, role=Role.TITLE, align=Align.CENTRE, width=room
    )
    draw_rule(canvas, x, area.bottom - RULE, HALF)


def beside_sign(row: Area) -> Area:
    """Return the part of a row for its choice: behind the sign."""
    return Area(row.x + BEFORE, row.y, row.width - BEFORE - SIDE, row.height)


def draw_choices(canvas: Canvas, pages: Pages, *, sides: bool) -> None:
    """Draw the ground of the choices, with a hairline between them and the sign of each."""
    canvas.box(pages.rows, GROUND)
    rows = [("person", pages.players), *([("pair", pages.sides)] if sides else []), ("trophy", pages.target)]
    for number, (sign, row) in enumerate(rows):
        canvas.sign(sign, row.x + SIDE + SIGN / 2, row.centre[1], SIGN, INK)
        if number:
            canvas.line(row.x + SIDE, row.y, row.right - SIDE, row.y, HAIRLINE, 1.2)


def draw_seldom(canvas: Canvas, area: Area, count: int) -> None:
    """Draw the ground of what is seldom needed, with a hairline between two signs."""
    canvas.box(area, GROUND)
    for cell in area.columns(count)[1:]:
        canvas.line(cell.x, area.y + 12, cell.x, area.bottom - 12, HAIRLINE, 1.2)


def draw_status(canvas: Canvas, area: Area, cards: Words) -> None:
    """Draw where the cards come from."""
    canvas.paragraph(
        cards,
        area.inset(8, 0),
        size=LETTERS[Size.SMALL],
        colour=INK_SOFT,
        align=Align.CENTRE,
        middle=True,
        spacing=0.86,
    )
