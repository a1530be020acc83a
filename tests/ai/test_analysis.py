"""What moves are found to be worth: fair, repeatable, and right where the answer is plain."""

from random import Random

import pytest

from settebello.ai.analysis import Analysis, analyse
from settebello.ai.reasons import reasons_of
from settebello.engine import Match, Move, Pack, Phase, Position, Seat, SeatView
from settebello.notation import read_line
from tests.ai.views import EVERY_GAME, RULEBOOK, random_positions

Reasons = tuple[dict[str, object], ...]


def analysed(view: SeatView, iterations: int, seed: int = 1) -> Analysis:
    return analyse(view, Random(seed), lambda done: done >= iterations)


def view_of(line: str) -> SeatView:
    """The view of the seat in turn of a position written as a line."""
    position = read_line(line, RULEBOOK.ruleset)
    assert isinstance(position, Position)
    assert position.turn is not None
    return position.view(position.turn)


def reasons(line: str, move: str) -> Reasons:
    view = view_of(line)
    return reasons_of(view, Move.parse(move, view.ruleset.deck.pack))


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_every_game_is_analysed_with_all_its_moves(name: str, players: int) -> None:
    for place, position in enumerate(random_positions(RULEBOOK.ruleset(name), players, 5)):
        if place % 9:
            continue
        assert position.turn is not None
        view = position.view(position.turn)
        found = analysed(view, 2)
        moves = [value.move for value in found.moves if value.move]
        assert sorted(map(str, moves)) == sorted(map(str, view.legal_moves()))
        assert (None in [value.move for value in found.moves]) == view.may_doubt
        points = [value.points for value in found.moves]
        assert points == sorted(points, reverse=True)


def test_the_hidden_cards_change_nothing() -> None:
    changed = 0
    for name, players in (("scopa", 2), ("cirulla", 3), ("escoba", 6), ("scopa_bugiarda", 2)):
        for place, position in enumerate(random_positions(RULEBOOK.ruleset(name), players, 2)):
            if place % 6:
                continue
            assert position.turn is not None
            view = position.view(position.turn)
            other = view.sample(Random(9))
            changed += other != position
            assert analysed(other.view(position.turn), 3) == analysed(view, 3)
    assert changed > 10


def test_the_same_numbers_give_the_same_analysis_and_others_another() -> None:
    view = view_of("scopa players=2 dealer=1 turn=0 hands=2c7c/4s5s table=3d8b stock=1c2d3s4b5c6c")
    assert analysed(view, 20) == analysed(view, 20)
    assert analysed(view, 20) != analysed(view, 20, seed=2)
    assert analysed(view, 20).iterations == 20


def sweeps_alone(variant: str) -> SeatView:
    """A table that one of two cards sweeps, where nothing else counts and nothing else can come."""
    rules = "score.cards=0 score.coins=0 score.settebello=0 score.primiera=0"
    here = {"5s", "6s", "4c", "3d", "5c"}
    gone = "".join(str(card) for card in Pack.ITALIAN.cards if str(card) not in here)
    return view_of(f"{variant} {rules} players=2 dealer=1 turn=0 hands=5s6s/4c3d table=5c piles={gone}/-")


def test_a_sweep_is_worth_its_point() -> None:
    view = sweeps_alone("scopa")
    best, other = analysed(view, 30).moves
    assert (str(best.move), str(other.move)) == ("5sx5c", "6s")
    assert best.points == 1
    assert best.error == 0
    assert other.points == 0


def test_the_error_shrinks_as_the_deals_grow_more() -> None:
    view = view_of("scopa players=2 dealer=1 turn=0 hands=2c7c8s/4s5s6d table=3d8b stock=1c2d3s4b5c6c")
    few, many = (analysed(view, count).moves[0].error for count in (25, 400))
    assert 0 < many < few / 2
    assert analysed(view, 1).moves[0].error == 0


def test_where_few_points_win_the_sweep_is_the_worst() -> None:
    best, other = analysed(sweeps_alone("scopa_a_perdere"), 5).moves
    assert (str(best.move), best.points) == ("6s", 0)
    assert (str(other.move), other.points) == ("5sx5c", -1)


