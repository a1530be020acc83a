"""The pyramid of ten on the screen: by keys alone, by mouse alone, shown by the hand, and with misses."""

from itertools import combinations
from random import Random

import pytest

from settebello.engine import Card
from settebello.practice.pyramid_game import PyramidGame
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets.base import State
from settebello.ui.learn.parts.card_spots import SMALLEST, TAG
from settebello.ui.learn.parts.idle_hand import BREATHES
from settebello.ui.learn.parts.tens import pyramid_spots
from settebello.ui.learn.parts.tens.pyramid_spots import SEEN
from settebello.ui.learn.scenes.pyramid_scene import PyramidScene
from tests.pilot import FRAME, Pilot
from tests.ui.learn.practising import InMemory
from tests.ui.learn.test_tasks import playing

ROUTE = routes.LearnPyramid("pyramid_of_ten")


def pyramid(pilot: Pilot) -> PyramidScene:
    scene = pilot.scene
    assert isinstance(scene, PyramidScene)
    return scene


def way(game: PyramidGame) -> tuple[Card, ...]:
    found = game.pyramid.way_out()
    assert found
    return game.cards(found[0])


def misfit(game: PyramidGame) -> tuple[Card, Card]:
    """Two free cards that do not make ten."""
    values = {card: game.value(card) for card in game.free if not game.is_ten(card)}
    return next((a, b) for a, b in combinations(values, 2) if values[a] + values[b] != 10)


def choose(pilot: Pilot, card: Card, hand: str) -> None:
    scene = pyramid(pilot)
    if hand == "mouse":
        pilot.click(scene.of(card).card_area.centre)
    elif hand == "digits":
        pilot.press(str(scene.game.free.index(card) + 1))
    else:
        for _ in range(30):
            if scene.group.focused is scene.of(card):
                break
            pilot.press("tab")
        pilot.press("enter")
    pilot.frames(12)


@pytest.mark.parametrize("hand", ["keys", "mouse"])
def test_a_pyramid_is_cleared_and_green_goes_on(hand: str) -> None:
    port = InMemory()
    with playing(port, ROUTE) as pilot:
        game = pyramid(pilot).game
        while not game.over:
            for card in way(game):
                choose(pilot, card, hand)
        assert port.games_over == 1
        assert len(port.ten_turns) == 4
        if hand == "keys":
            pilot.press("enter")
            pilot.frames(2)
        else:
            # The end goes on by itself.
            pilot.frames(int(4 / FRAME))
        assert pilot.at(SceneId.LEARN_REFLECTION)


def test_two_cards_that_do_not_make_ten_are_explained_and_twice_the_next_ones_are_pointed_at() -> None:
    port = InMemory()
    with playing(port, ROUTE) as pilot:
        scene = pyramid(pilot)
        pair = misfit(scene.game)
        for turn in range(2):
            for card in pair:
                choose(pilot, card, "mouse")
            said = [pilot.says(one) for one in scene.telling.caption]
            total = sum(map(scene.game.value, pair))
            assert f"make {total}" in said[0]
            assert "10" in said[1]
            assert {spot.card for spot in scene.spots if spot.lifted} == {*pair}
            assert any(spot.marked for spot in scene.spots) == bool(turn)
        assert len(port.ten_turns) == 1
        assert {spot.card for spot in scene.spots if spot.marked} == set(way(scene.game))


def gone(pilot: Pilot) -> int:
    return len(pyramid(pilot).game.pyramid.gone)


def test_a_covered_card_says_why_it_stays() -> None:
    with playing(InMemory(), ROUTE) as pilot:
        scene = pyramid(pilot)
        top = scene.spots[0]
        pilot.click((top.card_area.centre[0], top.card_area.y + 10))
        assert [pilot.says(one) for one in scene.telling.caption] == ["Other cards are lying on it."]
        assert scene.game.raised == ()


def test_cards_are_put_back_by_button_and_by_key() -> None:
    with playing(InMemory(), ROUTE) as pilot:
        scene = pyramid(pilot)
        for hand in ("mouse", "keys"):
            for card in way(scene.game):
                choose(pilot, card, "digits")
            assert scene.game.may_put_back
            if hand == "mouse":
                pilot.click("Put the cards back")
            else:
                pilot.press("backspace")
            assert not gone(pilot)


def test_the_hand_takes_the_first_pair_of_a_new_child_and_a_press_skips_it() -> None:
    port = InMemory(fresh=True)
    for skipped in (False, True):
        with playing(port, ROUTE) as pilot:
            scene = pyramid(pilot)
            assert pilot.says(scene.prompt) == "Look:"
            if skipped:
                pilot.press(".")
            else:
                pilot.frames(int(5 / FRAME))
            assert pilot.says(pyramid(pilot).prompt) == "Which cards make 10 together?"
            assert gone(pilot) == 2
            assert len(scene.telling.caption) == 1
    assert port.ten_turns == []


