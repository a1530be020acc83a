"""How strong the opponents are, measured at length; run with -m slow -s to read the figures."""

import pytest

from settebello.ai import GreedyPlayer, RandomPlayer
from settebello.engine import Ruleset
from tests.ai.duplicate import compare
from tests.ai.views import SCIENTIFICO, SCOPA


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "ruleset", "players"),
    [("Scopa, two players", SCOPA, 2), ("Scopa in pairs", SCOPA, 4), ("Scientifico", SCIENTIFICO, 4)],
)
def test_greedy_is_at_least_a_point_a_deal_better_than_random(
    name: str, ruleset: Ruleset, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    difference = compare(ruleset, players, GreedyPlayer(), RandomPlayer(), deals=400, seed=7)
    with capsys.disabled():
        print(f"\n{name}: greedy against random {difference}")  # noqa: T201 - the figure is what it is run for
    assert difference.points - difference.margin > 1


@pytest.mark.slow
def test_a_player_against_itself_is_level() -> None:
    difference = compare(SCOPA, 2, GreedyPlayer(), GreedyPlayer(), deals=200, seed=7)
    assert abs(difference.points) <= difference.margin
