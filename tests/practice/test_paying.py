"""Tasks in which a price is paid: their answers are evidence for the sums of the prices."""

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from settebello.engine import CardSet, card_value
from settebello.learning.learner.events import Answered
from settebello.learning.memory.evidence import Outcome
from settebello.learning.memory.mastery import State
from settebello.learning.memory.thinking_time import Age
from settebello.practice.assignment import Assignment
from settebello.practice.attempt import Attempt
from settebello.practice.learning_mode import Learning
from tests.practice.test_learning_mode import Time, mode, solved
from tests.practice.test_up_to_twenty import learner

ACTIVITIES = ("which_cards_buy", "fewest_cards")


def knowing(folder: Path, now: Time) -> Learning:
    """A child that knows the sums to fifteen."""
    learning = mode(folder, now)
    learning.create("Mia", "fox", Age.OLDER)
    assert learning.notebook is not None
    learning.notebook.learner = learner(State.SAFE)
    return learning


def begun(learning: Learning, activity: str) -> Assignment:
    learning.begin(activity)
    while (task := learning.task()) is not None and task.lesson:
        learning.answered(solved(task))
    assert task is not None
    return task


def last(learning: Learning) -> Answered:
    assert learning.notebook is not None
    event = learning.notebook.events()[-1]
    assert isinstance(event, Answered)
    return event


@pytest.mark.parametrize("activity", ACTIVITIES)
def test_an_answer_is_evidence_for_the_sum_of_the_price(tmp_path: Path, activity: str) -> None:
    now = Time()
    learning = knowing(tmp_path, now)
    task = begun(learning, activity)
    now.seconds += 4
    learning.answered(solved(task))
    event = last(learning)
    assert event.asked == task.puzzle.wanted
    assert (event.outcome, event.activity) == (Outcome.RIGHT, activity)


def test_who_pays_with_more_cards_has_not_missed_the_sum(tmp_path: Path) -> None:
    now = Time()
    learning = knowing(tmp_path, now)
    task = begun(learning, "fewest_cards")
    three = longer(task)
    attempt = Attempt(replace(task), now.seconds)
    attempt.choose(tuple(three), 3)
    verdict = attempt.take(now.seconds + 4)
    assert verdict.reply is not None
    learning.answered(verdict.reply)
    event = last(learning)
    assert (event.outcome, event.mistake) == (Outcome.OTHER, "fewer")
    assert event.asked == task.puzzle.wanted


def longer(task: Assignment) -> CardSet:
    """Cards that pay as well, and are more than are needed."""
    puzzle = task.puzzle
    for size in range(3, len(puzzle.table) + 1):
        for some in combinations(puzzle.table, size):
            chosen = CardSet.of(some)
            if sum(card_value(card, puzzle.ruleset) for card in some) == puzzle.price:
                return chosen
    raise AssertionError("no longer payment")


@pytest.mark.parametrize("activity", ACTIVITIES)
def test_it_is_on_no_path_before_a_quarter_of_the_facts_is_safe(tmp_path: Path, activity: str) -> None:
    now = Time()
    learning = mode(tmp_path, now)
    learning.create("Mia", "fox", Age.MIDDLE)
    assert activity not in {stone.activity.id for stone in learning.path().stones}
    assert activity in {stone.activity.id for stone in knowing(tmp_path / "older", now).path().stones}


@pytest.mark.parametrize("activity", ACTIVITIES)
def test_the_hand_shows_it_first(tmp_path: Path, activity: str) -> None:
    learning = knowing(tmp_path, Time())
    showing = learning.showing(activity)
    assert showing is not None
    assert showing.shown.puzzle.task.pays
