"""What is drawn on the new-game sheet besides its widgets and the small table."""

from typing import Final

from settebello.ui.kit.cards.little_hands import LittleHand
from settebello.ui.kit.forms.section import GROUND, HAIRLINE
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets.paper import draw_rule
from settebello.ui.menus.newgame.new_game_layout import Pages

TITLE: Final = LETTERS[Size.HEADING] * 0.85
RULE: Final = 16.0
"""How far the ornament of a heading is above the lower edge of its area."""
HALF: Final = 128.0
"""How far the ornament of a heading reaches to either side."""
EMBLEM: Final = (92.0, 70.0)
BESIDE: Final = 14.0
"""The greatest size of the emblem of a game, and from there to its name."""
SIDE: Final = 12.0
SIGN: Final = 26.0
BEFORE: Final = SIDE + SIGN + 10
"""What the sign of a choice takes at the left of its row."""
RULES_PART: Final = 0.34
"""The part of the lines above the buttons that says by which rules it is played."""
STAR: Final = 28.0


def draw_title(canvas: Canvas, words: Words, area: Area, hand: LittleHand | None = None) -> None:
    """Draw a heading with the ornament below it, and the emblem of a game at its left."""
    half, y = HALF, area.y + (area.height - 2 * RULE) / 2 + 3
    taken = 0.0
    if hand is not None:
        # The emblem and the ornament have one middle.
        taken = BESIDE + min(EMBLEM[0], EMBLEM[1] * hand.shape)
    room = area.width - taken
    wide = min(canvas.text_width(words, size=TITLE, role=Role.TITLE), room)
    x = area.centre[0] + taken / 2
    canvas.text(words, x, y, size=TITLE, colour=RED_DEEP, role=Role.TITLE, align=Align.CENTRE, width=room)
    draw_rule(canvas, x, area.bottom - RULE, half)
    if hand is not None:
        place = Area(x - max(wide / 2, half) - taken, area.y + 1, taken - BESIDE, EMBLEM[1])
        canvas.little_hand(hand, place)


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


def draw_status(canvas: Canvas, area: Area, rules: Words, cards: Words, *, starred: bool) -> None:
    """Draw by which rules it is played, with a star if they differ, and where the cards come from."""
    left, right = area.split_left(area.width * RULES_PART, 28)
    star = STAR if starred else 0.0
    if starred:
        canvas.glyph("star", left.x + STAR / 2, left.centre[1], 21, GOLD_DEEP)
    words = Area(left.x + 4 + star, left.y, left.width - 4 - star, left.height)
    canvas.paragraph(rules, words, size=18, colour=INK_SOFT, role=Role.BOLD, middle=True)
    middle = left.right + 14
    canvas.line(middle, area.y + 6, middle, area.bottom - 6, GOLD_DEEP, 1)
    canvas.paragraph(cards, right, size=LETTERS[Size.SMALL], colour=INK_SOFT, middle=True)
