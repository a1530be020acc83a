"""Touch and count: each thing once, then the card; what is recorded, and the commands for it."""

from pathlib import Path
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from settebello import resources
from settebello.learning.activities import Activities, Activity
from settebello.learning.learner.events import FoundTwin
from settebello.learning.memory.thinking_time import Age
from settebello.learning.puzzles.maker import make
from settebello.practice.assignment import Assignment
from settebello.practice.attempt import Attempt, Phase
from tests.learning.material import RULEBOOK
from tests.practice.headless.conversation import Conversation
from tests.practice.test_learning_mode import Time, mode

COUNT = "touch_and_count"


def activity() -> Activity:
    found = Activities.load([resources.assets() / "lessons"], RULEBOOK.ruleset).get(COUNT)
    assert found is not None
    return found


ACTIVITY = activity()


def attempt_at(value: int, seed: int = 1) -> Attempt:
    level = ACTIVITY.levels[0 if value < 5 else 1]
    puzzle = make(ACTIVITY.wish(level, value, 0.5), Random(seed))
    return Attempt(Assignment(activity=ACTIVITY, level=level, puzzle=puzzle), 0.0)


@given(st.integers(2, 10), st.lists(st.integers(-2, 12), max_size=60))
def test_each_thing_counts_once_and_the_last_one_ends_the_counting(value: int, touches: list[int]) -> None:
    attempt = attempt_at(value)
    assert (attempt.phase, attempt.things) == (Phase.COUNTING, value)
    for place in touches:
        before = attempt.touched
        counted = attempt.touch(place, 1.0)
        assert counted == (len(attempt.touched) == len(before) + 1)
        assert set(attempt.touched) <= set(range(value))
        assert len(set(attempt.touched)) == len(attempt.touched)
        assert (attempt.phase is Phase.COUNTING) == (len(attempt.touched) < value)


def test_no_card_can_be_raised_and_no_help_be_shown_while_things_are_counted() -> None:
    attempt = attempt_at(3)
    assert not attempt.toggle(attempt.assignment.puzzle.table[0])
    assert attempt.show() is attempt.assignment.help
    assert not attempt.marked
    for place in (2, 0, 1):
        attempt.touch(place, 4.0)
    attempt.choose(tuple(attempt.answer), 1)
    reply = attempt.take(6.5).reply
    assert reply is not None
    assert reply.right
    assert reply.seconds == 2.5


def test_what_was_counted_is_evidence_of_the_value(tmp_path: Path) -> None:
    learning = mode(tmp_path, Time())
    learning.create("", "fox", Age.YOUNG)
    learning.begin(COUNT)
    task = learning.task()
    assert task is not None
    attempt = Attempt(task, 0.0)
    for place in range(attempt.things):
        attempt.touch(place, 0.0)
    attempt.choose(tuple(attempt.answer), 1)
    reply = attempt.take(2.0).reply
    assert reply is not None
    learning.answered(reply)
    assert learning.notebook is not None
    event = learning.notebook.events()[-1]
    assert isinstance(event, FoundTwin)
    assert (event.value, event.right, event.dots, event.activity) == (attempt.target, True, True, COUNT)


def test_things_are_touched_by_a_command_before_the_answer(tmp_path: Path) -> None:
    talk = Conversation(tmp_path)
    talk.ask("create", nick="", avatar="fox", age="5-6")
    task = talk.ask("begin", activity=COUNT)["task"]
    assert (task["phase"], task["dots"], task["touched"]) == ("counting", "things", [])
    assert talk.refused("answer", cards=[task["table"][0]]) == "not_now"
    assert talk.refused("help") == "not_now"
    assert talk.refused("touch", thing=task["target"]) == "bad_value"
    for place in range(task["target"]):
        task = talk.ask("touch", thing=place)["task"]
        assert talk.refused("touch", thing=place) == (
            "bad_value" if task["phase"] == "counting" else "not_now"
        )
    assert task["phase"] == "choosing"
    card = task["table"][task["values"].index(task["target"])]
    assert talk.ask("answer", cards=[card], seconds=2.0)["right"]
