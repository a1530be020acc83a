"""A picture card is shown before it is asked for, with its answer from the beginning."""

from pathlib import Path

from settebello.learning.learner.events import FoundTwin
from settebello.learning.memory.evidence import Help
from settebello.learning.memory.thinking_time import Age
from settebello.learning.puzzles.card_aim import values_of
from settebello.practice.assignment import Assignment
from settebello.practice.attempt import Attempt, Phase
from settebello.practice.learning_mode import Learning
from tests.practice.test_learning_mode import Time, mode, solved


def first_lesson(learning: Learning, now: Time) -> Assignment:
    """The first lesson that comes in blocks of sums."""
    while True:
        learning.begin("make_it")
        while (task := learning.task()) is not None:
            if task.lesson:
                return task
            now.seconds += 5
            learning.answered(solved(task))


def test_a_lesson_shows_its_answer_and_comes_besides_the_tasks_of_the_block(tmp_path: Path) -> None:
    now = Time()
    learning = mode(tmp_path, now)
    learning.create("Mia", "fox", Age.OLDER)
    task = first_lesson(learning, now)
    attempt = Attempt(task, 0.0)
    (answer,) = attempt.answer
    assert attempt.phase is Phase.CHOOSING
    assert attempt.marked == {answer}
    assert attempt.shown is Help.EXAMPLE
    assert attempt.target in {8, 9, 10}
    # No other picture card that the child has not seen lies beside it.
    values = values_of(task.puzzle.ruleset, task.puzzle.table)
    assert sum(value >= 8 for value in values) == 1
    attempt.choose([answer], 1)
    reply = attempt.take(3.0).reply
    assert reply is not None
    assert reply.complete
    learning.answered(reply)
    following = learning.task()
    assert following is not None
    assert following.done == task.done
    assert following.puzzle.wanted is not None
    assert learning.notebook is not None
    (event,) = [one for one in learning.notebook.events() if isinstance(one, FoundTwin)]
    assert event.lesson
    assert event.seconds is None
    assert learning.learner.history.shown == (attempt.target,)


def test_each_picture_card_is_shown_once(tmp_path: Path) -> None:
    now = Time()
    learning = mode(tmp_path, now)
    learning.create("Mia", "fox", Age.OLDER)
    for _ in range(12):
        now.seconds += 86_400
        learning.begin("make_it")
        while (task := learning.task()) is not None:
            now.seconds += 5
            learning.answered(solved(task))
    shown = learning.learner.history.shown
    assert sorted(shown) == [8, 9, 10]
    assert learning.notebook is not None
    lessons = [one for one in learning.notebook.events() if isinstance(one, FoundTwin) and one.lesson]
    assert len(lessons) == 3
