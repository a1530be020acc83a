"""The scales for luck and play beside their sentence."""

from dataclasses import replace

import pytest

from settebello.coach.duplicate.interval import Interval
from settebello.coach.duplicate.par import LuckAndPlay
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.view.sheet.luck_scales import BOTH, FULL, LEANS, draw_luck, lean_of
from tests.ui.table.model.test_results import sheet

PLAYERS = (Player("You", "ui/avatars/gino_dismayed.svg"), Player("Rosa", "ui/avatars/pina_pleased.svg"))


def test_the_beam_leans_to_the_favoured_side_and_never_further_than_its_most() -> None:
    assert lean_of(0.0) == 0.0
    assert 0 < lean_of(0.3) < lean_of(1.0) < LEANS
    assert lean_of(-1.0) == -lean_of(1.0)
    assert lean_of(2 * FULL) == lean_of(FULL) == LEANS


def test_the_side_that_had_the_luck_is_lower_and_all_is_inside_its_place(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    faces: list[tuple[str, Area]] = []
    monkeypatch.setattr(canvas, "picture", lambda name, area: faces.append((name, area)))
    place = Area(100, 300, BOTH, 52)
    found = LuckAndPlay(0.0, Interval(0.0, 0.1, 9), Interval(1.2, 0.2, 9), Interval(-1.2, 0.2, 9))
    draw_luck(canvas, place, replace(sheet(), players=PLAYERS), found)
    (you, own), (other, far), (_, own_play), (_, far_play) = faces
    assert (you, other) == ("ui/avatars/gino_calm.svg", "ui/avatars/pina_calm.svg")
    assert own.y > far.y, "the cards have favoured the person"
    assert own_play.y < far_play.y, "the other has played better"
    assert all(place.x <= face.x and face.right <= place.right for _, face in faces)
    assert all(place.y <= face.y and face.bottom <= place.bottom for _, face in faces)
