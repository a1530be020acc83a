"""Shipped files damaged at random: whatever happens to them, the only error is DataError."""

from pathlib import Path
from random import Random

import pytest

from settebello import resources
from settebello.datafile import DataError
from settebello.rulebook import Rulebook, UnknownVariant

from .conftest import Shelf

SHIPPED = {path.stem: path.read_text(encoding="utf-8") for path in sorted(resources.rules().glob("*.yaml"))}
OVERLAYS = {
    path.stem: path.read_text(encoding="utf-8") for path in sorted(resources.rules().glob("overlays/*.yaml"))
}
WORDS = (
    "null",
    "[]",
    "{}",
    "-1",
    "9" * 30,
    "1.5",
    "true",
    "on",
    "''",
    "[1, [2, [3]]]",
    "{a: {b: c}}",
    "&a x",
    "*a",
    "!!int 3",
    "|",
    ">-",
    "'",
    '"\\ud800"',
    "P0 T99",
    "scopa",
    "{4: triples}",
    "\x00",
    "\t",
    "王",
)
CHARACTERS = ":-[]{}#&*!|>'\"%@`,? \n\tab17"


def damaged(text: str, rng: Random) -> str:
    """The text after one to four accidents of an editor, or of somebody who guesses."""
    for _ in range(rng.randint(1, 4)):
        lines = text.split("\n")
        at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        place = rng.randrange(len(text))
        match rng.randrange(7):
            case 0:
                del lines[at]
            case 1:
                lines.insert(other, lines[at])
            case 2:
                lines[at], lines[other] = lines[other], lines[at]
            case 3:
                key = lines[at].partition(":")[0]
                lines[at] = f"{key}: {rng.choice(WORDS)}"
            case 4:
                lines[at] = " " * rng.randrange(8) + lines[at].lstrip()
            case 5:
                lines = [text[:place] + rng.choice(CHARACTERS) + text[place:]]
            case _:
                lines = [text[:place] + text[place + 1 :]]
        text = "\n".join(lines)
    return text


@pytest.mark.parametrize("name", SHIPPED)
def test_of_fifty_damaged_files_none_raises_anything_but_a_data_error(
    shipped: Rulebook, tmp_path: Path, name: str
) -> None:
    rng = Random(name)
    file = tmp_path / f"{name}.yaml"
    refused = 0
    for _ in range(50):
        file.write_text(damaged(SHIPPED[name], rng), encoding="utf-8")
        problems = shipped.check(file)
        refused += bool(problems)
        for problem in problems:
            assert problem.message
            assert (problem.line, problem.column) >= (1, 1)
            assert problem.key in problem.summary

    assert refused > 25


@pytest.mark.parametrize("name", OVERLAYS)
def test_of_fifty_damaged_overlays_none_raises_anything_but_a_data_error(
    shipped: Rulebook, tmp_path: Path, name: str
) -> None:
    rng = Random(name)
    file = tmp_path / "overlays" / f"{name}.yaml"
    file.parent.mkdir()
    refused = 0
    for _ in range(50):
        file.write_text(damaged(OVERLAYS[name], rng), encoding="utf-8")
        refused += bool(shipped.check(file))

    assert refused > 25


@pytest.mark.parametrize("name", ["scopa", "escoba", "cicera"])
def test_a_damaged_file_in_the_folder_leaves_the_others_alone(shelf: Shelf, name: str) -> None:
    rng = Random(name)
    own = SHIPPED[name].replace(f"id: {name}", "id: own")
    for _ in range(10):
        rulebook = shelf(own=damaged(own, rng))
        error = rulebook.problems.get("own/own.yaml")
        assert set(SHIPPED) <= set(rulebook.ids())
        if error is None:
            assert rulebook.ruleset("own").id == "own"
        else:
            check_report(error)
            with pytest.raises((DataError, UnknownVariant)):
                rulebook.ruleset("own")


def check_report(error: DataError) -> None:
    assert error.problems
    for problem in error.problems:
        assert problem.message
        assert (problem.line, problem.column) >= (1, 1)
        assert problem.summary in str(error)
