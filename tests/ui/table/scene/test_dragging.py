"""Playing by dragging a hand card to the table, beside clicking, which stays as it is."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from settebello.audio.cues import Cue
from settebello.engine import Card
from settebello.session import PERSON, TableSession, Waiting
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.table.model.rest_poses import resting_poses
from settebello.ui.table.scene import TableScene
from tests.pilot import Pilot, RecordedCues, services
from tests.ui.tables import scenes, session

SOMEWHERE_ELSE = (1240.0, 300.0)


@contextmanager
def seated(speed: Speed = Speed.INSTANT) -> Iterator[tuple[Pilot, TableScene, TableSession]]:
    table = session(seed=5)
    with Pilot(
        scenes(services(settings=Settings(language="en", speed=speed)), table), routes.ContinueMatch()
    ) as pilot:
        pilot.until(lambda: table.waiting_for is Waiting.PERSON and not pilot.stack.animating)
        assert isinstance(pilot.scene, TableScene)
        yield pilot, pilot.scene, table


def place(scene: TableScene, card: Card) -> tuple[float, float]:
    pose = resting_poses(scene.playback.here, scene.layout)[card]
    return pose.x, pose.y


def played(table: TableSession) -> Card | None:
    """The first card of the deal, which the person leads."""
    position = table.match.position
    assert position is not None
    return position.history[0].card if position.history else None


def hand_and_table(table: TableSession) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    position = table.match.position
    assert position is not None
    return position.hands[PERSON].cards, position.table.cards


def test_a_card_dragged_to_the_table_is_played_and_flies_from_where_it_was_let_go() -> None:
    with seated(Speed.NORMAL) as (pilot, scene, table):
        position = table.match.position
        assert position is not None
        card = next(move.card for move in position.legal_moves() if not move.captured)
        goal = (scene.layout.table.right - 60, scene.layout.table.bottom - 60)
        pilot.drag(place(scene, card), goal)
        assert played(table) == card
        first = scene.playback.timeline.tracks[card].keys[0].pose
        assert (first.x, first.y) == pytest.approx(goal, abs=2)


def test_a_card_that_is_dragged_slides_once_and_where_it_is() -> None:
    table = session(seed=5)
    cues = RecordedCues()
    given = services(cues=cues, settings=Settings(language="en", speed=Speed.INSTANT))
    with Pilot(scenes(given, table), routes.ContinueMatch()) as pilot:
        pilot.until(lambda: table.waiting_for is Waiting.PERSON and not pilot.stack.animating)
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        x, y = place(scene, hand_and_table(table)[0][0])
        pilot.hold((x, y), (x + 2, y))
        assert Cue.SLIDE not in cues.played
        pilot.hold((x, y), (scene.layout.width * 0.75, y - 200))

    assert cues.played.count(Cue.SLIDE) == 1
    assert cues.pans[cues.played.index(Cue.SLIDE)] == pytest.approx(0.5, abs=0.3)


def test_a_card_dragged_elsewhere_goes_back() -> None:
    with seated() as (pilot, scene, table):
        card = hand_and_table(table)[0][0]
        pilot.drag(place(scene, card), SOMEWHERE_ELSE)
        assert played(table) is None
        assert scene.picking is not None
        assert scene.picking.idle
        assert played(table) is None


def test_esc_lets_go_of_a_dragged_card() -> None:
    with seated() as (pilot, scene, table):
        card = hand_and_table(table)[0][0]
        x, y = place(scene, card)
        pilot.hold((x, y), (x, y - 200))
        assert card in scene.still.moving
        pilot.press("esc")
        assert card not in scene.still.moving
        pilot.let_go((x, y - 250))
        assert played(table) is None
        assert scene.group is None


def test_a_press_that_hardly_moves_is_a_click() -> None:
    with seated() as (pilot, scene, table):
        position = table.match.position
        assert position is not None
        card = next(move.card for move in position.legal_moves() if not move.captured)
        x, y = place(scene, card)
        pilot.drag((x, y), (x + 5, y - 5))
        assert played(table) == card
