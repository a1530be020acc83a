"""One variant as the rest of the program sees it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from settebello.datafile import Names
from settebello.engine import Ruleset
from settebello.engine.rules.rulevalues import Plain

Rules = tuple[tuple[str, Plain], ...]
"""Some rules by dotted key, each with its value as an override holds it."""


class Family(StrEnum):
    """What kind of game a variant is, for putting like with like."""

    SCOPA = "scopa"
    SCOPONE = "scopone"
    FIFTEEN = "fifteen"
    ACES = "aces"
    CIRULLA = "cirulla"
    BESEN = "besen"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of an option: the rules it sets, and what it is called."""

    rules: Rules
    label: Names

    @property
    def value(self) -> Plain:
        """The value of the rule it sets; of several rules, all of them with their keys."""
        return self.rules[0][1] if len(self.rules) == 1 else self.rules


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that a player may change before a match, or several that are changed together.

    ``key`` is its dotted name, or a name of its own where it changes several rules; ``default`` the place
    in ``choices`` of what the variant itself says; ``players`` the numbers of players for which it means
    something.
    """

    key: str
    name: Names
    description: Names
    choices: tuple[Choice, ...]
    default: int
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Preset:
    """A way to play a variant that many know by a name: the variant's own rules, but for these."""

    id: str
    name: Names
    description: Names
    rules: Rules


@dataclass(frozen=True, slots=True)
class Overlay:
    """A house rule that can be laid over many variants."""

    id: str
    name: Names
    description: Names
    rules: Rules
    needs: tuple[str, ...] = ()
    """Rules that must be in force for it to mean anything."""
    without: tuple[str, ...] = ()
    """Rules that must not be in force."""
    unless: Rules = ()
    """Rules with the values that make it mean nothing."""

    @property
    def keys(self) -> frozenset[str]:
        """The rules it sets."""
        return frozenset(key for key, _ in self.rules)

    def changes(self, ruleset: Ruleset) -> dict[str, Any]:
        """What it changes in a ruleset, by dotted key; further points are added to those in force.

        Raises ValueError as ``Ruleset.override`` does.
        """
        added = {key: _added(ruleset.rule(key), value) for key, value in self.rules}
        changed = ruleset.changed(added)
        return {key: changed.rule(key) for key in added if changed.rule(key) != ruleset.rule(key)}


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant of the game: its names, its rules, and what a player may change in them.

    ``lineage`` are the ids of those that it extends, the nearest first; it is ``own`` where it lies in a
    folder after the first, the player's.
    """

    id: str
    name: Names
    description: Names
    origin: Names | None
    ruleset: Ruleset
    options: tuple[Option, ...]
    presets: tuple[Preset, ...] = ()
    family: Family = Family.OTHER
    lineage: tuple[str, ...] = ()
    own: bool = False


def _added(held: Any, value: Plain) -> Any:  # noqa: ANN401 - values of rules
    """A value in place of the one in force; a mapping is added to it, key by key."""
    if not isinstance(held, Mapping) or not isinstance(value, tuple):
        return value
    parts = dict(value)
    return dict(held) | {name: _added(held.get(name), part) for name, part in parts.items()}
