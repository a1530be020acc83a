"""A small picture of a problem's position: the table on its cloth, and the solver's hand beside it."""

from collections.abc import Mapping
from typing import Final

from settebello.engine import Card, SeatView
from settebello.problems.kinds import ProblemKind
from settebello.problems.problem import Problem
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import RowCards
from settebello.ui.menus.rules.example_pictures import FELT

SIGNS: Final[Mapping[ProblemKind, str]] = {
    ProblemKind.MATCH: "trophy",
    ProblemKind.SWEEP: "broom",
    ProblemKind.SETTEBELLO: "coins",
    ProblemKind.PRIMIERA: "open_hand",
    ProblemKind.UNSWEPT: "broom",
    ProblemKind.POINTS: "stacks",
    ProblemKind.MISTAKE: "again",
}
"""A glyph for each kind."""
MOST: Final = 3
"""The most cards of a hand that are shown in a row of the list."""
CARD: Final = 48.0
"""The width of a card."""
GAP: Final = 8.0
EDGE: Final = 12.0
TABLE: Final = 0.58
"""The part of the width that the table has; the hand has the rest."""


def hand_of(problem: Problem) -> RowCards:
    """Return the solver's hand, for a row of the list."""
    return RowCards(problem.view.hand.cards[:MOST], problem.ruleset)


def draw_position(canvas: Canvas, view: SeatView, area: Area) -> None:
    """Draw what the solver sees at the lower end of an area; nothing where the area is too low."""
    canvas.want_cards(CARD, ruleset=view.ruleset)
    high = CARD * canvas.cards.ratio + 2 * EDGE
    if area.height < high:
        return
    table, hand = Area(area.x, area.bottom - high, area.width, high).split_left(TABLE * area.width, 2 * EDGE)
    canvas.box(table, FELT)
    _draw_row(canvas, view.table.cards, table.inset(EDGE, 0))
    _draw_row(canvas, view.hand.cards, hand)


def _draw_row(canvas: Canvas, cards: tuple[Card, ...], room: Area) -> None:
    """Draw cards side by side in the middle, closer together where there are many."""
    step = min(CARD + GAP, (room.width - CARD) / max(len(cards) - 1, 1))
    middle, y = room.centre
    x = middle - step * (len(cards) - 1) / 2
    for place, card in enumerate(cards):
        canvas.card(card, x + place * step, y, CARD)
