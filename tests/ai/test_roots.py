"""Where a search starts: the core's state must be the view, in every position of every game."""

from itertools import islice

import pytest

from settebello.ai.search.networks import policy_for
from settebello.ai.search.roots import root_of
from settebello.ai.search.search_player import best_said
from settebello.engine import Position, kernel
from settebello.engine.steps import state_of
from tests.ai.searchers import view_in_turn
from tests.ai.views import EVERY_GAME, RULEBOOK, SCOPA, random_positions


def marks_of(state: kernel.State, side: int) -> tuple[int, ...]:
    return tuple(int(state.marks[side * kernel.MARKS + k]) for k in range(kernel.MARKS))


def round_of(state: kernel.State) -> int:
    """How many plies are left before cards are dealt again."""
    return int(min(state.round_end(), state.end) - state.ply)


def check_root(position: Position) -> None:
    view = view_in_turn(position)
    state = root_of(view).state
    plain = state_of(position)
    sides = range(len(view.piles))
    assert int(state.seat()) == view.seat
    assert int(state.hand()) == view.hand.mask
    assert int(state.table) == view.table.mask
    assert [int(state.taken[side]) for side in sides] == [pile.mask for pile in view.piles]
    assert tuple(int(state.sweeps[side]) for side in sides) == view.sweeps
    assert tuple(marks_of(state, side) for side in sides) == view.marks
    assert int(state.last) == (kernel.NONE if view.last_captor is None else view.last_captor)
    assert int(state.guise) == int(plain.guise)
    assert round_of(state) == round_of(plain)
    left = [slot for slot in range(int(state.ply), int(state.end)) if state.order[slot] >= 0]
    assert len(left) == sum(view.hand_sizes) + view.stock
    if state.rules.rewarding:
        assert int(state.laid) == int(plain.laid)


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_the_root_is_the_view_in_every_position_of_a_deal(name: str, players: int) -> None:
    looked = 0
    for position in random_positions(RULEBOOK.ruleset(name), players, 12):
        # A claim that stands is settled before anything is searched.
        if position.claim is None:
            check_root(position)
            looked += 1
    assert looked >= 8


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_the_moves_of_the_root_are_those_that_may_be_said(name: str, players: int) -> None:
    for position in islice(random_positions(RULEBOOK.ruleset(name), players, 13), 0, None, 3):
        view = view_in_turn(position)
        if view.claim or view.declaration:
            continue
        state = root_of(view).state
        state.moves = kernel.room(state.rules, max(map(len, position.hands)))
        listed = {int(state.moves[k]) for k in range(int(state.legal()))}
        assert listed == set(best_said(view))


@pytest.mark.parametrize(("name", "players"), [("scopa", 2), ("scopa", 3), ("scopone_scientifico", 4)])
def test_what_others_have_played_since_the_last_dealing_is_evidence(name: str, players: int) -> None:
    ruleset = RULEBOOK.ruleset(name)
    policy = policy_for(ruleset, players)
    assert policy is not None
    for position in random_positions(ruleset, players, 2):
        view = view_in_turn(position)
        root = root_of(view, policy)
        since = len(view.history) - int(root.state.round_start())
        own = [ply for ply in range(len(view.history)) if (root.leader + ply) % players == view.seat]
        recent = [ply for ply in own if ply >= len(view.history) - since]
        assert len(root.past) == since - len(recent)
        moves = [
            view.history[ply] for ply in range(len(view.history) - since, len(view.history)) if ply not in own
        ]
        assert [int(event.move) for event in root.past] == [
            1 << move.card.bit | move.captured.mask for move in moves
        ]


def test_the_past_of_a_position_set_up_by_hand_is_no_evidence() -> None:
    position = list(random_positions(SCOPA, 2, 4))[7]
    view = view_in_turn(position)
    policy = policy_for(SCOPA, 2)
    assert root_of(view, policy).past
    by_hand = Position(**{**vars(position), "history": ()})
    assert not root_of(view_in_turn(by_hand), policy).past
    check_root(by_hand)
