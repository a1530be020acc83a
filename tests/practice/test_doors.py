"""The doors of units: when a child is shown a way to work out sums before the next block."""

from pathlib import Path

from settebello.engine import CardSet
from settebello.learning.facts import Unit
from settebello.learning.memory.thinking_time import Age
from settebello.practice.assignment import Reply
from settebello.practice.learning_mode import Learning
from tests.practice.test_learning_mode import DAY, Time, mode, solved

SLOW = 5.0
"""Seconds of an answer that is worked out by a child of seven."""


def worked_out(learning: Learning, now: Time) -> None:
    """A block of sums, all of them right and worked out."""
    learning.begin("make_it")
    while (task := learning.task()) is not None:
        now.seconds += 12
        learning.answered(solved(task, seconds=SLOW))


def missed(learning: Learning, now: Time) -> None:
    """A block of sums, each right at the second try."""
    learning.begin("make_it")
    while (task := learning.task()) is not None:
        now.seconds += 12
        wrong = Reply(
            assignment=task, selected=CardSet(), attempt=0, right=False, complete=False, seconds=SLOW
        )
        learning.answered(wrong)
        learning.answered(solved(task, seconds=SLOW))


def test_each_unit_has_its_door_although_its_first_sums_came_in_the_middle_of_a_block(tmp_path: Path) -> None:
    now = Time()
    learning = mode(tmp_path, now)
    child = learning.create("Ada", "fox", Age.MIDDLE)
    seen: list[Unit] = []
    # Nothing is taught before the first block, which finds out what is known.
    assert learning.door("make_it") is None
    for _ in range(6):
        for _ in range(2):
            unit = learning.door("make_it")
            if unit is not None:
                seen.append(unit)
                # Once a sitting.
                assert learning.door("make_it") is None
            worked_out(learning, now)
        now.seconds += DAY
        learning.choose(child.id)
    assert {Unit.PLUS_ONE_AND_TWO, Unit.DOUBLES, Unit.NEAR_DOUBLES} <= set(seen)


def test_a_unit_is_taught_again_where_its_sums_were_missed_and_no_other_begins(tmp_path: Path) -> None:
    now = Time()
    learning = mode(tmp_path, now)
    child = learning.create("Ada", "fox", Age.MIDDLE)
    worked_out(learning, now)
    taught: list[Unit] = []
    for _ in range(4):
        now.seconds += DAY
        learning.choose(child.id)
        taught += [unit for unit in (learning.door("make_it"),) if unit is not None]
        missed(learning, now)
        missed(learning, now)
    assert len(taught) >= 3
