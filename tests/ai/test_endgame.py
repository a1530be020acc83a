"""Endings in which all is known: the core's solution against a slow one by the engine's positions."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from settebello.ai.core.endgame import MOST_NODES
from settebello.ai.core.network import POINT
from settebello.ai.core.payoff import LEAST, SPAN
from settebello.ai.search.payoff_table import PayoffTable, payoff_table_of
from settebello.ai.search.search_player import LAST_PLIES, best_said, exact
from settebello.engine import Move, Position
from settebello.engine.rules.rulewords import Check
from tests.ai.searchers import SEARCHING, many_positions, searcher, view_in_turn, view_of
from tests.ai.views import EVERY_GAME, RULEBOOK, random_positions

Worths = tuple[float, ...]
"""What a position is worth to each side, in points."""

NEAR_ENOUGH = 0.005
"""Points that are lost in rounding."""


def left_of(position: Position) -> int:
    """How many cards are still to be played."""
    return sum(map(len, position.hands)) + len(position.stock)


def is_determined(position: Position) -> bool:
    """Whether the seat in turn knows where every card is: those it cannot see are all in one hand."""
    others = [
        hand - shown
        for seat, (hand, shown) in enumerate(zip(position.hands, position.shown, strict=True))
        if seat != position.turn
    ]
    view = view_in_turn(position)
    sizes = [len(hand) for hand in others if hand]
    return not position.stock and not position.claim and len(sizes) <= 1 and len(view.unseen) == sum(sizes)


def final(position: Position, side: int, payoff_table: PayoffTable) -> float:
    """What a deal that is over is worth to a side."""
    score = position.score()
    sign = -1 if position.ruleset.match.objective == "low" else 1
    others = [sign * points for other, points in enumerate(score.points) if other != side]
    own, other = score.points[side], sign * max(others)
    worth = int(payoff_table.payoff[(own + LEAST) * SPAN + other + LEAST]) / POINT
    if score.match_winner is not None:
        worth += (1 if score.match_winner == side else -1) * payoff_table.decision / POINT
    return worth


def slow(position: Position, payoff_table: PayoffTable, side: int) -> Worths:
    """The value of a position when each side plays its best; ``payoff_table`` is seen from one side."""
    if position.turn is None:
        if position.side_count == 2:
            worth = final(position, side, payoff_table)
            return (worth, -worth) if side == 0 else (-worth, worth)
        return tuple(final(position, each, payoff_table) for each in range(position.side_count))
    mover = position.side_of(position.turn)
    following = [slow(position.play(move).position, payoff_table, side) for move in position.legal_moves()]
    return max(following, key=lambda worths: worths[mover])


def slow_worths(position: Position) -> dict[Move, float]:
    """What each move of the seat in turn is worth to its side."""
    view = view_in_turn(position)
    payoff_table = payoff_table_of(view)
    return {
        move: slow(position.play(move).position, payoff_table, view.side)[view.side]
        for move in position.legal_moves()
    }


def endings(positions: Iterable[Position], most: int) -> Iterator[Position]:
    """Those of the positions in which all is known, few cards are left, and there is a choice."""
    for position in positions:
        if left_of(position) <= most and is_determined(position):
            moves = position.legal_moves()
            # What is said of a card face down may be doubted: that is no ending that can be calculated.
            if len(moves) > 1 and not position.ruleset.bluff:
                yield position


def tense(position: Position) -> Position:
    """The same deal where both sides are about to win the match.

    Where a total ends the deal at once, what the sides have scored in play belongs to the total: with more
    the deal would be over already.
    """
    target, worth = position.ruleset.match.target, position.ruleset.sweep.points
    scores = [target - 2, target - 1, *position.scores[2:]]
    if position.ruleset.match.check is Check.AT_ONCE:
        played = zip(position.sweeps, position.marks, strict=True)
        scores = [n - sweeps * worth - sum(marks) for n, (sweeps, marks) in zip(scores, played, strict=True)]
    return replace(position, scores=tuple(scores))


def of_deals(seed: int) -> Iterator[Position]:
    """The positions of one random deal of each game."""
    for number, (name, players) in enumerate(EVERY_GAME):
        yield from random_positions(RULEBOOK.ruleset(name), players, seed + number)


def check_solutions(positions: Iterable[Position]) -> set[tuple[int, int]]:
    """Compare the core's worth of every move; the numbers of seats and sides that were met."""
    met = set()
    for position in positions:
        view = view_in_turn(position)
        moves = best_said(view)
        worths = slow_worths(position)
        found = exact(view, tuple(moves))
        assert found is not None
        assert found == pytest.approx({mask: worths[move] for mask, move in moves.items()}, abs=1e-4), view
        met.add((position.players, position.side_count))
    return met


