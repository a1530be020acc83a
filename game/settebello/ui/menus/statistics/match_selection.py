"""Filters for the statistics: game, opponent and level."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from settebello.i18n import t
from settebello.session import MatchSummary, by_opponent, counted
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.view.lettering import Words
from settebello.ui.table.model.match_titles import game_name, person_name

MARKET: Final = "market"
"""The value of the market game among the games."""


@dataclass(frozen=True, slots=True)
class Selection:
    """The filter values; None matches everything."""

    variant: str | None = None
    opponent: str | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Offered:
    """What there is to choose among: values with their words, first None for all."""

    variants: Mapping[str | None, Words]
    opponents: Mapping[str | None, Words]
    levels: Mapping[str | None, Words]


class Matches:
    """The matches that count, and the available filter values."""

    def __init__(self, services: Services, summaries: Iterable[MatchSummary]) -> None:
        """Select the matches that count, in chronological order."""
        self._services = services
        self._people = {one.id: one for one in services.opponents}
        self._all = counted(summaries)

    def chosen(self, selection: Selection) -> tuple[MatchSummary, ...]:
        """Return the matches that fit a selection."""
        return tuple(
            one
            for one in self._all
            if selection.variant in {None, one.ruleset}
            and (selection.opponent is None or selection.opponent in by_opponent(one))
            and (selection.level is None or selection.level in self._levels(one))
        )

    def offered(self, *, market: bool = False) -> Offered:
        """Everything there is to choose among; `market`: the market game as well."""
        others: Mapping[str | None, Words] = {MARKET: t("Mercato")} if market else {}
        return Offered({**self.variants(), **others}, self.opponents(), self.levels())

    def variants(self) -> Mapping[str | None, Words]:
        """Return the played games, in the order in which they are offered."""
        played = {one.ruleset for one in self._all}
        order = [one.id for one in self._services.variants()]
        return _options(t("All games"), [(one, game_name(self._services, one)) for one in _in(order, played)])

    def opponents(self) -> Mapping[str | None, Words]:
        """Return the opponents on other sides."""
        sat = {name for one in self._all for name in by_opponent(one)}
        names = [(one, person_name(self._services, one)) for one in _in(list(self._people), sat)]
        return _options(t("All opponents"), names)

    def levels(self) -> Mapping[str | None, Words]:
        """Return the levels of those opponents."""
        order = [one.id for one in self._services.opponents if one.is_level]
        played = {name for one in self._all for name in self._levels(one)}
        names = [(one, person_name(self._services, one)) for one in order if one in played]
        return _options(t("All levels"), names)

    def _levels(self, summary: MatchSummary) -> set[str]:
        return {self._people[one].level for one in by_opponent(summary) if one in self._people}


def _in(order: Sequence[str], some: set[str]) -> list[str]:
    """Return the ids in the given order; ids missing there come last."""
    return [one for one in order if one in some] + sorted(some - set(order))


def _options(everything: Words, names: Sequence[tuple[str, Words]]) -> Mapping[str | None, Words]:
    return {None: everything, **dict(names)}
