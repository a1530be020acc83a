"""Drawing of statistics as lines, bars and a curve."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from settebello.engine import Category, Ruleset
from settebello.i18n import Text, decimal, number, percent, t
from settebello.session import Tally
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import (
    BLUE,
    BLUE_DEEP,
    GOLD_DEEP,
    INK,
    INK_SOFT,
    LETTERS,
    NIGHT,
    PAPER_SHADE,
    WALNUT,
    Size,
)
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.table.model.market_results import MarketTally
from settebello.ui.table.model.score_model.category_words import category_name

ROW: Final = 38.0
NUMBER: Final = 62.0
"""Width of a column of numbers."""
HEAD: Final = 34.0
SWATCH: Final = 15.0
TALLEST: Final = 46.0
LABEL: Final = 190.0
GUTTER: Final = 46.0
WIDEST_STEP: Final = 64.0
"""Maximum step width: with few matches the curve does not fill the width."""
AHEAD: Final = BoxStyle("#eccf9c", "#d6ac62", border="#c39a55", border_width=1.2, radius=1)
BEHIND: Final = BoxStyle("#d8c2a0", "#b99f74", border="#a88d60", border_width=1.2, radius=1)
OWN: Final = BoxStyle(BLUE, BLUE_DEEP, border=INK, border_width=1.4, radius=1)
OTHERS: Final = BoxStyle(WALNUT, NIGHT, border=INK, border_width=1.4, radius=1)
"""The columns of the curve, and the bars of the person's side and of all others."""
BODY: Final = LETTERS[Size.BODY] - 1
SMALL: Final = LETTERS[Size.SMALL]


@dataclass(frozen=True, slots=True)
class Figure:
    """A line: label, the person's number, and the number of all others if there is one."""

    label: Text
    own: Words
    others: Words = ""


def figures_of(tally: Tally) -> tuple[Figure, ...]:
    """Return the lines of a tally that has at least one match."""
    return (
        Figure(t("Matches played"), number(tally.matches)),
        Figure(t("Matches won"), number(tally.won)),
        Figure(t("Win rate"), percent(tally.won / tally.matches)),
        Figure(t("Deals played"), number(tally.deals)),
        Figure(
            t("Points per deal"),
            a_deal(tally.own_points, tally.deals),
            a_deal(tally.other_points, tally.deals),
        ),
        Figure(
            t("Sweeps per deal"),
            a_deal(tally.own_sweeps, tally.deals),
            a_deal(tally.other_sweeps, tally.deals),
        ),
        Figure(t("Most points in a deal"), number(tally.best_deal)),
        Figure(t("Most sweeps in a deal"), number(tally.most_sweeps)),
        Figure(t("Longest winning streak"), number(tally.longest_run)),
        Figure(t("Current winning streak"), number(tally.present_run)),
    )


def market_figures(tally: MarketTally) -> tuple[Figure, ...]:
    """Return the lines of the market game."""
    return (
        Figure(t("Matches played"), number(tally.matches)),
        Figure(t("Matches won"), number(tally.won)),
        Figure(t("Win rate"), percent(tally.won / tally.matches)),
        Figure(
            t("Points per match"), a_deal(tally.total, tally.matches), a_deal(tally.others, tally.matches)
        ),
        Figure(t("Most points in a match"), number(tally.best)),
    )


def a_deal(points: int, deals: int) -> Text:
    """Return an average per deal, rounded to a tenth."""
    return decimal(points / deals if deals else 0.0)


def spoken_figures(tally: Tally, ruleset: Ruleset) -> Iterator[Text]:
    """Yield a sentence for each line, and one for the points of each category."""
    yield from spoken_lines(figures_of(tally))
    for category in categories_in(tally):
        sides = (tally.own_categories, tally.other_categories)
        yield _line(category_name(category, ruleset), *(number(points.get(category, 0)) for points in sides))


def spoken_lines(figures: Iterable[Figure]) -> Iterator[Text]:
    """Yield a sentence for each line."""
    for one in figures:
        yield _line(one.label, one.own, one.others)


def _line(label: Text, own: Words, others: Words) -> Text:
    """Return a line as a sentence."""
    if not others:
        return t("{label}: {value}", label=label, value=own)
    return t("{label}: you {own}, others {others}", label=label, own=own, others=others)


def draw_figures(canvas: Canvas, figures: Sequence[Figure], area: Area) -> None:
    """Draw the lines, with two right-aligned columns of numbers."""
    right, inner = area.right - 6, area.right - 6 - NUMBER - 12
    for head, x, colour in ((t("You"), inner, BLUE_DEEP), (t("Others"), right, INK_SOFT)):
        canvas.text(
            head,
            x,
            area.y + 12,
            size=SMALL,
            colour=colour,
            role=Role.BOLD,
            align=Align.RIGHT,
            width=NUMBER,
        )
    y = area.y + HEAD
    for figure in figures:
        middle = y + ROW / 2
        canvas.text(figure.label, area.x + 4, middle, size=BODY, width=inner - NUMBER - area.x - 8)
        for words, end, colour in ((figure.own, inner, INK), (figure.others, right, INK_SOFT)):
            canvas.text(words, end, middle, size=BODY + 1, colour=colour, role=Role.BOLD, align=Align.RIGHT)
        canvas.line(area.x, y + ROW - 1, area.right, y + ROW - 1, PAPER_SHADE, 1)
        y += ROW