def test_after_twelve_seconds_the_hand_points_at_the_help() -> None:
    with playing(InMemory(), ROUTE) as pilot:
        scene = pyramid(pilot)
        assert scene.help.calls == 0
        pilot.frames(int((BREATHES + 1) / FRAME))
        assert scene.breathing
        pilot.press("h")
        assert any(spot.marked for spot in scene.spots)
        assert port_caption(pilot)


def port_caption(pilot: Pilot) -> str:
    return " ".join(pilot.says(one) for one in pyramid(pilot).telling.caption)


def _overlap(one: Area, other: Area) -> bool:
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom


@pytest.mark.parametrize(
    ("size", "rows"), [((1280, 720), 4), ((1280, 720), 5), ((1920, 1080), 5), ((800, 500), 5)]
)
def test_every_card_can_be_hit_and_every_number_read(size: tuple[int, int], rows: int) -> None:
    port = InMemory()
    port.rows = rows
    with playing(port, ROUTE, size=size) as pilot:
        scene = pyramid(pilot)
        areas = [spot.card_area for spot in scene.spots]
        assert all(area.width >= SMALLEST - 1e-6 for area in areas)
        assert all(area.x >= 0 and area.right <= scene.width for area in areas)
        assert all(area.bottom <= scene.height for area in areas)
        for place, area in enumerate(areas):
            others = [other for other in areas[place + 1 :] if other.y > area.y + 1]
            assert all(other.y - area.y >= SEEN - 1e-6 for other in others)
        buttons = [widget.area for widget in scene.group.widgets if widget not in scene.spots]
        whole = [Area(area.x, area.y - TAG, area.width, area.height + TAG) for area in areas]
        assert not [1 for area in whole for one in buttons if one.width and _overlap(area, one)]


def test_no_number_covers_a_sign_of_its_own_card(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    tags: list[Area] = []
    monkeypatch.setattr(pyramid_spots, "draw_tag", lambda _, area, *__, **___: tags.append(area))
    with playing(InMemory(), ROUTE) as pilot:
        for spot in pyramid(pilot).spots:
            for spot.lifted in (False, True):
                spot.draw(canvas, State())
                assert tags[-1].bottom <= spot.card_area.y + 1e-6
                assert spot.area.contains(*tags[-1].centre), "a press on the number chooses the card"


def test_whatever_is_pressed_the_pyramid_stays_sound_and_can_be_cleared() -> None:
    rng = Random(3)
    port = InMemory()
    with playing(port, ROUTE) as pilot:
        scene = pyramid(pilot)
        for _ in range(60):
            pilot.press(rng.choice("12345hbr") if rng.random() < 0.9 else "backspace")
            if not pilot.at(SceneId.LEARN_PYRAMID):
                break
        while pilot.at(SceneId.LEARN_PYRAMID) and not scene.game.over:
            if scene.game.lost:
                pilot.press("backspace")
                continue
            for card in way(scene.game):
                if card not in scene.game.raised:
                    choose(pilot, card, "mouse")
        assert port.games_over == 1


def test_the_pyramid_is_named_for_the_screen_reader() -> None:
    with playing(InMemory(), ROUTE) as pilot:
        scene = pyramid(pilot)
        card = scene.group.focused
        assert card in scene.spots
        assert pilot.says(scene.spoken.opening[0]) == "Which cards make 10 together?"
        assert len(scene.spoken.focus) == 2


def test_random_clicks_are_answered_by_looking_together() -> None:
    port = InMemory()
    port.random = True
    with playing(port, ROUTE) as pilot:
        scene = pyramid(pilot)
        for card in misfit(scene.game):
            choose(pilot, card, "digits")
        assert pilot.says(scene.telling.caption[0]) == "Let's look together."
        assert scene.game.marked or scene.game.points_back


def test_a_pyramid_that_was_left_goes_on_and_is_cleared() -> None:
    port = InMemory()
    with playing(port, ROUTE) as pilot:
        game = pyramid(pilot).game
        for card in way(game):
            choose(pilot, card, "digits")
        port.left = game.saved
    with playing(port, ROUTE) as pilot:
        scene = pyramid(pilot)
        assert scene.game.pyramid == game.pyramid
        assert not scene.showing
        while not scene.game.over:
            for card in way(scene.game):
                choose(pilot, card, "keys")
        pilot.press("enter")
        pilot.frames(2)
        assert pilot.at(SceneId.LEARN_REFLECTION)
