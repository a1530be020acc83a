"""The command that reads the other hands at a moment of a saved match."""

import argparse
import json
import sys
from dataclasses import replace

from settebello.cli.command_help import add_command
from settebello.cli.duplicate_commands import InputError
from settebello.cli.record_commands import RecordFile
from settebello.cli.terminal import tell
from settebello.engine import Position, Seat
from settebello.notation import Record
from settebello.rulebook import Rulebook


def add_read(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command ``read`` to the parser."""
    read = add_command(
        commands,
        "read",
        "print which cards the others may hold at a moment of a match, as JSON",
        "settebello read match.scopa",
        "settebello read match.scopa --deal 2 --move 7",
        "settebello read match.scopa --seat 1",
        more="It uses only what this seat could see.",
    )
    read.add_argument("file", type=RecordFile.of, metavar="FILE", help="a saved match (.scopa)")
    read.add_argument("--deal", type=int, metavar="N", help="the deal, from 1 (default: the last)")
    read.add_argument("--move", type=int, metavar="N", help="before this move of the deal, from 1")
    read.add_argument("--seat", type=int, metavar="N", help="the seat that reads (default: yours, or 0)")


def run_read(parsed: argparse.Namespace, rulebook: Rulebook) -> int:
    """Print the reading; return the exit status. Raises DataError for a file that is no record."""
    from settebello.notation import read_record
    from settebello.protocol.reading_commands import reading_data

    record, _ = read_record(parsed.file.content, parsed.file.name, rulebook.ruleset)
    try:
        position = _position(record, parsed.deal, parsed.move)
        seat = _seat(record, parsed.seat)
    except InputError as error:
        tell(f"{parsed.file.name}: {error}", file=sys.stderr)
        return 1
    tell(json.dumps(reading_data(position.view(seat))), flush=True)
    return 0


def _seat(record: Record, number: int | None) -> Seat:
    """Return the seat that reads; raises InputError for one that is not there."""
    if number is None:
        return min(record.persons, default=Seat(0))
    if not 0 <= number < len(record.seats):
        raise InputError(f"--seat {number}: the seats are 0 to {len(record.seats) - 1}")
    return Seat(number)


def _position(record: Record, deal: int | None, move: int | None) -> Position:
    """Return the position before a move of a deal; raises InputError for one that is not there."""
    from settebello.coach.decision_history import actions_of_deal
    from settebello.coach.duplicate.playout import record_with
    from settebello.notation import DealRecord
    from settebello.notation.record import replay

    if not record.deals:
        raise InputError("the match has no deal yet")
    number = len(record.deals) if deal is None else deal
    if not 1 <= number <= len(record.deals):
        raise InputError(f"--deal {number}: the match has the deals 1 to {len(record.deals)}")
    played = len(record.deals[number - 1].moves)
    at = played + 1 if move is None else move
    if not 1 <= at <= played + 1:
        raise InputError(f"--move {at}: the deal has the moves 1 to {played}")
    played_deal = record.deals[number - 1]
    dealt = DealRecord(played_deal.dealer, played_deal.deck, played_deal.thrown_in)
    start = replace(record, deals=(*record.deals[: number - 1], dealt))
    actions = tuple(action for n, action in actions_of_deal(record, number - 1) if n < at - 1)
    position = replay(record_with(start, actions)).match.position
    if position is None or position.over:
        raise InputError(f"--move {at}: the deal is over")
    return position
