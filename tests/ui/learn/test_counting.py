"""Touch and count: things that move into a ten-frame, the numbers that are said, and the cards after them."""

import pytest

from settebello.audio.clip_keys import clip_key
from settebello.i18n import Text
from settebello.learning.memory.evidence import Help
from settebello.practice.attempt import Phase
from settebello.practice.learning_port import ChildSettings
from settebello.ui.kit import routes
from settebello.ui.kit.scene import SceneId
from settebello.ui.learn.parts.idle_hand import BREATHES
from settebello.ui.learn.parts.partner import Pose
from settebello.ui.learn.parts.tasks.task_layout import Places
from settebello.ui.learn.parts.tasks.task_partner import act_of
from settebello.ui.learn.parts.tasks.task_things import SIDE, Things
from settebello.ui.learn.scenes.answer_scene import COUNTED
from settebello.ui.learn.scenes.showing_scene import IDLE, ShowingScene
from settebello.ui.learn.scenes.task_scene import TaskScene
from tests.pilot import Pilot
from tests.practice.test_counting import attempt_at
from tests.ui.learn.practising import InMemory
from tests.ui.learn.test_tasks import SMALLEST_GAP, answer, attempt, by_keys, count, misfit, playing

ROUTE = routes.LearnTask("touch_and_count")


def scene_of(pilot: Pilot) -> TaskScene:
    assert isinstance(pilot.scene, TaskScene)
    return pilot.scene


def counts(pilot: Pilot) -> bool:
    return scene_of(pilot).counting


def points(pilot: Pilot) -> bool:
    """Whether the hand shows what to press next."""
    return scene_of(pilot).breathing


def logged(pilot: Pilot) -> list[str]:
    narration = scene_of(pilot).narration
    assert narration is not None
    return [pilot.says(words) for words in narration.log]


def question(pilot: Pilot) -> str:
    return pilot.says(scene_of(pilot).prompt)


def test_each_touch_is_counted_aloud_and_the_cards_come_after_the_last_one() -> None:
    with playing(InMemory(block=1), ROUTE) as pilot:
        scene = scene_of(pilot)
        assert scene.things is not None
        many = len(scene.things.spots)
        for number in range(1, many + 1):
            assert question(pilot) == "Touch each one."
            assert scene.group.focused is scene.things.left[0]
            pilot.press("enter")
            assert logged(pilot) == [f"{n}." for n in range(1, number + 1)]
            assert act_of(attempt(pilot), None) == (
                (Pose.COUNTING, number) if number < many else (Pose.WATCHING, 0)
            )
        assert counts(pilot)
        pilot.frames(round(60 * COUNTED) + 2)
        assert not counts(pilot)
        assert question(pilot) == "How many did you count? Find the card."
        assert scene.group.focused in scene.spots
        assert not any(spot.number for spot in scene.spots)
        by_keys(pilot, answer(pilot))
        assert attempt(pilot).phase is Phase.SOLVED


def test_what_is_said_while_counting_is_recorded_and_never_the_answer_in_advance() -> None:
    with playing(InMemory(block=1), ROUTE) as pilot:
        scene = scene_of(pilot)
        pilot.press("enter")
        assert scene.narration is not None
        assert [clip_key(words) for words in scene.narration.log] == ["voice.n-1"]
        said = [*scene.narration.opening, *scene.narration.log]
        assert str(attempt(pilot).target) not in " ".join(map(pilot.says, said))
        assert all(isinstance(words, Text) for words in said)
        spoken = " ".join(pilot.says(words) for words in (*scene.spoken.opening, *scene.spoken.log))
        assert str(attempt(pilot).target) not in spoken


def test_things_are_touched_in_any_order_by_mouse_and_number_keys_and_each_once() -> None:
    with playing(InMemory(block=1, level=1, seed=8), ROUTE) as pilot:
        scene = scene_of(pilot)
        assert scene.things is not None
        last = scene.things.spots[-1].area.centre
        for _ in range(2):
            pilot.click(last)
            pilot.frames(2)
        pilot.press("2")
        pilot.press("2")
        assert attempt(pilot).touched == (attempt(pilot).things - 1, 1)
        count(pilot, "mouse")
        assert attempt(pilot).phase is Phase.CHOOSING


