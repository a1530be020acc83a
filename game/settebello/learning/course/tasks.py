"""Chooses the next task of an activity (docs/learning.md, sections 7.1, 8 and 9)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from settebello.learning.activities import Activity, Kind, Level
from settebello.learning.children.child_settings import Helping
from settebello.learning.course.progress import growing_of, level_of, plan_for
from settebello.learning.difficulty import Setting
from settebello.learning.facts import FIGURES, Direction, Fact
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.evidence import Help
from settebello.learning.memory.mastery import State
from settebello.learning.puzzles.card_aim import aim_of
from settebello.learning.puzzles.dot_patterns import LARGEST_GROUP, Pattern
from settebello.learning.puzzles.maker import Wish
from settebello.learning.puzzles.puzzle import Task
from settebello.learning.schedule import help_level
from settebello.learning.schedule.placement import next_probe
from settebello.learning.schedule.plan import Plan
from settebello.learning.schedule.scheduler import Scheduler
from settebello.learning.sums import Sum

CALM_DISTRACTORS = 2
"""The most distractors with the setting `calm`."""
BESIDE_LESSON = 2
"""The cards beside the one that a lesson shows."""
FIRST = 5
"""The number of first facts that a sprint asks for before any fact was met."""
FEWEST = 3
"""The fewest facts among which an activity that introduces none can choose."""

_SHIFT = {Helping.SPARSE: -1, Helping.NORMAL: 0, Helping.GENEROUS: 1}


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """The next task: its level, the puzzle to be made, and the help offered.

    A probe is not scored. A lesson shows a picture card whose value the child has not seen yet.
    """

    level: Level
    wish: Wish
    setting: Setting
    help: Help = Help.NONE
    probe: bool = False
    lesson: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """The learner who is asked, its plan, and the time; `at` and `day` as in events.

    lessons: how many picture cards may still be shown today for scheduled sums. avoid: the number that was
    split last, which comes again only where there is no other; 0 for none.
    """

    learner: Learner
    plan: Plan
    at: float
    day: int
    helping: Helping = Helping.NORMAL
    calm: bool = False
    lessons: int = len(FIGURES)
    avoid: int = 0


def next_item(activity: Activity, here: Situation, rng: Random) -> Item:
    """Return the next task of an activity; ValueError for an activity without puzzles.

    Before a picture card is asked for the first time, a lesson shows it.
    """
    item = _next_task(activity, here, rng)
    unseen = here.learner.history.unseen(_values(item.wish))
    with_card = aim_of(activity.ruleset, activity.ruleset.deck.pack.cards[0]).with_card
    if not unseen or with_card:
        # Where a card counts with those that it takes, no card is found by its value alone.
        return item
    wish = Wish(
        task=Task.VALUE, ruleset=activity.ruleset, value=unseen[0], distractors=BESIDE_LESSON, upto=unseen[0]
    )
    setting = Setting(Direction.BOND, wish.distractors)
    return Item(level=item.level, wish=wish, setting=setting, help=Help.EXAMPLE, lesson=True)


def _values(wish: Wish) -> tuple[int, ...]:
    """Return the values that a task asks for."""
    return (wish.value,) if wish.wanted is None else (*wish.wanted.addends, wish.wanted.total)


def _next_task(activity: Activity, here: Situation, rng: Random) -> Item:
    """Return the next task, whatever cards it asks for."""
    plan = plan_for(activity, here.plan)
    plan = _known(plan, here.learner) if activity.returns else _teachable(plan, here)
    scheduler = Scheduler(here.learner, plan, here.at, here.day)
    level = activity.levels[level_of(activity, here.learner, scheduler)]
    if activity.task is None:
        raise ValueError(f"{activity.id} asks for no puzzles")
    if not activity.task.adds:
        return _groups(activity, level, here, rng) or _item(
            activity, level, here, rng.choice(_values_for(level, here)), probe=False
        )
    if activity.kind is Kind.SPRINT:
        return _item(activity, level, here, _sum(_safe(here.learner, plan, rng)), probe=False)
    if level.addends > 2:
        return _item(activity, level, here, _chain(activity, level, here.learner, rng), probe=False)
    if activity.task is Task.WAYS:
        return _item(activity, level, here, _least_found(activity, level, here, rng), probe=False)
    if activity.task is Task.MAKE and not here.learner.history.facts:
        probe = next_probe(here.learner, plan, rng)
        if probe is not None:
            return _item(activity, _level_for(activity, probe), here, _sum(probe), probe=True)
    fact = scheduler.pick(rng)
    return _item(activity, _level_for(activity, fact), here, _sum(fact), probe=False)


def _teachable(plan: Plan, here: Situation) -> Plan:
    """Return the plan without the facts that need more lessons than may come today, unless none is left."""
    facts = [
        fact
        for fact in plan.facts
        if len(here.learner.history.unseen((fact.a, fact.b, fact.sum))) <= here.lessons
    ]
    return replace(plan, only=frozenset(facts)) if facts else plan


def _known(plan: Plan, learner: Learner) -> Plan:
    """Return the plan with its growing facts; with others where these would come again and again."""
    growing = growing_of(plan.facts, learner)
    met = tuple(fact for fact in plan.facts if fact in learner.facts)
    enough = (facts for facts in (growing, met) if len(facts) >= FEWEST)
    return replace(plan, only=frozenset(next(enough, met or plan.facts[:FEWEST])))


def _item(activity: Activity, level: Level, here: Situation, asked: Sum | int, *, probe: bool) -> Item:
    """Return the task for a sum or a value, with the difficulty and the help that suit the learner."""
    if isinstance(asked, int):
        wish = activity.wish(level, asked, 0.5)
        return Item(level=level, wish=wish, setting=Setting(Direction.BOND, wish.distractors))
    direction = activity.direction or Direction.BOND
    chance = here.learner.probability(asked, Setting(direction), here.at)
    wish = activity.wish(level, asked, chance)
    if here.calm:
        fewest = min(wish.distractors, CALM_DISTRACTORS)
        wish = replace(wish, distractors=fewest, near_miss=False)
    setting = Setting(direction, wish.distractors, wish.near_miss)
    if probe or activity.kind is Kind.SPRINT:
        return Item(level=level, wish=wish, setting=setting, probe=probe)
    wanted = help_level.offered(here.learner, asked, setting, here.at)
    shifted = wanted + _SHIFT[here.helping]
    if wanted is Help.EXAMPLE and here.helping is Helping.SPARSE:
        shifted = wanted  # what is met for the first time is shown whole
    # A worked example of two cards would say which one counts more.
    most = Help.PARTIAL if activity.task is Task.MORE else Help.EXAMPLE
    return Item(level=level, wish=wish, setting=setting, help=Help(min(max(shifted, Help.NONE), most)))


def _values_for(level: Level, here: Situation) -> Sequence[int]:
    """Return the values that a level may ask for: dots wait until their picture card was shown elsewhere."""
    unseen = here.learner.history.unseen(level.values) if level.dots else ()
    return [value for value in level.values if value not in unseen] or level.values


def _groups(activity: Activity, level: Level, here: Situation, rng: Random) -> Item | None:
    """Return the task that shows a fact as two groups; None where the level has none that was met."""
    if level.pattern is not Pattern.GROUPS:
        return None
    values = _values_for(level, here)
    met = [fact for fact in here.learner.facts if fact.sum in values and fact.b <= LARGEST_GROUP]
    plan = replace(here.plan, only=frozenset(met))
    if not plan.facts:
        return None
    fact = Scheduler(here.learner, plan, here.at, here.day).pick(rng)
    wish = replace(activity.wish(level, fact.sum, 0.5), groups=(fact.a, fact.b))
    return Item(level=level, wish=wish, setting=Setting(Direction.SUM, wish.distractors))


def _level_for(activity: Activity, fact: Fact) -> Level:
    """Return the first level that asks for a fact, else the last level."""
    fits = [level for level in activity.levels if _sum(fact) in level.sums(activity.ruleset)]
    return fits[0] if fits else activity.levels[-1]


def _chain(activity: Activity, level: Level, learner: Learner, rng: Random) -> Sum:
    """Return the chain of a level that was not seen for longest."""

    def seen(one: Sum) -> tuple[int, float]:
        record = learner.chains.get(one)
        return (-1 if record is None or record.seen is None else record.seen, rng.random())

    return min(level.sums(activity.ruleset), key=seen)


def _least_found(activity: Activity, level: Level, here: Situation, rng: Random) -> Sum:
    """Return the set of a level that was found least often."""
    found = dict(here.learner.history.activity(activity.id).found)
    sums = level.sums(activity.ruleset)
    others = [one for one in sums if one.total != here.avoid] or sums
    return min(others, key=lambda one: (found.get(str(one), 0), rng.random()))


def _safe(learner: Learner, plan: Plan, rng: Random) -> Fact:
    """Return a random safe fact, else one that was met, else one of the first facts."""
    met = [fact for fact in plan.facts if fact in learner.facts]
    safe = [fact for fact in met if learner.record(fact).standing.state.step >= State.SAFE.step]
    return rng.choice(safe or met or plan.facts[:FIRST])


def _sum(fact: Fact) -> Sum:
    return Sum((fact.a, fact.b))
