"""The tutorial of the market game as a beginner plays it: by mouse, by keyboard alone, by gamepad alone."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from settebello.coach.market_guide import MarketGuide
from settebello.coach.market_lesson import shipped_market_lesson
from settebello.i18n import languages, t
from settebello.market import Action, Buy, Draw, End, Take, parse_action
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.controls.gamepad import Gamepads
from settebello.ui.kit.controls.inputs import Inputs
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.widgets import Widget
from settebello.ui.market.lesson.market_lesson_scene import MarketLessonScene
from settebello.ui.market.model.choosing import Choosing
from settebello.ui.market.model.next_press import next_press
from settebello.ui.market.scene.market_focus import key_of
from settebello.ui.market.scene.market_widgets import CardWidget
from tests.pilot import Pilot, services
from tests.ui.cut_texts import collect_cut_texts, collect_high_texts
from tests.ui.market.some_market import SomeMarket, rules
from tests.ui.market.test_whole_match import by_device, by_mouse
from tests.ui.tables import scenes, session

STEPS = len(shipped_market_lesson().steps)
ALONE = ("draw with g2", "take Z9a with g0", "buy G19 with g4a+g5+g1")
"""A way to the goal of the last step."""
Press = Callable[[Widget], None]


@contextmanager
def learning(
    first: Route | None = None,
    *,
    speed: Speed = Speed.INSTANT,
    size: tuple[int, int] = (1280, 720),
    language: str = "en",
) -> Iterator[Pilot]:
    """A pilot in the tutorial."""
    port = services(settings=Settings(language=language, speed=speed))
    port = replace(port, market=SomeMarket)
    inputs = Inputs(Gamepads(), port.controls)
    start = first or routes.MarketTutorial()
    with Pilot(scenes(port, session()), start, size=size, language=language, inputs=inputs) as pilot:
        yield pilot


def lesson(pilot: Pilot) -> MarketLessonScene:
    scene = pilot.scene
    assert isinstance(scene, MarketLessonScene)
    return scene


def press_for(scene: MarketLessonScene, action: Action, press: Press) -> None:
    """Press what an action needs, one after the other."""
    while scene.table.board.choosing is not None:
        made = scene.guide.state
        widget = scene.widget(next_press(scene.table.board.choosing, action))
        assert widget is not None
        press(widget)
        if scene.guide.state is not made:
            return
    raise AssertionError(f"{action} is not made")


def play_through(pilot: Pilot, press: Press) -> None:
    """Play all steps; what the tutorial points at is pressed, and the last step is known."""
    scene = lesson(pilot)
    for place in range(STEPS):
        assert scene.guide.place == place
        while scene.guide.wanted is not None:
            target = scene.target
            assert target is not None
            press(target)
        if scene.guide.unaided:
            for text in ALONE:
                press_for(scene, parse_action(rules(), text), press)
        assert scene.guide.done
        assert scene.group.focused is scene.paper.go_on
        if place + 1 < STEPS:
            press(scene.paper.go_on)


def test_the_tutorial_by_mouse() -> None:
    with learning(routes.Tutorial()) as pilot:
        pilot.press("end")
        pilot.click("Start chapter")
        assert pilot.at(SceneId.MARKET_LESSON)
        play_through(pilot, by_mouse(pilot))
        scene = lesson(pilot)
        assert scene.services.settings.current.lessons == ("mercato",)
        assert pilot.says(scene.paper.words or "") == pilot.says(t(scene.guide.step.right or ""))
        pilot.click("Done")
        assert pilot.at(SceneId.TUTORIAL)


@pytest.mark.parametrize("device", ["keyboard", "gamepad"])
def test_the_tutorial_by_one_device_alone(device: str) -> None:
    with learning() as pilot:
        play_through(pilot, by_device(pilot, device))
        assert lesson(pilot).guide.over


def test_the_new_game_page_opens_it() -> None:
    with learning(routes.NewMarket()) as pilot:
        pilot.click("Tutorial")
        assert pilot.at(SceneId.MARKET_LESSON)
        pilot.press("escape")
        assert pilot.at(SceneId.MARKET_NEW)


def test_what_is_not_meant_is_answered_on_the_paper_and_not_made() -> None:
    with learning() as pilot:
        scene = lesson(pilot)
        before = scene.guide.state
        press_for_nothing(scene, End(), by_mouse(pilot))
        assert scene.guide.state is before
        assert scene.paper.wrong
        assert pilot.says(scene.paper.words or "") == pilot.says(t(scene.guide.step.wrong))
        by_mouse(pilot)(scene.target or scene.paper.skip)
        assert scene.table.board.choosing is not None
        assert scene.table.board.choosing.chosen == (rules().index["g5"],)


def press_for_nothing(scene: MarketLessonScene, action: Action, press: Press) -> None:
    """Press what an action needs that is refused."""
    for _ in range(2):
        assert scene.table.board.choosing is not None
        widget = scene.widget(next_press(scene.table.board.choosing, action))
        assert widget is not None
        press(widget)


def test_who_ends_the_turn_of_the_last_step_begins_it_again() -> None:
    with learning() as pilot:
        scene = lesson(pilot)
        scene.turn_to(STEPS - 1)
        start = scene.guide.state
        press_for(scene, Draw(rules().index["g2"]), by_mouse(pilot))
        assert scene.guide.state != start
        press_for_nothing(scene, End(), by_mouse(pilot))
        assert scene.guide.state == start
        assert scene.paper.wrong
        assert scene.table.board.view.hand == start.mats[0].hand


def test_keys_turn_the_steps_begin_them_again_and_leave() -> None:
    with learning(routes.Tutorial()) as pilot:
        pilot.press("end", "return")
        scene = lesson(pilot)
        pilot.press("pagedown", "pagedown")
        assert scene.guide.place == 2
        pilot.press("pageup")
        assert scene.guide.place == 1
        pilot.press("1")
        assert scene.table.board.choosing is not None
        assert scene.table.board.choosing.chosen
        pilot.press("escape")
        assert scene.table.board.choosing.idle
        pilot.press("escape")
        assert pilot.at(SceneId.TUTORIAL)


@pytest.mark.parametrize("size", [(1280, 720), (800, 500)])
def test_the_paper_and_the_hand_cover_no_card_and_no_word_is_cut(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    cut, high = collect_cut_texts(monkeypatch), collect_high_texts(monkeypatch)
    for language in languages():
        with learning(size=size, language=language) as pilot:
            scene = lesson(pilot)
            for place in range(STEPS):
                scene.turn_to(place)
                step = scene.guide.step
                for sentence in (step.say, step.wrong, step.right):
                    if sentence is not None:
                        scene.paper.answer(t(sentence), wrong=False)
                        scene.draw(pilot.canvas)
                paper = scene.paper.area
                for spot in scene.table.board.spots.values():
                    assert not spot.shown or spot.area.y > paper.bottom
                for widget in scene.group.widgets:
                    if isinstance(widget, CardWidget):
                        assert widget.area.y > paper.bottom
    assert (cut, high) == ([], [])


def test_the_hand_goes_to_what_is_pressed_next_and_rests_with_reduced_motion() -> None:
    with learning(speed=Speed.NORMAL) as pilot:
        scene = lesson(pilot)
        assert scene.hand.moving
        pilot.until(lambda: not pilot.stack.animating)
        first = scene.target
        assert first is not None
        by_mouse(pilot)(first)
        second = scene.target
        assert second is not None
        assert key_of(second) != key_of(first)
        assert scene.hand.moving


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [((), "g0"), (("g5",), "g5"), (("g0",), "Z7a")],
)
def test_a_wrong_card_is_put_back_before_the_next_press(chosen: tuple[str, ...], expected: str) -> None:
    index = rules().index
    found = MarketGuide(shipped_market_lesson(), rules())
    found.turn_to(3)
    choosing = Choosing(found.state.situation, tuple(index[name] for name in chosen))
    assert next_press(choosing, Take(index["Z7a"], index["g0"])) == index[expected]


def test_the_place_of_a_bought_card_is_a_press_of_its_own() -> None:
    index = rules().index
    found = MarketGuide(shipped_market_lesson(), rules())
    choosing = Choosing(found.state.situation, (index["g5"],))
    assert next_press(choosing, Buy(index["Z4a"], (index["g5"],))) == index["Z4a"]
