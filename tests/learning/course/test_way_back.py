"""The way back of a fact: asked for only where the fact is growing, and never for something new."""

from dataclasses import replace
from random import Random

import pytest

from settebello import resources
from settebello.learning.activities import Activities
from settebello.learning.course.progress import growing_of
from settebello.learning.course.tasks import FEWEST, Situation, next_item
from settebello.learning.facts import FACTS, FIGURES, Fact
from settebello.learning.learner.learner import Learner
from settebello.learning.learner.records import FactRecord
from settebello.learning.memory.mastery import Standing, State
from settebello.learning.puzzles.card_aim import values_of
from settebello.learning.puzzles.maker import make
from settebello.learning.puzzles.puzzle import Task
from settebello.learning.schedule.plan import Plan
from tests.learning.material import RULEBOOK

WAY_BACK = next(
    one
    for one in Activities.load([resources.assets() / "lessons"], RULEBOOK.ruleset).ladder
    if one.task is Task.BACK
)
DAY = 20000


def learner(states: dict[Fact, State]) -> Learner:
    records = {fact: FactRecord(standing=Standing(state=state)) for fact, state in states.items()}
    history = replace(Learner().history, shown=FIGURES)
    return replace(Learner(), facts=records, history=history)


def asked(known: Learner, seed: int) -> Fact:
    here = Situation(learner=known, plan=Plan(), at=float(DAY), day=DAY)
    wanted = next_item(WAY_BACK, here, Random(seed)).wish.wanted
    assert wanted is not None
    assert wanted.fact is not None
    return wanted.fact


def test_it_asks_only_for_growing_facts() -> None:
    states = {fact: (State.GROWING, State.MET, State.SAFE, State.GOLD)[k % 4] for k, fact in enumerate(FACTS)}
    known = learner(states)
    found = {asked(known, seed) for seed in range(60)}
    assert found
    assert found <= set(growing_of(FACTS, known))


@pytest.mark.parametrize("few", range(FEWEST))
def test_where_too_few_are_growing_it_goes_on_with_those_that_were_met(few: int) -> None:
    states = {fact: State.GROWING if k < few else State.MET for k, fact in enumerate(FACTS[:6])}
    found = {asked(learner(states), seed) for seed in range(40)}
    assert len(found) > 1
    assert found <= set(FACTS[:6])


def test_a_child_that_knows_nothing_yet_gets_the_first_facts() -> None:
    assert {asked(Learner(), seed) for seed in range(20)} <= set(FACTS[:FEWEST])


def test_one_card_is_taken_away_and_one_is_left() -> None:
    rng = Random(3)
    for level in WAY_BACK.levels:
        for wanted in level.sums(WAY_BACK.ruleset):
            puzzle = make(WAY_BACK.wish(level, wanted, rng.random()), rng)
            (away,) = values_of(puzzle.ruleset, puzzle.given)
            (whole,) = values_of(puzzle.ruleset, [puzzle.card])
            (solution,) = puzzle.solutions
            (left,) = values_of(puzzle.ruleset, solution - puzzle.given)
            assert whole - away == left
            assert sorted((away, left)) == list(wanted.addends)
