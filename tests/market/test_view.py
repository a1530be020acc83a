"""A view holds nothing hidden, and an opponent decides by the view alone."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random

import pytest

from settebello.ai.market.determinization import determinized
from settebello.ai.market.market_levels import MARKET_LEVELS
from settebello.market import MarketRules, MarketState, seen_by, set_up, view_of
from settebello.market.market_events import Drawn, Ended, Event, Secured
from tests.market.bridge import rules_of


def moments(seed: str, variant: str, players: int, step: int = 7) -> Iterator[MarketState]:
    """States of a match between planners, every few actions."""
    rng = Random(seed)
    state = set_up(rules_of(variant), players, seed, (0,)).state
    level = MARKET_LEVELS["amico"]()
    number = 0
    while not state.over:
        if number % step == 0 or state.marks.sifting:
            yield state
        view = view_of(state, state.turn)
        # Some random actions lead to positions that planners do not reach.
        player = MARKET_LEVELS["bimbo"]() if rng.random() < 0.2 else level
        for action in player.plan(view, rng):
            state = state.play(action).state
            number += 1
    yield state


MATCHES = [("a", "mercato", 2), ("b", "mercato_expert", 3), ("c", "mercato", 4)]


@pytest.mark.parametrize(("seed", "variant", "players"), MATCHES)
def test_dealing_the_hidden_cards_again_changes_no_view(seed: str, variant: str, players: int) -> None:
    rng = Random(1)
    changed = 0
    for state in moments(seed, variant, players):
        for seat in range(players):
            view = view_of(state, seat)
            other = determinized(view, rng)
            assert view_of(other, seat) == view
            changed += (other.supply, other.mats) != (state.supply, state.mats)
            everything = sorted(all_cards(other))
            assert everything == sorted(all_cards(state))
    assert changed > 20


def all_cards(state: MarketState) -> list[int]:
    mats = [card for mat in state.mats for card in (*mat.own, *mat.vault, *mat.vitrine)]
    shown = [card for card in state.display if card is not None]
    return [*mats, *shown, *state.supply, *state.goals, *state.graveyard, *state.removed]


@pytest.mark.parametrize("level", list(MARKET_LEVELS))
@pytest.mark.parametrize(("seed", "variant", "players"), MATCHES)
def test_no_decision_changes_when_the_hidden_cards_are_dealt_again(
    level: str, seed: str, variant: str, players: int
) -> None:
    rng = Random(2)
    player = MARKET_LEVELS[level]()
    asked = 0
    for state in moments(seed, variant, players, step=11):
        if state.over:
            continue
        view = view_of(state, state.turn)
        other = view_of(determinized(view, rng), state.turn)
        plan = player.plan(view, Random(5))
        assert plan == player.plan(other, Random(5))
        asked += 1
        for action in plan:
            # Every action of a plan is legal where it is played.
            state = state.play(action).state  # noqa: PLW2901 - the match goes on
    assert asked > 5


def values_of(value: object) -> Iterator[object]:
    """Everything that can be reached from a value, the rules left out."""
    yield value
    if isinstance(value, MarketRules):
        return
    if is_dataclass(value):
        for field in fields(value):
            yield from values_of(getattr(value, field.name))
    elif isinstance(value, (tuple, list, dict)):
        for part in value:
            yield from values_of(part)


def test_a_view_reaches_no_state_no_seed_and_no_mat_of_the_engine() -> None:
    state = set_up(rules_of(), 3, "a seed of its own").state
    found = list(values_of(view_of(state, 0)))
    assert len(found) > 50
    assert state.seed not in found
    assert not [value for value in found if isinstance(value, MarketState) or value in state.mats]
    orders = {state.supply, state.goals, *(mat.deck for mat in state.mats), state.removed}
    assert not orders & {value for value in found if isinstance(value, tuple)}


def test_other_seats_do_not_see_what_is_drawn_secured_and_kept() -> None:
    hidden: list[Event] = [Drawn(0, 5), Secured(0, 90), Ended(0, 1, 7, (3,))]
    assert [seen_by(0, event) for event in hidden] == hidden
    assert [seen_by(1, event) for event in hidden] == [
        Drawn(0, None),
        Secured(0, None),
        Ended(0, 1, None, (3,)),
    ]
    from_graveyard = Drawn(0, 5, from_graveyard=True)
    assert seen_by(1, from_graveyard) == from_graveyard


def test_a_state_with_other_hidden_cards_has_the_same_events_for_a_seat() -> None:
    state = set_up(rules_of(), 2, "events").state
    swapped = replace(state.mats[1 - state.turn], deck=state.mats[1 - state.turn].deck[::-1])
    mats = tuple(swapped if seat != state.turn else mat for seat, mat in enumerate(state.mats))
    other = replace(state, mats=mats)
    assert view_of(other, state.turn) == view_of(state, state.turn)
    assert view_of(other, 1 - state.turn) == view_of(state, 1 - state.turn)
