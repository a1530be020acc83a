"""The commands about match records: verify one, and review its moves."""

import argparse
import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from settebello import resources
from settebello.cli.command_help import add_command
from settebello.cli.executors import add_executors, spread_here
from settebello.cli.terminal import tell
from settebello.datafile.names import SOURCE_LANGUAGE
from settebello.i18n import Catalogue, Text
from settebello.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class RecordFile:
    """A record file named on the command line; read only."""

    name: str
    content: bytes

    @classmethod
    def of(cls, name: str) -> "RecordFile":
        """Read the file, but no more than one byte beyond the largest record; raises ArgumentTypeError.

        It may be a pipe, unlike the files that the window reads.
        """
        from settebello.notation.record_size import RECORD_LIMITS

        try:
            with Path(name).open("rb") as file:
                return cls(name, file.read(RECORD_LIMITS.text + 1))
        except OSError as error:
            raise argparse.ArgumentTypeError(f"{name}: {error.strerror}") from None


def add_analyse(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command ``analyse`` to the parser."""
    analyse = add_command(
        commands,
        "analyse",
        "show the moments of a match in which another move would have been better",
        "settebello analyse match.scopa",
        "settebello analyse match.scopa --lang it",
        "settebello analyse match.scopa --json",
        "settebello analyse match.scopa --jobs 4 --keep analyses",
    )
    analyse.add_argument("file", type=RecordFile.of, metavar="FILE", help="a saved match (.scopa)")
    analyse.add_argument("--json", action="store_true", help="print the moments as JSON, for other programs")
    add_executors(analyse, "analyses", jobs=1)
    # --lang is accepted before and after the command.
    analyse.add_argument("--lang", metavar="CODE", default=argparse.SUPPRESS, help="language of the texts")


def verify(file: RecordFile, rulebook: Rulebook, language: str | None, *, explained: bool = False) -> int:
    """Print that a record is correct; return the exit status. Raises DataError, with the place, if not.

    ``explained``: print every hashed text as well.
    """
    # Imported here, because the window must open quickly and does not need these modules.
    from settebello.cli.record_proof import seals
    from settebello.cli.record_summary import verdict
    from settebello.cli.seat_names import SeatNames
    from settebello.manual.seal_calculation import calculation
    from settebello.notation import read_record

    record, reached = read_record(file.content, file.name, rulebook.ruleset)
    game = rulebook.variant(record.ruleset.id).name
    summary = verdict(record, reached.match, SeatNames.of(record, _opponents()), game)
    return say_lines(chain(summary, seals(record), calculation(record) if explained else ()), language)


def analyse(parsed: argparse.Namespace, rulebook: Rulebook) -> int:
    """Print the better moves, deal by deal; return the exit status. Raises DataError as `verify` does.

    Prints one line on the standard error if an executor fails or an analysis cannot be kept.
    """
    from settebello.lab import LabError

    try:
        return _analyse(parsed, rulebook)
    except (LabError, OSError) as error:
        tell(error, file=sys.stderr)
        return 1


def _analyse(parsed: argparse.Namespace, rulebook: Rulebook) -> int:
    from settebello.cli.moments import Moments
    from settebello.cli.seat_names import SeatNames
    from settebello.lab.record_analyses import RecordAnalyses
    from settebello.notation import read_record

    record, _ = read_record(parsed.file.content, parsed.file.name, rulebook.ruleset)
    with spread_here(parsed.dask, parsed.jobs) as spread:
        moments = Moments(record, RecordAnalyses(record, spread, parsed.keep))
        if parsed.json:
            tell(json.dumps(moments.data()), flush=True)
            return 0
        return say_lines(moments.lines(SeatNames.of(record, _opponents())), parsed.lang)


def _opponents() -> Path:
    return resources.assets() / "opponents"


def say_lines(lines: Iterable[Text | str], language: str | None) -> int:
    """Print each line as soon as it is available."""
    say = Catalogue(language or SOURCE_LANGUAGE)
    for line in lines:
        tell(say(line), flush=True)
    return 0
