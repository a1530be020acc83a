"""Archives with matches in them, of real files and in memory."""

from functools import cache
from pathlib import Path
from random import Random

from settebello import resources
from settebello.app.files.match_archive import Archive
from settebello.clock import Clock, ManualClock
from settebello.notation import Record, SeatRecord, print_record
from settebello.rulebook import Rulebook
from settebello.session import TableSession, Waiting, summary_of
from settebello.storage.saves import NamedSaves, Saves
from settebello.ui.kit.ports.archive_port import Entry, KeptMatch, Shelf
from tests.pilot import NoMatches
from tests.session.test_table import Shelf as NoShelf
from tests.session.test_table import Slow, step

FINISHED = KeptMatch(Shelf.PUT_AWAY, "000002.scopa")
NOON = 1_795_000_000.0
"""A day in November 2026."""


@cache
def book() -> Rulebook:
    """The shipped variants."""
    return Rulebook((resources.rules(),))


@cache
def played(
    seed: int,
    levels: tuple[str, ...] = ("amico",),
    variant: str = "scopa",
    *,
    target: int = 2,
    steps: int = 10_000,
    changes: tuple[tuple[str, str | bool], ...] = (),
) -> Record:
    """The record of a match of so many steps at most."""
    rules = book().ruleset(variant, {"match.target": target, **dict(changes)})
    seats = (SeatRecord(), *(SeatRecord(level=level) for level in levels))
    session = TableSession.start(rules, seats, opponents=Slow(), journal=NoShelf(), rng=Random(seed))
    for _ in range(steps):
        if session.waiting_for is Waiting.NOTHING:
            break
        step(session)
    return session.record


def put_away(folder: Path, *records: Record) -> Saves:
    """Records put away one after the other."""
    saves = Saves(folder / "matches")
    for record in records:
        saves.write(print_record(record))
        saves.finish()
    return saves


def archive(folder: Path, in_progress: Record | None = None, clock: Clock | None = None) -> Archive:
    """The archive of a player's folder."""
    return Archive(
        Saves(folder / "matches"),
        NamedSaves(folder / "saved"),
        book().ruleset,
        clock or ManualClock(),
        in_progress=lambda: in_progress,
        variant_name=lambda variant: book().variant(variant).name["en"],
        now=lambda: NOON,
    )


class MatchesInMemory(NoMatches):
    """Matches that no file knows."""

    def __init__(self, records: dict[KeptMatch, Record], problems: dict[KeptMatch, str]) -> None:
        self._records = records
        self.summaries = tuple(map(summary_of, records.values()))
        self.entries = (
            *(Entry(kept, "2026-11-18", summary_of(record)) for kept, record in records.items()),
            *(Entry(kept, "2026-11-18", problem=problem) for kept, problem in problems.items()),
        )

    def record(self, kept: KeptMatch) -> Record:
        return self._records[kept]

    def save(self, kept: KeptMatch, name: str) -> Path:
        return Path(f"{name}.scopa")


@cache
def some_matches() -> MatchesInMemory:
    """A match in progress, one to go on with, one that is over, a copy, and one nobody can read."""
    records = {
        KeptMatch(Shelf.TABLE): played(3, steps=12),
        KeptMatch(Shelf.PUT_AWAY, "000001.scopa"): played(1, steps=30),
        FINISHED: played(2, ("amico", "bimbo", "amico")),
        KeptMatch(Shelf.SAVED, "The evening at Gino's"): played(2),
    }
    return MatchesInMemory(
        records, {KeptMatch(Shelf.PUT_AWAY, "000003.scopa"): "000003.scopa:1:1: no digest"}
    )
