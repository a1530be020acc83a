"""Imports a player: everything in the plan is written, or nothing."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from settebello import datafile
from settebello.storage import files
from settebello.storage.bundle import LEARNING, SHARED, Bundle
from settebello.storage.import_plan import ImportPlan
from settebello.storage.places import Places
from settebello.storage.profiles import AVATARS, CARD, CardFile, Profile, Profiles

STAGING: Final = ".import"
"""The folder in which everything is written before anything is moved to its place."""
LATEST: Final = 2**32
"""The latest modification time, in seconds, that is passed to the file system."""


def unpack(plan: ImportPlan, profiles: Profiles, root: Places) -> Profile:
    """Create a new player and write the shared files of a plan, completely or not at all; raises OSError."""
    folder = profiles.free_folder()
    name = profiles.free_name(plan.bundle.name)
    moves = _Moves()
    staging = root.common_data / STAGING
    files.remove_folder(staging)
    try:
        moves.make_folder(staging)
        _write_shared(plan, staging / "shared")
        _write_player(plan.bundle, name, staging / "player")
        files.force_all()
        for path in dict.fromkeys(map(_unit, plan.targets.values())):
            moves.move(staging / "shared" / path, root.common_data / path)
        moves.move(staging / "player", folder)
    except BaseException:
        files.remove_folder(staging)
        moves.undo()
        raise
    files.remove_folder(staging)
    return profiles.named(folder)


def unpack_children(plan: ImportPlan, learning: Path) -> None:
    """Write the children of a plan into their folder, completely or not at all; raises OSError."""
    moves = _Moves()
    staging = learning.parent / STAGING
    files.remove_folder(staging)
    try:
        moves.make_folder(staging)
        _write_shared(plan, staging)
        files.force_all()
        for path in dict.fromkeys(map(_unit, plan.targets.values())):
            moves.move(staging / path, learning / path.removeprefix(f"{LEARNING}/"))
    except BaseException:
        files.remove_folder(staging)
        moves.undo()
        raise
    files.remove_folder(staging)


class _Moves:
    """What has been moved to its place, and the folders made for it, so that both can be undone."""

    def __init__(self) -> None:
        self._moved: list[Path] = []
        self._made: list[Path] = []

    def make_folder(self, folder: Path) -> None:
        """Make a folder and those above it."""
        missing = [one for one in (folder, *folder.parents) if not one.exists()]
        for one in reversed(missing):
            one.mkdir()
            self._made.append(one)

    def move(self, path: Path, to: Path) -> None:
        """Move a file or folder to a place where there is none; raises FileExistsError otherwise."""
        self.make_folder(to.parent)
        if to.exists():
            raise FileExistsError(f"{to} is already there")
        path.rename(to)
        self._moved.append(to)

    def undo(self) -> None:
        """Remove everything that was moved, and the folders made for it that are empty."""
        for path in reversed(self._moved):
            if path.is_dir():
                files.remove_folder(path)
            else:
                with suppress(OSError):
                    path.unlink()
        for folder in reversed(self._made):
            with suppress(OSError):
                folder.rmdir()


def _write_shared(plan: ImportPlan, folder: Path) -> None:
    for name, target in plan.targets.items():
        _write(folder / target, *plan.bundle.files[name])


def _write_player(bundle: Bundle, name: str, folder: Path) -> None:
    for part, (content, changed) in bundle.files.items():
        if part.partition("/")[0] not in SHARED:
            _write(folder / part, content, changed)
    avatar = bundle.avatar if bundle.avatar in AVATARS else AVATARS[0]
    files.write_text(folder / CARD, datafile.dump(CardFile(format=1, name=name, avatar=avatar).model_dump()))


def _write(path: Path, content: bytes, changed: int) -> None:
    """Write a new file. The folder is not in use yet, so the file need not be replaced atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    moment = min(changed, LATEST)
    os.utime(path, (moment, moment))


def _unit(target: str) -> str:
    """Return what is moved as a whole for a file: the folder of its child, else the file itself."""
    parts = target.split("/")
    return "/".join(parts[:2]) if parts[0] == LEARNING else target
