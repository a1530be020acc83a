"""The table of points by category at the end of a match: one letter size, a total, figures near the names."""

import re
from typing import NamedTuple

import pytest

from settebello.engine import Category, Side
from settebello.i18n import Catalogue, Text, languages, t
from settebello.session import summary_of
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words, in_figures
from settebello.ui.menus.results.match_course import MatchCourse
from settebello.ui.menus.results.match_paper import FACTS, GUTTER, ROWS
from settebello.ui.menus.results.points_table import LEAST_FIGURE, LEAST_LETTERS, LEAST_ROW, draw_points
from settebello.ui.table.model.score_model.category_words import category_name
from settebello.ui.table.model.score_model.points_made import points_by_category
from tests.ui.shelves import book, played

BESIDE_MEDALS = Area(0, 479, ROWS * FACTS * 1234 - GUTTER, 143)
ALONE = Area(0, 479, FACTS * 1234 - 40, 143)
CIRULLA = (
    Category.CARDS,
    Category.COINS,
    Category.SETTEBELLO,
    Category.PRIMIERA,
    Category.PICCOLA,
    Category.SWEEPS,
    Category.GRANDE,
    Category.DECLARED,
)


class Drawn(NamedTuple):
    words: Words
    x: float
    y: float
    size: float
    width: float


@pytest.fixture
def drawn(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> list[Drawn]:
    """Every text that the test draws."""
    found: list[Drawn] = []

    def note(words: Words, x: float, y: float, *, size: float, width: float, **_: object) -> float:
        found.append(Drawn(words, x, y, size, width))
        return 0.0

    monkeypatch.setattr(canvas, "text", note)
    return found


def rows(variant: str, sides: int, categories: tuple[Category, ...]) -> list[tuple[Text, tuple[str, ...]]]:
    return [(category_name(one, book().ruleset(variant)), ("35",) * sides) for one in categories]


def is_figure(words: Words) -> bool:
    return isinstance(words, str) and bool(re.fullmatch(r"−?\d+", words))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("room", "sides"), [(BESIDE_MEDALS, 2), (BESIDE_MEDALS, 3), (ALONE, 2), (ALONE, 4)])
def test_all_rows_have_one_letter_size_at_which_every_name_fits(
    language: str, room: Area, sides: int, canvas: Canvas, drawn: list[Drawn]
) -> None:
    canvas.say = Catalogue(language)
    faces = ("ui/avatars/knave.svg",) * sides
    draw_points(canvas, room, rows("cirulla", sides, CIRULLA), faces, winner=0, total=("99",) * sides)
    assert len({one.size for one in drawn}) == 1
    names = [one for one in drawn if not is_figure(one.words)]
    assert len(names) == len(CIRULLA) + 1
    assert all(canvas.text_width(one.words, size=one.size) <= one.width for one in names)
    assert all(one.size >= LEAST_LETTERS for one in drawn)
    assert max(one.y for one in drawn) + LEAST_LETTERS / 2 <= room.bottom


def test_the_last_row_is_the_total_below_a_rule(
    canvas: Canvas, drawn: list[Drawn], monkeypatch: pytest.MonkeyPatch
) -> None:
    rules: list[tuple[float, float]] = []
    monkeypatch.setattr(canvas, "line", lambda _, y, __, ___, ____, thick: rules.append((y, thick)))
    faces = ("ui/avatars/knave.svg",) * 2
    draw_points(canvas, ALONE, rows("scopa", 2, CIRULLA[:3]), faces, winner=0, total=("12", "5"))
    *above, name, first, second = drawn
    assert (name.words, first.words, second.words) == (t("Total"), "12", "5")
    y, thick = rules[-1]
    assert max(one.y for one in above) < y < name.y
    assert thick > max(other for at, other in rules if at < y)


def test_there_is_no_total_where_only_its_row_would_ask_for_two_columns(
    canvas: Canvas, drawn: list[Drawn]
) -> None:
    faces = ("ui/avatars/knave.svg",) * 2
    low = Area(0, 479, BESIDE_MEDALS.width, len(CIRULLA) * LEAST_ROW + 1)
    draw_points(canvas, low, rows("cirulla", 2, CIRULLA), faces, winner=0, total=("99", "9"))
    assert len({one.x for one in drawn if not is_figure(one.words)}) == 1
    assert t("Total") not in [one.words for one in drawn]


def test_the_total_waits_for_the_last_coin_and_its_place_is_kept(canvas: Canvas, drawn: list[Drawn]) -> None:
    faces = ("ui/avatars/knave.svg",) * 2
    ends = []
    for known in (False, True):
        drawn.clear()
        here = rows("scopa", 2, CIRULLA[:3])
        ends.append(draw_points(canvas, ALONE, here, faces, winner=0 if known else None, total=("12", "5")))
        assert (t("Total") in [one.words for one in drawn]) is known
    assert ends[0] == ends[1]


def test_a_single_row_has_no_total(canvas: Canvas, drawn: list[Drawn]) -> None:
    faces = ("ui/avatars/knave.svg",) * 2
    draw_points(canvas, ALONE, rows("scopa", 2, CIRULLA[:1]), faces, winner=0, total=("35", "35"))
    assert t("Total") not in [one.words for one in drawn]


@pytest.mark.parametrize("room", [BESIDE_MEDALS, ALONE])
@pytest.mark.parametrize("language", languages())
def test_the_figures_are_near_the_names(
    language: str, room: Area, canvas: Canvas, drawn: list[Drawn]
) -> None:
    canvas.say = Catalogue(language)
    faces = ("ui/avatars/knave.svg",) * 2
    draw_points(canvas, room, rows("scopone", 2, CIRULLA[:5]), faces, winner=0, total=("11", "8"))
    names = [one for one in drawn if not is_figure(one.words)]
    end = max(one.x + canvas.text_width(one.words, size=one.size) for one in names)
    near = min(one.x for one in drawn if is_figure(one.words))
    assert LEAST_FIGURE / 2 <= near - end < 60
    left, right = min(one.x for one in drawn) - room.x, room.right - max(one.x for one in drawn)
    assert min(left, right) >= 0


@pytest.mark.parametrize(("variant", "levels"), [("scopa", ("amico",)), ("cirulla", ("amico", "bimbo"))])
def test_the_categories_add_up_to_the_total_of_the_course(variant: str, levels: tuple[str, ...]) -> None:
    record = played(5, levels, variant, target=11)
    order = tuple(map(Side, range(len(summary_of(record).totals))))
    course = MatchCourse.of(record, order)
    assert course is not None
    minus = in_figures(-1)[0]
    for side, line in enumerate(course.totals):
        points = (made[side].replace(minus, "-") for _, made in points_by_category(record, order))
        assert sum(map(int, points)) == line[-1] == summary_of(record).totals[side]


def test_a_row_is_written_when_its_first_point_is_counted(canvas: Canvas, drawn: list[Drawn]) -> None:
    room = Area(100, 500, 300, 120)
    draw_points(canvas, room, [("Cards", ("1", "0")), ("Coins", ("0", "0"))], ("a", "b"), winner=None)
    assert [one.words for one in drawn] == ["Cards", "1", "0"]
    written = drawn[0].y
    drawn.clear()
    draw_points(canvas, room, [("Cards", ("1", "0")), ("Coins", ("0", "0"))], ("a", "b"), winner=0)
    assert [one.words for one in drawn] == ["Cards", "1", "0", "Coins", "0", "0"]
    assert drawn[0].y == written
