"""How strong the opponents are, measured at length; run with -m slow -s to read the figures."""

import pytest

from settebello.lab import Figures, meet
from tests.ai.views import EVERY_GAME
from tests.lab.material import QUIET, setup_of


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_greedy_is_clearly_better_than_random_in_every_game(
    name: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = Figures.of(meet(setup_of("greedy", "random", name, players, seed=7), 80, 2, QUIET).decks)
    with capsys.disabled():
        print(f"\n{name}, {players} players: greedy against random {figures.points}")  # noqa: T201 - the figure is what it is run for
    assert figures.points.bounds is not None
    assert figures.points.bounds[0] > 0
    assert figures.outcomes.won > figures.outcomes.lost


@pytest.mark.slow
def test_a_player_against_itself_is_level() -> None:
    points = Figures.of(meet(setup_of("greedy", "greedy", seed=7), 200, 2, QUIET).decks).points
    assert points.margin is not None
    assert abs(points.mean) <= points.margin
