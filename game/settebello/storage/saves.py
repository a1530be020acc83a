"""The match in progress and those put away, finished or to be gone on with, as texts in one folder."""

from dataclasses import dataclass
from pathlib import Path

from settebello.storage import files

CURRENT = "match.scopa"
FINISHED = "finished"


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
        place = self.folder / FINISHED / name
        if self.current.exists():
            raise FileExistsError(f"{self.current} is still there")
        place.rename(self.current)

    def finished(self) -> tuple[Path, ...]:
        """The matches put away, oldest first."""
        return tuple(sorted((self.folder / FINISHED).glob("*.scopa")))

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
