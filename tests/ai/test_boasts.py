"""Opponents who may bluff a buongioco, or doubt one: they know the odds, and no hidden card."""

from collections import Counter
from random import Random

import pytest

from settebello.ai import GreedyPlayer
from settebello.ai.analysis import Analyst
from settebello.ai.people.boasts import boast_gain, doubts_boast, moves_said, truth_of
from settebello.ai.people.gentle_player import GentlePlayer
from settebello.ai.search.plain_player import PlainPlayer
from settebello.ai.search.search_player import Effort
from settebello.coach.hints import Aim, hint_of
from settebello.engine import Match, Move, Phase, Position, Seat, SeatView, worth_of
from settebello.notation import read_line
from tests.ai.searchers import OPPONENTS, hurried, permuted, view_in_turn
from tests.ai.views import RULEBOOK

BOASTS = {"declare": "buongioco", "declare_bluff": True}
PLAYERS = {opponent.id: hurried(opponent) for opponent in OPPONENTS.opponents}
LITTLE = Effort(iterations=20, interpreted=20)


def declared(*hands: str, move: str, gone: str = "-", doubters: str = "next") -> SeatView:
    """The view of the seat that may doubt after a declaration of seat 0."""
    players = len(hands)
    rules = RULEBOOK.ruleset("scopa_bugiarda", {**BOASTS, "doubters": doubters})
    piles = "/".join([gone, *["-"] * (rules.players.side_count(players) - 1)])
    line = (
        f"scopa_bugiarda declare='buongioco' declare_bluff=true doubters='{doubters}' players={players} "
        f"dealer={players - 1} turn=0 hands={'/'.join(hands)} table=KcKd piles={piles}"
    )
    position = read_line(line, RULEBOOK.ruleset)
    assert isinstance(position, Position)
    return view_in_turn(position.play(Move.parse(move)).position)


def new_hand(hand: str, other: str = "8s9s7b") -> SeatView:
    """What a seat with new cards sees."""
    line = (
        "scopa_bugiarda declare='buongioco' declare_bluff=true players=2 dealer=1 turn=0 seat=0 "
        f"hands={hand}/3? table={other} stock=30?"
    )
    view = read_line(line, RULEBOOK.ruleset)
    assert isinstance(view, SeatView)
    return view


@pytest.mark.parametrize(("players", "doubters"), [(2, "next"), (3, "any"), (4, "next")])
def test_every_opponent_decides_alike_whatever_the_hidden_cards_are(players: int, doubters: str) -> None:
    rules = RULEBOOK.ruleset("scopa_bugiarda", {**BOASTS, "doubters": doubters})
    rng = Random(players)
    match = Match.start(rules, players, Seat(0)).deal_next(rng)[0].match
    names, met, number = sorted(PLAYERS), Counter[str](), 0
    while match.phase is Phase.PLAY and match.position is not None:
        position, number = match.position, number + 1
        view, again = view_in_turn(position), view_in_turn(permuted(position, number))
        assert view == again
        for name in (names[number % len(names)], names[(number + 5) % len(names)]):
            decision = PLAYERS[name].decide(view, Random(number))
            assert PLAYERS[name].decide(again, Random(number)) == decision, name
            assert decision.move is None or position.refusal(decision.move) is None, name
            met["answer"] += view.boast is not None and view.may_doubt
            met["new"] += bool(view.situation().boasts)
        bold = [move for move in position.legal_moves() if move.boast]
        match = match.play(rng.choice(bold or position.legal_moves())).match
    assert min(met["answer"], met["new"]) > 8


def test_what_cannot_be_is_doubted_and_what_is_sure_is_believed() -> None:
    impossible = declared("9c2d3d", "4s5s6s", move="!2!9c")
    assert truth_of(impossible) == 0.0
    assert all(doubts_boast(impossible, Random(seed)) for seed in range(20))
    low = {"1c", "1d", "1b", "2c", "2d", "2b"}
    gone = "".join(str(card) for card in impossible.ruleset.deck.cards if str(card) not in low | TAKEN)
    sure = declared("1c1d2c", "4s5s6s", move="!2!1c", gone=gone)
    assert truth_of(sure) == 1.0
    assert boast_gain(sure) < 0
    for name, player in PLAYERS.items():
        assert player.choose(impossible, Random(1)) is None or name in TRUSTING, name
        assert player.choose(sure, Random(1)) is not None or name in TRUSTING, name


TAKEN = {"Kc", "Kd", "4s", "5s", "6s"}
TRUSTING = {"caso", "bimbo"}
"""One plays by chance, and a child's partner doubts nothing."""


def test_a_true_hand_is_declared_for_what_it_is_worth_and_a_lie_is_rare_and_possible() -> None:
    for hand, worth in (("1c2d3b", 2), ("2c2d3b", 4), ("2c2d2b", 7)):
        view = new_hand(hand)
        said = moves_said(view, view.legal_moves(), Random(1))
        assert {move.boast for move in said} == {worth}
        assert GreedyPlayer().decide(view, Random(1)).move in said
    bad = new_hand("1c9d8b", other="8s9s7b")
    lies = Counter(moves_said(bad, bad.legal_moves(), Random(seed))[0].boast for seed in range(1000))
    assert 0 < lies[2] < 120
    assert set(lies) == {0, 2}
    for seed in range(1000):
        said = moves_said(bad, bad.legal_moves(), Random(seed))
        if said[0].boast:
            assert {str(move.card) for move in said} == {"1c"}


def test_a_player_of_few_points_says_nothing() -> None:
    line = (
        "scopa_bugiarda declare='buongioco' declare_bluff=true match.objective=low players=2 dealer=1 "
        "turn=0 seat=0 hands=1c2d3b/3? table=8s9s7b stock=30?"
    )
    view = read_line(line, RULEBOOK.ruleset)
    assert isinstance(view, SeatView)
    assert {move.boast for move in moves_said(view, view.legal_moves(), Random(1))} == {0}


def test_a_gentle_partner_tells_the_truth() -> None:
    for seed in range(20):
        move = GentlePlayer().choose(new_hand("1c2d3b"), Random(seed))
        assert move is not None
        assert move.boast == 2
        move = GentlePlayer().choose(new_hand("1c9d8b"), Random(seed))
        assert move is not None
        assert not move.boast


def test_searching_players_say_what_the_hand_is_worth() -> None:
    view = new_hand("2c2d3b")
    for player in (PLAYERS["campione"], PLAYERS["maestro"], PlainPlayer(4)):
        move = player.choose(view, Random(1))
        assert move is not None
        assert move.boast == worth_of(view.ruleset, view.hand) == 4


@pytest.mark.parametrize("doubters", ["next", "any"])
def test_a_hint_says_whether_to_believe_and_never_to_lie(doubters: str) -> None:
    hands = ("9c2d3d", "4s5s6s") if doubters == "next" else ("9c2d3d", "4s5s6s", "1s3s7s")
    view = declared(*hands, move="!2!9c", doubters=doubters)
    analysis = Analyst(view, LITTLE, 1).analyse()
    assert analysis.moves[0].move is None
    assert analysis.moves[0].reasons[0] == {"code": "doubts_hand", "points": 2}
    assert hint_of(view, analysis).aim is Aim.DOUBT
    for hand in ("1c9d8b", "2c2d3b", "KdKb9b"):
        own = new_hand(hand)
        best = Analyst(own, LITTLE, 1).analyse().moves[0].move
        assert best is not None
        assert best.boast in {0, worth_of(own.ruleset, own.hand)}
