"""One variant as the rest of the program sees it."""

from dataclasses import dataclass

from settebello.datafile import Names
from settebello.engine import Ruleset
from settebello.engine.ruleset import Plain


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of an option, as an override takes it, and what it is called."""

    value: Plain
    label: Names


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that a player may change before a match.

    ``key`` is its dotted name, ``default`` the place in ``choices`` of the variant's own value, ``players``
    the numbers of players for which it means something.
    """

    key: str
    name: Names
    description: Names
    choices: tuple[Choice, ...]
    default: int
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant of the game: its names, its rules, and what a player may change in them."""

    id: str
    name: Names
    description: Names
    origin: Names | None
    ruleset: Ruleset
    options: tuple[Option, ...]
