"""Children who have practised for some weeks, for pictures of what grown-ups are shown."""

import time
from dataclasses import replace
from pathlib import Path
from random import Random

from settebello.learning.children.aims import Step
from settebello.learning.children.household import Household
from settebello.learning.difficulty import Setting
from settebello.learning.facts import FACTS, Unit
from settebello.learning.learner.events import Answered, Event, FoundTwin, Opened, Passed, Played
from settebello.learning.memory.evidence import Help, Outcome
from settebello.learning.memory.thinking_time import Age
from settebello.learning.sums import Sum

WEEKS = 9
A_DAY = 28
SCENARIO = (
    Step(activity="find_the_twin", tasks=4),
    Step(activity="make_it", unit=Unit.DOUBLES, tasks=48),
    Step(activity="all_the_ways", tasks=4),
    Step(activity="mini_scopa", tasks=1),
)
FINISHED = (
    "meet_the_cards",
    "find_the_twin",
    "make_it",
    "touch_and_count",
    "how_many",
    "all_the_ways",
    "which_is_more",
)
"""What Mia has finished; Leo has finished nothing."""
SECOND = 1 / 86_400
EVENING = 18 / 24
APART = 9.0


def practise(folder: Path, *, guarded: bool = False) -> None:
    """Two children in a folder: Mia for some weeks, Leo for a few days.

    guarded: a PIN is set, and Mia is to see her scenario alone.
    """
    household = Household(folder)
    today = int(time.time() // 86_400)
    mia = household.create("Mia", "fox", Age.MIDDLE)
    aims = replace(mia.aims, pinned=("4+6",), scenario=SCENARIO, locked=guarded)
    household.change(replace(mia, aims=aims))
    if guarded:
        household.set_pin("2468", bytes(16))
    leo = household.create("Leo", "owl", Age.YOUNG)
    for child, weeks, seed in ((mia, WEEKS, 5), (leo, 1, 6)):
        notebook = household.notebook(child.id)
        for event in some_weeks(today, weeks, Random(seed)):
            notebook.note(event)
        for activity in FINISHED[: max(0, weeks - 2)]:
            notebook.note(Passed(at=today + EVENING, day=today, activity=activity))
        notebook.save()


def some_weeks(today: int, weeks: int, rng: Random) -> list[Event]:
    """What is answered on some days of each week; small sums and those that were met often come quickly."""
    found: list[Event] = []
    met: dict[Sum, int] = {}
    known = 3
    for day in range(today - 7 * weeks + 1, today + 1):
        if rng.random() < 0.35 and day != today:
            continue
        at = day + 15 / 24
        found.append(Opened(at=at, day=day))
        for _ in range(5):
            at += APART * SECOND
            value = rng.choice((0, 9))
            found.append(
                FoundTwin(
                    at=at, day=day, right=True, seconds=2.4, cards=4, value=value, chosen=value or 5,
                    twin=0 if value else 5,
                )
            )  # fmt: skip
        for _ in range(rng.randint(A_DAY // 2, A_DAY)):
            at += (APART + rng.random() * 6) * SECOND
            fact = FACTS[min(int(rng.random() ** 0.8 * known), known - 1)]
            asked = Sum((fact.a, fact.b))
            often = met[asked] = met.get(asked, 0) + 1
            right = rng.random() < 1 - 0.35 / (1 + 0.3 * often) - 0.02 * fact.a
            helped = often < 3 and rng.random() < 0.5
            found.append(
                Answered(
                    at=at,
                    day=day,
                    asked=asked,
                    setting=Setting(),
                    outcome=Outcome.RIGHT if right else Outcome.MISS,
                    mistake="" if right else rng.choice(("too_much", "too_much", "too_little", "figure")),
                    shown=Help.PARTIAL if helped else Help.NONE,
                    seconds=4.4 + fact.a * 2.4 / (1 + 0.08 * often) + rng.random() * 3,
                    clicks=3,
                    cards=4,
                    activity="make_it",
                )
            )
        found.append(Played(at=at + 2 * SECOND, day=day, activity="mini_scopa", arranged=True, seconds=150))
        known = min(known + rng.randint(0, 2), 25)
    return found
