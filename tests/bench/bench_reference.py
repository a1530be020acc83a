"""The compiled kernel beside C written by hand: ``pytest -m bench tests/bench/bench_reference.py``.

Each round measures both one after the other and compares their checksums; the ratios are medians of the
rounds. The reference is compiled twice: with ``-O3`` alone, and with the core's flags.
"""

import sys
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import pytest
from core_builder import FLAGS

from settebello import resources
from settebello.engine import kernel
from settebello.engine.tables import compiled
from tests.bench.reference import GAMES, Reference, tables_of
from tests.engine.native_player import shipped
from tests.native import needs_compiler

ROUNDS = 9
DEALS = 12_000
EXPORTED = "-fvisibility=default"


def timed(work: Callable[..., Any], *arguments: object) -> tuple[float, Any]:
    """Seconds of CPU time that a call takes, and what it answers."""
    start = process_time()
    answer = work(*arguments)
    return process_time() - start, answer


def ratios(rules: kernel.Rules, references: tuple[Reference, ...]) -> list[float]:
    """The kernel's speed as a part of each reference's: quick deals, then deals with every move."""
    tables = tables_of(rules)
    found: dict[int, list[float]] = defaultdict(list)
    for seed in range(1, ROUNDS + 1):
        quick, checksum = timed(kernel.run_playouts, rules, DEALS, seed)
        full, sums = timed(kernel.run_full, rules, DEALS // 4, seed)
        for k, reference in enumerate(references):
            seconds, answer = timed(reference.playouts, tables, DEALS, seed)
            assert answer == checksum
            found[k].append(seconds / quick)
            seconds, answer = timed(reference.full, tables, DEALS // 4, seed)
            assert answer == sums
            found[len(references) + k].append(seconds / full)
    return [median(found[k]) for k in sorted(found)]


@pytest.mark.bench
@needs_compiler
@pytest.mark.skipif(not kernel.is_compiled(), reason="the kernel runs interpreted")
def test_measure_the_kernel_beside_c(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    references = Reference(tmp_path), Reference(tmp_path, [*FLAGS, EXPORTED])
    games = {name: compiled(ruleset, n) for name, ruleset, n in shipped(resources.rules()) if name in GAMES}
    lines = [
        "\n| game | quick | quick, same flags | every move | every move, same flags |",
        "|---|---|---|---|---|",
    ]
    for name in GAMES:
        cells = " | ".join(f"{ratio:.2f}" for ratio in ratios(games[name], references))
        lines.append(f"| {name} | {cells} |")
    with capsys.disabled():
        sys.stdout.writelines(f"{line}\n" for line in lines)
