"""Independent trees: how far one move is ahead, and when more trees are searched."""

from random import Random

import pytest

from settebello.ai.analysis import USUAL
from settebello.ai.search.tree_sample import (
    LEAST_DEPTH,
    MOST_DEPTH,
    MOST_TREES,
    SURELY,
    TREES,
    WORTH_A_WORD,
    TreeSample,
    depth_error,
    tree_samples,
)
from settebello.engine import Position
from settebello.notation import read_line
from tests.ai.views import RULEBOOK

SPREAD = (-0.1, 0.1, -0.05, 0.05, -0.1, 0.1, -0.05, 0.05)
OPEN = "scopa players=2 dealer=1 turn=0 hands=2c7c8s/4s5s6d table=3d8b stock=1c2d3s4b5c6c"


def move(points: float, trees: int = TREES, wide: float = 1.0) -> TreeSample:
    """A move whose mean differs from tree to tree."""
    means = [points + wide * SPREAD[k % TREES] for k in range(trees)]
    return TreeSample((100,) * trees, tuple(means))


LEVEL = move(0.0, wide=0.0)


def test_a_difference_is_open_only_near_the_least_that_is_said() -> None:
    said = [points / 100 for points in range(100) if not move(points / 100).is_open(LEVEL)]
    assert move(0.43).is_open(LEVEL)
    assert 0.3 in said
    assert 0.6 in said
    assert all(move(points).is_open(LEVEL) for points in (0.40, 0.45))
    lead = move(0.6).lead(LEVEL)
    assert lead is not None
    assert lead.low > SURELY
    assert lead.points > WORTH_A_WORD


def test_more_trees_narrow_the_interval_and_settle_what_was_open() -> None:
    few, many = move(0.38), move(0.38).and_more(move(0.38, 3 * TREES))
    assert len(many.means) == len(many.visits) == MOST_TREES
    narrow, wide = many.lead(move(0.0, MOST_TREES, 0.0)), few.lead(LEVEL)
    assert narrow is not None
    assert wide is not None
    assert narrow.points == pytest.approx(wide.points)
    assert narrow.high - narrow.low < wide.high - wide.low
    assert few.is_open(LEVEL)
    assert not many.is_open(move(0.0, MOST_TREES, 0.0))


def test_the_error_of_depth_grows_with_the_difference_and_between_many_sides_on_and_on() -> None:
    assert depth_error(0.0, 2) == LEAST_DEPTH
    assert depth_error(5.0, 2) == depth_error(-0.4, 2) == MOST_DEPTH
    assert depth_error(0.2, 2) == depth_error(0.2, 3) < MOST_DEPTH
    assert depth_error(2.0, 3) > depth_error(1.0, 3) > MOST_DEPTH


def test_batches_of_trees_follow_until_nothing_is_open_or_there_are_enough() -> None:
    position = read_line(OPEN, RULEBOOK.ruleset)
    assert isinstance(position, Position)
    assert position.turn is not None
    view = position.view(position.turn)
    numbers = set()
    for seed in range(6):
        rng = Random(seed)
        found = tree_samples(view, USUAL, 640, rng, 5.0, most=MOST_TREES)
        once = tree_samples(view, USUAL, 640, Random(seed), 5.0)
        trees = {len(one.means) for one in found.values()}
        assert len(trees) == 1
        numbers |= trees
        best = max(found.values(), key=lambda one: one.points)
        is_open = any(best.is_open(one) for one in found.values() if one is not best)
        assert not is_open or trees == {MOST_TREES}
        for mask, one in once.items():
            assert one.means == found[mask].means[:TREES]
    assert TREES in numbers
    assert numbers <= {8, 16, 24, 32}
    assert len(numbers) > 1
