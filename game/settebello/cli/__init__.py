"""The command line: parses the arguments and runs a command or the window."""

import argparse
import os
import sys
import time
import traceback
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from io import TextIOWrapper
from pathlib import Path
from random import Random
from typing import NoReturn

from settebello import __version__, resources
from settebello.cli.command_help import arguments_of
from settebello.cli.command_line import command_line, with_load
from settebello.cli.developer_switch import check_scene, developer_tools, scene_names, shot_named
from settebello.cli.duplicate_arguments import COMMANDS as SAME_CARDS
from settebello.cli.duplicate_commands import run_duplicate
from settebello.cli.lab_commands import measure
from settebello.cli.line_protocol import converse
from settebello.cli.market_commands import run_market
from settebello.cli.output import Output, check_streams, open_missing_streams
from settebello.cli.own_files import COMMANDS as OWN_FILES
from settebello.cli.own_files import run_own_files
from settebello.cli.player_commands import COMMANDS, run_players
from settebello.cli.practise_command import practise
from settebello.cli.problem_commands import run_problems
from settebello.cli.reading_command import run_read
from settebello.cli.record_commands import analyse, verify
from settebello.cli.rules_commands import run_rules
from settebello.cli.statistics_command import run_statistics
from settebello.cli.terminal import tell
from settebello.datafile import DataError, read_bytes
from settebello.gc_startup import gc_paused
from settebello.i18n import languages, own_languages
from settebello.outside import OutsideError
from settebello.rulebook import Rulebook, UnknownVariant
from settebello.skins import Skins
from settebello.storage.open_requests import OpenRequests
from settebello.storage.places import PORTABLE_FOLDER, Places, find_places
from settebello.storage.profiles import Profiles
from settebello.storage.reports import write_report

MISTAKE = 3
"""The exit status after an unexpected exception."""
OUTSIDE = 4
"""The exit status after a cause outside the program: no display, or an output that is full or closed."""


@dataclass(frozen=True, slots=True)
class Options:
    """The command line's options; None means the value in the settings."""

    places: Places
    once: bool = False
    """Whether to run the self-test and exit."""
    variant: str | None = None
    """The id of the variant to start at once."""
    level: str | None = None
    """The id of the opponents in that match."""
    seed: int | None = None
    """The seed of the cards in that match; such a match does not count."""
    load: Path | None = None
    """The file of a record to continue, or to replay if its match is over."""
    page: str | None = None
    """The page to open over the title: one of ``command_line.PAGES``."""
    profile: str | None = None
    """The player's name for this run; None: the last player."""
    verbose: bool = False
    """Whether to write the log to the terminal as well."""
    language: str | None = None
    full_screen: bool | None = None
    sound: bool | None = None
    reduced_motion: bool = False


def run(arguments: Sequence[str]) -> int:
    """Run the command in the arguments; return the exit status, see command_line.STATUSES."""
    open_missing_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # Texts may be in any script; a terminal that cannot encode one must not stop the program.
            stream.reconfigure(errors="backslashreplace")
    with Output() as output:
        try:
            status = _run(arguments, output)
        except OutsideError as error:
            tell(error, file=sys.stderr)
            return OUTSIDE
        except SystemExit:
            if output.refusal() is None:
                raise
            status = 0
        refused = output.refusal()
    if refused is None or isinstance(refused, BrokenPipeError):
        # Whoever closed the pipe has read enough.
        return status
    tell(f"The output cannot be written: {refused.strerror}.", file=sys.stderr)
    return OUTSIDE


def _run(arguments: Sequence[str], output: Output) -> int:
    """Run the command in the arguments; return the exit status. Raises OutsideError, SystemExit."""
    parser = command_line()
    parsed, left = parser.parse_known_args(with_load(arguments, parser))
    if left:
        _refuse(left, parsed, parser)
    places = find_places(_portable_folder() if parsed.portable else parsed.data, os.environ)
    talks = parsed.command in {"engine", "practise"}
    engine = (parsed.command, getattr(parsed, "what", None)) == ("mercato", "engine")
    check_streams(
        output=parsed.command is not None or parsed.verify is not None, conversation=talks or engine
    )
    try:
        check_arguments(parsed, parser, places)
        if parsed.verify is not None:
            return verify(parsed.verify, _rulebook(places), parsed.lang, explained=parsed.explain)
        if parsed.command in {"analyse", "read"} or parsed.command in SAME_CARDS:
            return _run_on_record(parsed, _rulebook(places))
        if talks:
            return _run_engine(places) if parsed.command == "engine" else practise(places, _rulebook(places))
        return _run_command(parsed, places, output)
    except KeyboardInterrupt:
        return 130
    except OutsideError:
        raise
    except (DataError, UnknownVariant, resources.MissingFilesError, resources.DamagedFileError) as error:
        is_option = isinstance(error, UnknownVariant) and parsed.variant is not None
        tell(f"argument --variant: {error}" if is_option else error, file=sys.stderr)
        return 1
    except Exception as error:  # noqa: BLE001 - the last line of defence: a player gets one sentence
        if isinstance(error, OSError) and output.refusal() is not None:
            return 0  # `run` says why, unless the reader has only gone
        return _report_crash(places, in_window=parsed.command is None)


