"""The model of one child's memory as one value (docs/learning.md, section 6)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from settebello.learning import chains
from settebello.learning.difficulty import Setting
from settebello.learning.facts import ALL_FACTS, FACTS, FURTHER, Fact, Family
from settebello.learning.history.history import History
from settebello.learning.learner.comfort import Comfort
from settebello.learning.learner.records import ChainRecord, FactRecord
from settebello.learning.memory.elo import Rating, logistic
from settebello.learning.memory.prediction import Calibration, Prediction
from settebello.learning.memory.thinking_time import Tempo
from settebello.learning.sums import Sum

_UNKNOWN = FactRecord()


@dataclass(frozen=True, slots=True)
class Learner:
    """All that is remembered of one child; equal events make equal learners."""

    events: int = 0
    """The number of events so far."""
    sitting: int = 0
    """The number of sittings so far."""
    tasks: int = 0
    """The number of tasks so far; tasks are numbered by it, from 0."""
    facts: Mapping[Fact, FactRecord] = field(default_factory=dict)
    """The facts that were met."""
    chains: Mapping[Sum, ChainRecord] = field(default_factory=dict)
    adding: Rating = field(default_factory=Rating)
    chain_three: Rating = field(default_factory=Rating)
    chain_four: Rating = field(default_factory=Rating)
    """The skills of working out pairs, chains of three addends, and longer chains."""
    calibration: Calibration = field(default_factory=Calibration)
    tempo: Tempo = field(default_factory=Tempo)
    comfort: Comfort = field(default_factory=Comfort)
    twins: int = 0
    """The number of tasks with equal cards so far."""
    probes: Mapping[Fact, bool] = field(default_factory=dict)
    """The facts asked for in the placement, and whether the answers were right."""
    history: History = field(default_factory=History)

    @property
    def shown_facts(self) -> tuple[Fact, ...]:
        """The facts that people are shown: the 46, and the nine further ones once one of them was met."""
        return ALL_FACTS if any(fact in self.facts for fact in FURTHER) else FACTS

    def record(self, fact: Fact) -> FactRecord:
        """Return the record of a fact, an empty one where the fact was never met."""
        return self.facts.get(fact, _UNKNOWN)

    def prediction(self, fact: Fact, setting: Setting, at: float) -> Prediction:
        """Return the prediction for a fact at a time in days."""
        record = self.record(fact)
        hard = chains.difficulty((fact.a, fact.b), setting)
        works_out = logistic(self.adding.value + record.offset.value - hard)
        return Prediction(record.trace.recall(at) if record.trace else 0.0, works_out, self.calibration)

    def probability(self, asked: Sum, setting: Setting, at: float) -> float:
        """Return the probability of a right answer; a chain needs its facts and the chain skill."""
        probability = 1.0 if asked.fact else logistic(self.chain_skill(asked).value)
        for fact in chains.path(asked):
            probability *= self.prediction(fact, setting, at).probability
        return probability

    def chain_skill(self, chain: Sum) -> Rating:
        """Return the skill that a chain needs besides its facts."""
        return self.chain_three if chains.family(chain) is Family.CHAIN_THREE else self.chain_four
