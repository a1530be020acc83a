"""The picture cards are shown before they are asked for."""

from random import Random

import pytest

from settebello import resources
from settebello.learning.activities import Activities
from settebello.learning.course.tasks import Situation, next_item
from settebello.learning.facts import FIGURES
from settebello.learning.learner.event_text import parse_event, print_event
from settebello.learning.learner.events import FoundTwin
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.evidence import Help
from settebello.learning.puzzles.maker import make
from settebello.learning.puzzles.puzzle import Task
from settebello.learning.schedule.plan import Plan
from tests.learning.learner.material import learner_of
from tests.learning.material import RULEBOOK

LADDER = Activities.load([resources.assets() / "lessons"], RULEBOOK.ruleset)


def shown(value: int) -> FoundTwin:
    return FoundTwin(at=1.0, day=1, right=True, seconds=None, value=value, lesson=True)


@pytest.mark.parametrize("name", ["meet_the_cards", "make_it", "what_is_missing", "all_the_ways"])
def test_a_picture_card_is_shown_before_it_is_asked_for(name: str) -> None:
    activity = LADDER.get(name)
    assert activity is not None
    learner, rng, lessons = Learner(), Random(2), []
    for _ in range(400):
        here = Situation(learner=learner, plan=Plan(), at=1.5, day=1)
        item = next_item(activity, here, rng)
        wanted = item.wish.wanted
        asked = {item.wish.value} if wanted is None else {*wanted.addends, wanted.total}
        if item.lesson:
            assert item.help is Help.EXAMPLE
            assert item.wish.task is Task.VALUE
            assert make(item.wish, rng).solutions
            lessons.append(item.wish.value)
            learner = learner_of(*map(shown, lessons))
        else:
            assert not [one for one in asked if one in FIGURES and one not in lessons]
    assert len(lessons) == len(set(lessons))


def test_a_card_that_was_shown_earns_nothing_and_measures_nothing() -> None:
    learner = learner_of(shown(8))
    assert learner.history.has_seen(8)
    assert not learner.history.has_seen(9)
    assert learner.history.values == {}
    assert learner.history.stickers == {}
    assert learner.history.activities == {}
    assert learner.tempo.ratios == ()
    assert (learner.history.day(1).tasks, learner.history.day(1).twins) == (1, 1)
    assert parse_event(print_event(shown(8))) == shown(8)
    # Journals from before have no such word.
    assert not parse_event("twin at=1.0 day=1 right=yes value=8").lesson  # type: ignore[union-attr]


def test_facts_wait_for_a_day_with_room_for_their_lessons() -> None:
    make_it = LADDER.get("make_it")
    assert make_it is not None
    for seed in range(40):
        here = Situation(learner=Learner(), plan=Plan(), at=1.5, day=1, lessons=0)
        item = next_item(make_it, here, Random(seed))
        assert item.wish.wanted is not None
        assert item.wish.wanted.total < FIGURES[0]
