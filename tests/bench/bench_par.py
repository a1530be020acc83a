"""Whether the intervals of par hold their value: ``pytest -m bench -s tests/bench/bench_par.py``.

A deck is played 20 times as often as for a score sheet. Each part of 200 plays gives an interval; it holds
its value if the mean of all other plays of the deck lies in it. As that mean has an error too, 94.4 % is what
an exact interval of 95 % reaches. Results stand in RESULTS.md.
"""

from random import Random

import pytest

from settebello import resources
from settebello.ai import Levels
from settebello.coach.duplicate.interval import Interval
from settebello.coach.duplicate.par import PLAYOUTS, ParDeal
from settebello.coach.duplicate.playout import SteadyPlayers, lead_of
from settebello.engine import Match, Seat, Side
from tests.pilot import shipped

PARTS = 20


@pytest.mark.bench
@pytest.mark.parametrize(
    ("variant", "players", "level", "decks"),
    [("scopa", 2, "bimbo", 60), ("scopone", 4, "bimbo", 20), ("scopa", 2, "esperto", 10)],
)
def test_how_many_intervals_of_par_hold_their_value(
    variant: str, players: int, level: str, decks: int
) -> None:
    ruleset = shipped().ruleset(variant)
    steady = SteadyPlayers(Levels.load([resources.assets() / "opponents"]))
    held = count = 0
    for number in range(decks):
        deck = Match.start(ruleset, players, Seat(0)).deal_next(Random(number))[1][-1]
        deal = ParDeal(ruleset, players, Seat(0), deck, level, PARTS * PLAYOUTS)
        leads = [lead_of(points, Side(0), ruleset) for points in deal.results(steady)]
        for first in range(0, len(leads), PLAYOUTS):
            own, others = leads[first : first + PLAYOUTS], leads[:first] + leads[first + PLAYOUTS :]
            bounds = Interval.of(own).bounds
            assert bounds is not None
            count += 1
            held += bounds[0] <= sum(others) / len(others) <= bounds[1]
        told = (
            f"{variant} {players} {level}: {number + 1} decks, {held} of {count} hold it, {held / count:.1%}"
        )
        print(told, flush=True)  # noqa: T201 - a measurement is there to be read
    assert held / count > 0.9
