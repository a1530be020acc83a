"""The players of this computer, each with their own settings and matches.

The first player's files are directly in the data folder, where a single player's files have always been;
every other player has a folder below ``players``. There is no list that could be damaged: the folders are the
list, and each contains its player's name.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date, timedelta
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from settebello import datafile
from settebello.storage import files
from settebello.storage.confirmed_day import confirmed_day, forget_days
from settebello.storage.places import Places

FIRST: Final = "first"
"""The id of the player whose files are directly in the data folder."""
AVATARS: Final = (
    *("giocatore_calm", "giocatrice_calm", "bambina_calm", "nonna", "dama", "marinaio_calm", "pulcinella"),
    *("mammone", "turk", "king", "knight", "knave", "lion", "horse", "dove", "fish"),
)
"""The avatars to choose from, by file name in assets/ui/avatars."""
LONGEST_NAME: Final = 24
KEPT_FOR: Final = timedelta(days=30)
"""How long a removed player can be restored."""
FORMAT: Final = 1
CARD: Final = "player.yaml"
"""The file in a player's folder with the player's name and avatar."""
PRESENT: Final = "present.yaml"
OWN: Final = ("settings.yaml", "matches", "saved", CARD)
"""The files of one player, in the order in which they are moved: removal moves the settings first."""


class CardFile(BaseModel):
    """A player's name and avatar; `removed` marks the first player as removed."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    format: Literal[1]
    name: Annotated[str, Field(max_length=LONGEST_NAME)] = ""
    avatar: str = AVATARS[0]
    removed: bool = False


