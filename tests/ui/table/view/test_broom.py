"""The broom of a sweep and its dust are never seen through."""

from itertools import pairwise

import pytest

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.motion.effects import BroomStroke
from settebello.ui.table.view.broom_view import BROOM, draw_broom
from settebello.ui.table.view.puffs import BREAKS, PUFF, draw_puff

Drawn = list[tuple[str, Area, float, float]]


@pytest.fixture
def drawn(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """The pictures that were drawn: name, area, opacity, scale."""
    found: Drawn = []
    monkeypatch.setattr(
        canvas,
        "picture",
        lambda name, area, alpha=1.0, *, scale=1.0, **_: found.append((name, area, alpha, scale)),
    )
    return found


@pytest.mark.parametrize(("begin", "goal"), [(200.0, 1070.0), (1080.0, 210.0)])
def test_the_broom_grows_at_once_stays_opaque_and_shrinks_when_it_flies_off(
    begin: float, goal: float, canvas: Canvas, drawn: Drawn
) -> None:
    broom = BroomStroke(0.0, 1.0, begin, goal, 300.0, 0.3)
    scales = []
    for step in range(130):
        draw_broom(canvas, broom, step / 100)
        (scale,) = [scale for name, _, _, scale in drawn[-8:] if "broom" in name][-1:]
        scales.append(scale)
    assert {alpha for _, _, alpha, _ in drawn} == {1.0}
    assert scales[0] < 0.6
    assert set(scales[13:100]) == {1.0}, "it keeps its size until its stroke is over"
    assert sorted(scales[100:], reverse=True) == scales[100:]
    assert 0.3 < scales[-1] < 0.6
    name, area, _, _ = drawn[-1]
    assert "broom" in name
    x, _ = area.centre
    assert x < -0.5 * BROOM or x > 1280 + 0.5 * BROOM


@pytest.mark.parametrize(("begin", "goal"), [(200.0, 1070.0), (1080.0, 210.0)])
def test_the_bristles_go_first_and_the_handle_leans_back(
    begin: float, goal: float, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[tuple[str, Area, float]] = []
    monkeypatch.setattr(
        canvas, "picture", lambda name, area, *_, angle=0.0, **__: found.append((name, area, angle))
    )
    broom = BroomStroke(0.0, 1.0, begin, goal, 300.0, 0.3)
    for step in range(30, 100):
        draw_broom(canvas, broom, step / 100)
        name, area, angle = found[-1]
        # The picture whose handle is at the left and whose bristles are at the right is named after the left.
        assert name.endswith("_left.svg") == (broom.ahead > 0)
        assert broom.ahead * (broom.at(step / 100) - area.centre[0]) > 0, (
            "the bristles are ahead of the middle"
        )
        assert broom.ahead * angle >= -16
    assert broom.ahead * angle > 16, "at last the handle leans far back"


def test_a_puff_breaks_into_pieces_that_shrink_to_nothing(canvas: Canvas, drawn: Drawn) -> None:
    sizes = []
    for age in (0.0, BREAKS - 0.01, BREAKS, 0.7, 0.8, 0.9, 0.99):
        before = len(drawn)
        draw_puff(canvas, 300.0, 300.0, PUFF, age)
        sizes.append([area.width for _, area, _, _ in drawn[before:]])
    assert {alpha for _, _, alpha, _ in drawn} == {1.0}
    assert sizes[0] == sizes[1] == [PUFF]
    assert len(sizes[2]) == 3
    assert all(sum(after) < sum(before) for before, after in pairwise(sizes[2:-1]))
    assert not sizes[-1]
