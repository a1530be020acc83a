"""The tutorial of the market game: every step can be played, and the last one alone."""

from collections.abc import Iterator

import pytest

from settebello.coach.market_guide import Answer, MarketGuide
from settebello.coach.market_lesson import shipped_market_lesson
from settebello.market import Action, Draw, End, MarketState, action_text, legal_actions, parse_action
from tests.market.bridge import rules_of

RULES = rules_of()
LESSON = shipped_market_lesson()


def guide(place: int = 0) -> MarketGuide:
    """The tutorial at a step; the steps before it were played as they want it."""
    found = MarketGuide(LESSON, RULES)
    while found.place < place:
        play_the_step(found)
        assert found.go_on()
    return found


def play_the_step(found: MarketGuide) -> None:
    while found.wanted is not None:
        assert found.offer(found.wanted).answer is Answer.RIGHT


def ways_to(card: str, state: MarketState, depth: int = 4) -> Iterator[tuple[Action, ...]]:
    """The actions of a turn that buy a card."""
    if RULES.index[card] in state.mats[0].stage:
        yield ()
        return
    if depth:
        for action in legal_actions(state.situation):
            if not isinstance(action, End):
                for rest in ways_to(card, state.play(action).state, depth - 1):
                    yield (action, *rest)


def test_the_tutorial_has_six_steps_and_the_last_is_played_alone() -> None:
    assert len(LESSON.steps) == 6
    assert [bool(step.reach) for step in LESSON.steps] == [False] * 5 + [True]
    assert all(step.play for step in LESSON.steps[:-1])


def test_every_step_is_played_through_and_the_tutorial_ends() -> None:
    found = guide(5)
    way = min(ways_to(found.step.reach, found.state), key=len)
    for action in way:
        reply = found.offer(action)
        assert reply.answer is Answer.RIGHT
    assert reply.words is not None
    assert found.over
    assert not found.go_on()


def test_a_step_is_not_left_before_it_is_played() -> None:
    found = guide()
    assert not found.go_on()
    assert found.place == 0


def test_an_action_that_the_rules_forbid_changes_nothing() -> None:
    found = guide()
    before = found.state
    reply = found.offer(parse_action(RULES, "buy Z4a with g1"))
    assert reply.answer is Answer.REFUSED
    assert reply.refusal is not None
    assert (reply.refusal.wanted, reply.refusal.got) == (4, 1)
    assert found.state is before


def test_a_legal_action_that_the_step_does_not_want_is_answered_and_not_made() -> None:
    found = guide()
    before = found.state
    reply = found.offer(End())
    assert (reply.answer, found.state is before) == (Answer.ANOTHER, True)
    assert reply.words is not None
    assert reply.words.key == LESSON.steps[0].wrong


def test_who_ends_the_turn_of_the_task_too_early_may_try_again() -> None:
    found = guide(5)
    start = found.state
    found.offer(Draw(RULES.index["g2"]))
    assert found.state != start
    assert found.offer(End()).answer is Answer.AGAIN
    assert found.state == start


@pytest.mark.parametrize("place", range(6))
def test_the_cards_named_in_a_step_are_those_of_the_rules(place: int) -> None:
    step = LESSON.steps[place]
    assert set(step.here.arranged.cards) <= set(RULES.index)
    assert len(set(step.here.arranged.cards)) == len(step.here.arranged.cards)


def test_the_task_needs_a_function_and_the_red_borders() -> None:
    found = guide(5)
    ways = list(ways_to(found.step.reach, found.state))
    assert ways
    assert all(len(way) > 1 for way in ways)
    assert any("draw" in action_text(RULES, action) for action in ways[0])
