"""Overlays: house rules for many variants, one file each in the folder ``overlays``."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from settebello.datafile import DataError, Document, Problem, suggestion, validate
from settebello.engine import Ruleset
from settebello.engine.rules.ruleset import rule_fields
from settebello.engine.rules.rulevalues import NOTHING, frozen
from settebello.rulebook.further_problems import id_problems
from settebello.rulebook.options import set_rules
from settebello.rulebook.overrides import overridden, with_values
from settebello.rulebook.schema import OverlayFile
from settebello.rulebook.variant import Overlay

FOLDER = "overlays"


def overlay_of(document: Document) -> Overlay:
    """Return the overlay in a document; raises DataError with all its problems."""
    entry = validate(document, OverlayFile)
    problems = [
        *id_problems(document, entry.id),
        *_unknown(document, "rules", entry.rules),
        *_unknown(document, "needs", entry.needs),
        *_unknown(document, "without", entry.without),
        *_unknown(document, "unless", entry.unless),
    ]
    if not problems:
        problems += [*_values(document, "rules", entry.rules), *_values(document, "unless", entry.unless)]
    if problems:
        raise DataError(problems)
    return Overlay(
        id=entry.id,
        name=entry.name,
        description=entry.description,
        rules=set_rules(Ruleset(), entry.rules),
        needs=entry.needs,
        without=entry.without,
        unless=set_rules(Ruleset(), entry.unless),
    )


def suits(overlay: Overlay, ruleset: Ruleset) -> bool:
    """Return whether an overlay changes these rules and is compatible with them."""
    if not all(_in_force(ruleset, key) for key in overlay.needs):
        return False
    if any(_in_force(ruleset, key) for key in overlay.without):
        return False
    if any(frozen(ruleset.rule(key)) == value for key, value in overlay.unless):
        return False
    changes = overlay.changes(ruleset)
    return bool(changes) and not overridden(ruleset, changes)[1]


def _in_force(ruleset: Ruleset, key: str) -> bool:
    value = ruleset.rule(key)
    return bool(value) and value not in NOTHING


def _unknown(document: Document, part: str, keys: Iterable[str]) -> Iterator[Problem]:
    """Yield the problems with keys that are not rules."""
    known = tuple(rule_fields())
    for place, key in enumerate(keys):
        if key not in known:
            of_key = part not in {"needs", "without"}
            at = (part, key) if of_key else (part, place)
            message = f"{key!r} is not a rule{suggestion(key, known)}"
            yield document.problem(at, message, of_key=of_key)


def _values(document: Document, part: str, rules: Mapping[str, Any]) -> Iterator[Problem]:
    """Yield the problems of single values; contradictions are checked later, with a variant."""
    for key, value in rules.items():
        for refusal in with_values(Ruleset(), {key: value})[1]:
            about = "" if refusal.key in {key, ""} else f"{refusal.key}: "
            yield document.problem((part, key), f"{about}{refusal.message}")
