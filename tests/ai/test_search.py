"""The levels that search: the same for the same numbers, as long as they are asked to, and never foolish."""

from dataclasses import replace
from random import Random

import pytest

from settebello.ai.people.exposure import exposure
from settebello.ai.people.habits import Habits
from settebello.ai.search.search_player import (
    DEEPER,
    MOST_MOVES,
    Effort,
    SearchPlayer,
    best_said,
    usual_deals,
)
from settebello.engine import CardSet, Move, Position, Seat, kernel
from tests.ai.searchers import (
    OPPONENTS,
    SEARCHING,
    positions_of_every_game,
    searcher,
    view_in_turn,
    view_of,
)
from tests.ai.views import RULEBOOK, SCOPA, random_positions, some_view


@pytest.mark.parametrize("level", SEARCHING)
def test_a_decision_does_not_depend_on_what_was_thought_before(level: str) -> None:
    views = [view_in_turn(position) for position in positions_of_every_game(seed=3, every=67)]
    player = searcher(level)
    first = [player.decide(view, Random(5)) for view in views]
    # The other way round, so that other views and other networks come before each.
    again = [searcher(level).decide(view, Random(5)) for view in reversed(views)]
    assert first == again[::-1]
    assert len({decision.iterations for decision in first}) > 1


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("iterations", [1, 2, 15, 40])
def test_as_many_deals_are_searched_as_were_asked_for(level: str, iterations: int) -> None:
    decision = searcher(level).decide(some_view(), Random(1), iterations)
    assert decision.iterations == iterations
    assert sum(each.visits for each in decision.candidates) == iterations


def test_near_the_end_of_the_match_fewer_deals_are_played_to_their_end() -> None:
    view = replace(some_view(), scores=(SCOPA.match.target - 1, SCOPA.match.target - 1))
    for_the_match = SearchPlayer(Effort(iterations=40, interpreted=40))
    assert for_the_match.decide(view, Random(1)).iterations == 40 // DEEPER
    assert searcher("campione").decide(view, Random(1), 40).iterations == 40


@pytest.mark.parametrize(
    ("name", "mode", "usual"), [("basra", "compiled", 1600), ("basra", "", 20), ("scopa", "compiled", 30)]
)
def test_a_compiled_search_without_a_network_samples_more_deals(
    name: str, mode: str, usual: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "is_compiled", lambda: bool(mode))
    view = next(random_positions(RULEBOOK.ruleset(name), 2, 1)).view(Seat(0))
    effort = Effort(iterations=30, interpreted=20)
    assert usual_deals(effort, view) == usual
    assert usual_deals(replace(effort, steady=True), view) == effort.usual()


def test_the_usual_number_of_deals_depends_on_whether_the_core_is_compiled() -> None:
    effort = Effort(iterations=30, interpreted=20)
    usual = 30 if kernel.is_compiled() else 20
    assert SearchPlayer(effort).decide(some_view(), Random(1)).iterations == usual


def test_maestro_and_campione_search_as_their_files_say() -> None:
    efforts = {level: found.effort for level in SEARCHING if (found := OPPONENTS.get(level))}
    maestro, campione = efforts["maestro"], efforts["campione"]
    assert maestro is not None
    assert campione is not None
    assert not maestro.believes
    assert campione.believes
    assert not campione.counts_match
    assert campione.iterations > maestro.iterations


@pytest.mark.slow
def test_who_fears_risks_leaves_fewer_sweeps_open() -> None:
    def left_open(risk: float) -> float:
        effort = Effort(iterations=30, interpreted=30, believes=False)
        player = SearchPlayer(effort, Habits(risk=risk))
        views = [
            position.view(position.turn)
            for seed in range(8)
            for position in random_positions(SCOPA, 2, seed)
            if position.turn is not None
        ]
        found = [(view, player.decide(view, Random(1)).move) for view in views if len(view.legal_moves()) > 1]
        return sum(exposure(view, move) for view, move in found if move is not None)

    assert left_open(-1.0) < left_open(1.0)


