"""Reports of a match: aligned text for people, a JSON object for programs."""

import os
import platform
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from settebello import __version__
from settebello.engine import side_letter
from settebello.engine.kernel import is_compiled
from settebello.lab.duplicate import Deck, Setup
from settebello.lab.figures import Figures, Outcomes, Seconds

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Machine:
    """The machine and build of a measurement; ``jobs`` is the number of processes."""

    jobs: int

    def facts(self) -> dict[str, Any]:
        """Return the facts as plain JSON values."""
        return {
            "settebello": __version__,
            "core": "compiled" if is_compiled() else "interpreted",
            "python": platform.python_version(),
            "system": f"{platform.system()} {platform.machine()}",
            "cores": os.cpu_count() or 1,
            "jobs": self.jobs,
        }

    def __str__(self) -> str:
        facts = self.facts()
        processes = "1 process" if self.jobs == 1 else f"{self.jobs} processes"
        return (
            f"Settebello {facts['settebello']}, core {facts['core']}, Python {facts['python']}, "
            f"{facts['system']}, {facts['cores']} cores, {processes}"
        )


def table_text(rows: Sequence[Sequence[str]]) -> str:
    """Align rows of cells: the first column to the left, the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if not column else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def duration(seconds: float) -> str:
    """Format a time in a suitable unit."""
    if seconds < 0.001:
        return f"{seconds * 1e6:.0f} us"
    return f"{seconds * 1e3:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"


def match_text(setup: Setup, decks: Sequence[Deck], machine: Machine) -> str:
    """Return the text report of a match; raises ValueError if no deck has been played."""
    figures = Figures.of(decks)
    changes = "".join(f" {key}={value}" for key, value in setup.ruleset.changes.items())
    title = f"{setup.first} against {setup.second}: {setup.ruleset.id}{changes}, {setup.players} players"
    parts = [
        title,
        f"{len(decks)} decks, each played {len(setup.seating)} times; seed {setup.seed}",
        "",
        f"points a deal  {figures.points}",
        "",
        table_text(list(_outcome_rows(figures))),
        *_decided(figures),
        "",
        table_text(list(_time_rows(setup, figures.seconds))),
        "",
        str(machine),
    ]
    return "\n".join(parts)


def _outcome_rows(figures: Figures) -> Iterable[tuple[str, ...]]:
    yield f"{'deals':13}", "won", "tied", "lost", "points a deal"
    yield "all", *_outcome_cells(figures.outcomes), ""
    for name, outcomes, interval in figures.by_place:
        yield name, *_outcome_cells(outcomes), str(interval)


def _outcome_cells(outcomes: Outcomes) -> tuple[str, str, str]:
    return str(outcomes.won), str(outcomes.tied), str(outcomes.lost)


def _decided(figures: Figures) -> Iterable[str]:
    """Yield the line about deals that won the match outright, if there were any."""
    won, lost = figures.decided
    if won or lost:
        yield ""
        yield f"matches decided by one deal's cards: {won} won, {lost} lost"


def _time_rows(setup: Setup, seconds: Iterable[Seconds]) -> Iterable[tuple[str, ...]]:
    yield "time a decision", "count", "mean", "95 % under", "longest"
    for name, taken in zip((setup.first, setup.second), seconds, strict=True):
        yield name, str(taken.count), duration(taken.mean), duration(taken.most), duration(taken.longest)


def match_json(setup: Setup, decks: Sequence[Deck], machine: Machine) -> dict[str, Any]:
    """Return a match as plain JSON values, deck by deck; raises ValueError if no deck has been played."""
    figures = Figures.of(decks)
    return {
        "lab": FORMAT,
        "ruleset": setup.ruleset.id,
        "rules": setup.ruleset.changes,
        "players": setup.players,
        "first": setup.first,
        "second": setup.second,
        "deals": len(decks),
        "seed": setup.seed,
        "points": points_data(figures),
        "outcomes": {
            "all": asdict(figures.outcomes),
            **{name: asdict(outcomes) for name, outcomes, _ in figures.by_place},
        },
        "decided": {"won": figures.decided[0], "lost": figures.decided[1]},
        "seconds": {"first": asdict(figures.seconds[0]), "second": asdict(figures.seconds[1])},
        "machine": machine.facts(),
        "decks": [_deck_json(deck) for deck in decks],
    }


def points_data(figures: Figures) -> dict[str, float | None]:
    """Return the points a deal with their interval as plain JSON values."""
    low, high = figures.points.bounds or (None, None)
    return {"mean": figures.points.mean, "low": low, "high": high}


def _deck_json(deck: Deck) -> Mapping[str, Any]:
    games = [
        {
            "side": side_letter(game.side),
            "points": list(game.points),
            "decided": None if game.decided is None else side_letter(game.decided),
        }
        for game in deck.games
    ]
    return {"deck": deck.number, "dealer": deck.dealer, "difference": deck.difference, "games": games}
