"""The arguments of the commands that play the same cards again."""

import argparse
from pathlib import Path
from typing import Final

from settebello.cli.command_help import add_command
from settebello.cli.executors import add_executors
from settebello.cli.record_commands import RecordFile

COMMANDS: Final = frozenset({"play-on", "par", "duplicate", "daily"})


def add_duplicate(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the commands to the parser."""
    play_on = add_command(
        commands,
        "play-on",
        "make a match that goes on from a moment of a saved match",
        "settebello play-on match.scopa --deal 2 --move 7 --output branch.scopa",
        "settebello play-on match.scopa --move 7 --anew --output branch.scopa",
        more="Play it with: settebello --load branch.scopa. Such a match never counts.",
    )
    _add_record(play_on)
    play_on.add_argument(
        "--move", type=int, default=1, metavar="N", help="the move to play on from (default: 1)"
    )
    play_on.add_argument("--anew", action="store_true", help="deal the cards anew that you could not see")
    play_on.add_argument("--level", metavar="ID", help="put this opponent on all other seats")
    play_on.add_argument(
        "--seed", type=int, default=1, metavar="N", help="number that the new cards follow from"
    )
    play_on.add_argument(
        "--output", type=Path, required=True, metavar="FILE", help="write the match into this file"
    )
    par = add_command(
        commands,
        "par",
        "say how much of each deal of a saved match was luck, and how much was play",
        "settebello par match.scopa",
        "settebello par match.scopa --deal 2 --plays 1000 --json",
        "settebello par match.scopa --plays 20000 --jobs 4 --keep plays",
        more="One level plays the same deck many times in all seats; the mean is par.",
    )
    _add_record(par)
    par.add_argument(
        "--level", default="esperto", metavar="ID", help="the level that plays (default: esperto)"
    )
    par.add_argument(
        "--plays", type=_plays, default=200, metavar="N", help="plays of each deck (default: 200)"
    )
    add_executors(par, "plays", jobs=1)
    _add_output(par)
    duplicate = add_command(
        commands,
        "duplicate",
        "play the deals of a saved match again with a level on your seat",
        "settebello duplicate match.scopa --level campione",
        "settebello duplicate match.scopa --deal 2 --json",
        more="The cards and the other players are the same; the difference is the result.",
    )
    _add_record(duplicate)
    duplicate.add_argument(
        "--level", default="campione", metavar="ID", help="the level on your seat (default: campione)"
    )
    _add_output(duplicate)
    daily = add_command(
        commands,
        "daily",
        "begin or rank the deal of the day, or read the code of a friend",
        "settebello daily --ruleset scopone --output today.scopa",
        "settebello daily --code 6ZB2EQ083R06 --json",
        "settebello daily --code 6ZB2-EQ08-3R06",
        more="The deal follows from the date and the rules: it is the same on every computer.",
    )
    what = daily.add_mutually_exclusive_group(required=True)
    what.add_argument("--output", type=Path, metavar="FILE", help="write the deal as a match into this file")
    what.add_argument(
        "--record", type=RecordFile.of, dest="file", metavar="FILE", help="rank a finished deal of the day"
    )
    what.add_argument("--code", metavar="CODE", help="say what the code of a result states")
    daily.add_argument(
        "--ruleset", default="scopa", metavar="ID", help="with --output: the game (default: scopa)"
    )
    daily.add_argument(
        "--date", metavar="DATE", help="with --output: a day such as 2026-11-24 (default: today)"
    )
    daily.add_argument(
        "--plays",
        type=_plays,
        default=200,
        metavar="N",
        help="with --record: plays of each level (default: 200)",
    )
    _add_output(daily)


def _add_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=RecordFile.of, metavar="FILE", help="a saved match (.scopa)")
    parser.add_argument("--deal", type=int, metavar="N", help="the deal, from 1 (default: all, or the last)")


def _add_output(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the result as JSON, for other programs")
    # --lang is accepted before and after the command.
    parser.add_argument("--lang", metavar="CODE", default=argparse.SUPPRESS, help="language of the texts")


def _plays(text: str) -> int:
    number = int(text)
    if not 2 <= number <= 100_000:
        raise argparse.ArgumentTypeError(f"{text} is not from 2 to 100000")
    return number
