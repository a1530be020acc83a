"""The search compiled by mypyc must do what it does interpreted: equal seeds and iterations, equal moves."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.ai.native_search import GAMES
from tests.ai.views import EVERY_GAME
from tests.native import GAME, ROOT, compiled_copy, environment, needs_compiler


@pytest.fixture(scope="module")
def native_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of the program with its core compiled."""
    return compiled_copy(tmp_path_factory.mktemp("native"))


def told(game: Path, part: str) -> dict[str, Any]:
    """What comes out of a part with the program of a folder."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.ai.native_search", part],
        cwd=ROOT,
        env=environment(game),
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def compared(native_game: Path, part: str, games: int) -> dict[str, Any]:
    """What a part tells of so many games, which must be the same in both modes."""
    plain = told(GAME, part)
    native = told(native_game, part)
    assert (plain["compiled"], native["compiled"]) == (False, True)
    assert native["games"].keys() == plain["games"].keys()
    assert len(plain["games"]) == games
    assert not [name for name, answer in plain["games"].items() if native["games"][name] != answer]
    found: dict[str, Any] = plain["games"]
    return found


@needs_compiler
def test_a_network_plays_the_same_deals_interpreted_and_compiled(native_game: Path) -> None:
    games = compared(native_game, "selfplay", len(EVERY_GAME))
    assert all(samples > 300 for samples, _, _ in games.values())
    # Rules that differ in what counts play alike; others must not.
    assert len({words for _, words, _ in games.values()}) > len(games) / 3
    assert len({gains for _, _, gains in games.values()}) > len(games) / 3


@needs_compiler
def test_the_plain_search_decides_the_same_interpreted_and_compiled(native_game: Path) -> None:
    games = compared(native_game, "plain", len(GAMES))
    assert all(len(decisions) >= 5 for decisions in games.values())
    assert all("iterations=100" in decisions[0] for decisions in games.values())


@pytest.mark.slow
@needs_compiler
def test_the_strongest_levels_choose_the_same_interpreted_and_compiled(native_game: Path) -> None:
    games = compared(native_game, "choices", len(GAMES))
    for answers in games.values():
        assert any(answer["stats"]["iterations"] for answer in answers)
        assert len({answer["move"] for answer in answers}) > 3
