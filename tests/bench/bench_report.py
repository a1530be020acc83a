"""How long the page of adults takes with eight children of 50,000 events each.

See docs/learning.md, section 14.3, D4.
"""

import time
from dataclasses import replace
from pathlib import Path

import pytest

from settebello.learning.children.household import Household
from settebello.learning.learner import file, journal
from settebello.learning.memory.thinking_time import Age
from settebello.learning.report.advice import advice_for
from settebello.learning.report.heatmap import families, heat_map
from settebello.learning.report.weeks import minutes_by_day, weeks_of
from settebello.learning.schedule.plan import Plan
from tests.learning.learner.material import learner_of, some_events

CHILDREN = 8
EVENTS = 50_000
FIRST = 20_000
A_DAY = 70
"""Events of a day, which make two years of them."""


@pytest.mark.bench
def test_the_page_of_adults(tmp_path: Path) -> None:
    events = [
        replace(event, at=FIRST + place / A_DAY, day=FIRST + place // A_DAY)
        for place, event in enumerate(some_events(EVENTS))
    ]
    learner = learner_of(*events)
    month = EVENTS - A_DAY * 30
    lines = [journal.line(month + place, event) for place, event in enumerate(events[month:])]
    part = journal.HEAD + "".join(lines)
    house = Household(tmp_path)
    text = file.write(learner)
    children = [house.create("", "fox", Age.MIDDLE) for _ in range(CHILDREN)]
    for child in children:
        (tmp_path / child.id / "learner.yaml").write_text(text, encoding="utf-8")
        (tmp_path / child.id / f"events-{month:08}.journal").write_text(part, encoding="utf-8")
    last = max(learner.history.days)
    print(f"\n{len(text) / 1000:.0f} KB a child, {len(learner.history.days)} days")  # noqa: T201 - a measurement is there to be read
    for _ in range(5):
        began, worked = time.perf_counter(), time.process_time()
        read = [house.notebook(child.id).learner for child in children]
        middle = time.perf_counter()
        for one in read:
            heat_map(one)
            families(one)
            weeks_of(one.history, 4)
            minutes_by_day(one.history)
            advice_for(one, Plan(), float(last))
        end, done = time.perf_counter(), time.process_time()
        times = [f"{1000 * part:.0f} ms" for part in (middle - began, end - middle, done - worked)]
        print("all eight: read {}, reports {}; of the processor {}".format(*times))  # noqa: T201 - as above
        assert read[-1].events == EVENTS
