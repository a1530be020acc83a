"""What the others did since the person played: shown again, and marked where nobody saw it move."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pygame
import pytest

from settebello.engine import Card, CardSet, Event, Seat, parse_cards
from settebello.engine.cards import Side
from settebello.engine.events import Capture, Deal, Play, Refill
from settebello.session import TableSession, Waiting
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.controls.gamepad import Gamepads
from settebello.ui.kit.controls.inputs import Action, Inputs, Press
from settebello.ui.kit.paint.area import Area
from settebello.ui.table.layout import RATIO, lay_out
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.helps.recent_moves import Mark, Recent, badge_place
from settebello.ui.table.model.rest_poses import table_poses
from settebello.ui.table.model.table_state import TableState
from settebello.ui.table.scene import TableScene
from tests.pilot import Pilot, services
from tests.ui.tables import scenes, session

START = TableState.empty(Seat(0), Seat(0), 3, 3)
DEAL = Deal(
    Seat(0),
    Seat(1),
    (parse_cards("7d1c4s"), parse_cards("Kd2b9c"), parse_cards("5s6b1s")),
    parse_cards("3c5d8b6s"),
)
LAY = Play(Seat(1), Card.parse("2b"), Seat(2))
OWN = Play(Seat(0), Card.parse("1c"), Seat(1))
TAKE: tuple[Event, ...] = (
    Play(Seat(2), Card.parse("5s"), Seat(0)),
    Capture(Seat(2), Side(2), Card.parse("5s"), CardSet.parse("5d")),
)
REFILL = Refill(Seat(1), (parse_cards("1d1b2c"), parse_cards("2d2s3b"), parse_cards("3d3s4c")), last=False)


def test_what_is_shown_again_begins_after_the_owners_last_play() -> None:
    recent = Recent.last(START, (DEAL, LAY, *TAKE, OWN, LAY, *TAKE))
    assert recent is not None
    assert recent.events == (LAY, *TAKE)
    assert recent.before == START.folded((DEAL, LAY, *TAKE, OWN))


def test_new_cards_are_shown_again_only_between_two_plays() -> None:
    after = Recent.of_others(START, (DEAL, OWN, LAY, REFILL))
    assert after is not None
    assert after.events == (LAY,)
    between = Recent.of_others(START, (DEAL, OWN, LAY, REFILL, *TAKE))
    assert between is not None
    assert between.events == (LAY, REFILL, *TAKE)


def test_without_anothers_play_the_owners_own_is_shown_again_but_nothing_is_marked() -> None:
    recent = Recent.last(START, (DEAL, LAY, OWN))
    assert recent is not None
    assert recent.events == (OWN,)
    assert Recent.of_others(START, (DEAL, LAY, OWN)) is None
    assert Recent.last(START, (DEAL,)) is None


def test_laid_cards_are_marked_where_they_lie_and_taken_ones_where_they_lay() -> None:
    layout = lay_out(1280, 720, 3, 3)
    recent = Recent.of_others(START, (DEAL, OWN, LAY, *TAKE))
    assert recent is not None
    marks = {str(mark.card): (mark.seat, mark.gone) for mark in recent.marks(layout)}
    assert marks == {"2b": (Seat(1), False), "5d": (None, True), "5s": (Seat(2), True)}
    laid = Recent.of_others(START, (DEAL, OWN, *TAKE, LAY))
    assert laid is not None
    assert [str(mark.card) for mark in laid.marks(layout)] == ["2b"]


def upright(mark: Mark | Pose) -> Area:
    """The smallest upright rectangle around a card or around a marked card."""
    pose = mark.pose if isinstance(mark, Mark) else mark
    turned = math.radians(abs(pose.angle))
    width, high = pose.width, pose.width * RATIO
    return Area.centred(
        pose.x,
        pose.y,
        width * math.cos(turned) + high * math.sin(turned),
        width * math.sin(turned) + high * math.cos(turned),
    )


def apart(one: Area, other: Area) -> bool:
    return one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("size", [(1280, 720), (960, 720)])
@pytest.mark.parametrize("players", [2, 4])
def test_the_mark_of_a_capture_lies_on_no_card_that_is_still_there(
    players: int, size: tuple[int, int], large: bool
) -> None:
    layout = lay_out(*size, players, players, large=large)
    lying = parse_cards("Kd2b8c9c8d1d3d4s5s6s7b2c")
    hands = (parse_cards("7d1c4s"), parse_cards("5d2d9c"), parse_cards("3s6b1s"), parse_cards("3b4b5b"))
    five = Card.parse("5d")
    for count in (2, 3, 5, 6, 7, 9, 12):
        table = lying[:count]
        start = TableState.empty(Seat(0), Seat(0), players, players)
        dealt = Deal(Seat(0), Seat(1), hands[:players], table)
        for first in range(0, count - 1, 2):
            for taken in (table[first : first + 1], table[first::3]):
                capture = Capture(Seat(1), Side(1), five, CardSet.of(taken))
                recent = Recent.of_others(start, (dealt, Play(Seat(1), five, Seat(0)), capture))
                assert recent is not None
                mark = next(mark for mark in recent.marks(layout) if mark.card == five)
                poses = table_poses(layout, start.folded((dealt, capture)).table, recent.gaps)
                assert len(poses) == count - len(taken)
                assert mark.pose.width >= 0.6 * layout.table_width(count)
                for live in poses.values():
                    assert apart(upright(mark), upright(live))
                    assert apart(badge_place(mark.pose), upright(live))


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("players", [2, 4])
def test_a_portrait_on_a_laid_card_hides_no_card_beside_it(players: int, large: bool) -> None:
    layout = lay_out(1280, 720, players, players, large=large)
    lying = parse_cards("Kd2b8c9c8d1d3d4s5s6s7b2c")
    for count in range(2, len(lying) + 1):
        poses = list(table_poses(layout, list(enumerate(lying[:count]))).values())
        for place, laid in enumerate(poses):
            for other in poses[:place] + poses[place + 1 :]:
                straight = Area.centred(other.x, other.y, other.width, other.width * RATIO)
                assert apart(badge_place(laid), straight)


@contextmanager
def seated(table: TableSession, speed: Speed = Speed.INSTANT) -> Iterator[Pilot]:
    with Pilot(
        scenes(services(settings=Settings(language="en", speed=speed)), table), routes.ContinueMatch()
    ) as pilot:
        pilot.until(lambda: table.waiting_for is Waiting.PERSON and not scene_of(pilot).animating)
        yield pilot


def scene_of(pilot: Pilot) -> TableScene:
    assert isinstance(pilot.scene, TableScene)
    return pilot.scene


def marks(pilot: Pilot) -> tuple[Mark, ...]:
    """The marks that are drawn at the others' cards."""
    return scene_of(pilot).still.marks


