"""How many at a glance: dots in patterns, an eye to see them again, and what is said of two groups."""

from dataclasses import replace
from random import Random

from settebello.learning.puzzles.maker import Wish, make
from settebello.learning.puzzles.puzzle import Task
from settebello.practice.assignment import Assignment
from settebello.practice.attempt import Phase
from settebello.ui.kit import routes
from settebello.ui.learn.scenes.task_scene import TaskScene
from tests.learning.material import SCOPA
from tests.pilot import Pilot
from tests.ui.learn.practising import InMemory
from tests.ui.learn.test_tasks import answer, attempt, by_keys, misfit, offered, playing

ROUTE = routes.LearnTask("how_many")


class Groups(InMemory):
    """Shows two groups of dots."""

    def task(self) -> Assignment | None:
        task = super().task()
        wish = Wish(task=Task.VALUE, ruleset=SCOPA, value=5, groups=(2, 3), distractors=2)
        return task and replace(task, puzzle=make(wish, Random(3)))


def said(pilot: Pilot) -> list[str]:
    assert isinstance(pilot.scene, TaskScene)
    return [pilot.says(words) for words in pilot.scene.caption]


def test_two_groups_are_asked_for_together_and_said_as_a_sum() -> None:
    with playing(Groups(block=1, level=3), ROUTE) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        assert pilot.says(scene.prompt) == "How many dots together? Find the card."
        by_keys(pilot, misfit(pilot))
        assert said(pilot)[-1] == "Count both groups together."
        pilot.click("Try again")
        by_keys(pilot, answer(pilot))
        assert attempt(pilot).phase is Phase.SOLVED
        a, b = attempt(pilot).assignment.puzzle.groups
        assert said(pilot) == [f"{a} and {b} make 5."]


def test_after_two_misses_the_card_is_pointed_at() -> None:
    with playing(Groups(block=1, level=3), ROUTE) as pilot:
        wrong = [card for card in attempt(pilot).assignment.puzzle.table if card not in answer(pilot)]
        for card in wrong:
            assert not attempt(pilot).marked
            by_keys(pilot, [card])
            pilot.click("Try again")
        assert attempt(pilot).marked == frozenset(answer(pilot))


def test_the_voice_does_not_name_the_number_and_the_screen_reader_tells_what_is_seen() -> None:
    with playing(Groups(block=1, level=3), ROUTE) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        assert scene.narration is not None
        narrated = [*scene.narration.opening, *scene.narration.log]
        assert [pilot.says(words) for words in narrated] == ["How many dots together? Find the card."]
        groups = attempt(pilot).assignment.puzzle.groups
        assert pilot.says(scene.spoken.opening[1]) == f"{groups[0]} + {groups[1]}"
    with playing(InMemory(block=1, level=2), ROUTE) as pilot:
        assert isinstance(pilot.scene, TaskScene)
        assert pilot.scene.spoken.opening[1] == str(attempt(pilot).target)


def test_the_eye_is_reached_by_keys_and_the_focus_stays_when_dots_are_covered() -> None:
    with playing(InMemory(block=1, level=1), ROUTE) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        pilot.press("tab")
        focused = scene.group.focused
        assert focused is scene.spots[1]
        pilot.until(lambda: offered(pilot, "Look again"))
        assert scene.group.focused is focused
        pilot.tab_to("Look again")
        pilot.press("enter")
        pilot.frames(2)
        assert scene.dots_seen


def test_the_hand_shows_dots_and_never_says_their_number_before_the_answer() -> None:
    port = InMemory(block=1, fresh=True)
    with playing(port, routes.LearnShowing("how_many", ROUTE)) as pilot:
        pilot.press("enter")
        pilot.frames(2)
        prompt = getattr(pilot.scene, "prompt", "")
        assert pilot.says(prompt) == "How many dots? Find the card."
