"""Drawing of statistics as lines, bars and a curve."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
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
    INK,
    LETTERS,
    PAPER_SHADE,
    Size,
)
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.menus.statistics.figure_heads import HEAD, WARM, draw_title
from settebello.ui.table.model.market_results import MarketTally
from settebello.ui.table.model.score_model.category_words import category_name

ROW: Final = 38.0
NUMBER: Final = 62.0
"""Width of a column of numbers."""
SWATCH: Final = 15.0
LABEL: Final = 168.0
THICK: Final = 19.0
"""The height of a bar."""
TICK: Final = 4.0
"""How far the mark of the half reaches beyond a bar."""
OWN: Final = BoxStyle(BLUE, BLUE_DEEP, border=INK, border_width=1.4, radius=1)
OTHERS: Final = BoxStyle(WARM, WARM, border=INK, border_width=1.4, radius=1)
"""The bars of the person's side and of all others."""
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
    """Draw the lines below their title, with two right-aligned columns of numbers."""
    right, inner = area.right - 4, area.right - 4 - NUMBER - 12
    draw_title(canvas, t("My matches"), area, 2 * NUMBER + 24)
    for head, x, colour in ((t("You"), inner, BLUE), (t("Others"), right, WARM)):
        canvas.text(
            head,
            x,
            area.y + HEAD / 2 - 2,
            size=SMALL,
            colour=colour,
            role=Role.BOLD,
            align=Align.RIGHT,
            width=NUMBER,
        )
    y = area.y + HEAD
    for figure in figures:
        middle = y + ROW / 2
        canvas.text(figure.label, area.x + 2, middle, size=BODY, width=inner - NUMBER - area.x - 6)
        for words, end, colour in ((figure.own, inner, BLUE_DEEP), (figure.others, right, WARM)):
            canvas.text(words, end, middle, size=BODY + 1, colour=colour, role=Role.BOLD, align=Align.RIGHT)
        canvas.line(area.x, y + ROW - 1, area.right, y + ROW - 1, PAPER_SHADE, 1)
        y += ROW


def categories_in(tally: Tally) -> tuple[Category, ...]:
    """Return the categories with points, in the order of the score sheet."""
    own, others = tally.own_categories, tally.other_categories
    return tuple(one for one in Category if own.get(one, 0) or others.get(one, 0))


def draw_bars(canvas: Canvas, tally: Tally, ruleset: Ruleset, area: Area) -> None:
    """Draw a bar per category, shared by the person's side and all others as their points are.

    A tick marks the half, and beside each bar the points of both are written.
    """
    ends = _draw_legend(canvas, area)
    inner = ends[1] - SWATCH - 44
    draw_title(canvas, t("Points by category"), area, area.right - inner)
    shown = categories_in(tally)
    tall = min(ROW, (area.height - HEAD) / max(len(shown), 1))
    left, room = area.x + LABEL, inner - 12 - area.x - LABEL
    size, thick = min(BODY, 0.62 * tall), min(THICK, 0.52 * tall)
    for place, category in enumerate(shown):
        y = area.y + HEAD + place * tall
        middle = y + tall / 2
        canvas.text(category_name(category, ruleset), area.x + 2, middle, size=size, width=LABEL - 12)
        own, others = (made.get(category, 0) for made in (tally.own_categories, tally.other_categories))
        share = room * abs(own) / (abs(own) + abs(others))
        canvas.box(Area(left, middle - thick / 2, room, thick), OTHERS if share < room else OWN)
        if 0 < share < room:
            canvas.box(Area(left, middle - thick / 2, share, thick), OWN)
        half, tick = left + room / 2, thick / 2 + TICK
        canvas.line(half, middle - tick, half, middle + tick, INK, 1.4)
        for made, style, end in ((own, OWN, ends[1]), (others, OTHERS, ends[0])):
            canvas.text(
                number(made), end, middle, size=size, colour=style.fill, role=Role.BOLD, align=Align.RIGHT
            )
        canvas.line(area.x, y + tall - 1, area.right, y + tall - 1, PAPER_SHADE, 1)


def _draw_legend(canvas: Canvas, area: Area) -> tuple[float, float]:
    """Say at the right of the title whose bars have which colour; return where both words end.

    The numbers stand below the words.
    """
    x, y, ends = area.right - 4, area.y + HEAD / 2 - 2, []
    for words, style in ((t("Others"), OTHERS), (t("You"), OWN)):
        ends.append(x)
        wide = canvas.text(
            words, x, y, size=SMALL, colour=style.fill, role=Role.BOLD, align=Align.RIGHT, width=90
        )
        x -= wide + 7 + SWATCH
        canvas.box(Area(x, y - SWATCH / 2, SWATCH, SWATCH), style)
        x -= 14
    return ends[0], ends[1]
