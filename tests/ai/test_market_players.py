"""What planners of the market game see in a hand."""

from random import Random

import pytest

from settebello.ai.market.determinization import determinized
from settebello.ai.market.market_levels import MARKET_LEVELS
from settebello.ai.market.market_players import PlanningPlayer
from settebello.ai.market.outlook import CHAMPION, GREEDY, PLANNER, Outlook, turns_left
from settebello.ai.market.plans import MOST_SITUATIONS, plans_of
from settebello.market import Draw, End, MarketState, action_text, view_of
from tests.market.positions import play, position

WEIGHTS = {"greedy": GREEDY, "planner": PLANNER, "champion": CHAMPION}
SUPPLY = "Z8a Z8b Z7a Z7b Z6a Z6b Z5a Z5b Z4a Z4b"
GOALS = "G20a G20b G24 G25 G26 G27 G28"


def planned(state: MarketState, level: str = "campione") -> list[str]:
    """The plan of a level for the seat in turn, as text."""
    plan = MARKET_LEVELS[level]().plan(view_of(state, state.turn), Random(1))
    return [action_text(state.rules, action) for action in plan]


@pytest.mark.parametrize("level", ["amico", "esperto", "campione"])
def test_a_planner_pays_for_the_goal_that_only_doubling_reaches(level: str) -> None:
    state = position(hand="g4a g4b", display="G16 Z1d Z2d", deck="g1 g2", supply=SUPPLY, goals=GOALS)
    assert planned(state, level)[0] == "buy G16 with g4a+g4b"


@pytest.mark.parametrize("level", ["amico", "esperto", "campione"])
def test_a_planner_draws_before_it_pays(level: str) -> None:
    state = position(hand="g2 g3", display="Z7a G18", deck="g0 g6", supply=SUPPLY, goals=GOALS)
    assert planned(state, level) == ["draw with g2"]
    after = play(state, "draw with g2")
    assert "buy G18 with g3+g6" in planned(after, level)


@pytest.mark.parametrize("level", ["amico", "esperto", "campione"])
def test_a_planner_secures_a_goal(level: str) -> None:
    state = position(hand="G18 g1", deck="g3 g6 g7", display="Z9a", supply=SUPPLY, goals=GOALS)
    used = play(state, "sift with g1", "keep")
    assert "secure G18" in planned(used, level)


def test_in_the_last_turn_a_planner_ends_with_the_most_points() -> None:
    state = position(
        hand="G28 g5 g4a", deck="g3 g6 g7", display="Z1a Z9a Z5a", supply=SUPPLY, goals="G27 G28"
    )
    view = view_of(state, state.turn)
    best = plans_of(view.situation, Outlook(view, CHAMPION))[0] if view.situation else None
    assert best is not None
    assert "secure G28" in [action_text(state.rules, action) for action in best.actions]


@pytest.mark.parametrize("name", WEIGHTS)
def test_plans_end_the_turn_and_are_legal_and_differ(name: str) -> None:
    state = position(
        variant="mercato_expert",
        hand="g0 g3 g5 Z4c G12 g6",
        deck="g1 g7",
        display="Z6c Z2c Z9c",
        supply=SUPPLY,
        goals=GOALS,
    )
    view = view_of(state, state.turn)
    assert view.situation is not None
    plans = plans_of(view.situation, Outlook(view, WEIGHTS[name]))
    assert 20 < len(plans) < MOST_SITUATIONS
    assert [plan.value for plan in plans] == sorted((plan.value for plan in plans), reverse=True)
    for plan in plans:
        after = state
        for action in plan.actions:
            after = after.play(action).state
        assert after.turn != state.turn
        assert isinstance(plan.actions[-1], End)


def test_a_handicap_draws_once() -> None:
    state = position(variant="mercato_expert", hand="g2 Z2a", deck="g0 g5 g6 g7", display="Z9a")
    player = PlanningPlayer(CHAMPION)
    (first,) = player.plan(view_of(state, state.turn), Random(1))
    assert isinstance(first, Draw)
    after = state.play(first).state
    assert not any(isinstance(action, Draw) for action in player.plan(view_of(after, after.turn), Random(1)))


def test_a_display_of_spades_loses_its_strongest_card_when_nothing_is_bought() -> None:
    state = position(hand="g1", deck="g6", display="Z6c Z2c Z9c", supply=SUPPLY, goals=GOALS)
    empty = play(state, "sift with g1", "pass")
    assert planned(empty, "campione")[-1] == "off Z9c"


def test_fewer_turns_are_left_when_the_end_is_known() -> None:
    state = position(hand="g1", deck="g6", display="Z6c Z2c Z9c", supply=SUPPLY, goals=GOALS)
    assert turns_left(view_of(state, state.turn)) > 2
    ended = play(position(hand="g1", deck="g6", display="Z6c", goals="G27"), "end")
    assert turns_left(view_of(ended, ended.turn)) == 1


def test_sampled_matches_differ_and_fit() -> None:
    state = position(hand="g1", deck="g2 g3 g6 g7", display="Z6c", supply=SUPPLY, goals=GOALS)
    view = view_of(state, state.turn)
    rng = Random(4)
    found = [determinized(view, rng) for _ in range(8)]
    assert len({each.supply for each in found}) > 4
    assert len({each.mats[state.turn].deck for each in found}) > 4
    assert {view_of(each, state.turn).own.hidden for each in found} == {view.own.hidden}
