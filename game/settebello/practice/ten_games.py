"""The games of ten of the child that practises: their beginning, their evidence, and their end."""

from random import Random

from settebello.learning.activities import Activity, Level
from settebello.learning.course.progress import level_of, waiting_for
from settebello.learning.facts import Fact
from settebello.learning.learner.events import Played
from settebello.learning.sums import Sum
from settebello.learning.tens.fish import deal_fish
from settebello.learning.tens.pyramid import TEN
from settebello.learning.tens.pyramid_maker import FRIENDS, make_pyramid
from settebello.learning.tens.ten_evidence import TenTurn, evidence
from settebello.practice.active_learner import ActiveLearner
from settebello.practice.calendar import Calendar
from settebello.practice.fish_game import FishGame
from settebello.practice.pyramid_game import PyramidGame


class TenGames:
    """Begins a game, and records what the child does in it."""

    def __init__(self, active: ActiveLearner, calendar: Calendar, rng: Random) -> None:
        """Begin nothing yet."""
        self._active = active
        self._calendar = calendar
        self._rng = rng
        self.found: list[Sum] | None = None
        """The pairs found in the latest game; None once a block or a deal was begun after it."""

    def pyramid(self, activity: Activity) -> PyramidGame:
        """Begin a pyramid with the pairs that want a visit most."""
        self.found = []
        rows = self._level(activity).rows
        return PyramidGame(
            make_pyramid(activity.ruleset, rows, self._wanted(activity), self._rng),
            record=self._record,
            over=lambda: self._played(activity),
            first=self._first(activity),
        )

    def fish(self, activity: Activity) -> FishGame:
        """Deal a game of Go fish with the pairs that want a visit most."""
        self.found = []
        pairs = self._level(activity).pairs
        return FishGame(
            deal_fish(activity.ruleset, pairs, self._wanted(activity), self._rng),
            self._rng,
            record=self._record,
            over=lambda: self._played(activity),
            first=self._first(activity),
        )

    def _level(self, activity: Activity) -> Level:
        """Return an activity's current level."""
        return activity.levels[level_of(activity, self._active.learner, self._active.scheduler(activity))]

    def _first(self, activity: Activity) -> bool:
        """Return whether the child has never played an activity."""
        return not self._active.learner.history.activity(activity.id).tasks

    def _wanted(self, activity: Activity) -> list[Fact]:
        """Return the pairs that make ten: those that want a visit first, otherwise in random order."""
        waiting = waiting_for(self._active.learner, self._active.scheduler(activity))
        facts = self._rng.sample(FRIENDS, len(FRIENDS))
        return sorted(facts, key=lambda one: one not in waiting)

    def _record(self, turn: TenTurn) -> None:
        """Record the evidence of a turn; its answer belongs to no activity, as in a practice deal."""
        child, calendar = self._active.child, self._calendar
        if child is None:
            return
        event = evidence(turn, self._active.learner.tempo, child.quick_limit, calendar.at, calendar.day)
        if event is not None:
            self._active.note(event)
        if turn.first + turn.second == TEN and self.found is not None:
            self.found.append(Sum.of((turn.first, turn.second)))

    def _played(self, activity: Activity) -> None:
        """Record that a game was played to its end; its seconds are those between its answers."""
        self._active.note(Played(activity=activity.id, arranged=False, **self._calendar.when))
