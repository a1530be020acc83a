"""Match files: the match in progress, the matches put away, and copies saved by name."""

from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from typing import Final

from settebello.datafile import NotRegularError, TooLargeError, modified, read_bytes, read_text
from settebello.storage import files
from settebello.storage.file_names import REFUSED, folded, is_reserved

SUFFIX: Final = ".scopa"
MARKET_SUFFIX: Final = ".mercato"
CURRENT_STEM: Final = "match"
CURRENT: Final = f"{CURRENT_STEM}{SUFFIX}"
FINISHED = "finished"
LONGEST_NAME: Final = 60
UNNAMED: Final = "scopa"


def is_market(path: Path) -> bool:
    """Return whether a file is named like a match of the market game."""
    return path.suffix.casefold() == MARKET_SUFFIX


@dataclass(frozen=True, slots=True)
class Saves:
    """The match files in `folder` with a suffix; every method raises OSError if the disk refuses."""

    folder: Path
    suffix: str = SUFFIX

    @property
    def current(self) -> Path:
        """The file of the match in progress."""
        return self.folder / f"{CURRENT_STEM}{self.suffix}"

    @property
    def has_current(self) -> bool:
        """Whether a match in progress is saved; False where the folder cannot be read."""
        try:
            return self.current.exists()
        except OSError:
            return False

    def write(self, text: str) -> None:
        """Save the match in progress atomically.

        Overwrites any earlier save; ``MatchFile`` first checks whose save it is.
        """
        files.write_text(self.current, text)

    def read(self) -> str | None:
        """Return the match in progress or None; raises UnicodeDecodeError if the file is not text."""
        try:
            # Line ends stay as written, because MatchFile compares the bytes.
            return read_text(self.current)
        except FileNotFoundError:
            return None

    def rename_damaged(self) -> Path:
        """Rename a damaged match in progress, and return the new path."""
        return files.rename_damaged(self.current)

    def finish(self) -> Path | None:
        """Move the match in progress, even one that is not over, to the folder of finished matches.

        Returns its new path, or None if there was no match.
        """
        if not self.current.exists():
            return None
        place = self.next_finished()
        place.parent.mkdir(parents=True, exist_ok=True)
        return self.current.rename(place)

    def take_up(self, name: str) -> None:
        """Make a match that was put away the current one; raises FileExistsError if there already is one."""
        place = self.place(name)
        if self.current.exists():
            raise FileExistsError(f"{self.current} is still there")
        place.rename(self.current)

    def finished(self) -> tuple[Path, ...]:
        """Return the files of the matches put away, oldest first."""
        return tuple(sorted((self.folder / FINISHED).glob(f"*{self.suffix}")))

    def place(self, name: str) -> Path:
        """Return the path of a match that was put away, by its file name."""
        return self.folder / FINISHED / name

    def next_finished(self) -> Path:
        """Return the path for the next match to be put away."""
        used = [int(path.stem) for path in self.finished() if path.stem.isdecimal()]
        return self.folder / FINISHED / f"{max(used, default=0) + 1:06}{self.suffix}"


class MatchFile:
    """The file of one match: the match in progress, unless another program has written that file.

    A file that this program did not write is never overwritten: a save that could not be put away, or the
    match of another window. In that case this match is saved among the finished ones instead.
    """

    def __init__(self, saves: Saves, known: str | None) -> None:
        """Take the text of this match as it was read; ``known`` is None for a new match."""
        self._saves = saves
        self._known = known
        self._own: Path | None = None

    def write(self, text: str) -> None:
        """Save the match; raises OSError."""
        if self._own is None and self._is_foreign():
            self._own = self._saves.next_finished()
        if self._own is None:
            self._saves.write(text)
            self._known = text
        else:
            files.write_text(self._own, text)

    def finish(self) -> None:
        """Put the finished match away; raises OSError."""
        if self._own is None and not self._is_foreign():
            self._saves.finish()

    def _is_foreign(self) -> bool:
        try:
            return read_bytes(self._saves.current) != (self._known or "").encode()
        except FileNotFoundError:
            return False
        except (NotRegularError, TooLargeError, PermissionError):
            # Whatever it is, this program did not write it.
            return True


@dataclass(frozen=True, slots=True)
class NamedSaves:
    """Copies of matches under names chosen by the player, in `folder`; methods raise OSError."""

    folder: Path

    def all(self) -> tuple[Path, ...]:
        """Return the files, last written first."""
        return tuple(sorted(self.folder.glob(f"*{SUFFIX}"), key=modified, reverse=True))

    def path(self, name: str) -> Path:
        """Return the path for a name."""
        return self.folder / f"{name}{SUFFIX}"

    def free_name(self, name: str) -> str:
        """Return a valid file name like `name` that no file has yet, with a number if necessary."""
        return free_path(self.folder, name, SUFFIX).stem

    def write(self, name: str, text: str) -> Path:
        """Save a match under a name or the next free one like it; existing files are not overwritten."""
        path = free_path(self.folder, name, SUFFIX)
        files.write_text(path, text)
        return path


def free_path(folder: Path, name: str, suffix: str) -> Path:
    """Return the path of a new file named like `name`, with a number if that file exists."""
    wanted = file_name(name)
    taken = {folded(path.name) for path in folder.glob(f"*{suffix}")}
    names = chain((wanted,), (f"{wanted}-{number}" for number in count(2)))
    return folder / next(f"{one}{suffix}" for one in names if folded(f"{one}{suffix}") not in taken)


def file_name(name: str) -> str:
    """Return a name without the characters that some system refuses in file names."""
    kept = "".join(letter for letter in name if letter.isprintable() and letter not in REFUSED)
    kept = " ".join(kept.split())[:LONGEST_NAME].strip(" .")
    if is_reserved(kept):
        head, dot, rest = kept.partition(".")
        return f"{head}_{dot}{rest}"
    return kept or UNNAMED
