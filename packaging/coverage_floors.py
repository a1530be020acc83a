"""Print how much of each floor of the program the measured tests ran, from coverage's JSON report.

    .venv/bin/coverage json -o report.json && .venv/bin/python packaging/coverage_floors.py report.json

`packaging/run.py coverage` does both. The floors are those of the import contracts, the lowest first; the
floor `ui` has a line for each of its rooms. What ran in processes that the tests start is not counted.
"""

import json
import sys
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any, Self

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "settebello"
WITH_ROOMS = "ui"


@dataclass(frozen=True)
class Figures:
    """Sums over modules: statements (`lines`) and branches, and how many of each were run."""

    modules: int = 0
    lines: int = 0
    lines_run: int = 0
    branches: int = 0
    branches_run: int = 0

    @classmethod
    def of(cls, summary: Mapping[str, Any]) -> Self:
        """Return the figures of one module from its summary in a report with branches."""
        return cls(
            1,
            summary["num_statements"],
            summary["covered_lines"],
            summary["num_branches"],
            summary["covered_branches"],
        )

    def __add__(self, other: "Figures") -> "Figures":
        return Figures(
            self.modules + other.modules,
            self.lines + other.lines,
            self.lines_run + other.lines_run,
            self.branches + other.branches,
            self.branches_run + other.branches_run,
        )

    @property
    def share(self) -> float:
        """Percent of lines and branches together that were run; 100 where there are none."""
        whole = self.lines + self.branches
        return 100 * (self.lines_run + self.branches_run) / whole if whole else 100.0


def floors(root: Path = ROOT) -> tuple[str, ...]:
    """Return the floors in the import contract of the whole program, the lowest first."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    (layers,) = (
        contract["layers"]
        for contract in project["tool"]["importlinter"]["contracts"]
        if contract.get("containers") == [PACKAGE]
    )
    return tuple(name.strip() for layer in reversed(layers) for name in layer.split("|"))


def floor_of(path: str) -> str:
    """Return the floor of a module's file, for the windows also the room; "" for the package itself."""
    parts = PurePosixPath(path.replace("\\", "/")).with_suffix("").parts
    inside = parts[parts.index(PACKAGE) + 1 :]
    if inside[0] == WITH_ROOMS and len(inside) > 2:
        return f"{inside[0]}/{inside[1]}"
    return "" if inside[0] == "__init__" else inside[0]


def by_floor(report: Mapping[str, Any], order: Iterable[str]) -> dict[str, Figures]:
    """Return the figures of a report by floor in the order given, those it does not name at the end."""
    found: dict[str, Figures] = {}
    for path, module in report["files"].items():
        floor = floor_of(path)
        found[floor] = found.get(floor, Figures()) + Figures.of(module["summary"])
    places = {name: place for place, name in enumerate(order)}

    def place(floor: str) -> tuple[int, str]:
        return places.get(floor.partition("/")[0], len(places)), floor

    return {floor: found[floor] for floor in sorted(found, key=place)}


def table(figures: Mapping[str, Figures]) -> str:
    """Return the figures as lines of text with their sum."""
    rows = [*((name or PACKAGE, each) for name, each in figures.items())]
    rows.append(("all", sum(figures.values(), Figures())))
    lines = [f"{'floor':<14}{'modules':>8}{'lines':>8}{'not run':>8}{'branches':>9}{'not run':>8}{'run':>8}"]
    lines += [
        f"{name:<14}{each.modules:>8}{each.lines:>8}{each.lines - each.lines_run:>8}"
        f"{each.branches:>9}{each.branches - each.branches_run:>8}{each.share:>7.1f}%"
        for name, each in rows
    ]
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """Print the table of a report; the exit status."""
    if len(arguments) != 1:
        print("usage: coverage_floors.py REPORT.json", file=sys.stderr)
        return 2
    report = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
    if not report["meta"]["branch_coverage"]:
        print("the report has no branches: run coverage with --branch", file=sys.stderr)
        return 1
    print(table(by_floor(report, floors())))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
