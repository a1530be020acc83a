"""The plan of an import: which shared files of a bundle are written, and which are left out and why."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Final

from settebello.datafile import read_bytes
from settebello.storage.bundle import LARGEST_FILE, LEARNING, SHARED, Bundle
from settebello.storage.file_names import folded, printable

PER_FILE: Final = tuple(part for part in SHARED if part != LEARNING)
"""The shared folders whose files are independent of each other."""


class Reason(StrEnum):
    """Why something in a bundle is left out; the text is for the terminal."""

    SAME = "is here already"
    OTHER = "another one is there and stays as it is"
    KNOWN = "this child is here already; the practice here stays as it is"
    FULL = "there is no room for one more child"
    NEVER = "is never taken over"


@dataclass(frozen=True, slots=True)
class Part:
    """A shared file, or a child with all its files: the path in the bundle, and a child's nick and avatar."""

    path: str
    nick: str = ""
    avatar: str = ""

    def __str__(self) -> str:
        """Return the part as the terminal shows it."""
        return printable(f"{self.nick or self.avatar} ({self.path})" if self.avatar else self.path)


@dataclass(frozen=True, slots=True)
class ImportPlan:
    """What an import writes beside the player's own files, and what it leaves out.

    ``targets`` maps the names of the shared files that are written to their paths below the common folder;
    no file has one of these paths yet.
    """

    bundle: Bundle
    targets: Mapping[str, str] = field(default_factory=dict)
    taken: tuple[Part, ...] = ()
    left_out: tuple[tuple[Part, Reason], ...] = ()


def plan_files(bundle: Bundle, common: Path) -> ImportPlan:
    """Return the plan for rules and skins: each file alone, and no existing file is overwritten."""
    here = {folded(path.as_posix()): path for path in _existing(common)}
    targets: dict[str, str] = {}
    left_out: list[tuple[Part, Reason]] = []
    for name in sorted(bundle.files):
        if name.partition("/")[0] not in PER_FILE:
            continue
        reason = _reason(name, bundle.files[name][0], common, here)
        if reason is None:
            targets[name] = name
        else:
            left_out.append((Part(name), reason))
    return ImportPlan(bundle, targets, tuple(map(Part, targets)), tuple(left_out))


def _existing(common: Path) -> Iterator[Path]:
    for part in PER_FILE:
        yield from (path.relative_to(common) for path in (common / part).rglob("*"))


def _reason(name: str, content: bytes, common: Path, here: Mapping[str, Path]) -> Reason | None:
    """Return why a file is left out; None if its place is free."""
    found = here.get(folded(name))
    try:
        if found is None:
            return None if _is_free(name, common, here) else Reason.OTHER
        return Reason.SAME if read_bytes(common / found, LARGEST_FILE) == content else Reason.OTHER
    except OSError:
        # Whatever is there, it is no such file, or the system does not show it.
        return Reason.OTHER


def _is_free(name: str, common: Path, here: Mapping[str, Path]) -> bool:
    """Return whether all folders on the way to a file are folders, spelled as here, or do not exist yet."""
    for folder in Path(name).parents:
        found = here.get(folded(folder.as_posix()))
        if found is not None and (found != folder or not (common / found).is_dir()):
            return False
    return True
