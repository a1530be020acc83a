"""The commands about players: list, export and import."""

import argparse
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from random import SystemRandom

from settebello import NAME, __version__
from settebello.cli.output import Output
from settebello.cli.terminal import tell
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
    commands.add_parser("players", help="list who plays on this computer")
    out = commands.add_parser("export", help="write everything of a player into one file")
    out.add_argument("file", type=Path, nargs="?", metavar="FILE", help="this file (a new one in exports)")
    out.add_argument("--profile", dest="player", metavar="NAME", help="this player (whoever played last)")
    taken = commands.add_parser("import", help="make a new player of such a file")
    taken.add_argument("file", type=Path, metavar="FILE", help="a file with everything of a player")


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
        tell(f"{file}: {error}; nothing was changed", file=sys.stderr)
        return 1
    except DataError as error:
        tell(f"{error}\nnothing was changed", file=sys.stderr)
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
    today = datetime.fromtimestamp(time.time(), UTC).astimezone().date()
    name = " ".join(f"{NAME} {profile.name} {today.isoformat()}".split())
    path = parsed.file or free_path(places.exports, name, SUFFIX)
    if path.exists():
        tell(f"{path}: is there already", file=sys.stderr)
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
    tell(f"{profile.name or profile.id} plays here now; matches: {bundle.matches}")
    for part in plan.taken:
        tell(f"{part}: is here now")
    for part, reason in plan.left_out:
        tell(f"{part}: {reason}", file=sys.stderr)
    return 0
