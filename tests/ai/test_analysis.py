"""What moves are found to be worth: fair, repeatable, and right where the answer is plain."""

from dataclasses import replace
from math import comb
from random import Random

import pytest

from settebello.ai.analysis import USUAL, Analysis, Analyst, MoveValue, is_crowded
from settebello.ai.reasons import reasons_of
from settebello.ai.search.networks import policy_for
from settebello.ai.search.tree_sample import LEAST_DEPTH
from settebello.engine import Match, Move, Pack, Phase, Position, Seat, SeatView
from settebello.notation import read_line
from tests.ai.views import EVERY_GAME, RULEBOOK, random_positions
from tests.combinations import sampled

OPEN = "scopa players=2 dealer=1 turn=0 hands=2c7c8s/4s5s6d table=3d8b stock=1c2d3s4b5c6c"
STOCK = "stock=1c3s4b5c6c9s"

Reasons = tuple[dict[str, object], ...]


def analysed(view: SeatView, iterations: int, seed: int = 1) -> Analysis:
    return Analyst(view, USUAL, seed).analyse(iterations)


def view_of(line: str) -> SeatView:
    """The view that a line describes, or that of the seat in turn of a position."""
    position = read_line(line, RULEBOOK.ruleset)
    if isinstance(position, SeatView):
        return position
    assert position.turn is not None
    return position.view(position.turn)


def reasons(line: str, move: str) -> Reasons:
    view = view_of(line)
    return reasons_of(view, Move.parse(move, view.ruleset.deck.pack))


@pytest.mark.parametrize(("name", "players"), sampled(EVERY_GAME, 17))
def test_every_game_is_analysed_with_all_its_moves(name: str, players: int) -> None:
    for place, position in enumerate(random_positions(RULEBOOK.ruleset(name), players, 5)):
        if place % 17:
            continue
        assert position.turn is not None
        view = position.view(position.turn)
        found = analysed(view, 8)
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


def codes(value: MoveValue) -> list[str]:
    return [reason["code"] for reason in value.reasons]


def test_an_ending_in_which_all_is_known_is_calculated() -> None:
    analysis = analysed(sweeps_alone("scopa"), 30)
    best, other = analysis.moves
    assert (str(best.move), best.points, best.error) == ("5sx5c", 1, 0)
    assert (str(other.move), other.points, other.error) == ("6s", 0, 0)
    assert "exact" in codes(best)
    assert "exact" in codes(other)
    assert analysis.iterations == 0


def test_where_few_points_win_the_sweep_is_the_worst() -> None:
    best, other = analysed(sweeps_alone("scopa_a_perdere"), 5).moves
    assert (str(best.move), best.points) == ("6s", 0)
    assert (str(other.move), other.points) == ("5sx5c", -1)


def test_points_are_those_of_the_deal_however_near_the_end_of_the_match_is() -> None:
    early = sweeps_alone("scopa")
    assert analysed(replace(early, scores=(10, 10)), 5) == analysed(early, 5)
    searched = view_of(OPEN)
    assert analysed(replace(searched, scores=(10, 9)), 60) == analysed(searched, 60)


def test_the_error_shrinks_as_the_deals_grow_more() -> None:
    view = view_of(OPEN)
    few, many = ([analysed(view, count, seed) for seed in range(4)] for count in (160, 1600))
    assert 0 < sum(one.moves[0].error for one in many) < 0.7 * sum(one.moves[0].error for one in few)
    assert all(value.error > 0 for value in few[0].moves)
    assert few[0].iterations == 160


def test_the_best_move_is_ahead_by_an_interval_that_more_deals_do_not_shrink_to_nothing() -> None:
    best, *others = analysed(view_of(OPEN), 1600).moves
    assert best.behind is None
    for other in others:
        assert other.behind is not None
        assert other.behind.low < other.behind.points < other.behind.high
        assert other.behind.points == pytest.approx(best.points - other.points)
        assert other.behind.high - other.behind.low > 4 * LEAST_DEPTH


def test_what_was_hardly_tried_cannot_be_compared() -> None:
    assert all(value.behind is None for value in analysed(view_of(OPEN), 40).moves)


def test_a_move_that_was_seldom_tried_is_less_sure_than_the_best() -> None:
    best, *_, worst = analysed(view_of(OPEN), 600).moves
    assert best.error < worst.error
    assert "untried" not in codes(worst)


def test_every_move_of_a_search_that_ends_at_once_is_doubtful() -> None:
    found = analysed(view_of(OPEN), 1).moves
    assert all(value.error > 0.5 for value in found)
    assert any("untried" in codes(value) for value in found)


def test_a_game_that_no_network_knows_is_searched_all_the_same() -> None:
    rules = "score.cards=0"
    view = view_of(f"scopa {rules} players=2 dealer=1 turn=0 hands=2c7c8s/4s5s6d table=7d8b {STOCK}")
    assert policy_for(view.ruleset, view.players) is None
    found = analysed(view, 240)
    assert found.iterations == 240
    assert str(found.moves[0].move) == "7cx7d"
    assert all(value.error > 0 for value in found.moves)
    assert analysed(view, 240) == found
    assert any("estimated" in codes(value) for value in analysed(view, 1).moves)


