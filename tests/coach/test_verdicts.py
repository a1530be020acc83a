"""What the coach says does not depend on chance."""

from itertools import islice

import pytest

from tests.bench.verdicts import agreement, moments
from tests.pilot import shipped


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), [("scopa", 2), ("escoba", 2), ("scopone_scientifico", 4)])
def test_five_seeds_say_the_same_and_never_opposite_things(name: str, players: int) -> None:
    found = [agreement(one, 5) for one in islice(moments(shipped().ruleset(name), players, 8), 20)]
    assert not any(one.opposite for one in found)
    assert sum(one.agreed for one in found) >= 19
    assert any(one.blamed for one in found)