class PresentFile(BaseModel):
    """The player who played last."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    format: Literal[1]
    player: str


@dataclass(frozen=True, slots=True)
class Profile:
    """A player; the name is empty if none was given."""

    id: str
    name: str
    avatar: str
    places: Places


@dataclass(frozen=True, slots=True)
class Removed:
    """A removed player, and the date until which the files are kept."""

    folder: Path
    name: str
    avatar: str
    until: date


class Profiles:
    """The players in the folders of `root`; methods that write raise OSError.

    `troubles` collects unreadable files: path, new name if it was renamed, reason.
    """

    def __init__(self, root: Places) -> None:
        """Take the folders; nothing is read yet."""
        self._root = root
        self.troubles: list[tuple[Path, Path | None, str]] = []
        self._told: set[Path] = set()

    def all(self) -> tuple[Profile, ...]:
        """Return all players, the first one first; there is always at least one."""
        others = tuple(self._others())
        card = self._card(self._root.data / CARD)
        if card.removed and others:
            return others
        return (Profile(FIRST, card.name, _known(card.avatar), self._root), *others)

    def get(self, name: str) -> Profile | None:
        """Return the player with a name (ignoring case) or an id; None if there is none."""
        everybody = self.all()
        by_name = (one for one in everybody if one.name and one.name.casefold() == name.casefold())
        return next(by_name, next((one for one in everybody if one.id == name), None))

    def present(self) -> Profile:
        """Return the player who played last; the first player if that is unknown."""
        everybody = self.all()
        path = self._root.config / PRESENT
        found = self._read(path, PresentFile)
        wanted = found.player if isinstance(found, PresentFile) else FIRST
        return next((one for one in everybody if one.id == wanted), everybody[0])

    def choose(self, player: str) -> None:
        """Make this player the present one at the next start."""
        text = datafile.dump({"format": FORMAT, "player": player})
        files.write_text(self._root.config / PRESENT, text)

    def create(self, name: str, avatar: str) -> Profile:
        """Create a player; a number is added to a name that is taken."""
        folder = self.free_folder()
        name = self.free_name(name)
        _write_card(folder, CardFile(format=1, name=name, avatar=_known(avatar)))
        return Profile(folder.name, name, _known(avatar), self._within(folder))

    def change(self, player: Profile, name: str, avatar: str) -> Profile:
        """Change a player's name or avatar."""
        name = player.name if name.strip() == player.name else self.free_name(name)
        _write_card(player.places.data, CardFile(format=1, name=name, avatar=_known(avatar)))
        return replace(player, name=name, avatar=_known(avatar))

    def remove(self, player: Profile, today: date) -> Removed:
        """Remove a player; the files are kept for KEPT_FOR. Raises ValueError for the only player."""
        everybody = self.all()
        if len(everybody) < 2:
            raise ValueError("the only player stays")
        aside = self._free(self._aside, f"{today.isoformat()}-{player.id}")
        if player.id == FIRST:
            # Mark first, then move: if the move is interrupted, `tidy` completes it at the next start.
            _write_card(player.places.data, _card_of(player, removed=True))
            self._move_first(aside)
            _write_card(aside, _card_of(player))
        else:
            aside.parent.mkdir(parents=True, exist_ok=True)
            player.places.data.rename(aside)
        return Removed(aside, player.name, player.avatar, today + KEPT_FOR)

    def removed(self) -> tuple[Removed, ...]:
        """Return the removed players that can still be restored, latest first."""
        return tuple(sorted(self._removed(), key=lambda one: one.folder.name, reverse=True))

    def take_back(self, removed: Removed) -> Profile:
        """Restore a removed player."""
        folder = self.free_folder()
        folder.parent.mkdir(parents=True, exist_ok=True)
        removed.folder.rename(folder)
        name = self.free_name(removed.name, but=folder.name)
        _write_card(folder, CardFile(format=1, name=name, avatar=removed.avatar))
        return Profile(folder.name, name, removed.avatar, self._within(folder))

    def tidy(self, today: date) -> None:
        """Complete interrupted removals, and delete players whose time to be restored has passed.

        An earlier visit has to confirm that it has passed (see ``confirmed_day``).
        """
        if self._card(self._root.data / CARD).removed and any(self._others()):
            waiting = [name for name in OWN[:-1] if (self._of_first(name)).exists()]
            if waiting:
                self._move_first(self._free(self._aside, f"{today.isoformat()}-{FIRST}"))
        removed = tuple(self._removed())
        confirmed = confirmed_day(self._aside, today.toordinal()) if removed else None
        for one in removed:
            if confirmed is not None and one.until.toordinal() < confirmed:
                files.remove_folder(one.folder)
        if removed and not any(self._removed()):
            forget_days(self._aside)

    def free_name(self, name: str, but: str = "") -> str:
        """Return the name, with a number added if another player has it."""
        wanted = " ".join("".join(letter for letter in name if letter.isprintable()).split())[:LONGEST_NAME]
        taken = {one.name.casefold() for one in self.all() if one.id != but}
        if not wanted or wanted.casefold() not in taken:
            return wanted
        number = 2
        while f"{wanted[: LONGEST_NAME - 4]} {number}".casefold() in taken:
            number += 1
        return f"{wanted[: LONGEST_NAME - 4]} {number}"

    def free_folder(self) -> Path:
        """Return the folder for the next new player."""
        number = 2
        while (folder := self._players / f"player-{number}").exists():
            number += 1
        return folder

    def named(self, folder: Path) -> Profile:
        """Return the player of a folder."""
        card = self._card(folder / CARD)
        return Profile(folder.name, card.name, _known(card.avatar), self._within(folder))

    @property
    def _players(self) -> Path:
        return self._root.data / "players"

    @property
    def _aside(self) -> Path:
        return self._root.data / "removed"

    def _of_first(self, name: str) -> Path:
        return self._root.settings if name == "settings.yaml" else self._root.data / name

    def _within(self, folder: Path) -> Places:
        return Places(config=folder, data=folder, state=self._root.state, common=self._root.common_data)

    def _others(self) -> Iterator[Profile]:
        try:
            folders = sorted(
                (one for one in self._players.iterdir() if one.is_dir() and not one.name.startswith(".")),
                key=lambda one: (len(one.name), one.name),
            )
        except OSError:
            return
        yield from map(self.named, folders)

    def _removed(self) -> Iterator[Removed]:
        try:
            folders = [one for one in self._aside.iterdir() if one.is_dir()]
        except OSError:
            return
        for folder in folders:
            try:
                until = date.fromisoformat(folder.name[:10]) + KEPT_FOR
            except (ValueError, OverflowError):
                continue  # not one of ours
            card = self._card(folder / CARD)
            yield Removed(folder, card.name, _known(card.avatar), until)

    def _move_first(self, aside: Path) -> None:
        aside.mkdir(parents=True)
        for name in OWN[:-1]:
            path = self._of_first(name)
            if path.exists():
                files.move(path, aside / name)

    def _free(self, folder: Path, name: str) -> Path:
        number, path = 1, folder / name
        while path.exists():
            number += 1
            path = folder / f"{name}.{number}"
        return path

    def _card(self, path: Path) -> CardFile:
        found = self._read(path, CardFile)
        return found if isinstance(found, CardFile) else CardFile(format=1)

    def _read(self, path: Path, model: type[CardFile | PresentFile]) -> CardFile | PresentFile | None:
        """Read a small file; a damaged file is renamed and reported in `troubles`."""
        try:
            return datafile.validate(datafile.load(datafile.read_bytes(path), str(path)), model)
        except FileNotFoundError:
            return None
        except (datafile.DataError, datafile.NotRegularError, datafile.TooLargeError) as error:
            kept = None
            with suppress(OSError):
                kept = files.rename_damaged(path)
            self._report(path, kept, str(error))
        except OSError as error:
            self._report(path, None, str(error))
        return None

    def _report(self, path: Path, kept: Path | None, reason: str) -> None:
        """Add to `troubles`; a file that stays where it is only once, as it is refused at each reading."""
        if kept is not None or path not in self._told:
            self.troubles.append((path, kept, reason))
        if kept is None:
            self._told.add(path)


def _known(avatar: str) -> str:
    return avatar if avatar in AVATARS else AVATARS[0]


def _card_of(player: Profile, *, removed: bool = False) -> CardFile:
    return CardFile(format=1, name=player.name, avatar=player.avatar, removed=removed)


def _write_card(folder: Path, card: CardFile) -> None:
    files.write_text(folder / CARD, datafile.dump(card.model_dump()))
