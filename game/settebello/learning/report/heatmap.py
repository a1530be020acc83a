"""The map of facts: how well each fact is known (docs/learning.md, section 11.1)."""

from dataclasses import dataclass

from settebello.learning.facts import FACTS, Fact, Family
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.fsrs import W
from settebello.learning.memory.mastery import State
from settebello.learning.schedule.scheduler import SURE

FEW = 5
"""Answers below which a cell is uncertain."""
GLYPHS = {State.NEW: "·", State.MET: "○", State.GROWING: "◐", State.SAFE: "●", State.GOLD: "★"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """One fact of the map.

    seen: its answers. right: right answers, with or without help. unaided: the share of right answers among
    those without help; None where there was none. seconds: the median thinking time of right answers without
    help. marks: the latest answers, see ``FactTally``. last_day: the day of the latest answer. visit: the day
    by which the fact should be asked for again. mistakes: how often each error was made, by its code, the
    most frequent first.
    """

    fact: Fact
    state: State
    wants_visit: bool
    seen: int
    right: int
    unaided: float | None
    seconds: float | None
    marks: str
    last_day: int | None
    visit: int | None
    mistakes: tuple[tuple[str, int], ...]

    @property
    def glyph(self) -> str:
        """The sign of the state, for people who do not see its shade."""
        return GLYPHS[self.state]

    @property
    def few(self) -> bool:
        """Whether there are too few answers, so that the cell is hatched."""
        return self.seen < FEW


@dataclass(frozen=True, slots=True)
class FamilyBar:
    """The facts of a family at each state, and the answers about them."""

    family: Family
    states: tuple[int, ...]
    answers: int


def cell_of(learner: Learner, fact: Fact) -> Cell:
    """Return the cell of a fact."""
    record, tally = learner.record(fact), learner.history.fact(fact)
    return Cell(
        fact=fact,
        state=record.standing.state,
        wants_visit=record.standing.wants_visit,
        seen=record.answers,
        right=tally.right,
        unaided=tally.unaided_right / tally.unaided if tally.unaided else None,
        seconds=tally.times.median,
        marks=tally.marks,
        last_day=tally.last_day,
        visit=_visit(learner, fact),
        mistakes=tuple(sorted(tally.mistakes, key=lambda pair: (-pair[1], pair[0]))),
    )


def heat_map(learner: Learner) -> dict[Fact, Cell]:
    """Return the cells of all 46 facts, and of the further ones once one of them was met."""
    return {fact: cell_of(learner, fact) for fact in learner.shown_facts}


def families(learner: Learner) -> tuple[FamilyBar, ...]:
    """Return the bars of the families of pairs, in their order."""
    bars = []
    for family in Family:
        facts = [fact for fact in FACTS if family in fact.families]
        if facts:
            states = [learner.record(fact).standing.state for fact in facts]
            answers = sum(learner.record(fact).answers for fact in facts)
            bars.append(FamilyBar(family, tuple(states.count(state) for state in State), answers))
    return tuple(bars)


def chains_by_size(learner: Learner) -> dict[int, tuple[int, int]]:
    """Return for each number of addends the answers to such chains, and the right ones."""
    found: dict[int, tuple[int, int]] = {}
    for chain, record in learner.chains.items():
        answers, right = found.get(len(chain.addends), (0, 0))
        found[len(chain.addends)] = answers + record.answers, right + record.right
    return dict(sorted(found.items()))


def _visit(learner: Learner, fact: Fact) -> int | None:
    """Return the day on which the recall of a fact will have fallen to the scheduler's limit."""
    trace = learner.record(fact).trace
    if trace is None:
        return None
    # The inverse of Trace.recall.
    faded = (SURE ** (-1 / W[20]) - 1) / (0.9 ** (-1 / W[20]) - 1)
    return int(trace.day + trace.stability * faded)
