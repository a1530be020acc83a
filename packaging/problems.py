"""Make the shipped problems: ``problems.py [GAME:PLAYERS:DEALS ...] [--jobs N]``.

Plays deals, keeps the positions in which exactly one move is right in every world, and writes the most
instructive ones to ``assets/problems/GAME.yaml``. The numbers of the deals decide all chance, so the same
numbers give the same files, whatever the number of processes. Needs a compiled core; without arguments it
makes all files, which takes about an hour.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path

from settebello import resources
from settebello.ai import Levels
from settebello.ai.levels import Group
from settebello.datafile import dump
from settebello.engine import kernel
from settebello.problems.generator import Company, Found, chosen, problems_in
from settebello.problems.problem_file import VERSION, entry_of
from settebello.rulebook import Rulebook

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

PLAYERS = ("novizio", "amico", "esperto")
"""The levels that play some of the deals; the network plays the others."""

Task = tuple[str, int, int]


@cache
def company() -> Company:
    """Return the players and the levels, made once in each process."""
    levels = Levels.load([resources.assets() / "opponents"]).of(Group.LEVEL)
    asked = {level.id: level.player() for level in levels}
    return Company({name: asked[name] for name in PLAYERS}, asked)


@cache
def book() -> Rulebook:
    """Return the shipped rules, read once in each process."""
    return Rulebook([resources.rules()])


def played(task: Task) -> list[Found]:
    """Return the problems of one deal."""
    game, players, number = task
    return list(problems_in(book().ruleset(game), players, number, company()))


def found_in(tasks: list[Task], jobs: int) -> Iterator[list[Found]]:
    """Play the deals in so many processes, in their order."""
    if jobs == 1:
        yield from map(played, tasks)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(played, tasks, chunksize=8)


def make(source: str, jobs: int) -> None:
    """Make the file of one game."""
    parts = [(game, int(players), int(deals)) for game, players, deals in _split(source)]
    found: list[Found] = []
    for game, players, deals in parts:
        tasks = [(game, players, number) for number in range(deals)]
        for number, some in enumerate(found_in(tasks, jobs), 1):
            found += some
            if number % 100 == 0:
                print(f"{game} {players}: {number} of {deals} deals, {len(found)} problems", flush=True)
    problems = [one.problem for one in chosen(found, EACH)]
    FOLDER.mkdir(exist_ok=True)
    text = dump({"format": VERSION, "problems": [entry_of(problem) for problem in problems]})
    (FOLDER / f"{parts[0][0]}.yaml").write_text(HEAD.format(source=source) + text, encoding="utf-8")
    print(f"{parts[0][0]}: {len(problems)} of {len(found)} problems", flush=True)


def _split(source: str) -> Iterator[list[str]]:
    return (part.split(":") for part in source.split())


def main(arguments: Iterable[str]) -> int:
    """Make the files asked for; the exit status."""
    parser = argparse.ArgumentParser(description="Make the shipped problems.")
    parser.add_argument("sources", nargs="*", default=GAMES, metavar="GAME:PLAYERS:DEALS")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(list(arguments))
    if not kernel.is_compiled():
        print("The core is not compiled: proofs would take days.", file=sys.stderr)
        return 1
    for source in asked.sources:
        make(source, asked.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
