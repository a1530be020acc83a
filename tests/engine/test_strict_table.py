"""Escoba's strict table: wrong captures are punished, missed ones taken by the next player.

See docs/rules.md, section 3.1.9.
"""

from typing import Any

import pytest

from settebello.engine import (
    CardSet,
    IllegalMove,
    Mark,
    Pack,
    Penalty,
    Position,
    Reason,
    Robbed,
    Seat,
    TooManyMoves,
)
from settebello.engine.legality import MOST_MOVES
from tests.engine.tables import after, legal, parsed, table_for_two

STRICT: dict[str, Any] = {"penalties__enabled": True, "capture__modes": ["fifteen"]}


def strict(table: str, first: str, second: str, **more: object) -> Position:
    """Two players at a strict table of fifteens."""
    return table_for_two(table, first, second, **(STRICT | more))


def test_nobody_has_to_capture() -> None:
    assert legal(strict("8c2d", "7d1s", "9s3c")) == ["1s", "7d", "7dx8c"]


def test_a_wrong_capture_costs_four_points_and_one_for_each_sweep_of_the_deal() -> None:
    start = strict("8cKd", "6d1s", "9s3c")
    step = start.play(parsed(start, "6dx8c"))
    assert any(isinstance(event, Penalty) and event.points == 4 for event in step.events)
    assert step.position.table == CardSet.parse("6d8cKd")
    assert step.position.marks[0][Mark.PENALTY] == -4
    swept = after(strict("8c", "7d1s", "9s3c"), "7dx8c", "9s", "1s", "3cx1s")
    assert swept.sweeps == (1, 0)
    assert swept.marks[1][Mark.PENALTY] == -5
    assert swept.score().points[1] == -5


def test_cards_that_do_not_lie_there_cannot_be_taken_even_wrongly() -> None:
    start = strict("8cKd", "6d1s", "9s3c")
    with pytest.raises(IllegalMove) as caught:
        start.play(parsed(start, "6dx9c"))
    assert caught.value.refusal.reason is Reason.NOT_ON_TABLE


def test_the_next_player_may_take_what_was_missed_with_the_own_card() -> None:
    """AMB-34: it is never a scopa."""
    position = after(strict("8c", "7d1s", "9s3c"), "7d")
    assert legal(position) == ["3c", "3c+7d8c", "9s", "9s+7d8c"]
    step = position.play(parsed(position, "9s+7d8c"))
    assert isinstance(step.events[-1], Robbed)
    assert step.position.piles[1] == CardSet.parse("7d8c")
    assert step.position.table == CardSet.parse("9s")
    assert (step.position.last_captor, step.position.sweeps) == (1, (0, 0))


def test_the_right_to_it_ends_when_the_next_player_has_played() -> None:
    position = after(strict("8c", "7d1s", "9s3c"), "7d", "3c")
    assert not any(move.robbed for move in position.legal_moves())


def test_what_the_own_card_takes_cannot_be_robbed_as_well() -> None:
    position = after(strict("8c2d", "7d1s", "5s3c"), "7d")
    assert "5sx2d8c" in legal(position)
    assert "5sx2d8c+7d8c" not in legal(position)
    with pytest.raises(IllegalMove) as caught:
        position.play(parsed(position, "5sx2d8c+7d8c"))
    assert caught.value.refusal.reason is Reason.NOT_MISSED


def test_a_hand_can_be_declared_and_the_player_before_be_robbed_with_one_move() -> None:
    position = after(strict("8c", "7d1s1b", "2s3c4b", declare="cirulla"), "7d")
    assert "!2s+7d8c" in legal(position)
    robbed = after(position, "!2s+7d8c")
    assert (robbed.sweeps, robbed.piles[1]) == ((0, 3), CardSet.parse("7d8c"))


def test_the_wrong_capture_of_a_banned_ace_is_refused_and_not_punished() -> None:
    start = strict("8cKd3b4b", "1d6d9s", "9b3cKc", ace__sweep=True, ace__opening_ban=True)
    with pytest.raises(IllegalMove):
        start.play(parsed(start, "1dx8cKd3b4b"))
    with pytest.raises(IllegalMove):
        start.play(parsed(start, "1dx8c"))


@pytest.mark.slow
def test_of_more_moves_than_can_be_listed_a_part_is_listed() -> None:
    """Every set that the previous player missed may be robbed with every capture of one's own."""
    hands = CardSet.parse("1c3b1d3s")
    table = "".join(str(card) for card in Pack.ITALIAN.cards if card not in hands)
    start = table_for_two(table, "1c3b", "1d3s", **STRICT)
    position = after(start, "1c")
    with pytest.raises(TooManyMoves):
        position.legal_moves()
    moves = position.listed_moves()
    assert len(set(moves)) == len(moves) == MOST_MOVES
    assert all(position.refusal(move) is None for move in moves[::20_000])
    assert position.view(Seat(1)).listed_moves() == moves
