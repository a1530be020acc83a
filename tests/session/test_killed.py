"""A program killed at any moment loses at most the move whose animation had not begun."""

from pathlib import Path
from random import Random

import pytest

from settebello.ai import Levels, LocalOpponents
from settebello.engine import Position
from settebello.notation import print_line, read_line
from settebello.session import Matches
from settebello.storage.saves import Saves
from tests.killing import killed
from tests.notation.matches import rules_of


def kill_and_resume(folder: Path, times: int) -> None:
    rng = Random(times)
    for seed in range(times):
        said = killed("tests.session.endless_match", folder, seed, rng.uniform(0, 0.3))
        shown = read_line(said[-1].removeprefix("shown "), rules_of)
        assert isinstance(shown, Position)
        matches = Matches(
            saves=Saves(folder), ruleset_of=rules_of, opponents=LocalOpponents(Levels()), rng=Random(0)
        )
        assert matches.look() is None, "the save was damaged"
        # Between the save of a move and its being shown lies the moment of one more move.
        session = matches.resume()
        if session is None:
            finished = Saves(folder).finished()
            assert finished, "a match was lost"
            continue
        position = session.match.position
        assert position is not None
        assert position == shown or one_step_on(shown, position), (
            f"{print_line(position)} is neither what was shown nor one step on: {print_line(shown)}"
        )


def one_step_on(shown: Position, resumed: Position) -> bool:
    """Whether a position is the next move, the next deal, or the first deal of another match."""
    if resumed.deal == shown.deal and resumed.history:
        return resumed.history[:-1] == shown.history
    return shown.over and not resumed.history


def test_a_match_killed_at_any_moment_goes_on_where_it_was(tmp_path: Path) -> None:
    kill_and_resume(tmp_path, 3)


@pytest.mark.slow
def test_fifty_kills_lose_nothing(tmp_path: Path) -> None:
    kill_and_resume(tmp_path, 50)
