"""How strong the opponents are, measured at length; run with -m slow -s to read the figures."""

import pytest

from settebello.ai import GreedyPlayer, RandomPlayer
from tests.ai.duplicate import compare
from tests.ai.views import EVERY_GAME, RULEBOOK, SCOPA


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_greedy_is_clearly_better_than_random_in_every_game(
    name: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    ruleset = RULEBOOK.ruleset(name)
    difference = compare(ruleset, players, GreedyPlayer(), RandomPlayer(), deals=80, seed=7)
    with capsys.disabled():
        print(f"\n{name}, {players} players: greedy against random {difference}")  # noqa: T201 - the figure is what it is run for
    assert difference.points - difference.margin > 0
    assert difference.won > difference.lost


@pytest.mark.slow
def test_a_player_against_itself_is_level() -> None:
    difference = compare(SCOPA, 2, GreedyPlayer(), GreedyPlayer(), deals=200, seed=7)
    assert abs(difference.points) <= difference.margin
