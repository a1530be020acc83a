"""The objects that belong to one player: archive, matches, services and scenes."""

import time
from random import Random
from typing import TYPE_CHECKING

from settebello import __version__, resources
from settebello.app.files.exports import Exports
from settebello.app.files.match_archive import Archive
from settebello.app.files.messages import about_progress
from settebello.app.files.player_files import Players
from settebello.app.scenes import Scenes
from settebello.app.shared_parts import SharedParts
from settebello.app.table_sessions import Tables
from settebello.clock import local_date
from settebello.i18n import languages, names_of_own_languages, own_name
from settebello.session import Matches
from settebello.storage.profiles import Profile
from settebello.storage.saves import MARKET_SUFFIX, NamedSaves, Saves
from settebello.ui.kit.clipboard import Clipboard
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.ports.waiting_match import WaitingMarket

if TYPE_CHECKING:
    from collections.abc import Callable

    from settebello.app.market import Market
    from settebello.practice.learning_mode import Learning
    from settebello.problems.trainer import DamagedProgress, Trainer
    from settebello.ui.kit.ports.market_port import KeptMarketMatch


class PlayerParts:
    """Owns the present player's archive, tables, services and scenes."""

    def __init__(
        self, profile: Profile, shared: SharedParts, players: Players, learning: "Callable[[], Learning]"
    ) -> None:
        """Use the files of `profile`; no match is open yet. `learning` opens the learning mode."""
        self._profile = profile
        self._shared = shared
        self._players = players
        self._learning = learning
        self._trainer: Trainer | None = None
        self._market: Market | None = None
        self._rules = (resources.rules(), profile.places.rules)
        self.archive = self._make_archive()
        self.tables = self._make_tables()
        self.services = self._make_services()
        self.scenes = Scenes(self.services, shared.data.rulebook, self.tables, shared.open_scenes)

    def settle(self) -> None:
        """Wait until all pending saves are written, before their files are read or moved."""
        self.tables.settle()
        self._shared.writer.drain()

    def _make_archive(self) -> Archive:
        shared = self._shared
        return Archive(
            Saves(self._profile.places.matches),
            NamedSaves(self._profile.places.saved),
            shared.data.rulebook.ruleset,
            shared.clock,
            in_progress=lambda: self.tables.in_progress,
            variant_name=self._variant_name,
            settle=self.settle,
        )

    def _make_tables(self) -> Tables:
        shared = self._shared
        matches = Matches(
            saves=Saves(self._profile.places.matches),
            ruleset_of=shared.data.rulebook.ruleset,
            opponents=shared.data.opponents,
            rng=shared.rng,
            writer=shared.writer,
            log=shared.log,
        )
        return Tables(
            matches,
            shared.data.opponents,
            log=shared.log,
            complain=shared.notifications.add,
            open_scenes=shared.open_scenes,
            record=self.archive.record,
        )

    def _make_services(self) -> Services:
        shared = self._shared
        appearance = shared.display.appearance
        return Services(
            settings=shared.preferences,
            cues=shared.sound.cues,
            variants=shared.data.library.choices,
            ruleset=shared.data.rulebook.ruleset,
            opponents=shared.data.offered,
            skins=appearance.decks,
            archive=self.archive,
            exports=Exports(self._profile.places.exports, shared.display.canvas, appearance.say),
            languages=(
                *((code, own_name(code)) for code in languages()),
                *names_of_own_languages(self._profile.places.languages),
            ),
            language=appearance.language,
            can_continue=self.tables.can_continue,
            waiting=self.tables.waiting,
            # A fixed seed: the small variations are the same after every start, so pictures stay the same.
            chance=Random(0),
            version=__version__,
            more_opponents=shared.data.more_opponents,
            compare_rules=shared.data.compare_rules,
            aloud=shared.sound.screen_reader,
            narrator=shared.sound.narrator,
            controls=shared.controls,
            adviser=shared.data.adviser,
            reduced_motion=shared.desktop.reduced_motion,
            has_coins=lambda variant: appearance.has_coins(shared.data.played(variant)),
            deck=lambda: appearance.skin,
            drawable=shared.display.canvas.fonts.drawable,
            players=self._players,
            learning=self._learning,
            clipboard=Clipboard(appearance.say),
            deal_work=shared.data.deal_work,
            today=lambda: local_date(time.time()),
            problems=self._open_trainer,
            market=self._open_market,
            market_waits=self._market_waits,
            market_kept=self._market_kept,
        )

    def _open_market(self) -> "Market":
        """Return the player's market game; the modules are imported when somebody first asks for it."""
        if self._market is None:
            from settebello.app.market import Market  # noqa: PLC0415 - imported with the first match

            shared = self._shared
            self._market = Market(shared, self._profile.places.market, self._rules, shared.rng)
        return self._market

    def _market_waits(self) -> WaitingMarket | None:
        """Return the match of the market game that waits; without a file nothing is imported."""
        self._shared.writer.drain()
        places = self._profile.places
        if not Saves(places.market, MARKET_SUFFIX).has_current:
            return None
        return self._open_market().waiting_beside(Saves(places.matches))

    def _market_kept(self) -> "tuple[KeptMarketMatch, ...]":
        """Return the matches of the market game; without a file nothing is imported."""
        self._shared.writer.drain()
        saves = Saves(self._profile.places.market, MARKET_SUFFIX)
        try:
            some = saves.has_current or bool(saves.finished())
        except OSError:
            some = False
        return self._open_market().kept() if some else ()

    def _open_trainer(self) -> "Trainer":
        """Return the player's problems; the modules are imported when somebody first asks for them."""
        if self._trainer is None:
            from settebello.problems.trainer import Trainer  # noqa: PLC0415 - imported with the first problem

            shared = self._shared
            self._trainer = Trainer(
                self._profile.places.data,
                shared.data.rulebook.ruleset,
                time.time,
                writer=shared.writer,
                complain=self._tell_damaged,
            )
        return self._trainer

    def _tell_damaged(self, damaged: "DamagedProgress") -> None:
        self._shared.log.warning("%s", damaged.reason)
        self._shared.notifications.add(about_progress(damaged))

    def _variant_name(self, variant: str) -> str:
        """Return a game's name in the current language; its id if its rules no longer exist."""
        named = next((one for one in self._shared.data.library.choices() if one.id == variant), None)
        return variant if named is None else self._shared.display.appearance.say(named.name)
