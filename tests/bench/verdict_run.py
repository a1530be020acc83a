"""300 decisions of ten games, each analysed with five seeds and by a search of twenty times the size.

``python -m tests.bench.verdict_run FILE``; an interrupted run goes on with the same FILE. A second FILE has
the large searches where the first has none: those of the compiled core, for a run without it. A number after
it is that of the decisions of each game.
"""

import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from settebello.ai.analysis import USUAL, Analyst
from settebello.ai.search.tree_sample import Lead
from settebello.coach.verdict import is_said
from tests.bench.verdicts import Moment, moments
from tests.pilot import shipped

GAMES = [
    ("scopa", 2),
    ("scopone_scientifico", 4),
    ("escoba", 6),
    ("saar_simple", 2),
    ("scopa", 3),
    ("escoba", 2),
    ("scopone", 4),
    ("scopa_quindici", 2),
    ("escoba", 3),
    ("saar_scopone", 4),
]
DECISIONS, EVERY, FIRST = 30, 3, 21
"""Decisions a game, every third of the deals from this seed."""
SEEDS, TIMES = 5, 20
LARGE = "reference"

Line = dict[str, Any]


def run(file: Path, kinds: Iterable[str], decisions: int) -> None:
    """Analyse what the file does not have yet, a line each."""
    done = {_key(line) for line in lines(file)}
    drawn = {game: list(_drawn(game, decisions)) for game in GAMES}
    for number in range(decisions):
        for game, found in drawn.items():
            for kind in kinds:
                if (*game, number, kind) not in done:
                    line = {"game": game[0], "players": game[1], "number": number, "kind": kind}
                    with file.open("a", encoding="utf-8") as end:
                        end.write(json.dumps(line | _analysed(found[number], kind)) + "\n")


def lines(file: Path) -> list[Line]:
    """Return what a file has; nothing if it is missing."""
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def _drawn(game: tuple[str, int], decisions: int) -> Iterator[Moment]:
    return islice(moments(shipped().ruleset(game[0]), game[1], FIRST), 0, decisions * EVERY, EVERY)


def _analysed(moment: Moment, kind: str) -> Line:
    begun = time.process_time()
    seed, deals = (1000, USUAL.usual() * TIMES) if kind == LARGE else (int(kind), None)
    found = Analyst(moment.view, USUAL, seed).analyse(deals)
    moves = [
        (str(one.move), one.points, one.behind and (one.behind.points, one.behind.low, one.behind.high))
        for one in found.moves
    ]
    return {"played": str(moment.played), "cpu": time.process_time() - begun, "moves": moves}


def _key(line: Line) -> tuple[str, int, int, str]:
    return line["game"], line["players"], line["number"], line["kind"]


@dataclass
class Figures:
    """What was counted over the decisions of a game.

    `some`: blamed by some seeds only. `held`: intervals that hold the difference of the large search, of the
    second best move and of every other move.
    """

    decisions: int = 0
    blamed: int = 0
    some: int = 0
    opposite: int = 0
    cpu: float = 0.0
    second: int = 0
    second_held: int = 0
    others: int = 0
    others_held: int = 0


def figures(found: Iterable[Line], large: Iterable[Line]) -> dict[tuple[str, int], Figures]:
    """Count what all seeds of a decision say together."""
    points = {_key(line)[:3]: {move: one for move, one, _ in line["moves"]} for line in large}
    by_decision = defaultdict(list)
    for line in found:
        by_decision[_key(line)[:3]].append(line)
    counted: dict[tuple[str, int], Figures] = defaultdict(Figures)
    for key, seeds in by_decision.items():
        if len(seeds) == SEEDS:
            _count(counted[key[:2]], seeds, points.get(key, {}))
    return counted


def _count(game: Figures, seeds: list[Line], points: dict[str, float]) -> None:
    said, blamed = set(), 0
    for line in seeds:
        (best, *_), *others = line["moves"]
        for place, (move, _, bounds) in enumerate(others):
            if bounds is None:
                continue
            lead = Lead(*bounds)
            if is_said(lead):
                said.add((best, move))
                blamed += move == line["played"]
            if best in points and move in points:
                held = lead.low <= points[best] - points[move] <= lead.high
                game.others, game.others_held = game.others + 1, game.others_held + held
                if place == 0:
                    game.second, game.second_held = game.second + 1, game.second_held + held
    game.decisions += 1
    game.blamed += bool(blamed)
    game.some += 0 < blamed < len(seeds)
    game.opposite += any((worse, better) in said for better, worse in said)
    game.cpu += sum(line["cpu"] for line in seeds) / len(seeds)


def main(arguments: list[str]) -> None:
    """Run what is missing and print a line a game."""
    file = Path(arguments[0])
    large = Path(arguments[1]) if len(arguments) > 1 else file
    decisions = int(arguments[2]) if len(arguments) > 2 else DECISIONS
    kinds = [str(seed) for seed in range(SEEDS)]
    run(file, kinds if large != file else [*kinds, LARGE], decisions)
    found = [line for line in lines(file) if line["kind"] != LARGE]
    for game, one in figures(found, [line for line in lines(large) if line["kind"] == LARGE]).items():
        print(  # noqa: T201 - a measurement is there to be read
            *game, f"{one.decisions} decisions, blamed {one.blamed}, by some seeds only {one.some}, opposite",
            f"{one.opposite}, held {one.second_held} of {one.second} and {one.others_held} of {one.others};",
            f"{one.cpu / one.decisions:.2f} s CPU a decision",
        )  # fmt: skip


if __name__ == "__main__":
    main(sys.argv[1:])
