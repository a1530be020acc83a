"""Go fish for ten on the screen: by keys alone, by mouse alone, shown by the hand, and with misses."""

from random import Random

import pytest

from settebello.engine import card_value
from settebello.practice.fish_game import FishPhase
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import SceneId
from settebello.ui.learn.parts.card_spots import SMALLEST
from settebello.ui.learn.parts.idle_hand import BREATHES
from settebello.ui.learn.scenes.fish_scene import FishScene
from tests.pilot import FRAME, Pilot
from tests.ui.learn.practising import InMemory
from tests.ui.learn.test_tasks import playing

ROUTE = routes.LearnFish("fish_for_ten")


def fish(pilot: Pilot) -> FishScene:
    scene = pilot.scene
    assert isinstance(scene, FishScene)
    return scene


def captions(pilot: Pilot) -> list[str]:
    return [pilot.says(one) for one in fish(pilot).telling.caption]


def step(pilot: Pilot, hand: str) -> None:
    """Do the next thing right."""
    scene = fish(pilot)
    game = scene.game
    if game.phase is FishPhase.GIVE:
        place = next(n for n, card in enumerate(game.hand) if card_value(card) == game.wanted)
    elif game.phase is FishPhase.NUMBER:
        if hand == "keys":
            pilot.press(str(game.wanted))
        else:
            pilot.click(scene.numbers[game.numbers.index(game.wanted)].area.centre)
        return
    elif game.phase is FishPhase.CARD:
        place = 0
    else:
        pilot.press("enter")
        return
    if hand == "keys":
        pilot.press(str(place + 1))
    else:
        area = scene.spots[place].card_area
        pilot.click((area.x + 12, area.centre[1]))


@pytest.mark.parametrize("hand", ["keys", "mouse"])
def test_a_game_is_played_to_its_end_and_green_goes_on(hand: str) -> None:
    port = InMemory()
    phases = set()
    with playing(port, ROUTE) as pilot:
        for _ in range(200):
            if not pilot.at(SceneId.LEARN_FISH):
                break
            phases.add(fish(pilot).game.phase)
            step(pilot, hand)
            pilot.frames(2)
        assert pilot.at(SceneId.LEARN_REFLECTION)
    assert port.games_over == 1
    assert port.ten_turns
    assert all(turn.first + turn.second == 10 for turn in port.ten_turns)
    assert {FishPhase.CARD, FishPhase.NUMBER, FishPhase.ANSWERED} <= phases


def test_everything_that_is_only_to_be_seen_goes_on_by_itself() -> None:
    port = InMemory()
    with playing(port, ROUTE) as pilot:
        for _ in range(80):
            if not pilot.at(SceneId.LEARN_FISH):
                break
            if fish(pilot).waits_for_child:
                step(pilot, "keys")
            pilot.frames(30)
        assert port.games_over == 1


def test_a_number_that_does_not_make_ten_is_explained_and_twice_the_right_one_is_pointed_at() -> None:
    port = InMemory()
    with playing(port, ROUTE) as pilot:
        scene = fish(pilot)
        game = scene.game
        pilot.press("1")
        own = card_value(game.hand[0])
        assert pilot.says(scene.prompt) == f"{own} and how many make 10?"
        wrong = next(number for number in game.numbers if number != game.wanted)
        for turn in range(2):
            pilot.press(str(wrong))
            said = captions(pilot)
            assert said[0] == f"{own} and {wrong} make {own + wrong}."
            assert "10" in said[1]
            assert (game.marked_number == game.wanted) == bool(turn)
        # The focus is on the right number now.
        pilot.press("enter")
        assert pilot.says(scene.prompt) in {f"I have {own}. Who has {10 - own}?", "Go fish for ten"}
    assert len(port.ten_turns) == 1


def test_the_hand_asks_the_first_question_of_a_new_child_and_a_press_skips_it() -> None:
    port = InMemory(fresh=True)
    for skipped in (False, True):
        with playing(port, ROUTE) as pilot:
            assert pilot.says(fish(pilot).prompt) == "Look:"
            if skipped:
                pilot.press(".")
            else:
                pilot.frames(int(5 / FRAME))
            assert len(fish(pilot).game.fish.asked) >= 1
            assert pilot.says(fish(pilot).prompt) != "Look:"
    assert port.ten_turns == []