@pytest.mark.parametrize(
    ("why", "line", "expected"),
    [
        (
            "the settebello",
            "scopa players=2 dealer=1 turn=0 hands=7c2bKs/4c5c6c table=7dKd3s stock=1c1d1b2c2d3c3d4d4b5d5b6d",
            "7cx7d",
        ),
        (
            "a sweep",
            "scopa players=2 dealer=1 turn=0 hands=5c9bKs/4c5s6c table=2c3d stock=1c1d1b4d4b6d6b7c7b8c8d9c",
            "5cx2c3d",
        ),
    ],
)
@pytest.mark.parametrize("level", SEARCHING)
def test_what_everybody_would_take_is_taken(level: str, why: str, line: str, expected: str) -> None:
    for seed in range(3):
        assert str(searcher(level, 60).choose(view_of(line), Random(seed))) == expected, why


def test_who_has_one_move_makes_it_without_thinking() -> None:
    view = view_of("scopa players=2 dealer=1 turn=0 hands=Kc/4c table=7d2s stock=-")
    decision = searcher("campione").decide(view, Random(1))
    assert (str(decision.move), decision.candidates, decision.iterations) == ("Kc", (), 0)


def test_who_errs_makes_other_good_moves_too() -> None:
    view = view_of("scopa players=2 dealer=1 turn=0 hands=2b4cKs/1c9s9b table=7s6b stock=3d3c3s8c8d5c")
    effort = Effort(iterations=120, interpreted=120)
    sure = {str(SearchPlayer(effort).choose(view, Random(seed))) for seed in range(6)}
    erring = {str(SearchPlayer(effort, Habits(error=5.0)).choose(view, Random(seed))) for seed in range(6)}
    assert len(erring) > len(sure)


def test_a_hand_that_can_be_declared_is_declared() -> None:
    view = view_of("cirulla players=2 dealer=1 turn=0 hands=2c3d4s/KcKb9s table=8b stock=5c5d5b5s6c6d")
    for level in SEARCHING:
        move = searcher(level).choose(view, Random(1))
        assert move is not None
        assert move.knock


def test_of_the_ways_to_say_a_move_the_one_that_robs_most_is_searched() -> None:
    view = view_of(
        "escoba penalties.enabled=true players=2 dealer=1 turn=1 hands=2c/9s3s table=8c7d2d moves=7d"
    )
    said = best_said(view)
    assert Move.parse("9s+7d8c") in said.values()
    assert len(said) < len(view.legal_moves())


def test_a_table_that_allows_too_many_moves_is_left_to_simple_virtues() -> None:
    ruleset = RULEBOOK.ruleset("scopa").changed({"capture.priority": "free"})
    hands = (CardSet.parse("Kc"), CardSet.parse("Kd"))
    table = CardSet((1 << 14) - 1)
    position = Position(
        ruleset=ruleset,
        players=2,
        dealer=Seat(1),
        turn=Seat(0),
        hands=hands,
        table=table,
        piles=(CardSet(), CardSet()),
        sweeps=(0, 0),
        scores=(0, 0),
    )
    view = view_in_turn(position)
    assert len(view.legal_moves()) > MOST_MOVES
    decision = searcher("maestro").decide(view, Random(1))
    assert decision.iterations == 0
    assert decision.move in view.legal_moves()


def test_an_empty_hand_has_nothing_to_search() -> None:
    view = some_view()
    sizes = (0, 3) if view.seat == 0 else (3, 0)
    empty = replace(view, hand=CardSet(), hand_sizes=sizes, turn=Seat(1 - view.seat))
    for level in SEARCHING:
        with pytest.raises(ValueError, match="no card to play"):
            searcher(level).choose(empty, Random(1))


@pytest.mark.parametrize("level", SEARCHING)
def test_cards_face_down_are_played_and_doubted(level: str) -> None:
    ruleset = RULEBOOK.ruleset("scopa_bugiarda")
    doubts = claims = 0
    for seed in range(4):
        for position in random_positions(ruleset, 2, seed):
            view = view_in_turn(position)
            decision = searcher(level, 4).decide(view, Random(seed))
            if decision.move is None:
                assert view.may_doubt
                doubts += 1
            else:
                assert position.refusal(decision.move) is None
                claims += bool(decision.move.claimed)
    assert doubts
    assert claims


def test_six_seats_in_two_and_in_three_sides_are_searched() -> None:
    escoba = RULEBOOK.ruleset("escoba")
    for sides in ("triples", "pairs"):
        view = view_in_turn(next(random_positions(escoba.changed({"players.sides": {6: sides}}), 6, 1)))
        decision = searcher("campione").decide(view, Random(1))
        assert decision.move in view.legal_moves()
        assert decision.iterations
