"""The games of ten of the child that practises: their beginning, their evidence, and their end."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import TypeVar

from settebello.engine import Ruleset, card_value
from settebello.learning.activities import Activity, Level
from settebello.learning.course.guard import Guard
from settebello.learning.course.progress import level_of
from settebello.learning.facts import Fact
from settebello.learning.learner.events import Played
from settebello.learning.sums import Sum
from settebello.learning.tens.fish import Fish, deal_fish
from settebello.learning.tens.pyramid import Pyramid
from settebello.learning.tens.pyramid_maker import FRIENDS, make_pyramid
from settebello.learning.tens.ten_evidence import TenTurn, evidence
from settebello.practice.active_learner import ActiveLearner
from settebello.practice.calendar import Calendar
from settebello.practice.fish_game import FishGame
from settebello.practice.pyramid_game import PyramidGame
from settebello.practice.ten_game import TenHooks
from settebello.practice.ten_record import TenRecord
from settebello.practice.ten_saves import TenSaves

Game = TypeVar("Game", PyramidGame, FishGame)


class TenGames:
    """Begins a game or continues the one that was left, and records what the child does in it."""

    def __init__(self, active: ActiveLearner, calendar: Calendar, rng: Random, saves: TenSaves) -> None:
        """Begin nothing yet."""
        self._active = active
        self._calendar = calendar
        self._rng = rng
        self._saves = saves
        self._guard = Guard()
        self._noted = False
        """Whether the latest answer became an event."""
        self._latest: PyramidGame | FishGame | None = None

    @property
    def found(self) -> tuple[Sum, ...] | None:
        """The pairs found in the whole latest game; None once a block or a deal was begun after it."""
        return None if self._latest is None else self._latest.found

    def forget(self) -> None:
        """Forget the latest game, because something else was begun."""
        self._latest = None

    def pyramid(self, activity: Activity) -> PyramidGame:
        """Continue the pyramid that was left, or begin one with the pairs that want a visit most."""
        hooks = self._hooks(activity)
        game = self._continued(activity, hooks, partial(_left_pyramid, activity.ruleset))
        if game is None:
            rows = self._level(activity).rows
            pyramid = make_pyramid(activity.ruleset, rows, self._wanted(activity), self._rng)
            game = _saved(PyramidGame(pyramid, hooks, first=self._first(activity)), hooks)
        self._latest = game
        return game

    def fish(self, activity: Activity) -> FishGame:
        """Continue the game of Go fish that was left, or deal one with the pairs that want a visit most."""
        hooks = self._hooks(activity)
        game = self._continued(activity, hooks, partial(_left_fish, self._rng))
        if game is None:
            pairs = self._level(activity).pairs
            fish = deal_fish(activity.ruleset, pairs, self._wanted(activity), self._rng)
            game = _saved(FishGame(fish, self._rng, hooks, first=self._first(activity)), hooks)
        self._latest = game
        return game

    @property
    def _who(self) -> str:
        """The id of the child that practises."""
        return self._active.child.id if self._active.child is not None else ""

    def _hooks(self, activity: Activity) -> TenHooks:
        """Forget the answers of the game before, and return what the next one reports to."""
        self._guard, self._noted = Guard(), False
        return TenHooks(
            record=self._record,
            over=partial(self._played, activity, self._who),
            guessed=self._guessed,
            changed=partial(self._save, self._who, activity),
        )

    def _continued(
        self, activity: Activity, hooks: TenHooks, build: Callable[[TenHooks, TenRecord], Game]
    ) -> Game | None:
        """Return the game that was left; None without one, or where its file makes no sense."""
        record = self._saves.load(self._who, activity.id) if self._who else None
        if record is None:
            return None
        try:
            game = build(hooks, record)
        except (ValueError, IndexError) as error:
            self._saves.reject(self._who, activity.id, error)
            return None
        if game.over:
            # The program was killed before the end was recorded.
            hooks.over()
            return None
        # What the hand shows was not seen to its end while no card was taken.
        game.first = self._first(activity) and not record.moves
        return game

    def _level(self, activity: Activity) -> Level:
        """Return an activity's current level."""
        return activity.levels[level_of(activity, self._active.learner, self._active.scheduler(activity))]

    def _first(self, activity: Activity) -> bool:
        """Return whether the child has never played an activity."""
        return not self._active.learner.history.activity(activity.id).tasks

    def _wanted(self, activity: Activity) -> list[Fact]:
        """Return the pairs that make ten: those that are introduced and want a visit today first."""
        scheduler = self._active.scheduler(activity)
        today, known = scheduler.wanted_today(), scheduler.known
        facts = self._rng.sample(FRIENDS, len(FRIENDS))
        return sorted(facts, key=lambda one: (one not in known, one not in today))

    def _record(self, turn: TenTurn) -> None:
        """Record the evidence of a turn; its answer belongs to no activity, as in a practice deal."""
        child, calendar = self._active.child, self._calendar
        if child is None:
            return
        event = evidence(turn, self._active.learner.tempo, child.quick_limit, calendar.at, calendar.day)
        if event is not None:
            self._active.note(event)
            self._noted = True

    def _guessed(self, seconds: float | None, right: bool) -> bool:  # noqa: FBT001 - called by a game
        """Void the latest answers if they were clicked at random, by the rule that holds for tasks."""
        events = self._active.learner.events
        self._guard = self._guard.after(events - self._noted, seconds, right=right)
        self._noted = False
        if not self._guard.random:
            return False
        since, self._guard = self._guard.since, Guard()
        if events > since:
            self._active.void(events - since)
        return True

    def _save(self, child: str, activity: Activity, record: TenRecord) -> None:
        """Save an open game; without a child there is no place for it."""
        if child:
            self._saves.save(child, activity.id, record)

    def _played(self, activity: Activity, child: str) -> None:
        """Record that a game was played to its end; its seconds are those between its answers."""
        self._active.note(Played(activity=activity.id, arranged=False, **self._calendar.when))
        if child:
            self._saves.drop(child, activity.id)


def _saved(game: Game, hooks: TenHooks) -> Game:
    """Return a game that was just dealt, after it was saved."""
    hooks.changed(game.saved)
    return game


def _left_pyramid(ruleset: Ruleset, hooks: TenHooks, record: TenRecord) -> PyramidGame:
    """Return a pyramid that was left; ValueError where that is impossible."""
    (cards,) = record.dealt
    values = tuple(card_value(card, ruleset) for card in cards)
    game = PyramidGame(Pyramid(cards, values), hooks)
    game.resume(record)
    return game


def _left_fish(rng: Random, hooks: TenHooks, record: TenRecord) -> FishGame:
    """Return a game of Go fish that was left; ValueError where that is impossible."""
    own, other, stock = record.dealt
    game = FishGame(Fish((own, other), stock), rng, hooks)
    game.resume(record)
    return game
