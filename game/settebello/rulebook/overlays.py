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
    try:
        entry = validate(document, OverlayFile)
    except DataError as error:
        raise DataError([*error.problems, *_further(document, error)]) from None
    rules, unless = _by_place("rules", entry.rules), _by_place("unless", entry.unless)
    problems = [
        *id_problems(document, entry.id),
        *_rule_problems(document, rules),
        *_unknown_names(document, "needs", entry.needs),
        *_unknown_names(document, "without", entry.without),
        *_rule_problems(document, unless),
    ]
    if problems:
        raise DataError(problems)
    return Overlay(
        id=entry.id,
        name=entry.name,
        description=entry.description,
        rules=set_rules(Ruleset(), _flat(rules)),
        needs=entry.needs,
        without=entry.without,
        unless=set_rules(Ruleset(), _flat(unless)),
    )


def suits(overlay: Overlay, ruleset: Ruleset) -> bool:
    """Return whether an overlay changes these rules and is compatible with them."""
    return not misfit(overlay, ruleset) and not overridden(ruleset, overlay.changes(ruleset))[1]


def misfit(overlay: Overlay, ruleset: Ruleset) -> str:
    """Return why an overlay is not for these rules, or says nothing new to them; empty if it does."""
    for key in overlay.needs:
        if not _in_force(ruleset, key):
            return f"needs {key}, which is off in {ruleset.id}"
    for key in overlay.without:
        if _in_force(ruleset, key):
            return f"is for games without {key}, which is on in {ruleset.id}"
    for key, value in overlay.unless:
        if frozen(ruleset.rule(key)) == value:
            return f"says nothing new where {key} is as in {ruleset.id}"
    return "" if overlay.changes(ruleset) else f"changes nothing in {ruleset.id}"


def fits_none(document: Document, overlay: Overlay, rulesets: Iterable[Ruleset]) -> Iterator[Problem]:
    """Yield a problem with an overlay that none of these games can have; it says why one of them cannot."""
    reason = ""
    refusal = ""
    for ruleset in rulesets:
        if found := misfit(overlay, ruleset):
            reason = reason or found
            continue
        refusals = overridden(ruleset, overlay.changes(ruleset))[1]
        if not refusals:
            return
        refusal = refusal or f"in {ruleset.id}, {refusals[0].key}: {refusals[0].message}"
    # What a game refuses says more than a rule that is off in another.
    if told := refusal or reason:
        yield document.problem(("rules",), f"fits no game: {told}", of_key=True)


def _in_force(ruleset: Ruleset, key: str) -> bool:
    value = ruleset.rule(key)
    return bool(value) and value not in NOTHING


_Placed = Mapping[tuple[str, ...], tuple[str, Any]]
"""Rules by their place in the document, each with its dotted key and its value."""


def _by_place(part: str, rules: Mapping[str, Any]) -> _Placed:
    """Return rules that are written with dotted keys, or in sections as in a rules file."""
    sections = {key.partition(".")[0] for key in rule_fields() if "." in key}
    found: dict[tuple[str, ...], tuple[str, Any]] = {}
    for key, value in rules.items():
        if key in sections and isinstance(value, Mapping):
            found |= {(part, key, str(name)): (f"{key}.{name}", below) for name, below in value.items()}
        else:
            found[part, key] = (key, value)
    return found


def _flat(placed: _Placed) -> dict[str, Any]:
    return dict(placed.values())


def _further(document: Document, error: DataError) -> Iterator[Problem]:
    """Yield the problems with rules and the id that are independent of those in ``error``."""
    if not isinstance(document.value, dict):
        return
    wrong = {problem.key.partition(".")[0] for problem in error.problems}
    if "id" not in wrong:
        yield from id_problems(document, str(document.value["id"]))
    for part in ("rules", "unless"):
        said = document.value.get(part)
        if part not in wrong and isinstance(said, Mapping):
            yield from _rule_problems(document, _by_place(part, said))


def _rule_problems(document: Document, placed: _Placed) -> Iterator[Problem]:
    """Yield all problems with rules: keys that are not known or written twice, and values."""
    yield from _unknown(document, placed)
    yield from _repeated(document, placed)
    known = rule_fields()
    yield from _values(document, {place: rule for place, rule in placed.items() if rule[0] in known})


def _unknown(document: Document, placed: _Placed) -> Iterator[Problem]:
    """Yield the problems with keys that are not rules."""
    known = tuple(rule_fields())
    for place, (key, value) in placed.items():
        if key not in known:
            hint = _inner(key, value, known) or suggestion(key, known)
            yield document.problem(place, f"{key!r} is not a rule{hint}", of_key=True)


def _inner(key: str, value: Any, known: Iterable[str]) -> str:  # noqa: ANN401 - any value of a document
    """Return how to write a part of a rule that a dotted key goes into; empty if it goes into none."""
    for rule in known:
        if key.startswith(f"{rule}."):
            *outer, last = key.removeprefix(f"{rule}.").split(".")
            inner = f"{{{last}: {value}}}"
            for name in reversed(outer):
                inner = f"{{{name}: {inner}}}"
            return f" (write {rule}: {inner})"
    return ""


def _unknown_names(document: Document, part: str, keys: Iterable[str]) -> Iterator[Problem]:
    """Yield the problems with names that are not rules, in a list of them."""
    known = tuple(rule_fields())
    for place, key in enumerate(keys):
        if key not in known:
            yield document.problem((part, place), f"{key!r} is not a rule{suggestion(key, known)}")


def _repeated(document: Document, placed: _Placed) -> Iterator[Problem]:
    """Yield the problems with rules that are written both ways."""
    seen: set[str] = set()
    for place, (key, _) in placed.items():
        if key in seen:
            yield document.problem(place, f"{key!r} stands here again", of_key=True)
        seen.add(key)


def _values(document: Document, placed: _Placed) -> Iterator[Problem]:
    """Yield the problems of single values; contradictions are checked later, with a variant."""
    for place, (key, value) in placed.items():
        for refusal in with_values(Ruleset(), {key: value})[1]:
            about = "" if refusal.key in {key, ""} else f"{refusal.key}: "
            yield document.problem(place, f"{about}{refusal.message}")
