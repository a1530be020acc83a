"""The album: a card is stuck exactly when what it is given for is so, once, and stays."""

from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from settebello.engine import Card
from settebello.learning.facts import Fact, facts_to
from settebello.learning.history.album import FACTS_OF, PLACES, Depth, Frame, frames, place_of
from settebello.learning.learner.advance import after
from settebello.learning.learner.events import Checked, Event, FoundTwin
from settebello.learning.learner.file import read, write
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.evidence import Help, Outcome
from settebello.learning.memory.mastery import State
from tests.learning.learner.material import answer, learner_of, some_events


def test_there_are_forty_places_one_for_each_card() -> None:
    assert len({place.card for place in PLACES}) == 40
    assert place_of(Card.parse("Kd")).depth is Depth.GOLD
    assert sorted(fact for facts in FACTS_OF.values() for fact in facts) == sorted(facts_to(10))


def test_a_club_is_every_sum_right_once_and_a_cup_on_two_days() -> None:
    once = learner_of(answer("1+6"), answer("2+5", shown=Help.PROMPT))
    assert "7b" not in once.history.stickers
    done = after(once, answer("3+4"))
    assert done.history.stickers == {"7b": 100}
    cup = learner_of(*[answer(one, day=day + 0.5) for day in (100, 101) for one in ("1+6", "2+5", "3+4")])
    assert cup.history.stickers == {"7b": 100, "7c": 101}


def test_what_was_shown_is_not_yet_earned() -> None:
    shown = learner_of(answer("1+1", shown=Help.EXAMPLE))
    assert shown.history.stickers == {}


def test_the_seven_of_coins_is_gold_three_times() -> None:
    days = (100, 103, 107, 111, 115)
    found = learner_of(
        *[answer(one, day=day + 0.5, seconds=1.5) for day in days for one in ("1+6", "2+5", "3+4")]
    )
    assert found.history.stickers["7s"] < found.history.stickers["7d"] == 115


def test_the_aces_are_for_equal_cards_and_for_figures() -> None:
    def found(day: int, value: int) -> Event:
        return FoundTwin(at=day + 0.5, day=day, right=True, seconds=2.0, value=value)

    figures = learner_of(*[found(day, value) for day in (7, 8) for value in (0, 8, 9, 10)])
    assert figures.history.stickers == {"1b": 7, "1s": 7, "1c": 8, "1d": 8}


def test_frames_are_for_fifteen_and_for_three_checks() -> None:
    checked = learner_of(*[Checked(at=1.0, day=1, right=right) for right in (True, False, True, True)])
    assert frames(checked.facts, checked.history) == (Frame.BROOM_CHECK,)


def test_a_golden_frame_stays_when_a_sum_wants_a_visit_again() -> None:
    days = (100, 103, 107)
    friends = learner_of(
        *[answer(one, day=day + 0.5, seconds=1.5) for day in days for one in ("5+10", "6+9", "7+8")]
    )
    assert frames(friends.facts, friends.history) == (Frame.FRIENDS_OF_FIFTEEN,)
    assert friends.history.frames == {"friends_of_fifteen": 107}
    missed = after(friends, answer("7+8", Outcome.MISS, 120.5))
    assert missed.record(Fact(7, 8)).standing.state is not State.SAFE
    assert frames(missed.facts, missed.history) == (Frame.FRIENDS_OF_FIFTEEN,)
    kept = read(write(missed), "learner.yaml")
    assert frames(kept.facts, kept.history) == (Frame.FRIENDS_OF_FIFTEEN,)


def test_a_frame_of_a_learner_that_was_kept_without_it_stays_too() -> None:
    days = (100, 103, 107)
    friends = learner_of(
        *[answer(one, day=day + 0.5, seconds=1.5) for day in days for one in ("5+10", "6+9", "7+8")]
    )
    older = replace(friends, history=replace(friends.history, frames={}))
    missed = after(older, answer("7+8", Outcome.MISS, 120.5))
    assert frames(missed.facts, missed.history) == (Frame.FRIENDS_OF_FIFTEEN,)


@given(st.integers(0, 10_000))
def test_cards_are_earned_at_their_rule_never_twice_and_never_lost(seed: int) -> None:
    """R1."""
    rng = Random(seed)
    learner, day = Learner(), 100.5
    facts = [fact for fact in facts_to(10) if fact.sum in {2, 3, 4}]
    stuck: dict[str, int] = {}
    for _ in range(120):
        day += rng.choice([0, 0, 0.001, 1, 2])
        outcome = Outcome.MISS if rng.random() < 0.1 else Outcome.RIGHT
        learner = after(learner, answer(str(rng.choice(facts)), outcome, day, seconds=rng.choice([1.5, 8.0])))
        now = dict(learner.history.stickers)
        assert stuck.items() <= now.items()
        for card in now.keys() - stuck.keys():
            assert now[card] == int(day)
            assert place_of(Card.parse(card)).earned(learner.facts, learner.history)
        for place in PLACES:
            if place.facts and place.earned(learner.facts, learner.history):
                assert str(place.card) in now
        stuck = now


def test_gold_and_safe_are_what_people_are_shown() -> None:
    learner = learner_of(*some_events(500))
    for place in PLACES:
        if place.depth is Depth.GOLD and place.facts:
            gold = all(learner.record(fact).standing.state is State.GOLD for fact in place.facts)
            assert place.earned(learner.facts, learner.history) == gold
