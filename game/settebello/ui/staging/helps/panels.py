"""The panels beside the table: the cards that are still out, and how the categories stand."""

from collections.abc import Sequence
from typing import Final

from settebello.engine import Card, Ruleset, Suit, primiera_unit, primiera_value
from settebello.i18n import t
from settebello.ui.layout import RATIO
from settebello.ui.paint.area import Area
from settebello.ui.paint.boxes import BoxStyle
from settebello.ui.paint.fonts import Role
from settebello.ui.staging import signs
from settebello.ui.staging.drawing import draw_suit
from settebello.ui.table.helps.primiera import Standing, StandingLine
from settebello.ui.table.helps.tracker import TrackedRank, Tracker, Where
from settebello.ui.table.naming import rank_label
from settebello.ui.table.reckoning.categories import category_name, counts_cards, in_parts
from settebello.ui.theme import GOLD_DEEP, INK, INK_SOFT, PANEL, RED, RED_DEEP
from settebello.ui.view.canvas import Align, Canvas, Words

EDGE: Final = 12.0
TITLE: Final = 40.0
LABEL: Final = 34.0
COUNT: Final = 28.0
FOOT: Final = 46.0
HIGHEST_ROW: Final = 40.0
SLOT: Final = BoxStyle("#d9c79c", "#e2d2ab", radius=4, opacity=0.75)
HEADS: Final = 24.0
CHIP: Final = BoxStyle("#fffaeb", "#fbf1d9", border="#b89a63", border_width=1.0, radius=7)
SMALL_CARD: Final = 30.0
UPPER: Final = 0.62
"""The part of a card's height that is seen of one that stands for itself."""
WHERE: Final = {Where.HAND: "hand", Where.TABLE: "eye", Where.SHOWN: "eye"}


def card_width(panel: Tracker | Standing | None, area: Area) -> tuple[float, ...]:
    """The widths of the cards on a panel, so that they are drawn crisply."""
    match panel:
        case Tracker():
            return (_cell(area),)
        case Standing():
            return (SMALL_CARD,)
        case None:
            return ()


def draw_panel(
    canvas: Canvas,
    panel: Tracker | Standing,
    area: Area,
    ruleset: Ruleset,
    sides: Sequence[Words],
    *,
    teams: bool,
) -> None:
    """Draw a panel into its place."""
    canvas.box(area, PANEL)
    match panel:
        case Tracker():
            _draw_tracker(canvas, panel, area, ruleset)
        case Standing():
            _draw_standing(canvas, panel, area, ruleset, sides, teams=teams)


def _title(canvas: Canvas, area: Area, words: Words) -> None:
    room = area.width - 2 * EDGE
    canvas.text(
        words,
        area.centre[0],
        area.y + 24,
        size=24,
        role=Role.TITLE,
        colour=RED_DEEP,
        align=Align.CENTRE,
        width=room,
    )
    canvas.line(area.x + EDGE, area.y + TITLE, area.right - EDGE, area.y + TITLE, GOLD_DEEP, 1)


# The cards that are out


def _cell(area: Area) -> float:
    return (area.width - 2 * EDGE - LABEL - COUNT) / len(Suit)


def _draw_tracker(canvas: Canvas, tracker: Tracker, area: Area, ruleset: Ruleset) -> None:
    _title(canvas, area, t("Still out: {n}", n=tracker.out))
    cell = _cell(area)
    left, y = area.x + EDGE + LABEL, area.y + TITLE + 16
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
    ink = INK if rank.left else "#b9a67c"
    canvas.text(label, line.x + 2, middle, size=21, role=Role.BOLD, colour=ink, width=LABEL - 6)
    if pairs and rank.odd:
        # A broken pair has a sign of its own beside its rank.
        canvas.glyph("pip_triangle", line.x + LABEL - 9, middle, 11, RED)
    for place, (card, where) in enumerate(rank.cards):
        x = line.x + LABEL + (place + 0.5) * cell
        _draw_place(canvas, card, where, Area.centred(x, middle, cell - 3, line.height - 4))
    canvas.text(str(rank.left), line.right, middle, size=20, role=Role.BOLD, colour=ink, align=Align.RIGHT)


def _draw_place(canvas: Canvas, card: Card, where: Where, area: Area) -> None:
    """Draw the upper part of a card that is out; of any other the empty place, with a sign where it is."""
    if where is Where.OUT:
        with canvas.clip(area):
            canvas.card(card, area.centre[0], area.y + area.width * RATIO / 2, area.width, lift=None)
        return
    canvas.box(area, SLOT)
    if where in WHERE:
        canvas.glyph(WHERE[where], *area.centre, min(area.width, area.height) * 0.72, INK_SOFT)


def _draw_legend(canvas: Canvas, tracker: Tracker, area: Area) -> None:
    """Say what the signs mean."""
    half = area.width / 2
    y = area.y + 13
    legend = [("hand", t("yours"), INK_SOFT), ("eye", t("face up"), INK_SOFT)]
    for place, (glyph, words, colour) in enumerate(legend):
        x = area.x + place * half
        canvas.glyph(glyph, x + 9, y, 16, colour)
        canvas.text(words, x + 22, y, size=15, colour=INK_SOFT, width=half - 26)
    if tracker.pairs:
        canvas.glyph("pip_triangle", area.x + 9, y + 20, 11, RED)
        canvas.text(t("not in pairs"), area.x + 22, y + 20, size=15, colour=INK_SOFT, width=area.width - 26)


