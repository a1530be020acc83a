#!/usr/bin/env python3
"""Plays the same games with several Pythons, compares the moves, and prints how fast each played.

    python3 packaging/wheel_games.py PURE/bin/python NATIVE/bin/python

In each of these environments a wheel is installed, of the same version of the program. They play the deal of
one day in every variant with the level *maestro*, and in three with *campione*, which looks at 800 deals a
decision in both. Ends with 1 if a move or a score is another. Only the standard library is needed.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

PLAYED = """
import hashlib, json, sys, time
from datetime import date
from settebello import __version__, resources
from settebello.ai import Levels
from settebello.coach.duplicate.daily import deal_of_the_day
from settebello.coach.duplicate.playout import SteadyPlayers, decided_by, record_played
from settebello.engine import Seat
from settebello.engine.kernel import is_compiled
from settebello.notation import print_record
from settebello.rulebook import Rulebook

book = Rulebook([resources.rules()])
players = SteadyPlayers(Levels.load([resources.assets() / "opponents"]))
asked = [(name, "maestro") for name in book.ids()]
asked += [(name, "campione") for name in ("scopa", "scopone_scientifico", "scopa_quindici")]
digests, seconds = {}, {"maestro": 0.0, "campione": 0.0}
for name, level in asked:
    record = deal_of_the_day(book.ruleset(name), date(2026, 1, 1))
    seats = {Seat(seat): level for seat in range(len(record.seats))}
    begun = time.process_time()
    played = record_played(record, decided_by(players, seats, "wheel"))
    seconds[level] += time.process_time() - begun
    digests[f"{name} {level}"] = hashlib.sha256(print_record(played).encode()).hexdigest()
print(json.dumps({"version": __version__, "compiled": is_compiled(), "digests": digests, "seconds": seconds}))
"""


def played(python: Path) -> dict[str, Any]:
    """Return what a Python's program has played; raises CalledProcessError."""
    # Not in the checkout, whose program would be found first.
    done = subprocess.run([python, "-I", "-c", PLAYED], capture_output=True, text=True, check=True, cwd="/")
    return dict(json.loads(done.stdout))


def main() -> int:
    """Play with all, compare, and print a table; return the exit status."""
    parser = argparse.ArgumentParser(description="Play the same games with several Pythons.")
    parser.add_argument("pythons", nargs="+", type=Path, metavar="PYTHON")
    pythons = [path.absolute() for path in parser.parse_args().pythons]
    found = [played(python) for python in pythons]
    for python, one in zip(pythons, found, strict=True):
        core = "compiled" if one["compiled"] else "interpreted"
        times = ", ".join(f"{level} {seconds:.2f} s" for level, seconds in one["seconds"].items())
        print(
            f"{python}: {one['version']}, core {core}, {len(one['digests'])} deals; processor time: {times}"
        )
    first = found[0]["digests"]
    other = sorted({name for one in found for name in first if one["digests"].get(name) != first[name]})
    print(f"other moves: {', '.join(other)}" if other else "every move and every score is the same")
    return 1 if other else 0


if __name__ == "__main__":
    sys.exit(main())
