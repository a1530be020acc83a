"""Options as files state them, before they are checked against a variant's rules."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from settebello.datafile import Names
from settebello.engine.rules.ruleset import rule_fields
from settebello.engine.rules.rulevalues import frozen
from settebello.rulebook.schema import OptionEntry, ValueEntry


@dataclass(frozen=True, slots=True)
class DraftChoice:
    """A choice as a file states it: its rules (None if it states none) and its label."""

    rules: Mapping[str, Any] | None
    label: Names | None
    part: str
    """The file's key for its rules: value or rules."""

    @staticmethod
    def number_label(number: int) -> Names:
        """Return the label of a number for which no file has a label."""
        return Names({"en": str(number)})


@dataclass(frozen=True, slots=True)
class Draft:
    """An option as stated by a file and the files it extends; missing parts are None."""

    key: str
    name: Names | None
    description: Names | None
    choices: tuple[DraftChoice, ...] | None
    players: tuple[int, ...] | None
    """The numbers of players for which it applies; None: all of the variant."""
    shown: bool = True
    named: bool = True
    """Whether the file itself names the option; otherwise it is inherited from the extended file."""
    own_players: bool = False

    @property
    def is_rule(self) -> bool:
        """Whether the option's key is a rule, which is then the only rule it changes."""
        return is_rule(self.key)


def is_rule(key: str) -> bool:
    """Return whether an option's key is a rule; otherwise it is the option's own name."""
    return "." in key or key in rule_fields()


def drafts_of(entries: Mapping[str, OptionEntry] | None, inherited: tuple[Draft, ...]) -> tuple[Draft, ...]:
    """Return a file's options in its order, then the inherited ones that it does not name."""
    theirs = {draft.key: draft for draft in inherited}
    if entries is None:
        return tuple(replace(draft, named=False) for draft in inherited)
    named = [_draft(key, entry, theirs.get(key)) for key, entry in entries.items()]
    rest = (draft for draft in inherited if draft.key not in entries)
    return (*named, *(replace(draft, shown=False, named=False) for draft in rest))


def _draft(key: str, entry: OptionEntry, inherited: Draft | None) -> Draft:
    """Combine a file's option with the same option of the extended file."""
    choices = None
    if entry.values is not None:
        labels = _labels(inherited)
        choices = tuple(_choice(key, value, labels) for value in entry.values)
    return Draft(
        key,
        entry.name or (inherited.name if inherited else None),
        entry.description or (inherited.description if inherited else None),
        choices or (inherited.choices if inherited else None),
        entry.players or (inherited.players if inherited else None),
        shown=entry.shown is not False,
        own_players=entry.players is not None,
    )


def _choice(key: str, entry: ValueEntry, labels: Mapping[Any, Names]) -> DraftChoice:
    part = "value" if is_rule(key) else "rules"
    rules = entry.rules if part == "rules" else None if entry.value is None else {key: entry.value}
    label = entry.label
    if label is None and rules:
        label = labels.get(_comparable(rules))
    if label is None and isinstance(entry.value, int) and not isinstance(entry.value, bool):
        label = DraftChoice.number_label(entry.value)
    return DraftChoice(rules, label, part)


def _labels(draft: Draft | None) -> dict[Any, Names]:
    """Return the extended file's labels by rules."""
    choices = draft.choices if draft and draft.choices else ()
    return {_comparable(choice.rules): choice.label for choice in choices if choice.rules and choice.label}


def _comparable(rules: Mapping[str, Any]) -> Any:  # noqa: ANN401 - any file content
    """Return rules as a hashable key; for invalid rules a key that equals no other."""
    try:
        return frozen(rules)
    except TypeError:
        return object()
