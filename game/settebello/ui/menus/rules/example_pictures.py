"""Drawings of examples in the rules: a card, and the table with the captured cards raised."""

from collections.abc import Iterator, Sequence
from typing import Final

from settebello.engine import Card
from settebello.i18n import t
from settebello.manual.rules_page import Capture, Choice, Example, Hand, MarketExample, Row, Shown
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import BLUE, BLUE_DEEP, GOLD, GOLD_DEEP, INK_SOFT, LETTERS, RED, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.menus.rules import market_pictures

CARD: Final = 58.0
"""Width of a card in an example, in logical units."""

GAP: Final = 7.0
EDGE: Final = 13.0
LIFT: Final = 9.0
ARROW: Final = 46.0
SIGN: Final = 24.0
BETWEEN: Final = 14.0
CAPTION: Final = 28.0
LABELLED: Final = 100.0
"""Width for a card with a word below it."""
DIM: Final = 0.25

FELT: Final = BoxStyle(
    BLUE, BLUE_DEEP, border="#6b4526", border_width=5.0, radius=12, shadow=0.3, shadow_reach=8
)
"""The cloth of the table in its frame of wood."""
BADGE: Final = BoxStyle("#fffaf0", "#f3e6c6", border=GOLD_DEEP, border_width=1.5, radius=SIGN / 2 + 3)
BARRED: Final = BoxStyle("#fffaf0", "#f3e6c6", border=RED, border_width=1.5, radius=SIGN / 2 + 3)


def cards_of(example: Shown | Row | None) -> frozenset[Card]:
    """Return the cards shown in an example."""
    match example:
        case Example():
            return frozenset({example.card, *example.table})
        case Hand() | Row():
            return frozenset(example.cards)
        case Choice():
            return frozenset((*example.hand, *example.table))
        case MarketExample() | None:
            return frozenset()


def height_of(canvas: Canvas, example: Shown | Row | None, width: float) -> float:
    """Return the height of an example in a column of this width."""
    if example is None:
        return 0.0
    if isinstance(example, MarketExample):
        return market_pictures.height_of(example)
    if isinstance(example, Hand):
        return _table_height(canvas)
    if isinstance(example, Choice):
        return _table_height(canvas) * (1 if _fits(example, width) else 2) + CAPTION
    if isinstance(example, Row):
        return _card_height(canvas) + (CAPTION if example.labels else 0.0) + 4
    rows = 1 + max(row for row, _, _ in _tables(example, width))
    return rows * (_table_height(canvas) + _caption(example) + BETWEEN) - BETWEEN


def draw_example(canvas: Canvas, example: Shown | Row | None, area: Area) -> None:
    """Draw an example from the upper left corner of an area."""
    match example:
        case Example():
            _draw_captures(canvas, example, area)
        case Hand():
            _draw_hand(canvas, example, area)
        case Row():
            _draw_row(canvas, example, area)
        case Choice():
            _draw_choice(canvas, example, area)
        case MarketExample():
            market_pictures.draw_example(canvas, example, area)


def _card_height(canvas: Canvas) -> float:
    return CARD * canvas.cards.ratio


def _table_height(canvas: Canvas) -> float:
    return _card_height(canvas) + 2 * EDGE + LIFT


def _caption(example: Example) -> float:
    """Return the height of the line below the tables with the sums."""
    return CAPTION if any(capture.adding for capture in example.captures) else 0.0


def _tables(example: Example, width: float) -> Iterator[tuple[int, float, Capture]]:
    """Yield each capture with the row and the left edge of its table, filling row by row."""
    wide = len(example.table) * (CARD + GAP) - GAP + 2 * EDGE
    row, left = 0, CARD + ARROW
    for capture in example.captures:
        if left + wide > width and left > CARD + ARROW:
            row, left = row + 1, CARD + ARROW
        yield row, left, capture
        left += wide + BETWEEN


def _draw_captures(canvas: Canvas, example: Example, area: Area) -> None:
    high = _table_height(canvas)
    middle = area.y + high / 2
    canvas.card(example.card, area.x + CARD / 2, middle, CARD)
    canvas.glyph("arrow_right", area.x + CARD + ARROW / 2, middle, 26, INK_SOFT)
    wide = len(example.table) * (CARD + GAP) - GAP + 2 * EDGE
    for row, left, capture in _tables(example, area.width):
        table = Area(area.x + left, area.y + row * (high + _caption(example) + BETWEEN), wide, high)
        _draw_table(canvas, example, capture, table)
        canvas.text(
            capture.adding,
            table.centre[0],
            table.bottom + CAPTION / 2 + 1,
            size=LETTERS[Size.SMALL] + 1,
            colour=RED if capture.barred else INK_SOFT,
            role=Role.BOLD,
            align=Align.CENTRE,
            width=table.width,
        )


