"""``python -m tests.bench.children FOLDER [what …] [options]``: simulated children through whole days.

`month`: so many children through 30 days each, and the worst of their days. `mastery`: so many children a row
until mastery, by whole days and by random drill. `first`: the first sums of children that know a third of the
facts. Each child's figures are a line of ``FOLDER/<what>.jsonl`` as soon as it is done; a child that has its
line is not simulated again, so an interrupted run goes on where it was. Delete the folder after a change of
the program. The children's files lie in memory where there is such a folder, and are written as JSON, which
is YAML as well and takes a tenth of the time.
"""

import argparse
import json
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from typing import Any, Final
from unittest.mock import patch

from settebello import datafile
from settebello.datafile import yaml_writer
from tests.learning import whole_days
from tests.learning.measuring import CONDITIONS, Condition
from tests.learning.simulated_children import PartlyKnowingChild
from tests.learning.whole_days import EARLY, WholeDays

MONTH: Final = 30
AGES: Final = ("5-6", "7-8", "9+")
FIRST_DAYS: Final = 3
"""Days that have the first sums for certain."""
DRAWS: Final = 2000
"""Samples of children with repetition, from which the intervals come."""

Figures = dict[str, Any]
Way = Callable[[Path], Figures]


def months(children: int) -> Iterator[tuple[str, Way]]:
    """Children of three ages and eight conditions, a month each."""
    for seed in range(children):
        condition, age = CONDITIONS[seed % len(CONDITIONS)], AGES[seed % len(AGES)]

        def month(
            folder: Path, seed: int = seed, condition: Condition = condition, age: str = age
        ) -> Figures:
            found = whole_days.month(condition, seed, folder, age=age, days=MONTH)
            return {"condition": str(condition), "age": age, **asdict(found)}

        yield str(seed), month


def masteries(row: int) -> Iterator[tuple[str, Way]]:
    """Children of each condition until mastery; one of each first, so that a part of a run says something."""
    for seed in range(row):
        for condition in CONDITIONS:

            def mastery(folder: Path, seed: int = seed, condition: Condition = condition) -> Figures:
                return {"condition": str(condition), **asdict(whole_days.mastery(condition, seed, folder))}

            yield f"{condition} {seed}", mastery


def firsts(children: int) -> Iterator[tuple[str, Way]]:
    """Children that know every third fact, of three ages and both ranges of sums."""
    for seed in range(children):
        for largest in (10, 15):
            age = AGES[seed % len(AGES)]

            def first(folder: Path, seed: int = seed, largest: int = largest, age: str = age) -> Figures:
                child = Condition(PartlyKnowingChild, largest, 0.0).made(seed)
                pupil = WholeDays(child, folder, seed, age=age, largest=largest)
                whole, unaided = pupil.practise(FIRST_DAYS).early
                return {"age": age, "largest": largest, "first": whole, "unaided": unaided}

            yield f"{largest} {seed}", first


def all_of(file: Path, ways: Iterator[tuple[str, Way]]) -> list[Figures]:
    """The figures of every child; those that are not in the file yet are simulated and added to it."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    done: dict[str, Figures] = {one["child"]: one for one in map(json.loads, lines)}
    memory = Path("/dev/shm")  # noqa: S108 - a disk is waited for with every task
    found = []
    for name, way in ways:
        if name not in done:
            with (
                tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder,
                patch.object(datafile, "dump", as_json),
            ):
                done[name] = {"child": name, **way(Path(folder))}
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(done[name]) + "\n")
            _say(json.dumps(done[name]))
        found.append(done[name])
    return found


def as_json(mapping: Mapping[str, Any]) -> str:
    """The text of a file of data."""
    return json.dumps(yaml_writer._plain(mapping), ensure_ascii=False)  # noqa: SLF001 - its checks stay


def tell_months(found: list[Figures]) -> None:
    """The worst day of all children."""
    least = {"sums": min(one["sums"] for one in found)}
    most = {
        name: max(one[name] for one in found)
        for name in ("first_sum", "first_game", "others", "running", "tens", "same_tens", "cut")
    }
    _say(f"{len(found)} children, {MONTH} days: at least {least}, at most {most}")
    for name in ("sums", "others", "running", "bought"):
        values = sorted(one[name] for one in found)
        _say(f"{name} by children: { {value: values.count(value) for value in sorted(set(values))} }")
    success = [one["success"] for one in found]
    _say(f"first {EARLY} sums {mean(success):.3f} {interval(success)}, worst child {min(success):.2f}")


def tell_masteries(found: list[Figures]) -> None:
    """A row for each condition, with the interval of its ratio; then the mean of the rows."""
    _say("          tasks drill  ratio 95 %          of each   days first, worst  not drill-not bought cut")
    rng, rows, draws = Random(1), [], []
    for condition in map(str, CONDITIONS):
        own = [one for one in found if one["condition"] == condition]
        samples = [ratio(rng.choices(own, k=len(own))) for _ in range(DRAWS)]
        rows.append(ratio(own))
        draws.append(samples)
        first = [one["first"] for one in own]
        stopped = sum(not one["mastered"] for one in own)
        _say(
            f"{condition:9} {mean(one['tasks'] for one in own):5.0f} {mean(one['drill'] for one in own):5.0f}"
            f"  {rows[-1]:.3f} {bounds(samples)}  {mean(one['tasks'] / one['drill'] for one in own):.3f}"
            f"   {mean(one['days'] for one in own):5.1f} {mean(first):.3f} {min(first):.2f}  {stopped}"
            f" of {len(own)}  {sum(one['bought'] for one in own)} {sum(one['cut'] for one in own)}"
        )
    means = [mean(column) for column in zip(*draws, strict=True)]
    _say(f"mean {mean(rows):.3f} {bounds(means)}, from {min(rows):.3f} to {max(rows):.3f}")


def tell_firsts(found: list[Figures]) -> None:
    """Success by range and age."""
    for largest in (10, 15):
        for age in AGES:
            own = [one for one in found if (one["largest"], one["age"]) == (largest, age)]
            whole, unaided = ([one[name] for one in own] for name in ("first", "unaided"))
            _say(
                f"to {largest}, {age}: {len(own)} children, first {EARLY} sums {mean(whole):.3f}"
                f" {interval(whole)}, worst child {min(whole):.2f}; not shown {mean(unaided):.3f}"
                f" {interval(unaided)}"
            )


def ratio(found: list[Figures]) -> float:
    """All tasks as a part of all of drill's."""
    return float(sum(one["tasks"] for one in found) / sum(one["drill"] for one in found))


def interval(values: list[float]) -> str:
    """The 95 % interval of the mean."""
    rng = Random(1)
    return bounds([mean(rng.choices(values, k=len(values))) for _ in range(DRAWS)])


def bounds(samples: list[float]) -> str:
    """What 95 % of some samples lie between."""
    cuts = quantiles(samples, n=40)
    return f"({cuts[0]:.3f} to {cuts[-1]:.3f})"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("what", nargs="*", default=["month", "first", "mastery"])
    parser.add_argument("--children", type=int, default=100)
    parser.add_argument("--row", type=int, default=13, help="children a condition until mastery")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    if "month" in given.what:
        tell_months(all_of(given.folder / "month.jsonl", months(given.children)))
    if "first" in given.what:
        tell_firsts(all_of(given.folder / "first.jsonl", firsts(given.children)))
    if "mastery" in given.what:
        tell_masteries(all_of(given.folder / "mastery.jsonl", masteries(given.row)))


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - a measurement is there to be read


if __name__ == "__main__":
    main()