def _refuse(left: Sequence[str], parsed: argparse.Namespace, parser: argparse.ArgumentParser) -> NoReturn:
    """Exit with status 2: arguments are left that nobody takes, or that stand behind the command."""
    switch = left[0].partition("=")[0]
    if parsed.command is not None and any(switch in one.option_strings for one in arguments_of(parser)):
        parser.error(
            f"argument {switch}: stands before the command: settebello {switch} ... {parsed.command}"
        )
    parser.error(f"unrecognized arguments: {' '.join(left)}")


def _run_command(parsed: argparse.Namespace, places: Places, output: Output) -> int:
    """Run a command that prints its results, or open the window; return the exit status."""
    if parsed.command in {"rules", "problems"}:
        return _run_files(parsed, places)
    if parsed.command == "statistics":
        return run_statistics(parsed, places, _rulebook(places))
    if parsed.command in COMMANDS:
        return run_players(parsed, places, output)
    if parsed.command in OWN_FILES:
        return run_own_files(parsed, _rulebook(places), _opponents(places), places.common_data)
    if parsed.command == "mercato":
        return run_market(parsed, places)
    if parsed.command == "lab":
        if places.opponents.is_dir():
            parsed.opponents.append(str(places.opponents))
        return measure(parsed, _rulebook(places), output)
    return _play(parsed, places)


def _run_on_record(parsed: argparse.Namespace, rulebook: Rulebook) -> int:
    """Run a command about a saved match; return the exit status. Raises DataError."""
    if parsed.command == "analyse":
        return analyse(parsed, rulebook)
    if parsed.command == "read":
        return run_read(parsed, rulebook)
    return run_duplicate(parsed, rulebook)


def check_arguments(parsed: argparse.Namespace, parser: argparse.ArgumentParser, places: Places) -> None:
    """Exit with status 2 and a message if options are invalid or contradict each other."""
    spoken = (*languages(), *own_languages(places.languages))
    if parsed.lang is not None and parsed.lang not in spoken:
        parser.error(f"argument --lang: {parsed.lang!r} is not one of {', '.join(spoken)}")
    _check_verify(parsed, parser)
    check_scene(parsed, parser)
    if parsed.command is not None:
        _check_subcommand(parsed)
        return
    if parsed.profile is not None:
        players = Profiles(places)
        if players.get(parsed.profile) is None:
            names = ", ".join(one.name or one.id for one in players.all())
            parser.error(f"argument --profile: {parsed.profile!r} is not one of {names}")
    for switch in ("level", "seed"):
        if getattr(parsed, switch) is not None and parsed.variant is None:
            parser.error(f"argument --{switch}: needs --variant")
    if parsed.variant is not None and parsed.load is not None:
        parser.error("argument --load: cannot be combined with --variant")
    if parsed.level is not None:
        from settebello.ai import Levels

        known = [one.id for one in Levels.load(_opponents(places)).opponents]
        if parsed.level not in known:
            parser.error(f"argument --level: {parsed.level!r} is not one of {', '.join(known)}")
    if parsed.load is not None:
        try:
            read_bytes(parsed.load)
        except OSError as error:
            parser.error(f"argument --load: {parsed.load}: {error.strerror or error}")


def _check_subcommand(parsed: argparse.Namespace) -> None:
    """Show the help of a command that needs a subcommand and has none; exit with status 2."""
    if getattr(parsed, "what", "") is None:
        parsed.incomplete.print_help(sys.stderr)
        parsed.incomplete.exit(2)


