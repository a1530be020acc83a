"""Everything larger than fits: what is seen of it, and every way to the rest."""

from collections.abc import Iterator

import pytest

from settebello.app.settings.sizes import resized
from settebello.storage.settings import Settings
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.camera import BAR, Camera
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Button
from tests.pilot import Pilot, services

WINDOW = (1280.0, 720.0)
WHOLE = (1280.0, 720.0)


def camera(zoom: float, needs: tuple[float, float] = WHOLE, *, pans: bool = True) -> Camera:
    made = Camera()
    made.fit(WINDOW, zoom, needs, pans=pans)
    return made


def test_what_has_room_is_seen_whole_and_no_bar_says_otherwise() -> None:
    small = camera(1.5, (700, 400))
    assert (round(small.width), round(small.height)) == (853, 480)
    assert not small.moves
    assert small.bars == ()


def test_what_has_no_room_keeps_its_canvas_and_has_a_bar_for_each_direction() -> None:
    large = camera(2.0)
    assert (large.width, large.height) == WHOLE
    assert (large.seen.width, large.seen.height) == ((1280 - BAR) / 2, (720 - BAR) / 2)
    assert len(large.bars) == 2


def test_a_scene_that_does_not_move_is_made_to_fit() -> None:
    table = camera(2.0, (960, 540), pans=False)
    assert table.zoom == pytest.approx(4 / 3)
    assert not table.moves


def test_all_of_the_width_is_seen_where_a_little_less_large_is_enough_for_that() -> None:
    sheet = camera(1.5, (900, 700))
    assert 1.4 < sheet.zoom < 1.5
    assert sheet.down
    assert not sheet.across


def test_the_camera_stops_at_the_ends_and_shows_what_is_asked_for() -> None:
    large = camera(2.0)
    assert not large.move(-10, -10)
    assert large.show(Area(1200, 650, 60, 40))
    assert large.seen.contains(1200, 650)
    assert large.seen.right >= 1260
    assert large.seen.bottom >= 690
    assert not large.show(Area(1200, 650, 60, 40))
    assert large.place(*large.spot(700, 500)) == pytest.approx((700, 500))


@pytest.mark.parametrize(
    ("action", "before", "after"),
    [
        (Action.LARGER, 100, 110),
        (Action.LARGER, 200, 200),
        (Action.SMALLER, 100, 90),
        (Action.SMALLER, 85, 80),
        (Action.SMALLER, 80, 80),
        (Action.USUAL_SIZE, 175, 100),
    ],
)
def test_keys_go_through_the_sizes_step_by_step(action: Action, before: int, after: int) -> None:
    assert resized(Settings(ui_scale=before), action).ui_scale == after


class Corners(MenuScene):
    """A button in each corner."""

    def __init__(self) -> None:
        super().__init__(services())
        self.pressed: list[str] = []
        self.use(*(self._button(name) for name in ("a", "b", "c", "d")))

    def _button(self, name: str) -> Button:
        return Button(name, lambda: self.pressed.append(name))

    def arrange(self, width: float, height: float) -> None:
        super().arrange(width, height)
        for place, button in enumerate(self.group.widgets):
            button.place(Area(20 + place % 2 * (width - 140), 20 + place // 2 * (height - 90), 100, 50))

    def draw(self, canvas: Canvas) -> None:
        canvas.fill("#101010")
        super().draw(canvas)


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with Pilot(lambda _: Corners(), routes.Title()) as found:
        found.stack.enlarge(2.0)
        found.frames(1)
        yield found


def pressed(pilot: Pilot) -> list[str]:
    assert isinstance(pilot.scene, Corners)
    return pilot.scene.pressed


def test_the_camera_follows_the_focus(pilot: Pilot) -> None:
    for name in "bcd":
        pilot.press("tab")
        assert pilot.focus == name
        area, seen = pilot.group.focused, pilot.stack.camera.seen
        assert area is not None
        assert seen.contains(area.area.x, area.area.y)
        assert seen.contains(area.area.right, area.area.bottom)


def test_the_wheel_the_bars_and_pulling_lead_to_what_is_not_seen(pilot: Pilot) -> None:
    seen = [pilot.stack.camera.seen]

    def has_moved() -> bool:
        seen.append(pilot.stack.camera.seen)
        return seen[-1] != seen[-2]

    pilot.drag((400, 300), (300, 200))
    assert has_moved()
    pilot.drag((1275, 100), (1275, 400))
    assert has_moved()
    pilot.drag((1000, 715), (1200, 715))
    assert has_moved()
    pilot.press("page down")
    assert has_moved()
    assert pressed(pilot) == []


def test_a_click_means_what_is_seen_there(pilot: Pilot) -> None:
    pilot.press("tab", "tab", "tab")
    camera = pilot.stack.camera
    assert camera.seen.x > 0
    pilot.click(camera.spot(*pilot.widget("d").area.centre))
    assert pressed(pilot) == ["d"]


def test_what_lies_behind_a_bar_is_not_pressed(pilot: Pilot) -> None:
    camera = pilot.stack.camera
    corner = pilot.widget("b").area
    camera.move(corner.centre[0] - camera.seen.right, 0)
    pilot.click((1275, camera.spot(*corner.centre)[1]))
    assert pressed(pilot) == []


def test_the_usual_size_shows_everything_again(pilot: Pilot) -> None:
    pilot.stack.enlarge(1.0)
    pilot.frames(1)
    assert not pilot.stack.camera.moves
    pilot.click("d")
    assert pressed(pilot) == ["d"]


def test_what_has_the_focus_stays_in_sight_when_everything_becomes_larger() -> None:
    # As when a child with its own size begins to play: its size is lent once its scene is open.
    with Pilot(lambda _: Corners(), routes.Title()) as pilot:
        for name in "abcd":
            pilot.stack.enlarge(1.0)
            assert pilot.focus == name
            pilot.stack.enlarge(2.0)
            area, seen = pilot.group.focused, pilot.stack.camera.seen
            assert area is not None
            assert seen.contains(*area.area.centre)
            pilot.press("tab")
