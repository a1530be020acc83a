"""War as a child sees it: a card before each player, then the cards for the difference."""

from collections.abc import Callable

import pytest

from settebello.engine import Card
from settebello.learning.puzzles.pairs import Pair
from settebello.practice.attempt import MISSES, Phase
from settebello.ui.kit import routes
from settebello.ui.kit.scene import SceneId
from settebello.ui.learn.parts.card_spots import CardSpot
from settebello.ui.learn.scenes.showing_scene import ShowingScene
from settebello.ui.learn.scenes.task_scene import TaskScene
from tests.pilot import Pilot
from tests.ui.learn.practising import InMemory
from tests.ui.learn.test_tasks import answer, attempt, by_keys, by_mouse, playing


def scene(pilot: Pilot) -> TaskScene:
    assert isinstance(pilot.scene, TaskScene)
    return pilot.scene


def pair_of(pilot: Pilot) -> Pair:
    pair = attempt(pilot).assignment.pair
    assert pair is not None
    return pair


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (800, 500)])
def test_the_two_cards_lie_side_by_side_about_the_middle(size: tuple[int, int]) -> None:
    with playing(InMemory(level=4), activity="which_is_more", size=size) as pilot:
        assert attempt(pilot).phase is Phase.COMPARING
        partner, child = scene(pilot).spots
        assert (partner.card, child.card) == pair_of(pilot).cards
        assert pilot.says(scene(pilot).prompt) == "Which card counts more?"
        assert partner.area.right <= child.area.x
        assert partner.area.y == child.area.y
        middle, seat = scene(pilot).width / 2, scene(pilot).seat
        assert partner.area.centre[0] + child.area.centre[0] == pytest.approx(2 * middle)
        assert seat.right < partner.area.x, "the animal sits left of both cards"
        assert seat.y > partner.area.y
        assert seat.x > scene(pilot).places.mat.x
        for spot in (partner, child):
            assert spot.area.x >= 0
            assert spot.area.right <= scene(pilot).width
            assert spot.area.bottom <= scene(pilot).height


@pytest.mark.parametrize("hand", [by_keys, by_mouse], ids=["keys", "mouse"])
def test_the_greater_card_leads_to_the_question_for_the_difference(
    hand: Callable[[Pilot, list[Card]], None],
) -> None:
    with playing(InMemory(level=4), activity="which_is_more") as pilot:
        pair = pair_of(pilot)
        hand(pilot, [pair.more])
        assert attempt(pilot).phase is Phase.CHOOSING
        more = attempt(pilot).target
        assert pilot.says(scene(pilot).prompt) == f"{more - pair.difference} and how many make {more}?"
        shown = [spot.card for spot in scene(pilot).spots]
        assert pair.less not in shown
        assert isinstance(scene(pilot).group.focused, CardSpot)


def test_the_smaller_card_costs_nothing_and_after_two_the_other_is_pointed_at() -> None:
    port = InMemory(level=4)
    with playing(port, activity="which_is_more") as pilot:
        pair = pair_of(pilot)
        for miss in range(MISSES):
            assert attempt(pilot).marked == frozenset()
            by_keys(pilot, [pair.less])
            assert attempt(pilot).phase is Phase.COMPARING
            assert pilot.says(scene(pilot).caption[0]) == "The other card counts more."
            assert attempt(pilot).compared == miss + 1
        assert attempt(pilot).marked == {pair.more}
        focused = scene(pilot).group.focused
        assert isinstance(focused, CardSpot)
        assert focused.card == pair.more
        by_keys(pilot, answer(pilot))
        by_keys(pilot, answer(pilot))
        assert attempt(pilot).phase is Phase.SOLVED
    # The comparison is no answer to the sum.
    (reply,) = port.replies
    assert reply.right
    assert reply.attempt == 0


def test_the_hand_shows_both_questions() -> None:
    with playing(
        InMemory(fresh=True),
        routes.LearnShowing("which_is_more", routes.LearnTask("which_is_more")),
        moving=True,
    ) as pilot:
        showing = pilot.scene
        assert isinstance(showing, ShowingScene)
        phases: list[Phase] = []
        while showing.attempt is None or showing.attempt.phase is not Phase.SOLVED:
            phases += [showing.attempt.phase] if showing.attempt is not None else []
            pilot.frames(5)
            assert len(phases) < 120
        phases.append(showing.attempt.phase)
        assert list(dict.fromkeys(phases)) == [Phase.COMPARING, Phase.CHOOSING, Phase.SOLVED]
        assert pilot.at(SceneId.LEARN_SHOWING)


@pytest.mark.parametrize("key", ["right", "tab"])
def test_arrows_and_tab_lead_from_one_card_to_the_other(key: str) -> None:
    with playing(InMemory(level=4), activity="which_is_more") as pilot:
        partner, child = scene(pilot).spots
        assert scene(pilot).group.focused is partner
        pilot.press(key)
        assert scene(pilot).group.focused is child
        pilot.press("enter")
        pilot.frames(12)
        assert (attempt(pilot).phase is Phase.CHOOSING) is (child.card == pair_of(pilot).more)
