"""Tests of the start: nothing is swept up while it makes things, and afterwards it is again."""

import gc
from contextlib import suppress

import pytest

from settebello.gc_startup import gc_paused


@pytest.fixture(autouse=True)
def _as_before() -> None:
    """Whatever a test before has left alone stays in sight of the collector."""
    gc.unfreeze()


def test_the_collector_rests_while_things_are_made_and_leaves_those_alone() -> None:
    with gc_paused():
        assert not gc.isenabled()
    assert gc.isenabled()
    assert gc.get_freeze_count() > 0
    gc.unfreeze()


def test_it_works_again_after_a_mistake_too() -> None:
    with suppress(ValueError), gc_paused():
        raise ValueError
    assert gc.isenabled()
    gc.unfreeze()
