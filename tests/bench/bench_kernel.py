"""How fast the kernel plays every game in both modes: ``pytest -m bench tests/bench/bench_kernel.py``.

Prints; what is worth keeping is put into RESULTS.md by hand.
"""

import json
import platform
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from settebello import resources
from tests.native import GAME, ROOT, compiled_copy, environment, needs_compiler

ROUNDS = 7
MODES = ("interpreted", "compiled")
FIGURES = ("quick deals", "deals with every move", "moves")
WATCHED = "scopone_scientifico for 4"

Speeds = Mapping[str, Mapping[str, tuple[float, ...]]]
"""By mode and game, the three figures."""


def one_round(game: Path) -> dict[str, Any]:
    """What one run of the measuring program tells."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.kernel_speed", str(resources.rules())],
        cwd=ROOT,
        env=environment(game),
        check=True,
        capture_output=True,
        text=True,
    )
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def measure(games: Mapping[str, Path]) -> tuple[Speeds, float]:
    """Medians of rounds taken in turn, and those of the baseline."""
    rounds: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for _ in range(ROUNDS):
        for mode, game in games.items():
            told = one_round(game)
            assert told["compiled"] == (mode == "compiled")
            rounds[mode].append(told)
    speeds = {
        mode: {
            name: tuple(
                median(values) for values in zip(*(each["speeds"][name] for each in told), strict=True)
            )
            for name in told[0]["speeds"]
        }
        for mode, told in rounds.items()
    }
    return speeds, median(each["baseline"] for told in rounds.values() for each in told)


def report(speeds: Speeds, baseline: float) -> Iterator[str]:
    """The lines of the tables."""
    yield f"\nPython {platform.python_version()}, {platform.machine()}; baseline {baseline:.1f} a second\n"
    columns = [f"{figure}, {mode}" for figure in FIGURES for mode in MODES]
    yield "| game | " + " | ".join(columns) + " | quick, ratio | every move, ratio |"
    yield "|---" * (len(columns) + 3) + "|"
    plain, native = (speeds[mode] for mode in MODES)
    for name in sorted(plain, key=lambda name: plain[name][0]):
        pairs = list(zip(plain[name], native[name], strict=True))
        cells = [f"{value:,.0f}" for pair in pairs for value in pair]
        ratios = [f"{fast / slow:.1f}" for slow, fast in pairs[:2]]
        yield f"| {name} | " + " | ".join(cells + ratios) + " |"
    yield ""
    for mode in MODES:
        for place, figure in enumerate(FIGURES):
            by_speed = sorted(speeds[mode], key=lambda name: speeds[mode][name][place])
            first, last = by_speed[0], by_speed[-1]
            factor = speeds[mode][last][place] / speeds[mode][first][place]
            yield f"{figure}, {mode}: fastest ({last}) / slowest ({first}) = {factor:.2f}"
    gains = [native[name][0] / plain[name][0] for name in plain]
    yield f"compiled / interpreted, quick: least {min(gains):.1f}, median {median(gains):.1f}"
    slow, fast = plain[WATCHED][0], native[WATCHED][0]
    yield f"{WATCHED}: {slow:,.0f} interpreted, {fast:,.0f} compiled, {fast / slow:.1f} times"


@pytest.mark.bench
@needs_compiler
def test_measure_every_game_in_both_modes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    speeds, baseline = measure({"interpreted": GAME, "compiled": compiled_copy(tmp_path)})
    with capsys.disabled():
        sys.stdout.writelines(f"{line}\n" for line in report(speeds, baseline))