def a_round(pilot: Pilot, table: TableSession) -> None:
    """Play any card and wait for one's turn."""
    assert table.match.position is not None
    scene_of(pilot).play(table.match.position.legal_moves()[0])
    pilot.until(lambda: table.waiting_for is Waiting.PERSON and not scene_of(pilot).animating)


@pytest.mark.parametrize("way", ["key", "mouse"])
def test_the_others_moves_can_be_seen_again_even_at_instant_speed(way: str) -> None:
    table = session(players=4, seed=2)
    with seated(table) as pilot:
        a_round(pilot, table)
        scene = scene_of(pilot)
        here, position = scene.playback.here, table.match.position
        if way == "key":
            pilot.press("l")
        else:
            pilot.click(scene.layout.again.centre)
        assert scene.animating
        assert scene.picking is None or scene.choosing is None
        shown = []
        while scene.playback.running:
            shown.append(scene.message)
            pilot.frames(1)
        assert len(dict.fromkeys(shown)) >= 3
        assert scene.playback.here == replace(here, gaps=())
        assert table.match.position is position
        assert scene.picking is not None


def test_before_the_first_card_there_is_nothing_to_see_again() -> None:
    table = session(seed=5)
    with seated(table) as pilot:
        assert table.match.position is not None
        assert table.match.position.history == ()
        pilot.press("l")
        message = scene_of(pilot).message
        assert message is not None
        assert pilot.says(message) == "Nobody has played a card yet."


def test_at_instant_speed_the_others_cards_are_marked_until_the_person_chooses() -> None:
    table = session(seed=1)
    with seated(table) as pilot:
        a_round(pilot, table)
        scene = scene_of(pilot)
        seen = marks(pilot)
        assert table.match.position is not None
        last = table.match.position.history[-1]
        assert last.card in {mark.card for mark in seen}
        assert {mark.seat for mark in seen} <= {None, Seat(1)}
        assert scene.picking is not None
        spare = next(card for card in scene.picking.table)
        pilot.click((scene.poses[spare].x, scene.poses[spare].y))
        assert marks(pilot) == ()


def test_what_has_been_seen_moving_is_not_marked_and_what_was_skipped_is() -> None:
    table = session(seed=1)
    with seated(table, Speed.BRISK) as pilot:
        a_round(pilot, table)
        scene = scene_of(pilot)
        assert marks(pilot) == ()
        assert table.match.position is not None
        scene.play(table.match.position.legal_moves()[0])
        for _ in range(600):
            if table.waiting_for is Waiting.PERSON:
                break
            pilot.press(".")
        pilot.press(".")
        assert {mark.seat for mark in marks(pilot)} >= {Seat(1)}


def test_a_gamepad_has_a_button_for_it() -> None:
    event = pygame.Event(pygame.JOYBUTTONDOWN, button=8, instance_id=0)
    assert list(Inputs(Gamepads()).translate([event], 0.0)) == [Press(Action.LAST_MOVE)]
