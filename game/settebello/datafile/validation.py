"""Validates a document by a pydantic model and reports every problem at its place."""

import json
from collections.abc import Iterator
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic_core import ErrorDetails

from settebello.datafile.document import Document, Path
from settebello.datafile.messages import UNKNOWN_KEY, Mistake, message, shown
from settebello.datafile.model_walk import choices_of, keys_of, types_at
from settebello.datafile.names import LANGUAGE_CODE, SOURCE_LANGUAGE
from settebello.datafile.problem import DataError, Problem

ModelType = TypeVar("ModelType", bound=BaseModel)

_KEY = "[key]"
"""Pydantic's last path element for a key that is itself invalid."""
_ABOUT_KEYS = UNKNOWN_KEY | {"missing"}


class Model(BaseModel):
    """The base of data file models: strict, frozen, without unknown keys."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


def validate(document: Document, model: type[ModelType]) -> ModelType:
    """Fill a model from a document; raises DataError with all problems in the order of their places.

    Strict as for JSON: texts become enums and lists become tuples where the model says so, nothing else is
    converted. (A mapping with numbers for keys is ``dict[int, X]``; ``Literal`` numbers cannot be keys.)
    """
    if not isinstance(document.value, dict):
        raise DataError([document.problem((), f"{shown(document.value)} is not a mapping of keys to values")])
    found: list[ErrorDetails] = []
    try:
        filled = model.model_validate_json(json.dumps(document.value), strict=True)
    except ValidationError as error:
        found = error.errors(include_url=False)
        if any(not details["loc"] for details in found):
            # Too deep, or a lone surrogate, a known problem: the document cannot be written as JSON.
            raise DataError(document.problems or [document.problem((), found[0]["msg"])]) from None
    else:
        if not document.problems:
            return filled
    # Each branch of a union reports an error for the same place; keep only the first.
    problems: dict[tuple[Path, str], Problem] = {}
    for details in found:
        path = tuple(_path(document.value, details))
        if (
            details["type"] == "too_short"
            and len(_value(document.value, path)) >= details["ctx"]["min_length"]
        ):
            # Pydantic does not count the entries that have problems of their own.
            continue
        problems.setdefault((path, _sort(details)), _problem(document, model, path, details))
    raise DataError([*document.problems, *problems.values()])


def _problem(document: Document, model: type[BaseModel], path: Path, details: ErrorDetails) -> Problem:
    of_key = details["loc"][-1] == _KEY or details["type"] in _ABOUT_KEYS
    if details["type"] in UNKNOWN_KEY:
        subject: Any = path[-1]
        choices: tuple[str | int, ...] = keys_of(types_at(model, path[:-1]))
    elif details["loc"][-1] == _KEY:
        subject, choices = path[-1], ()
    else:
        subject, choices = _value(document.value, path), choices_of(types_at(model, path))
        if subject is None and details["type"] == "string_type" and _is_cut_off(document.value, path):
            said = "follows a comma, which ends a text without quotes; put the whole text in quotes"
            return document.problem(path, said, of_key=True)
    mistake = Mistake(details["type"], subject, choices, details.get("ctx", {}), details["msg"])
    return document.problem(path, message(mistake), of_key=of_key)


def _is_cut_off(value: Any, path: Path) -> bool:  # noqa: ANN401 - any value of a document
    """Return whether a key is the rest of a text: the comma in {en: One, and two} ends the first."""
    key, beside = str(path[-1]), _value(value, path[:-1])
    return isinstance(beside, dict) and SOURCE_LANGUAGE in beside and not LANGUAGE_CODE.fullmatch(key)


def _sort(details: ErrorDetails) -> str:
    return details["type"] if details["loc"][-1] == _KEY else "value"


def _path(value: Any, details: ErrorDetails) -> Iterator[str | int]:  # noqa: ANN401 - any value of a document
    """Yield the document's path: pydantic's path has number keys as text, and names of union branches."""
    for part in details["loc"]:
        if isinstance(value, dict):
            keys = [key for key in value if str(key) == str(part)]
            if keys:
                yield keys[0]
                value = value[keys[0]]
            elif details["type"] == "missing" and part == details["loc"][-1]:
                yield part
        elif isinstance(value, list) and isinstance(part, int) and part < len(value):
            yield part
            value = value[part]


def _value(value: Any, path: Path) -> Any:  # noqa: ANN401 - any value of a document
    for part in path:
        if isinstance(value, dict) and part not in value:
            return None
        value = value[part]
    return value
