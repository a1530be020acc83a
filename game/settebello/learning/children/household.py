"""All children of this computer, each in a folder of its own."""

import stat
from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom

from settebello.datafile import DataError, NotRegularError, TooLargeError, matching, read_bytes
from settebello.learning.children import child_id, pin_lock
from settebello.learning.children.notebook import Notebook, is_begun
from settebello.learning.children.profile import MOST_CHILDREN, Child, Mark, grouped, named, read, write
from settebello.learning.memory.thinking_time import Age
from settebello.storage import files
from settebello.storage.confirmed_day import confirmed_day, forget_days
from settebello.storage.writer import DirectWriter, Writer

PROFILE = "child.yaml"
LOCK = "lock.yaml"
DELETED = "deleted"
UNKNOWN = "fox"
"""The animal of a child whose profile could not be read."""
UNDO_DAYS = 30
"""Days in which a deleted child can be restored."""
PIECE = 1024 * 1024
"""Bytes that are overwritten at once."""


class Household:
    """The children in a folder; methods raise OSError where the disk refuses."""

    def __init__(self, folder: Path, writer: Writer | None = None, *, rng: Random | None = None) -> None:
        """Read the profiles; a damaged one is renamed and reported in ``troubles``.

        writer: writes the notebooks; a method that moves or removes a notebook's files waits for it.
        rng: draws the ids of new children; the system's source of randomness by default.
        """
        self.folder = folder
        self._writer = writer or DirectWriter()
        self._of_notebooks = writer
        self.troubles: list[str] = []
        self._children: dict[str, Child] = {}
        self._notebooks: dict[str, Notebook] = {}
        self._rng = rng or SystemRandom()
        self.look()
        self._lock = self._read_lock()

    def look(self) -> None:
        """Read the profiles of children whose folders are new since the last time, as after an import."""
        for place in matching(self.folder, child_id.PATTERN):
            child = self._read(place) if place.name not in self._children else None
            if child is not None:
                self._children[child.id] = child
        self._children = {one: self._children[one] for one in sorted(self._children, key=child_id.order)}

    @property
    def has_pin(self) -> bool:
        """Whether a PIN opens the adults' pages."""
        return self._lock is not None

    def opens(self, pin: str) -> bool:
        """Return whether this is the PIN."""
        return self._lock is not None and self._lock.opens(pin)

    def set_pin(self, pin: str, salt: bytes) -> None:
        """Set the PIN, mixed with a random salt; ValueError unless it has four digits."""
        made = pin_lock.Lock.made(pin, salt)
        files.write_text(self.folder / LOCK, pin_lock.write(made))
        self._lock = made

    def remove_pin(self) -> None:
        """Remove the PIN."""
        (self.folder / LOCK).unlink(missing_ok=True)
        self._lock = None

    @property
    def children(self) -> tuple[Child, ...]:
        """All children, the oldest profile first."""
        return tuple(self._children.values())

    def child(self, child: str) -> Child:
        """Return the child with an id; KeyError for an unknown one."""
        return self._children[child]

    def create(self, nick: str, avatar: str, age: Age, *, mark: Mark = Mark.NONE, group: str = "") -> Child:
        """Create a child; ValueError when there are as many as allowed."""
        if len(self._children) >= MOST_CHILDREN:
            raise ValueError(f"there are {MOST_CHILDREN} children already")
        new = child_id.new_id(folder_ids(self.folder), self._rng)
        child = Child(id=new, nick=named(nick), avatar=avatar, age=age, mark=mark, group=grouped(group))
        self.change(child)
        return child

    def change(self, child: Child) -> None:
        """Save a child's profile."""
        child = replace(child, nick=named(child.nick), group=grouped(child.group))
        files.write_text(self.folder / child.id / PROFILE, write(child))
        self._children[child.id] = child

    def use(self, child: Child) -> None:
        """Use a changed profile without saving it."""
        self._children[child.id] = child

    def rewrite_lost(self, child: str) -> None:
        """Save a child's profile again if its file was deleted; without it the child is not found."""
        known = self._children.get(child)
        if known is not None and not (self.folder / child / PROFILE).exists():
            self.change(known)

    def notebook(self, child: str) -> Notebook:
        """Return a child's notebook, with the events the disk has refused; KeyError for an unknown child."""
        if child not in self._children:
            raise KeyError(child)
        kept = self._notebooks.get(child)
        if kept is None or not kept.owing:
            self._writer.drain()
            kept = self._notebooks[child] = Notebook(self.folder / child, self._of_notebooks)
            # The next notebook finds nothing of a file that was set aside.
            self.troubles += [one for one in kept.troubles if one not in self.troubles]
        return kept

    def delete(self, child: str, day: int) -> None:
        """Delete a child on a day; it can be restored for some weeks. KeyError for an unknown child."""
        if child not in self._children:
            raise KeyError(child)
        self._writer.drain()
        place = self.folder / DELETED / f"{child}.{day}"
        place.parent.mkdir(parents=True, exist_ok=True)
        (self.folder / child).rename(place)
        del self._children[child]
        self._notebooks.pop(child, None)

    def deleted(self) -> tuple[Child, ...]:
        """Return the deleted children that can still be restored."""
        found = []
        for place in self._deleted():
            try:
                child = place.name.partition(".")[0]
                found.append(read(read_bytes(place / PROFILE), place.name, child))
            except (OSError, DataError):
                continue
        return tuple(found)

    def restore(self, child: str) -> Child:
        """Restore a deleted child; KeyError for an unknown one, ValueError when there is no room."""
        place = next((one for one in self._deleted() if one.name.partition(".")[0] == child), None)
        if place is None:
            raise KeyError(child)
        if len(self._children) >= MOST_CHILDREN:
            raise ValueError(f"there are {MOST_CHILDREN} children already")
        place.rename(self.folder / child)
        back = self._read(self.folder / child)
        if back is None:
            raise KeyError(child)
        self._children[child] = back
        return back

    def purge(self, day: int) -> None:
        """Overwrite and remove the files of children that were deleted weeks before a day.

        The day has to be confirmed by an earlier visit (see ``confirmed_day``).
        """
        places = self._deleted()
        confirmed = confirmed_day(self.folder / DELETED, day) if places else None
        for place in places:
            since = place.name.partition(".")[2]
            if confirmed is not None and since.isdecimal() and confirmed - int(since) >= UNDO_DAYS:
                _wipe(place)
        if places and not self._deleted():
            forget_days(self.folder / DELETED)

    def delete_all(self) -> None:
        """Overwrite and remove all files of all children at once; this cannot be undone."""
        self._writer.drain()
        self._children.clear()
        self._notebooks.clear()
        self._lock = None
        if self.folder.exists():
            _wipe(self.folder)

    def settle(self) -> None:
        """Wait until the files of all children are written."""
        self._writer.drain()

    def _read_lock(self) -> pin_lock.Lock | None:
        """Return the PIN lock; None without one, and for a damaged file, which is set aside."""
        path = self.folder / LOCK
        try:
            return pin_lock.read(read_bytes(path), LOCK)
        except FileNotFoundError:
            return None
        except (DataError, NotRegularError, TooLargeError) as error:
            self._set_aside(path, error)
            return None
        except OSError as error:
            self.troubles.append(str(error))
            return None

    def _deleted(self) -> list[Path]:
        return list(matching(self.folder / DELETED, child_id.PATTERN))

    def _read(self, place: Path) -> Child | None:
        path = place / PROFILE
        try:
            return read(read_bytes(path), f"{place.name}/{PROFILE}", place.name)
        except FileNotFoundError as error:
            return self._unnamed(place, error) if is_begun(place) else None
        except (DataError, NotRegularError, TooLargeError) as error:
            return self._unnamed(place, error)
        except OSError as error:
            # The other children can practise all the same.
            self.troubles.append(str(error))
            return None

    def _unnamed(self, place: Path, error: Exception) -> Child:
        """Return a child whose profile is lost: what was learned is not, and the child can be named again."""
        child = Child(id=place.name, nick="", avatar=UNKNOWN)
        self._set_aside(place / PROFILE, error, write(child))
        return child

    def _set_aside(self, path: Path, error: Exception, instead: str = "") -> None:
        """Report a damaged file, rename it and write another; report also what the disk refuses."""
        missing = isinstance(error, FileNotFoundError)
        self.troubles.append(f"{path.parent.name}/{path.name}: is missing" if missing else str(error))
        try:
            if not missing:
                files.rename_damaged(path)
            if instead:
                files.write_text(path, instead)
        except OSError as refusal:
            self.troubles.append(str(refusal))


def folder_ids(folder: Path) -> tuple[str, ...]:
    """Return the ids of all children in a folder, with those that are deleted and can be restored."""
    deleted = (folder / DELETED).glob(child_id.PATTERN)
    names = (path.name.partition(".")[0] for path in deleted)
    return (*(path.name for path in folder.glob(child_id.PATTERN)), *names)


def _wipe(folder: Path) -> None:
    """Overwrite every file of a folder, then remove it."""
    for path in sorted(folder.rglob("*"), reverse=True):
        about = path.lstat()
        if stat.S_ISDIR(about.st_mode):
            path.rmdir()
            continue
        if stat.S_ISREG(about.st_mode):
            # Not through a link: its target belongs to somebody else. Opening a pipe would wait for ever.
            _overwrite(path, about.st_size)
        path.unlink()
    folder.rmdir()


def _overwrite(path: Path, size: int) -> None:
    """Write zeros over a file of any size."""
    with path.open("r+b") as file:
        for start in range(0, size, PIECE):
            file.write(bytes(min(PIECE, size - start)))
