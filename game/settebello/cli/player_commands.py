"""The commands about players: list, export and import."""

import argparse
import sys
import time
from pathlib import Path
from random import SystemRandom

from settebello import NAME, __version__
from settebello.cli.command_help import add_command
from settebello.cli.output import Output
from settebello.cli.terminal import tell
from settebello.clock import local_date
from settebello.datafile import DataError
from settebello.storage.bundle import SUFFIX, BundleError
from settebello.storage.bundle_import import unpack
from settebello.storage.bundle_reader import read_bundle
from settebello.storage.bundle_writer import write_bundle
from settebello.storage.places import Places
from settebello.storage.profiles import Profiles
from settebello.storage.saves import free_path

COMMANDS = frozenset({"players", "export", "import"})


def add_players(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the commands about players to the parser."""
    add_command(
        commands, "players", "list the players of this computer and their folders", "settebello players"
    )
    out = add_command(
        commands,
        "export",
        "write one player's settings, matches and other files into one file",
        "settebello export",
        "settebello export anna.zip --profile Anna",
    )
    out.add_argument(
        "file", type=Path, nargs="?", metavar="FILE", help="the new file (default: one in the folder exports)"
    )
    out.add_argument(
        "--profile", dest="player", metavar="NAME", help="the player (default: the one who played last)"
    )
    taken = add_command(
        commands, "import", "add a player from an exported file", "settebello import anna.zip"
    )
    taken.add_argument("file", type=Path, metavar="FILE", help="a file that export has written")


def run_players(parsed: argparse.Namespace, places: Places, output: Output) -> int:
    """Run a command about players; return the exit status. Raises the OSError of an output that refuses."""
    profiles = Profiles(places)
    try:
        if parsed.command == "export":
            return _export(parsed, profiles, places)
        if parsed.command == "import":
            return _import(parsed.file, profiles, places)
        present = profiles.present()
        for one in profiles.all():
            tell(f"{one.name or one.id}{' (played last)' if one.id == present.id else ''}: {one.places.data}")
    except BundleError as error:
        file = parsed.file if parsed.command == "import" else "the files of the player"
        tell(f"{file}: {error}; nothing has been changed", file=sys.stderr)
        return 1
    except DataError as error:
        tell(f"{error}\nNothing has been changed.", file=sys.stderr)
        return 1
    except OSError as error:
        if output.refusal() is not None:
            raise
        reason = f"{error.filename}: {error.strerror}" if error.filename else str(error)
        tell(f"a file cannot be read or written: {reason}", file=sys.stderr)
        return 1
    return 0


def _export(parsed: argparse.Namespace, profiles: Profiles, places: Places) -> int:
    profile = profiles.present() if parsed.player is None else profiles.get(parsed.player)
    if profile is None:
        names = ", ".join(one.name or one.id for one in profiles.all())
        tell(f"{parsed.player!r} is not one of {names}", file=sys.stderr)
        return 1
    today = local_date(time.time())
    name = " ".join(f"{NAME} {profile.name} {today.isoformat()}".split())
    path = parsed.file or free_path(places.exports, name, SUFFIX)
    if path.exists():
        tell(f"{path} exists already", file=sys.stderr)
        return 1
    write_bundle(path, profile, __version__, today)
    tell(path)
    return 0


def _import(path: Path, profiles: Profiles, places: Places) -> int:
    # No other command needs the learning mode.
    from settebello.learning.children.imported_children import plan_import

    bundle = read_bundle(path)
    plan = plan_import(bundle, places, SystemRandom())
    profile = unpack(plan, profiles, places)
    tell(f"{profile.name or profile.id} has been added; matches: {bundle.matches}")
    for part in plan.taken:
        tell(f"{part}: added")
    for part, reason in plan.left_out:
        tell(f"{part}: {reason}", file=sys.stderr)
    return 0
