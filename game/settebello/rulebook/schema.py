"""The schema of a rules file, generated from the sections of the engine's ruleset."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, create_model

from settebello.datafile import FOLDER_NAME, Model, Names
from settebello.engine import Ruleset
from settebello.rulebook.emblem import MOST, Lie
from settebello.rulebook.rule_types import rule_type
from settebello.rulebook.variant import Family

FORMAT = 1
"""The file format; raised only together with a migration of older files."""

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]


class ValueEntry(Model):
    """One value of an option, or several rules that are changed together; a number needs no label."""

    value: Any = None
    """The value of the rule that the option's key names."""
    rules: dict[str, Any] | None = None
    """Instead of a value: the rules that the choice sets, by dotted key."""
    label: Names | None = None
    """The label of the choice, by language."""


class EmblemEntry(Model):
    """The cards that stand for the game in lists, such as the seven of coins."""

    cards: Annotated[tuple[str, ...], Field(min_length=1, max_length=MOST)]
    """From the lowest to the topmost one: cards of the game such as ``7d``; ``back`` is one face down."""
    lie: Lie = Lie.FAN


class OptionEntry(Model):
    """A rule that a player may change; omitted parts come from the same option of the extended file."""

    name: Names | None = None
    """The name of the option, by language."""
    description: Names | None = None
    """A sentence about the option, by language."""
    values: Annotated[tuple[ValueEntry, ...], Field(min_length=2)] | None = None
    """The values to choose from, in the order of the screen."""
    players: tuple[int, ...] | None = None
    """The numbers of players for which the option applies; left out: all."""
    shown: bool | None = None
    """False: hidden in this variant, but inherited by the files that extend it. Left out: shown."""


class Texts(Model):
    """A name, with a sentence of description."""

    name: Names
    """The name, by language."""
    description: Names
    """A sentence of description, by language."""


class PresetEntry(Texts):
    """A well-known way to play a variant: several rules set together under a name."""

    rules: Annotated[dict[str, Any], Field(min_length=1)]
    """The rules that it sets, by dotted key."""


class OverlayFile(PresetEntry):
    """An overlay file: a house rule that can be added to many variants."""

    format: Literal[1]
    """The version of the file format."""
    id: Id
    """The file name without its suffix."""
    needs: tuple[str, ...] = ()
    """Rules that must be on, by dotted key; without them the overlay would have no effect."""
    without: tuple[str, ...] = ()
    """Rules that must be off, because they have the same effect."""
    unless: dict[str, Any] = Field(default_factory=dict)
    """Rules with the values for which the overlay has no effect."""


class Header(Texts):
    """The parts of a rules file other than the rules."""

    format: Literal[1]
    """The version of the file format."""
    id: Id
    """The file name without its suffix."""
    extends: Id | None = None
    """The variant whose rules apply where this file states none; left out: the base values."""
    origin: Names | None = None
    """The origin of the variant, by language."""
    family: Family | None = None
    """The kind of game, for grouping; left out: as in the extended file."""
    skin: Annotated[str, Field(pattern=FOLDER_NAME)] | None = None
    """The deck of cards that suits the game, by its skin's folder; left out: as in the extended file."""
    emblem: EmblemEntry | None = None
    """The cards that stand for the game in lists; left out: as in the extended file, or after the rules."""
    options: dict[str, OptionEntry] | None = None
    """The rules that a player may change, by dotted key, in screen order; left out: as in the extended file.

    An option that changes several rules has its own name instead of a key.
    """
    presets: dict[Id, PresetEntry] = Field(default_factory=dict)
    """Well-known ways to play, by id; files that extend this one do not inherit them."""


def section_names() -> tuple[str, ...]:
    """Return the sections and the rules without a section: deck, players, lead, deal, capture ..."""
    return tuple(part.name for part in fields(Ruleset) if part.name not in {"id", "overrides"})


def _sections() -> dict[str, Any]:
    """Return the type of each section."""
    types: dict[str, Any] = {}
    for part in fields(Ruleset):
        if part.name in section_names():
            base = part.default
            types[part.name] = (_section(base) if is_dataclass(base) else rule_type(part, base), None)
    return types


def _section(base: Any) -> type[Model]:  # noqa: ANN401 - any section of a ruleset
    keys: dict[str, Any] = {key.name: (rule_type(key, getattr(base, key.name)), None) for key in fields(base)}
    return create_model(type(base).__name__, __base__=Model, __doc__=type(base).__doc__, **keys)


Rules = create_model("Rules", __base__=Model, **_sections())
"""Rules alone, against which overrides are validated."""

RulesFile = create_model("RulesFile", __base__=Header, **_sections())
"""A complete rules file."""


def rules_of(model: Model) -> dict[str, Any]:
    """Return the rules that a model states, by dotted key; omitted rules are left out."""
    stated: dict[str, Any] = {}
    for name in section_names():
        if name in model.model_fields_set:
            said = getattr(model, name)
            if isinstance(said, Model):
                stated |= {f"{name}.{key}": _said(said, key) for key in sorted(said.model_fields_set)}
            else:
                stated[name] = said
    return stated


def _said(section: Model, key: str) -> Any:  # noqa: ANN401 - any rule value
    """Return a rule's value, with a model converted to a mapping."""
    value = getattr(section, key)
    return dict(value) if isinstance(value, Model) else value


def nested(rules: Mapping[str, Any]) -> dict[str, Any]:
    """Return rules by dotted key as a mapping of sections, the form of a file."""
    sections: dict[str, Any] = {}
    for dotted, value in rules.items():
        name, dot, key = dotted.partition(".")
        if dot:
            sections.setdefault(name, {})[key] = value
        else:
            sections[name] = value
    return sections
