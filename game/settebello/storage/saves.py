"""The match in progress and the finished ones, as texts in one folder."""

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
        """Save the match in progress; a crash at any moment leaves the old save or the new one, whole."""
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

    def clear(self) -> None:
        """Drop the match in progress; nothing happens when there is none."""
        self.current.unlink(missing_ok=True)

    def finish(self) -> Path | None:
        """Move the match in progress to the finished ones; its new place, None when there was none."""
        if not self.current.exists():
            return None
        finished = self.folder / FINISHED
        finished.mkdir(parents=True, exist_ok=True)
        return self.current.rename(_next(finished))

    def finished(self) -> tuple[Path, ...]:
        """The finished matches, oldest first."""
        return tuple(sorted((self.folder / FINISHED).glob("*.scopa")))

    def clean(self, now: float) -> None:
        """Remove what a killed program left half written; `now` in seconds since the epoch."""
        files.clean(self.folder, now)


def _next(finished: Path) -> Path:
    used = [int(path.stem) for path in finished.glob("*.scopa") if path.stem.isdecimal()]
    return finished / f"{max(used, default=0) + 1:06}.scopa"
