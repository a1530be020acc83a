"""How fast the faces are: ``pytest -m bench tests/bench/bench_engine.py``. Results stand in RESULTS.md."""

import sys
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from random import Random

import pytest

from settebello import resources
from settebello.engine import Match, Phase, Position, Ruleset, Seat
from settebello.engine.kernel import is_compiled
from settebello.rulebook import Rulebook
from tests.bench.baseline import STEPS, compared

GAMES = (("scopa", 2), ("scopa", 4), ("scopone_scientifico", 4), ("escoba", 4), ("cirulla", 2))


def start(ruleset: Ruleset, players: int) -> Position:
    """The same deal every time."""
    match = Match.start(ruleset, players, Seat(0)).deal_next(Random(5))[0].match
    assert match.position is not None
    return match.position


def line_of_play(position: Position) -> list[Position]:
    """The positions of one random deal."""
    rng = Random(6)
    found = []
    while not position.over:
        found.append(position)
        position = position.play(rng.choice(position.legal_moves())).position
    return found


def list_moves(line: list[Position]) -> None:
    """Every legal move of every position."""
    for position in line:
        position.legal_moves()


def play_first(line: list[Position]) -> None:
    """One move in every position, known beforehand."""
    for position, after in pairwise(line):
        position.play(after.history[-1])


def whole_match(ruleset: Ruleset, players: int) -> int:
    """A random match; the number of its moves."""
    rng = Random(9)
    match = Match.start(ruleset, players, Seat(0))
    moves = 0
    while match.phase is not Phase.MATCH_OVER:
        if match.phase is Phase.TO_DEAL:
            match = match.deal_next(rng)[0].match
        assert match.position is not None
        match = match.play(rng.choice(match.position.legal_moves())).match
        moves += 1
    return moves


def row(what: str, count: int, work: Callable[[], object]) -> str:
    """One line of the table."""
    took, ratio = compared(work)
    return f"| {what} | {count / took:,.0f} | {took / count * 1e6:,.1f} | {count / ratio:,.0f} |\n"


@pytest.mark.bench
def test_measure_the_engine(capsys: pytest.CaptureFixture[str]) -> None:
    kind = "compiled" if is_compiled() else "interpreted"
    lines = [
        f"\ncore {kind}, Python {sys.version.split()[0]}\n\n",
        f"| what | a second | microseconds each | in the time of {STEPS:,} baseline steps |\n",
        "|---|---|---|---|\n",
    ]
    rulebook = Rulebook([resources.rules()])
    for name, players in GAMES:
        game = f"{name}, {players} players"
        line = line_of_play(start(rulebook.variant(name).ruleset, players))
        lines.append(row(f"Position.legal_moves, {game}", len(line), partial(list_moves, line)))
        lines.append(row(f"Position.play, {game}", len(line) - 1, partial(play_first, line)))
    match = partial(whole_match, rulebook.variant("scopa").ruleset, 2)
    lines.append(row("moves of a random match, scopa, 2 players", match(), match))
    with capsys.disabled():
        sys.stdout.writelines(lines)
