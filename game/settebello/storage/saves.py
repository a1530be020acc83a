"""The match in progress and those put away, finished or not, as texts in one folder, and copies by name."""

from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from typing import Final

from settebello.storage import files

SUFFIX: Final = ".scopa"
CURRENT = "match.scopa"
FINISHED = "finished"
LONGEST_NAME: Final = 60
UNNAMED: Final = "scopa"
REFUSED: Final = frozenset('<>:"/\\|?*')
RESERVED: Final = frozenset(
    {"CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in range(1, 10))}
)
"""Names that Windows keeps for devices."""


@dataclass(frozen=True, slots=True)
class Saves:
    """The saved matches in `folder`; every method raises OSError when the disk refuses."""

    folder: Path

    @property
    def current(self) -> Path:
        """The file of the match in progress."""
        return self.folder / CURRENT

    def write(self, text: str) -> None:
        """Save the match in progress; a crash at any moment leaves the old save or the new one, whole.

        Whatever was saved before is gone; ``MatchFile`` looks first whose it is.
        """
        files.write_text(self.current, text)

    def read(self) -> str | None:
        """The match in progress, or None when there is none; raises UnicodeDecodeError for no text."""
        try:
            # newline="": a record is digested as it was written
            with self.current.open(encoding="utf-8", newline="") as file:
                return file.read()
        except FileNotFoundError:
            return None

    def set_aside(self) -> Path:
        """Keep a damaged match in progress under another name, and return that."""
        return files.set_aside(self.current)

    def finish(self) -> Path | None:
        """Put the match in progress away, finished or not; its new place, None when there was none."""
        if not self.current.exists():
            return None
        place = self.next_finished()
        place.parent.mkdir(parents=True, exist_ok=True)
        return self.current.rename(place)

    def take_up(self, name: str) -> None:
        """Make a match that was put away the one in progress, in the place of none."""
        place = self.place(name)
        if self.current.exists():
            raise FileExistsError(f"{self.current} is still there")
        place.rename(self.current)

    def finished(self) -> tuple[Path, ...]:
        """The matches put away, oldest first."""
        return tuple(sorted((self.folder / FINISHED).glob("*.scopa")))

    def place(self, name: str) -> Path:
        """Where a match that was put away lies, by the name of its file."""
        return self.folder / FINISHED / name

    def next_finished(self) -> Path:
        """The first free place behind all finished matches."""
        used = [int(path.stem) for path in self.finished() if path.stem.isdecimal()]
        return self.folder / FINISHED / f"{max(used, default=0) + 1:06}.scopa"


class MatchFile:
    """Where one match is saved: the place of the match in progress, as long as nobody else has written there.

    What this program did not write there itself is never written over: a save that could not be put away,
    or the match of another window. From then on this match is kept among the finished ones instead.
    """

    def __init__(self, saves: Saves, known: str | None) -> None:
        """``known`` is the text of this match as it was read; None for a new one."""
        self._saves = saves
        self._known = known
        self._own: Path | None = None

    def write(self, text: str) -> None:
        """Save the match; raises OSError when the disk refuses."""
        if self._own is None and self._is_foreign():
            self._own = self._saves.next_finished()
        if self._own is None:
            self._saves.write(text)
            self._known = text
        else:
            files.write_text(self._own, text)

    def finish(self) -> None:
        """Put the match away, as it is over; raises OSError when the disk refuses."""
        if self._own is None and not self._is_foreign():
            self._saves.finish()

    def _is_foreign(self) -> bool:
        try:
            return self._saves.current.read_bytes() != (self._known or "").encode()
        except FileNotFoundError:
            return False


@dataclass(frozen=True, slots=True)
class NamedSaves:
    """Copies of matches under names that the player gave them, in `folder`; methods raise OSError."""

    folder: Path

    def all(self) -> tuple[Path, ...]:
        """The files there are, the one written last first."""
        return tuple(sorted(self.folder.glob(f"*{SUFFIX}"), key=lambda path: -path.stat().st_mtime))

    def path(self, name: str) -> Path:
        """The file of a name."""
        return self.folder / f"{name}{SUFFIX}"

    def free_name(self, name: str) -> str:
        """A name like this one, fit for a file, that no file has: with a number behind it where one has."""
        return free_path(self.folder, name, SUFFIX).stem

    def write(self, name: str, text: str) -> Path:
        """Keep a match under a name, or the next free one like it; a file that is there stays as it is."""
        path = free_path(self.folder, name, SUFFIX)
        files.write_text(path, text)
        return path


def free_path(folder: Path, name: str, suffix: str) -> Path:
    """The place of a new file with a name like this one: with a number behind it where there is one."""
    wanted = file_name(name)
    # Some systems take a capital and a small letter for the same.
    taken = {path.name.casefold() for path in folder.glob(f"*{suffix}")}
    names = chain((wanted,), (f"{wanted}-{number}" for number in count(2)))
    return folder / next(f"{one}{suffix}" for one in names if f"{one}{suffix}".casefold() not in taken)


def file_name(name: str) -> str:
    """What is left of a name when nothing is in it that a system refuses in the name of a file."""
    kept = "".join(letter for letter in name if letter.isprintable() and letter not in REFUSED)
    kept = " ".join(kept.split())[:LONGEST_NAME].strip(" .")
    return f"{kept}_" if kept.upper() in RESERVED else kept or UNNAMED
