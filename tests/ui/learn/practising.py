"""A learning mode without files: real activities and puzzles; all that is told is kept in lists."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from random import Random
from typing import TYPE_CHECKING

from settebello import resources
from settebello.engine import Card, card_value
from settebello.learning.activities import Activities, Activity, Level
from settebello.learning.course.today import DayStep, Part
from settebello.learning.deals.broomcheck import BroomCheck, broom_check, some_leftover
from settebello.learning.facts import FACTS, FURTHER, Unit
from settebello.learning.memory.evidence import Help
from settebello.learning.memory.mastery import State
from settebello.learning.memory.thinking_time import Age
from settebello.learning.puzzles.maker import make
from settebello.learning.puzzles.pairs import turned_over
from settebello.learning.puzzles.puzzle import Task
from settebello.learning.tens.fish import Fish, deal_fish
from settebello.learning.tens.pyramid import Pyramid
from settebello.learning.tens.pyramid_maker import FRIENDS, make_pyramid
from settebello.practice.day import Day
from settebello.practice.garden import garden_of
from settebello.practice.learning_port import (
    Album,
    Assignment,
    Child,
    ChildSettings,
    FishGame,
    Found,
    Frame,
    Garden,
    Mark,
    Path,
    Practice,
    PyramidGame,
    Reaction,
    Reply,
    Showing,
    Stage,
    Stone,
    Turn,
    Way,
)
from settebello.practice.showing import showing
from settebello.practice.ten_game import TenHooks
from tests.learning.material import QUINDICI, RULEBOOK, SCOPA
from tests.ui.grownups.grown import AdultsInMemory

if TYPE_CHECKING:
    from settebello.learning.tens.ten_evidence import TenTurn
    from settebello.practice.ten_record import TenRecord

LADDER = Activities.load((resources.assets() / "lessons",), RULEBOOK.ruleset).ladder
STILL = ChildSettings(still=True)


class InMemory:
    """Asks what comes, by the levels of the activities, with help as it is told."""

    def __init__(
        self,
        helps: Sequence[Help] = (Help.NONE,),
        *,
        block: int = 3,
        level: int = 0,
        settings: ChildSettings = STILL,
        children: int = 1,
        seed: int = 5,
        misses: int = 0,
        probe: bool = False,
        fresh: bool = False,
    ) -> None:
        self.fresh = fresh
        self.left: TenRecord | None = None
        """A game of ten that was left, and goes on."""
        self.random = False
        """Whether every wrong answer in a game of ten counts as clicked at random."""
        self.ways: tuple[Way, Way] | None = None
        self.unit: Unit | None = None
        """Whether nothing was practised, so that everything is shown first."""
        self._helps = helps
        self._block = block
        self._level = level
        self._misses = misses
        self._probe = probe
        self._rng = Random(seed)
        self._numbers = count(1)
        self._task: Assignment | None = None
        self._done = 0
        self.activity: Activity = LADDER[0]
        self.replies: list[Reply] = []
        self.began: list[str] = []
        self.reaction = Reaction()
        self.troubles: tuple[str, ...] = ()
        self.prepared = ("", False)
        self.ready: Practice | None = None
        self.turns: list[Turn] = []
        self.checks: list[bool] = []
        self.frames: tuple[Frame, ...] = ()
        self.over: list[Practice] = []
        self.rows = 4
        self.ten_turns: list[TenTurn] = []
        self.games_over = 0
        self.day = Day(
            (
                DayStep(part=Part.WARM_UP, activity=LADDER[0], done=2, of=2),
                DayStep(part=Part.SUMS, activity=LADDER[2], of=8),
                DayStep(part=Part.GAME, activity=next(one for one in LADDER if one.id == "mini_scopa"), of=1),
                DayStep(part=Part.MORE_SUMS, activity=LADDER[2], of=8),
                DayStep(part=Part.GOODBYE),
            )
        )
        self.enough = False
        self.further = False
        """Whether the facts beyond fifteen have begun."""
        self.children: tuple[Child, ...] = ()
        self.child: Child | None = None
        self.adults = AdultsInMemory()
        for _ in range(children):
            child = self.create("Mia", "fox", Age.MIDDLE)
            self.change(replace(child, settings=settings))

    def create(self, nick: str, avatar: str, age: Age, *, mark: Mark = Mark.NONE, group: str = "") -> Child:
        number = next(self._numbers)
        self.child = Child(id=f"child-{number}", nick=nick, avatar=avatar, age=age, mark=mark, group=group)
        self.children = (*self.children, self.child)
        return self.child

    def choose(self, child: str) -> None:
        self.child = next(one for one in self.children if one.id == child)

    def change(self, child: Child) -> None:
        self.children = tuple(child if one.id == child.id else one for one in self.children)
        self.child = child if self.child and self.child.id == child.id else self.child

    def switch_voice(self, *, on: bool) -> None:
        if self.child is not None:
            self.change(self.child.with_voice(on=on))

    def path(self) -> Path:
        stages = [Stage.DONE, Stage.DONE, Stage.NEXT, *[Stage.OPEN] * len(LADDER)]
        stones = tuple(Stone(one, stages[place]) for place, one in enumerate(LADDER))
        return Path(stones, replace(self.day, enough=self.enough or self.day.enough))

    @property
    def newcomer(self) -> bool:
        return self.fresh and not self.replies and not self.began

    def showing(self, activity: str) -> Showing | None:
        if not self.fresh or activity in self.began:
            return None
        chosen = next(one for one in LADDER if one.id == activity)
        return showing(chosen, Random(3), tried=self.newcomer)

    def door(self, activity: str) -> Unit | None:
        del activity
        unit, self.unit = self.unit, None
        return unit

    def two_ways(self, activity: str) -> tuple[Way, Way] | None:
        del activity
        ways, self.ways = self.ways, None
        return ways

    def begin(self, activity: str) -> None:
        self.activity = next(one for one in LADDER if one.id == activity)
        self.began.append(activity)
        self._task, self._done = None, 0

    def task(self) -> Assignment | None:
        if self._task is None and self._done < self._block:
            activity, level = self.activity, self._level_of(self.activity)
            sums = level.sums(activity.ruleset)
            asked = self._rng.choice(sums) if sums else self._rng.choice(level.values)
            puzzle = make(activity.wish(level, asked, 0.8), self._rng)
            self._task = Assignment(
                activity=activity,
                level=level,
                puzzle=puzzle,
                pair=turned_over(puzzle, self._rng) if puzzle.task is Task.MORE else None,
                help=self._helps[self._done % len(self._helps)],
                done=self._done,
                of=0 if level.seconds else self._block,
                seconds=level.seconds,
                misses=self._misses,
                probe=self._probe,
            )
        return self._task

    def _level_of(self, activity: Activity) -> Level:
        """The level that is asked for, or the last one."""
        return activity.levels[min(self._level, len(activity.levels) - 1)]

    def answered(self, reply: Reply) -> Reaction:
        self.replies.append(reply)
        if reply.complete:
            self._task = None
            self._done += 1
        return self.reaction

    def found(self) -> Found:
        right = [reply for reply in self.replies if reply.right and reply.assignment.puzzle.task.adds]
        said = [one for reply in right for one in reply.assignment.puzzle.sums_of(reply.selected)]
        return Found(
            sums=tuple(dict.fromkeys(said))[:6],
            cards=(Card.parse("7b"),),
            frames=self.frames,
            enough=self.enough,
        )

    def check(self) -> BroomCheck:
        return broom_check(QUINDICI, some_leftover(QUINDICI, self._rng))

    def album(self) -> Album:
        earned = {Card.parse(text): 20000 + place for place, text in enumerate(("1b", "2b", "1c", "7b"))}
        return Album(earned=earned, newest=Card.parse("7b"), tries=37, days=(20000, 20001))

    def garden(self) -> Garden:
        grown = dict.fromkeys(FACTS[:20:3], State.MET) | dict.fromkeys(FACTS[20::4], State.SAFE)
        now = {one: grown.get(one, State.NEW) for one in FACTS} | {
            FACTS[0]: State.GOLD,
            FACTS[1]: State.GROWING,
        }
        if self.further:
            now |= dict.fromkeys(FURTHER, State.NEW) | {FURTHER[0]: State.MET, FURTHER[2]: State.SAFE}
        return garden_of(now, {FACTS[1]: State.MET, FACTS[20]: State.GROWING, FURTHER[2]: State.SAFE})

    def prepare(self, activity: str, *, shuffled: bool = False) -> None:
        self.prepared = activity, shuffled

    def practice(self) -> Practice | None:
        return self.ready

    def checked(self, *, right: bool) -> tuple[Frame, ...]:
        self.checks.append(right)
        return self.frames

    def pyramid(self, activity: str) -> PyramidGame:
        self.began.append(activity)
        if self.left is not None:
            (cards,) = self.left.dealt
            game = PyramidGame(Pyramid(cards, tuple(map(card_value, cards))), self._hooks)
            game.resume(self.left)
            return game
        pyramid = make_pyramid(SCOPA, self.rows, FRIENDS, self._rng)
        return PyramidGame(pyramid, self._hooks, first=self.fresh)

    def fish(self, activity: str) -> FishGame:
        self.began.append(activity)
        if self.left is not None:
            own, other, stock = self.left.dealt
            game = FishGame(Fish((own, other), stock), self._rng, self._hooks)
            game.resume(self.left)
            return game
        fish = deal_fish(SCOPA, 6, FRIENDS, self._rng)
        return FishGame(fish, self._rng, self._hooks, first=self.fresh)

    @property
    def _hooks(self) -> TenHooks:
        return TenHooks(
            record=self.ten_turns.append,
            over=self._game_over,
            guessed=lambda _seconds, right: self.random and not right,
        )

    def _game_over(self) -> None:
        self.games_over += 1

    def record_turn(self, practice: Practice, turn: Turn) -> None:
        del practice
        self.turns.append(turn)

    def played(self, practice: Practice) -> None:
        self.over.append(practice)
