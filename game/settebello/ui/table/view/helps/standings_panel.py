"""The panel with the interim state of the scoring categories."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from settebello.engine import Card, Ruleset, Suit, primiera_unit, primiera_value
from settebello.i18n import Text, decimal, pt, t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import SMALLEST, Role
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.theme import CREAM, GREEN, INK, INK_SOFT, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.table.layout import RATIO
from settebello.ui.table.model.helps.category_outlook import Standing, StandingLine
from settebello.ui.table.model.score_model.category_words import category_name, counts_cards, in_parts
from settebello.ui.table.view import signs
from settebello.ui.table.view.helps.panel_sheet import EDGE, HIGHEST_ROW, draw_title
from settebello.ui.table.view.still_parts import draw_suit

HEADS: Final = 32.0
NAME: Final = 15.0
LINE: Final = 17.0
TWO_LINES: Final = 15.0
"""Size of the letters of a name that takes two lines."""
FIGURE: Final = 20.0
NEED: Final = 15.0
BETWEEN: Final = 4.0
UNDER: Final = 16.0
"""Distance from a figure down to the number still needed, when the two are stacked."""
LEAST_LABEL: Final = 0.28
WIDEST_COLUMN: Final = 80.0
LEAST_COLUMN: Final = 30.0
COLUMN_GAP: Final = 4.0
NARROW_EDGE: Final = 5.0
NARROW_GAP: Final = 2.0
"""Space beside and between the columns of a panel with little room for names and figures."""
RANKS: Final = 17.0
VALUE: Final = 15.0
CHIP_STEP: Final = 24.0
LOWEST_ROW: Final = 26.0
"""Minimum height of a line; the primiera values are left out before lines get lower than this."""
CHIP: Final = BoxStyle("#fffaeb", "#fbf1d9", border="#b89a63", border_width=1.0, radius=7)
WORTH_CHIP: Final = replace(signs.COUNT, radius=10, shadow=0.0)
SMALL_CARD: Final = 44.0
WORTH: Final = 22.0
"""Height of the badge with a card's value, which lies over the lower edge of the card."""
BEST: Final = SMALL_CARD * RATIO + WORTH / 2 + 10
"""Height of a side's counting primiera cards together with their values."""
FACE: Final = 28.0
"""Size of the portrait over the corner of the first of them."""
FACE_OUT: Final = 7.0
GAP: Final = 18.0
"""Total space above and below the primiera values and cards."""


@dataclass(frozen=True, slots=True)
class Head:
    """The column heading of a side: a team sign, a name or a portrait."""

    name: Words
    sign: int | None = None
    portrait: str = ""


def heads_of(names: Sequence[Words], players: Sequence[Player], *, teams: bool) -> tuple[Head, ...]:
    """Return the column headings of all sides."""
    if teams:
        return tuple(Head(name, sign=number) for number, name in enumerate(names))
    return tuple(Head(name, portrait=one.avatar) for name, one in zip(names, players, strict=True))


def lead_words(points: float | None) -> Text:
    """Return the expected lead as a text; None while it is being worked out for the first time."""
    told = "…" if points is None else decimal(points, signed=True)
    return t("Expected lead: {points}", points=told)


