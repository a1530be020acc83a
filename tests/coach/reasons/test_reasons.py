"""Which reasons there are in positions that a player can judge at a glance."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from settebello.ai.analysis import Analysis, MoveValue
from settebello.ai.search.tree_sample import Lead
from settebello.coach.reasons import ReasonKind, move_reasons, reasons_for, reasons_of_player
from settebello.engine import Match, Move, Pack, Seat
from tests.ai.test_analysis import view_of
from tests.pilot import shipped

TWO = "scopa players=2 dealer=1 turn=0 stock=1c3s4b5c6c9s"
FOUR = "scopone_scientifico players=4 dealer=3 table=1c2c"


def found(line: str, best: str, other: str) -> dict[str, dict[str, Any]]:
    """The reasons by their kind, which is left out of the data."""
    every = move_reasons(view_of(line), Move.parse(best), Move.parse(other))
    return {
        one.kind.value: {key: value for key, value in one.as_data().items() if key != "kind"} for one in every
    }


@pytest.mark.parametrize(
    ("line", "best", "other", "kind", "data"),
    [
        ("hands=2d4d/5b6bKb table=7c", "4d", "2d", "no_sweep", {"number": 11}),
        ("hands=7d8d/5b6bKb table=7c", "7dx7c", "8d", "sweeps", {"number": 1}),
        (
            "hands=7d8d/5b6bKb table=7c3d",
            "7dx7c",
            "8d",
            "takes_card",
            {"category": "settebello", "cards": ["7d"], "number": 1},
        ),
        ("hands=7d6d/5b6bKb table=9c2c", "6d", "7d", "avoids_gift", {"ranks": ["7"], "cards": ["7d"]}),
        ("hands=7b6d/5b6bKb table=2c5s9c", "7bx2c5s", "6d", "takes_sevens", {"cards": ["7b"], "number": 1}),
        (
            "hands=Kd9d/5b6b4d table=6d4c",
            "Kdx4c6d",
            "9d",
            "takes_coins",
            {"cards": ["6d", "Kd"], "number": 2},
        ),
        (
            "hands=5d9d/5b6bKb table=2b3d8c",
            "5dx2b3d",
            "9d",
            "takes_more",
            {"cards": ["2b", "3d", "5d"], "number": 3},
        ),
        ("hands=2d3d/5b6bKb table=7c9d", "2d", "3d", "guards_seven", {"ranks": ["7"], "cards": ["7c"]}),
        ("hands=1s2d8d/5b6bKb table=7c piles=8c8b8s/-", "1s", "2d", "sweepers_gone", {"ranks": ["8"]}),
        (
            "hands=1s2d/8d6bKb table=7c piles=8c8b8s/-",
            "1s",
            "2d",
            "sweep_unlikely",
            {"ranks": ["8"], "cards": ["8d"], "number": pytest.approx(3 / 34)},
        ),
        (
            "hands=5d9c/5b6bKb table=5s8c piles=1d2d3d4d6d/-",
            "5dx5s",
            "9c",
            "decides",
            {"category": "coins", "number": 6},
        ),
        (
            "hands=5d5s5b9c/1b6b2bKb table=8c",
            "5b",
            "9c",
            "holds_most",
            {"ranks": ["5"], "cards": ["5c"], "number": 3},
        ),
    ],
)
def test_the_reason_is_what_a_player_sees(
    line: str, best: str, other: str, kind: str, data: dict[str, Any]
) -> None:
    assert found(f"{TWO} {line}", best, other).get(kind) == data


def test_who_plays_last_keeps_the_pairs_and_the_others_break_them() -> None:
    broken = {"ranks": ["1", "2", "3"]}
    leads = f"{FOUR} turn=0 hands=1d2d3d/4c4b4s/5c5b5s/6c6b6s"
    assert found(leads, "3dx1c2c", "1dx1c")["breaks_pairs"] == broken
    assert "keeps_pairs" not in found(leads, "1dx1c", "3dx1c2c")
    # The first seat has played already, so that this side plays the last card.
    last = f"{FOUR} turn=1 hands=4c4b/1d2d3d/5c5b5s/6c6b6s"
    assert found(last, "1dx1c", "3dx1c2c")["keeps_pairs"] == broken
    assert "breaks_pairs" not in found(last, "3dx1c2c", "1dx1c")


def test_a_partner_is_answered_with_the_rank_that_it_led() -> None:
    match = Match.start(shipped().ruleset("scopone_scientifico"), 4, Seat(3)).deal_next(Random(3))[0].match
    assert match.position is not None
    for led in match.position.hands[0]:
        position = match.position.play(Move(led)).position
        position = position.play(position.legal_moves()[0]).position
        view = position.view(Seat(2))
        answers = [move for move in view.legal_moves() if move.card.rank is led.rank and not move.captured]
        others = [move for move in view.legal_moves() if move.card.rank is not led.rank]
        for answer in answers:
            reasons = {one.kind: one for one in move_reasons(view, answer, others[0])}
            assert reasons[ReasonKind.ANSWERS_PARTNER].ranks == (led.rank,)
        assert not any(
            one.kind is ReasonKind.ANSWERS_PARTNER for one in move_reasons(view, others[0], others[-1])
        )


def test_the_last_capture_is_certain_where_nobody_can_take_any_more() -> None:
    here = {"4d", "5d", "8d", "4s", "4c", "9c"}
    gone = "".join(str(card) for card in Pack.ITALIAN.cards if str(card) not in here)
    line = f"scopa players=2 dealer=1 turn=0 hands=4d5d/4s8d table=4c9c piles={gone}/-"
    assert found(line, "4dx4c", "5d")["last_capture"] == {"number": 4}


def value(text: str, behind: Lead | None = None) -> MoveValue:
    return MoveValue(Move.parse(text), 0.0, 0.1, (), behind)


def test_reasons_are_given_only_against_a_move_that_is_surely_worse() -> None:
    view = view_of(f"{TWO} hands=2d4dKd/5b6bKb table=7c")
    sure, doubtful = Lead(0.6, 0.4, 0.8), Lead(0.6, -0.1, 1.3)
    told = Analysis((value("4d"), value("Kd", doubtful), value("2d", sure)), 100)
    assert reasons_for(view, told) == move_reasons(view, Move.parse("4d"), Move.parse("2d")) != ()
    assert reasons_for(view, told, Move.parse("Kd")) == ()
    silent = Analysis((value("4d"), value("Kd", doubtful), value("2d", doubtful)), 100)
    assert reasons_for(view, silent) == ()


def test_where_few_points_win_and_where_cards_lie_face_down_there_are_no_reasons() -> None:
    sure = Lead(0.6, 0.4, 0.8)
    told = Analysis((value("4d"), value("2d", sure)), 100)
    view = view_of(f"{TWO} hands=2d4d/5b6bKb table=7c")
    low = replace(view, ruleset=view.ruleset.changed({"match.objective": "low"}))
    assert reasons_for(view, told)
    assert reasons_for(low, told) == ()
    claimed = Analysis((value("4d=7x7c"), value("2d", sure)), 100)
    assert reasons_for(replace(view, ruleset=view.ruleset.changed({"bluff": True})), claimed) == ()


def test_the_other_hands_change_no_reason() -> None:
    view = view_of(f"{TWO} hands=2d4d/5b6bKb table=7c")
    best, other = Move.parse("4d"), Move.parse("2d")
    for seed in range(5):
        same = view.sample(Random(seed)).view(view.seat)
        assert move_reasons(same, best, other) == move_reasons(view, best, other)


def test_a_player_compares_its_move_with_those_that_are_worth_less() -> None:
    view = view_of(f"{TWO} hands=7d8d/5b6bKb table=7c")
    sweep = Move.parse("7dx7c")
    others = [one for one in view.legal_moves() if one != sweep]
    less = [MoveValue(one, 0.0, 0.0, (), Lead(1.0, 0.8, 1.2)) for one in others]
    analysis = Analysis((MoveValue(sweep, 1.0, 0.0, ()), *less), 10)
    assert reasons_of_player(view, analysis, sweep)
    # A move that is surely worse has no reasons, and neither has one that nothing is worth less than.
    assert reasons_of_player(view, analysis, others[0]) == ()
    level = [MoveValue(one, 1.0, 0.0, (), Lead(0.0, -0.2, 0.2)) for one in others]
    assert reasons_of_player(view, Analysis((MoveValue(sweep, 1.0, 0.0, ()), *level), 10), sweep) == ()
