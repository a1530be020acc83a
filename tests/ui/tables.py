"""Tables to look at: sessions without files, and the scenes of a match."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

from settebello.ai import LocalOpponents
from settebello.app.scenes import Scenes
from settebello.app.table_sessions import Tables
from settebello.engine import Match, Ruleset, Seat
from settebello.i18n import Names
from settebello.notation import Record, SeatRecord
from settebello.session import TableSession
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import Route, TableRoute
from settebello.ui.kit.scene import Scene
from tests.pilot import shipped, shipped_levels
from tests.ui.learn.practising import InMemory

LEVELS = ("amico", "bimbo", "amico", "bimbo", "amico")
SCOPA = Names({"en": "Scopa"})


class NoJournal:
    """Keeps nothing."""

    def __init__(self) -> None:
        self.written = 0

    def write(self, text: str) -> None:
        self.written += 1

    def finish(self) -> object:
        return None


def ruleset(variant: str = "scopa") -> Ruleset:
    """A shipped variant."""
    return shipped().ruleset(variant)


def opponents() -> LocalOpponents:
    """The shipped opponents, thinking in this process."""
    return LocalOpponents(shipped_levels())


def session(
    variant: str = "scopa",
    players: int = 2,
    *,
    seed: int = 1,
    target: int | None = None,
    changes: Mapping[str, Any] = MappingProxyType({}),
    people: Mapping[int, str] = MappingProxyType({0: ""}),
) -> TableSession:
    """A new match against the shipped opponents; the same seed gives the same cards.

    `people`: the seats of people, with their names.
    """
    rules = ruleset(variant)
    if target is not None:
        changes = {**changes, "match.target": target}
    if changes:
        rules = rules.override(changes)
    levels = ("amico", *LEVELS)
    seats = tuple(
        SeatRecord(people[seat]) if seat in people else SeatRecord(level=levels[seat])
        for seat in range(players)
    )
    return TableSession.start(rules, seats, opponents=opponents(), journal=NoJournal(), rng=Random(seed))


def deal(variant: str = "scopa", players: int = 2, *, seed: int = 1) -> Match:
    """A match with its first deal dealt by seat 0."""
    return Match.start(ruleset(variant), players, Seat(0)).deal_next(Random(seed))[0].match


class OneTable(Tables):
    """The match of a test is the one on the table, whatever is asked for."""

    def __init__(self, table: TableSession) -> None:
        self._table = table

    @property
    def match(self) -> Match:
        return self._table.match

    @property
    def in_progress(self) -> Record:
        return self._table.record

    def look(self) -> None:
        """Nothing is kept."""

    def session(self, route: TableRoute) -> TableSession:
        del route
        return self._table


def scenes(services: Services, table: TableSession) -> Callable[[Route], Scene]:
    """The program's factory of scenes, at a table with this match, and with children in memory."""
    practising = services.learning() if services.learning is not None else InMemory()
    given = replace(services, learning=lambda: practising)
    return Scenes(given, shipped(), OneTable(table), lambda: ()).make
