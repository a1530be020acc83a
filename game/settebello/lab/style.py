"""Compares playing styles: each player in one seat among equals, with the same deals."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from typing import Any

from settebello.lab.figures import Figures
from settebello.lab.match import Meeting
from settebello.lab.play_habits import Habits
from settebello.lab.report import FORMAT, duration, points_data, table_text

Measure = Callable[[Habits, int], str]
"""Formats a figure from the counts of a number of deals."""


def _a_deal(name: str) -> Measure:
    """Return the measure of a count for one deal."""

    def measure(habits: Habits, deals: int) -> str:
        return f"{_count(habits, name) / deals:.2f}"

    return measure


def _of(name: str, whole: str) -> Measure:
    """Return the measure of a count as a percentage of another."""

    def measure(habits: Habits, _: int) -> str:
        there = _count(habits, whole)
        return f"{_count(habits, name) / there:.1%}" if there else "none"

    return measure


def _left(habits: Habits, _: int) -> str:
    return f"{habits.left / habits.decisions:.2f}"


def _count(habits: Habits, name: str) -> int:
    return int(getattr(habits, name))


MEASURES: tuple[tuple[str, Measure], ...] = (
    ("sweeps made", _a_deal("made")),
    ("sweeps given away", _a_deal("given")),
    ("cards taken", _a_deal("cards")),
    ("coins taken", _a_deal("coins")),
    ("sevens taken", _a_deal("sevens")),
    ("seven of coins taken", _a_deal("settebello")),
    ("laid a card though it could take", _of("laid", "could")),
    ("took fewer cards than it could", _of("smaller", "could")),
    ("total left on the table", _left),
)


def style_text(meetings: Sequence[Meeting]) -> str:
    """Return the table: a row for each measure, a column for each player; raises ValueError without decks."""
    setup = meetings[0].setup
    columns = [_column(meeting) for meeting in meetings]
    names = ("", *(meeting.setup.first for meeting in meetings))
    labels = ["points a deal", *(name for name, _ in MEASURES), "95 % of decisions under"]
    rows = [names, *((label, *cells) for label, *cells in zip(labels, *columns, strict=True))]
    decks = min(len(meeting.decks) for meeting in meetings)
    title = (
        f"One player among {setup.second}: {setup.ruleset.id}, {setup.players} players; {decks} decks, each "
        f"played {len(setup.seating)} times; seed {setup.seed}. Counts are for one deal in one seat."
    )
    return f"{title}\n\n{table_text(rows)}"


def _column(meeting: Meeting) -> Iterator[str]:
    games = [game for deck in meeting.decks for game in deck.games]
    figures = Figures.of(meeting.decks)
    habits = Habits.together(game.habits for game in games)
    yield str(figures.points)
    for _, measure in MEASURES:
        yield measure(habits, len(games))
    yield duration(figures.seconds[0].most)


def style_data(meetings: Sequence[Meeting]) -> dict[str, Any]:
    """Return the same figures as plain JSON values; raises ValueError without decks."""
    setup = meetings[0].setup
    found = []
    for meeting in meetings:
        games = [game for deck in meeting.decks for game in deck.games]
        figures = Figures.of(meeting.decks)
        found.append(
            {
                "first": meeting.setup.first,
                "second": setup.second,
                "ruleset": setup.ruleset.id,
                "players": setup.players,
                "points": points_data(figures),
                "deals": len(games),
                "habits": asdict(Habits.together(game.habits for game in games)),
            }
        )
    return {
        "lab": FORMAT,
        "seed": setup.seed,
        "decks": min(len(m.decks) for m in meetings),
        "meetings": found,
    }