def test_help_and_the_pointing_hand() -> None:
    with playing(InMemory(), ROUTE) as pilot:
        scene = fish(pilot)
        pilot.frames(int((BREATHES + 1) / FRAME))
        assert scene.breathing
        pilot.press("h")
        assert next(spot.marked for spot in scene.spots)
        pilot.press("1", "h")
        assert captions(pilot) == [f"{card_value(scene.game.hand[0])}. How many more?"]
        pilot.press("h")
        assert captions(pilot)[-1].endswith("make 10.")
        assert scene.group.focused is not None
        assert pilot.says(scene.group.focused.label) == str(scene.game.wanted)


def test_no_question_of_the_child_names_its_answer() -> None:
    with playing(InMemory(), ROUTE) as pilot:
        scene = fish(pilot)
        for place in range(len(scene.game.hand)):
            pilot.press("tab")
            pilot.click((scene.spots[place].card_area.x + 12, scene.spots[place].card_area.centre[1]))
            own = card_value(scene.game.hand[place])
            assert pilot.says(scene.prompt) == f"{own} and how many make 10?"


def _overlap(one: Area, other: Area) -> bool:
    across = one.x < other.right - 1 and other.x < one.right - 1
    return across and one.y < other.bottom - 1 and other.y < one.bottom - 1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (800, 500)])
def test_cards_and_numbers_are_large_enough_and_apart(size: tuple[int, int]) -> None:
    with playing(InMemory(), ROUTE, size=size) as pilot:
        scene = fish(pilot)
        pilot.press("1")
        numbers = [button.area for button in scene.numbers]
        cards = [spot.card_area for spot in scene.spots]
        assert all(area.width >= SMALLEST - 1e-6 for area in cards)
        assert all(area.bottom <= scene.height for area in cards)
        assert all(area.width >= 72 and area.height >= 72 for area in numbers)
        assert not [1 for a in numbers for b in numbers if a is not b and _overlap(a, b)]
        assert not [1 for a in numbers for b in cards if _overlap(a, b)]


def test_whatever_is_pressed_the_game_goes_on_to_its_end() -> None:
    rng = Random(5)
    port = InMemory()
    with playing(port, ROUTE) as pilot:
        for _ in range(80):
            pilot.press(rng.choice([*"123456789h", "enter", "tab", "right", "down"]))
            if not pilot.at(SceneId.LEARN_FISH):
                return
        for _ in range(200):
            if not pilot.at(SceneId.LEARN_FISH):
                break
            step(pilot, "keys")
        assert port.games_over == 1


def test_random_numbers_are_answered_by_looking_together() -> None:
    port = InMemory()
    port.random = True
    with playing(port, ROUTE) as pilot:
        pilot.press("1")
        game = fish(pilot).game
        pilot.press(str(next(number for number in game.numbers if number != game.wanted)))
        assert captions(pilot)[0] == "Let's look together."
        assert game.marked_number == game.wanted


def test_a_game_that_was_left_goes_on_with_the_question_of_the_partner() -> None:
    port = InMemory()
    with playing(port, ROUTE) as pilot:
        game = fish(pilot).game
        for _ in range(100):
            if game.phase in {FishPhase.ASKED, FishPhase.GIVE}:
                break
            step(pilot, "keys")
            pilot.frames(2)
        port.left = game.saved
        asked = pilot.says(fish(pilot).prompt)
    with playing(port, ROUTE) as pilot:
        scene = fish(pilot)
        assert scene.game.phase is game.phase
        assert pilot.says(scene.prompt) == asked
        for _ in range(200):
            if not pilot.at(SceneId.LEARN_FISH):
                break
            step(pilot, "keys")
            pilot.frames(2)
        assert pilot.at(SceneId.LEARN_REFLECTION)
    assert port.games_over == 1
