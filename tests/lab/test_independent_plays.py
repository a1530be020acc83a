"""Problems and deals for training over an executor: the same as in one process."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from settebello.ai.search.networks import Weights, by_mark, fingerprint
from settebello.ai.search.training_deals import TrainingDeals
from settebello.cli.executors import spread_here
from settebello.engine.kernel import is_compiled
from settebello.lab import Spread
from settebello.lab.spread import carried_out
from settebello.problems import deal_batches
from tests.ai.views import RULEBOOK


def test_one_job_is_this_process_and_more_are_an_executor() -> None:
    with spread_here(None, 1) as spread:
        assert spread is None
    with spread_here(None, 2) as spread:
        assert spread is not None
        assert spread.workers == 2
        assert list(carried_out(double, range(3), spread, "number", 3)) == [((0, 1, 2), [0, 2, 4])]


def double(numbers: tuple[int, ...]) -> list[int]:
    return [2 * number for number in numbers]


def network_of(name: str, players: int) -> Weights:
    return Weights.read(by_mark()[fingerprint(RULEBOOK.ruleset(name), players)])


def test_deals_for_training_follow_from_the_number_of_their_batch() -> None:
    deals = TrainingDeals(RULEBOOK.ruleset("scopa"), 2, network_of("scopa", 2), 50, 7, 2)
    alone = deals.batches((0, 1, 2))
    assert len({tuple(words) for words, _ in alone}) == 3
    with ThreadPoolExecutor(2) as executor:
        spread = dict(carried_out(deals.batches, range(3), Spread(executor, 2), "batch", 1))
    assert [spread[number,][0] for number in range(3)] == alone


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(), reason="proofs take minutes without the compiled core")
def test_problems_follow_from_the_number_of_their_deal() -> None:
    alone = deal_batches.problems_of("scopa", 2, tuple(range(4)))
    with ThreadPoolExecutor(1) as executor:
        play = partial(deal_batches.problems_of, "scopa", 2)
        (numbers, found), *_ = carried_out(play, range(4), Spread(executor, 1), "deal", 8)
    assert (numbers, list(found)) == (tuple(range(4)), alone)
