"""The library of skins: the shipped ones and the player's own, found by listing folders."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from settebello.datafile import DataError, Names, Problem, matching
from settebello.datafile.file_stamp import Stamp, stamp_of
from settebello.skins.skin import MANIFEST, Skin, is_there, load_skin

DEFAULT: Final = "napoletane"
"""The default skin, which is always available."""

NO_PROBLEM: Final = DataError([])


@dataclass(frozen=True, slots=True)
class SkinChoice:
    """A skin as it is offered; if it is faulty, ``skin`` is None and `problem` says why.

    If only some of its pictures cannot be drawn, `problem` names them.
    """

    id: str
    name: Names
    skin: Skin | None
    problem: DataError = NO_PROBLEM

    @property
    def first_problem(self) -> str:
        """The first problem in one line, with a short file name; empty if there is none."""
        for problem in self.problem.problems:
            file = Path(problem.file)
            return replace(problem, file=f"{file.parent.name}/{file.name}").summary
        return ""


class Skins:
    """The skins of some folders; each is read on demand, and again when a file has changed."""

    def __init__(self, folders: Sequence[Path]) -> None:
        """Take the folders; if two skins have the same id, the first folder wins."""
        self._folders = tuple(folders)
        self._read: dict[Path, tuple[Stamp, SkinChoice]] = {}

    def all(self) -> tuple[SkinChoice, ...]:
        """Return every skin, the default first, faulty ones last."""
        found = [self._one(folder) for folder in self._found()]
        return tuple(sorted(found, key=lambda one: (one.skin is None, one.id != DEFAULT, one.id)))

    def get(self, name: str) -> SkinChoice:
        """Return the skin with an id; if there is none, an entry with a problem that says so."""
        for folder in self._found():
            if folder.name == name:
                return self._one(folder)
        report = DataError([Problem(str(self._folders[0] / name), 1, 1, "", "is not there any more", "")])
        return SkinChoice(name, Names({"en": name}), None, report)

    def _found(self) -> list[Path]:
        """Return the folders with a skin, the first for each id."""
        found: dict[str, Path] = {}
        for parent in self._folders:
            for folder in matching(parent, "*/"):
                # Also one whose manifest cannot be read; reading it says so.
                if is_there(folder / MANIFEST):
                    found.setdefault(folder.name, folder)
        return list(found.values())

    def _one(self, folder: Path) -> SkinChoice:
        stamp = stamp_of(matching(folder, "**/*"))
        known = self._read.get(folder)
        if known is None or known[0] != stamp:
            known = stamp, _look(folder, None if folder.name == DEFAULT else self._spare())
            self._read[folder] = known
        return known[1]

    def _spare(self) -> Skin | None:
        """Return the default skin, which has a picture for every card; None if it cannot be used."""
        return self.get(DEFAULT).skin


def _look(folder: Path, spare: Skin | None) -> SkinChoice:
    try:
        skin = load_skin(folder, spare)
    except DataError as error:
        return SkinChoice(folder.name, Names({"en": folder.name}), None, error)
    return SkinChoice(folder.name, skin.manifest.name, skin, DataError(list(skin.notes)))
