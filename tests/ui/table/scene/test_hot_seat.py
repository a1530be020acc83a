"""Several people at one screen: the curtain, the turns, and that nobody sees what another holds."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random

import pygame
import pytest

from settebello.engine import Phase, Seat
from settebello.session import TableSession, Waiting
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.scene import SceneId
from settebello.ui.menus.results.match_over_scene import MatchOverScene
from settebello.ui.table.model.rest_poses import resting_poses
from settebello.ui.table.motion.timeline import Timeline
from settebello.ui.table.scene import TableScene
from tests.pilot import Pilot, services
from tests.ui.table.scene.test_table_scene import play_by_keys, play_by_mouse, through_the_sheet
from tests.ui.tables import scenes, session

TWO = {0: "Anna", 1: "Luca"}
FOUR = {0: "Anna", 1: "Luca", 2: "Marta", 3: "Paolo"}


@contextmanager
def seated(table: TableSession, *, speed: Speed = Speed.INSTANT) -> Iterator[tuple[Pilot, TableScene]]:
    with Pilot(
        scenes(services(settings=Settings(language="en", speed=speed)), table), routes.ContinueMatch()
    ) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        until_somebody_is_asked(pilot, table)
        yield pilot, scene


def until_somebody_is_asked(pilot: Pilot, table: TableSession) -> None:
    pilot.until(
        lambda: (
            not pilot.at(SceneId.TABLE) or (table.waiting_for is Waiting.PERSON and not pilot.stack.animating)
        )
    )


def labels(pilot: Pilot) -> list[str]:
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    return [] if scene.group is None else [pilot.says(one.label) for one in scene.group.widgets]


def held_by(scene: TableScene) -> Seat | None:
    """Whose hand is seen."""
    return scene.playback.here.owner


def turn(table: TableSession) -> Seat:
    position = table.match.position
    assert position is not None
    assert position.turn is not None
    return position.turn


def everything_said(pilot: Pilot) -> str:
    """All that is or could be said aloud now."""
    spoken = pilot.scene.spoken
    words = (*spoken.opening, *spoken.focus, *spoken.log, *pilot.scene.read())
    return " ".join(pilot.says(one) for one in words)


@pytest.mark.combinations(strength=1)
@pytest.mark.parametrize("way", ["mouse", "keys"])
@pytest.mark.parametrize(
    ("variant", "players", "people"), [("scopa", 2, TWO), ("scopone_scientifico", 4, FOUR)]
)
def test_a_whole_match_of_several_people(
    way: str, variant: str, players: int, people: dict[int, str]
) -> None:
    table = session(variant, players, seed=5, target=4, people=people)
    rng = Random(3)
    with seated(table) as (pilot, scene):
        for _ in range(900):
            until_somebody_is_asked(pilot, table)
            if pilot.at(SceneId.SCORE_SHEET):
                through_the_sheet(pilot)
            elif pilot.at(SceneId.MATCH_OVER):
                break
            elif "Show my cards" in labels(pilot):
                assert scene.picking is None
                assert held_by(scene) is None
                if way == "mouse":
                    pilot.click("Show my cards")
                else:
                    pilot.press("enter")
                assert held_by(scene) == turn(table)
                assert scene.layout.seats[turn(table)].plate.y > 600
            elif way == "mouse":
                play_by_mouse(pilot, table, rng)
            else:
                play_by_keys(pilot, table, rng)
        assert table.match.phase is Phase.MATCH_OVER
        assert isinstance(pilot.scene, MatchOverScene)
        headline = pilot.says(pilot.scene.headline())
        assert any(name in headline for name in people.values())
        assert "You" not in headline


def test_nobody_is_spoken_to_where_several_play() -> None:
    table = session("scopa", 2, seed=4, people=TWO)
    with seated(table) as (pilot, scene):
        pilot.press("enter")
        first = people_name(table)
        assert scene.message is not None
        play_by_keys(pilot, table, Random(1))
        until_somebody_is_asked(pilot, table)
        assert f"{people_name(table)}, it is your turn." in everything_said(pilot)
        assert any(pilot.says(words).startswith(first) for words in scene.playback.log)


def people_name(table: TableSession) -> str:
    return table.record.seats[turn(table)].name


@pytest.mark.parametrize("lifted", [False, True])
def test_hidden_cards_change_nothing_that_is_seen_or_said(*, lifted: bool) -> None:
    """While the curtain is down no hand may be told from another; lifted, those of the others may not."""
    table = session("scopone_scientifico", 4, seed=4, people=FOUR)
    with seated(table) as (pilot, scene):
        if lifted:
            pilot.press("enter")
        here, own = scene.playback.here, turn(table)
        hidden = [seat for seat in range(4) if not lifted or seat != own]
        cards = [card for seat in hidden for card in here.hands[seat]]
        found = set()
        for shift in (0, 1, 17):
            moved = iter([*cards[shift:], *cards[:shift]])
            hands = tuple(
                tuple(next(moved) for _ in hand) if seat in hidden else hand
                for seat, hand in enumerate(here.hands)
            )
            scene.playback.timeline = Timeline.still(replace(here, hands=hands))
            for seat in hidden:
                for spot in scene.layout.hand(Seat(seat), 10):
                    pilot.move(spot.x, spot.y)
            pilot.move(2, 2)
            scene.touch()
            pilot.settle()
            found.add((pygame.image.tobytes(pilot.window.surface, "RGB"), everything_said(pilot)))
        assert len(found) == 1


def test_before_the_curtain_no_key_shows_a_card() -> None:
    table = session("scopa", 2, seed=4, people=TWO)
    with seated(table) as (pilot, scene):
        for key in ("1", "2", "h", "t", "p", "l", "v", "k", "left", "right", "up", "down", "tab"):
            pilot.press(key)
            pilot.frames(2)
            assert held_by(scene) is None, key
            assert scene.picking is None, key
            pilot.until(lambda: not pilot.stack.animating)


def test_a_card_is_taken_back_by_whoever_played_it() -> None:
    table = session("scopa", 2, seed=4, people=TWO)
    with seated(table) as (pilot, scene):
        first = turn(table)
        pilot.press("enter")
        play_by_keys(pilot, table, Random(1))
        until_somebody_is_asked(pilot, table)
        second = turn(table)
        assert second != first
        pilot.click("Take back the last play")
        assert turn(table) == first
        assert table.record.taken_back == 1
        assert held_by(scene) is None, "the hand is behind the curtain again"
        for _ in range(2):
            pilot.press("enter")
            play_by_keys(pilot, table, Random(1))
            until_somebody_is_asked(pilot, table)
        pilot.press("enter")
        assert turn(table) == first
        pilot.press("ctrl+z")
        assert turn(table) == first
        assert len(table.record.deals[-1].moves) == 0
        assert held_by(scene) == first, "who takes back has the hand in hand already"


def test_a_match_gone_on_with_comes_back_behind_the_curtain() -> None:
    table = session("scopa", 2, seed=4, people=TWO)
    with seated(table) as (pilot, scene):
        pilot.press("enter")
        assert held_by(scene) == turn(table)
    with seated(table) as (pilot, scene):
        assert held_by(scene) is None
        assert labels(pilot) == ["Show my cards"]


def test_the_others_last_plays_are_marked_for_the_one_who_takes_up_the_hand() -> None:
    table = session("scopa", 3, seed=4, people=TWO)
    with seated(table) as (pilot, scene):
        first = turn(table)
        for _ in range(2):
            pilot.press("enter")
            play_by_keys(pilot, table, Random(1))
            until_somebody_is_asked(pilot, table)
        pilot.press("enter")
        assert turn(table) in table.record.persons
        marked = {mark.seat for mark in scene.still.marks}
        assert marked - {None}
        assert turn(table) not in marked
        assert first in table.record.persons


def test_people_who_said_no_name_are_numbered() -> None:
    table = session("scopa", 2, seed=4, people={0: "", 1: ""})
    with seated(table) as (pilot, _):
        assert f"Player {turn(table) + 1}, it is your turn." in everything_said(pilot)


def test_one_person_alone_never_meets_a_curtain_wherever_they_sit() -> None:
    table = session("scopa", 3, seed=4, people={2: ""})
    with seated(table) as (pilot, scene):
        assert held_by(scene) == Seat(2)
        assert scene.group is None
        assert scene.layout.seats[2].plate.y > 600
        assert pilot.says(scene.message or "") != ""


def test_no_card_of_a_hand_is_face_up_while_anything_moves() -> None:
    """From a play to the next curtain, new cards dealt in the same motion included."""
    table = session("scopa", 2, seed=4, people=TWO)
    dealt = 0
    with seated(table, speed=Speed.BRISK) as (pilot, scene):
        for _ in range(7):
            until_somebody_is_asked(pilot, table)
            pilot.press("enter")
            play_by_keys(pilot, table, Random(2))
            position = table.match.position
            assert position is not None
            held = {card for hand in position.hands for card in hand}
            dealt += max(map(len, position.hands)) == 3
            while scene.playback.running:
                shown = [*scene.playback.timeline.at(scene.playback.time)]
                shown += resting_poses(scene.playback.here, scene.layout).items()
                assert not {card for card, pose in shown if pose.turn >= 0.5} & held
                pilot.frames(1)
    assert dealt, "a refill was among them"