# How it stands


def _draw_standing(
    canvas: Canvas, standing: Standing, area: Area, ruleset: Ruleset, sides: Sequence[Words], *, teams: bool
) -> None:
    _title(canvas, area, t("How it stands"))
    inner = area.inset(EDGE, 0)
    narrow = len(sides) > 2
    label = (0.36 if len(sides) == 3 else 0.28 if narrow else 0.42) * inner.width
    columns = Area(inner.x + label, area.y + TITLE, inner.width - label, HEADS).columns(len(sides), 4)
    for number, (column, name) in enumerate(zip(columns, sides, strict=True)):
        x, y = column.centre[0], column.centre[1] + 3
        if teams:
            signs.side(canvas, x, y, 20, number)
        else:
            canvas.text(
                name, x, y, size=15, role=Role.BOLD, colour=RED_DEEP, align=Align.CENTRE, width=column.width
            )
    top = area.y + TITLE + HEADS + 6
    below = _below(standing, ruleset)
    row = min(40.0, (area.bottom - EDGE - below - top) / len(standing.lines))
    for number, line in enumerate(standing.lines):
        place = Area(inner.x, top + number * row, inner.width, row)
        name = category_name(line.category, ruleset)
        canvas.text(name, place.x, place.centre[1], size=17, colour=INK, width=label - 4)
        for side, column in enumerate(columns):
            _draw_figure(canvas, line, side, Area(column.x, place.y, column.width, row))
        canvas.line(place.x, place.bottom, place.right, place.bottom, "#d8c597", 1)
    if standing.worths:
        y = top + row * len(standing.lines) + 10
        _draw_worths(canvas, standing, Area(inner.x, y, inner.width, area.bottom - EDGE - y))
        y += _chips(standing) + 8
        _draw_best(
            canvas, standing, Area(inner.x, y, inner.width, area.bottom - EDGE - y), ruleset, teams=teams
        )


def _chips(standing: Standing) -> float:
    """The height of the values of the primiera."""
    return 24.0 * -(-len(standing.worths) // 3) + 4


def _below(standing: Standing, ruleset: Ruleset) -> float:
    """The height of what the primiera needs below the lines."""
    if not standing.worths:
        return 0.0
    cards = SMALL_CARD * RATIO * UPPER + 20
    shown = min(len(standing.best), 2) if not counts_cards(ruleset) else 0
    return 10 + _chips(standing) + 8 + shown * cards


def _draw_figure(canvas: Canvas, line: StandingLine, side: int, cell: Area) -> None:
    """Draw what a side has, how many more it needs, and a tick where it cannot lose it any more."""
    x, y = cell.centre
    ahead = line.holder == side
    need = line.needs[side]
    if need is not None:
        x -= 11
    canvas.text(
        line.figures[side],
        x,
        y,
        size=20,
        role=Role.BOLD,
        colour=RED if ahead else INK,
        align=Align.CENTRE,
        width=cell.width,
    )
    if need == 0:
        canvas.glyph("check", x + 20, y, 16, RED)
    elif need is not None:
        canvas.text(f"+{need}", x + 12, y + 1, size=13, colour=INK_SOFT, width=cell.width / 2 - 2)


def _draw_worths(canvas: Canvas, standing: Standing, area: Area) -> None:
    """Draw what cards count in the primiera, the best first."""
    wide = (area.width - 8) / 3
    for number, worth in enumerate(standing.worths):
        chip = Area(area.x + number % 3 * (wide + 4), area.y + number // 3 * 24, wide, 22)
        canvas.box(chip, CHIP)
        y = chip.centre[1]
        canvas.text(worth.ranks, chip.x + 6, y, size=16, role=Role.BOLD, colour=INK, width=0.5 * wide)
        canvas.text(worth.points, chip.right - 6, y, size=15, colour=INK_SOFT, align=Align.RIGHT)


def _draw_best(canvas: Canvas, standing: Standing, area: Area, ruleset: Ruleset, *, teams: bool) -> None:
    """Draw the cards of each side that count in the primiera now, with their values, while there is room."""
    if counts_cards(ruleset):
        return
    high = SMALL_CARD * RATIO * UPPER
    unit = primiera_unit(ruleset)
    y = area.y
    rivals = sorted(
        (side for side in range(len(standing.best)) if side != standing.own),
        key=lambda side: -sum(primiera_value(card, ruleset) for card in standing.best[side]),
    )
    for side in (standing.own, *rivals):
        cards = standing.best[side]
        if y + high + 18 > area.bottom + 6:
            return
        if teams:
            signs.side(canvas, area.x + 9, y + high / 2, 18, side)
        elif side != standing.own:
            canvas.glyph("cards", area.x + 10, y + high / 2, 18, INK_SOFT)
        else:
            canvas.glyph("hand", area.x + 10, y + high / 2, 18, INK_SOFT)
        step = (area.width - 28) / max(len(cards), 4)
        for place, card in enumerate(cards):
            x = area.x + 28 + (place + 0.5) * step
            seen = Area.centred(x, y + high / 2, SMALL_CARD, high)
            with canvas.clip(seen):
                canvas.card(card, x, y + SMALL_CARD * RATIO / 2, SMALL_CARD, lift=None)
            worth = in_parts(primiera_value(card, ruleset), unit)
            canvas.text(worth, x, y + high + 8, size=15, role=Role.BOLD, colour=INK_SOFT, align=Align.CENTRE)
        y += high + 20
