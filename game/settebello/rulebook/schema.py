"""The schema of a rules file, generated from the sections of the engine's ruleset."""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, create_model

from settebello.datafile import Model, Names
from settebello.engine import Ruleset
from settebello.engine.rules.ruleset import rule_fields
from settebello.rulebook.rule_types import rule_type
from settebello.rulebook.variant import Family

FORMAT = 1
"""The file format; raised only together with a migration of older files."""

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]


class ValueEntry(Model):
    """One value of an option, or several rules that are changed together; a number needs no label."""

    value: Any = None
    rules: dict[str, Any] | None = None
    """Instead of a value: what the choice sets, by dotted key."""
    label: Names | None = None


class OptionEntry(Model):
    """A rule that a player may change; what is left out comes from the same option of the extended file."""

    name: Names | None = None
    description: Names | None = None
    values: Annotated[tuple[ValueEntry, ...], Field(min_length=2)] | None = None
    players: tuple[int, ...] | None = None
    """The numbers of players for which the option means something; all if left out."""
    shown: bool | None = None
    """False: not in this variant; the texts wait for the files that extend it. A file shows what it names."""


class Texts(Model):
    """What a thing is called, with a sentence about it."""

    name: Names
    description: Names


class PresetEntry(Texts):
    """A way to play a variant that many know by a name: several rules set at once."""

    rules: Annotated[dict[str, Any], Field(min_length=1)]


class OverlayFile(PresetEntry):
    """A whole overlay file: a house rule that can be laid over many variants."""

    format: Literal[1]
    id: Id
    needs: tuple[str, ...] = ()
    """Rules that must be in force, by dotted key; without them the overlay would change nothing."""
    without: tuple[str, ...] = ()
    """Rules that must not be in force, for they give more of the same."""
    unless: dict[str, Any] = Field(default_factory=dict)
    """Rules with the values that make the overlay mean nothing."""


class Header(Texts):
    """What a rules file holds besides rules."""

    format: Literal[1]
    id: Id
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


def editor_schema() -> str:
    """Return the JSON schema of rules files, for completion and checks in editors."""
    schema = _for_editors(RulesFile.model_json_schema())
    own = {"pattern": r"^[a-z][a-z0-9_]*$"}
    schema["properties"]["options"]["propertyNames"] = {"anyOf": [_keys(), own]}
    for entry in ("PresetEntry", "ValueEntry"):
        schema["$defs"][entry]["properties"]["rules"]["propertyNames"] = _keys()
    return _written(schema)


def overlay_schema() -> str:
    """Return the JSON schema of overlay files."""
    schema = _for_editors(OverlayFile.model_json_schema())
    for part in ("rules", "unless"):
        schema["properties"][part]["propertyNames"] = _keys()
    for part in ("needs", "without"):
        schema["properties"][part]["items"] = _keys()
    return _written(schema)


def _keys() -> dict[str, Any]:
    return {"enum": list(rule_fields())}


def _written(schema: Any) -> str:  # noqa: ANN401 - a JSON schema
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def _for_editors(schema: Any) -> Any:  # noqa: ANN401 - any part of a JSON schema
    """Return the schema without defaults and null: an omitted key means "as in the extended file"."""
    if isinstance(schema, list):
        return [_for_editors(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    branches = [branch for branch in schema.get("anyOf", ()) if branch != {"type": "null"}]
    whole = schema | branches[0] if len(branches) == 1 else schema
    left_out = {"default"} | ({"anyOf"} if whole is not schema else set())
    return {key: _for_editors(part) for key, part in whole.items() if key not in left_out}
