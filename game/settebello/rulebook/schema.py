"""The form of a rules file, made from the sections of the engine's ruleset: there is one list of keys."""

import json
from collections.abc import Iterator
from dataclasses import Field as DataField
from dataclasses import fields
from enum import StrEnum
from typing import Annotated, Any, Literal

from pydantic import Field, create_model

from settebello.datafile import Model, Names
from settebello.engine import Ruleset
from settebello.engine.ruleset import Sides

FORMAT = 1
"""Raised only together with a migration of the older files."""

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]


class ValueEntry(Model):
    """One value of an option; a number needs no label."""

    value: Any
    label: Names | None = None


class OptionEntry(Model):
    """A rule that a player may change; what is left out comes from the same option of the extended file."""

    name: Names | None = None
    description: Names | None = None
    values: Annotated[tuple[ValueEntry, ...], Field(min_length=2)] | None = None
    players: tuple[int, ...] | None = None
    """The numbers of players for which the option means something; all if left out."""


class Header(Model):
    """What a rules file holds besides rules."""

    format: Literal[1]
    id: Id
    extends: Id | None = None
    """The one variant whose rules hold where this file says nothing; without it the base values hold."""
    name: Names
    description: Names
    origin: Names | None = None
    """Where the variant comes from."""
    options: dict[str, OptionEntry] | None = None
    """What a player may change, by dotted key, in the screen's order; left out: as in the extended file."""


def section_names() -> Iterator[str]:
    """The sections of rules: deck, players, deal, capture, score ..."""
    return (part.name for part in fields(Ruleset) if part.name not in {"id", "overrides"})


def _section(name: str) -> type[Model]:
    section = getattr(Ruleset(), name)
    keys: dict[str, Any] = {
        key.name: (_annotation(key, getattr(section, key.name)), None) for key in fields(section)
    }
    return create_model(type(section).__name__, __base__=Model, __doc__=type(section).__doc__, **keys)


def _annotation(key: DataField[Any], base: Any) -> Any:  # noqa: ANN401 - a rule's value, and a type for it
    """What a file may say for a key, judged by its base value and the bounds the engine states."""
    match base:
        case bool():
            return bool
        case StrEnum():
            return type(base)
        case int():
            return Annotated[int, Field(ge=key.metadata["low"], le=key.metadata["high"])]
        case str():
            return str
        case ((int(), Sides()), *_):
            return dict[int, Sides]
        case (StrEnum(), *_):
            return tuple.__class_getitem__((type(base[0]), ...))
        case (int(), *_):
            return tuple.__class_getitem__((Literal.__getitem__(key.metadata["choices"]), ...))
    raise TypeError(f"no file can say what {key.name} = {base!r} is")


_sections: dict[str, Any] = {name: (_section(name), None) for name in section_names()}

Rules = create_model("Rules", __base__=Model, **_sections)
"""Rules alone: what an override is held against."""

RulesFile = create_model("RulesFile", __base__=Header, **_sections)
"""A whole rules file."""


def rules_of(model: Model) -> dict[str, Any]:
    """The rules that a model states, by dotted key; what a file leaves out is not among them."""
    return {
        f"{name}.{key}": getattr(getattr(model, name), key)
        for name in section_names()
        if name in model.model_fields_set
        for key in sorted(getattr(model, name).model_fields_set)
    }


def editor_schema() -> str:
    """The JSON schema of rules files, for editors that complete and check while somebody writes."""
    schema = _for_editors(RulesFile.model_json_schema())
    schema["properties"]["options"]["propertyNames"] = {"enum": list(Ruleset().rules())}
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def _for_editors(schema: Any) -> Any:  # noqa: ANN401 - any part of a JSON schema
    """The schema without defaults and null: a key left out means "as in the extended file"."""
    if isinstance(schema, list):
        return [_for_editors(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    branches = [branch for branch in schema.get("anyOf", ()) if branch != {"type": "null"}]
    whole = schema | branches[0] if len(branches) == 1 else schema
    left_out = {"default"} | ({"anyOf"} if whole is not schema else set())
    return {key: _for_editors(part) for key, part in whole.items() if key not in left_out}
