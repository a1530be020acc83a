"""The heads of the score sheet: faces that react to what their sides win."""

from dataclasses import replace

import pytest

from settebello.engine import Category, Score
from settebello.engine.rules.rulewords import Objective
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.results import ScoreSheet
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.menus.results.score_sheet_scene import HEADS
from settebello.ui.table.model.banter.mood import Mood
from settebello.ui.table.model.score_model.count_beats import Shown
from settebello.ui.table.view.sheet.sheet_heads import (
    FALLS,
    HIGH,
    draw_reacting_heads,
    face_size,
    moods_of,
)
from tests.ui.table.model.test_results import line, sheet

PLAYERS = (Player("You", "ui/avatars/gino_dismayed.svg"), Player("Rosa", "ui/avatars/pina_pleased.svg"))


def counted(*points: tuple[int, int], variant: str = "scopa") -> ScoreSheet:
    lines = [line(Category.CARDS, (20, 20), one) for one in points]
    totals = sum(one for one, _ in points), sum(other for _, other in points)
    return replace(sheet(*lines, variant=variant), score=Score(tuple(lines), totals), players=PLAYERS)


def shown(counted: int, given: int, *, headline: bool = False, rolled: float = 1.0) -> Shown:
    return Shown(counted, given, (0, 0), headline, 0, rolled)


def test_faces_are_calm_until_the_points_of_a_line_are_given_and_react_to_these_alone() -> None:
    here = counted((1, 0), (0, 1), (1, 1))
    assert moods_of(here, shown(0, 0)) == (Mood.CALM, Mood.CALM)
    assert moods_of(here, shown(1, 0)) == (Mood.CALM, Mood.CALM)
    assert moods_of(here, shown(1, 1)) == (Mood.PLEASED, Mood.WORRIED)
    assert moods_of(here, shown(2, 1)) == (Mood.CALM, Mood.CALM)
    assert moods_of(here, shown(2, 2)) == (Mood.WORRIED, Mood.PLEASED)
    assert moods_of(here, shown(3, 3)) == (Mood.CALM, Mood.CALM), "a tie pleases nobody"


def test_at_the_end_the_winner_of_the_deal_is_delighted_and_a_clear_loser_dismayed() -> None:
    assert moods_of(counted((2, 1)), shown(1, 1, headline=True)) == (Mood.DELIGHTED, Mood.WORRIED)
    assert moods_of(counted((0, 4)), shown(1, 1, headline=True)) == (Mood.DISMAYED, Mood.DELIGHTED)
    assert moods_of(counted((1, 1)), shown(1, 1, headline=True)) == (Mood.CALM, Mood.CALM)


def test_where_the_fewest_points_win_a_point_pleases_the_others() -> None:
    here = counted((1, 0))
    low = replace(here.ruleset.match, objective=Objective.LOW)
    here = replace(here, ruleset=replace(here.ruleset, match=low))
    assert here.low
    assert moods_of(here, shown(1, 1)) == (Mood.WORRIED, Mood.PLEASED)


def test_large_faces_nod_to_a_point_only_where_motion_is_wanted(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, float, float]] = []
    monkeypatch.setattr(
        canvas, "picture", lambda name, area, *, scale: drawn.append((name, area.width, scale))
    )
    here, now = counted((1, 0)), shown(1, 1, rolled=0.5)
    room = Area(40, 100, 1100, 500)
    draw_reacting_heads(canvas, room, 140, here, now, calm=False)
    draw_reacting_heads(canvas, room, 140, here, now, calm=True)
    names = ["ui/avatars/gino_pleased.svg", "ui/avatars/pina_worried.svg"]
    assert [name for name, _, _ in drawn] == names * 2
    assert {wide for _, wide, _ in drawn} == {face_size(2)}
    assert [scale > 1.0 for _, _, scale in drawn] == [True, False, False, False]


@pytest.mark.parametrize(("sides", "ornament"), [(2, 90.0), (3, 96.0), (4, 96.0), (6, 96.0)])
def test_no_face_covers_the_ornament_of_the_title(sides: int, ornament: float) -> None:
    top = HEADS + 2 + HIGH / 2 + FALLS - face_size(sides)
    assert top >= ornament
