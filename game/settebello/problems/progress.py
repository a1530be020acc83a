"""What a player has solved, and the problems from the player's own mistakes, as one value and one file."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Final, Literal

import pydantic

from settebello import datafile
from settebello.datafile import Limits, Model
from settebello.engine import Rank
from settebello.learning.memory.fsrs import Grade, Trace, first
from settebello.problems.card_recall import RankMemory
from settebello.problems.problem import Problem
from settebello.problems.problem_file import ProblemEntry, RulesetOf, entry_of, problem_of_entry
from settebello.problems.rating import SolverRating

LIMITS: Final = Limits(text=2 * 1024 * 1024, values=80_000)
"""The largest file of a player that is read."""

MOST_OWN: Final = 300
"""Problems from own mistakes that are kept; those that hold best make room for new ones."""

DUE: Final = 0.9
"""A problem comes back when the chance that its answer is still known has fallen to this."""

HOLDS: Final = 60.0
"""Days of stability from which on a problem counts as known and does not come back."""


@dataclass(frozen=True, slots=True)
class OwnProblem:
    """A problem from an own mistake; `trace` is how well its answer is remembered, None before the first."""

    problem: Problem
    trace: Trace | None = None

    @property
    def holds(self) -> bool:
        """Whether it is known so well that it does not come back."""
        return self.trace is not None and self.trace.stability >= HOLDS

    def is_due(self, day: float) -> bool:
        """Return whether it is to be asked at a time in days."""
        return self.trace is None or (not self.holds and self.trace.recall(day) <= DUE)


@dataclass(frozen=True, slots=True)
class Progress:
    """What a player has solved.

    first_answers: for every problem that was tried, whether the first answer was right. solved: the ids of
    those solved at last. own: the problems from own mistakes by id, the oldest first. ranks: how well the
    player remembers where the cards of each rank went.
    """

    rating: SolverRating = field(default_factory=SolverRating)
    first_answers: Mapping[str, bool] = field(default_factory=dict)
    solved: frozenset[str] = frozenset()
    own: Mapping[str, OwnProblem] = field(default_factory=dict)
    ranks: RankMemory = field(default_factory=lambda: RankMemory({}))

    def answered(self, problem: Problem, day: float, *, right: bool) -> "Progress":
        """Return the progress after the first answer of a visit to a problem.

        A shipped problem counts for the rating when it is tried for the first time; one of the player's own
        moves its trace, every time that it is asked.
        """
        mine = self.own.get(problem.id)
        solved = self.solved | {problem.id} if right else self.solved
        if mine is not None:
            grade = Grade.GOOD if right else Grade.AGAIN
            trace = first(grade, day) if mine.trace is None else mine.trace.answered(grade, day)
            return replace(self, solved=solved, own={**self.own, problem.id: replace(mine, trace=trace)})
        if problem.id in self.first_answers:
            return replace(self, solved=solved)
        return replace(
            self,
            rating=self.rating.answered(problem.rating, day, right=right),
            first_answers={**self.first_answers, problem.id: right},
            solved=solved,
        )

    def solved_later(self, problem: Problem) -> "Progress":
        """Return the progress after a right answer that followed a wrong one."""
        return replace(self, solved=self.solved | {problem.id})

    def with_own(self, problem: Problem) -> "Progress":
        """Return the progress with a problem from a mistake; one that is there stays as it is."""
        if problem.id in self.own:
            return self
        own = {**self.own, problem.id: OwnProblem(problem)}
        if len(own) > MOST_OWN:
            best = max(own.values(), key=lambda one: one.trace.stability if one.trace else 0.0)
            del own[best.problem.id]
        return replace(self, own=own)

    def due(self, day: float) -> tuple[Problem, ...]:
        """Return the own problems to be asked at a time in days, the most faded first."""
        found = [one for one in self.own.values() if one.is_due(day)]
        found.sort(key=lambda one: 0.0 if one.trace is None else one.trace.recall(day))
        return tuple(one.problem for one in found)


class _OwnModel(Model):
    """A problem of the file with its trace."""

    problem: ProblemEntry
    trace: Trace | None = None


class _ProgressModel(Model):
    """The file."""

    format: Literal[1]
    rating: SolverRating = SolverRating()
    answers: dict[str, bool] = pydantic.Field(default_factory=dict)
    solved: tuple[Annotated[str, pydantic.Field(max_length=80)], ...] = ()
    own: tuple[_OwnModel, ...] = ()
    ranks: dict[Rank, Trace] = pydantic.Field(default_factory=dict)


def write(progress: Progress) -> str:
    """Return the text of a player's file, which `read` reads."""
    rating = progress.rating
    own: list[dict[str, Any]] = []
    for one in progress.own.values():
        entry: dict[str, Any] = {"problem": entry_of(one.problem)}
        if one.trace is not None:
            entry["trace"] = _trace_data(one.trace)
        own.append(entry)
    content: dict[str, Any] = {
        "format": 1,
        "rating": {"value": rating.value, "deviation": rating.deviation, "day": rating.day},
        "answers": dict(progress.first_answers),
        "solved": sorted(progress.solved),
        "own": own,
    }
    if progress.ranks.traces:
        content["ranks"] = {rank.value: _trace_data(trace) for rank, trace in progress.ranks.traces.items()}
    return datafile.dump(content)


def _trace_data(trace: Trace) -> dict[str, float]:
    return {"stability": trace.stability, "difficulty": trace.difficulty, "day": trace.day}


def read(content: str | bytes, file: str, ruleset_of: RulesetOf) -> Progress:
    """Return what a file says, called `file` in reports; raises DataError with every mistake.

    Problems of a game that is no longer there are left out.
    """
    document = datafile.load(content, file, limits=LIMITS)
    model = datafile.validate(document, _ProgressModel)
    own: dict[str, OwnProblem] = {}
    problems = []
    if not all(map(math.isfinite, (model.rating.value, model.rating.day))):
        problems.append(document.problem(("rating",), "a rating is a finite number"))
    for number, one in enumerate(model.own):
        try:
            ruleset_of(one.problem.game, one.problem.rules)
        except (ValueError, datafile.DataError):
            continue
        try:
            found = problem_of_entry(document, ("own", number, "problem"), one.problem, ruleset_of)
        except datafile.DataError as error:
            problems += error.problems
        else:
            own[found.id] = OwnProblem(found, one.trace)
    if problems:
        raise datafile.DataError(problems)
    ranks = RankMemory(model.ranks)
    return Progress(model.rating, model.answers, frozenset(model.solved), own, ranks)
