"""How many at a glance: the levels one after the other, and what the answers are evidence of."""

from dataclasses import replace
from pathlib import Path

import pytest

from settebello.learning.course.progress import PER_LEVEL
from settebello.learning.facts import FIGURES, Direction
from settebello.learning.learner.events import Answered, FoundTwin, Passed
from settebello.learning.memory.evidence import Help, Outcome
from settebello.learning.memory.thinking_time import Age
from settebello.learning.puzzles.card_aim import values_of
from settebello.learning.puzzles.dot_patterns import LARGEST_GROUP, Pattern
from settebello.practice.attempt import Attempt
from settebello.practice.learning_mode import Learning
from tests.practice.test_learning_mode import Time, block, mode, solved

GLANCE = "how_many"


def child_at_the_groups(folder: Path, now: Time) -> Learning:
    """A child that has met some sums and seen dice and ten-frames."""
    learning = mode(folder, now)
    learning.create("", "fox", Age.YOUNG)
    for activity in ("make_it", "make_it", *[GLANCE] * 5):
        block(learning, now, activity)
    assert learning.learner.history.activity(GLANCE).tasks >= 3 * PER_LEVEL
    return learning


def test_dice_come_first_then_ten_frames_then_two_groups_of_sums_that_were_met(tmp_path: Path) -> None:
    now = Time()
    learning = child_at_the_groups(tmp_path, now)
    assert learning.notebook is not None
    asked = [one for one in learning.notebook.events() if getattr(one, "activity", "") == GLANCE]
    seen = [one.value for one in asked if isinstance(one, FoundTwin)]
    assert set(seen[:PER_LEVEL]) <= {1, 2, 3}
    assert set(seen[PER_LEVEL : 2 * PER_LEVEL]) <= {1, 2, 3, 4, 5}
    assert set(seen[2 * PER_LEVEL :]) <= {5, 6, 7, 8, 9, 10}
    assert not [one for one in asked if isinstance(one, FoundTwin) and one.lesson]
    assert all(one.dots for one in asked if isinstance(one, FoundTwin))
    assert set(learning.learner.history.values) >= {1, 2, 3}
    added = [one for one in asked if isinstance(one, Answered)]
    assert added
    assert len(seen) + len(added) == len([one for one in asked if not isinstance(one, Passed)])


def test_two_groups_are_evidence_of_their_sum(tmp_path: Path) -> None:
    now = Time()
    learning = child_at_the_groups(tmp_path, now)
    before = learning.learner
    learning.begin(GLANCE)
    task = learning.task()
    assert task is not None
    groups = task.puzzle.groups
    assert task.level.pattern is Pattern.GROUPS
    assert max(groups) <= LARGEST_GROUP
    learning.answered(solved(task, seconds=2.0))
    assert learning.notebook is not None
    event = learning.notebook.events()[-1]
    assert isinstance(event, Answered)
    assert event.asked.addends == tuple(sorted(groups))
    assert event.setting.direction is Direction.SUM
    assert event.outcome is Outcome.RIGHT
    assert event.asked.fact is not None
    assert event.asked.fact in before.facts
    after = learning.learner.history.fact(event.asked.fact)
    assert after.right == before.history.fact(event.asked.fact).right + 1
    assert event.asked in learning.found().sums


def test_facts_and_picture_cards_that_were_not_met_are_not_asked_for(tmp_path: Path) -> None:
    now = Time()
    learning = mode(tmp_path, now)
    learning.create("", "fox", Age.YOUNG)
    for _ in range(6):
        block(learning, now, GLANCE)
    assert learning.notebook is not None
    assert not [one for one in learning.notebook.events() if isinstance(one, Answered)]
    assert not learning.learner.facts
    assert not learning.learner.history.shown
    assert max(learning.learner.history.values) < min(FIGURES)


@pytest.mark.parametrize("calm", [False, True])
def test_who_looks_again_or_sees_the_dots_all_the_time_has_had_help(tmp_path: Path, *, calm: bool) -> None:
    now = Time()
    learning = child_at_the_groups(tmp_path, now)
    child = learning.child
    assert child is not None
    learning.change(replace(child, settings=replace(child.settings, calm=calm)))
    learning.begin(GLANCE)
    task = learning.task()
    assert task is not None
    attempt = Attempt(task, 0.0)
    if not calm:
        attempt.look_again()
    attempt.choose(tuple(attempt.answer), 1)
    reply = attempt.take(2.0).reply
    assert reply is not None
    learning.answered(reply)
    assert learning.notebook is not None
    event = learning.notebook.events()[-1]
    assert isinstance(event, Answered)
    assert event.help_used is Help.PROMPT


def test_a_wrong_card_is_a_miss_of_the_sum_and_of_nothing_else(tmp_path: Path) -> None:
    now = Time()
    learning = child_at_the_groups(tmp_path, now)
    learning.begin(GLANCE)
    task = learning.task()
    assert task is not None
    attempt = Attempt(task, 0.0)
    wrong = next(card for card in task.puzzle.table if card not in attempt.answer)
    attempt.choose((wrong,), 1)
    reply = attempt.take(2.0).reply
    assert reply is not None
    learning.answered(reply)
    assert learning.notebook is not None
    event = learning.notebook.events()[-1]
    assert isinstance(event, Answered)
    assert (event.outcome, event.taken) == (Outcome.MISS, None)
    assert values_of(task.puzzle.ruleset, (wrong,)) != (sum(task.puzzle.groups),)
