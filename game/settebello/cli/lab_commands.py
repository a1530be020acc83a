"""The laboratory's commands: play matches between players, and print the results."""

import argparse
import json
import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from settebello import resources
from settebello.cli.rules_commands import setting
from settebello.cli.terminal import tell
from settebello.engine import Ruleset
from settebello.rulebook import BadOverride, Rulebook
from settebello.storage.files import write_text

if TYPE_CHECKING:
    from settebello.lab import Entrants, Ladder, Meeting, Setup, Watch

USUAL_DEALS = 400
LADDER = "scopa,scopone,scopone_scientifico,scopa_quindici"
INTERRUPTED = 130


def add_lab(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command ``lab`` and its subcommands to the parser."""
    lab = commands.add_parser("lab", help="measure how strong players are")
    what = lab.add_subparsers(dest="what", required=True, metavar="match|ladder|style")
    common, game = _common(), _game()
    match = what.add_parser(
        "match", parents=[common, game], help="two players, the same decks from every side"
    )
    match.add_argument(
        "first",
        metavar="PLAYER",
        help="the id of an opponent, or random, greedy, plain:ITERATIONS, program:COMMAND",
    )
    match.add_argument("second", metavar="PLAYER", help="the other player")
    match.add_argument(
        "--json", type=Path, metavar="FILE", help="write everything, deck by deck, into this file"
    )
    ladder = what.add_parser(
        "ladder", parents=[common], help="every level against the one below, in several games"
    )
    ladder.add_argument(
        "--rulesets",
        default=LADDER,
        metavar="ID,ID",
        help=f"the games, with the fewest players, or as ID/PLAYERS ({LADDER})",
    )
    ladder.add_argument("--players", metavar="ID,ID", help="these players, the weakest first (all levels)")
    pairs = ladder.add_mutually_exclusive_group()
    pairs.add_argument(
        "--neighbours", action="store_true", help="each against the one before it (so it is without)"
    )
    pairs.add_argument("--all-pairs", action="store_true", help="each against every one before it")
    ladder.add_argument(
        "--output", type=Path, metavar="FILE", help="write the tables into this file, as Markdown"
    )
    style = what.add_parser("style", parents=[common, game], help="how players play, side by side")
    style.add_argument("first", metavar="PLAYER,PLAYER", help="the players, as for match")
    style.add_argument(
        "--against",
        default="amico",
        metavar="PLAYER",
        dest="second",
        help="who sits in all other seats (amico)",
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
        "--keep",
        type=Path,
        metavar="DIR",
        help="keep the decks played in this folder, and go on from those there",
    )
    common.add_argument(
        "--opponents",
        action="append",
        default=[],
        metavar="DIR",
        help="a folder with more files of opponents; may stand several times",
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
    """Return the options for a game and its changed rules."""
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
    """Run a laboratory command; return the exit status."""
    from settebello.lab import LabError

    commands = {"match": _match, "ladder": _ladder, "style": _style}
    try:
        return commands[parsed.what](parsed, rulebook)
    except (LabError, BadOverride) as error:
        tell(error, file=sys.stderr)
    except OSError as error:
        tell(f"a file cannot be read or written: {error}", file=sys.stderr)
    return 1


def _match(parsed: argparse.Namespace, rulebook: Rulebook) -> int:
    from settebello.lab import side_by_side
    from settebello.lab.report import Machine, match_json, match_text

    setup = _setup(parsed, rulebook)
    setup = replace(setup, seating=side_by_side(setup.ruleset, setup.players))
    meeting = _meet(parsed, setup)
    machine = Machine(parsed.jobs)
    tell(match_text(setup, meeting.decks, machine))
    if parsed.json:
        write_text(parsed.json, json.dumps(match_json(setup, meeting.decks, machine), indent=1) + "\n")
    return INTERRUPTED if meeting.interrupted else 0


def _ladder(parsed: argparse.Namespace, rulebook: Rulebook) -> int:
    ladder = _plan(parsed, rulebook)
    text = ""
    status = 0
    for standings in ladder.climb(parsed.jobs, _watch()):
        text = standings.markdown()
        status = INTERRUPTED if standings.interrupted else 0
        if parsed.output:
            # Write after each meeting, since the next may take an hour.
            write_text(parsed.output, text)
    if not parsed.output:
        tell(text, end="")
    return status


def _plan(parsed: argparse.Namespace, rulebook: Rulebook) -> "Ladder":
    from settebello.ai.levels import Group
    from settebello.lab import LabError, Ladder, LadderGame, all_pairs, neighbours

    entrants = _entrants(parsed)
    levels = [opponent.id for opponent in entrants.levels().of(Group.LEVEL)]
    names = parsed.players.split(",") if parsed.players else levels
    if len(set(names)) < max(2, len(names)):
        raise LabError(f"--players {','.join(names)}: a ladder is of two players or more, each of them once")
    for name in names:
        entrants.check(name)
    games = []
    for game in parsed.rulesets.split(","):
        ruleset_id, slash, players = game.partition("/")
        if slash and not players.isdecimal():
            raise LabError(f"--rulesets {game!r}: write ID or ID/PLAYERS")
        ruleset = rulebook.ruleset(ruleset_id)
        games.append(LadderGame(ruleset, _player_count(ruleset, int(players) if slash else None)))
    return Ladder(
        games=tuple(games),
        pairs=all_pairs(names) if parsed.all_pairs else neighbours(names),
        deals=parsed.deals,
        seed=parsed.seed,
        entrants=entrants,
        clock=time.perf_counter,
        keep=parsed.keep,
    )


def _style(parsed: argparse.Namespace, rulebook: Rulebook) -> int:
    from settebello.lab import seat_by_seat
    from settebello.lab.style import style_text

    setup = _setup(parsed, rulebook)
    setup = replace(setup, seating=seat_by_seat(setup.players))
    for name in parsed.first.split(","):
        setup.entrants.check(name)
    meetings: list[Meeting] = []
    for name in parsed.first.split(","):
        meetings.append(_meet(parsed, replace(setup, first=name)))
        if meetings[-1].interrupted:
            break
    tell(style_text(meetings))
    return INTERRUPTED if meetings[-1].interrupted else 0


def _meet(parsed: argparse.Namespace, setup: "Setup") -> "Meeting":
    from settebello.lab import Journal, meet

    journal = Journal(parsed.keep, setup) if parsed.keep else None
    return meet(setup, parsed.deals, parsed.jobs, _watch(), journal)


def _setup(parsed: argparse.Namespace, rulebook: Rulebook) -> "Setup":
    """Return the requested setup, without a seating."""
    from settebello.lab import LabError, Setup

    try:
        changes = dict(setting(text, "--rules") for text in parsed.changes)
    except ValueError as error:
        raise LabError(str(error)) from None
    ruleset = rulebook.ruleset(parsed.ruleset, changes)
    return Setup(
        ruleset=ruleset,
        players=_player_count(ruleset, parsed.players),
        first=parsed.first,
        second=parsed.second,
        seed=parsed.seed,
        entrants=_entrants(parsed),
        clock=time.perf_counter,
        seating=(),
    )


def _player_count(ruleset: Ruleset, wanted: int | None) -> int:
    """Return the number of players; raises LabError if the rules do not allow it."""
    from settebello.lab import LabError

    counts = ruleset.players.counts
    if wanted is None:
        return min(counts)
    if wanted not in counts:
        raise LabError(f"{ruleset.id} is for {', '.join(map(str, counts))} players, not for {wanted}")
    return wanted


def _entrants(parsed: argparse.Namespace) -> "Entrants":
    from settebello.lab import Entrants

    folders = (str(resources.assets() / "opponents"), *parsed.opponents)
    return Entrants(folders, parsed.patience, str(resources.assets() / "networks"))


def _watch() -> "Watch":
    from settebello.lab import Watch

    return Watch(lambda line: tell(line, file=sys.stderr, flush=True), time.monotonic)
