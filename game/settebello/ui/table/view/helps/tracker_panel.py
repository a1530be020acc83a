"""The panel of the card tracker."""

from typing import Final

from settebello.engine import Card, Ruleset, Suit
from settebello.i18n import t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import INK, INK_SOFT, RED
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.table.layout import RATIO
from settebello.ui.table.model.helps.tracker import TrackedRank, Tracker, Where
from settebello.ui.table.model.short_names import rank_label
from settebello.ui.table.view import signs
from settebello.ui.table.view.helps.panel_sheet import EDGE, HIGHEST_ROW, draw_title
from settebello.ui.table.view.still_parts import draw_suit

LABEL: Final = 34.0
COUNT: Final = 28.0
FOOT: Final = 46.0
LEGEND_SIGN: Final = 22.0
"""The room of a glyph of the legend before its words."""
LEGEND_GAP: Final = 6.0
GONE: Final = "#786539"
"""The colour of ranks of which no card is out."""
SLOT: Final = BoxStyle("#d9c79c", "#e2d2ab", radius=4, opacity=0.75)
WHERE: Final = {Where.HAND: "hand", Where.TABLE: "eye", Where.SHOWN: "eye"}


def cell_width(area: Area) -> float:
    """Return the width of a card on the panel."""
    return (area.width - 2 * EDGE - LABEL - COUNT) / len(Suit)


def draw_tracker(canvas: Canvas, tracker: Tracker, area: Area, ruleset: Ruleset) -> None:
    """Draw all cards by rank with those still out, and their number."""
    title = draw_title(canvas, area, t("Still out: {n}", n=tracker.out))
    cell = cell_width(area)
    left, y = area.x + EDGE + LABEL, area.y + title + 16
    for place, suit in enumerate(tracker.suits):
        draw_suit(canvas, suit, left + (place + 0.5) * cell, y, 22)
    top = y + 16
    row = min(HIGHEST_ROW, (area.bottom - FOOT - top) / len(tracker.ranks))
    for number, rank in enumerate(tracker.ranks):
        line = Area(area.x + EDGE, top + number * row, area.width - 2 * EDGE, row)
        _draw_rank(canvas, rank, line, cell, ruleset, pairs=tracker.pairs)
    _draw_legend(canvas, tracker, Area(area.x + EDGE, area.bottom - FOOT, area.width - 2 * EDGE, FOOT))


def _draw_rank(
    canvas: Canvas, rank: TrackedRank, line: Area, cell: float, ruleset: Ruleset, *, pairs: bool
) -> None:
    middle = line.centre[1]
    label = rank_label(rank.rank, ruleset)
    ink = INK if rank.left else GONE
    canvas.text(label, line.x + 2, middle, size=21, role=Role.BOLD, colour=ink, width=LABEL - 6)
    if pairs and rank.odd:
        # A triangle beside the rank marks a broken pair.
        canvas.glyph("pip_triangle", line.x + LABEL - 9, middle, 11, RED)
    for place, (card, where) in enumerate(rank.cards):
        x = line.x + LABEL + (place + 0.5) * cell
        _draw_place(canvas, card, where, Area.centred(x, middle, cell - 3, line.height - 4))
    canvas.text(str(rank.left), line.right, middle, size=20, role=Role.BOLD, colour=ink, align=Align.RIGHT)


def _draw_place(canvas: Canvas, card: Card, where: Where, area: Area) -> None:
    """Draw the top of a card that is out; otherwise an empty slot with a glyph for the card's place."""
    if where is Where.OUT:
        with canvas.clip(area):
            canvas.card(card, area.centre[0], area.y + area.width * RATIO / 2, area.width, lift=None)
        return
    canvas.box(area, SLOT)
    if where in WHERE:
        canvas.glyph(WHERE[where], *area.centre, min(area.width, area.height) * 0.72, INK_SOFT)


def _draw_legend(canvas: Canvas, tracker: Tracker, area: Area) -> None:
    """Draw the explanation of the glyphs."""
    y = area.y + 13
    yours, face_up = t("yours"), t("face up")
    room = area.width - 2 * LEGEND_SIGN - LEGEND_GAP
    wanted = [canvas.text_width(words, size=signs.readable(canvas, 15)) for words in (yours, face_up)]
    # A short word leaves its room to a long one.
    first = room * wanted[0] / sum(wanted)
    x = area.x
    for glyph, words, width in (("hand", yours, first), ("eye", face_up, room - first)):
        canvas.glyph(glyph, x + 9, y, 16, INK_SOFT)
        size = signs.readable(canvas, 15, words, width + 2)
        canvas.text(words, x + LEGEND_SIGN, y, size=size, colour=INK_SOFT, width=width + 2)
        x += LEGEND_SIGN + width + LEGEND_GAP
    if tracker.pairs:
        canvas.glyph("pip_triangle", area.x + 9, y + 20, 11, RED)
        words, room = t("unpaired"), area.width - 24
        size = signs.readable(canvas, 15, words, room)
        canvas.text(words, area.x + 22, y + 20, size=size, colour=INK_SOFT, width=room)
