"""Make the shipped problems: ``problems.py [GAME:PLAYERS:DEALS ...] [options]``; ``--help`` lists them.

Plays deals, keeps the positions in which exactly one move is right in every world, and writes the most
instructive ones to ``assets/problems/GAME.yaml``. The numbers of the deals decide all chance, so the same
numbers give the same files, in one process, in several or on a cluster of Dask. Needs a compiled core;
without arguments it makes all files, which takes about an hour. With ``--keep`` it continues after an
interruption.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

from problem_journal import ProblemJournal

from settebello.cli.executors import spread_here
from settebello.cli.long_work import LongWork
from settebello.datafile import dump
from settebello.engine import kernel
from settebello.lab import LabError, Spread
from settebello.lab.spread import carried_out
from settebello.problems.deal_batches import problems_of
from settebello.problems.generator import Found, chosen
from settebello.problems.problem_file import VERSION, entry_of

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "problems"
HEAD = "# yaml-language-server: $schema=schema.json\n# Made by packaging/problems.py from {source}.\n"

GAMES = (
    "scopa:2:2500 scopa:4:1500",
    "scopone:4:3000",
    "scopone_scientifico:4:3000",
    "escoba:2:1500 escoba:4:1500",
    "cirulla:2:1000",
    "scopa_assi:2:1200 scopa_assi:4:1500",
    "asso_pigliatutto:4:2000",
    "napola:2:1200 napola:4:1500",
    "cicera:4:1500",
    "scopa_a_perdere:2:800 scopa_a_perdere:4:1000",
)
"""For each file the games with their numbers of players and of deals."""

EACH = 42
"""Problems in a file."""

BATCH = 8
"""Deals that are carried out together."""


def found_in(
    game: str, players: int, deals: int, spread: Spread | None = None, keep: Path | None = None
) -> list[list[Found]]:
    """Return the problems of each deal, in the order of the deals.

    With `keep`, deals that are done are read from that folder and new ones are saved there. Raises LabError
    if a deal always fails, and OSError if it cannot be saved.
    """
    work = LongWork(deals, f"deals of {game}, {players} players")
    journal = None if keep is None else ProblemJournal(keep, game, players)
    found = (
        {} if journal is None else {number: some for number, some in journal.kept.items() if number < deals}
    )
    for _ in found:
        work.step()
    missing = [number for number in range(deals) if number not in found]
    for numbers, some in _played(partial(problems_of, game, players), missing, spread):
        found |= dict(zip(numbers, some, strict=True))
        if journal is not None:
            journal.add(numbers, some)
        for _ in numbers:
            work.step()
    return [found[number] for number in sorted(found)]


def _played(
    play: Callable[[tuple[int, ...]], list[list[Found]]], numbers: Sequence[int], spread: Spread | None
) -> Iterator[tuple[tuple[int, ...], Sequence[list[Found]]]]:
    """Yield batches of deals with their problems, as they are done."""
    if spread is None:
        yield from (((number,), play((number,))) for number in numbers)
    else:
        yield from carried_out(play, numbers, spread, "deal", BATCH)


def make(source: str, spread: Spread | None, keep: Path | None) -> tuple[str, int, int]:
    """Make the file of one game; return its name, the problems taken and those found."""
    parts = [(game, int(players), int(deals)) for game, players, deals in _split(source)]
    found = [one for part in parts for some in found_in(*part, spread, keep) for one in some]
    problems = [one.problem for one in chosen(found, EACH)]
    FOLDER.mkdir(exist_ok=True)
    text = dump({"format": VERSION, "problems": [entry_of(problem) for problem in problems]})
    name = parts[0][0]
    (FOLDER / f"{name}.yaml").write_text(HEAD.format(source=source) + text, encoding="utf-8")
    return name, len(problems), len(found)


def _split(source: str) -> Iterator[list[str]]:
    return (part.split(":") for part in source.split())


def main(arguments: Iterable[str]) -> int:
    """Make the files asked for; the exit status."""
    parser = argparse.ArgumentParser(description="Make the shipped problems.")
    parser.add_argument("sources", nargs="*", default=GAMES, metavar="GAME:PLAYERS:DEALS")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes (default: 1)")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on a cluster of Dask instead")
    parser.add_argument(
        "--keep", type=Path, metavar="FOLDER", help="save the deals that are done, and continue with them"
    )
    parser.add_argument("--json", action="store_true", help="print the counts as JSON, for other programs")
    asked = parser.parse_args(list(arguments))
    if not kernel.is_compiled():
        print("The core is not compiled: proofs would take days.", file=sys.stderr)
        return 1
    made = []
    try:
        with spread_here(asked.dask, asked.jobs) as spread:
            for source in asked.sources:
                made.append(make(source, spread, asked.keep))
                if not asked.json:
                    print("{}: {} of {} problems".format(*made[-1]), flush=True)
    except (LabError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    if asked.json:
        print(json.dumps([{"game": name, "taken": taken, "found": found} for name, taken, found in made]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
