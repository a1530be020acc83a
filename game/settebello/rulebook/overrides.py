"""Changes of single rules, validated by the same schema and checks as a rules file."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from settebello.datafile import DataError, Document, Place, validate
from settebello.engine import Ruleset
from settebello.rulebook.cross_checks import disagreements
from settebello.rulebook.schema import Rules, nested


@dataclass(frozen=True, slots=True)
class Refusal:
    """A key that cannot be changed in this way, with the reason."""

    key: str
    message: str

    def __str__(self) -> str:
        return f"{self.key}: {self.message}" if self.key else self.message


def overridden(ruleset: Ruleset, changes: Mapping[str, Any]) -> tuple[Ruleset, tuple[Refusal, ...]]:
    """Return the rules with changes, and all refusals; the original rules if there are refusals."""
    changed, refusals = with_values(ruleset, changes)
    if changes and not refusals:
        refusals = tuple(Refusal(found.key, found.message) for found in disagreements(changed))
    return (ruleset if refusals else changed), refusals


def with_values(ruleset: Ruleset, changes: Mapping[str, Any]) -> tuple[Ruleset, tuple[Refusal, ...]]:
    """Check each value on its own, without the checks for contradictions; otherwise as ``overridden``."""
    if not changes:
        return ruleset, ()
    try:
        changed, mistake = ruleset.override(changes), None
        # The engine accepts several forms of a value; the bounds are checked on the form of a file.
        said = {key: changed.rule(key) for key in changes}
    except (TypeError, ValueError, KeyError, RecursionError) as error:
        changed, mistake, said = ruleset, error, dict(changes)
    try:
        validate(Document("", (), nested(said), {}, {(): Place(1, 1)}), Rules)
    except DataError as error:
        return ruleset, tuple(Refusal(problem.key, problem.message) for problem in error.problems)
    except (TypeError, ValueError, RecursionError) as error:
        return ruleset, (Refusal("", f"the changed rules are not plain values: {error}"),)
    return changed, () if mistake is None else (Refusal("", str(mistake)),)
