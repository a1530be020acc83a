"""No opponent knows a hidden card: it decides alike whatever they are, and what it is told names none."""

import re
from collections.abc import Iterable
from random import Random

import pytest

from settebello.ai.pipe_requests import move_request
from settebello.engine import Position, SeatView
from tests.ai.searchers import (
    OPPONENTS,
    hurried,
    many_positions,
    permuted,
    positions_of_every_game,
    view_in_turn,
)
from tests.ai.twin_deals import hidden_cards
from tests.ai.views import EVERY_GAME

PLAYERS = {opponent.id: hurried(opponent) for opponent in OPPONENTS.opponents}
"""All levels and all characters; those that search look at few deals, but draw them in the same way."""

NAMES_OF_CARDS = re.compile("[1-9KTFVR][bcds]")


def check_blindness(positions: Iterable[Position], seed: int = 1) -> tuple[int, int]:
    """Let every opponent decide with the cards as they lie and as they might lie; positions and choices."""
    seen = choices = 0
    for number, position in enumerate(positions):
        other = permuted(position, seed + number)
        view, again = view_in_turn(position), view_in_turn(other)
        seen += 1
        choices += len(view.legal_moves()) > 1 and position != other
        for name, player in PLAYERS.items():
            decision = player.decide(view, Random(seed + number))
            assert player.decide(again, Random(seed + number)) == decision, (name, view)
            if decision.move is None:
                assert view.may_doubt
            else:
                assert position.refusal(decision.move) is None, (name, view)
    return seen, choices


def test_every_opponent_decides_alike_whatever_the_hidden_cards_are() -> None:
    seen, choices = check_blindness(positions_of_every_game(seed=5, every=41))
    assert seen > len(EVERY_GAME) / 2
    assert choices > seen / 2


@pytest.mark.slow
def test_every_opponent_decides_alike_in_ten_thousand_positions(capsys: pytest.CaptureFixture[str]) -> None:
    seen, choices = check_blindness(many_positions(10_000))
    with capsys.disabled():
        print(f"\n{seen} positions, {choices} with a choice and cards to permute, {len(PLAYERS)} opponents")  # noqa: T201 - the figure is what it is run for
    assert seen == 10_000
    assert choices > 5000


def told(view: SeatView) -> str:
    """The line by which the process of the opponents is asked for a move."""
    return move_request(1, view, "campione", 7).decode()


def test_what_the_worker_is_told_names_no_hidden_card_and_does_not_depend_on_them() -> None:
    looked = 0
    for position in positions_of_every_game(seed=9, every=5):
        view = view_in_turn(position)
        line = told(view)
        assert told(view_in_turn(permuted(position, 2))) == line
        hidden = {str(card) for card in hidden_cards(position)}
        named = set(NAMES_OF_CARDS.findall(line))
        assert not hidden & named
        # The same pattern finds the cards that are in sight.
        assert {str(card) for card in view.hand | view.table} <= named
        looked += bool(hidden)
    assert looked > 200
