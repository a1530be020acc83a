"""The services that the program gives to scenes: settings, sounds, and options."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from settebello.ai import Adviser, NoAdvice, Opponents
from settebello.audio.cues import Cues
from settebello.coach.duplicate.deal_work import DealWork, NoDealWork
from settebello.engine import Ruleset
from settebello.i18n import Names, Text
from settebello.skins import DEFAULT, SkinChoice
from settebello.storage.settings import Settings
from settebello.ui.kit.controls.controls_state import Controls
from settebello.ui.kit.ports.archive_port import ArchivePort, ExportsPort
from settebello.ui.kit.ports.comparison_port import CompareRules, no_comparison
from settebello.ui.kit.ports.evening import EveningLog
from settebello.ui.kit.ports.offers import OpponentChoice, VariantChoice
from settebello.ui.kit.ports.players_port import PlayersPort
from settebello.ui.kit.ports.waiting_match import WaitingMarket, WaitingMatch
from settebello.ui.kit.voice.narration import NarratorPort, SilentNarrator
from settebello.ui.kit.voice.spoken import Aloud, SilentSpeech, Words

if TYPE_CHECKING:
    # Problems are read when somebody solves one.
    from settebello.practice.learning_port import LearningPort
    from settebello.problems.trainer import Trainer
    from settebello.ui.kit.ports.market_port import KeptMarketMatch, MarketPort


@dataclass(frozen=True, slots=True)
class Question:
    """The content of a dialog; with `yes` and `no` a question, otherwise a message with one button.

    `long`: the message has several paragraphs and needs a larger sheet.
    """

    message: Text | str
    yes: Text | None = None
    no: Text | None = None
    title: Text | None = None
    long: bool = False


@dataclass(frozen=True, slots=True)
class RulesOf:
    """The rules of a game to be shown, for a number of players or for any number."""

    name: Names
    ruleset: Ruleset
    players: int | None = None


@dataclass(frozen=True, slots=True)
class Seating:
    """The opponents to be chosen for a table; `places` names the seats as the person sees them.

    `chosen` are the current ids; `invited` is called with all of them after every change. `at` is the first
    seat to edit. `playing`: a deal is in progress.
    """

    places: tuple[Text, ...]
    chosen: tuple[str, ...]
    invited: Callable[[tuple[str, ...]], None]
    at: int = 0
    playing: bool = False


class SettingsPort(Protocol):
    """The current settings and the way to change them."""

    @property
    def current(self) -> Settings:
        """The current settings."""
        ...

    def change(self, settings: Settings) -> None:
        """Apply other settings at once and save them."""
        ...


class SkinsPort(Protocol):
    """The installed card skins."""

    @property
    def all(self) -> tuple[SkinChoice, ...]:
        """All known skins, invalid ones last."""
        ...

    def look(self) -> None:
        """Check for new, changed or removed skins; results arrive a little later."""
        ...


class ClipboardPort(Protocol):
    """The clipboard of the system."""

    def copy(self, lines: Iterable[Words]) -> None:
        """Put lines of text there; raises OSError if the system has no clipboard."""

    def text(self) -> str:
        """Return the text that is there, or an empty one; raises OSError if the system has no clipboard."""
        ...


class NoClipboard:
    """A system without a clipboard."""

    def copy(self, lines: Iterable[Words]) -> None:
        """Raise OSError."""
        del lines
        raise OSError("there is no clipboard")

    def text(self) -> str:
        """Raise OSError."""
        raise OSError("there is no clipboard")


def _every_letter(letter: str) -> bool:
    del letter
    return True


def _all_moves() -> bool:
    return False


def _coins(variant: str) -> bool:
    del variant
    return True


def _nothing_waits_there() -> WaitingMarket | None:
    return None


def _nothing_kept() -> "tuple[KeptMarketMatch, ...]":
    return ()


def _usual_deck() -> str:
    return DEFAULT


def _nothing_waits() -> None:
    return None


def _first_day() -> date:
    return date(2026, 1, 1)


@dataclass(frozen=True, slots=True)
class Services:
    """Everything a scene can use of the rest of the program.

    `languages` are codes with the language's own name; `language` returns the current code, also when the
    settings follow the system. `variants` checks for new or changed rules files. `ruleset` returns a
    variant's rules with overrides, and raises BadOverride where they are inconsistent. `chance` is for
    decoration only and decides nothing. `more_opponents` starts opponents beside those at the table; the
    caller closes them. `reduced_motion` returns whether unnecessary motion is off. `has_coins` returns
    whether the deck of a variant has a suit called coins, `deck` the id of the skin in use, and `drawable`
    whether the fonts have a letter. `evening` is
    what the opponents have said since the program started. `players`, `learning` and `problems` are None
    where nothing is stored. `waiting` returns the match to continue, None if nothing is known of one.
    `deal_work` plays deals in the background, and `today` is the local date. `market_kept`
    reads the matches of the market game.
    """

    settings: SettingsPort
    cues: Cues
    variants: Callable[[], tuple[VariantChoice, ...]]
    ruleset: Callable[[str, Mapping[str, Any]], Ruleset]
    opponents: tuple[OpponentChoice, ...]
    skins: SkinsPort
    archive: ArchivePort
    exports: ExportsPort
    languages: tuple[tuple[str, str], ...]
    language: Callable[[], str]
    can_continue: Callable[[], bool]
    chance: Random
    version: str
    more_opponents: Callable[[], Opponents]
    aloud: Aloud = field(default_factory=SilentSpeech)
    narrator: NarratorPort = field(default_factory=SilentNarrator)
    controls: Controls = field(default_factory=Controls)
    adviser: Adviser = field(default_factory=NoAdvice)
    has_coins: Callable[[str], bool] = _coins
    deck: Callable[[], str] = _usual_deck
    drawable: Callable[[str], bool] = _every_letter
    evening: EveningLog = field(default_factory=EveningLog)
    players: PlayersPort | None = None
    learning: "Callable[[], LearningPort] | None" = None
    reduced_motion: Callable[[], bool] = _all_moves
    clipboard: ClipboardPort = field(default_factory=NoClipboard)
    compare_rules: CompareRules = no_comparison
    waiting: Callable[[], WaitingMatch | None] = _nothing_waits
    deal_work: DealWork = field(default_factory=NoDealWork)
    today: Callable[[], date] = _first_day
    problems: "Callable[[], Trainer] | None" = None
    market: "Callable[[], MarketPort] | None" = None
    market_waits: Callable[[], WaitingMarket | None] = _nothing_waits_there
    market_kept: "Callable[[], tuple[KeptMarketMatch, ...]]" = _nothing_kept
