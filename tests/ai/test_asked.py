"""Opponents who are asked about a claim: all answer, the right one doubts, and nobody sees the card."""

from dataclasses import replace
from random import Random

import pytest

from settebello.ai import GreedyPlayer
from settebello.ai.analysis import Analyst
from settebello.ai.people.bluffs import answer_gain, bluff, doubt_gain
from settebello.ai.search.plain_player import PlainPlayer
from settebello.ai.search.search_player import Effort
from settebello.coach.hints import Aim, hint_of
from settebello.engine import Move, Pack, Position, Seat, SeatView
from settebello.notation import read_line
from tests.ai.searchers import OPPONENTS, hurried, permuted, view_in_turn
from tests.ai.views import RULEBOOK, random_positions

ASKING = RULEBOOK.ruleset("scopa_bugiarda").override({"doubters": "any"})
PLAYERS = {opponent.id: hurried(opponent) for opponent in OPPONENTS.opponents}


def asked_views(players: int, count: int = 6) -> list[tuple[Position, SeatView]]:
    """Positions in which a seat is asked that is not the first to answer."""
    found: list[tuple[Position, SeatView]] = []
    seed = 0
    while len(found) < count:
        seed += 1
        for position in random_positions(ASKING, players, seed):
            if position.asked and position.history[-1].judge is not None and len(found) < count:
                found.append((position, view_in_turn(position)))
    return found


def claimed(*hands: str, claim: str, gone: str, seat: int) -> SeatView:
    """The view of a seat that is asked about a claim of seat 0; the gone cards are known to all."""
    piles = "/".join([gone, *["-"] * (ASKING.players.side_count(len(hands)) - 1)])
    line = (
        f"scopa_bugiarda doubters='any' players={len(hands)} dealer={len(hands) - 1} turn=0 "
        f"hands={'/'.join(hands)} table=6c1dKs piles={piles}"
    )
    position = read_line(line, RULEBOOK.ruleset)
    assert isinstance(position, Position)
    position = position.play(Move.parse(claim)).position
    while position.turn != seat:
        position = position.play(position.legal_moves()[0]).position
    return position.view(Seat(seat))


@pytest.mark.parametrize("players", [3, 4, 6])
def test_every_opponent_answers_when_it_is_asked_third_and_knows_no_hidden_card(players: int) -> None:
    for number, (position, view) in enumerate(asked_views(players)):
        again = view_in_turn(permuted(position, number))
        for name, player in {**PLAYERS, "plain": PlainPlayer(4)}.items():
            decision = player.decide(view, Random(number))
            assert decision.move in {None, *view.legal_moves()}, name
            assert player.decide(again, Random(number)).move == decision.move, name


def test_a_seat_without_a_card_answers_all_the_same() -> None:
    gone = "1c2d3d"
    view = claimed("2c", "3b4b", "5b8b", claim="2c=7x1d6c", gone=gone, seat=2)
    empty = replace(view, hand=view.hand - view.hand, hand_sizes=(0, 2, 0))
    for name, player in PLAYERS.items():
        assert player.decide(empty, Random(1)).move in {None, Move.parse("~6c")}, name


def test_what_cannot_be_is_doubted_and_what_is_likely_is_believed() -> None:
    sevens = "7c7d7b7s"
    lie = claimed("2c3c", "9s3s", "8s8b", claim="2c=7x1d6c", gone=sevens, seat=2)
    assert GreedyPlayer().choose(lie, Random(1)) is None
    gone = "".join(str(card) for card in Pack.ITALIAN.cards if str(card) not in LIKELY)
    likely = claimed("7c7d7b7s2c3c", "9s", "3s", claim="7c=7x1d6c", gone=gone, seat=2)
    assert GreedyPlayer().choose(likely, Random(1)) == Move.parse("~6c")


LIKELY = {"7c", "7d", "7b", "7s", "2c", "3c", "6c", "1d", "Ks", "9s", "3s", "8c", "8d"}


def test_a_doubt_is_left_to_a_partner_who_may_know_better_and_made_by_the_last() -> None:
    hands = ("7c3c4c", "9s3s2b", "8s8b8d", "4s5s2s")
    views = [claimed(*hands, claim="7c=7x1d6c", gone="-", seat=seat) for seat in (1, 3)]
    first, last = [
        (answer_gain(view, view.claim, 1.0), doubt_gain(view, view.claim, 1.0))
        for view in views
        if view.claim
    ]
    assert last[0] == last[1]
    assert first[0] < first[1]


def test_a_claim_that_more_opponents_may_doubt_is_doubted_more_often() -> None:
    next_alone = RULEBOOK.ruleset("scopa_bugiarda")
    for position in random_positions(ASKING, 3, 1):
        claims = [move for move in position.legal_moves() if move.claimed]
        if claims:
            view = view_in_turn(position)
            alone = replace(view, ruleset=next_alone)
            assert bluff(view, claims[0])[0] > bluff(alone, claims[0])[0]
            return
    raise AssertionError("nobody may claim anything")


def test_a_hint_says_whether_to_believe() -> None:
    lie = claimed("2c3c", "9s3s", "8s8b", claim="2c=7x1d6c", gone="7c7d7b7s", seat=2)
    analysis = Analyst(lie, Effort(iterations=20, interpreted=20), 1).analyse()
    assert [value.move for value in analysis.moves] == [None, Move.parse("~6c")]
    assert [value.reasons[0]["code"] for value in analysis.moves] == ["doubts", "believes"]
    hint = hint_of(lie, analysis)
    assert (hint.move, hint.aim) == (None, Aim.DOUBT)
    gone = "".join(str(card) for card in Pack.ITALIAN.cards if str(card) not in LIKELY)
    likely = claimed("7c7d7b7s2c3c", "9s", "3s", claim="7c=7x1d6c", gone=gone, seat=2)
    assert (
        hint_of(likely, Analyst(likely, Effort(iterations=20, interpreted=20), 1).analyse()).aim
        is Aim.BELIEVE
    )
