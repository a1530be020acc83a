"""The loop: when it draws, when it rests, how it takes a new size."""

from typing import TYPE_CHECKING

import pygame
import pytest

from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, PointerMoved, Press, UiEvent
from settebello.ui.kit.loop import DOZING_FRAME
from settebello.ui.kit.ports.services import Question
from settebello.ui.kit.redraw_reason import Cause, RedrawReason
from settebello.ui.kit.scene import BaseScene, Change, Push, Quit, SceneId
from settebello.ui.kit.view.canvas import Canvas
from tests.pilot import Pilot

if TYPE_CHECKING:
    from collections.abc import Callable


class Counting(BaseScene):
    """Counts how often it is drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn = 0
        self.moving = False
        self.times: list[float] = []

    @property
    def animating(self) -> bool:
        return self.moving

    def handle(self, event: UiEvent) -> Change | None:
        if event == Press(Action.CANCEL):
            return Quit()
        if event == Press(Action.CONFIRM):
            self.touch()
        return None

    def update(self, now: float) -> Change | None:
        self.times.append(now)
        return None

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        canvas.fill("#102030")


@pytest.fixture
def scene() -> Counting:
    return Counting()


def pilot(scene: Counting, **more: object) -> Pilot:
    return Pilot(lambda _: scene, routes.Title(), **more)  # type: ignore[arg-type]  # passed on


def test_a_still_scene_is_drawn_once(scene: Counting) -> None:
    with pilot(scene) as player:
        player.frames(20)
        assert scene.drawn == 1
        player.press("enter")
        player.frames(5)
        assert scene.drawn == 2


def test_a_moving_scene_is_drawn_every_frame(scene: Counting) -> None:
    with pilot(scene) as player:
        scene.moving = True
        before = scene.drawn
        player.frames(10)
        assert scene.drawn == before + 10


def test_the_program_rests_longer_when_nothing_happens(scene: Counting) -> None:
    with pilot(scene) as player:
        player.clock.advance(5)
        begun = player.clock.now()
        player.loop.run(frames=player.loop.frames + 10)
        assert player.clock.now() - begun == pytest.approx(10 / 20)
        scene.moving = True
        begun = player.clock.now()
        player.loop.run(frames=player.loop.frames + 10)
        assert player.clock.now() - begun == pytest.approx(10 / 60)


def test_it_dozes_after_a_longer_rest_and_loses_no_time_by_that(scene: Counting) -> None:
    with pilot(scene) as player:
        player.clock.advance(20)
        player.frames(2)
        begun, lived = player.clock.now(), scene.times[-1]
        player.loop.run(frames=player.loop.frames + 12)
        assert player.clock.now() - begun == pytest.approx(12 * DOZING_FRAME)
        assert scene.times[-1] - lived == pytest.approx(12 * DOZING_FRAME, abs=DOZING_FRAME)


def test_input_wakes_a_dozing_program_within_a_tenth_of_a_second(
    scene: Counting, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pilot(scene) as player:
        player.clock.advance(20)
        player.loop.run(frames=player.loop.frames + 2)
        pygame.event.clear()
        sleep = player.clock.sleep

        def sleep_while_the_mouse_moves(seconds: float) -> None:
            sleep(seconds)
            pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(1, 1), buttons=(0, 0, 0)))

        monkeypatch.setattr(player.clock, "sleep", sleep_while_the_mouse_moves)
        begun = player.clock.now()
        player.loop.run(frames=player.loop.frames + 1)
        assert player.clock.now() - begun <= 0.1


def test_a_long_pause_moves_the_scenes_on_by_one_short_step(scene: Counting) -> None:
    with pilot(scene) as player:
        player.clock.advance(60)
        player.frames(1)
        assert scene.times[-1] - scene.times[-2] <= 0.05


def test_the_picture_is_stretched_while_the_edge_is_dragged_and_drawn_anew_after(scene: Counting) -> None:
    with pilot(scene) as player:
        before = scene.drawn
        pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
        pygame.event.clear()
        for size in ((1590, 890), (1600, 900)):
            pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
            player.frames(3)
        assert scene.drawn == before
        player.frames(15)
        assert scene.drawn == before + 1
        assert player.canvas.k == pytest.approx(1.25)
        assert (scene.width, scene.height) == (1280, 720)


def test_a_click_lands_where_it_was_aimed_after_resizing(scene: Counting) -> None:
    seen: list[UiEvent] = []

    def watch(event: UiEvent) -> bool:
        seen.append(event)
        return False

    with pilot(scene, shortcuts=[watch]) as player:
        player.resize((1920, 1080))
        player.move(640, 360)
        assert seen[-1] == PointerMoved(640, 360)


def test_a_shortcut_may_keep_an_event_from_the_scene(scene: Counting) -> None:
    with pilot(scene, shortcuts=[lambda event: event == Press(Action.CANCEL)]) as player:
        player.press("esc")
        assert player.loop.running


def test_the_window_s_own_cross_leaves_the_program(scene: Counting) -> None:
    with pilot(scene) as player:
        pygame.event.post(pygame.Event(pygame.QUIT))
        player.frames(1)
        assert not player.loop.running


def test_work_is_done_every_frame(scene: Counting) -> None:
    done: list[int] = []
    with pilot(scene, work=[lambda: done.append(1)]) as player:
        player.frames(9)
        assert len(done) == 10


def test_running_ends_after_the_frames_asked_for(scene: Counting) -> None:
    with pilot(scene) as player:
        player.loop.run(frames=4)
        assert player.loop.frames == 4


def test_a_listener_is_told_every_event_of_the_system(scene: Counting) -> None:
    told: list[int] = []
    with pilot(scene) as player:
        player.loop.listen(lambda event: told.append(event.type))
        pygame.event.post(pygame.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
        player.frames(1)
        assert pygame.AUDIODEVICEADDED in told


def test_nothing_is_said_or_opened_any_more_once_the_program_is_left(scene: Counting) -> None:
    late: list[Callable[[], None]] = []
    with pilot(scene, work=[lambda: [one() for one in late]]) as player:
        late.append(lambda: player.stack.apply(Push(routes.Dialog(Question("Really?")))))
        player.press("esc")
        assert not player.loop.running


def why(player: Pilot) -> RedrawReason:
    """The reason of the last frame drawn."""
    return player.loop.reason


def test_a_key_that_changes_the_scene_is_the_reason_of_one_frame(scene: Counting) -> None:
    with pilot(scene) as player:
        assert Cause.STACK in why(player).causes
        player.press("left")
        assert why(player) == RedrawReason(frozenset({Cause.DEVICE}))
        player.press("enter")
        player.frames(5)
        assert why(player) == RedrawReason(frozenset({Cause.CHANGED}), changed=(SceneId.TITLE,))
        drawn = why(player)
        player.press("left")
        player.frames(5)
        assert why(player) is drawn


def test_motion_is_the_reason_of_every_frame_of_it(scene: Counting) -> None:
    with pilot(scene) as player:
        scene.moving = True
        player.frames(1)
        moving = RedrawReason(frozenset({Cause.ANIMATING}), animating=(SceneId.TITLE,))
        assert why(player) == moving
        scene.touch()
        player.frames(1)
        assert why(player).causes == {Cause.ANIMATING, Cause.CHANGED}
        player.frames(1)
        assert why(player) == moving


def test_a_new_size_is_the_reason_after_the_edge_was_dragged(scene: Counting) -> None:
    with pilot(scene) as player:
        player.press("left", "enter")
        pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
        pygame.event.clear()
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=(1600, 900), w=1600, h=900))
        player.frames(3)
        assert why(player).causes == {Cause.CHANGED}
        player.frames(15)
        assert why(player).causes == {Cause.RESIZED, Cause.STACK}


def test_exposure_and_a_request_are_reasons_though_no_scene_has_changed(scene: Counting) -> None:
    with pilot(scene) as player:
        pygame.event.post(pygame.Event(pygame.WINDOWEXPOSED))
        player.frames(1)
        assert why(player) == RedrawReason(frozenset({Cause.EXPOSED}))
        player.loop.redraw()
        player.frames(3)
        assert why(player) == RedrawReason(frozenset({Cause.ASKED}))


def test_a_frame_says_how_long_its_work_took(scene: Counting) -> None:
    with pilot(scene) as player:
        player.loop.add_overlay(lambda _: player.clock.advance(0.004))
        player.frames(1)
        assert player.loop.frame_time == pytest.approx(0.004)


def test_an_overlay_is_drawn_while_it_is_there(scene: Counting) -> None:
    seen: list[Canvas] = []
    with pilot(scene) as player:
        player.loop.add_overlay(seen.append)
        player.frames(3)
        assert seen == [player.canvas]
        player.loop.remove_overlay(seen.append)
        player.frames(3)
        assert len(seen) == 1
