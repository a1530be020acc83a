"""The five states of a fact that people see (docs/learning.md, section 6.7)."""

from dataclasses import dataclass, replace
from enum import StrEnum

GROWING_DAYS = 2
SAFE_RUN = 3
SAFE_STABILITY = 5.0
"""Days of stability that a safe fact needs."""
GOLD_RUN = 5
GOLD_SPAN = 14
"""Days from the first to the last answer of the run that a gold fact needs."""
GOLD_AT_ONCE = 3
"""Answers of that run that must have come at once, because small sums can be worked out quickly."""


class State(StrEnum):
    """The states of a fact."""

    NEW = "new"
    MET = "met"
    GROWING = "growing"
    SAFE = "safe"
    GOLD = "gold"

    @property
    def step(self) -> int:
        """The index of the state, 0 for new."""
        return _STEPS.index(self)


_STEPS = tuple(State)


@dataclass(frozen=True, slots=True)
class Standing:
    """A fact's state with the days of right answers and the run of quick answers behind it.

    Only the first answer of a day changes the run; stability alone would call too much safe too soon.
    """

    state: State = State.NEW
    wants_visit: bool = False
    """Whether the latest first answer of a day was a miss; shown as a wish, not as a loss."""
    last_day: int | None = None
    right_days: int = 0
    last_right_day: int | None = None
    run: int = 0
    run_began: int | None = None
    at_once: int = 0
    """The answers of the run that came at once."""

    def answered(
        self, day: int, *, right: bool, quick: bool, stability: float, at_once: bool = False
    ) -> "Standing":
        """Return the standing after an answer on a local day."""
        first = day != self.last_day
        after = self._first_of_day(day, right=right, quick=quick, at_once=at_once) if first else self
        if right and after.last_right_day != day:
            after = replace(after, right_days=after.right_days + 1, last_right_day=day)
        return replace(after, state=_reached(after, day, stability))

    def missed(self, day: int) -> "Standing":
        """Return the standing after a miss, which lowers the state if it is the first answer of the day."""
        if day == self.last_day:
            return self
        back = max(self.state.step - 1, min(self.state.step, State.MET.step))
        # The step back to Met leaves one right day, and today does not count again.
        return replace(
            self,
            state=_STEPS[back],
            wants_visit=self.state is not State.NEW,
            last_day=day,
            right_days=min(self.right_days, 1) if back <= State.MET.step else self.right_days,
            last_right_day=day if back <= State.MET.step and self.right_days else self.last_right_day,
            run=0,
            run_began=None,
            at_once=0,
        )

    def _first_of_day(self, day: int, *, right: bool, quick: bool, at_once: bool) -> "Standing":
        return replace(
            self,
            last_day=day,
            wants_visit=self.wants_visit and not right,
            run=self.run + 1 if quick else 0,
            run_began=(day if self.run_began is None else self.run_began) if quick else None,
            at_once=self.at_once + at_once if quick else 0,
        )


def _reached(standing: Standing, day: int, stability: float) -> State:
    """Return the highest state whose conditions are met, never below the present one."""
    state = standing.state
    if state is State.NEW and standing.right_days:
        state = State.MET
    if state is State.MET and standing.right_days >= GROWING_DAYS:
        state = State.GROWING
    if state is State.GROWING and standing.run >= SAFE_RUN and stability >= SAFE_STABILITY:
        state = State.SAFE
    spans = standing.run_began is not None and day - standing.run_began >= GOLD_SPAN
    known = standing.run >= GOLD_RUN and standing.at_once >= GOLD_AT_ONCE
    if state is State.SAFE and known and spans:
        state = State.GOLD
    return state
