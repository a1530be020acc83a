"""The garden: one plant for each sum, as large as the sum is known."""

from collections.abc import Mapping
from dataclasses import dataclass

from settebello.learning.facts import FURTHER, Fact
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
    """The plants of all 46 sums in the order of the facts, then the further sums once one was met."""

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
    """Return the state of every sum, in which a sum that was worked on is a seed at least.

    A child that always needs help, or answers slowly in the placement, sees what it has sown as well.
    """
    return {fact: _state(learner, fact) for fact in learner.shown_facts}


def _state(learner: Learner, fact: Fact) -> State:
    record = learner.record(fact)
    state, met = record.standing.state, record.met_day is not None or fact in learner.probes
    return State.MET if state is State.NEW and met else state


def garden_of(now: States, before: States) -> Garden:
    """Return the garden; a sum that is missing in `before` has not changed."""
    # A fact that is shown for the first time was new before.
    return Garden(tuple(Plant(fact, now[fact], before.get(fact, _unseen(fact, now))) for fact in now))


def _unseen(fact: Fact, now: States) -> State:
    """Return the state of a fact that was not compared before: unchanged, or new in the bed of its own."""
    return State.NEW if fact in FURTHER else now[fact]
