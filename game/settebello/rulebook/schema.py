"""The form of a rules file, made from the sections of the engine's ruleset: there is one list of keys."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, create_model

from settebello.datafile import Model, Names
from settebello.engine import Ruleset
from settebello.rulebook.rule_types import rule_type
from settebello.rulebook.variant import Family

FORMAT = 1
"""Raised only together with a migration of the older files."""

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]


class ValueEntry(Model):
    """One value of an option, or several rules that are changed together; a number needs no label."""

    value: Any = None
    """The value of the option's key."""
    rules: dict[str, Any] | None = None
    """Instead of a value: what the choice sets, by dotted key."""
    label: Names | None = None
    """What the choice is called."""


class OptionEntry(Model):
    """A rule that a player may change; what is left out comes from the same option of the extended file."""

    name: Names | None = None
    """What the option is called."""
    description: Names | None = None
    """A sentence about the option."""
    values: Annotated[tuple[ValueEntry, ...], Field(min_length=2)] | None = None
    """The values to choose from, in the screen's order."""
    players: tuple[int, ...] | None = None
    """The numbers of players for which the option means something; all if left out."""
    shown: bool | None = None
    """False: not in this variant; the texts wait for the files that extend it. A file shows what it names."""


class Texts(Model):
    """What a thing is called, with a sentence about it."""

    name: Names
    """What the thing is called, by language."""
    description: Names
    """A sentence about the thing, by language."""


class PresetEntry(Texts):
    """A way to play a variant that many know by a name: several rules set at once."""

    rules: Annotated[dict[str, Any], Field(min_length=1)]
    """What the choice sets, by dotted key."""


class OverlayFile(PresetEntry):
    """A whole overlay file: a house rule that can be laid over many variants."""

    format: Literal[1]
    """The version of the form of this file."""
    id: Id
    """The name of the file without its ending."""
    needs: tuple[str, ...] = ()
    """Rules that must be in force, by dotted key; without them the overlay would change nothing."""
    without: tuple[str, ...] = ()
    """Rules that must not be in force, for they give more of the same."""
    unless: dict[str, Any] = Field(default_factory=dict)
    """Rules with the values that make the overlay mean nothing."""


class Header(Texts):
    """What a rules file holds besides rules."""

    format: Literal[1]
    """The version of the form of this file."""
    id: Id
    """The name of the file without its ending."""
    extends: Id | None = None
    """The one variant whose rules hold where this file says nothing; without it the base values hold."""
    origin: Names | None = None
    """Where the variant comes from."""
    family: Family | None = None
    """What kind of game it is; left out: as in the extended file."""
    options: dict[str, OptionEntry] | None = None
    """What a player may change, by dotted key, in the screen's order; left out: as in the extended file.
    An option that changes several rules has a name of its own instead of a key."""
    presets: dict[Id, PresetEntry] = Field(default_factory=dict)
    """Ways to play that many know by a name; they are not handed on to files that extend this one."""


def section_names() -> tuple[str, ...]:
    """The sections of rules and the rules without a section: deck, players, lead, deal, capture ..."""
    return tuple(part.name for part in fields(Ruleset) if part.name not in {"id", "overrides"})


def _sections() -> dict[str, Any]:
    """What a file may say for each section."""
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
"""Rules alone: what an override is held against."""

RulesFile = create_model("RulesFile", __base__=Header, **_sections())
"""A whole rules file."""


def rules_of(model: Model) -> dict[str, Any]:
    """The rules that a model states, by dotted key; what a file leaves out is not among them."""
    stated: dict[str, Any] = {}
    for name in section_names():
        if name in model.model_fields_set:
            said = getattr(model, name)
            if isinstance(said, Model):
                stated |= {f"{name}.{key}": _said(said, key) for key in sorted(said.model_fields_set)}
            else:
                stated[name] = said
    return stated


def _said(section: Model, key: str) -> Any:  # noqa: ANN401 - whatever a rule may be
    """The value of a rule; one that is a mapping as a mapping."""
    value = getattr(section, key)
    return dict(value) if isinstance(value, Model) else value


def nested(rules: Mapping[str, Any]) -> dict[str, Any]:
    """Rules by dotted key in the form of a file: a mapping of sections."""
    sections: dict[str, Any] = {}
    for dotted, value in rules.items():
        name, dot, key = dotted.partition(".")
        if dot:
            sections.setdefault(name, {})[key] = value
        else:
            sections[name] = value
    return sections
