"""The strength table of all levels: each level against the one below, in several games."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from settebello.engine import Ruleset
from settebello.lab.duplicate import Clock, Setup, side_by_side
from settebello.lab.entrants import Entrants
from settebello.lab.figures import Figures
from settebello.lab.match import Meeting, Watch, meet
from settebello.lab.match_journal import Journal
from settebello.lab.report import FORMAT, Machine, duration, points_data
from settebello.lab.spread import Spread

NOT_YET = "–"
"""The table cell of a meeting that has not been played."""

Pair = tuple[str, str]
"""Two players, the presumably stronger one first."""


@dataclass(frozen=True, slots=True)
class LadderGame:
    """A game of the ladder: one column of the table."""

    ruleset: Ruleset
    players: int

    def __str__(self) -> str:
        return f"{self.ruleset.id}, {self.players} players"


def neighbours(players: Sequence[str]) -> tuple[Pair, ...]:
    """Return each player paired with the one before it; players come weakest first."""
    return tuple((above, below) for below, above in pairwise(players))


def all_pairs(players: Sequence[str]) -> tuple[Pair, ...]:
    """Return each player paired with every one before it; players come weakest first."""
    return tuple(
        sorted(((b, a) for a, b in combinations(players, 2)), key=lambda pair: players.index(pair[0]))
    )


@dataclass(frozen=True, slots=True)
class Ladder:
    """The programme of a ladder: every pair in every game, ``deals`` decks each."""

    games: tuple[LadderGame, ...]
    pairs: tuple[Pair, ...]
    deals: int
    seed: int
    entrants: Entrants
    clock: Clock
    keep: Path | None = None
    """The folder of the journals, from which played decks are read again."""

    def climb(self, jobs: int, watch: Watch, spread: Spread | None = None) -> Iterator["Standings"]:
        """Play all meetings and yield the table after each; an interrupted meeting is the last.

        ``spread``: the executor that plays the decks instead of ``jobs`` processes.

        Raises as ``meet`` does, and OSError if a journal cannot be written.
        """
        done: dict[tuple[Pair, LadderGame], Figures] = {}
        for pair in self.pairs:
            for game in self.games:
                meeting = self._meeting(pair, game, jobs, watch, spread)
                if not meeting.interrupted:
                    done[pair, game] = Figures.of(meeting.decks)
                yield Standings(self, dict(done), Machine(jobs), interrupted=meeting.interrupted)
                if meeting.interrupted:
                    return

    def _meeting(
        self, pair: Pair, game: LadderGame, jobs: int, watch: Watch, spread: Spread | None
    ) -> Meeting:
        setup = Setup(
            ruleset=game.ruleset,
            players=game.players,
            first=pair[0],
            second=pair[1],
            seed=self.seed,
            entrants=self.entrants,
            clock=self.clock,
            seating=side_by_side(game.ruleset, game.players),
        )
        journal = Journal(self.keep, setup) if self.keep else None
        return meet(setup, self.deals, jobs, watch, journal, spread)


@dataclass(frozen=True, slots=True)
class Standings:
    """The results of a ladder so far."""

    ladder: Ladder
    done: Mapping[tuple[Pair, LadderGame], Figures]
    machine: Machine
    interrupted: bool

    def markdown(self) -> str:
        """Return the tables as Markdown: point differences, and decision times."""
        deals = self.ladder.deals
        return "\n".join(
            [
                "# How strong the opponents are",
                "",
                "Points a deal by which the first player of a row is ahead, with the 95 % interval. A",
                f"meeting is {deals} decks, each played once from every side.",
                "",
                *self._table(self._points_rows()),
                "",
                "Time a decision between several moves: mean, and what 95 of 100 do not exceed.",
                "",
                *self._table(self._time_rows()),
                "",
                f"Seed {self.ladder.seed}. {self.machine}.",
                "",
            ]
        )

    def as_data(self) -> dict[str, Any]:
        """Return the results as plain JSON values."""
        meetings = [
            {
                "first": first,
                "second": second,
                "ruleset": game.ruleset.id,
                "players": game.players,
                "points": points_data(figures),
                "seconds": {"first": asdict(figures.seconds[0]), "second": asdict(figures.seconds[1])},
            }
            for ((first, second), game), figures in self.done.items()
        ]
        return {
            "lab": FORMAT,
            "deals": self.ladder.deals,
            "seed": self.ladder.seed,
            "machine": self.machine.facts(),
            "meetings": meetings,
        }

    def _table(self, rows: Iterator[tuple[str, ...]]) -> Iterator[str]:
        names = [str(game) for game in self.ladder.games]
        yield _row(("", *names))
        yield _row(("---", *("---:" for _ in names)))
        yield from map(_row, rows)

    def _points_rows(self) -> Iterator[tuple[str, ...]]:
        for pair in self.ladder.pairs:
            found = (self.done.get((pair, game)) for game in self.ladder.games)
            yield f"{pair[0]} – {pair[1]}", *(str(each.points) if each else NOT_YET for each in found)

    def _time_rows(self) -> Iterator[tuple[str, ...]]:
        for name in dict.fromkeys(name for pair in reversed(self.ladder.pairs) for name in pair):
            yield name, *(self._time_cell(name, game) for game in self.ladder.games)

    def _time_cell(self, name: str, game: LadderGame) -> str:
        """Return a player's times in the meeting in which it was slowest."""
        found = [
            figures.seconds[pair.index(name)]
            for (pair, played), figures in self.done.items()
            if played == game and name in pair
        ]
        if not found:
            return NOT_YET
        seconds = max(found, key=lambda seconds: seconds.most)
        return f"{duration(seconds.mean)}, {duration(seconds.most)}"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
