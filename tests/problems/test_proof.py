"""One move is best in every world: against every deal and every line of play, played by the engine."""

from dataclasses import replace
from math import comb

import pytest

from settebello.ai.search.roots import root_of
from settebello.engine import Match, Position, Seat
from settebello.problems.kinds import ProblemKind
from settebello.problems.problem import Problem
from settebello.problems.proof import Aim, Obstacle, Prover, UnprovableError, obstacle_of
from settebello.problems.worlds import Worlds
from tests.pilot import shipped
from tests.problems.brute_force import all_worlds, values_of_moves
from tests.problems.some_problems import some_problem, some_problems

SMALL = 5
"""So many cards are left at most in the positions that are played out the slow way."""


def small(game: str, most: int = 2) -> list[Problem]:
    """Some problems of a game about points that the slow way can play out."""
    found = []
    for one in some_problems(game):
        view = one.view
        if one.aim is Aim.POINTS and sum(view.hand_sizes) + view.stock <= SMALL:
            found.append(one)
        if len(found) == most:
            break
    return found


@pytest.mark.parametrize("game", ["scopa", "scopone", "escoba", "scopa_a_perdere"])
def test_the_right_move_is_best_in_every_world_the_slow_way(game: str) -> None:
    problems = small(game)
    assert problems
    for problem in problems:
        worlds = list(all_worlds(problem.view))
        assert len(worlds) == len(Worlds(root_of(problem.view)))
        for world in worlds:
            values = values_of_moves(world)
            right = values.pop(problem.right[0])
            assert right > max(values.values()), problem.id


@pytest.mark.parametrize("game", ["scopa", "scopone"])
def test_what_a_wrong_move_loses_is_what_the_slow_way_finds(game: str) -> None:
    for problem in small(game):
        values = values_of_moves(problem.position)
        best = values[problem.right[0]]
        assert {move: best - values[move] for move in problem.wrong} == {
            move: one.loses for move, one in problem.wrong.items()
        }


def test_a_position_with_two_right_moves_has_none() -> None:
    problem = small("scopa")[0]
    assert Prover(problem.view).right_move() == problem.right[0]
    # Both sides' last cards: what is laid or taken with the only card left is no choice.
    here = problem.position
    for move in (*problem.right, *problem.line):
        seat = here.turn
        if seat is not None and len(here.legal_moves()) == 1:
            assert Prover(here.view(seat)).right_move() is None
        here = here.play(move).position
    assert here.over
    # Of moves that are worth the same, none is right.
    equal = [one for one in equal_choices() if len(set(values_of_moves(one).values())) == 1]
    assert equal
    for position in equal:
        assert Prover(position.view(position.turn or Seat(0))).right_move() is None


def equal_choices() -> list[Position]:
    """Positions with a choice and few cards, on the way of some problems to their ends."""
    found = []
    for problem in some_problems()[:12]:
        here = problem.position
        for move in (*problem.right, *problem.line):
            left = sum(map(len, here.hands))
            if here.turn is not None and len(here.legal_moves()) > 1 and left <= SMALL:
                found.append(here)
            here = here.play(move).position
    return found


def test_worlds_are_counted_as_they_are_listed_and_none_comes_twice() -> None:
    problem = replace(some_problem(), played=some_problem().played[:25])
    seat = problem.reached[1].match.position
    assert seat is not None
    assert seat.turn is not None
    view = seat.view(seat.turn)
    root = root_of(view)
    worlds = Worlds(root)
    listed = list(worlds)
    assert len(listed) == len(worlds)
    other = view.hand_sizes[1 - view.seat]
    unseen = len(root.unseen)
    stock = view.stock
    assert len(worlds) == comb(unseen, other) * comb(stock, stock // 2)
    # A hand has no order: as sets of cards for each hand and dealing, no two worlds are equal.
    groups = sorted({(len(world), frozenset(world[:other])) for world in listed}, key=str)
    assert len(groups) == comb(unseen, other)
    assert all(sorted(world) == sorted(root.unseen) for world in listed)


def test_the_hidden_cards_of_the_stored_deal_change_no_proof() -> None:
    for game in ("scopone", "cicera"):
        problem = next(one for one in some_problems(game) if len(Worlds(root_of(one.view))) > 1)
        for world in list(all_worlds(problem.view))[:6]:
            view = world.view(Seat(0))
            assert Prover(replace(view, history=problem.view.history)).right_move() == problem.right[0]


@pytest.mark.parametrize(
    ("game", "players", "obstacle"),
    [
        ("scopa", 3, Obstacle.SIDES),
        ("scopa_bugiarda", 2, Obstacle.HIDDEN_MOVES),
        ("rubamazzetto", 2, Obstacle.STOLEN_PILES),
        ("cirulla", 2, Obstacle.DECLARATIONS),
        ("scopa", 2, Obstacle.TOO_EARLY),
    ],
)
def test_what_cannot_be_proved_is_said(game: str, players: int, obstacle: Obstacle) -> None:
    rules = shipped().ruleset(game)
    position = None
    while position is None:
        match = Match.start(rules, players, Seat(0)).deal_deck(rules.deck.cards[::-1])
        position = match.match.position
    view = position.view(position.turn or Seat(0))
    assert obstacle_of(view) is obstacle
    with pytest.raises(UnprovableError) as caught:
        Prover(view)
    assert caught.value.obstacle is obstacle
    other = next(Seat(seat) for seat in range(players) if seat != position.turn)
    if obstacle is Obstacle.TOO_EARLY:
        assert obstacle_of(position.view(other)) is Obstacle.OVER


def test_a_match_that_counts_in_order_is_not_played_for() -> None:
    rules = shipped().ruleset("scopa", {"match.tie": "count_order"})
    problem = small("scopa")[0]
    assert obstacle_of(replace(problem.view, ruleset=rules), Aim.MATCH) is Obstacle.MATCH
    assert obstacle_of(replace(problem.view, ruleset=rules)) is None


def test_a_problem_about_the_match_wins_it_whatever_the_others_hold() -> None:
    problem = next(one for one in some_problems() if one.kind is ProblemKind.MATCH)
    target = problem.ruleset.match.target
    ends = {}
    for move, line in {
        problem.right[0]: problem.line,
        **{m: w.line for m, w in problem.wrong.items()},
    }.items():
        position = problem.position.play(move).position
        for each in line:
            position = position.play(each).position
        points = position.score().points
        totals = [points[side] + problem.scores[side] for side in (0, 1)]
        ends[move] = totals[0] >= target and totals[0] > totals[1]
    assert ends.pop(problem.right[0])
    assert not any(ends.values())
