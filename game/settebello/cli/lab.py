"""The commands of the laboratory: let players meet, and say what came of it."""

import argparse
import json
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from settebello import resources
from settebello.cli.rules import setting
from settebello.engine import Ruleset
from settebello.rulebook import BadOverride, Rulebook
from settebello.storage.files import write_text

if TYPE_CHECKING:
    from settebello.lab import Entrants, Watch

USUAL_DEALS = 400
INTERRUPTED = 130


def add_lab(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Tell the parser about the commands that begin with ``lab``."""
    lab = commands.add_parser("lab", help="measure how strong players are")
    what = lab.add_subparsers(dest="what", required=True, metavar="match")
    common = _common()
    match = what.add_parser(
        "match", parents=[common, _game()], help="two players, over the same decks from every side"
    )
    for name in ("first", "second"):
        match.add_argument(
            name,
            metavar="PLAYER",
            help="the id of an opponent, or random, greedy, program:COMMAND"
            if name == "first"
            else "as the first",
        )
    match.add_argument(
        "--json", type=Path, metavar="FILE", help="write everything, deck by deck, into this file"
    )


def _common() -> argparse.ArgumentParser:
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument(
        "--deals", type=_count, default=USUAL_DEALS, metavar="N", help=f"how many decks ({USUAL_DEALS})"
    )
    common.add_argument("--seed", type=int, default=1, metavar="N", help="other cards for another number (1)")
    common.add_argument(
        "--jobs",
        type=_count,
        default=os.cpu_count() or 1,
        metavar="N",
        help="how many processes (one a core)",
    )
    common.add_argument(
        "--patience",
        type=_seconds,
        default=60.0,
        metavar="SECONDS",
        help="how long a program may think about a move (60)",
    )
    return common


def _game() -> argparse.ArgumentParser:
    """What names a game, with rules changed."""
    game = argparse.ArgumentParser(add_help=False)
    game.add_argument("--ruleset", default="scopa", metavar="ID", help="the variant (scopa; see: rules list)")
    game.add_argument(
        "--players", type=int, metavar="N", help="how many play (the fewest that the rules allow)"
    )
    game.add_argument(
        "--rules",
        nargs="+",
        default=[],
        action="extend",
        dest="changes",
        metavar="KEY=VALUE",
        help="with rules changed, such as match.target=21",
    )
    return game


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not 1 or more")
    return number


def _seconds(text: str) -> float:
    number = float(text)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a time")
    return number


def measure(parsed: argparse.Namespace, rulebook: Rulebook) -> int:
    """Do what a command of the laboratory says; the exit status."""
    from settebello.lab import LabError

    try:
        return _match(parsed, rulebook)
    except (LabError, BadOverride, ValueError) as error:
        print(error, file=sys.stderr)
    except OSError as error:
        print(f"this cannot be written: {error}", file=sys.stderr)
    return 1


def _match(parsed: argparse.Namespace, rulebook: Rulebook) -> int:
    from settebello.lab import Setup, meet, side_by_side
    from settebello.lab.report import Machine, match_json, match_text

    ruleset, players = _rules_of(parsed, rulebook)
    setup = Setup(
        ruleset=ruleset,
        players=players,
        first=parsed.first,
        second=parsed.second,
        seed=parsed.seed,
        entrants=_entrants(parsed),
        clock=time.perf_counter,
        seating=side_by_side(ruleset, players),
    )
    meeting = meet(setup, parsed.deals, parsed.jobs, _watch())
    machine = Machine(parsed.jobs)
    print(match_text(setup, meeting.decks, machine))
    if parsed.json:
        write_text(parsed.json, json.dumps(match_json(setup, meeting.decks, machine), indent=1) + "\n")
    return INTERRUPTED if meeting.interrupted else 0


def _rules_of(parsed: argparse.Namespace, rulebook: Rulebook) -> tuple[Ruleset, int]:
    """The rules asked for and the number of players; ValueError for a number that the rules do not allow."""
    changes = dict(setting(text, "--rules") for text in parsed.changes)
    ruleset = rulebook.ruleset(parsed.ruleset, changes)
    return ruleset, player_count(ruleset, parsed.players)


def player_count(ruleset: Ruleset, wanted: int | None) -> int:
    """How many play; ValueError for a number that the rules do not allow."""
    counts = ruleset.players.counts
    if wanted is None:
        return min(counts)
    if wanted not in counts:
        raise ValueError(f"{ruleset.id} is for {', '.join(map(str, counts))} players, not for {wanted}")
    return wanted


def _entrants(parsed: argparse.Namespace) -> "Entrants":
    from settebello.lab import Entrants

    return Entrants((str(resources.assets() / "opponents"),), parsed.patience)


def _watch() -> "Watch":
    from settebello.lab import Watch

    return Watch(lambda line: print(line, file=sys.stderr, flush=True), time.monotonic)