def draw_standing(
    canvas: Canvas, standing: Standing, area: Area, ruleset: Ruleset, heads: Sequence[Head]
) -> None:
    """Draw each side's figures by category, the primiera values, and the best primiera cards."""
    forecast = standing.expecting or standing.lead is not None
    title = lead_words(standing.lead) if forecast else pt("panel", "This deal so far")
    under = area.y + draw_title(canvas, area, title)
    names = [category_name(line.category, ruleset) for line in standing.lines]
    wanted = max(canvas.text_width(name, size=LINE) for name in names) + 6
    narrow = max(LEAST_COLUMN, _widest_need(canvas, standing))
    inner, gap = area.inset(EDGE, 0), COLUMN_GAP
    if wanted + len(heads) * (narrow + gap) > inner.width:
        inner, gap = area.inset(NARROW_EDGE, 0), NARROW_GAP
    least = max(LEAST_LABEL * inner.width, inner.width - len(heads) * WIDEST_COLUMN)
    label = max(least, min(wanted, inner.width - len(heads) * (narrow + gap) + gap))
    columns = Area(inner.x + label, under, inner.width - label, HEADS).columns(len(heads), gap)
    size = signs.readable(canvas, NAME)
    words = max(canvas.text_width(head.name, size=size, role=Role.BOLD) for head in heads)
    for head, column in zip(heads, columns, strict=True):
        _draw_head(canvas, head, column, named=words <= column.width)
    stacked = _needs_two_lines(canvas, standing, columns[0].width)
    lowest = [LOWEST_ROW + (UNDER if stacked and _is_stacked(line) else 0) for line in standing.lines]
    top = under + HEADS + 6
    room = area.bottom - EDGE - top - sum(lowest)
    wide = _chips_in_a_row(canvas, standing, inner.width)
    # Cards tell the values by themselves: where there is little room, they take that of the list.
    shown = _best_shown(standing, ruleset, room - GAP)
    chips = CHIP_STEP * -(-len(standing.worths) // wide) + 4
    if not standing.worths or chips + GAP + shown * BEST > room:
        chips = 0.0
    below = GAP + chips + shown * BEST if chips or shown else 0.0
    more = (room - below) / len(standing.lines)
    y = top
    for line, name, least in zip(standing.lines, names, lowest, strict=True):
        row = max(least, min(HIGHEST_ROW, least + more))
        place = Area(inner.x, y, inner.width, row)
        y += row
        if SMALLEST * canvas.text_width(name, size=LINE) > label - 6:
            lines = Area(place.x, place.y + 1, label - 4, row - 2)
            canvas.paragraph(name, lines, size=TWO_LINES, colour=INK, spacing=0.8, middle=True)
        else:
            canvas.text(name, place.x, place.centre[1], size=LINE, colour=INK, width=label - 4)
        for side, column in enumerate(columns):
            _draw_figure(canvas, line, side, Area(column.x, place.y, column.width, row), stacked=stacked)
        canvas.line(place.x, place.bottom, place.right, place.bottom, "#d8c597", 1)
    y += 10
    if chips:
        _draw_worths(canvas, standing, Area(inner.x, y, inner.width, chips), wide)
        y += chips
    if shown:
        _draw_best(canvas, standing, Area(inner.x, y + 8, inner.width, BEST), ruleset, heads, shown)


def _draw_head(canvas: Canvas, head: Head, area: Area, *, named: bool) -> None:
    """Draw a column heading; portraits replace names that do not fit."""
    x, y = area.centre[0], area.centre[1] + 1
    if head.sign is not None:
        signs.side(canvas, x, y + 2, 20, head.sign)
    elif named:
        size = signs.readable(canvas, NAME)
        canvas.text(head.name, x, y + 2, size=size, role=Role.BOLD, colour=RED_DEEP, align=Align.CENTRE)
    else:
        canvas.picture(head.portrait, Area.centred(x, y, HEADS, HEADS))


def _widest_need(canvas: Canvas, standing: Standing) -> float:
    """Return the width of the widest number still needed, at a readable size."""
    size = signs.readable(canvas, NEED)
    needs = {need for line in standing.lines for need in line.needs if need}
    return max((canvas.text_width(f"+{need}", size=size) for need in needs), default=0.0)


def _needs_two_lines(canvas: Canvas, standing: Standing, width: float) -> bool:
    """Return whether the number still needed has no room beside the figure."""
    pairs = [(line.figures[side], need) for line in standing.lines for side, need in enumerate(line.needs)]
    return any(
        canvas.text_width(has, size=FIGURE, role=Role.BOLD)
        + canvas.text_width(f"+{need}", size=signs.readable(canvas, NEED))
        + BETWEEN
        > width
        for has, need in pairs
        if need
    )


def _is_stacked(line: StandingLine) -> bool:
    """Return whether a line has a number or a tick below a figure."""
    return any(need is not None for need in line.needs)


def _best_shown(standing: Standing, ruleset: Ruleset, room: float) -> int:
    """Return for how many sides (at most 2) the best primiera cards fit."""
    if not standing.worths or counts_cards(ruleset) or not any(standing.best):
        return 0
    return max(0, min(len(standing.best), 2, int(room / BEST)))


def _draw_figure(canvas: Canvas, line: StandingLine, side: int, cell: Area, *, stacked: bool) -> None:
    """Draw a side's figure, the number it still needs, and a tick once the category is decided for it."""
    x, y = cell.centre
    has, need = line.figures[side], line.needs[side]
    more = f"+{need}" if need else ""
    size = signs.readable(canvas, NEED, more, cell.width)
    wide = canvas.text_width(has, size=FIGURE, role=Role.BOLD)
    beside = 16.0 if need == 0 else canvas.text_width(more, size=size)
    if need is not None and stacked:
        y -= UNDER / 2
    elif need is not None:
        x -= (beside + BETWEEN) / 2
    colour = GREEN if line.holder == side else INK
    canvas.text(has, x, y, size=FIGURE, role=Role.BOLD, colour=colour, align=Align.CENTRE, width=cell.width)
    if need is None:
        return
    if stacked:
        x, y = cell.centre[0], y + UNDER
    else:
        x += wide / 2 + BETWEEN + beside / 2
    if need == 0:
        canvas.glyph("check", x, y, 16, GREEN)
    else:
        canvas.text(more, x, y + 1, size=size, colour=INK_SOFT, align=Align.CENTRE, width=cell.width)


def _chips_in_a_row(canvas: Canvas, standing: Standing, width: float) -> int:
    """Return how many primiera values fit side by side at full text size."""
    wide = max(
        (
            canvas.text_width(worth.ranks, size=RANKS, role=Role.BOLD)
            + canvas.text_width(worth.points, size=signs.readable(canvas, VALUE))
            for worth in standing.worths
        ),
        default=0.0,
    )
    return next((count for count in (3, 2) if count * (wide + 16) <= width), 1)


def _draw_worths(canvas: Canvas, standing: Standing, area: Area, wide: int) -> None:
    """Draw the primiera values, the highest first, `wide` in a row."""
    one = (area.width - 4 * (wide - 1)) / wide
    for number, worth in enumerate(standing.worths):
        x = area.x + number % wide * (one + 4)
        chip = Area(x, area.y + number // wide * CHIP_STEP, one, CHIP_STEP - 2)
        canvas.box(chip, CHIP)
        y = chip.centre[1]
        canvas.text(worth.ranks, chip.x + 5, y, size=RANKS, role=Role.BOLD, colour=INK)
        size = signs.readable(canvas, VALUE)
        canvas.text(worth.points, chip.right - 5, y, size=size, colour=INK_SOFT, align=Align.RIGHT)


def _draw_best(
    canvas: Canvas, standing: Standing, area: Area, ruleset: Ruleset, heads: Sequence[Head], shown: int
) -> None:
    """Draw the counting primiera cards of `shown` sides, the own side first, each suit in its column."""
    high = SMALL_CARD * RATIO
    unit = primiera_unit(ruleset)
    y = area.y
    rivals = sorted(
        (side for side in range(len(standing.best)) if side != standing.own),
        key=lambda side: -sum(primiera_value(card, ruleset) for card in standing.best[side]),
    )
    for side in (standing.own, *rivals)[:shown]:
        cards = standing.best[side]
        head = heads[side]
        step = area.width / max(len(cards), 4)
        left = area.x
        for place in _missing(cards):
            draw_suit(canvas, tuple(Suit)[place], left + (place + 0.5) * step, y + high / 2, 24)
        for place, card in _in_columns(cards):
            x = left + (place + 0.5) * step
            canvas.card(card, x, y + high / 2, SMALL_CARD, lift=None)
            worth = in_parts(primiera_value(card, ruleset), unit)
            size = signs.readable(canvas, VALUE)
            wide = canvas.text_width(worth, size=size, role=Role.BOLD) + 12
            canvas.box(Area.centred(x, y + high, wide, WORTH), WORTH_CHIP)
            canvas.text(worth, x, y + high, size=size, role=Role.BOLD, colour=CREAM, align=Align.CENTRE)
        x = area.x + FACE / 2 - FACE_OUT
        if head.sign is not None:
            signs.side(canvas, x, y + 2, 22, head.sign)
        else:
            canvas.picture(head.portrait, Area.centred(x, y + 2, FACE, FACE))
        y += BEST


def _in_columns(cards: Sequence[Card]) -> list[tuple[int, Card]]:
    """Return the cards with their columns: those of their suits, where no suit comes twice."""
    columns = [tuple(Suit).index(card.suit) for card in cards]
    return list(zip(columns if len(set(columns)) == len(columns) else range(len(cards)), cards, strict=False))


def _missing(cards: Sequence[Card]) -> tuple[int, ...]:
    """Return the columns without a card, where each card has the column of its suit."""
    suits = [card.suit for card in cards]
    if len(set(suits)) < len(suits):
        return ()
    return tuple(place for place, suit in enumerate(Suit) if suit not in suits)
