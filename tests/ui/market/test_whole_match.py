"""A whole match by the mouse, by the keys, and by the pad: everything is done as a player does it."""

from collections.abc import Callable

import pytest

from settebello.market import Action, Bury, Buy, Draw, End, Keep, Pass, Secure, SendOff, Sift, Take
from settebello.ui.kit.controls.actions import Action as Key
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.transport import Timeline
from settebello.ui.kit.widgets import Widget
from settebello.ui.market.scene.market_focus import key_of
from settebello.ui.market.scene.market_scene import MarketScene
from tests.combinations import sampled
from tests.operating.hands import HANDS
from tests.pilot import Pilot
from tests.ui.market.some_market import market_session, plan_of
from tests.ui.market.tables import market_pilot

BUTTONS: dict[type, str] = {Sift: "sift", Draw: "draw", Secure: "secure", Keep: "keep", Pass: "pass"}
LONGEST = 4000
"""More steps than any match has."""


def targeted(scene: MarketScene, card: int) -> Widget:
    """The card that can be pressed."""
    cards = [w for w in scene.group.widgets if (key_of(w) or ("", None))[1] == card and w.reachable]
    return cards[0]


def button(scene: MarketScene, name: str) -> Widget:
    """The button of the turn."""
    return next(w for w in scene.group.widgets if key_of(w) == ("command", name))


def perform(scene: MarketScene, action: Action, press: Callable[[Widget], None]) -> None:
    """Do what an action needs, press by press."""
    choosing = scene.board.choosing
    for card in choosing.chosen if choosing is not None else ():
        press(targeted(scene, card))
    match action:
        case Buy(card, payment, to):
            for paid in payment:
                press(targeted(scene, paid))
            press(targeted(scene, card))
            placed(scene, to.value, press)
        case Take(card, using, to):
            press(targeted(scene, using))
            press(targeted(scene, card))
            placed(scene, to.value, press)
        case End(keep, _):
            before = len(scene.session.record.actions)
            press(button(scene, "end"))
            if len(scene.session.record.actions) == before:
                press(button(scene, "end") if keep is None else targeted(scene, keep))
        case _:
            use(scene, action, press)


def use(scene: MarketScene, action: Action, press: Callable[[Widget], None]) -> None:
    """Use the function of a card, or a button of the turn."""
    match action:
        case Sift(card) | Draw(card) | Secure(card):
            press(targeted(scene, card))
            press(button(scene, BUTTONS[type(action)]))
        case Bury(card, using):
            press(targeted(scene, using))
            press(button(scene, "bury"))
            press(targeted(scene, card))
        case SendOff(card):
            press(button(scene, "off"))
            press(targeted(scene, card))
        case _:
            press(button(scene, BUTTONS[type(action)]))


def placed(scene: MarketScene, to: str, press: Callable[[Widget], None]) -> None:
    """Say where a bought card goes, if that is asked."""
    if any(key_of(w) == ("command", f"to {to}") for w in scene.group.widgets):
        press(button(scene, f"to {to}"))


def play_out(pilot: Pilot, press: Callable[[Widget], None]) -> None:
    """Play as a planner would until the match is over."""
    for _ in range(LONGEST):
        if pilot.at(SceneId.MARKET_OVER):
            # The buttons come after the count.
            pilot.until(lambda: not pilot.stack.animating)
            return
        scene = pilot.scene
        assert isinstance(scene, MarketScene)
        if not scene.board.persons_choice or pilot.stack.animating:
            pilot.frames(3)
            continue
        action = plan_of(scene.session.state)[0]
        before = scene.session.record.actions
        perform(scene, action, press)
        done = scene.session.record.actions[len(before) :]
        assert done[:1] == (action,), f"{action}: {scene.board.notice}"
    raise AssertionError("the match does not end")


def by_mouse(pilot: Pilot) -> Callable[[Widget], None]:
    return lambda widget: pilot.click(widget.area.centre)


def by_device(pilot: Pilot, device: str) -> Callable[[Widget], None]:
    """Go to a widget with the next button, then press it."""
    hand = HANDS[device]

    def strike(key: Key) -> None:
        hand.post(key)
        pilot.frames(2)

    def press(widget: Widget) -> None:
        # A first press of another device lays the table out again, with new widgets of the same keys.
        key = key_of(widget)
        for _ in range(len(pilot.group.widgets) + 1):
            if key_of(pilot.group.focused) == key:
                break
            strike(Key.NEXT)
        assert key_of(pilot.group.focused) == key, pilot.says(widget.label)
        strike(Key.CONFIRM)

    return press


@pytest.mark.parametrize("expert", [False, True])
def test_a_match_by_mouse(expert: bool) -> None:
    with market_pilot(market_session(2, expert=expert)) as pilot:
        play_out(pilot, by_mouse(pilot))
        assert pilot.at(SceneId.MARKET_OVER)


@pytest.mark.parametrize("device", sampled(["keyboard", "gamepad"], 2))
def test_a_match_by_keys_alone_and_by_pad_alone(device: str) -> None:
    with market_pilot(market_session(3, expert=True)) as pilot:
        play_out(pilot, by_device(pilot, device))
        assert pilot.at(SceneId.MARKET_OVER)


def test_the_match_can_be_played_again() -> None:
    session = market_session(2)
    with market_pilot(session) as pilot:
        play_out(pilot, by_mouse(pilot))
        again = pilot.group.focused
        assert again is not None
        pilot.click(again.area.centre)
        assert pilot.at(SceneId.MARKET)
        scene = pilot.scene
        assert isinstance(scene, MarketScene)
        assert scene.session.record.seats == session.record.seats
        assert not scene.session.record.actions or scene.session.state.turn != 0


def test_the_replay_follows_the_match() -> None:
    with market_pilot(market_session(2)) as pilot:
        play_out(pilot, by_mouse(pilot))
        pilot.click("Replay match")
        assert pilot.at(SceneId.MARKET_REPLAY)
        line = pilot.group.focused
        assert isinstance(line, Timeline)
        rounds = len(line.chapters)
        assert line.last == len(line.chapters) - 1 + sum(one.last - one.first for one in line.chapters)
        pilot.press("right", "page down")
        assert line.place_now == 11
        pilot.click((line.x_of(line.chapters[2].first), line.track.centre[1]))
        assert line.place_now == line.chapters[2].first
        pilot.click("Next round")
        assert line.place_now == line.chapters[3].first
        pilot.click("On one turn")
        pilot.click("Previous round")
        assert line.place_now == line.chapters[3].first
        pilot.click("Previous round")
        assert line.place_now == line.chapters[2].first
        pilot.click("On one turn")
        assert line.place_now > line.chapters[2].first
        pilot.click("Back one turn")
        pilot.click("Start playback")
        before = line.place_now
        pilot.until(lambda: line.place_now > before)
        pilot.click("Pause")
        pilot.move(line.x_of(line.last), line.track.centre[1])
        assert pilot.says(pilot.scene.read()[0]) != f"Round {rounds}"
        pilot.press("end")
        pilot.click("Score sheet")
        assert pilot.at(SceneId.MARKET_SCORES)
