"""The rules of one variant: every key with its value, in immutable sections."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import Field, dataclass, fields, is_dataclass, replace
from functools import cache, lru_cache
from typing import Any, Self

from settebello.engine.rules.rulekeys import (
    Aces,
    Capturing,
    Dealer,
    Dealing,
    Deck,
    End,
    Penalties,
    Players,
    Redeal,
    Scoring,
    Sweep,
    Sweepers,
    TableSweep,
    Target,
)
from settebello.engine.rules.rulevalues import Plain, coerced, frozen, plain
from settebello.engine.rules.rulewords import Declare, Doubters, Lead


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """The complete rules of a variant; ``overrides`` are the keys changed from the variant's file."""

    id: str = "scopa"
    overrides: tuple[tuple[str, Plain], ...] = ()
    deck: Deck = Deck()  # noqa: RUF009 - a frozen value
    players: Players = Players()  # noqa: RUF009 - a frozen value
    dealer: Dealer = Dealer()  # noqa: RUF009 - a frozen value
    lead: Lead = Lead.AFTER_DEALER
    deal: Dealing = Dealing()  # noqa: RUF009 - a frozen value
    redeal: Redeal = Redeal()  # noqa: RUF009 - a frozen value
    table_sweep: TableSweep = TableSweep()  # noqa: RUF009 - a frozen value
    declare: Declare = Declare.NONE
    capture: Capturing = Capturing()  # noqa: RUF009 - a frozen value
    ace: Aces = Aces()  # noqa: RUF009 - a frozen value
    sweeper: Sweepers = Sweepers()  # noqa: RUF009 - a frozen value
    sweep: Sweep = Sweep()  # noqa: RUF009 - a frozen value
    end: End = End()  # noqa: RUF009 - a frozen value
    score: Scoring = Scoring()  # noqa: RUF009 - a frozen value
    match: Target = Target()  # noqa: RUF009 - a frozen value
    penalties: Penalties = Penalties()  # noqa: RUF009 - a frozen value
    declare_bluff: bool = False
    """A buongioco is declared without being shown, true or not, and may be doubted."""
    bluff: bool = False
    """Cards may be played face down as another rank, and doubted."""
    doubters: Doubters = Doubters.NEXT
    """Who may doubt a card played face down."""

    def rules(self) -> dict[str, Any]:
        """Return every key with its value in plain types (text, numbers, lists, mappings), by dotted name."""
        return {dotted: self.rule(dotted) for dotted in rule_fields()}

    def rule(self, dotted: str) -> Any:  # noqa: ANN401 - any rule value
        """Return the value of a key in plain types; raises KeyError for an unknown key."""
        part = rule_fields()[dotted]
        return plain(part, self._held(dotted))

    @property
    def changes(self) -> dict[str, Any]:
        """The keys changed from the variant's file, with their values in plain types."""
        return {key: self.rule(key) for key, _ in self.overrides}

    def _held(self, dotted: str) -> Any:  # noqa: ANN401 - any rule value
        name, dot, key = dotted.partition(".")
        return getattr(getattr(self, name), key) if dot else getattr(self, name)

    def override(self, changes: Mapping[str, Any]) -> Self:
        """Return the variant with some keys changed; values are plain.

        Raises ValueError for an unknown key or a value that its key does not allow. Bounds and contradictions
        between keys are checked by the rulebook.
        """
        merged = self.changed(changes)
        known = dict(self.overrides) | {key: frozen(merged.rule(key)) for key in changes}
        return replace(merged, overrides=tuple(sorted(known.items())))

    def changed(self, values: Mapping[str, Any]) -> Self:
        """Return the rules with some keys changed, not recorded as overrides; raises as ``override`` does."""
        known = rule_fields()
        merged: dict[str, Any] = {}
        for dotted, value in values.items():
            if dotted not in known:
                raise ValueError(f"{dotted!r} is not a rule: one of {', '.join(known)}")
            try:
                new = coerced(known[dotted], self._held(dotted), value)
            except (TypeError, ValueError) as error:
                raise ValueError(f"{dotted}: {value!r} cannot be its value: {error}") from None
            name, dot, key = dotted.partition(".")
            merged[name] = replace(merged.get(name, getattr(self, name)), **{key: new}) if dot else new
        return replace(self, **merged)

    @property
    def canonical_text(self) -> str:
        """The keys whose values are not the base values, as JSON with sorted keys.

        Keys with their base value are not included, so that a key added later does not change old digests.
        """
        return _canonical_text(self)

    @property
    def full_digest(self) -> str:
        """The SHA-256 of the canonical text, as 64 hexadecimal digits."""
        return hashlib.sha256(self.canonical_text.encode()).hexdigest()

    @property
    def digest(self) -> str:
        """The first sixteen digits of the full digest; they identify the rules in force."""
        return self.full_digest[:16]


@lru_cache(maxsize=64)
def _canonical_text(ruleset: Ruleset) -> str:
    """Return the canonical text; a record asks for that of its ruleset at every move."""
    base = Ruleset().rules()
    own = {key: value for key, value in ruleset.rules().items() if value != base[key]}
    return json.dumps(own, sort_keys=True)


@cache
def rule_fields() -> dict[str, Field[Any]]:
    """Return every key of a ruleset by its dotted name, with its dataclass field."""
    known: dict[str, Field[Any]] = {}
    for part in fields(Ruleset):
        if is_dataclass(part.default):
            known |= {f"{part.name}.{key.name}": key for key in fields(part.default)}
        elif part.name not in {"id", "overrides"}:
            known[part.name] = part
    return known
