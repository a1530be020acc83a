"""Derives the pydantic type of each rule from the engine's list of keys."""

from dataclasses import Field as DataField
from dataclasses import fields
from enum import StrEnum
from typing import Annotated, Any, Literal, Union

from pydantic import Discriminator, Field, Tag, create_model

from settebello.datafile import Model
from settebello.engine.kernel import MOST_GOAL
from settebello.engine.rules.rulewords import Sides

Nothing = Literal["none", "off"]
"""The words for a rule that is off, where its value would be a number or a mapping."""

Total = Annotated[int, Field(ge=1, le=60)]
Sweeps = Annotated[int, Field(ge=1, le=10)]
Points = Annotated[int, Field(ge=1, le=20)]
Number = Annotated[int, Field(ge=1, le=MOST_GOAL)]
MatchTotal = Annotated[int, Field(ge=1, le=999)]

_MAPPINGS: dict[str, Any] = {
    "sides": dict[int, Sides],
    "totals": dict[Total, Sweeps],
    "cards": dict[str, Points],
    "sets": dict[str, Points],
    "numbers": dict[str, Number],
    "second_numbers": dict[str, Number],
    "until": dict[str, MatchTotal],
}
"""Rules that are pairs in the engine and mappings in a file."""


def rule_type(key: DataField[Any], base: Any) -> Any:  # noqa: ANN401 - a rule's value, and a type for it
    """Return the pydantic type of a key, from its base value and the engine's metadata."""
    if "section" in key.metadata:
        names = ", ".join(part.name for part in fields(key.metadata["section"]))
        return _or_nothing(_part(key.metadata["section"]), key.metadata["none"], f"a mapping of {names}")
    match base:
        case () if key.name == "totals":
            return _or_nothing(_MAPPINGS["totals"], "none", "a mapping of totals to sweeps")
        case tuple() if key.name in _MAPPINGS:
            return _MAPPINGS[key.name]
        case None:
            return _or_nothing(_number(key), "none", f"a whole number from {_low(key)} to {_high(key)}")
        case bool():
            return bool
        case StrEnum():
            return type(base)
        case int():
            return _number(key)
        case str():
            return str
        case (StrEnum(), *_):
            return tuple.__class_getitem__((type(base[0]), ...))
        case (int(), *_):
            return tuple.__class_getitem__((Literal.__getitem__(key.metadata["choices"]), ...))
    raise TypeError(f"no file can say what {key.name} = {base!r} is")


def _low(key: DataField[Any]) -> int:
    return int(key.metadata["low"])


def _high(key: DataField[Any]) -> int:
    return int(key.metadata["high"])


def _number(key: DataField[Any]) -> Any:  # noqa: ANN401 - a type for pydantic
    return Annotated[int, Field(ge=_low(key), le=_high(key))]


def _part(section: type) -> type[Model]:
    """Return the model of a rule that is itself a mapping; omitted keys have the engine's base value."""
    keys: dict[str, Any] = {key.name: (rule_type(key, key.default), key.default) for key in fields(section)}
    return create_model(section.__name__, __base__=Model, __doc__=section.__doc__, **keys)


def _or_nothing(kind: Any, word: str, wanted: str) -> Any:  # noqa: ANN401 - types for pydantic
    """Return a type that also accepts the word for a rule that is off, with an error message for both."""
    is_number = wanted.startswith("a whole number")

    def tag(value: Any) -> str | None:  # noqa: ANN401 - any file content
        if value in ("none", "off") and isinstance(value, str):
            return "nothing"
        fits = isinstance(value, int) if is_number else isinstance(value, dict)
        return "something" if fits else None

    branches = Union[Annotated[kind, Tag("something")], Annotated[Nothing, Tag("nothing")]]  # noqa: UP007 - built at run time
    told = Discriminator(tag, custom_error_type="neither", custom_error_message=f"must be {word} or {wanted}")
    return Annotated[branches, told]
