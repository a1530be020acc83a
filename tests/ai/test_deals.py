"""The deals a search believes in: only hidden cards change places, and strange hands become rare."""

from collections import Counter
from collections.abc import Mapping
from math import exp
from statistics import mean
from typing import Any

import pytest

from settebello.ai.core.deals import RANDOM_SHARE, Deals, likelihood
from settebello.ai.core.network import POINT
from settebello.ai.search.networks import policy_for
from settebello.ai.search.roots import Root, root_of
from settebello.engine import CardSet, Move, Position, Seat, SeatView, kernel
from tests.ai.searchers import positions_of_every_game, view_in_turn, view_of
from tests.ai.views import RULEBOOK

COUNT = 15


def order_of(state: kernel.State) -> list[int]:
    return [int(state.order[slot]) for slot in range(int(state.end))]


def drawn(root: Root, count: int, seed: int = 1) -> Deals:
    return Deals(root.state, root.hidden, root.unseen, count, seed)


def test_every_deal_has_unseen_cards_in_the_hidden_places_and_all_others_where_they_were() -> None:
    looked = 0
    for position in positions_of_every_game(seed=6, every=7):
        view = view_in_turn(position)
        root = root_of(view)
        before = order_of(root.state)
        deals = drawn(root, COUNT)
        loaded = kernel.State(root.state.rules, 1, len(root.state.order))
        for deal in range(COUNT):
            deals.load(deal, loaded)
            order = order_of(loaded)
            away = range(int(root.state.ply))
            assert all(
                order[slot] == before[slot] for slot in range(len(order)) if slot not in {*root.hidden, *away}
            )
            hidden = [order[slot] for slot in root.hidden]
            assert len(set(hidden)) == len(hidden)
            assert set(hidden) <= set(root.unseen)
            assert deals.hand(deal, view.seat) == view.hand.mask
            assert int(loaded.table) == int(root.state.table)
        looked += len(root.hidden) > 1
    assert looked > 200


def test_the_hidden_places_are_as_many_as_the_hands_and_the_stock_need() -> None:
    for position in positions_of_every_game(seed=8, every=7):
        view = view_in_turn(position)
        if view.claim:
            continue
        root = root_of(view)
        others = (
            sum(view.hand_sizes)
            - len(view.hand)
            - sum(len(shown) for seat, shown in enumerate(view.shown) if seat != view.seat)
        )
        assert len(root.hidden) == others + view.stock
        assert CardSet(sum(1 << card for card in root.unseen), view.table.pack) == view.unseen


def small() -> Root:
    """Two hidden places, and three cards that may lie there."""
    root = root_of(view_of("scopa players=2 dealer=1 turn=0 hands=2c9s/7sKb table=7d stock=-"))
    root.unseen = root.unseen[:3]
    return root


def test_every_way_to_deal_is_as_likely_as_any_other() -> None:
    root = small()
    found = Counter[tuple[int, int]]()
    deals = drawn(root, 6000, 5)
    loaded = kernel.State(root.state.rules)
    for deal in range(6000):
        deals.load(deal, loaded)
        first, second = (int(loaded.order[slot]) for slot in root.hidden)
        found[first, second] += 1
    assert len(found) == 6
    # Five standard deviations of a sixth of 6000.
    assert all(abs(count - 1000) < 145 for count in found.values())


def test_equal_seeds_draw_equal_deals() -> None:
    root = small()
    orders = [[int(card) for card in drawn(root, 50, seed).orders] for seed in (3, 3, 4)]
    assert orders[0] == orders[1]
    assert orders[0] != orders[2]


def test_deals_are_picked_as_often_as_they_weigh() -> None:
    deals = drawn(small(), 8)
    assert deals.effective() == pytest.approx(8)
    for deal, weight in enumerate((0.5, 0.0, 0.25, 0.0, 0.25, 0.0, 0.0, 0.0)):
        deals.weights[deal] = weight
    deals.resample()
    assert Counter(map(int, deals.picked)) == {0: 4, 2: 2, 4: 2}
    assert deals.effective() == pytest.approx(1 / (0.25 + 0.0625 + 0.0625))


def after_four_was_laid(changes: Mapping[str, Any]) -> SeatView:
    """What the leader sees after the other, who held nothing that takes anything, has laid a four."""
    ruleset = RULEBOOK.ruleset("scopa").changed(changes)
    hands, table = (CardSet.parse("2c9s8s"), CardSet.parse("4b1b3b")), CardSet.parse("7d6bKd5d")
    rest = CardSet((1 << 40) - 1) - hands[0] - hands[1] - table
    position = Position(
        ruleset=ruleset,
        players=2,
        dealer=Seat(1),
        turn=Seat(0),
        hands=hands,
        table=table,
        opening_table=table,
        piles=(CardSet(), CardSet()),
        sweeps=(0, 0),
        scores=(0, 0),
        stock=tuple(rest),
    )
    for move in ("2c", "4b"):
        position = position.play(Move.parse(move)).position
    return view_in_turn(position)


def believed(view: SeatView, count: int = 300) -> tuple[Deals, list[float]]:
    """Deals with the weight that each has by what the other has played."""
    policy = policy_for(view.ruleset, view.players)
    assert policy is not None
    root = root_of(view, policy)
    assert len(root.past) == 1
    deals = drawn(root, count)
    deals.weight_by_policy(policy, root.past)
    return deals, [float(weight) for weight in deals.weights]


def mean_weights(changes: Mapping[str, Any], holding: CardSet) -> tuple[float, float]:
    """What deals weigh on average in which the other holds some of the cards, and in which it does not."""
    deals, weights = believed(after_four_was_laid(changes))
    assert sum(weights) == pytest.approx(1)
    assert 1 <= deals.effective() <= len(weights)
    held = [bool(int(deals.hand(deal, 1)) & holding.mask) for deal in range(len(weights))]
    assert 20 < sum(held) < len(held) - 20
    return (
        mean(weight for weight, has in zip(weights, held, strict=True) if has),
        mean(weight for weight, has in zip(weights, held, strict=True) if not has),
    )


def test_who_leaves_the_settebello_is_not_believed_to_hold_a_seven() -> None:
    with_seven, without = mean_weights({}, CardSet.parse("7c7b7s"))
    assert with_seven < without / 2


def test_hands_with_which_the_move_was_not_allowed_are_rare() -> None:
    able, unable = mean_weights({"capture.must_if_able": True}, CardSet.parse("7c7b7s6c6d6sKcKbKs5c5b5s"))
    assert able < unable / 100


def test_a_move_is_the_likelier_the_better_it_seems_and_all_but_impossible_where_it_is_not_allowed() -> None:
    moves, values = kernel.array([1, 2, 4]), kernel.array([0, POINT, -POINT])
    chances = [exp(likelihood(moves, values, 3, move)) for move in (1, 2, 4)]
    assert sum(chances) == pytest.approx(1)
    assert chances[1] > chances[0] > chances[2] > RANDOM_SHARE / 3
    assert exp(likelihood(moves, values, 3, 8)) < 0.001


def test_beliefs_leave_the_signs_as_they_were() -> None:
    view = after_four_was_laid({})
    policy = policy_for(view.ruleset, view.players)
    assert policy is not None
    root = root_of(view, policy)
    before = [int(sign) for sign in policy.features.signs]
    drawn(root, 10).weight_by_policy(policy, root.past)
    assert [int(sign) for sign in policy.features.signs] == before
    assert any(before)
