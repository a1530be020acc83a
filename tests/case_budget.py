"""The parametrised tests of which the normal run tries only some cases, because all of them take too long.

``case_budget.txt`` names them, a line each with the number of cases that stay; the others become slow. The
list is made from measured times:

    pytest -n auto --durations=0 --durations-min=0.02 > times.txt
    python -m tests.case_budget times.txt SECONDS

gives every such test SECONDS, and at least two cases. Tests of rules, records and opponents are never
listed: each ruleset and each opponent is checked in every run.
"""

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

import pytest

from tests.full_tier import ROOT

LIST: Final = Path(__file__).with_suffix(".txt")
WHOLE: Final = tuple(
    f"tests/{name}"
    for name in ("ai/", "engine/", "notation/", "rulebook/", "session/", "storage/", "whole/test_monkey.py")
)
"""Tests that always run with all their cases."""
LEAST: Final = 2
CASE: Final = re.compile(r"\s*([\d.]+)s (?:call|setup|teardown)\s+(tests/[^\s:]+::[^\s\[]+)(\[.*)")
"""A line of pytest's list of durations: seconds, test and parameters."""
GOLDEN: Final = (5**0.5 - 1) / 2


def budgets() -> Mapping[str, int]:
    """Return the number of cases that stay, by ``tests/file.py::test``."""
    lines = (line.split() for line in LIST.read_text(encoding="utf-8").splitlines())
    return {name: int(number) for name, number in lines}


def spread(number: int, stay: int) -> frozenset[int]:
    """Choose `stay` of `number` places, far apart and with no period that an inner parameter could have."""
    return frozenset(sorted(range(number), key=lambda place: place * GOLDEN % 1)[:stay])


def mark_beyond_budget(items: Sequence[pytest.Item]) -> None:
    """Mark as slow the cases of listed tests that do not stay."""
    stay = budgets()
    cases = (item for item in items if _name(item) in stay and item.get_closest_marker("slow") is None)
    for name, same in groupby(cases, key=_name):
        group = list(same)
        chosen = spread(len(group), stay[name])
        for place, item in enumerate(group):
            if place not in chosen:
                item.add_marker(pytest.mark.slow)


def chosen_budgets(lines: Iterable[str], seconds: float) -> Mapping[str, int]:
    """Return the number of cases that fit into `seconds`, for each test whose cases take longer."""
    return dict(sorted(_over(_times(lines), seconds)))


def _over(times: Mapping[str, Mapping[str, float]], seconds: float) -> Iterator[tuple[str, int]]:
    for name, cases in times.items():
        spent = sum(cases.values())
        if spent > seconds and not name.startswith(WHOLE):
            stay = max(LEAST, int(len(cases) * seconds / spent))
            if stay < len(cases):
                yield name, stay


def _times(lines: Iterable[str]) -> Mapping[str, Mapping[str, float]]:
    """Return the seconds of each case by test and parameters."""
    times: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for line in lines:
        if found := CASE.match(line):
            times[found[2]][found[3]] += float(found[1])
    return times


def _name(item: pytest.Item) -> str:
    """Return ``tests/file.py::test`` without parameters."""
    return f"{item.path.relative_to(ROOT).as_posix()}::{getattr(item, 'originalname', item.name)}"


def main(arguments: Sequence[str]) -> None:
    """Write the list from a file of measured times and the seconds that each test may take.

    A test that is listed already was measured with the cases that stay, and keeps its line.
    """
    with Path(arguments[0]).open(encoding="utf-8") as lines:
        found = {**chosen_budgets(lines, float(arguments[1])), **budgets()}
    text = "".join(f"{name} {number}\n" for name, number in sorted(found.items()))
    LIST.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
