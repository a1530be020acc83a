"""`settebello mercato`: the market game in the terminal, for other programs, and in the laboratory."""

import argparse
import os
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from settebello import resources
from settebello.cli.command_help import add_command, add_subcommands
from settebello.cli.line_protocol import converse
from settebello.cli.market_files import add_market_files, begin_market, check_market
from settebello.cli.record_commands import RecordFile
from settebello.cli.terminal import tell

if TYPE_CHECKING:
    from settebello.rulebook.market_book import MarketBook
    from settebello.storage.places import Places

LEVEL = "esperto"


def add_market(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command ``mercato`` and its subcommands to the parser."""
    mercato = add_command(
        commands, "mercato", "play the market game without a window, or measure it", "settebello mercato play"
    )
    what = add_subcommands(mercato)
    play = add_command(
        what,
        "play",
        "play a match in the terminal",
        "settebello mercato play",
        "settebello mercato play --players 3 --level campione --variant mercato_expert",
        "settebello mercato play --resume",
        more="The match is saved after every action. It is in English only.",
        parents=[_game()],
    )
    play.add_argument(
        "--level", default=LEVEL, metavar="ID", help=f"the level of the opponents (default: {LEVEL})"
    )
    play.add_argument(
        "--handicap",
        action="append",
        type=int,
        default=[],
        metavar="SEAT",
        help="a seat with each function once a turn; you have seat 0; can be repeated",
    )
    play.add_argument(
        "--seed", metavar="TEXT", help="the text that decides every shuffle (default: by chance)"
    )
    play.add_argument("--resume", action="store_true", help="continue the match in progress")
    add_command(
        what,
        "engine",
        "open the market game to another program",
        "settebello mercato engine",
        more="Requests and answers are JSON lines; see PROTOCOL.md.",
    )
    verify = add_command(
        what, "verify", "check a record by playing it again", "settebello mercato verify match.mercato"
    )
    verify.add_argument("file", type=RecordFile.of, metavar="FILE", help="a saved match (.mercato)")
    lab = add_command(
        what,
        "lab",
        "let two levels meet over duplicate set-ups",
        "settebello mercato lab esperto amico --setups 100",
        parents=[_game()],
    )
    lab.add_argument("first", metavar="LEVEL", help="the id of a level, such as esperto")
    lab.add_argument("second", metavar="LEVEL", help="the level of all other seats")
    lab.add_argument(
        "--setups", type=_count, default=400, metavar="N", help="number of set-ups (default: 400)"
    )
    lab.add_argument(
        "--seed", type=int, default=1, metavar="N", help="the number that decides the set-ups (default: 1)"
    )
    jobs = os.cpu_count() or 1
    lab.add_argument(
        "--jobs", type=_count, default=jobs, metavar="N", help=f"number of processes (default: {jobs})"
    )
    add_market_files(what)


def _game() -> argparse.ArgumentParser:
    game = argparse.ArgumentParser(add_help=False)
    game.add_argument("--variant", default="mercato", metavar="ID", help="the variant (default: mercato)")
    game.add_argument("--players", type=int, default=2, metavar="N", help="number of players (default: 2)")
    return game


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is less than 1")
    return number


def run_market(parsed: argparse.Namespace, places: "Places") -> int:
    """Run a command of the market game; return the exit status. Raises DataError."""
    from settebello.rulebook.market_book import MarketBook, UnknownMarketError

    if parsed.what == "new":
        return begin_market(parsed.file, places.rules)
    if parsed.what == "check":
        return check_market(parsed.file)
    book = MarketBook([resources.rules(), places.rules])
    commands = {"play": _play, "engine": _engine, "verify": _verify, "lab": _lab}
    try:
        return commands[parsed.what](parsed, book, places.market)
    except (UnknownMarketError, LookupError, ValueError) as error:
        tell(error, file=sys.stderr)
        return 1


def _play(parsed: argparse.Namespace, book: "MarketBook", folder: Path) -> int:
    from settebello.ai import Levels
    from settebello.ai.market.market_levels import players_of_levels
    from settebello.cli.market_table import MarketTable
    from settebello.notation import SeatRecord
    from settebello.session.market.market_matches import MarketMatches

    # A match of the window may have people of the osteria at the table.
    people = Levels.load([resources.assets() / "opponents"]).opponents
    players = players_of_levels({one.id: one.level for one in people})
    matches = MarketMatches(folder, book.rules, players, Random())
    damaged = matches.look()
    if damaged is not None and damaged.whole:
        tell(f"The match in progress cannot be continued:\n{damaged.reason}", file=sys.stderr)
        tell("The match is untouched.", file=sys.stderr)
        if parsed.resume:
            return 1
    elif damaged is not None:
        tell(f"The match in progress cannot be read:\n{damaged.reason}", file=sys.stderr)
        if damaged.kept_as is None:
            return 1
        tell(f"The file is kept as {damaged.kept_as}", file=sys.stderr)
    if parsed.resume:
        session = matches.resume()
        if session is None:
            tell("There is no match in progress.", file=sys.stderr)
            return 1
    else:
        seats = (SeatRecord(), *[SeatRecord(level=parsed.level)] * (parsed.players - 1))
        session = matches.start(book.rules(parsed.variant), seats, tuple(parsed.handicap), parsed.seed)
    return MarketTable(session, sys.stdin, tell).run()


def _engine(parsed: argparse.Namespace, book: "MarketBook", folder: Path) -> int:
    from settebello.protocol.market import MarketContext, MarketLineSession

    del parsed, folder
    converse(MarketLineSession(MarketContext(book, Random())))
    return 0


def _verify(parsed: argparse.Namespace, book: "MarketBook", folder: Path) -> int:
    from settebello.market import scores_of, winners_of
    from settebello.notation.market.record_text import read_market_record

    del folder
    record, replayed = read_market_record(parsed.file.content, parsed.file.name, book.rules)
    state = replayed.state
    scores = scores_of(state)
    tell(f"The record follows the rules of {record.rules.id}: {len(record.actions)} actions.")
    reached = "The match is over" if state.over else f"The match has reached round {state.round}"
    tell(f"{reached}: {', '.join(str(score.points) for score in scores)} points.")
    if state.over:
        tell(f"Won by seat {', '.join(map(str, winners_of(scores)))}.")
    return 0


def _lab(parsed: argparse.Namespace, book: "MarketBook", folder: Path) -> int:
    from settebello.ai.market.market_levels import MARKET_LEVELS
    from settebello.lab.market.market_meeting import MarketFigures, MarketSetup, meeting

    del folder
    for level in (parsed.first, parsed.second):
        if level not in MARKET_LEVELS:
            raise LookupError(f"{level!r} is not a level of the market game: {', '.join(MARKET_LEVELS)}")
    rules = book.rules(parsed.variant)
    if parsed.players not in rules.removed:
        allowed = ", ".join(map(str, rules.players))
        raise ValueError(f"{rules.id} is for {allowed} players, not for {parsed.players}")
    setup = MarketSetup(rules, parsed.players, parsed.first, parsed.second, parsed.seed)
    played = list(meeting(setup, parsed.setups, parsed.jobs))
    for line in MarketFigures.of(played).lines(setup):
        tell(line)
    return 0