def _check_verify(parsed: argparse.Namespace, parser: argparse.ArgumentParser) -> None:
    """Exit with status 2 if --verify, --once or --page is combined with another request."""
    others = [f"--{switch}" for switch in ("variant", "load", "once") if getattr(parsed, switch)]
    others += [f"the command {parsed.command}"] * (parsed.command is not None)
    if parsed.verify is not None and others:
        parser.error(f"argument --verify: cannot be combined with {others[0]}")
    for switch in ("variant", "load"):
        # The table's questions to the opponents would displace those of the self-test.
        if parsed.once and getattr(parsed, switch) is not None:
            parser.error(f"argument --{switch}: cannot be combined with --once")
        if parsed.page is not None and getattr(parsed, switch) is not None:
            parser.error(f"argument --page: cannot be combined with --{switch}")
    if parsed.page is not None and parsed.once:
        parser.error("argument --page: cannot be combined with --once")
    if parsed.explain and parsed.verify is None:
        parser.error("argument --explain: needs --verify")


def _portable_folder() -> Path:
    """Return the folder beside the program that holds all files in portable use."""
    program = sys.executable if getattr(sys, "frozen", False) else sys.argv[0]
    return Path(program).absolute().parent / PORTABLE_FOLDER


def _play(parsed: argparse.Namespace, places: Places) -> int:
    if parsed.scene == "":
        tell("\n".join(scene_names()))
        return 0
    if parsed.load is not None and OpenRequests(places.state).hand_over(parsed.load, time.sleep):
        tell(f"The window that is open already shows {parsed.load}.")
        return 0
    # Set before the first import of pygame, which would otherwise print its version.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with gc_paused():
        from settebello import app

    options = Options(
        places=places,
        once=parsed.once,
        variant=parsed.variant,
        level=parsed.level,
        seed=parsed.seed,
        load=parsed.load,
        page=parsed.page,
        profile=parsed.profile,
        verbose=parsed.verbose,
        language=parsed.lang,
        full_screen=parsed.full_screen,
        sound=parsed.sound,
        reduced_motion=parsed.reduced_motion,
    )
    if parsed.scene is not None:
        from settebello.developer.scene_window import open_scene

        tell(f"Preparing the scene {parsed.scene} ...", file=sys.stderr)
        return open_scene(shot_named(parsed.scene), lambda places: replace(options, places=places))
    return app.run(options, before_play=developer_tools())


def _run_files(parsed: argparse.Namespace, places: Places) -> int:
    """Run a command about rules or problems, both of which are files."""
    if parsed.command == "problems":
        return run_problems(parsed, _rulebook(places))
    return run_rules(parsed, _rulebook(places), _skins(places), places.common_data)


def _run_engine(places: Places) -> int:
    """Run the engine protocol on standard input and output; see PROTOCOL.md."""
    from settebello.ai import Levels
    from settebello.ai.search.side_by_side import SideBySide
    from settebello.protocol import EngineContext, Session

    levels = Levels.load(_opponents(places))
    spread = SideBySide(_rules(places))
    context = EngineContext(_rulebook(places), levels, Random(), time.monotonic, spread)
    try:
        converse(Session(context))
    finally:
        spread.close()
    return 0


def _rulebook(places: Places) -> Rulebook:
    return Rulebook(_rules(places))


def _opponents(places: Places) -> list[Path]:
    return [resources.assets() / "opponents", places.opponents]


def _skins(places: Places) -> Skins:
    return Skins([resources.assets() / "skins", places.skins])


def _rules(places: Places) -> list[Path]:
    return [resources.rules(), places.rules]


def _report_crash(places: Places, *, in_window: bool) -> int:
    """Write a crash report, and show the player one sentence about it."""
    details = traceback.format_exc()
    said = "Settebello has stopped because of a mistake in the program"
    kept = "Your match is saved up to the last card."
    try:
        report = write_report(places.state, details, __version__)
    except OSError:
        tell(details, file=sys.stderr)
        tell(f"{said}.", file=sys.stderr)
        return MISTAKE
    tell(f"{said}: see {report}", file=sys.stderr)
    if in_window:
        _show_in_window(f"{said}.", kept, f"What happened is written in {report}", "Press any key.")
    return MISTAKE


def _show_in_window(*sentences: str) -> None:
    """Show sentences in a window for players without a terminal; any failure is ignored."""
    with suppress(Exception):
        from settebello.ui.kit.crash_window import show

        show("Settebello", sentences, resources.assets() / "fonts" / "body.ttf")
