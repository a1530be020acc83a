"""What a player may change: the options of a file, completed from the file it extends."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from settebello.datafile import DataError, Document, Names, Path, Problem, suggestion
from settebello.engine import Ruleset
from settebello.engine.ruleset import Plain, frozen
from settebello.rulebook.overrides import overridden
from settebello.rulebook.schema import OptionEntry, ValueEntry
from settebello.rulebook.variant import Choice, Option, Variant


@dataclass(frozen=True, slots=True)
class _Draft:
    """An option as a file and the extended file together say it, with what is still missing as None."""

    key: str
    name: Names | None
    description: Names | None
    values: tuple[ValueEntry, ...] | None
    players: tuple[int, ...]


def options_of(
    document: Document,
    rules: Ruleset,
    entries: Mapping[str, OptionEntry] | None,
    parent: Variant | None,
) -> tuple[Option, ...]:
    """The options of a variant; raises DataError with all unknown keys, missing texts, and values refused."""
    inherited = {option.key: option for option in parent.options} if parent else {}
    problems: list[Problem] = []
    options: list[Option] = []
    for key, entry in (dict.fromkeys(inherited, OptionEntry()) if entries is None else entries).items():
        draft = _draft(key, entry, inherited.get(key), rules.players.counts)
        found = list(_text_problems(document, rules, draft))
        choices: list[Choice] = []
        if not found:
            choices = list(_choices(document, rules, draft, found))
        option = _option(document, rules, draft, choices, found)
        problems += found
        # An option for other numbers of players than this variant has is left behind by inheritance.
        if option is not None and option.players:
            options.append(option)
    if problems:
        raise DataError(problems)
    return tuple(options)


def unknown_key(document: Document, key: str) -> Problem:
    """The problem with an option that is none of the rules."""
    message = f"is not a rule{suggestion(key, Ruleset().rules())}"
    return document.problem(("options", key), message, of_key=True)


def _draft(key: str, entry: OptionEntry, inherited: Option | None, counts: tuple[int, ...]) -> _Draft:
    if inherited is None:
        return _Draft(key, entry.name, entry.description, entry.values, entry.players or counts)
    labels = {choice.value: choice.label for choice in inherited.choices}
    values = entry.values or tuple(ValueEntry(value=value) for value in labels)
    return _Draft(
        key,
        entry.name or inherited.name,
        entry.description or inherited.description,
        tuple(
            value if value.label else value.model_copy(update={"label": _known_label(value, labels)})
            for value in values
        ),
        entry.players or tuple(count for count in inherited.players if count in counts),
    )


def _text_problems(document: Document, rules: Ruleset, draft: _Draft) -> Iterator[Problem]:
    path: Path = ("options", draft.key)
    if draft.key not in rules.rules():
        yield unknown_key(document, draft.key)
        return
    for part in ("name", "description", "values"):
        if getattr(draft, part) is None:
            yield document.problem((*path, part), "is missing", of_key=True)
    for place, number in enumerate(draft.players):
        if number not in rules.players.counts:
            yield document.problem((*path, "players", place), f"{number} is no number of players here")


def _choices(document: Document, rules: Ruleset, draft: _Draft, found: list[Problem]) -> Iterator[Choice]:
    """The values that the rules take, as the rules hold them; the others are noted in ``found``."""
    seen: set[Plain] = set()
    for place, entry in enumerate(draft.values or ()):
        path: Path = ("options", draft.key, "values", place)
        changed, refusals = overridden(rules, {draft.key: entry.value})
        for refusal in refusals:
            about = "" if refusal.key == draft.key else f"{refusal.key}: "
            found.append(document.problem((*path, "value"), f"{about}{refusal.message}"))
        if refusals:
            continue
        value = frozen(changed.rules()[draft.key])
        label = entry.label or (Names({"en": str(value)}) if isinstance(value, int) else None)
        if value in seen:
            found.append(document.problem((*path, "value"), "stands here again"))
        elif label is None:
            found.append(document.problem((*path, "label"), "is missing", of_key=True))
        else:
            seen.add(value)
            yield Choice(value, label)


def _option(
    document: Document,
    rules: Ruleset,
    draft: _Draft,
    choices: list[Choice],
    found: list[Problem],
) -> Option | None:
    if found or draft.name is None or draft.description is None:
        return None
    own = frozen(rules.rules()[draft.key])
    values = [choice.value for choice in choices]
    if own not in values:
        path: Path = ("options", draft.key, "values")
        message = f"the variant's own value, {rules.rules()[draft.key]!r}, is not among them"
        found.append(document.problem(path, message, of_key=True))
        return None
    return Option(draft.key, draft.name, draft.description, tuple(choices), values.index(own), draft.players)


def _known_label(entry: ValueEntry, labels: Mapping[Plain, Names]) -> Names | None:
    """What the extended file calls a value; None also for what cannot be a value, which is told later."""
    try:
        return labels.get(frozen(entry.value))
    except (TypeError, ValueError):
        return None
