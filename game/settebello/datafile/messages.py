"""Messages for the validation errors of pydantic."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from settebello.datafile.problem import suggestion

LONGEST_VALUE = 40
UNKNOWN_KEY = frozenset({"extra_forbidden", "unexpected_keyword_argument"})
"""Pydantic's error types for a key that a model or a dataclass does not have."""

MAPPING = "a mapping of keys to values"
_WITHOUT_COLON = re.compile(r"([a-z][a-z0-9_]*) +([^\s:]+)")
"""A key and its value between which the colon is missing."""
_WANTED = {
    "int_type": "a whole number",
    "int_parsing": "a whole number",
    "int_from_float": "a whole number",
    "float_type": "a number",
    "bool_type": "true or false",
    "string_type": "text",
    "dict_type": MAPPING,
    "mapping_type": MAPPING,
    "model_type": MAPPING,
    "dataclass_type": MAPPING,
    "list_type": "a list",
    "tuple_type": "a list",
    "set_type": "a list",
    "frozen_set_type": "a list",
}
_BOUNDS = {
    "greater_than_equal": "{value} is too small (at least {ge})",
    "greater_than": "{value} is too small (more than {gt})",
    "less_than_equal": "{value} is too large (at most {le})",
    "less_than": "{value} is too large (less than {lt})",
    "string_too_short": "is shorter than {min_length} characters",
    "string_too_long": "is longer than {max_length} characters",
    "string_pattern_mismatch": "{value} does not have the form {pattern}",
    "too_short": "has too few entries (at least {min_length})",
    "too_long": "has too many entries (at most {max_length})",
}
_OTHER_BOOLEANS = {"on": "true", "yes": "true", "y": "true", "off": "false", "no": "false", "n": "false"}


@dataclass(frozen=True, slots=True)
class Mistake:
    """A validation error of pydantic, with the faulty value and the allowed values or keys."""

    kind: str
    subject: Any
    choices: tuple[str | int, ...]
    facts: Mapping[str, Any]
    fallback: str


def shown(value: Any) -> str:  # noqa: ANN401 - any value of a document
    """Return a short representation of a value: text in quotes, long text truncated."""
    match value:
        case bool():
            return "true" if value else "false"
        case dict():
            return "a mapping"
        case list():
            return "a list"
        case None:
            return "nothing"
        case str() if len(value) > LONGEST_VALUE:
            return repr(value[:LONGEST_VALUE] + "…")
    return repr(value)


def message(mistake: Mistake) -> str:
    """Return the message: what is wrong, what is allowed, and a suggestion."""
    value, facts = shown(mistake.subject), mistake.facts
    match mistake.kind:
        case "missing":
            return "is missing"
        case kind if kind in UNKNOWN_KEY:
            return f"is not known here{_one_of(mistake)}"
        case "enum" | "literal_error":
            return _refused(mistake, _allowed(mistake))
        case "value_error" | "assertion_error":
            return str(facts["error"])
        case "string_too_short" if facts["min_length"] == 1:
            return "must not be empty"
        case kind if kind in _WANTED:
            return _refused(mistake, _WANTED[kind])
        case kind if kind in _BOUNDS:
            return _BOUNDS[kind].format(value=value, **facts)
    return mistake.fallback


def _refused(mistake: Mistake, wanted: str) -> str:
    if mistake.subject is None:
        return f"has no value; it must be {wanted}"
    return f"{shown(mistake.subject)} is not {wanted}{_hint(mistake)}"


def _hint(mistake: Mistake) -> str:
    text = mistake.subject if isinstance(mistake.subject, str) else ""
    match mistake.kind:
        case "bool_type" if text.lower() in _OTHER_BOOLEANS:
            return f" (did you mean {_OTHER_BOOLEANS[text.lower()]}?)"
        case "string_type" if isinstance(mistake.subject, (int, float)):
            return " (text that looks like a number stands in quotes)"
        case "int_type" if text.isdecimal():
            return " (a number stands without quotes)"
        case kind if _WANTED.get(kind) == MAPPING and (found := _WITHOUT_COLON.fullmatch(text)):
            return f" (did you mean {found[1]}: {found[2]}?)"
        case "enum" | "literal_error":
            return suggestion(mistake.subject, mistake.choices) if text else ""
    return ""


def _allowed(mistake: Mistake) -> str:
    if not mistake.choices:
        return str(mistake.facts["expected"])
    if len(mistake.choices) == 1:
        return str(mistake.choices[0])
    return f"one of {', '.join(map(str, mistake.choices))}"


def _one_of(mistake: Mistake) -> str:
    if not mistake.choices:
        return ""
    return f": one of {', '.join(map(str, mistake.choices))}{suggestion(mistake.subject, mistake.choices)}"