def test_whoever_waits_or_asks_for_help_is_shown_the_next_thing() -> None:
    with playing(InMemory(block=1), ROUTE) as pilot:
        assert not points(pilot)
        pilot.press("h")
        assert points(pilot)
        pilot.press("enter")
        assert not points(pilot)
        pilot.frames(round(60 * BREATHES) + 2)
        assert points(pilot)
        assert counts(pilot)
        assert not scene_of(pilot).caption


def test_a_press_too_many_after_the_last_thing_asks_for_no_help() -> None:
    with playing(InMemory(block=1), ROUTE) as pilot:
        for _ in range(attempt(pilot).things):
            pilot.press("enter")
        assert counts(pilot)
        pilot.press("enter")
        assert not points(pilot)
        pilot.frames(round(60 * COUNTED) + 2)
        assert not points(pilot)
        assert attempt(pilot).shown is Help.NONE


def test_two_misses_point_at_the_card_of_the_number() -> None:
    with playing(InMemory(block=1, level=1), ROUTE) as pilot:
        count(pilot)
        wrong = [card for card in attempt(pilot).assignment.puzzle.table if card not in answer(pilot)]
        for card in wrong:
            by_keys(pilot, [card])
            pilot.click("Try again")
        assert attempt(pilot).marked == frozenset(answer(pilot))
        assert misfit(pilot)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 800), (2000, 900)])
@pytest.mark.parametrize("value", range(2, 11))
def test_things_lie_apart_and_on_the_table(value: int, size: tuple[int, int]) -> None:
    things = Things(attempt_at(value), lambda place: None)
    table = Places.of(*size).table
    things.place(table)
    areas = [spot.area for spot in things.spots]
    assert len(areas) == value
    for number, one in enumerate(areas):
        assert table.x <= one.x
        assert one.right <= table.right
        assert table.y <= one.y
        assert one.bottom <= table.bottom
        for other in areas[:number]:
            assert max(abs(one.x - other.x), abs(one.y - other.y)) >= SIDE + SMALLEST_GAP


def test_the_hand_counts_before_it_takes_the_card_and_the_child_does_the_same() -> None:
    with playing(InMemory(block=1, fresh=True), routes.LearnShowing("touch_and_count", ROUTE)) as pilot:
        scene = pilot.scene
        assert isinstance(scene, ShowingScene)
        pilot.until(lambda: scene.attempt is not None and scene.attempt.phase is Phase.SOLVED, seconds=20)
        assert scene.narration is not None
        said = [pilot.says(words) for words in scene.narration.log]
        assert said == ["1.", "2.", "3.", "That is 3."]
        pilot.press("enter")
        pilot.frames(2)
        assert scene.trying
        assert pilot.says(scene.prompt) == "Touch each one."
        pilot.frames(round(60 * IDLE) + 2)
        assert scene.shows_again
        assert scene.things is not None
        assert scene.hand.stops == (scene.things.left[0].area.centre,)
        for _ in range(3):
            pilot.press("enter")
            pilot.frames(2)
        assert pilot.says(scene.prompt) == "How many did you count? Find the card."
        (wanted,) = [spot for spot in scene.spots if spot.value == 3]
        pilot.click(wanted.area.centre)
        pilot.until(lambda: pilot.at(SceneId.LEARN_TASK), seconds=20)


def test_with_little_motion_nothing_flies() -> None:
    with playing(InMemory(block=1, settings=ChildSettings(still=True)), ROUTE) as pilot:
        pilot.press("enter")
        pilot.frames(1)
        assert not scene_of(pilot).animating
    with playing(InMemory(block=1, settings=ChildSettings()), ROUTE, moving=True) as pilot:
        pilot.press("enter")
        pilot.frames(1)
        assert scene_of(pilot).animating
