"""The records of one fact and of one chain (docs/learning.md, section 13)."""

from dataclasses import dataclass, field, replace
from typing import Annotated

from pydantic import Field

from settebello.learning.facts import Direction
from settebello.learning.memory.elo import OFFSET_SETTLES, Rating
from settebello.learning.memory.evidence import Evidence
from settebello.learning.memory.fsrs import Trace, first
from settebello.learning.memory.mastery import Standing

HELP_LOWERS_AFTER = 2
"""Unaided successes in a row after which a fact gets less help (docs/learning.md, section 9)."""
MOST_HELP_SHIFT = 2


@dataclass(frozen=True, slots=True)
class FactRecord:
    """One child's memory of one fact."""

    trace: Trace | None = None
    """None until the first answer."""
    offset: Rating = field(default_factory=Rating)
    """How much easier the fact is to work out than its difficulty says, in logits."""
    standing: Standing = field(default_factory=Standing)
    met_day: int | None = None
    """The local day of the first answer."""
    asked: int | None = None
    seen: int | None = None
    """The numbers of the last task that asked for the fact, and of the last that was evidence about it."""
    answers: int = 0
    unaided: int = 0
    """The answers about the fact, and those that were right without help."""
    quick_days: int = 0
    last_quick_day: int | None = None
    missed_in: int | None = None
    """The sitting in which the fact was missed and not answered right since."""
    help_shift: Annotated[int, Field(ge=-MOST_HELP_SHIFT, le=MOST_HELP_SHIFT)] = 0
    """The levels of help to add to those of the prediction; may be negative."""
    successes: int = 0
    """Right answers without asking for help, in a row."""
    directions: tuple[int, int, int] = (0, 0, 0)
    """How often the fact was asked for as sum, as bond, and as gap."""

    def learned(self, evidence: Evidence, at: float, day: int, error: float) -> "FactRecord":
        """Return the record after evidence; `error` is its result less the predicted success."""
        trace = (
            self.trace.answered(evidence.grade, at, evidence.weight)
            if self.trace
            else first(evidence.grade, at)
        )
        offset = (
            self.offset.answered(error, OFFSET_SETTLES, evidence.weight)
            if evidence.worked_out
            else self.offset
        )
        quick = evidence.quick is True
        standing = self.standing
        if evidence.right is False:
            standing = standing.missed(day)
        else:
            right = evidence.right is True
            standing = standing.answered(
                day,
                right=right,
                quick=quick,
                stability=trace.stability,
                at_once=evidence.at_once,
            )
        return replace(
            self,
            trace=trace,
            offset=offset,
            standing=standing,
            met_day=day if self.met_day is None else self.met_day,
            answers=self.answers + 1,
            unaided=self.unaided + (evidence.right is True and evidence.weight == 1),
            quick_days=self.quick_days + (quick and self.last_quick_day != day),
            last_quick_day=day if quick else self.last_quick_day,
        )

    def asked_as(self, direction: Direction, task: int) -> "FactRecord":
        """Return the record after a task with this number asked for the fact."""
        sums, bonds, gaps = self.directions
        match direction:
            case Direction.SUM:
                sums += 1
            case Direction.BOND:
                bonds += 1
            case Direction.GAP:
                gaps += 1
        return replace(self, asked=task, seen=task, directions=(sums, bonds, gaps))

    def missed(self, sitting: int) -> "FactRecord":
        """Return the record after a miss: the fact comes again in this sitting, with more help."""
        shift = min(self.help_shift + 1, MOST_HELP_SHIFT)
        return replace(self, missed_in=sitting, help_shift=shift, successes=0)

    def made_right(self, *, alone: bool) -> "FactRecord":
        """Return the record after a right answer; `alone` where no more help was asked for than offered."""
        successes = self.successes + 1 if alone else 0
        if successes < HELP_LOWERS_AFTER:
            return replace(self, missed_in=None, successes=successes)
        return replace(
            self, missed_in=None, successes=0, help_shift=max(self.help_shift - 1, -MOST_HELP_SHIFT)
        )


@dataclass(frozen=True, slots=True)
class ChainRecord:
    """One child's counters of one chain."""

    answers: int = 0
    right: int = 0
    seen: int | None = None
    """The number of the last task that asked for it."""
