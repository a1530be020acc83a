"""The picture of the rooms in ARCHITECTURE.md is the one that the imports give."""

import pytest
import room_map


def test_the_picture_shows_the_imports_of_today() -> None:
    assert room_map.PICTURE.read_text(encoding="utf-8") == room_map.room_map()


def test_arrows_point_down_and_implied_ones_are_left_out() -> None:
    found = {("scene", "view"): 3, ("view", "model"): 40, ("scene", "model"): 1, ("menu", "model"): 2}
    assert room_map.floors(found) == (("scene",), ("menu", "view"), ("model",))
    assert room_map.direct(found) == (("menu", "model"), ("scene", "view"), ("view", "model"))


def test_a_circle_of_rooms_is_refused() -> None:
    with pytest.raises(ValueError, match=r"circle: .*model.*view"):
        room_map.floors({("view", "model"): 1, ("model", "view"): 1})
