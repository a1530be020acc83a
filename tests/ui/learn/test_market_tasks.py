"""Tasks with a price on the screen: asked, paid by keys and by mouse, and answered."""

from itertools import combinations

import pytest

from settebello.engine import Card, card_value
from settebello.learning.puzzles.puzzle import Puzzle
from settebello.practice.attempt import Phase
from settebello.ui.kit.scene import SceneId
from settebello.ui.learn.scenes.task_scene import TaskScene
from tests.pilot import Pilot
from tests.ui.learn.practising import InMemory
from tests.ui.learn.test_tasks import answer, attempt, playing

ASKED = {
    "which_cards_buy": "It costs {n}. Which cards buy it?",
    "fewest_cards": "It costs {n}. Take the fewest cards.",
}


def scene(pilot: Pilot) -> TaskScene:
    assert isinstance(pilot.scene, TaskScene)
    return pilot.scene


def raise_cards(pilot: Pilot, cards: list[Card]) -> None:
    """Raise cards by their numbers, and take them."""
    spots = [spot.card for spot in scene(pilot).spots]
    for card in cards:
        pilot.press(str(spots.index(card) + 1))
    if attempt(pilot).phase is Phase.CHOOSING:
        pilot.press("return")


def longer(puzzle: Puzzle) -> list[Card]:
    """Three cards that pay the price."""
    return next(
        list(some)
        for some in combinations(puzzle.table, 3)
        if sum(card_value(card, puzzle.ruleset) for card in some) == puzzle.price
    )


@pytest.mark.parametrize("activity", ASKED)
def test_a_price_is_asked_and_paid_by_keys(activity: str) -> None:
    port = InMemory(block=1)
    with playing(port, activity=activity) as pilot:
        price = attempt(pilot).target
        assert pilot.says(scene(pilot).prompt) == ASKED[activity].format(n=price)
        raise_cards(pilot, answer(pilot))
        assert attempt(pilot).phase is Phase.SOLVED
    assert [reply.right for reply in port.replies] == [True]


def test_a_price_is_paid_by_mouse() -> None:
    port = InMemory(block=1)
    with playing(port, activity="which_cards_buy") as pilot:
        wanted = answer(pilot)
        for card in wanted:
            spot = next(one for one in scene(pilot).spots if one.card == card)
            pilot.click(spot.area.centre)
        if attempt(pilot).phase is Phase.CHOOSING:
            pilot.press("return")
        assert attempt(pilot).phase is Phase.SOLVED


def test_who_takes_more_cards_hears_that_fewer_can_pay() -> None:
    port = InMemory(block=1)
    with playing(port, activity="fewest_cards") as pilot:
        raise_cards(pilot, longer(attempt(pilot).assignment.puzzle))
        assert attempt(pilot).phase is Phase.EXPLAINED
        assert pilot.says(scene(pilot).caption[-1]) == "Fewer cards can pay it."
        pilot.frames(3)
    assert [reply.mistake for reply in port.replies] == ["fewer"]


@pytest.mark.parametrize("activity", ASKED)
def test_the_hand_shows_it_before(activity: str) -> None:
    port = InMemory(block=1, fresh=True)
    with playing(port, activity=activity) as pilot:
        assert pilot.at(SceneId.LEARN_SHOWING) or pilot.at(SceneId.LEARN_TASK)
        showing = port.showing("make_it")
        assert showing is None or showing.shown is not None


@pytest.mark.parametrize("activity", ASKED)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (800, 500)])
def test_cards_that_paid_lie_clear_of_the_strip_and_the_green_button(
    activity: str, size: tuple[int, int]
) -> None:
    with playing(InMemory(block=1), activity=activity, size=size) as pilot:
        raise_cards(pilot, answer(pilot))
        assert attempt(pilot).phase is Phase.SOLVED
        shown = scene(pilot)
        assert shown.cards is not None
        shown.cards.fly(shown.places, 60.0)
        paid = [spot for spot in shown.spots if spot.at is not None]
        assert len(paid) > 1
        for spot in paid:
            assert spot.at is not None
            assert spot.at[0] + shown.places.hand.width / 2 <= shown.places.aside.x
            assert spot.at[0] - shown.places.hand.width / 2 > shown.places.hand.centre[0] + 30