def _draw_table(canvas: Canvas, example: Example, capture: Capture, area: Area) -> None:
    """Draw a table with one capture: captured cards raised and framed, the others dimmed."""
    canvas.box(area, FELT)
    low = area.bottom - EDGE - _card_height(canvas) / 2
    for place, card in enumerate(example.table):
        x = area.x + EDGE + place * (CARD + GAP) + CARD / 2
        taken = card in capture.cards
        y = low - LIFT if taken else low
        canvas.card(card, x, y, CARD, dim=0.0 if taken else DIM)
        if taken:
            canvas.card_frame(x, y, CARD, RED if capture.barred else GOLD, thickness=3.0)
    sign = "cross" if capture.barred else "broom" if capture.sweep else "check"
    x, y = area.right - 4, area.y + 4
    canvas.box(Area.centred(x, y, SIGN + 6, SIGN + 6), BARRED if capture.barred else BADGE)
    canvas.glyph(sign, x, y, SIGN - 4, RED if capture.barred else GOLD_DEEP)


def _draw_hand(canvas: Canvas, hand: Hand, area: Area) -> None:
    middle = area.y + _table_height(canvas) / 2
    x = area.x
    for card in hand.cards:
        canvas.card(card, x + CARD / 2, middle, CARD)
        x += CARD + GAP
    canvas.text(
        hand.worth, x + EDGE, middle, size=LETTERS[Size.BODY], role=Role.BOLD, width=area.right - x - EDGE
    )


def _draw_row(canvas: Canvas, row: Row, area: Area) -> None:
    """Draw the cards of a row side by side, closer together where the column is narrow."""
    step = (LABELLED if row.labels else CARD) + GAP
    step = min(step, (area.width - CARD) / max(len(row.cards) - 1, 1))
    high = _card_height(canvas)
    start = area.x + (LABELLED if row.labels else CARD) / 2
    for place, card in enumerate(row.cards):
        canvas.card(card, start + place * step, area.y + high / 2 + 2, CARD)
    for place, label in enumerate(row.labels):
        canvas.text(
            label,
            start + place * step,
            area.y + high + CAPTION / 2 + 3,
            size=LETTERS[Size.SMALL] + 1,
            role=Role.BOLD,
            colour=INK_SOFT,
            align=Align.CENTRE,
            width=step - 6,
        )


def _wide(cards: int) -> float:
    return cards * (CARD + GAP) - GAP


def _fits(choice: Choice, width: float) -> bool:
    """Return whether the table and the hand have room side by side; a hand alone always has."""
    return not choice.table or _wide(len(choice.table)) + 2 * EDGE + ARROW + _wide(len(choice.hand)) <= width


def _draw_choice(canvas: Canvas, choice: Choice, area: Area) -> None:
    """Draw the cards on the table and in the hand, those of the best move raised and framed."""
    high = _table_height(canvas)
    wide = max(_wide(len(choice.table)) + 2 * EDGE, LABELLED) if choice.table else 0.0
    hand = area
    if choice.table:
        table = Area(area.x, area.y, wide, high)
        canvas.box(table, FELT)
        _draw_raised(canvas, choice.table.cards, choice.best.captured.cards, table.inset(EDGE, 0))
        hand = area.moved(wide + ARROW, 0) if _fits(choice, area.width) else area.moved(0, high)
    room = min(_wide(len(choice.hand)), area.right - hand.x)
    place = Area(hand.x, hand.y, room, high)
    _draw_raised(canvas, choice.hand, (choice.best.card,), place)
    canvas.text(
        t("Your hand"),
        place.x,
        place.bottom + CAPTION / 2 - 4,
        size=LETTERS[Size.SMALL] + 1,
        role=Role.BOLD,
        colour=INK_SOFT,
        width=max(place.width, LABELLED),
    )


def _draw_raised(canvas: Canvas, cards: Sequence[Card], raised: Sequence[Card], area: Area) -> None:
    """Draw cards in a row, closer together where the area is narrow; some are raised and framed."""
    low = area.bottom - EDGE - _card_height(canvas) / 2
    step = min(CARD + GAP, (area.width - CARD) / max(len(cards) - 1, 1))
    for place, card in enumerate(cards):
        x, up = area.x + CARD / 2 + place * step, card in raised
        y = low - LIFT if up else low
        canvas.card(card, x, y, CARD)
        if up:
            canvas.card_frame(x, y, CARD, GOLD, thickness=3.0)