def test_the_core_solves_endings_as_the_engine_plays_them() -> None:
    met = check_solutions(endings(of_deals(3), 5))
    assert {(2, 2), (3, 3), (4, 2)} <= met


def test_near_the_target_the_match_is_what_an_ending_is_played_for() -> None:
    assert check_solutions(map(tense, endings(of_deals(9), 4)))


def test_a_total_that_ends_the_deal_at_once_is_part_of_an_ending() -> None:
    """Some moves end the deal before the last card, others let the opponent do so."""
    ruleset = RULEBOOK.ruleset("cuarenta")
    deals = (random_positions(ruleset, players, seed) for players in (2, 4) for seed in range(6))
    tense_ones = [tense(one) for deal in deals for one in endings(deal, 4)]
    assert {2, 4} == {players for players, _ in check_solutions(tense_ones)}
    ended = [
        after.over and left_of(after) > 0
        for one in tense_ones
        for after in (one.play(move).position for move in one.legal_moves())
    ]
    assert {True, False} == set(ended)


@pytest.mark.parametrize(
    ("why", "line", "expected"),
    [
        (
            "the settebello, not the other seven",
            "scopa players=2 dealer=0 turn=1 hands=-/7c table=7d7s2b stock=- last=A",
            "7cx7d",
        ),
        (
            "who takes last has the rest: the king first, so that the ace cannot be taken after it",
            "scopa players=2 dealer=0 turn=1 hands=5c/5d9b table=9c2d1d stock=- last=A",
            "9bx9c",
        ),
        (
            "two points win at once, before the other side's cards are counted",
            (
                "cuarenta players=2 dealer=0 turn=1 hands=1c/5c7d table=1b2d5d6d7c stock=- scores=38/38 "
                "piles=1d1s2c2s3b3c3d3s/- moves=7c"
            ),
            "7dx7c",
        ),
    ],
)
def test_the_last_cards_are_played_for_what_they_bring(why: str, line: str, expected: str) -> None:
    view = view_of(line)
    for level in SEARCHING:
        assert str(searcher(level).choose(view, Random(1))) == expected, why


def positions_after(position: Position, most: int) -> int:
    """How many positions can follow one, counted until there are more than `most`."""
    found = 0
    open_ones = [position]
    while open_ones and found <= most:
        here = open_ones.pop()
        if here.turn is not None:
            following = [here.play(move).position for move in here.legal_moves()]
            found += len(following)
            open_ones += following
    return found


@pytest.mark.parametrize("deals", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_nothing_is_calculated_while_cards_are_hidden_in_two_places(deals: int) -> None:
    looked = 0
    for position in of_deals(deals):
        view = view_in_turn(position)
        known = exact(view, tuple(best_said(view))) is not None
        expected = left_of(position) <= LAST_PLIES and is_determined(position) and view.claim is None
        if expected and not known:
            assert positions_after(position, MOST_NODES) > MOST_NODES
        else:
            assert known == expected
        looked += known
    assert looked > len(EVERY_GAME)


def lost_by(level: str, positions: Iterable[Position]) -> tuple[int, int, float]:
    """In how many positions a level was asked, in how many it could lose, and the most that it lost."""
    player = searcher(level)
    asked = hard = 0
    most = 0.0
    for number, position in enumerate(positions):
        worths = slow_worths(position)
        best = max(worths.values())
        asked += 1
        hard += best - min(worths.values()) > NEAR_ENOUGH
        move = player.decide(view_in_turn(position), Random(number)).move
        assert move is not None
        most = max(most, best - worths[move])
    return asked, hard, most


@pytest.mark.parametrize("level", SEARCHING)
def test_nothing_is_lost_where_the_rest_is_determined(level: str) -> None:
    asked, hard, most = lost_by(level, islice(endings(many_positions(5000, seed=60), 5), 33))
    assert asked == 33
    assert hard > 10
    assert most <= NEAR_ENOUGH


@pytest.mark.slow
@pytest.mark.parametrize("level", SEARCHING)
def test_nothing_is_lost_in_two_thousand_endings(level: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked, hard, most = lost_by(level, islice(endings(many_positions(10**6, seed=500), 6), 2000))
    with capsys.disabled():
        print(f"\n{level}: {asked} endings, {hard} with worse moves, at most {most:.3f} points lost")  # noqa: T201 - the figure is what it is run for
    assert asked == 2000
    assert most <= NEAR_ENOUGH
