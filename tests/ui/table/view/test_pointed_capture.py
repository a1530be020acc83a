"""Of several captures the one that is pointed at rises, with its sum in figures; the others are quieter."""

from dataclasses import replace

import pytest

from settebello.ui.table.layout import lay_out
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.layout.sum_place import slip_place
from settebello.ui.table.view.choice_view import ChoiceView
from tests.ui.table.model.test_move_picker import card, clicked, picking

TABLE = "2c7s4b5d3c"
POSES = {card(TABLE[n : n + 2]): Pose(300.0 + 60 * n, 300.0, 100.0) for n in range(0, len(TABLE), 2)}


def pointing(at: str | None) -> ChoiceView:
    """The choice among 2+4+3 (A), 2+7 (B) and 4+5 (C) for the nine, with this table card pointed at."""
    layout = lay_out(1280, 720, 2, 2)
    return ChoiceView(layout, clicked(picking("9d", TABLE), "9d").picking, None if at is None else card(at))


def risen(view: ChoiceView) -> set[str]:
    return {str(one) for one, pose in view.shown(POSES) if pose.y < POSES[one].y}


def quiet(view: ChoiceView) -> set[str]:
    return {str(one) for one, pose in view.shown(POSES) if pose.dim}


@pytest.mark.parametrize(
    ("at", "up", "dim", "sums"),
    [
        ("7s", {"2c", "7s"}, {"4b", "5d", "3c"}, ["2 + 7 = 9"]),
        ("3c", {"2c", "4b", "3c"}, {"7s", "5d"}, ["2 + 4 + 3 = 9"]),
        ("2c", {"2c"}, {"5d"}, ["2 + 4 + 3 = 9", "2 + 7 = 9"]),
        (None, set(), set(), []),
    ],
)
def test_what_is_taken_for_sure_rises_and_what_cannot_follow_is_quieter(
    at: str | None, up: set[str], dim: set[str], sums: list[str]
) -> None:
    view = pointing(at)
    assert risen(view) == up
    assert quiet(view) == dim
    assert [words for _, words, _ in view.sums(POSES)] == sums


def test_a_card_of_the_hint_rises_until_a_card_is_chosen() -> None:
    hinted = frozenset({card("7s"), card("2c")})
    view = pointing(None)
    before = replace(view, picking=picking("9d", TABLE), hinted=hinted)
    assert risen(before) == {"7s", "2c"}
    assert risen(replace(view, hinted=hinted)) == set()


def test_the_sums_are_above_the_letters_where_there_is_room() -> None:
    layout = lay_out(1280, 720, 2, 2)
    badges = [Pose(pose.x, 190.0, 40.0) for pose in POSES.values()]
    spot = slip_place(layout, list(POSES.values()), list(POSES.values()), badges, (230.0, 44.0))
    assert spot.y + 22 < 190 - 16
    low = [replace(one, y=100.0) for one in badges]
    spot = slip_place(layout, list(POSES.values()), list(POSES.values()), low, (230.0, 44.0))
    assert spot.y + 22 < layout.caption.y
