"""The tests that the quick tier leaves out because they take longest.

Their names are in ``full_tier.txt``, a line each. The list is made from measured times:

    pytest -n auto --durations=0 --durations-min=0.02 > times.txt
    python -m tests.full_tier times.txt SECONDS

keeps the cheapest tests whose times add up to SECONDS, and lists the others.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
LIST: Final = Path(__file__).with_suffix(".txt")
TIMED: Final = re.compile(r"\s*([\d.]+)s (?:call|setup|teardown)\s+([^\s:]+)::([^\s\[]+)")
"""A line of pytest's list of durations: seconds, file and test without its parameters."""


def listed() -> frozenset[str]:
    """Return the tests that are left out, as ``tests/file.py::test``."""
    return frozenset(LIST.read_text(encoding="utf-8").split())


def mark_listed(items: Iterable[pytest.Item]) -> None:
    """Mark the listed tests with ``full``."""
    names = listed()
    for item in items:
        name = getattr(item, "originalname", item.name)
        if f"{item.path.relative_to(ROOT).as_posix()}::{name}" in names:
            item.add_marker(pytest.mark.full)


def dearest(lines: Iterable[str], seconds: float) -> tuple[str, ...]:
    """Choose the tests to leave out, so that the times of all others add up to at most `seconds`."""
    times = Counter[str]()
    for line in lines:
        if found := TIMED.match(line):
            times[f"{found[2]}::{found[3]}"] += round(float(found[1]) * 1000)
    rest, left_out = sum(times.values()), []
    for name, spent in times.most_common():
        if rest <= seconds * 1000:
            break
        left_out.append(name)
        rest -= spent
    return tuple(sorted(left_out))


def main(arguments: Sequence[str]) -> None:
    """Write the list from a file of measured times and the seconds that may be left."""
    with Path(arguments[0]).open(encoding="utf-8") as lines:
        LIST.write_text("\n".join(dearest(lines, float(arguments[1]))) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