def test_winning_the_match_at_a_stroke_counts_as_the_target() -> None:
    view = view_of(
        "napola players=2 dealer=1 turn=0 hands=2c7c/4s5s table=2d8c "
        "piles=1d3d4d5d6d7d8d9dKd/1b match.target=21"
    )
    best = analysed(view, 5).moves[0]
    assert str(best.move) == "2cx2d"
    assert best.points > 21


def test_time_ends_an_analysis_after_the_deal_it_is_in() -> None:
    view = view_of("scopa players=2 dealer=1 turn=0 hands=2c7c/4s5s table=3d8b")
    assert analyse(view, Random(1), lambda _: True).iterations == 1


def test_a_hand_without_cards_has_nothing_to_analyse() -> None:
    view = view_of("scopa players=2 dealer=1 turn=0 hands=2c/4s table=3d8b")
    empty = next(random_positions(view.ruleset, 2, 1))
    over = empty
    rng = Random(1)
    while over.turn is not None:
        over = over.play(rng.choice(over.legal_moves())).position
    with pytest.raises(ValueError, match="no card to play"):
        analysed(over.view(Seat(0)), 1)


def test_reasons_name_what_is_taken_and_what_is_left() -> None:
    line = "scopa players=2 dealer=1 turn=0 hands=7c2c/4s5s table=7d8b stock=1c2d3s4b5c6c"
    assert reasons(line, "7cx7d") == (
        {"code": "takes", "category": "cards", "cards": ["7c", "7d"]},
        {"code": "takes", "category": "coins", "cards": ["7d"]},
        {"code": "takes", "category": "settebello", "cards": ["7d"]},
        {"code": "takes", "category": "primiera", "cards": ["7c", "7d"]},
        {"code": "leaves_total", "value": 8},
        {"code": "exposes_sweep", "cards": ["8c", "8d", "8s"]},
    )
    assert reasons(line, "2c") == (
        {"code": "lays"},
        {"code": "leaves_total", "value": 17},
        {"code": "leaves", "category": "settebello", "cards": ["7d"]},
    )


def test_reasons_name_what_only_some_games_know() -> None:
    line = "cirulla players=2 dealer=1 turn=0 hands=2c3c1d/4s5s6s table=2d8b stock=9c9d9b9s5c6c"
    declared = reasons(line, "!2cx2d")
    assert declared[0] == {"code": "declares", "kind": "barsega", "points": 3}
    line = "cicera players=4 dealer=3 turn=1 hands=7c/7d/1c/2c table=7s moves=7s"
    assert {"code": "scores", "category": "picula", "points": 1} in reasons(line, "7dx7s")
    line = "escoba penalties.enabled=true players=2 dealer=1 turn=1 hands=2c/9s3s table=8c7d2d moves=7d"
    assert {"code": "robs", "cards": ["7d", "8c"]} in reasons(line, "9s+7d8c")
    assert {"code": "punished", "points": 4} in reasons(line, "9sx2d")
    line = "scopa_bugiarda players=2 dealer=1 turn=0 hands=2c3c/9s3s table=6c1d"
    claimed = reasons(line, "2c=7x1d6c")
    assert claimed[0] == {"code": "claims", "rank": "7", "truthful": False}
    assert {"code": "leaves_nothing"} in claimed
    position = read_line(line, RULEBOOK.ruleset)
    assert isinstance(position, Position)
    doubter = position.play(Move.parse("2c=7x1d6c")).position.view(Seat(1))
    assert reasons_of(doubter, None) == ({"code": "doubts", "cards": ["1d", "6c"]},)


def test_reasons_are_given_for_every_move_of_every_game() -> None:
    for name, players in EVERY_GAME:
        match = Match.start(RULEBOOK.ruleset(name), players, Seat(0)).deal_next(Random(4))[0].match
        rng = Random(2)
        while match.phase is Phase.PLAY:
            position = match.position
            assert position is not None
            assert position.turn is not None
            move = rng.choice(position.legal_moves())
            found = reasons_of(position.view(position.turn), move)
            swept = {"code": "sweep"} in found
            if not move.claimed:
                events = position.play(move).events
                own = [event for event in events if getattr(event, "seat", None) == position.turn]
                assert swept == any(type(event).__name__ == "Scopa" for event in own)
            match = match.play(move).match
