"""Somebody who has some time searches more and more, and ends in time."""

from dataclasses import dataclass

import pytest

from settebello.protocol.time_limit import FIRST, within

MANY = 10**6


@dataclass(frozen=True)
class Thought:
    iterations: int


class Thinker:
    """Takes some seconds for each attempt, and more for each iteration."""

    def __init__(self, each: float, start: float = 0.0, reach: int = MANY) -> None:
        self.seconds = 0.0
        self.asked: list[int] = []
        self._each, self._start, self._reach = each, start, reach

    def now(self) -> float:
        return self.seconds

    def think(self, iterations: int) -> Thought:
        self.seconds += self._start + self._each * iterations
        self.asked.append(iterations)
        return Thought(min(iterations, self._reach))


@pytest.mark.parametrize("seconds", [0.3, 1.0, 2.7, 60.0])
@pytest.mark.parametrize(("each", "start"), [(0.001, 0.0), (0.001, 0.02), (0.0001, 0.1)])
def test_most_of_the_time_is_used_and_no_more(seconds: float, each: float, start: float) -> None:
    thinker = Thinker(each, start)
    thought = within(seconds, thinker.now, thinker.think, MANY)
    assert seconds / 2 < thinker.seconds <= seconds
    assert thought.iterations == thinker.asked[-1] == max(thinker.asked)
    assert thinker.asked == sorted(thinker.asked)


def test_the_first_attempt_is_made_though_the_time_is_too_short() -> None:
    thinker = Thinker(1.0)
    assert within(0.001, thinker.now, thinker.think, MANY).iterations == FIRST
    assert len(thinker.asked) == 1


def test_an_attempt_that_stumbles_over_its_start_is_followed_by_better_ones() -> None:
    """The first attempt reads a network; those after it do not."""
    thinker = Thinker(0.001, 0.0)

    def think(iterations: int) -> Thought:
        thinker.seconds += 0.3 if not thinker.asked else 0.0
        return thinker.think(iterations)

    assert within(1.0, thinker.now, think, MANY).iterations > 6 * FIRST
    assert thinker.seconds <= 1.0


def test_nobody_goes_on_who_can_search_no_more() -> None:
    thinker = Thinker(0.0, 0.001, reach=5)
    assert within(10.0, thinker.now, thinker.think, MANY).iterations == 5
    assert len(thinker.asked) == 2


def test_the_most_iterations_are_never_passed() -> None:
    thinker = Thinker(0.0)
    assert within(10.0, thinker.now, thinker.think, 1000).iterations == 1000
    assert max(thinker.asked) == 1000
