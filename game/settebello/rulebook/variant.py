"""A variant of the game, with its options, presets and overlays."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from settebello.datafile import Names
from settebello.engine import Ruleset
from settebello.engine.rules.rulevalues import Plain
from settebello.rulebook.emblem import Emblem, derived

Rules = tuple[tuple[str, Plain], ...]
"""Rules by dotted key, with values in the form of overrides."""


class Family(StrEnum):
    """The kind of a game, for grouping variants."""

    SCOPA = "scopa"
    SCOPONE = "scopone"
    FIFTEEN = "fifteen"
    ACES = "aces"
    CIRULLA = "cirulla"
    BESEN = "besen"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of an option: the rules it sets, and its label."""

    rules: Rules
    label: Names

    @property
    def value(self) -> Plain:
        """The value of the rule it sets; with several rules, all pairs of key and value."""
        return self.rules[0][1] if len(self.rules) == 1 else self.rules


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that a player may change before a match, or several that are changed together.

    ``key``: the rule's dotted name, or the option's own name if it changes several rules. ``default``: the
    index in ``choices`` of the variant's own rules. ``players``: the numbers of players for which it applies.
    """

    key: str
    name: Names
    description: Names
    choices: tuple[Choice, ...]
    default: int
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Preset:
    """A well-known way to play a variant: changes of its rules under a name."""

    id: str
    name: Names
    description: Names
    rules: Rules


@dataclass(frozen=True, slots=True)
class Overlay:
    """A house rule that can be added to many variants."""

    id: str
    name: Names
    description: Names
    rules: Rules
    needs: tuple[str, ...] = ()
    """Rules that must be on for it to have an effect."""
    without: tuple[str, ...] = ()
    """Rules that must be off."""
    unless: Rules = ()
    """Rules with the values for which it has no effect."""

    @property
    def keys(self) -> frozenset[str]:
        """The keys of the rules it sets."""
        return frozenset(key for key, _ in self.rules)

    def changes(self, ruleset: Ruleset) -> dict[str, Any]:
        """Return its changes of a ruleset, by dotted key; entries of a mapping are added to the present ones.

        Raises ValueError as ``Ruleset.override`` does.
        """
        added = {key: _added(ruleset.rule(key), value) for key, value in self.rules}
        changed = ruleset.changed(added)
        return {key: changed.rule(key) for key in added if changed.rule(key) != ruleset.rule(key)}


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant of the game: its names, its rules, and the options of a player.

    ``skin``: the folder of the skin whose cards suit the game; None: any. ``named_emblem``: the emblem that a
    file names; None: none does. ``lineage``: the ids of the variants it extends, nearest first. ``own``: the
    file is in the player's folder.
    """

    id: str
    name: Names
    description: Names
    origin: Names | None
    ruleset: Ruleset
    options: tuple[Option, ...]
    presets: tuple[Preset, ...] = ()
    family: Family = Family.OTHER
    skin: str | None = None
    named_emblem: Emblem | None = None
    lineage: tuple[str, ...] = ()
    own: bool = False

    @property
    def emblem(self) -> Emblem:
        """The cards that stand for the game: those its file names, or those its rules suggest."""
        return self.named_emblem or derived(self.ruleset)


def _added(held: Any, value: Plain) -> Any:  # noqa: ANN401 - values of rules
    """Return the new value; a mapping is merged into the present one."""
    if not isinstance(held, Mapping) or not isinstance(value, tuple):
        return value
    parts = dict(value)
    return dict(held) | {name: _added(held.get(name), part) for name, part in parts.items()}
