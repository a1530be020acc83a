"""The rules of the shipped variants, and of rules files in a folder."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from settebello import resources
from settebello.engine import Ruleset
from settebello.rulebook import Rulebook


def rulebook(folder: str | Path | None = None) -> Rulebook:
    """Return the rulebook of the shipped files and of a folder; it is read once."""
    return _rulebook(None if folder is None else Path(folder))


@cache
def _rulebook(folder: Path | None) -> Rulebook:
    return Rulebook([resources.rules()] if folder is None else [resources.rules(), folder])


def rulesets(folder: str | Path | None = None) -> dict[str, str]:
    """Return the id and the English name of every variant; ``folder`` may have rules files of your own.

    >>> rulesets()["scopa"]
    'Scopa'
    """
    book = rulebook(folder)
    return {name: book.variant(name).name.in_language("en") for name in book.ids()}


def ruleset(
    name: str,
    changes: Mapping[str, Any] | None = None,
    overlays: Iterable[str] = (),
    folder: str | Path | None = None,
) -> Ruleset:
    """Return the rules of a variant, with rules changed by dotted key and house rules added by id.

    ``folder`` may have rules files of your own. Raises ValueError for an unknown variant, rule or house rule
    and for a value that is not allowed, and DataError for a faulty file.

    >>> ruleset("scopa", {"match.target": 21}, ["re_bello"]).match.target
    21
    """
    return rulebook(folder).laid_over(name, changes or {}, overlays)
