"""Rules changed in single keys, held against the same model and the same checks as a file's."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from settebello.datafile import DataError, Document, Place, validate
from settebello.engine import Ruleset
from settebello.engine.ruleset import plain
from settebello.rulebook.agreement import disagreements
from settebello.rulebook.schema import Rules


@dataclass(frozen=True, slots=True)
class Refusal:
    """A key that cannot be changed so, with the reason."""

    key: str
    message: str

    def __str__(self) -> str:
        return f"{self.key}: {self.message}" if self.key else self.message


def overridden(ruleset: Ruleset, changes: Mapping[str, Any]) -> tuple[Ruleset, tuple[Refusal, ...]]:
    """The rules with some keys changed, and what is wrong with the changes; the same rules if anything is."""
    if not changes:
        return ruleset, ()
    nested: dict[str, dict[str, Any]] = {}
    for dotted, value in changes.items():
        section, _, key = dotted.partition(".")
        nested.setdefault(section, {})[key] = plain(key, value)
    document = Document("", (), nested, {}, {(): Place(1, 1)})
    try:
        validate(document, Rules)
    except DataError as error:
        return ruleset, tuple(Refusal(problem.key, problem.message) for problem in error.problems)
    except (TypeError, ValueError, RecursionError) as error:
        return ruleset, (Refusal("", f"the changed rules are not plain values: {error}"),)
    changed = ruleset.override(changes)
    refusals = tuple(Refusal(found.key, found.message) for found in disagreements(changed))
    return (ruleset if refusals else changed), refusals
