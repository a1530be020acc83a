"""The open games of ten of all children: one small file for each activity, beside the child's journal."""

from collections.abc import Callable
from functools import partial
from pathlib import Path as Folder
from typing import Final

from settebello.datafile import DataError, NotRegularError, TooLargeError, read_bytes
from settebello.practice import ten_record
from settebello.practice.disk_errors import DiskErrors
from settebello.practice.ten_record import TenRecord
from settebello.storage import files

GAMES: Final = "games"


class TenSaves:
    """Games that were left midway; a game goes on also where the disk refuses to write."""

    def __init__(self, folder: Folder, disk_errors: DiskErrors) -> None:
        """Keep the games below `folder`, those of each child in the child's own folder."""
        self._folder = folder
        self._disk_errors = disk_errors
        self._known: dict[Folder, TenRecord | None] = {}

    def load(self, child: str, activity: str) -> TenRecord | None:
        """Return the open game of an activity; None without one, and for a damaged file, set aside."""
        path = self._path(child, activity)
        if path not in self._known:
            self._known[path] = self._read(path)
        return self._known[path]

    def save(self, child: str, activity: str, record: TenRecord) -> None:
        """Save an open game; a kill of the program loses at most the latest card."""
        path = self._path(child, activity)
        self._known[path] = record
        self._leave(path, partial(files.write_text, path, ten_record.write(record), forced=False))

    def drop(self, child: str, activity: str) -> None:
        """Remove a game that is over, or that cannot be continued."""
        path = self._path(child, activity)
        self._known[path] = None
        self._leave(path, partial(path.unlink, missing_ok=True))

    def reject(self, child: str, activity: str, error: Exception) -> None:
        """Log that a saved game makes no sense, and remove it."""
        self._disk_errors.warn(f"{self._path(child, activity).name}: {error}")
        self.drop(child, activity)

    def _leave(self, path: Folder, act: Callable[[], object]) -> None:
        self._disk_errors.leave(path, act)

    def _read(self, path: Folder) -> TenRecord | None:
        try:
            return ten_record.read(read_bytes(path), path.name)
        except FileNotFoundError:
            return None
        except (DataError, ValueError, NotRegularError, TooLargeError) as error:
            self._disk_errors.warn(f"{path.name}: {error}")
            # Something that is no file, such as a folder, would be in the way of every new game.
            self._disk_errors.write(partial(files.rename_damaged, path))
            return None
        except OSError as error:
            self._disk_errors.warn(f"{path.name}: {error}")
            return None

    def _path(self, child: str, activity: str) -> Folder:
        return self._folder / child / GAMES / f"{activity}.yaml"
