"""Whether the deals of a game can give a point, and why not."""

from typing import Any

import pytest

from settebello.engine import Ruleset
from settebello.engine.trial_deals import Barren, barren

NOTHING: dict[str, Any] = {
    "score.cards": 0,
    "score.coins": 0,
    "score.settebello": 0,
    "score.primiera": 0,
    "sweep.points": 0,
}
UPTO_FIVE: dict[str, Any] = {"deck.upto": 5, "deal.table": 2, "deal.pattern": "P3 T2"}


@pytest.mark.parametrize(
    ("rules", "players", "expected"),
    [
        ({"score.cards": 1}, 2, None),
        ({"score.settebello": 1}, 3, None),
        ({"score.re_bello": 1}, 2, None),
        ({"score.re_bello": 1, **UPTO_FIVE}, 2, Barren.OUT_OF_REACH),
        ({"score.settebello": 1, **UPTO_FIVE}, 2, Barren.OUT_OF_REACH),
        ({"score.settebello": 1, "score.cards": 1, **UPTO_FIVE}, 2, None),
        ({"score.napola": {"min": 13, "cap": 13}}, 2, Barren.OUT_OF_REACH),
        ({"score.napola": {"min": 3, "cap": 3}}, 2, None),
        ({"score.napola": {"min": 10, "cap": 10}}, 4, Barren.TOO_RARE),
        ({"score.settebello": 1, "capture.modes": ["sum"], "capture.max_cards": 1}, 2, Barren.NO_CAPTURE),
        ({"score.settebello": 1, "capture.modes": ["sum"], "capture.max_cards": 2}, 2, None),
        ({"score.settebello": 1, "capture.modes": ["fifteen"], "deck.upto": 5}, 2, Barren.OUT_OF_REACH),
        ({"score.settebello": 1, "capture.modes": ["fifteen"], "deck.courts": "rank_only"}, 2, None),
        ({"score.opponent_under_10": 1}, 2, None),
        ({"score.opponent_under_10": 1}, 3, Barren.OUT_OF_REACH),
        ({"score.extra": {"level": "1d"}}, 2, None),
        ({"sweep.points": 1, "table_sweep.totals": {30: 1}, "capture.modes": ["fifteen"]}, 2, None),
    ],
    ids=str,
)
def test_a_game_gives_points_or_says_why_not(
    rules: dict[str, Any], players: int, expected: Barren | None
) -> None:
    assert barren(Ruleset().changed(NOTHING | rules), players) is expected
