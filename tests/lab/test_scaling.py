"""The simulation of workers: what it says where the answer is known."""

import pytest

from tests.bench.scaling import simulated


@pytest.mark.parametrize(("workers", "seconds"), [(1, 12.0), (2, 6.0), (4, 3.0), (12, 1.0), (64, 1.0)])
def test_equal_batches_without_an_asker_are_divided_by_the_workers(workers: int, seconds: float) -> None:
    assert simulated([1.0] * 12, 0.0, workers) == pytest.approx(seconds)


def test_the_longest_batch_is_a_bound_and_so_is_the_asker() -> None:
    assert simulated([5.0] + [1.0] * 7, 0.0, 64) == pytest.approx(5.0)
    assert simulated([0.001] * 100, 1.0, 64) == pytest.approx(100.0, abs=0.1)
