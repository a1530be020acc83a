"""What the scenes are given by the program: settings, sounds, and what can be chosen."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from settebello.audio.cues import Cues
from settebello.i18n import Names, Text
from settebello.storage.settings import Settings


@dataclass(frozen=True, slots=True)
class VariantChoice:
    """A variant that can be chosen for a new game.

    `pairs` are the numbers of players who play two against two; `problem` says why it cannot be played.
    """

    id: str
    name: Names
    description: Names
    players: tuple[int, ...]
    targets: tuple[int, ...]
    target: int
    pairs: tuple[int, ...] = ()
    problem: str | None = None


@dataclass(frozen=True, slots=True)
class OpponentChoice:
    """An opponent that can be invited; `avatar` is a picture under assets/."""

    id: str
    name: Names
    description: Names
    avatar: str


@dataclass(frozen=True, slots=True)
class GameChoice:
    """A new game as the player wants it: opponents by id, in the order of the seats 1, 2, 3."""

    variant: str
    players: int
    opponents: tuple[str, ...]
    target: int


@dataclass(frozen=True, slots=True)
class Question:
    """What a dialog says; with `yes` and `no` it asks, else it has one button to close it."""

    message: Text | str
    yes: Text | None = None
    no: Text | None = None
    title: Text | None = None


class SettingsPort(Protocol):
    """The settings in force and the way to change them."""

    @property
    def current(self) -> Settings:
        """The settings now in force."""
        ...

    def change(self, settings: Settings) -> None:
        """Put other settings into force at once and keep them for the next start."""
        ...


@dataclass(frozen=True, slots=True)
class Services:
    """Everything a scene may use of the rest of the program.

    `languages` are codes with what each language calls itself; `language` gives the code in force, which
    the settings leave open while it is the system's.
    """

    settings: SettingsPort
    cues: Cues
    variants: tuple[VariantChoice, ...]
    opponents: tuple[OpponentChoice, ...]
    languages: tuple[tuple[str, str], ...]
    language: Callable[[], str]
    can_continue: Callable[[], bool]
    version: str