def categories_in(tally: Tally) -> tuple[Category, ...]:
    """Return the categories with points, in the order of the score sheet."""
    own, others = tally.own_categories, tally.other_categories
    return tuple(one for one in Category if own.get(one, 0) or others.get(one, 0))


def draw_bars(canvas: Canvas, tally: Tally, ruleset: Ruleset, area: Area) -> None:
    """Draw two bars per category: the person's above that of all others, with their points.

    The longer bar of each category has the whole width, so that rare points can be compared as well.
    """
    title = t("Points by category")
    free = _draw_legend(canvas, area) - area.x - 16
    canvas.text(title, area.x, area.y + 12, size=SMALL, colour=INK, role=Role.BOLD, width=free)
    shown = categories_in(tally)
    tall = min(TALLEST, (area.height - HEAD) / max(len(shown), 1))
    room = area.width - LABEL - NUMBER
    for place, category in enumerate(shown):
        y = area.y + HEAD + place * tall
        size = min(BODY, 0.62 * tall)
        name = category_name(category, ruleset)
        canvas.text(name, area.x, y + tall / 2, size=size, width=LABEL - 12)
        thick = min(15.0, 0.40 * tall)
        sides = ((tally.own_categories, OWN), (tally.other_categories, OTHERS))
        most = max(abs(points.get(category, 0)) for points, _ in sides) or 1
        for row, (points, style) in enumerate(sides):
            middle = y + tall / 2 + (row - 0.5) * (thick + 2)
            made = points.get(category, 0)
            bar = Area(area.x + LABEL, middle - thick / 2, max(3.0, room * abs(made) / most), thick)
            canvas.box(bar, style)
            high = min(SMALL, thick + 3)
            canvas.text(
                number(made),
                area.right,
                middle,
                size=high,
                colour=style.fill,
                role=Role.BOLD,
                align=Align.RIGHT,
            )


def _draw_legend(canvas: Canvas, area: Area) -> float:
    """Say at the right of the heading whose bars have which colour; return where that begins."""
    x = area.right
    for words, style in ((t("Others"), OTHERS), (t("You"), OWN)):
        wide = canvas.text(
            words, x, area.y + 12, size=SMALL, colour=style.fill, role=Role.BOLD, align=Align.RIGHT, width=90
        )
        x -= wide + 8 + SWATCH
        canvas.box(Area(x, area.y + 12 - SWATCH / 2, SWATCH, SWATCH), style)
        x -= 16
    return x + 16


def draw_curve(canvas: Canvas, advantage: Sequence[int], area: Area) -> None:
    """Draw the cumulative lead of the person's side, a step per match."""
    title = t("Points ahead, match by match")
    canvas.text(title, area.x, area.y + 12, size=SMALL, colour=INK, role=Role.BOLD, width=area.width)
    graph = Area(area.x + GUTTER, area.y + HEAD + 8, area.width - GUTTER, area.height - HEAD - 40)
    ahead = [0, *accumulate(advantage)]
    high, low = max(ahead), min(ahead)
    unit = graph.height / max(high - low, 1)
    zero = graph.y + high * unit
    step = min(graph.width / max(len(advantage), 1), WIDEST_STEP)
    before = zero
    for place, value in enumerate(ahead[1:]):
        left, right, y = graph.x + place * step, graph.x + (place + 1) * step, zero - value * unit
        if value:
            column = Area(left, min(y, zero), right - left, abs(y - zero))
            canvas.box(column, AHEAD if value > 0 else BEHIND)
        canvas.line(left, min(before, y), left, max(before, y), BLUE_DEEP, 2)
        canvas.line(left, y - 1, right, y - 1, BLUE_DEEP, 3)
        before = y
    canvas.line(graph.x, zero, graph.right, zero, GOLD_DEEP, 2)
    far = [value for value in (high, low) if abs(value) * unit > SMALL]
    for value in (*far, 0):
        y = zero - value * unit
        canvas.text(
            number(value), graph.x - 8, y, size=SMALL, colour=INK_SOFT, role=Role.BOLD, align=Align.RIGHT
        )
    now = t("Now: {points}", points=number(ahead[-1], signed=True))
    canvas.text(now, graph.right, area.bottom - 10, size=SMALL, colour=INK, role=Role.BOLD, align=Align.RIGHT)
