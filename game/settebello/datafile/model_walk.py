"""Finds what a pydantic model allows at a path, for lists of allowed values and suggestions."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from settebello.datafile.document import Path


def types_at(model: type[BaseModel], path: Path) -> tuple[Any, ...]:
    """Return the types that a value at a path may have, with unions split; empty if unknown."""
    types: tuple[Any, ...] = (model,)
    for part in path:
        types = tuple(inner for kind in types for step in _step(kind, part) for inner in _branches(step))
    return types


def keys_of(types: Iterable[Any]) -> tuple[str | int, ...]:
    """Return the keys that mappings of these types may have."""
    return tuple(key for kind in types for key in _fields(kind))


def choices_of(types: Iterable[Any]) -> tuple[str | int, ...]:
    """Return the values that literals and enums of these types allow."""
    return tuple(choice for kind in types for choice in _choices(kind))


def _fields(kind: Any) -> dict[str | int, Any]:  # noqa: ANN401 - an annotation
    """Return the keys of a model or a dataclass with their types."""
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return {field.alias or name: field.annotation for name, field in kind.model_fields.items()}
    if isinstance(kind, type) and is_dataclass(kind):
        hints = get_type_hints(kind)
        return {field.name: hints[field.name] for field in fields(kind)}
    return {}


def _choices(kind: Any) -> Iterator[str | int]:  # noqa: ANN401 - an annotation
    if get_origin(kind) is Literal:
        yield from get_args(kind)
    elif isinstance(kind, type) and issubclass(kind, Enum):
        yield from (member.value for member in kind)


def _branches(kind: Any) -> Iterator[Any]:  # noqa: ANN401 - an annotation
    origin = get_origin(kind)
    if origin is Annotated:
        yield from _branches(get_args(kind)[0])
    elif origin in {Union, UnionType}:
        for branch in get_args(kind):
            yield from _branches(branch)
    else:
        yield kind


def _step(kind: Any, part: str | int) -> Iterator[Any]:  # noqa: ANN401 - an annotation
    origin, arguments = get_origin(kind), get_args(kind)
    inner = _fields(kind)
    if inner:
        yield from (inner[part],) if part in inner else ()
    elif not isinstance(origin, type) or not arguments:
        return
    elif issubclass(origin, Mapping):
        yield arguments[1]
    elif issubclass(origin, tuple) and Ellipsis not in arguments:
        yield from arguments[part : part + 1] if isinstance(part, int) else ()
    else:
        yield arguments[0]
