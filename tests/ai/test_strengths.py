"""The data file of the strengths says what STRENGTH.md says."""

import re
from pathlib import Path

from settebello import resources
from settebello.ai import Levels
from settebello.ai.strengths import Strengths
from settebello.app.game_offers import opponent_choices

FILE = resources.assets() / "strength.yaml"
PAGE = Path(__file__).parents[2] / "STRENGTH.md"


def test_the_file_has_the_figures_of_the_ladder() -> None:
    ladder = PAGE.read_text("utf-8").partition("## The ladder")[2].partition("Time a decision")[0]
    head, *rows = [line.strip("| \n").split(" | ") for line in ladder.splitlines() if line.startswith("|")]
    games = [name.split(",")[0].strip() for name in head]
    strengths = Strengths.load(FILE)
    assert not strengths.problems
    read = {}
    for level, *cells in rows[1:]:
        higher, lower = level.split(" \N{EN DASH} ")
        assert strengths.steps[higher].below == lower
        numbers = [tuple(map(float, re.findall(r"[-+]\d+\.\d+", cell))) for cell in cells]
        read[higher] = dict(zip(games, numbers, strict=True))
    assert read == {level: step.games for level, step in strengths.steps.items()}
    assert len(read) == 5
    assert f"{400} decks a meeting" in ladder


def test_every_level_but_the_weakest_has_its_figures() -> None:
    shipped = Levels.load([resources.assets() / "opponents"]).opponents
    choices = opponent_choices(shipped, Strengths.load(FILE))
    assert [one.id for one in choices if one.is_level and one.ahead is None] == ["bimbo"]
    assert not [one.id for one in choices if not one.is_level and one.ahead is not None]
    assert all(one.ahead is None for one in opponent_choices(shipped))


def test_a_faulty_file_gives_no_figures(tmp_path: Path) -> None:
    (tmp_path / "strength.yaml").write_text("format: 2\n")
    found = Strengths.load(tmp_path / "strength.yaml")
    assert not found.steps
    assert found.problems
