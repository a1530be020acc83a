"""The garden: one plant for each sum, as large as the sum is known."""

from collections.abc import Mapping
from dataclasses import dataclass

from settebello.learning.facts import FACTS, Fact
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.mastery import State

States = Mapping[Fact, State]


@dataclass(frozen=True, slots=True)
class Plant:
    """A sum with its state now, and the state in which the latest block or deal found it."""

    fact: Fact
    state: State
    before: State

    @property
    def grown(self) -> bool:
        """Whether the latest block or deal let it grow."""
        return self.state.step > self.before.step


@dataclass(frozen=True, slots=True)
class Garden:
    """The plants of all 46 sums, in the order of the facts."""

    plants: tuple[Plant, ...]

    @property
    def grown(self) -> tuple[Plant, ...]:
        """The plants that the latest block or deal let grow, the furthest first."""
        return tuple(sorted((one for one in self.plants if one.grown), key=lambda one: -one.state.step))

    @property
    def best(self) -> Plant:
        """The furthest plant among those that have grown, or among all of them if none has."""
        return max(self.grown or self.plants, key=lambda one: one.state.step)

    def tallest(self, count: int) -> tuple[Plant, ...]:
        """Return the furthest plants in the order of their beds, at most so many."""
        chosen = sorted(self.plants, key=lambda one: -one.state.step)[:count]
        return tuple(one for one in self.plants if one in chosen)


def states_of(learner: Learner) -> States:
    """Return the state of every sum."""
    return {fact: learner.record(fact).standing.state for fact in FACTS}


def garden_of(now: States, before: States) -> Garden:
    """Return the garden; a sum that is missing in `before` has not changed."""
    return Garden(tuple(Plant(fact, now[fact], before.get(fact, now[fact])) for fact in FACTS))
