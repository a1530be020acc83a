"""The hand that shows an activity: it taps the right cards, then the child does the same."""

import pytest

from settebello.practice.attempt import Phase
from settebello.ui.kit import routes
from settebello.ui.kit.scene import SceneId
from settebello.ui.learn.parts.card_spots import CardSpot
from settebello.ui.learn.scenes.showing_scene import IDLE, LOOKS, STAYS, ShowingScene
from settebello.ui.table.view.helps.ghost_hand import GOES, TAPS, GhostHand
from tests.pilot import Pilot
from tests.ui.learn.practising import InMemory
from tests.ui.learn.test_tasks import playing

HAND = GhostHand((0.0, 100.0), ((10.0, 0.0), (20.0, 0.0)))


def scene(pilot: Pilot) -> ShowingScene:
    assert isinstance(pilot.scene, ShowingScene)
    return pilot.scene


def path_of(port: InMemory) -> Pilot:
    return playing(port, routes.LearnPath(), moving=True)


def shows_again(pilot: Pilot) -> bool:
    return scene(pilot).shows_again


def lifted(spot: CardSpot) -> bool:
    return spot.lifted


def solved(pilot: Pilot) -> bool:
    attempt = scene(pilot).attempt
    return attempt is not None and attempt.phase is Phase.SOLVED


def wait(pilot: Pilot, seconds: float) -> None:
    pilot.frames(round(60 * seconds) + 2)


def test_the_hand_goes_from_place_to_place_and_taps_each() -> None:
    assert [HAND.taps(seconds) for seconds in (-1.0, 0.0, GOES, GOES + TAPS, 2 * GOES + TAPS, 99.0)] == [
        0,
        0,
        1,
        1,
        2,
        2,
    ]
    assert HAND.tip(0.0) == (0.0, 100.0)
    assert HAND.tip(GOES) == (10.0, 0.0)
    assert HAND.tip(GOES + TAPS + GOES / 2)[0] == pytest.approx(15.0)
    assert HAND.tip(99.0) == (20.0, 0.0)
    assert not HAND.pressed(GOES / 2)
    assert HAND.pressed(GOES + TAPS / 2)
    assert not HAND.pressed(HAND.seconds + 0.1)


def test_without_motion_the_hand_is_at_once_where_it_goes() -> None:
    assert HAND.tip(0.0, still=True) == (10.0, 0.0)


def test_a_new_child_is_shown_a_sum_and_then_makes_it_with_other_cards() -> None:
    port = InMemory(fresh=True)
    with path_of(port) as pilot:
        assert pilot.at(SceneId.LEARN_SHOWING)
        shown = scene(pilot)
        wait(pilot, LOOKS + shown.hand.seconds)
        attempt = shown.attempt
        assert attempt is not None
        assert attempt.phase is Phase.SOLVED
        assert "1 and 2 make 3." in [pilot.says(one) for one in shown.read()]
        wait(pilot, STAYS + 0.2)
        assert shown.trying
        tried = shown.attempt
        assert tried is not None
        assert not {*tried.assignment.puzzle.table} & {*attempt.assignment.puzzle.table}
        for spot in [spot for spot in shown.spots if spot.card in tried.answer]:
            pilot.click(spot.area.centre)
        assert tried.phase is Phase.SOLVED
        assert not port.replies, "neither is evidence"
        wait(pilot, STAYS + 0.2)
        assert pilot.at(SceneId.LEARN_TASK)


def test_to_a_child_that_waits_the_hand_shows_the_next_card_again() -> None:
    with path_of(InMemory(fresh=True)) as pilot:
        pilot.frames(1)
        pilot.press("enter")
        shown = scene(pilot)
        assert shown.trying
        assert not shows_again(pilot)
        wait(pilot, IDLE + 0.2)
        assert shows_again(pilot)
        (stop,) = shown.hand.stops
        pilot.click(stop)
        assert not shows_again(pilot)
        wait(pilot, IDLE + 0.2)
        assert shown.hand.stops != (stop,)


def test_a_wrong_card_is_explained_and_laid_down_so_that_the_child_is_never_stuck() -> None:
    with path_of(InMemory(fresh=True)) as pilot:
        pilot.frames(1)
        pilot.press("enter")
        shown = scene(pilot)
        assert shown.attempt is not None
        wrong = next(spot for spot in shown.spots if spot.card not in shown.attempt.answer)
        right = [spot for spot in shown.spots if spot.card in shown.attempt.answer]
        pilot.click(right[0].area.centre)
        pilot.click(wrong.area.centre)
        assert not lifted(wrong)
        assert lifted(right[0])
        assert shown.narration is not None
        said = [pilot.says(words) for words in shown.narration.log]
        assert said[0].startswith(f"{right[0].value} and {wrong.value} make ")
        assert not solved(pilot)
        pilot.click(right[1].area.centre)
        assert solved(pilot)


@pytest.mark.parametrize("key", [".", "esc"])
def test_it_can_be_left_and_skipped_at_any_time(key: str) -> None:
    with path_of(InMemory(fresh=True)) as pilot:
        pilot.frames(1)
        pilot.press(key)
        assert pilot.at(SceneId.LEARN_TASK if key == "." else SceneId.LEARN_PATH)


def test_before_the_first_task_of_an_activity_the_hand_shows_it_once() -> None:
    port = InMemory(fresh=True)
    port.began.append("meet_the_cards")
    with path_of(port) as pilot:
        pilot.click("Make the number")
        shown = scene(pilot)
        wait(pilot, LOOKS + shown.hand.seconds + STAYS + 0.2)
        assert pilot.at(SceneId.LEARN_TASK)
        assert port.showing("make_it") is None
