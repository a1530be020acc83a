"""What the coach says does not depend on chance."""

from itertools import islice

import pytest

from tests.bench.verdict_run import Line, figures
from tests.bench.verdicts import agreement, moments
from tests.pilot import shipped


def line(kind: str, *moves: tuple[str, float, tuple[float, float, float] | None]) -> Line:
    """What one seed found about a decision in which 2c was played."""
    where = {"game": "scopa", "players": 2, "number": 0, "kind": kind}
    return where | {"played": "2c", "cpu": 0.5, "moves": moves}


def test_a_run_counts_what_the_seeds_say_together() -> None:
    blames = [line(str(seed), ("1c", 1.0, None), ("2c", 0.2, (0.8, 0.5, 1.1))) for seed in range(4)]
    denies = line("4", ("2c", 0.6, None), ("1c", 0.1, (0.5, 0.2, 0.8)))
    (one,) = figures([*blames, denies], [line("reference", ("1c", 1.0, None), ("2c", 0.2, None))]).values()
    assert (one.decisions, one.blamed, one.some, one.opposite, one.cpu) == (1, 1, 1, 1, 0.5)
    assert (one.second, one.second_held, one.others_held) == (5, 4, 4)
    assert figures(blames, []) == {}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "players", "deals"), [("scopa", 2, 9), ("escoba", 2, 8), ("scopone_scientifico", 4, 8)]
)
def test_five_seeds_say_the_same_and_never_opposite_things(name: str, players: int, deals: int) -> None:
    found = [agreement(one, 5) for one in islice(moments(shipped().ruleset(name), players, deals), 20)]
    assert not any(one.opposite for one in found)
    assert sum(one.agreed for one in found) >= 19
    assert any(one.blamed for one in found)
