"""The skins there are: the shipped ones and the player's own, found by listing folders."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from settebello.datafile import DataError, Names, Problem
from settebello.skins.skin import MANIFEST, Skin, load_skin

DEFAULT: Final = "napoletane"
"""The skin that is there whatever becomes of the others."""

Stamp = tuple[tuple[str, int, int], ...]


NO_PROBLEM: Final = DataError([])


@dataclass(frozen=True, slots=True)
class Chosen:
    """A skin as it is offered; where it cannot be used there is none, and `problem` says why."""

    id: str
    name: Names
    skin: Skin | None
    problem: DataError = NO_PROBLEM

    @property
    def first_problem(self) -> str:
        """The first of its problems in one line, the file named without the way to it; empty without any."""
        for problem in self.problem.problems:
            file = Path(problem.file)
            return replace(problem, file=f"{file.parent.name}/{file.name}").summary
        return ""


class Skins:
    """The skins of some folders; each is read when it is asked for, and again when a file has changed."""

    def __init__(self, folders: Sequence[Path]) -> None:
        """Look into `folders`; of two skins with one id the first counts."""
        self._folders = tuple(folders)
        self._read: dict[Path, tuple[Stamp, Chosen]] = {}

    def all(self) -> tuple[Chosen, ...]:
        """Every skin there is, the default first, those with mistakes last."""
        found = [self._one(folder) for folder in self._found()]
        return tuple(sorted(found, key=lambda one: (one.skin is None, one.id != DEFAULT, one.id)))

    def get(self, name: str) -> Chosen:
        """The skin with this id; where there is none, one with a problem that says so."""
        for folder in self._found():
            if folder.name == name:
                return self._one(folder)
        report = DataError([Problem(str(self._folders[0] / name), 1, 1, "", "is not there any more", "")])
        return Chosen(name, Names({"en": name}), None, report)

    def _found(self) -> list[Path]:
        """The folders with a skin, the first for each id."""
        found: dict[str, Path] = {}
        for parent in self._folders:
            for manifest in sorted(parent.glob(f"*/{MANIFEST}")):
                found.setdefault(manifest.parent.name, manifest.parent)
        return list(found.values())

    def _one(self, folder: Path) -> Chosen:
        stamp = _stamp(folder)
        known = self._read.get(folder)
        if known is None or known[0] != stamp:
            known = stamp, _look(folder)
            self._read[folder] = known
        return known[1]


def _look(folder: Path) -> Chosen:
    try:
        skin = load_skin(folder)
    except DataError as error:
        return Chosen(folder.name, Names({"en": folder.name}), None, error)
    return Chosen(folder.name, skin.manifest.name, skin)


def _stamp(folder: Path) -> Stamp:
    """What tells whether a file of a skin has changed: its files with their times and sizes."""
    found = []
    for path in sorted(folder.glob("**/*")):
        try:
            about = path.stat()
        except OSError:
            # Gone in this moment: as good as never found.
            continue
        found.append((str(path), about.st_mtime_ns, about.st_size))
    return tuple(found)
