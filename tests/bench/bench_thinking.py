"""How long levels think about a card: ``pytest -m bench -s tests/bench/bench_thinking.py``.

Deals played by greedy players; in some of their positions every level is asked, in the process of the test,
once as in the middle of a match and once as near its end. Processor time counts, as other work on the machine
does not belong to it: that of both halves of a search for one processor, that of the longer half for two.
``SETTEBELLO_NATIVE=0`` before it switches the compiled core off. Results stand in RESULTS.md.
"""

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from statistics import median, quantiles

import pytest

from settebello import resources
from settebello.ai import GreedyPlayer, Group, Levels, Opponent
from settebello.ai.search.search_player import Found, SearchPart
from settebello.engine import Match, Phase, Ruleset, Seat, SeatView
from settebello.engine.kernel import is_compiled
from tests.ai.views import RULEBOOK

GAMES = (
    ("scopa", 2),
    ("scopa", 3),
    ("scopone_scientifico", 4),
    ("scopa_quindici", 2),
    ("cirulla", 4),
    ("cicera", 4),
    ("escoba", 6),
    ("scopa_jp", 4),
)
EVERY = 5
"""Asked is at every so many plies; prime to the number of players, so that each seat is asked."""
DEALS = 2


def some_views(ruleset: Ruleset, players: int) -> Iterator[SeatView]:
    """What the seat in turn knows in some positions, in the middle of a match and at its end."""
    for seed in range(DEALS):
        rng = Random(seed)
        match = Match.start(ruleset, players, Seat(seed % players)).deal_next(rng)[0].match
        ply = 0
        while match.phase is Phase.PLAY and match.position is not None and match.position.turn is not None:
            view = match.position.view(match.position.turn)
            if ply % EVERY == 0 and len(view.legal_moves()) > 1:
                yield view
                if len(view.scores) == 2:
                    yield replace(view, scores=(max(0, ruleset.match.target - 2),) * 2)
            move = GreedyPlayer().choose(view, rng)
            match = (match.doubt() if move is None else match.play(move)).match
            ply += 1


class Timed:
    """Carries out the parts of a search here, and notes how many seconds a second processor would spare."""

    def __init__(self) -> None:
        self.spared = 0.0

    def __call__(self, work: Callable[[SearchPart], Found], parts: Iterable[SearchPart]) -> list[Found]:
        spent, found = [], []
        for part in parts:
            begun = time.process_time()
            found.append(work(part))
            spent.append(time.process_time() - begun)
        self.spared = sum(spent) - max(spent)
        return found


def costs(opponent: Opponent, views: list[SeatView]) -> tuple[list[float], list[float]]:
    """Milliseconds for each view, on one processor and on two."""
    timed = Timed()
    player = opponent.player(timed)
    # The first decision of all reads the network.
    player.decide(views[0], Random(0))
    one, two = [], []
    for seed, view in enumerate(views):
        timed.spared = 0.0
        begun = time.process_time()
        player.decide(view, Random(seed))
        spent = time.process_time() - begun
        one.append(spent * 1000)
        two.append((spent - timed.spared) * 1000)
    return one, two


def told(times: list[float]) -> str:
    """Median, 95th percentile and the longest, as cells of a table."""
    cuts = quantiles(times, n=100, method="inclusive")
    return f"{median(times):.0f} | {cuts[94]:.0f} | {max(times):.0f}"


@pytest.mark.bench
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_time_for_a_card(name: str, players: int) -> None:
    levels = Levels.load((resources.assets() / "opponents",)).of(Group.LEVEL)
    views = list(islice(some_views(RULEBOOK.ruleset(name), players), 40))
    mode = "compiled" if is_compiled() else "interpreted"
    for level in levels:
        one, two = costs(level, views)
        print(  # noqa: T201 - a measurement is there to be read
            f"\n| {name}, {players} | {level.id}, {mode} | {len(views)} | {told(one)} | {told(two)} |", end=""
        )
