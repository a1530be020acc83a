"""Whether the intervals of par hold their value: ``pytest -m bench -s tests/bench/bench_par.py``.

A deck is played five times as often as for a score sheet. From these plays 200 are drawn many times, and each
time the interval of par either holds the mean of them all or not. Results stand in RESULTS.md.
"""

from random import Random
from statistics import mean

import pytest

from settebello import resources
from settebello.ai import Levels
from settebello.coach.duplicate.interval import Interval
from settebello.coach.duplicate.par import PAR_LEVEL, PLAYOUTS, ParDeal
from settebello.coach.duplicate.playout import SteadyPlayers, lead_of
from settebello.engine import Match, Seat, Side
from tests.pilot import shipped

TIMES = 5
DRAWS = 1000


@pytest.mark.bench
@pytest.mark.parametrize(("variant", "players", "decks"), [("scopa", 2, 8), ("scopone", 4, 4)])
def test_how_many_intervals_of_par_hold_their_value(variant: str, players: int, decks: int) -> None:
    ruleset, rng = shipped().ruleset(variant), Random(1)
    steady = SteadyPlayers(Levels.load([resources.assets() / "opponents"]))
    held = count = 0
    for number in range(decks):
        deck = Match.start(ruleset, players, Seat(0)).deal_next(Random(number))[1][-1]
        deal = ParDeal(ruleset, players, Seat(0), deck, PAR_LEVEL, TIMES * PLAYOUTS)
        leads = [lead_of(points, Side(0), ruleset) for points in deal.results(steady)]
        for _ in range(DRAWS):
            bounds = Interval.of(rng.choices(leads, k=PLAYOUTS)).bounds
            assert bounds is not None
            count += 1
            held += bounds[0] <= mean(leads) <= bounds[1]
        told = f"{variant} {players}: {number + 1} decks, {held / count:.1%} of {count} intervals hold it"
        print(told, flush=True)  # noqa: T201 - a measurement is there to be read
    assert held / count > 0.9
