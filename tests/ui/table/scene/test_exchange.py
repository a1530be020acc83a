"""At the table: the dealer sees the bottom card, and leaves it or exchanges it by every device."""

from dataclasses import replace
from random import Random

import pygame
import pytest

from settebello.ai import LocalAdviser
from settebello.engine import BottomChosen, Card, Move, Position, Seat
from settebello.session import NextDeal, TableSession, Waiting
from settebello.storage.assists import Playing
from settebello.storage.settings import Motion, Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.table.layout import RATIO
from settebello.ui.table.model.rest_poses import resting_poses
from settebello.ui.table.model.spoken_choices import Choice, ChoiceKind
from settebello.ui.table.motion.timeline import Timeline
from settebello.ui.table.scene import TableScene
from tests.pilot import Pilot, services
from tests.ui.fingers import WAYS
from tests.ui.table.scene.test_hot_seat import everything_said, held_by, labels, seated
from tests.ui.tables import scenes, session

TWO = {0: "Anna", 1: "Luca"}


def dealing(players: int = 2, dealer: int = 0, people: dict[int, str] | None = None) -> TableSession:
    """A match in which a seat deals and looks at the bottom card."""
    for seed in range(100):
        table = session(
            "spazzino", players, seed=seed, changes={"deal.exchange": True}, people=people or {0: ""}
        )
        table.submit(NextDeal())
        if position_of(table).turn == dealer:
            return table
    raise AssertionError("another seat deals every time")


def position_of(table: TableSession) -> Position:
    position = table.match.position
    assert position is not None
    return position


def looking(table: TableSession, *, playing: Playing = Playing.AT_ONCE) -> Pilot:
    settings = Settings(language="en", speed=Speed.INSTANT)
    settings = replace(settings, assists=replace(settings.assists, playing=playing))
    return Pilot(scenes(services(settings=settings), table), routes.ContinueMatch())


def scene_of(pilot: Pilot) -> TableScene:
    assert isinstance(pilot.scene, TableScene)
    return pilot.scene


def message(pilot: Pilot) -> str:
    words = scene_of(pilot).message
    assert words is not None
    return pilot.says(words)


@pytest.mark.parametrize("way", list(WAYS))
@pytest.mark.parametrize("left", [True, False])
def test_the_dealer_leaves_or_exchanges_by_mouse_keys_and_gamepad(way: str, *, left: bool) -> None:
    table = dealing(3)
    with looking(table) as pilot:
        position = position_of(table)
        assert message(pilot).endswith("Exchange it for a table card, or leave it.")
        card = position.stock[-1] if left else position.table.cards[2]
        WAYS[way](pilot, table).play(Move(card, bottom=True))
        after = scene_of(pilot).playback.here
        assert after.looked is None
        chosen = next(event for event in table.events_so_far if isinstance(event, BottomChosen))
        assert chosen.taken == (None if left else card)
        assert (position.stock[-1] in position_of(table).opening_table) != left


@pytest.mark.parametrize("playing", [Playing.CONFIRM, Playing.PAPER])
@pytest.mark.parametrize("way", list(WAYS))
def test_where_moves_are_confirmed_a_table_card_is_chosen_first(way: str, playing: Playing) -> None:
    table = dealing()
    with looking(table, playing=playing) as pilot:
        position = position_of(table)
        fingers = WAYS[way](pilot, table)
        one, other = position.table.cards[:2]
        for card in (one, other):
            fingers.touch(card)
            assert position_of(table) == position
            assert list(fingers.picking.chosen) == [card]
        fingers.choose(Choice(ChoiceKind.EXCHANGE))
        assert table.record.deals[-1].exchange == other


def test_a_second_click_on_the_chosen_card_exchanges_it_and_escape_lets_it_go() -> None:
    table = dealing()
    with looking(table, playing=Playing.CONFIRM) as pilot:
        card = position_of(table).table.cards[0]
        fingers = WAYS["mouse"](pilot, table)
        fingers.touch(card)
        pilot.press("escape")
        assert not fingers.picking.chosen
        fingers.touch(card)
        fingers.touch(card)
        assert table.record.deals[-1].exchange == card


def test_a_card_of_the_hand_is_refused_in_words() -> None:
    table = dealing()
    with looking(table) as pilot:
        before = table.record
        pilot.press("1")
        assert message(pilot) == "First choose the bottom card."
        pilot.press("right")
        pilot.drag(*hand_to_table(pilot))
        assert message(pilot) == "First choose the bottom card."
        assert table.record == before


