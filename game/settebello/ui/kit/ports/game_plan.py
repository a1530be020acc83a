"""A game being put together: a variant, a number of players, and what differs from its usual rules."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Self

from settebello.datafile import Names
from settebello.engine import Ruleset, Sides
from settebello.engine.rules.rulevalues import Plain, frozen
from settebello.rulebook import Option, Overlay, Preset, Variant
from settebello.ui.kit.ports.offers import Changes

TARGET = "match.target"
SIDES = "players.sides"
FRONT = (TARGET, SIDES)
"""The options that every player looks for first; they stand on the first page, apart from the house rules."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A variant with changed rules, which may or may not agree with one another.

    All that is remembered are the changed keys: which value of an option is taken, which house rules lie
    over the game, and which ready-made set of rules it is, is read from them.
    """

    variant: Variant
    overlays: tuple[Overlay, ...]
    players: int
    changes: Changes = ()

    @property
    def rules(self) -> Ruleset:
        """The rules with the changes; nobody has looked yet whether they agree."""
        return self.variant.ruleset.override(dict(self.changes))

    @property
    def pairs(self) -> bool:
        """Whether some players are partners."""
        return self.rules.players.sides_of(self.players) is not Sides.SOLO

    def option(self, key: str) -> Option | None:
        """The option of this name, None when there is none for so many players."""
        return next((one for one in self.variant.options if one.key == key and self._means(one)), None)

    @property
    def options(self) -> tuple[Option, ...]:
        """The options that mean something for so many players, without those of the first page."""
        return tuple(one for one in self.variant.options if one.key not in FRONT and self._means(one))

    def with_players(self, players: int) -> Self:
        """The same game for another number of players."""
        return replace(self, players=players)

    def taken(self, option: Option) -> int | None:
        """The place of the value that an option has now; None for one that is not among its choices."""
        return next((n for n, choice in enumerate(option.choices) if self._holds(choice.rules)), None)

    def picked(self, option: Option, place: int) -> Self:
        """The game with one value of an option taken."""
        keys = {key for choice in option.choices for key, _ in choice.rules}
        return self._changed(keys, option.choices[place].rules)

    def lies(self, overlay: Overlay) -> bool:
        """Whether a house rule lies over the game."""
        return not overlay.changes(self.rules)

    def laid(self, overlay: Overlay, *, on: bool) -> Self:
        """The game with a house rule laid over it, or taken away again."""
        if on:
            laid = overlay.changes(self.rules)
            return self._changed((), [(key, frozen(value)) for key, value in laid.items()])
        # Another one that this one brings about by itself goes with it.
        alone = self.usual().laid(overlay, on=True)
        others = [other for other in self.overlays if self.lies(other) and not alone.lies(other)]
        plan = self._changed([key for key, _ in overlay.rules], ())
        for other in others:
            # It changes the same rule, to which both add something.
            plan = plan if plan.lies(other) else plan.laid(other, on=True)
        return plan

    @property
    def preset(self) -> Preset | None:
        """The ready-made set of rules that the house rules are now, None when they are none of them."""
        return next((one for one in self.variant.presets if self.with_preset(one) == self), None)

    def with_preset(self, preset: Preset) -> Self:
        """The game with a ready-made set of rules in place of all house rules."""
        return self._changed(self._house_keys(), preset.rules)

    def usual(self) -> Self:
        """The game with the variant's own rules; what stands on the first page stays."""
        return self._changed(self._house_keys(), ())

    @property
    def different(self) -> tuple[Names, ...]:
        """The options and house rules that are not as usual, in the order of the screen."""
        options = [one.name for one in self.options if self.taken(one) != one.default]
        own = self.variant.ruleset
        laid = [one.name for one in self.overlays if self.lies(one) and one.changes(own)]
        return (*options, *laid)

    @property
    def house_rules(self) -> int:
        """How many options and house rules are not as usual, and how many other rules are changed besides."""
        offered = {key for one in self.variant.options for key in _keys(one)}
        offered |= {key for one in self.overlays if self.lies(one) for key, _ in one.rules}
        return len(self.different) + sum(key not in offered for key, _ in self.changes)

    @property
    def in_force(self) -> Changes:
        """The changes that mean something for so many players."""
        idle = {key for one in self.variant.options if not self._means(one) for key in _keys(one)}
        used = {key for one in self.variant.options if self._means(one) for key in _keys(one)}
        return self._changed(idle - used, ()).changes

    def culprits(self, agree: Callable[[Self], bool]) -> tuple[Names, ...]:
        """The choices of which each alone, taken back, would let the rules agree; else all that differ."""
        found = [one.name for one in self.options if self._better(one, agree)]
        own = self.variant.ruleset
        laid = [one for one in self.overlays if self.lies(one) and one.changes(own)]
        found += [one.name for one in laid if agree(self.laid(one, on=False))]
        return tuple(found) or self.different

    def _better(self, option: Option, agree: Callable[[Self], bool]) -> bool:
        return self.taken(option) != option.default and agree(self.picked(option, option.default))

    def _means(self, option: Option) -> bool:
        return self.players in option.players

    def _holds(self, changes: Changes) -> bool:
        now = {**_values(self.variant.ruleset), **dict(self.changes)}
        return all(now[key] == value for key, value in changes)

    def _house_keys(self) -> set[str]:
        front = {key for one in self.variant.options if one.key in FRONT for key in _keys(one)}
        return {key for key, _ in self.changes if key not in front}

    def _changed(self, back: Iterable[str], new: Iterable[tuple[str, Plain]]) -> Self:
        """With some rules back at their usual values, then new ones; a usual value is no change."""
        usual = _values(self.variant.ruleset)
        kept = {key: value for key, value in self.changes if key not in set(back)} | dict(new)
        changes = sorted((key, value) for key, value in kept.items() if usual[key] != value)
        return replace(self, changes=tuple(changes))


@lru_cache(maxsize=64)
def _values(rules: Ruleset) -> Mapping[str, Plain]:
    """Every rule with its value as changes hold it; asked for many times with every picture."""
    return {key: frozen(value) for key, value in rules.rules().items()}


def known(variant: Variant, changes: Changes) -> Changes:
    """Of changes remembered from an earlier day those that the variant's rules still take."""
    rules = variant.ruleset
    taken = []
    for key, value in changes:
        try:
            changed = rules.override({key: value})
        except ValueError:
            continue
        kept = frozen(changed.rules()[key])
        if kept != frozen(rules.rules()[key]):
            taken.append((key, kept))
    return tuple(sorted(taken))


def _keys(option: Option) -> set[str]:
    return {key for choice in option.choices for key, _ in choice.rules}
