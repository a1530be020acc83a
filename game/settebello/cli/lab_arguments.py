"""The arguments of the laboratory's commands."""

import argparse
from pathlib import Path

from settebello.cli.command_help import add_command, add_overlays, add_subcommands
from settebello.cli.executors import add_executors, count

USUAL_DEALS = 400
LADDER = "scopa,scopone,scopone_scientifico,scopa_quindici"


def add_lab(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command ``lab`` and its subcommands to the parser."""
    lab = add_command(
        commands,
        "lab",
        "measure how strong the opponents are",
        "settebello lab match esperto amico --deals 100",
        more="Players meet over duplicate decks: each deck is played once from every side.",
    )
    what = add_subcommands(lab)
    common, game = _common(), _game()
    match = add_command(
        what,
        "match",
        "let two players meet and print their difference in points a deal",
        "settebello lab match esperto amico --deals 100",
        'settebello lab match "program:python3 my_bot.py" amico --ruleset scopone',
        parents=[common, game],
    )
    match.add_argument(
        "first",
        metavar="PLAYER",
        help="the id of an opponent, random, greedy, plain:ITERATIONS, coached:OPPONENT or program:COMMAND",
    )
    match.add_argument("second", metavar="PLAYER", help="the other player, in the same form")
    _add_results(match, "all results, deck by deck,")
    ladder = add_command(
        what,
        "ladder",
        "play every level against the level below, in several games",
        "settebello lab ladder --deals 100 --output ladder.md",
        parents=[common],
    )
    ladder.add_argument(
        "--rulesets",
        default=LADDER,
        metavar="ID,ID",
        help=f"the games, as ID (with the fewest players) or ID/PLAYERS (default: {LADDER})",
    )
    ladder.add_argument("--players", metavar="ID,ID", help="the players, weakest first (default: all levels)")
    pairs = ladder.add_mutually_exclusive_group()
    pairs.add_argument(
        "--neighbours", action="store_true", help="play each against the one before it (default)"
    )
    pairs.add_argument("--all-pairs", action="store_true", help="play each against all before it")
    ladder.add_argument(
        "--output", type=Path, metavar="FILE", help="write the tables into this file as Markdown"
    )
    _add_results(ladder, "the results of all meetings")
    style = add_command(
        what,
        "style",
        "compare how players play",
        "settebello lab style beppe,gino --deals 100",
        parents=[common, game],
    )
    style.add_argument(
        "first", metavar="PLAYER,PLAYER", help="the players, in the form that lab match accepts"
    )
    style.add_argument(
        "--against",
        default="amico",
        metavar="PLAYER",
        dest="second",
        help="the player in all other seats (default: amico)",
    )
    _add_results(style, "the figures of all players")


def _add_results(parser: argparse.ArgumentParser, what: str) -> None:
    """Add the files that results are written into."""
    parser.add_argument("--json", type=Path, metavar="FILE", help=f"write {what} into this file")
    parser.add_argument(
        "--plot",
        type=Path,
        metavar="FILE",
        help="draw the points with their intervals into this file (.svg or .png; needs the extra plots)",
    )


def _common() -> argparse.ArgumentParser:
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument(
        "--deals",
        type=count,
        default=USUAL_DEALS,
        metavar="N",
        help=f"number of decks (default: {USUAL_DEALS})",
    )
    common.add_argument(
        "--seed", type=int, default=1, metavar="N", help="number that the cards follow from (default: 1)"
    )
    add_executors(common, "decks")
    common.add_argument(
        "--opponents",
        action="append",
        default=[],
        metavar="FOLDER",
        help="read more opponents from this folder; can be repeated",
    )
    common.add_argument(
        "--patience",
        type=_seconds,
        default=60.0,
        metavar="SECONDS",
        help="the longest time a program may take for a move (default: 60)",
    )
    return common


def _game() -> argparse.ArgumentParser:
    """Return the options for a game and its changed rules."""
    game = argparse.ArgumentParser(add_help=False)
    game.add_argument(
        "--ruleset",
        default="scopa",
        metavar="ID",
        help="the variant (default: scopa; settebello rules list shows the ids)",
    )
    game.add_argument(
        "--players",
        type=int,
        metavar="N",
        help="number of players (default: the fewest that the rules allow)",
    )
    game.add_argument(
        "--rules",
        nargs="+",
        default=[],
        action="extend",
        dest="changes",
        metavar="KEY=VALUE",
        help="change rules, such as match.target=21",
    )
    add_overlays(game)
    return game


def _seconds(text: str) -> float:
    number = float(text)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds above 0")
    return number
