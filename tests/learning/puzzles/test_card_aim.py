"""What cards are after, and what their captures say."""

import pytest

from settebello.engine import Card, CardSet, Ruleset
from settebello.learning.puzzles.card_aim import Aim, aim_of, sums_of
from tests.learning.material import QUINDICI, SCOPA


@pytest.mark.parametrize(
    ("ruleset", "card", "captured", "sums"),
    [
        (SCOPA, "7d", "3c4s", ["3+4"]),
        (SCOPA, "7d", "1c2c4s", ["1+2+4"]),
        (SCOPA, "7d", "7c", []),
        (QUINDICI, "7d", "8c", ["7+8"]),
        (QUINDICI, "2d", "5c8c", ["5+8", "2+5+8"]),
        (QUINDICI, "3d", "1c1d1b1s2c2b2d2s", ["1+1+1+1+2+2+2+2", "1+1+1+1+2+2+2+2+3"]),
    ],
)
def test_a_capture_says_its_sums(ruleset: Ruleset, card: str, captured: str, sums: list[str]) -> None:
    said = sums_of(ruleset, Card.parse(card), CardSet.parse(captured))
    assert list(map(str, said)) == sums


def test_a_card_wants_its_own_value_or_fifteen_with_it() -> None:
    assert aim_of(SCOPA, Card.parse("Kd")) == Aim(10, with_card=False)
    assert aim_of(QUINDICI, Card.parse("Kd")) == Aim(15, with_card=True)
