"""The command ``statistics``: what a player's matches add up to, as text, JSON or a picture."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from settebello.cli.command_help import add_command
from settebello.cli.long_work import LongWork
from settebello.cli.terminal import tell
from settebello.rulebook import Rulebook
from settebello.storage.places import Places
from settebello.storage.profiles import Profiles
from settebello.storage.saves import Saves

FORMAT = 1
STEPS = 100
"""Steps in which the progress of reading is told."""


def add_statistics(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = add_command(
        commands,
        "statistics",
        "say what a player's matches add up to",
        "settebello statistics",
        "settebello statistics --player Anna --json",
        "settebello statistics --plot course.svg",
        more="The same matches count as on the page Statistics.",
    )
    parser.add_argument(
        "--player", dest="player", metavar="NAME", help="the player (default: the one who played last)"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON, for other programs")
    parser.add_argument(
        "--plot",
        type=Path,
        metavar="FILE",
        help="draw the course over all matches into this file (.svg or .png; needs the extra plots)",
    )


def run_statistics(parsed: argparse.Namespace, places: Places, rulebook: Rulebook) -> int:
    """Print the statistics; return the exit status. A picture that cannot be drawn is told."""
    from settebello.lab.faults import LabError

    profiles = Profiles(places)
    profile = profiles.present() if parsed.player is None else profiles.get(parsed.player)
    if profile is None:
        names = ", ".join(one.name or one.id for one in profiles.all())
        tell(f"{parsed.player!r} is not one of {names}", file=sys.stderr)
        return 1
    data = statistics_data(profile.places, rulebook)
    if parsed.plot:
        from settebello.lab.plots import plot

        try:
            plot(data, parsed.plot)
        except (LabError, OSError) as error:
            tell(error, file=sys.stderr)
            return 1
    tell(json.dumps(data) if parsed.json else "\n".join(_lines(data)))
    return 0


def statistics_data(places: Places, rulebook: Rulebook) -> dict[str, Any]:
    """Return the totals of the matches that count, and each of them, oldest first, as plain JSON values."""
    from settebello.session import Chronicle, counted, side_of, tally_of

    chronicle = Chronicle(Saves(places.matches), rulebook.ruleset)
    work, told = LongWork(STEPS, "percent of the matches"), 0
    for part in chronicle.read():
        while told < int(part * STEPS):
            told += 1
            work.step()
    matches = counted(chronicle.summaries)
    tally = tally_of(matches)
    return {
        "statistics": FORMAT,
        "played": tally.matches,
        "won": tally.won,
        "deals": tally.deals,
        "points": {"own": tally.own_points, "others": tally.other_points},
        "sweeps": {"own": tally.own_sweeps, "others": tally.other_sweeps},
        "longest_run": tally.longest_run,
        "matches": [
            {
                "ruleset": one.ruleset,
                "opponents": sorted({level for level in one.levels if level is not None}),
                "won": one.winner == side_of(one),
                "advantage": advantage,
            }
            for one, advantage in zip(matches, tally.advantage, strict=True)
        ],
    }


def _lines(data: dict[str, Any]) -> Iterator[str]:
    deals = max(data["deals"], 1)
    yield f"matches played  {data['played']}"
    yield f"matches won     {data['won']}"
    yield f"deals           {data['deals']}"
    for name in ("points", "sweeps"):
        own, others = (data[name][side] / deals for side in ("own", "others"))
        yield f"{name} a deal   {own:.2f}, others {others:.2f}"
    yield f"longest run     {data['longest_run']}"