def test_a_hand_declared_is_worth_more_than_the_same_hand_in_silence() -> None:
    line = f"cirulla players=2 dealer=1 turn=0 hands=2c3c1d/4s5s6s table=2d8b {STOCK}"
    values = {str(value.move): value for value in analysed(view_of(line), 60).moves}
    assert values["!2cx2d"].points == pytest.approx(values["2cx2d"].points + 3)
    assert {"code": "estimated", "by": "!2cx2d"} in values["2cx2d"].reasons


def test_claims_and_doubts_are_estimated_by_what_is_likely() -> None:
    line = "scopa_bugiarda players=2 dealer=1 turn=0 hands=2c7c/9s3s table=6c1d stock=1c2d3b4b5c6s"
    values = {str(value.move): value.points for value in analysed(view_of(line), 60).moves}
    assert values["7c=7x1d6c"] > values["2c=7x1d6c"]
    position = read_line(line, RULEBOOK.ruleset)
    assert isinstance(position, Position)
    doubter = position.play(Move.parse("2c=7x1d6c")).position.view(Seat(1))
    doubts = [value for value in analysed(doubter, 60).moves if value.move is None]
    assert [codes(value) for value in doubts] == [["doubts", "estimated"]]


def test_winning_the_match_at_a_stroke_counts_as_the_target() -> None:
    view = view_of(
        "napola players=2 dealer=1 turn=0 hands=2c7c/4s5s table=2d8c "
        "piles=1d3d4d5d6d7d8d9dKd/1b match.target=21"
    )
    best = analysed(view, 400).moves[0]
    assert str(best.move) == "2cx2d"
    assert best.points > 21


def test_a_table_from_which_far_too_much_can_be_taken_is_known_as_such() -> None:
    assert not is_crowded(view_of(OPEN))
    ranks = "1c1d1b1s2c2d2b2s3c3d3b3s4c4d4b4s5c5d"
    assert is_crowded(view_of(f"scopa players=2 dealer=1 turn=0 hands=7c8c/7s8s table={ranks}"))


def chances(view: SeatView, move: str, code: str) -> dict[tuple[int, str], float]:
    """What reasons of a code say, by seat and card."""
    (found,) = (value for value in analysed(view, 8).moves if str(value.move) == move)
    return {
        (reason["seat"], reason.get("card", "")): reason["chance"]
        for reason in found.reasons
        if reason["code"] == code
    }


def test_the_chance_that_the_next_player_sweeps_is_the_part_of_the_deals() -> None:
    """Of 38 unseen cards four are nines, and the other hand has three; no move tells more."""
    view = view_of("scopa players=2 dealer=1 turn=0 seat=0 hands=4c/3? table=5c stock=6?")
    expected = 1 - comb(len(view.unseen) - 4, 3) / comb(len(view.unseen), 3)
    assert chances(view, "4c", "can_sweep") == {(1, ""): pytest.approx(expected, abs=0.1)}


def test_each_next_player_is_named_in_the_order_of_play_with_what_it_can_take() -> None:
    known = "4s5s6s/7c9d/2c2d"
    used = known.replace("/", "") + "4d5d6d7d"
    cards = {used[k : k + 2] for k in range(0, len(used), 2)}
    gone = "".join(str(card) for card in Pack.ITALIAN.cards if str(card) not in cards)
    line = f"scopa players=3 dealer=2 turn=0 hands={known} table=4d5d6d7d piles={gone}/-/-"
    view = view_of(line)
    found = chances(view, "4sx4d", "can_take")
    assert {seat for seat, _ in found} == {1, 2}
    # Four hidden cards lie in two hands, and one of them is a seven.
    assert found[1, "7d"] > 0.5
    assert list(found) == sorted(found, key=lambda key: key[0])
    assert 0.5 < found[1, "7d"] + found[2, "7d"] <= 2


def test_a_hand_still_to_be_dealt_counts_too() -> None:
    view = view_of("scopa players=2 dealer=0 turn=0 seat=0 hands=4c/- table=5c stock=36?")
    found = chances(view, "4c", "can_sweep")
    assert found == {(1, ""): pytest.approx(1 - comb(34, 3) / comb(38, 3), abs=0.1)}


def test_a_sweep_with_the_very_last_card_is_no_danger() -> None:
    here = {"6s", "6d", "4c", "2c", "9c"}
    gone = "".join(str(card) for card in Pack.ITALIAN.cards if str(card) not in here)
    line = f"scopa players=2 dealer=1 turn=0 table=4c piles={gone}/-"
    assert chances(view_of(f"{line} hands=2c9c/6s6d"), "2c", "can_sweep") == {(1, ""): 1}
    assert chances(view_of(f"{line} hands=2c/6s"), "2c", "can_sweep") == {}


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


@pytest.mark.parametrize("part", sampled(range(4), 4))
def test_reasons_are_given_for_every_move_of_every_game(part: int) -> None:
    for name, players in EVERY_GAME[part::4]:
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
