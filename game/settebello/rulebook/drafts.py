"""Options as files say them, before they are held against the rules of a variant."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from settebello.datafile import Names
from settebello.engine.rules.ruleset import rule_fields
from settebello.engine.rules.rulevalues import frozen
from settebello.rulebook.schema import OptionEntry, ValueEntry


@dataclass(frozen=True, slots=True)
class DraftChoice:
    """One choice as a file says it: the rules it sets, None where it says none, and its label."""

    rules: Mapping[str, Any] | None
    label: Names | None
    part: str
    """The word of the file under which its rules stand: value or rules."""

    @staticmethod
    def number_label(number: int) -> Names:
        """What a number is called that no file calls anything."""
        return Names({"en": str(number)})


@dataclass(frozen=True, slots=True)
class Draft:
    """An option as a file and the extended ones together say it, with what is still missing as None."""

    key: str
    name: Names | None
    description: Names | None
    choices: tuple[DraftChoice, ...] | None
    players: tuple[int, ...] | None
    """The numbers of players for which it means something; None: all that the variant has."""
    shown: bool = True
    named: bool = True
    """Whether the file itself names the option; otherwise it only comes with the extended file."""
    own_players: bool = False

    @property
    def is_rule(self) -> bool:
        """Whether the option changes the one rule that its key names."""
        return is_rule(self.key)


def is_rule(key: str) -> bool:
    """Whether an option's key is a rule; if not, it is a name of its own."""
    return "." in key or key in rule_fields()


def drafts_of(entries: Mapping[str, OptionEntry] | None, inherited: tuple[Draft, ...]) -> tuple[Draft, ...]:
    """A file's options in its order, then those of the extended file that it only hands on."""
    theirs = {draft.key: draft for draft in inherited}
    if entries is None:
        return tuple(replace(draft, named=False) for draft in inherited)
    named = [_draft(key, entry, theirs.get(key)) for key, entry in entries.items()]
    rest = (draft for draft in inherited if draft.key not in entries)
    return (*named, *(replace(draft, shown=False, named=False) for draft in rest))


def _draft(key: str, entry: OptionEntry, inherited: Draft | None) -> Draft:
    """What a file says of an option, with the rest from the same option of the extended file."""
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
    """What the extended file calls its choices."""
    choices = draft.choices if draft and draft.choices else ()
    return {_comparable(choice.rules): choice.label for choice in choices if choice.rules and choice.label}


def _comparable(rules: Mapping[str, Any]) -> Any:  # noqa: ANN401 - whatever somebody wrote
    """Rules in a form that can be looked up; for what cannot be a rule, something that nothing equals."""
    try:
        return frozen(rules)
    except TypeError:
        return object()
