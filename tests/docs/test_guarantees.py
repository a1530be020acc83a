"""GUARANTEES.md names tests that exist and limits that the program has, and leaves out no limit."""

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "game" / "settebello"
PAGE = (ROOT / "GUARANTEES.md").read_text(encoding="utf-8")
PROMISED, _, REST = PAGE.partition("\n## What is not promised\n")
_, _, LIMITS = REST.partition("\n## Limits\n")

PROMISES = re.split(r"\n\* (?=\*\*)", PROMISED)[1:]
ROWS = [tuple(line.strip("| ").split(" | ")) for line in LIMITS.splitlines() if line.startswith("| ")][2:]
CITED = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`( \(slow\))?", PAGE)
UNITS = {"": 1, "KiB": 2**10, "MiB": 2**20}

HELD_TO_LIMITS = (
    *("datafile", "i18n", "lab", "learning/children", "notation", "practice/headless", "protocol"),
    *("rulebook", "skins", "storage"),
)
"""The packages that read what people, files and other programs give."""
LIMIT = re.compile(r"^((?:MOST|LARGEST|LONGEST|DEEPEST|STEEPEST)(?:_[A-Z_]+)?)\b.* = ", re.MULTILINE)
INTERNAL = {
    "datafile.messages.LONGEST_VALUE": "shortens a value in a message",
    "datafile.problem.LONGEST_GUESS": "suggests no key for a longer one",
    "datafile.problem.LONGEST_LINE": "shortens a line in a message",
    "lab.crew.LONGEST_END": "how long the lab waits for its own processes",
    "lab.program.LARGEST_SEED": "seeds that the lab draws",
    "lab.program.LONGEST_END": "how long the lab waits for a program to exit",
    "learning.children.notebook.LARGEST_PART": "begins another part of a journal",
    "practice.headless.deal_commands.MOST_PLIES": "stops a partner that never moves",
    "protocol.errors.LONGEST_MESSAGE": "shortens a message",
    "storage.bundle.LONGEST_SHOWN": "shortens a name in a message",
    "storage.log.LARGEST": "begins another file of the log",
}
"""Constants that limit nothing which comes from outside, with what they are for."""


@cache
def defined_in(file: str) -> dict[str, bool]:
    """The test functions of a file; whether each is slow."""
    module = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {
        node.name: "pytest.mark.slow" in {ast.unparse(one) for one in node.decorator_list}
        for node in module.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


@pytest.mark.parametrize(("file", "test", "slow"), CITED, ids=lambda part: part[-40:])
def test_a_test_that_is_cited_exists_and_says_whether_it_is_slow(file: str, test: str, slow: str) -> None:
    assert (ROOT / file).exists()
    assert test in defined_in(file)
    assert defined_in(file)[test] == bool(slow)


def test_every_test_on_the_page_is_cited_with_its_file() -> None:
    assert len(CITED) == PAGE.count("::")


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise[2:40])
def test_a_promise_is_one_sentence_with_a_test_in_the_normal_run(promise: str) -> None:
    said, _, tests = promise.partition("\n  * ")
    sentence = " ".join(said.split("**")[1].split())
    assert sentence.endswith(".")
    assert ". " not in sentence
    found = re.findall(r"`tests/[\w/]+\.py::\w+`(?! \(slow\))", tests)
    assert found


def test_the_page_has_promises_and_limits() -> None:
    assert len(PROMISES) >= 20
    assert len(ROWS) >= 50
    assert all(len(row) == 4 for row in ROWS)


def value_of(constant: str) -> Any:  # noqa: ANN401 - a constant of any kind
    """The value of a constant, given as its module without the package, its name, and perhaps a field."""
    parts = constant.split(".")
    name = next(place for place, part in enumerate(parts) if part.isupper())
    found: Any = import_module("settebello." + ".".join(parts[:name]))
    for part in parts[name:]:
        found = getattr(found, part)
    return found


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[2])
def test_a_limit_has_the_value_of_its_constant_and_a_test(row: tuple[str, ...]) -> None:
    _, limit, constant, tests = row
    number, _, unit = limit.partition(" ")
    assert value_of(constant.strip("`")) == int(number.replace(",", "")) * UNITS[unit]
    assert "::test_" in tests


def limits_of(package: str) -> list[str]:
    """The constants of a package that are named as limits."""
    found = []
    for path in sorted((PACKAGE / package).rglob("*.py")):
        module = path.relative_to(PACKAGE).with_suffix("").as_posix().replace("/", ".")
        found += [f"{module}.{name}" for name in LIMIT.findall(path.read_text(encoding="utf-8"))]
    return found


@pytest.mark.parametrize("package", HELD_TO_LIMITS)
def test_no_limit_on_what_comes_from_outside_is_left_out(package: str) -> None:
    found = limits_of(package)
    assert found
    stated = {row[2].strip("`") for row in ROWS}
    assert [constant for constant in found if constant not in stated | INTERNAL.keys()] == []


def test_every_constant_that_is_left_out_exists() -> None:
    everything = [constant for package in HELD_TO_LIMITS for constant in limits_of(package)]
    assert set(INTERNAL) <= set(everything)
