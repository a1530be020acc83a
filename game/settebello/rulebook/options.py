"""The options of a variant, completed from the file it extends, and its presets."""

from collections.abc import Iterator, Mapping
from typing import Any

from settebello.datafile import DataError, Document, Path, Problem, suggestion
from settebello.engine import Ruleset
from settebello.engine.rules.ruleset import rule_fields
from settebello.engine.rules.rulevalues import frozen
from settebello.rulebook.drafts import Draft, DraftChoice
from settebello.rulebook.overrides import overridden
from settebello.rulebook.schema import PresetEntry
from settebello.rulebook.variant import Choice, Option, Preset, Rules

RULES = tuple(rule_fields())
LEAST = 2
"""The fewest choices of an option."""


def options_of(document: Document, rules: Ruleset, drafts: tuple[Draft, ...]) -> tuple[Option, ...]:
    """Return the options of a variant; raises DataError with all unknown keys, missing texts, bad values.

    An inherited option that the file does not name loses the choices that do not fit the rules.
    """
    problems: list[Problem] = []
    options: list[Option] = []
    for draft in drafts:
        if draft.named:
            problems += _text_problems(document, rules, draft)
        if draft.shown or draft.named:
            found: list[Problem] = []
            option = _option(document, rules, draft, found)
            problems += found if draft.named else ()
            # Drop an inherited option that applies to no number of players of this variant.
            if option is not None and option.players and draft.shown:
                options.append(option)
    if problems:
        raise DataError(problems)
    return tuple(options)


def presets_of(document: Document, rules: Ruleset, entries: Mapping[str, PresetEntry]) -> tuple[Preset, ...]:
    """Return the presets of a variant; raises DataError with all faulty keys and values."""
    problems: list[Problem] = []
    presets: list[Preset] = []
    for name, entry in entries.items():
        found = list(rule_problems(document, ("presets", name, "rules"), rules, entry.rules))
        problems += found
        if not found:
            values = set_rules(rules, entry.rules)
            presets.append(Preset(name, entry.name, entry.description, values))
    if problems:
        raise DataError(problems)
    return tuple(presets)


def rule_problems(
    document: Document, path: Path, rules: Ruleset, changes: Mapping[str, Any]
) -> Iterator[Problem]:
    """Yield the problems of a mapping of dotted keys to changed values."""
    unknown = [key for key in changes if key not in RULES]
    for key in unknown:
        yield document.problem((*path, key), f"is not a rule{suggestion(key, RULES)}", of_key=True)
    if not unknown:
        for refusal in overridden(rules, changes)[1]:
            at = (*path, refusal.key) if refusal.key in changes else path
            about = "" if refusal.key in changes or not refusal.key else f"{refusal.key}: "
            yield document.problem(at, f"{about}{refusal.message}")


def set_rules(rules: Ruleset, changes: Mapping[str, Any]) -> Rules:
    """Return changed rules in the form of overrides."""
    changed = rules.changed(changes)
    return tuple((key, frozen(changed.rule(key))) for key in sorted(changes))


def unknown_key(document: Document, key: str) -> Problem:
    """Return the problem with an option whose key is not a rule."""
    message = f"is not a rule{suggestion(key, RULES)}"
    return document.problem(("options", key), message, of_key=True)


def _text_problems(document: Document, rules: Ruleset, draft: Draft) -> Iterator[Problem]:
    path: Path = ("options", draft.key)
    if "." in draft.key and draft.key not in RULES:
        yield unknown_key(document, draft.key)
        return
    for part in ("name", "description", "choices"):
        if getattr(draft, part) is None:
            said = "values" if part == "choices" else part
            yield document.problem((*path, said), "is missing", of_key=True)
    for place, number in enumerate(draft.players or ()):
        if number not in rules.players.counts and draft.own_players:
            yield document.problem((*path, "players", place), f"{number} is no number of players here")


def _option(document: Document, rules: Ruleset, draft: Draft, found: list[Problem]) -> Option | None:
    """Return the option of a draft, or None; its problems are added to ``found``."""
    if draft.name is None or draft.description is None or draft.choices is None:
        return None
    if "." in draft.key and draft.key not in RULES:
        return None
    choices = list(_choices(document, rules, draft, found))
    if found and draft.named:
        return None
    path: Path = ("options", draft.key, "values")
    default = _default(rules, choices)
    if default is None and not draft.named:
        choices = _with_own(rules, draft.key, choices)
        default = _default(rules, choices)
    if default is None:
        own = f"value, {rules.rule(draft.key)!r}, is" if draft.is_rule else "rules are"
        about = f"the variant's own {own}"
        found.append(document.problem(path, f"{about} not among them", of_key=True))
        return None
    if len(choices) < LEAST:
        return None
    counts = rules.players.counts
    players = tuple(count for count in draft.players or counts if count in counts)
    return Option(draft.key, draft.name, draft.description, tuple(choices), default, players)


def _choices(document: Document, rules: Ruleset, draft: Draft, found: list[Problem]) -> Iterator[Choice]:
    """Yield the valid choices in the form of overrides; problems are added to ``found``."""
    seen: set[Rules] = set()
    keys: set[str] = set()
    for place, entry in enumerate(draft.choices or ()):
        path: Path = ("options", draft.key, "values", place)
        problems = list(_choice_problems(document, path, rules, draft, entry))
        if not problems:
            values = set_rules(rules, entry.rules or {})
            keys = keys or {key for key, _ in values}
            if values in seen:
                problems.append(document.problem((*path, entry.part), "stands here again"))
            elif keys != {key for key, _ in values}:
                problems.append(document.problem((*path, entry.part), "sets other rules than the first"))
            elif entry.label is None:
                problems.append(document.problem((*path, "label"), "is missing", of_key=True))
            else:
                seen.add(values)
                yield Choice(values, entry.label)
        found += problems


def _choice_problems(
    document: Document, path: Path, rules: Ruleset, draft: Draft, entry: DraftChoice
) -> Iterator[Problem]:
    if not entry.rules:
        hint = "" if draft.is_rule else suggestion(draft.key, RULES)
        yield document.problem((*path, entry.part), f"is missing{hint}", of_key=True)
    elif draft.is_rule:
        for refusal in overridden(rules, entry.rules)[1]:
            about = "" if refusal.key in {draft.key, ""} else f"{refusal.key}: "
            yield document.problem((*path, "value"), f"{about}{refusal.message}")
    else:
        yield from rule_problems(document, (*path, "rules"), rules, entry.rules)


def _default(rules: Ruleset, choices: list[Choice]) -> int | None:
    """Return the index of the choice that changes nothing; None if there is none."""
    for place, choice in enumerate(choices):
        if all(frozen(rules.rule(key)) == value for key, value in choice.rules):
            return place
    return None


def _with_own(rules: Ruleset, key: str, choices: list[Choice]) -> list[Choice]:
    """Return the choices of an inherited option with the variant's own number added."""
    own = rules.rule(key) if key in RULES else None
    numbers = [choice.value for choice in choices if isinstance(choice.value, int)]
    if isinstance(own, bool) or not isinstance(own, int) or len(numbers) < len(choices):
        return choices
    return sorted(
        [*choices, Choice(((key, own),), DraftChoice.number_label(own))],
        key=lambda choice: int(str(choice.value)),
    )
