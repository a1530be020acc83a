"""The parser of the command line: all options and commands, with their help."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from settebello import __version__
from settebello.cli.command_help import add_command, arguments_of, examples_text
from settebello.cli.developer_switch import add_scene
from settebello.cli.duplicate_arguments import add_duplicate
from settebello.cli.lab_arguments import add_lab
from settebello.cli.market_commands import add_market
from settebello.cli.own_files import add_own_files
from settebello.cli.player_commands import add_players
from settebello.cli.practise_command import add_practise
from settebello.cli.problem_commands import add_problems
from settebello.cli.reading_command import add_read
from settebello.cli.record_commands import RecordFile, add_analyse
from settebello.cli.rules_commands import add_rules
from settebello.cli.statistics_command import add_statistics
from settebello.engine.kernel import is_compiled
from settebello.resources import is_developer_build
from settebello.storage.places import HOME_VARIABLE, PORTABLE_FOLDER
from settebello.storage.saves import MARKET_SUFFIX, SUFFIX

STATUSES = """\
exit status:
  0    success
  1    something in the input is wrong
  2    the command line is wrong
  3    the program has crashed
  4    there is no display, or the output is full or closed
  130  interrupted"""
PAGES = ("new", "children")
"""The pages that can be opened from outside: New Game, and the learning mode for children."""
FEWER_DEALS = """\
The strongest opponents look at fewer deals than with the compiled core. In Scopa that costs campione
less than 0.2 points a deal, in Scopa a quindici about 0.2 (300 decks each)."""
BY_COMPILING = "packaging/run.py compiles it where a C compiler and Python's headers are installed."
BY_INSTALLING = """\
It is in the packages of the game for your system; pip installs it where there is a wheel for your Python."""
EXAMPLES = (
    "settebello --variant scopa --level amico",
    "settebello rules list",
)


def command_line(*, developer: bool | None = None) -> argparse.ArgumentParser:
    """Return the parser of all arguments.

    ``developer``: whether the help shows the switches of a checkout; None: if the program runs from one.
    """
    parser = argparse.ArgumentParser(
        prog="settebello",
        usage="settebello [options] [command ...]",
        description="Play Scopa and its relatives. Without a command, the game opens in a window.",
        epilog=f"{STATUSES}\n\n{examples_text(*EXAMPLES)}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--version", action="version", version=_version(), help="show the version and the core, and exit"
    )
    parser.add_argument(
        "--lang", metavar="CODE", help="language of the texts: de, en, es, fr, it, ja, or one of your own"
    )
    parser.add_argument("--verbose", action="store_true", help="show the log in the terminal as well")
    _add_match(parser)
    _add_proof(parser)
    _add_screen(parser)
    _add_files(parser)
    tests = parser.add_argument_group("tests")
    tests.add_argument("--once", action="store_true", help="open the game, run its self-test, and exit")
    add_scene(tests, shown=developer)
    commands = parser.add_subparsers(dest="command", title="commands", metavar="COMMAND", prog=parser.prog)
    add_rules(commands)
    add_own_files(commands)
    add_players(commands)
    add_statistics(commands)
    add_analyse(commands)
    add_read(commands)
    add_duplicate(commands)
    add_problems(commands)
    add_lab(commands)
    add_command(
        commands,
        "engine",
        "open the games and their opponents to another program",
        "settebello engine",
        more="Requests and answers are JSON lines; see PROTOCOL.md.",
    )
    add_practise(commands)
    add_market(commands)
    return parser


def with_load(arguments: Sequence[str], parser: argparse.ArgumentParser) -> Sequence[str]:
    """Return the arguments with ``--load`` before a record that is named where a command is expected.

    File managers pass only the name of the file to open.
    """
    takes_value = False
    for place, argument in enumerate(arguments):
        if takes_value:
            takes_value = False
        elif argument.startswith("-"):
            takes_value = _takes_value(argument, parser)
        else:
            is_record = argument.casefold().endswith((SUFFIX, MARKET_SUFFIX))
            return [*arguments[:place], "--load", *arguments[place:]] if is_record else arguments
    return arguments


def _takes_value(switch: str, parser: argparse.ArgumentParser) -> bool:
    """Return whether the argument after a switch is its value; a switch may be abbreviated."""
    meant = [
        action
        for action in arguments_of(parser)
        if any(name.startswith(switch) for name in action.option_strings)
    ]
    return bool(meant) and all(action.nargs is None for action in meant)


def _add_match(parser: argparse.ArgumentParser) -> None:
    match = parser.add_argument_group("match")
    match.add_argument(
        "--variant", metavar="ID", help="start a match of this variant (settebello rules list shows the ids)"
    )
    match.add_argument("--level", metavar="ID", help="with --variant: choose the opponents, such as maestro")
    match.add_argument(
        "--seed",
        type=int,
        metavar="NUMBER",
        help="with --variant: deal the cards that follow from this number; the match is not counted",
    )
    match.add_argument(
        "--load",
        type=Path,
        metavar="FILE",
        help="resume a saved match (.scopa), or replay one of the market game (.mercato)",
    )


def _add_proof(parser: argparse.ArgumentParser) -> None:
    proof = parser.add_argument_group("check a saved match")
    proof.add_argument(
        "--verify",
        type=RecordFile.of,
        metavar="FILE",
        help="check the moves, points, decks and seals of a saved match (.scopa)",
    )
    proof.add_argument(
        "--explain", action="store_true", help="with --verify: print every calculation, to repeat it by hand"
    )


def _add_screen(parser: argparse.ArgumentParser) -> None:
    screen = parser.add_argument_group("screen and sound")
    screen.add_argument(
        "--page", choices=PAGES, metavar="PAGE", help=f"open this page first: {' or '.join(PAGES)}"
    )
    size = screen.add_mutually_exclusive_group()
    size.add_argument(
        "--fullscreen", action="store_const", const=True, dest="full_screen", help="fill the screen"
    )
    size.add_argument(
        "--windowed", action="store_const", const=False, dest="full_screen", help="open in a window"
    )
    screen.add_argument(
        "--reduced-motion", action="store_true", help="fade cards from place to place instead of moving them"
    )
    screen.add_argument("--no-sound", action="store_const", const=False, dest="sound", help="turn sound off")


def _add_files(parser: argparse.ArgumentParser) -> None:
    files = parser.add_argument_group("player and files")
    files.add_argument("--profile", metavar="NAME", help="play as this player")
    files.add_argument(
        "--data",
        type=_folder,
        metavar="FOLDER",
        help=f"save settings and matches in this folder (same as the variable {HOME_VARIABLE})",
    )
    files.add_argument(
        "--portable",
        action="store_true",
        help=f"save settings and matches in the folder {PORTABLE_FOLDER} beside the program",
    )


def _folder(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("the name of the folder is empty; use . for the current folder")
    path = Path(text)
    try:
        other = path.exists() and not path.is_dir()
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{text}: {error.strerror}") from None
    if other:
        raise argparse.ArgumentTypeError(f"{text} is not a folder")
    return path


def _version() -> str:
    if is_compiled():
        return f"Settebello {__version__} (core: compiled)"
    way = BY_COMPILING if is_developer_build() else BY_INSTALLING
    return f"Settebello {__version__} (core: interpreted)\n{FEWER_DEALS}\n{way}"