def hand_to_table(pilot: Pilot) -> tuple[tuple[float, float], tuple[float, float]]:
    layout = scene_of(pilot).layout
    spot = layout.hand(Seat(0), 3)[0]
    return (spot.x, spot.y), layout.table.centre


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_bottom_card_is_face_up_for_the_dealer_and_covers_no_table_card(players: int) -> None:
    table = dealing(players)
    with looking(table) as pilot:
        for size in ((1280, 720), (1920, 1080), (1024, 768), (2560, 1080)):
            pilot.resize(size)
            scene = scene_of(pilot)
            here = scene.playback.here
            poses = resting_poses(here, scene.layout)
            assert here.looked == position_of(table).stock[-1]
            looked = poses[here.looked]
            assert looked.turn == 1.0
            for card in here.table_cards:
                other = poses[card]
                apart = abs(other.x - looked.x) > 0.5 * (other.width + looked.width)
                above = abs(other.y - looked.y) > 0.5 * RATIO * (other.width + looked.width)
                assert apart or above, (size, card)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_bottom_card_of_an_opponent_is_face_down_whatever_it_is(players: int) -> None:
    table = dealing(players, players - 1)
    settings = Settings(language="en", speed=Speed.NORMAL, motion=Motion.REDUCED)
    with Pilot(scenes(services(settings=settings), table), routes.ContinueMatch()) as pilot:
        scene = scene_of(pilot)
        here = scene.playback.here
        looked = position_of(table).stock[-1]
        assert here.looked == looked
        assert resting_poses(here, scene.layout)[looked].turn == 0.0
        assert not any(looked in hand for hand in here.hands)
        found = set()
        # The opponent decides meanwhile; then only the sentence of the person's turn stays.
        pilot.until(lambda: table.waiting_for is Waiting.PERSON)
        pilot.settle()
        pilot.frames(240)
        later, stock = scene.playback.here, position_of(table).stock
        for card in (stock[-1], *stock[:2]):
            scene.playback.timeline = Timeline.still(replace(later, looked=card))
            scene.touch()
            pilot.settle()
            found.add((pygame.image.tobytes(pilot.window.surface, "RGB"), everything_said(pilot)))
        assert len(found) == 1


def test_the_choice_of_an_opponent_is_said_and_seen() -> None:
    said: set[str] = set()
    for dealer in (1, 2, 3):
        table = dealing(4, dealer)
        settings = Settings(language="en", speed=Speed.NORMAL)
        with Pilot(scenes(services(settings=settings), table), routes.ContinueMatch()) as pilot:
            pilot.until(lambda table=table: table.waiting_for is Waiting.PERSON)  # type: ignore[misc]
            said |= {pilot.says(words) for words in scene_of(pilot).playback.log}
    assert any(" at the bottom." in words or words.endswith("leaves the bottom card.") for words in said)
    assert not any(words.startswith("You look") for words in said)


def test_of_several_people_only_the_dealer_sees_the_card_behind_the_curtain() -> None:
    table = dealing(2, 1, people=TWO)
    looked = position_of(table).stock[-1]
    with seated(table) as (pilot, scene):
        assert "Show my cards" in labels(pilot)
        assert held_by(scene) is None
        assert not tells(pilot, scene, looked)
        pilot.press("enter")
        assert held_by(scene) == 1
        assert tells(pilot, scene, looked)
        pilot.press("right", "enter")
        assert table.record.deals[-1].exchange is not None
        assert "Show my cards" in labels(pilot)
        assert held_by(scene) is None


def tells(pilot: Pilot, scene: TableScene, card: Card) -> bool:
    """Whether the bottom card is face up, and is asked about."""
    pose = resting_poses(scene.playback.here, scene.layout)[card]
    asked = scene.message is not None and "Bottom card" in pilot.says(scene.message)
    assert asked == (pose.turn == 1.0)
    return asked


def test_the_cursor_goes_to_the_table_cards_and_the_buttons_alone() -> None:
    table = dealing()
    with looking(table) as pilot:
        seen = set()
        rng = Random(1)
        for _ in range(60):
            pilot.press(rng.choice(("left", "right", "up", "down")))
            picking = scene_of(pilot).picking
            assert picking is not None
            seen.add(picking.at_cursor or picking.choice_at_cursor)
        assert seen == {*position_of(table).table, Choice(ChoiceKind.LEAVE)}


def test_the_question_and_the_card_under_the_cursor_are_spoken() -> None:
    table = dealing()
    with looking(table) as pilot:
        spoken = scene_of(pilot).spoken
        assert spoken.notice is not None
        assert pilot.says(spoken.notice).startswith("Bottom card: ")
        pilot.press("right")
        spoken = scene_of(pilot).spoken
        assert [pilot.says(words) for words in spoken.focus][-1] == "card 1 of 4 on the table"


def test_a_hint_names_the_card_and_marks_it() -> None:
    table = dealing()
    port = replace(services(settings=Settings(language="en", speed=Speed.INSTANT)), adviser=LocalAdviser())
    with Pilot(scenes(port, table), routes.ContinueMatch()) as pilot:
        pilot.press("h")
        pilot.until(lambda: message(pilot) != "Thinking about a hint …")
        assert message(pilot) == "Which card would you like to be dealt last?"
        pilot.press("h")
        assert message(pilot).endswith(" be the bottom card.")
        choosing = scene_of(pilot).choosing
        assert choosing is not None
        position = position_of(table)
        assert choosing.hinted
        assert choosing.hinted <= {*position.table, position.stock[-1]}
