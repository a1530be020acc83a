"""The players of this computer as the window manages them: chosen, created, removed, exported, imported."""

import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import date
from pathlib import Path
from random import SystemRandom
from typing import Final

from settebello import NAME, __version__
from settebello.app.files.messages import about_bundle, about_import, about_player
from settebello.clock import local_date
from settebello.datafile import DataError, modified
from settebello.i18n import Text, t
from settebello.session import MatchSummary, remembered_summaries
from settebello.storage.bundle import SUFFIX, Bundle, BundleError, Fault
from settebello.storage.bundle_import import unpack
from settebello.storage.bundle_reader import read_bundle
from settebello.storage.bundle_writer import write_bundle
from settebello.storage.import_plan import ImportPlan
from settebello.storage.profiles import Profile, Profiles, Removed
from settebello.storage.saves import Saves, free_path
from settebello.ui.kit.bundle_errors import about_export
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.ports.players_port import Offered, PlayerCard, PlayersError
from settebello.ui.kit.ports.services import Question

OPENERS: Final = {"darwin": "open", "linux": "xdg-open"}
"""The program that opens a folder, by platform."""


class Players:
    """The list of players and the present one; `switch` activates another player's settings and matches."""

    def __init__(
        self,
        profiles: Profiles,
        present: Callable[[], Profile],
        switch: Callable[[Profile], None],
        log: logging.Logger,
        complain: Callable[[Question], None],
        *,
        settle: Callable[[], None] = lambda: None,
        imported: Callable[[], None] = lambda: None,
        now: Callable[[], float] = time.time,
    ) -> None:
        """Report unreadable player files at once through `complain`.

        `settle` waits until all pending saves are written; `imported` is called after an import; `now` is in
        seconds since the epoch.
        """
        self._profiles = profiles
        self._present = present
        self._switch = switch
        self._log = log
        self._complain = complain
        self._settle = settle
        self._imported = imported
        self._now = now
        self._complaints: set[Question] = set()
        self._tell_troubles()

    @property
    def present(self) -> PlayerCard:
        """The player who is playing."""
        return _card(self._present())

    @property
    def all(self) -> tuple[PlayerCard, ...]:
        """All players, followed by the removed ones that can still be restored."""
        here = tuple(map(_card, self._profiles.all()))
        gone = tuple(map(_card_of_removed, self._profiles.removed()))
        self._tell_troubles()
        return here + gone

    @property
    def folder(self) -> Path:
        """The data folder of the present player."""
        return self._present().places.data

    @property
    def exports(self) -> Path:
        """The folder in which export files are written and looked for."""
        return self._present().places.exports

    def played(self, player: str) -> tuple[MatchSummary, ...]:
        """Return the finished matches of a player as far as they are known without reading records."""
        with suppress(OSError, PlayersError):
            return remembered_summaries(Saves(self._one(player).places.matches))
        return ()

    def choose(self, player: str) -> None:
        """Switch to this player."""
        if player == self._present().id:
            return
        profile = self._one(player)
        self._switch(profile)
        try:
            self._profiles.choose(profile.id)
        except OSError as error:
            # The choice holds for this run; only the next start will not know it.
            self._log.warning("%s", error)

    def create(self, name: str, avatar: str) -> PlayerCard:
        """Create a player; a number is added to a name that is taken. Raises PlayersError."""
        with _told():
            return _card(self._profiles.create(name, avatar))

    def change(self, player: str, name: str, avatar: str) -> PlayerCard:
        """Change a player's name or picture; raises PlayersError."""
        with _told():
            return _card(self._profiles.change(self._one(player), name, avatar))

    def remove(self, player: str) -> PlayerCard:
        """Remove a player, switching to another one if necessary; raises PlayersError for the only player."""
        others = [one for one in self._profiles.all() if one.id != player]
        if not others:
            raise PlayersError(t("You can't remove the only player. Create another player first."))
        profile = self._one(player)
        if player == self._present().id:
            self.choose(others[0].id)
        with _told():
            return _card_of_removed(self._profiles.remove(profile, self._today()))

    def take_back(self, player: str) -> PlayerCard:
        """Restore a removed player; raises PlayersError."""
        for removed in self._profiles.removed():
            if removed.folder.name == player:
                with _told():
                    return _card(self._profiles.take_back(removed))
        raise PlayersError(t("This player no longer exists."))

    def write_everything(self, player: str) -> Path:
        """Export all files of a player into one new zip file; return its path. Raises PlayersError."""
        profile = self._one(player)
        self._settle()
        name = f"{NAME} {profile.name} {self._today().isoformat()}".replace("  ", " ")
        path = free_path(self.exports, name, SUFFIX)
        with _told():
            try:
                write_bundle(path, profile, __version__, self._today())
            except BundleError as error:
                raise PlayersError(about_export(error)) from None
            except DataError as error:
                raise PlayersError(about_export(BundleError(Fault.DAMAGED, error.problems[0].file))) from None
        return path

    def offered(self) -> tuple[Path, ...]:
        """Return the export files in the exports folder, latest first."""
        try:
            return tuple(sorted(self.exports.glob(f"*{SUFFIX}"), key=modified, reverse=True))
        except OSError:
            return ()

    def look_into(self, path: Path) -> Offered:
        """Read and check an export file without changing anything; raises PlayersError."""
        with _told():
            bundle = read_bundle(path)
            shared = _sentences(self._planned(bundle))
        return Offered(path, bundle.name, bundle.day, bundle.matches, shared)

    def take_in(self, path: Path, instead_of: str | None = None) -> PlayerCard:
        """Create a player from an export file; `instead_of` is removed. Raises PlayersError."""
        self._settle()
        with _told():
            bundle = read_bundle(path)
            plan = self._planned(bundle)
            profile = unpack(plan, self._profiles, self._present().places)
        self._imported()
        # Told before the other player goes, which the disk may refuse.
        for part, why in plan.left_out:
            self._log.warning("%s: %s", part, why)
        if shared := _sentences(plan):
            self._complain(about_import(shared))
        if instead_of is not None:
            if instead_of == self._present().id:
                self.choose(profile.id)
            self.remove(instead_of)
            profile = self._renamed(profile, bundle.name)
        return _card(profile)

    def open_folder(self) -> None:
        """Open the present player's folder in the system's file manager; raises PlayersError."""
        folder = self.folder
        with _told():
            folder.mkdir(parents=True, exist_ok=True)
            if sys.platform == "win32":
                os.startfile(folder)  # noqa: S606 - the folder is our own
            else:
                opener = OPENERS.get(sys.platform, "xdg-open")
                quiet = subprocess.DEVNULL
                command = [opener, str(folder)]
                subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)  # noqa: S603 - all our own

    def tidy(self) -> None:
        """Finish interrupted removals, and delete players whose time to be restored has passed."""
        try:
            self._profiles.tidy(self._today())
        except OSError as error:
            self._log.warning("%s", error)

    def _today(self) -> date:
        return local_date(self._now())

    def _one(self, player: str) -> Profile:
        for profile in self._profiles.all():
            if profile.id == player:
                return profile
        raise PlayersError(t("This player no longer exists."))

    def _planned(self, bundle: Bundle) -> ImportPlan:
        from settebello.learning.children.imported_children import plan_import  # noqa: PLC0415 - not needed at start

        return plan_import(bundle, self._present().places, SystemRandom())

    def _renamed(self, profile: Profile, name: str) -> Profile:
        """Give the player the name in the export file, if it has become free."""
        try:
            return self._profiles.change(profile, name, profile.avatar)
        except OSError:
            return profile

    def _tell_troubles(self) -> None:
        for path, kept, why in self._profiles.troubles:
            self._log.warning("%s: %s", path, why)
            complaint = about_player(kept)
            # It names no file that was left where it is, so a second one would tell nothing new.
            if complaint not in self._complaints:
                self._complaints.add(complaint)
                self._complain(complaint)
        self._profiles.troubles.clear()


@contextmanager
def _told() -> Iterator[None]:
    """Convert file errors into PlayersError with a translated message."""
    try:
        yield
    except BundleError as error:
        raise PlayersError(about_bundle(error)) from None
    except OSError as error:
        raise PlayersError(t("That didn't work: {reason}", reason=reason(error))) from None


def _sentences(plan: ImportPlan) -> tuple[Text, ...]:
    from settebello.app.files.import_messages import sentences  # noqa: PLC0415 - not needed at start

    return sentences(plan)


def _card(profile: Profile) -> PlayerCard:
    return PlayerCard(profile.id, profile.name, profile.avatar)


def _card_of_removed(removed: Removed) -> PlayerCard:
    return PlayerCard(removed.folder.name, removed.name, removed.avatar, removed.until.isoformat())
