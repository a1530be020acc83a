"""Simulated children, whose true memory is known: they test the algorithm.

See docs/learning.md, section 14.1.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from settebello.learning.facts import Fact
from settebello.learning.memory.elo import logistic

TASKS = 30
SESSIONS = 60
APART = 12.0
"""Seconds from one task to the next."""
DAY = 86_400.0
HOUR = 17.0
"""When the sessions begin."""
RECALLED_RIGHT = 0.98
PER_COMPUTING = 0.008
"""By how much every working out makes a child better at it."""
HORIZON = 7.0
"""Days after which a fact must still be known, and how surely, and how many of them."""
KNOWN = 0.8
MASTERED = 0.9


def session_day(session: int) -> int:
    """The day of a session: five of a week."""
    return session // 5 * 7 + session % 5


class Answer(NamedTuple):
    """What a child answered, and how long it thought in seconds."""

    right: bool
    seconds: float


class Child(ABC):
    """What both models of forgetting share: working out, and slips."""

    def __init__(self, facts: Sequence[Fact], rng: Random) -> None:
        self.facts = tuple(facts)
        self.rng = rng
        self.skill = rng.gauss(0.6, 0.7)
        self.hard = {
            fact: -1.2 + 0.28 * fact.a + 0.06 * fact.sum - 0.8 * (fact.a == fact.b) + rng.gauss(0, 0.3)
            for fact in self.facts
        }

    @abstractmethod
    def recall(self, fact: Fact, at: float) -> float:
        """The probability that a fact comes from memory, at a time in days."""

    @abstractmethod
    def recall_time(self, fact: Fact, at: float) -> float:
        """Seconds for an answer from memory."""

    @abstractmethod
    def learned(self, fact: Fact, at: float, *, recalled: bool, right: bool) -> None:
        """The answer, with its solution shown, leaves its trace."""

    def answers(self, fact: Fact, at: float) -> Answer:
        """A task is done."""
        recalled = self.rng.random() < self.recall(fact, at)
        if recalled:
            right = self.rng.random() < RECALLED_RIGHT
            seconds = self.recall_time(fact, at)
        else:
            right = self.rng.random() < logistic(self.skill - self.hard[fact])
            seconds = (2.0 + 0.8 * (fact.a + 1)) * math.exp(self.rng.gauss(0, 0.3))
            self.skill += PER_COMPUTING
        self.learned(fact, at, recalled=recalled, right=right)
        return Answer(right, seconds)

    def mastered(self, at: float) -> bool:
        """Whether nearly all facts would still be known in a week."""
        known = sum(self.recall(fact, at + HORIZON) >= KNOWN for fact in self.facts)
        return known >= MASTERED * len(self.facts)


def earlier_meetings(fact: Fact, prior: float, rng: Random) -> int:
    """How often a fact was met before: Poisson, easy facts more often."""
    limit, count, product = math.exp(-2.5 * prior * math.exp(-0.25 * (fact.a - 1))), 0, rng.random()
    while product > limit:
        count += 1
        product *= rng.random()
    return count


class TraceChild(Child):
    """Truth A: every meeting leaves a trace that fades as a power of time (ACT-R)."""

    THRESHOLD = -0.704
    NOISE = 0.255
    PER_ACTIVATION = 0.217
    BETWEEN = 0.025
    """How fast time passes between sessions for memory, against within them."""

    def __init__(self, facts: Sequence[Fact], prior: float, rng: Random) -> None:
        super().__init__(facts, rng)
        self._clock = (0.0, 0.0)
        self._decay = dict.fromkeys(facts, max(0.12, rng.gauss(0.21, 0.03)))
        self._traces: dict[Fact, list[tuple[float, float]]] = {fact: [] for fact in facts}
        for fact in facts:
            meetings = earlier_meetings(fact, prior, rng)
            for days in sorted((rng.uniform(3, 40) for _ in range(meetings)), reverse=True):
                self._meet(fact, -days * DAY * self.BETWEEN)

    def _mind(self, at: float) -> float:
        """Seconds as memory feels them, at a time in days not before the last answer."""
        began, felt = self._clock
        passed = (at - began) * DAY
        # What is no longer than a few tasks lies within a session.
        return felt + (passed if passed < 10 * APART else passed * self.BETWEEN)

    def _activation(self, fact: Fact, mind: float) -> float:
        total = sum(max(mind - met, 0.5) ** -decay for met, decay in self._traces[fact])
        return math.log(total) if total else -math.inf

    def _meet(self, fact: Fact, mind: float) -> None:
        activation = self._activation(fact, mind)
        decay = self._decay[fact]
        if activation > -math.inf:
            decay += self.PER_ACTIVATION * math.exp(activation)
        self._traces[fact].append((mind, decay))

    def recall(self, fact: Fact, at: float) -> float:
        activation = self._activation(fact, self._mind(at))
        return 0.0 if activation == -math.inf else logistic((activation - self.THRESHOLD) / self.NOISE)

    def recall_time(self, fact: Fact, at: float) -> float:
        activation = self._activation(fact, self._mind(at))
        return (0.6 + 1.2 * math.exp(-activation)) * math.exp(self.rng.gauss(0, 0.25))

    def learned(self, fact: Fact, at: float, *, recalled: bool, right: bool) -> None:
        self._clock = (at, self._mind(at))
        self._meet(fact, self._clock[1])


class HalfLifeChild(Child):
    """Truth B: one half-life a fact, stretched by every answer; another shape on purpose."""

    SHORTEST = 0.02
    """Days of half-life below which nothing falls."""

    def __init__(self, facts: Sequence[Fact], prior: float, rng: Random) -> None:
        super().__init__(facts, rng)
        self._gain = math.exp(rng.gauss(math.log(1.1), 0.25))
        self._ease = {fact: math.exp(rng.gauss(-0.06 * fact.a, 0.25)) for fact in facts}
        self._life = {fact: self.SHORTEST * 1.9 ** earlier_meetings(fact, prior, rng) for fact in facts}
        self._last = {fact: -rng.uniform(3, 20) for fact in facts}

    def recall(self, fact: Fact, at: float) -> float:
        return float(2 ** -(((at - self._last[fact]) / self._life[fact]) ** 0.6))

    def recall_time(self, fact: Fact, at: float) -> float:
        return (1 + 2.2 * (1 - self.recall(fact, at))) * math.exp(self.rng.gauss(0, 0.25))

    def learned(self, fact: Fact, at: float, *, recalled: bool, right: bool) -> None:
        worth = 1.6 if recalled else 1.0 if right else 0.7
        gain = self._gain * self._ease[fact] * (1 - self.recall(fact, at)) ** 0.7 * worth
        life = self._life[fact] if recalled else max(self.SHORTEST, 0.8 * self._life[fact])
        self._life[fact] = life * (1 + gain)
        self._last[fact] = at


class PartlyKnowingChild(HalfLifeChild):
    """A child that knows every third fact by heart and has never met the others."""

    LONG = 60.0
    """The half-life of what is known, in days."""

    def __init__(self, facts: Sequence[Fact], prior: float, rng: Random) -> None:
        super().__init__(facts, 0.0, rng)
        del prior
        for fact in facts[::3]:
            self._life[fact] = self.LONG
