"""The garden: a plant for each sum, and what a block has changed."""

from settebello.learning.facts import FACTS
from settebello.learning.learner.learner import Learner
from settebello.learning.learner.records import FactRecord
from settebello.learning.memory.evidence import MISSED
from settebello.learning.memory.mastery import State
from settebello.learning.report.heatmap import heat_map
from settebello.practice.garden import garden_of, states_of


def test_there_is_a_bed_for_each_of_the_46_sums_in_the_state_of_the_map() -> None:
    learner = Learner()
    now = states_of(learner)
    assert now == {fact: cell.state for fact, cell in heat_map(learner).items()}
    garden = garden_of(now, {})
    assert [plant.fact for plant in garden.plants] == list(FACTS)
    assert len(garden.plants) == 46
    assert garden.grown == ()
    assert garden.best.state is State.NEW


def test_a_sum_that_was_worked_on_is_a_seed_even_if_it_was_never_right_alone() -> None:
    missed, slow, wrong = FACTS[:3]
    record = FactRecord().learned(MISSED, 0.0, 20000, 0.0)
    assert record.standing.state is State.NEW
    learner = Learner(facts={missed: record}, probes={slow: True, wrong: False})
    seeds = [fact for fact, state in states_of(learner).items() if state is State.MET]
    assert seeds == [missed, slow, wrong]


def test_what_has_grown_comes_the_furthest_first_and_a_step_back_is_no_growth() -> None:
    before = dict.fromkeys(FACTS, State.GROWING)
    seed, flower, back = FACTS[:3]
    before |= {seed: State.NEW}
    garden = garden_of(before | {seed: State.MET, flower: State.SAFE, back: State.MET}, before)
    assert [plant.fact for plant in garden.grown] == [flower, seed]
    assert garden.best.fact == flower


def test_without_growth_the_best_plant_is_the_furthest_of_all() -> None:
    now = dict.fromkeys(FACTS, State.MET) | {FACTS[7]: State.GOLD}
    assert garden_of(now, now).best.fact == FACTS[7]
