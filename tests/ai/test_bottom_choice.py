"""Opponents who deal and may exchange the bottom card: they choose with sense, from what they see alone."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from settebello.ai.analysis import Analyst
from settebello.ai.people.bottom_choice import choose_bottom
from settebello.ai.people.gentle_player import GentlePlayer
from settebello.ai.reading.hand_reading import read_hands
from settebello.ai.search.plain_player import PlainPlayer
from settebello.ai.search.roots import root_of
from settebello.ai.search.search_player import Effort
from settebello.coach.hints import Aim, hint_of
from settebello.engine import Move, Position, Seat, SeatView
from settebello.notation import read_line
from tests.ai.searchers import OPPONENTS, hurried, permuted, view_in_turn
from tests.ai.twin_deals import hidden_cards
from tests.ai.views import RULEBOOK, random_positions

EXCHANGING = RULEBOOK.ruleset("spazzino", {"deal.exchange": True})
PLAYERS = {opponent.id: hurried(opponent) for opponent in OPPONENTS.opponents}
LITTLE = Effort(iterations=20, interpreted=20)


def choices(players: int, count: int) -> Iterator[Position]:
    """Positions in which the dealer is to choose."""
    for seed in range(count):
        yield next(random_positions(EXCHANGING, players, seed))


def looked(hand: str, table: str, bottom: str) -> SeatView:
    """What a dealer sees who looks at the bottom card."""
    line = (
        f"spazzino deal.exchange=true players=2 dealer=1 turn=1 seat=1 hands=3?/{hand} table={table} "
        f"opening={table} stock=30? bottom=due:{bottom}"
    )
    view = read_line(line, RULEBOOK.ruleset)
    assert isinstance(view, SeatView)
    return view


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_opponent_chooses_alike_whatever_the_hidden_cards_are(players: int) -> None:
    for number, position in enumerate(choices(players, 3)):
        view, again = view_in_turn(position), view_in_turn(permuted(position, number))
        assert view == again
        for name, player in {**PLAYERS, "plain": PlainPlayer(4)}.items():
            decision = player.decide(view, Random(number))
            assert decision.move in view.legal_moves(), name
            assert player.decide(again, Random(number)) == decision, name


@pytest.mark.parametrize("players", [2, 3])
def test_nobody_decides_otherwise_because_of_a_card_that_only_the_dealer_has_seen(players: int) -> None:
    """The whole deal after a card was left: the cards that a seat cannot see are dealt anew."""
    choosing = next(choices(players, 1))
    assert choosing.bottom is not None
    position = choosing.play(Move(choosing.stock[-1], bottom=True)).position
    rng = Random(players)
    changed = 0
    while not position.over:
        view = view_in_turn(position)
        other = permuted(position, len(position.history))
        changed += position.stock[-1:] != other.stock[-1:]
        again = view_in_turn(other)
        for name in ("amico", "maestro", "campione"):
            player = PLAYERS[name]
            assert player.decide(view, Random(1)) == player.decide(again, Random(1)), name
        position = position.play(rng.choice(position.legal_moves())).position
    assert changed > 5


def test_what_a_seat_can_see_is_what_it_is_said_to_see() -> None:
    for position in choices(2, 4):
        view = view_in_turn(position)
        assert position.stock[-1] not in hidden_cards(position)
        assert view.bottom is not None
        assert view.bottom.card == position.stock[-1]


@pytest.mark.parametrize(
    ("hand", "table", "bottom", "chosen"),
    [
        ("5c6b9d", "2c3c4c6d", "Kb", "^Kb"),
        ("1c6b9d", "7d2c4d5b", "6c", "^7d"),
        ("5c6b9d", "1s2c4c6d", "5d", "^1s"),
        ("5c6b9d", "2c4c5d6d", "1s", "^1s"),
    ],
    ids=["a king stays", "a seven goes down", "the ace of swords goes down", "the ace of swords stays"],
)
def test_what_players_of_the_game_keep_is_kept(hand: str, table: str, bottom: str, chosen: str) -> None:
    """A court, a seven, or one of the first swords: so it.wikipedia, "Spazzino (gioco di carte)"."""
    assert choose_bottom(looked(hand, table, bottom), Random(1)).move == Move.parse(chosen)


def test_a_gentle_partner_leaves_the_card() -> None:
    for position in choices(2, 5):
        assert GentlePlayer().choose(view_in_turn(position), Random(1)) == Move(
            position.stock[-1], bottom=True
        )


def test_a_hint_and_an_analysis_name_a_card() -> None:
    view = looked("5c6b9d", "1s2c4c6d", "5d")
    analysis = Analyst(view, LITTLE, 1).analyse()
    assert {one.move for one in analysis.moves} == set(view.legal_moves())
    points = [one.points for one in analysis.moves]
    assert points == sorted(points, reverse=True)
    codes = {str(one.move): one.reasons[0]["code"] for one in analysis.moves}
    assert codes.pop("^5d") == "leaves_bottom"
    assert set(codes.values()) == {"exchanges"}
    hint = hint_of(view, analysis)
    assert (hint.move, hint.aim) == (Move.parse("^1s"), Aim.BOTTOM)


def test_a_search_and_a_reading_know_where_the_bottom_card_is() -> None:
    choosing = next(choices(3, 1))
    card = choosing.table.cards[0]
    position = choosing.play(Move(card, bottom=True)).position
    rng = Random(1)
    places = set()
    while not position.over:
        for seat in map(Seat, range(3)):
            view = replace(position, turn=seat).view(seat) if position.hands[seat] else position.view(seat)
            known = view.known_bottom
            if known is None or view.turn is None:
                continue
            reading = read_hands(view)
            held = {one.seat: one.chances[card.bit] for one in reading.hands}
            holder = view.bottom_holder
            assert held == {other: float(other == holder) for other in held}
            places.add(holder is None)
            if position.turn == seat:
                root = root_of(view)
                assert card.bit not in root.unseen
                assert all(root.state.order[slot] != card.bit for slot in root.hidden)
        position = position.play(rng.choice(position.legal_moves())).position
    assert places == {True, False}
