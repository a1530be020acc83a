"""What the scenes are given by the program: settings, sounds, and what can be chosen."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from settebello.ai import Adviser, NoAdvice
from settebello.audio.cues import Cues
from settebello.engine import Ruleset
from settebello.i18n import Names, Text
from settebello.skins import Chosen
from settebello.storage.settings import Settings
from settebello.ui.kit.controls.controls_state import Controls
from settebello.ui.kit.ports.archive_port import ArchivePort, ExportsPort
from settebello.ui.kit.ports.offers import OpponentChoice, VariantChoice
from settebello.ui.kit.ports.players_port import PlayersPort
from settebello.ui.kit.voice.spoken import Aloud, NobodySpeaks

if TYPE_CHECKING:
    from settebello.practice.learning_port import LearningPort


@dataclass(frozen=True, slots=True)
class Question:
    """What a dialog says; with `yes` and `no` it asks, else it has one button to close it."""

    message: Text | str
    yes: Text | None = None
    no: Text | None = None
    title: Text | None = None


@dataclass(frozen=True, slots=True)
class RulesOf:
    """Rules to be read: those of a game called `name`, told for so many players, or for any number."""

    name: Names
    ruleset: Ruleset
    players: int | None = None


@dataclass(frozen=True, slots=True)
class Seating:
    """Opponents to be chosen for the seats of a table, which `places` names as the person sees them.

    `chosen` are those there now, by id; `invited` is told all of them at once after every change. `at` is
    the seat to begin with; `playing` says that cards lie on the table already.
    """

    places: tuple[Text, ...]
    chosen: tuple[str, ...]
    invited: Callable[[tuple[str, ...]], None]
    at: int = 0
    playing: bool = False


class SettingsPort(Protocol):
    """The settings in force and the way to change them."""

    @property
    def current(self) -> Settings:
        """The settings now in force."""
        ...

    def change(self, settings: Settings) -> None:
        """Put other settings into force at once and keep them for the next start."""
        ...


class SkinsPort(Protocol):
    """The pictures of cards that can be chosen."""

    @property
    def all(self) -> tuple[Chosen, ...]:
        """Every skin known by now, those with mistakes last."""
        ...

    def look(self) -> None:
        """Look whether a skin is new, changed or gone; what is found is known a little later."""
        ...


def _all_moves() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Services:
    """Everything a scene may use of the rest of the program.

    `languages` are codes with what each language calls itself; `language` gives the code in force, which
    the settings leave open while it is the system's. `variants` looks whether a file of rules is new or has
    changed since; `ruleset` gives a variant's rules with some changed, and raises BadOverride where they
    do not agree. `chance` is for what may be a little different each time and decides nothing.
    `reduced_motion` says whether no more is to move than has to. `players` and `learning` are None where
    there are no files.
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
    aloud: Aloud = field(default_factory=NobodySpeaks)
    controls: Controls = field(default_factory=Controls)
    adviser: Adviser = field(default_factory=NoAdvice)
    players: PlayersPort | None = None
    learning: "Callable[[], LearningPort] | None" = None
    reduced_motion: Callable[[], bool] = _all_moves
