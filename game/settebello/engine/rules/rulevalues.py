"""Converts the values of rule keys to plain types, and back to the types of a ruleset."""

from collections.abc import Mapping
from dataclasses import Field, fields, is_dataclass
from enum import StrEnum
from typing import Any

from settebello.engine.rules.rulewords import Mode, Sides

Plain = str | int | bool | tuple[Any, ...]
"""A rule's value in an override: text, number, or a tuple of them."""

NOTHING = ("none", "off")
"""The words for a rule that is off, where its value would be a number or a mapping."""


def plain(key: Field[Any], value: Any) -> Any:  # noqa: ANN401 - any rule value
    """Return the value of a key as text, number, list or mapping."""
    if value is None or (key.name == "totals" and not value):
        return key.metadata.get("none", "none")
    if is_dataclass(value):
        held = {part.name: getattr(value, part.name) for part in fields(value)}
        # Games use few of the many extras, so write only these; write both numbers of a run.
        wanted = [part for part in fields(value) if key.name != "extra" or held[part.name] != part.default]
        return {part.name: plain(part, held[part.name]) for part in wanted}
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, tuple):
        if "pairs" in key.metadata:
            return {name: plain(key, part) for name, part in value}
        return [part.value if isinstance(part, StrEnum) else part for part in value]
    return value


def frozen(value: Any) -> Any:  # noqa: ANN401 - any rule value
    """Return a plain value in hashable form: mappings become sorted pairs."""
    if isinstance(value, Mapping):
        return tuple(sorted((key, frozen(part)) for key, part in value.items()))
    if isinstance(value, (list, tuple)):
        return tuple(frozen(part) for part in value)
    return value


def coerced(key: Field[Any], held: Any, value: Any) -> Any:  # noqa: ANN401 - any rule value
    """Convert a plain value to the type of its key; raises ValueError, which says what is allowed."""
    if "section" in key.metadata:
        return _section(key, value)
    if held is None or (key.default is None):
        return None if value is None or value in NOTHING else _whole(value)
    if "pairs" in key.metadata:
        return _pairs(key.name, value)
    if isinstance(held, bool):
        return _truth(value)
    if isinstance(held, tuple):
        if isinstance(value, str) or not hasattr(value, "__iter__"):
            raise ValueError(f"{value!r} is not a list")
        return tuple(Mode(part) if key.name == "modes" else _whole(part) for part in value)
    if isinstance(held, StrEnum):
        if not isinstance(value, str):
            raise ValueError(f"{value!r} is not one of {', '.join(type(held))}")  # noqa: TRY004 - callers expect ValueError
        return type(held)(value.replace(" ", "_"))
    if isinstance(held, int):
        return _whole(value)
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is not text")  # noqa: TRY004 - as above
    return value


def _truth(value: Any) -> bool:  # noqa: ANN401 - any file content
    if isinstance(value, bool):
        return value
    if value in {"on", "off"}:
        return bool(value == "on")
    raise ValueError(f"{value!r} is neither true nor false")


def _whole(value: Any) -> int:  # noqa: ANN401 - any file content
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{value!r} is not a whole number")  # noqa: TRY004 - as above
    return value


def _section(key: Field[Any], value: Any) -> Any:  # noqa: ANN401 - a mapping in, a section out
    """Convert a rule that is itself a mapping, such as ``score.napola``."""
    section = key.metadata["section"]
    if value is None or value is False or value in NOTHING or isinstance(value, section):
        return value if isinstance(value, section) else None
    parts = dict(value)
    known = {part.name: part for part in fields(section)}
    for name in parts:
        if name not in known:
            raise ValueError(f"{name!r} is not one of {', '.join(known)}")
    whole = section(**{name: coerced(known[name], known[name].default, part) for name, part in parts.items()})
    return None if whole == section() and key.name == "extra" else whole


def _pairs(name: str, value: Any) -> tuple[tuple[Any, Any], ...]:  # noqa: ANN401 - a mapping or its pairs
    """Convert a mapping to sorted pairs: players to sides, totals to sweeps, cards to points."""
    if name == "totals" and (value is None or value in NOTHING):
        return ()
    if isinstance(value, str) or not hasattr(value, "__iter__"):
        raise ValueError(f"{value!r} is not a mapping")
    pairs = value.items() if isinstance(value, Mapping) else value
    if name == "sides":
        return tuple(sorted((int(count), Sides(sides)) for count, sides in pairs))
    if name == "totals":
        return tuple(sorted((int(total), _whole(sweeps)) for total, sweeps in pairs))
    return tuple(sorted((str(card), _whole(points)) for card, points in pairs))
