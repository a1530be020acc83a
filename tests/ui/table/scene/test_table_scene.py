"""The table as a player meets it: real events of the system, real scenes, no screen."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import combinations
from random import Random

import pygame
import pytest

from settebello.audio.cues import Cue
from settebello.engine import Card, Phase, card_value
from settebello.session import PERSON, TableSession, Waiting
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import PadLost
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.theme import CREAM
from settebello.ui.menus.results.match_over_scene import MatchOverScene
from settebello.ui.menus.results.score_sheet_scene import ScoreSheetScene
from settebello.ui.table.model.rest_poses import resting_poses
from settebello.ui.table.scene import TableScene
from settebello.ui.table.scene.table_speech import PAD_LOST
from settebello.ui.table.view.sheet.sheet_line import CLEAR_ROW
from settebello.ui.table.view.signs import CURSOR, CURSOR_EDGE, CURSOR_GAP
from tests.pilot import Pilot, RecordedCues, services
from tests.ui.tables import scenes, session

LED_BY_THE_PERSON = 5
"""A seed with which the opponent deals, so that the person plays first."""


@contextmanager
def seated(
    table: TableSession, *, speed: Speed = Speed.INSTANT, cues: RecordedCues | None = None
) -> Iterator[Pilot]:
    """A pilot before a table."""
    port = services(settings=Settings(language="en", speed=speed), cues=cues)
    with Pilot(scenes(port, table), routes.ContinueMatch()) as pilot:
        yield pilot


def scene_of(pilot: Pilot) -> TableScene:
    assert isinstance(pilot.scene, TableScene)
    return pilot.scene


def place(pilot: Pilot, card: Card) -> tuple[float, float]:
    """A point of a card at which nothing lies on it: near its lower left corner."""
    scene = scene_of(pilot)
    pose = resting_poses(scene.playback.here, scene.layout)[card]
    return pose.x - pose.width * 0.35, pose.y + pose.width * 0.4


def until_asked(pilot: Pilot, table: TableSession) -> None:
    """Wait until the person may play, or the scene is another one."""
    pilot.until(
        lambda: (
            not pilot.at(SceneId.TABLE)
            or (table.waiting_for is Waiting.PERSON and not scene_of(pilot).animating)
        )
    )


def play_by_mouse(pilot: Pilot, table: TableSession, rng: Random) -> None:
    """Choose a random legal move with clicks."""
    position = table.match.position
    assert position is not None
    move = rng.choice(position.legal_moves())
    before = len(position.history), table.match.deal
    pilot.click(place(pilot, move.card))
    for card in move.captured:
        now = table.match.position
        if now is None or (len(now.history), table.match.deal) != before:
            break
        pilot.click(place(pilot, card))
    after = table.match.position
    assert after is not None
    assert (len(after.history), table.match.deal) != before
    assert after.history[len(position.history)] == move


def play_by_keys(pilot: Pilot, table: TableSession, rng: Random) -> None:
    """Choose a random hand card by its number, then with the arrows and Space what it takes."""
    scene = scene_of(pilot)
    assert scene.picking is not None
    position = table.match.position
    assert position is not None
    number = rng.randrange(len(scene.picking.hand)) + 1
    pilot.press(str(number % 10))
    for _ in range(12):
        if table.match.position is not position or scene.picking is None:
            return
        pilot.press("space")
        if table.match.position is not position:
            return
        pilot.press("right")
    raise AssertionError("the choice came to nothing")


def through_the_sheet(pilot: Pilot) -> None:
    assert isinstance(pilot.scene, ScoreSheetScene)
    pilot.press("enter")
    pilot.until(lambda: isinstance(pilot.scene, ScoreSheetScene) and pilot.scene.counted)
    pilot.press("enter")


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_whole_match_can_be_played_by_mouse_alone_and_by_keys_alone(way: str) -> None:
    table = session(seed=5, target=6)
    rng = Random(11)
    with seated(table) as pilot:
        for _ in range(600):
            until_asked(pilot, table)
            if pilot.at(SceneId.SCORE_SHEET):
                if way == "keys":
                    through_the_sheet(pilot)
                else:
                    pilot.click((640, 300))
                    pilot.until(lambda: isinstance(pilot.scene, ScoreSheetScene) and pilot.scene.counted)
                    pilot.click("Show result" if table.match.winner is not None else "Next deal")
            elif pilot.at(SceneId.MATCH_OVER):
                break
            elif way == "mouse":
                play_by_mouse(pilot, table, rng)
            else:
                play_by_keys(pilot, table, rng)
        assert table.match.phase is Phase.MATCH_OVER
        assert isinstance(pilot.scene, MatchOverScene)
        assert pilot.scene.result.totals == table.match.scores
        pilot.press("esc")
        assert pilot.at(SceneId.TITLE)


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "players"), [("scopa", 3), ("scopone_scientifico", 4)])
def test_a_deal_at_normal_speed_ends_on_the_score_sheet(variant: str, players: int) -> None:
    cues = RecordedCues()
    table = session(variant, players, seed=2)
    rng = Random(1)
    with seated(table, speed=Speed.NORMAL, cues=cues) as pilot:
        while not pilot.at(SceneId.SCORE_SHEET):
            until_asked(pilot, table)
            if pilot.at(SceneId.TABLE):
                play_by_mouse(pilot, table, rng)
                if rng.random() < 0.7:
                    pilot.press(".")
        sheet = pilot.scene
        assert isinstance(sheet, ScoreSheetScene)
        assert not sheet.counted
        pilot.until(lambda: sheet.counted)
        assert pilot.focus == "Next deal"
        assert {Cue.SHUFFLE, Cue.DEAL, Cue.PLAY, Cue.CAPTURE, Cue.POINT} <= set(cues.played)


def test_the_first_deal_is_dealt_by_itself_and_a_click_during_a_motion_ends_it() -> None:
    table = session(seed=LED_BY_THE_PERSON)
    with seated(table, speed=Speed.CALM) as pilot:
        pilot.frames(2)
        scene = scene_of(pilot)
        position = table.match.position
        assert scene.animating
        assert scene.picking is None
        pilot.click((640, 600))
        assert pilot.loop.time < 0.2
        assert [scene.animating, scene.picking is None] == [False, False]
        assert table.match.position == position


def test_escape_opens_a_small_menu_and_leaving_goes_to_the_title() -> None:
    table = session(seed=3)
    with seated(table) as pilot:
        until_asked(pilot, table)
        pilot.press("esc", "esc")
        assert pilot.at(SceneId.TABLE)
        pilot.press("esc")
        while pilot.focus != "Save and leave":
            pilot.press("tab")
        pilot.press("enter")
        assert pilot.at(SceneId.TITLE)


def test_the_menu_is_reached_by_mouse_too() -> None:
    table = session(seed=3)
    with seated(table) as pilot:
        until_asked(pilot, table)
        scene = scene_of(pilot)
        before = scene.version
        pilot.click(scene.layout.menu.centre)
        assert scene.version > before
        pilot.press("enter")
        assert pilot.at(SceneId.TABLE)


def test_a_wrong_choice_is_explained_with_its_numbers_and_nothing_is_played() -> None:
    cues = RecordedCues()
    table = session(seed=LED_BY_THE_PERSON)
    with seated(table, cues=cues) as pilot:
        until_asked(pilot, table)
        position = table.match.position
        assert position is not None
        card = position.hands[PERSON].cards[0]
        pair = next(
            pair for pair in combinations(position.table, 2) if sum(map(card_value, pair)) != card_value(card)
        )
        for wrong in pair:
            pilot.click(place(pilot, wrong))
        pilot.click(place(pilot, card))
        scene = scene_of(pilot)
        assert scene.message is not None
        one, other = sorted(map(card_value, pair))
        needed = f"{one} + {other} = {one + other}, but you need {card_value(card)}."
        assert pilot.says(scene.message) == needed
        assert cues.played[-1] is Cue.REFUSE
        assert table.match.position == position
        pilot.press("esc")
        assert scene.picking is not None
        assert scene.picking.idle


def test_a_match_is_taken_up_where_it_was_left() -> None:
    table = session(seed=6)
    with seated(table) as pilot:
        until_asked(pilot, table)
        assert table.match.position is not None
        scene_of(pilot).play(table.match.position.legal_moves()[0])
        until_asked(pilot, table)
        shown = scene_of(pilot).playback.here
    with seated(table) as pilot:
        scene = scene_of(pilot)
        assert scene.playback.here == replace(shown, gaps=())
        assert not scene.animating
        assert scene.picking is not None
        assert scene.picking.hand == shown.hands[PERSON]


def test_the_picture_follows_the_window_and_rests_when_nothing_moves() -> None:
    table = session(seed=6)
    with seated(table) as pilot:
        until_asked(pilot, table)
        pilot.resize((800, 500))
        scene = scene_of(pilot)
        assert (scene.layout.width, scene.layout.height) == (1280, 800)
        pilot.settle()
        version = scene.version
        pilot.frames(30)
        assert scene.version == version


def test_the_sentence_of_a_play_gives_way_to_the_next_turn_and_can_be_read_before_the_persons_own() -> None:
    table = session(seed=LED_BY_THE_PERSON)
    with seated(table, speed=Speed.NORMAL) as pilot:
        until_asked(pilot, table)
        scene = scene_of(pilot)
        assert table.match.position is not None
        scene.play(table.match.position.legal_moves()[0])
        told: list[str] = []
        for _ in range(600):
            pilot.frames(1)
            words = "" if scene.message is None else scene.message.key
            told += [words] if words not in told[-1:] else []
            if "Your turn: choose a card." in told:
                break
        assert len(told) == 5
        assert (told[2], told[4]) == ("It is {name}'s turn.", "Your turn: choose a card.")
        version = scene.version
        assert scene.playback.read
        pilot.frames(60)
        assert scene.version <= version + 1, "the picture rests"


def test_looking_at_a_line_of_the_sheet_dims_the_others_and_enter_still_goes_on() -> None:
    table = session(seed=2)
    rng = Random(1)
    with seated(table) as pilot:
        while not pilot.at(SceneId.SCORE_SHEET):
            until_asked(pilot, table)
            if pilot.at(SceneId.TABLE):
                play_by_mouse(pilot, table, rng)
        pilot.frames(2)
        pilot.settle()
        line, other = pilot.widget("Primiera").area, pilot.widget("Cards").area
        before = part_of_the_picture(pilot, line), part_of_the_picture(pilot, other)
        pilot.move(*line.centre)
        pilot.settle()
        assert part_of_the_picture(pilot, line) == before[0]
        assert part_of_the_picture(pilot, other) != before[1]
        pilot.click(line.centre)
        assert pilot.at(SceneId.SCORE_SHEET)
        pilot.press("enter")
        assert pilot.at(SceneId.TABLE)


def test_a_low_line_of_the_sheet_grows_over_its_neighbours_while_it_is_looked_at() -> None:
    table = session(
        "escoba", seed=2, changes={"score.re_bello": 1, "score.grande": 1, "score.piccola_cap": 6}
    )
    rng = Random(1)
    with seated(table) as pilot:
        while not pilot.at(SceneId.SCORE_SHEET):
            until_asked(pilot, table)
            if pilot.at(SceneId.TABLE):
                play_by_mouse(pilot, table, rng)
        pilot.frames(2)
        pilot.settle()
        scene = pilot.scene
        assert isinstance(scene, ScoreSheetScene)
        line, next_one = scene.lines[2], scene.lines[3]
        assert line.area.height < CLEAR_ROW
        # Without cards and figures, between the names and the first column, nothing but paper is there.
        gap = Area(line.area.x + 230, line.area.y + line.area.height / 2, 20, next_one.area.height)
        pilot.move(*scene.lines[8].area.centre)
        pilot.settle()
        before = part_of_the_picture(pilot, gap)
        pilot.move(*line.area.centre)
        pilot.settle()
        assert part_of_the_picture(pilot, gap) != before


def test_what_was_said_before_does_not_come_back_when_the_player_plays() -> None:
    table = session(seed=LED_BY_THE_PERSON)
    rng = Random(1)
    with seated(table, speed=Speed.NORMAL) as pilot:
        until_asked(pilot, table)
        said = scene_of(pilot).message
        assert said is not None
        assert pilot.says(said).endswith("deals.")
        while not scene_of(pilot).animating:
            play_by_mouse(pilot, table, rng)
        assert scene_of(pilot).message is None


def part_of_the_picture(pilot: Pilot, area: Area) -> bytes:
    inner = area.inset(3)
    rect = (round(inner.x), round(inner.y), round(inner.width), round(inner.height))
    return pygame.image.tobytes(pilot.window.surface.subsurface(rect), "RGB")


def test_that_the_gamepad_was_unplugged_is_said_until_something_is_pressed() -> None:
    table = session(seed=LED_BY_THE_PERSON)
    with seated(table) as pilot:
        until_asked(pilot, table)
        pilot.stack.handle(PadLost())
        pilot.move(3, 3)
        assert scene_of(pilot).message == PAD_LOST
        assert scene_of(pilot).spoken.notice == PAD_LOST
        pilot.press("right")
        assert scene_of(pilot).message != PAD_LOST
        pilot.stack.handle(PadLost())
        pilot.click(place(pilot, scene_of(pilot).picking.hand[0]))  # type: ignore[union-attr]  # asked
        assert scene_of(pilot).message != PAD_LOST


def test_only_the_card_of_the_device_used_last_is_raised() -> None:
    table = session(seed=LED_BY_THE_PERSON)
    with seated(table) as pilot:
        until_asked(pilot, table)
        scene = scene_of(pilot)
        rest = scene.poses
        position = table.match.position
        assert position is not None
        first, second, third = position.hands[PERSON].cards

        def raised() -> list[Card]:
            pilot.frames(1)
            assert scene.choosing is not None
            return [card for card, pose in scene.choosing.shown(scene.poses) if pose.y < rest[card].y]

        pilot.move(*place(pilot, first))
        assert raised() == [first]
        pilot.press("right")
        assert raised() == [second]
        pilot.press("right")
        assert raised() == [third]
        x, y = place(pilot, first)
        pilot.move(x + 1, y)
        assert raised() == [first]
        pilot.press("right")
        assert raised() == [second]
        pilot.move(x, y)
        assert raised() == [first]


def raised(scene: TableScene) -> list[Card]:
    """The hand cards that are drawn higher than they rest."""
    choosing = scene.choosing
    assert choosing is not None
    poses = resting_poses(scene.playback.here, scene.layout)
    return [
        card
        for card, pose in choosing.shown(poses)
        if card in choosing.picking.hand and pose.y < poses[card].y
    ]


def test_one_hand_card_at_a_time_is_raised_by_mouse_and_keys() -> None:
    table = session(seed=LED_BY_THE_PERSON)
    with seated(table) as pilot:
        until_asked(pilot, table)
        scene = scene_of(pilot)
        assert scene.picking is not None
        first, *_, last = scene.picking.hand
        pilot.move(*place(pilot, last))
        assert raised(scene) == [last]
        pilot.press("right")
        by_key = scene.picking.at_cursor
        assert by_key is not None
        assert raised(scene) == [by_key]
        pilot.move(*place(pilot, last if by_key == first else first))
        assert raised(scene) == [last if by_key == first else first]


def test_the_ring_of_a_card_is_drawn_after_keys_and_not_after_the_mouse() -> None:
    table = session(seed=LED_BY_THE_PERSON)
    with seated(table) as pilot:
        until_asked(pilot, table)
        scene = scene_of(pilot)

        def ringed() -> bool:
            """Whether the paper colour of the ring is seen beside the middle of the card with the cursor."""
            pilot.frames(2)
            choosing = scene.choosing
            assert choosing is not None
            card = choosing.picking.at_cursor
            assert card is not None
            pose = dict(choosing.shown(resting_poses(scene.playback.here, scene.layout)))[card]
            left = pose.x - pose.width / 2 - CURSOR_GAP - CURSOR_EDGE - CURSOR
            area = pygame.Rect(int(left) - 1, int(pose.y), int(CURSOR) + 3, 1)
            seen = [pilot.window.surface.get_at((x, area.y)) for x in range(area.left, area.right)]
            return pygame.Color(CREAM) in seen

        pilot.press("right")
        assert ringed()
        pilot.canvas.focus_shown = False
        pilot.loop.redraw()
        assert not ringed()
