"""The helps for beginners: what a card takes is lifted, courts have numbers, and a hesitating hand nods."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from settebello.engine import Card, Rank
from settebello.session import TableSession, Waiting
from settebello.storage.assists import ALONE, FIRST_MATCHES, Assists, Playing
from settebello.storage.settings import Settings, Speed, Talk
from settebello.ui.kit import routes
from settebello.ui.kit.dialog_scene import DialogScene
from settebello.ui.kit.scene import SceneId
from settebello.ui.table.layout import RATIO
from settebello.ui.table.motion.effects import Rays
from settebello.ui.table.motion.timeline import Timeline
from settebello.ui.table.scene import TableScene
from settebello.ui.table.view.choice_view import OFFERED
from settebello.ui.table.view.helps.nod import WAITS
from settebello.ui.table.view.moving_table import want_raised
from tests.pilot import Pilot, services
from tests.ui.tables import scenes, session

SEED = 6
"""A first hand with a card that takes something, and one that takes nothing."""


@contextmanager
def seated(
    assists: Assists,
    table: TableSession | None = None,
    *,
    speed: Speed = Speed.INSTANT,
    reduced: bool = False,
) -> Iterator[Pilot]:
    table = table or session(seed=SEED)
    settings = Settings(language="en", speed=speed, talk=Talk.OFF, assists=assists)
    given = replace(services(settings=settings), reduced_motion=lambda: reduced)
    with Pilot(scenes(given, table), routes.ContinueMatch()) as pilot:
        pilot.until(lambda: table.waiting_for is Waiting.PERSON and not pilot.stack.animating)
        yield pilot


def scene_of(pilot: Pilot) -> TableScene:
    assert isinstance(pilot.scene, TableScene)
    return pilot.scene


def lifted(scene: TableScene) -> set[Card]:
    """The cards on the table that are drawn higher than they lie."""
    assert scene.choosing is not None
    poses = scene.poses
    shown = dict(scene.choosing.shown(poses))
    return {card for card in scene.choosing.picking.table if shown[card].y < poses[card].y}


def taken_by(scene: TableScene) -> dict[Card, set[Card]]:
    """What each hand card can take, by the moves of the engine."""
    position = scene.session.match.position
    assert position is not None
    hand = position.hands[position.turn or 0]
    moves = position.legal_moves()
    return {card: {one for move in moves if move.card == card for one in move.captured} for card in hand}


# What a card takes


def test_pointing_at_a_hand_card_lifts_exactly_what_the_engine_lets_it_take() -> None:
    with seated(Assists()) as pilot:
        scene = scene_of(pilot)
        takes = taken_by(scene)
        assert any(takes.values()), "the seed must show something"
        assert not all(takes.values())
        for card, cards in takes.items():
            pilot.move(scene.poses[card].x, scene.poses[card].y)
            pilot.frames(2)
            assert lifted(scene) == cards
        pilot.move(scene.layout.width / 2, scene.layout.caption.y)
        pilot.frames(2)
        assert lifted(scene) == set()


def test_the_keys_lift_the_same_cards_as_the_mouse() -> None:
    with seated(Assists()) as pilot:
        scene = scene_of(pilot)
        takes = taken_by(scene)
        seen = {}
        for _ in range(4):
            pilot.press("right")
            pilot.frames(1)
            assert scene.picking is not None
            focused = scene.picking.at_cursor
            if focused in takes:
                seen[focused] = lifted(scene)
        assert seen == takes


@pytest.mark.parametrize(
    "assists",
    [
        Assists(takers=False),
        ALONE,
        Assists(matches=FIRST_MATCHES),
        Assists(playing=Playing.PAPER),
        Assists(takers=True, playing=Playing.PAPER).in_force,
    ],
)
def test_without_the_help_nothing_is_lifted_and_courts_have_no_numbers(assists: Assists) -> None:
    assert not assists.lifts
    assert not assists.numbers
    with seated(replace(assists, takers=False)) as pilot:
        scene = scene_of(pilot)
        for card in taken_by(scene):
            pilot.move(scene.poses[card].x, scene.poses[card].y)
            pilot.frames(2)
            assert lifted(scene) == set()


def test_marks_on_the_hand_are_only_for_those_who_chose_them() -> None:
    for assists, marked in ((Assists(), False), (Assists(takers=True), True), (Assists(takers=False), False)):
        with seated(assists) as pilot:
            choosing = scene_of(pilot).choosing
            assert choosing is not None
            assert choosing.takers is marked


# Numbers on courts


def test_courts_have_numbers_in_the_first_matches_and_other_cards_have_none() -> None:
    for assists, shown in ((Assists(), True), (Assists(takers=False), False)):
        with seated(assists) as pilot:
            pilot.settle()
            images = pilot.canvas.cards
            assert images.numbers is shown
            plain = {
                rank: images.nearest(Card(rank, Card.parse("7d").suit), 120)[0]
                for rank in (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.KING)
            }
            images.numbers = False
            for rank, picture in plain.items():
                same = images.nearest(Card(rank, Card.parse("7d").suit), 120)[0] is picture
                assert same is (rank is Rank.SEVEN or not shown)


def test_a_card_that_is_held_up_takes_no_numbers_from_the_courts() -> None:
    with seated(Assists()) as pilot:
        pilot.settle()
        scene = scene_of(pilot)
        still = Timeline.still(scene.playback.here)
        shining = replace(still, effects=(Rays(0.0, 1.0, Card.parse("7d")),))
        rules = scene.session.match.ruleset
        want_raised(pilot.canvas, scene.layout, shining, rules, numbers=True)
        assert pilot.canvas.cards.numbers


# The question after the first matches


def settings_of(pilot: Pilot) -> Assists:
    return scene_of(pilot).services.settings.current.assists


@pytest.mark.parametrize(
    ("assists", "matches"),
    [
        (Assists(matches=1), 2),
        pytest.param(Assists(), 1, marks=pytest.mark.slow),
        pytest.param(Assists(takers=True), 0, marks=pytest.mark.slow),
        pytest.param(ALONE, 0, marks=pytest.mark.slow),
    ],
)
def test_a_finished_match_is_counted_until_the_player_has_decided(assists: Assists, matches: int) -> None:
    table = session(seed=SEED, target=1)
    with seated(assists, table) as pilot:
        settings = scene_of(pilot).services.settings
        for _ in range(600):
            if pilot.at(SceneId.MATCH_OVER):
                break
            pilot.press("1", "enter")
            pilot.frames(2)
        assert pilot.at(SceneId.MATCH_OVER)
        assert settings.current.assists.matches == matches


@pytest.mark.parametrize(("answer", "stays"), [("Keep the help", True), ("Switch it off", False)])
def test_in_the_third_match_the_player_is_asked_once_and_the_answer_holds(
    answer: str, *, stays: bool
) -> None:
    with seated(Assists(matches=FIRST_MATCHES)) as pilot:
        pilot.frames(3)
        assert isinstance(pilot.scene, DialogScene)
        pilot.click(answer)
        pilot.frames(3)
        scene = scene_of(pilot)
        found = settings_of(pilot)
        assert (found.takers, found.courts) == (stays, stays)
        assert found.lifts is stays
        assert found.numbers is stays
        pilot.press("1")
        pilot.until(lambda: scene.session.waiting_for is Waiting.PERSON)
        pilot.frames(3)
        assert pilot.at(SceneId.TABLE), "it is asked once"


@pytest.mark.parametrize("assists", [Assists(), Assists(takers=False), Assists(takers=True), ALONE])
def test_nobody_else_is_asked(assists: Assists) -> None:
    with seated(assists) as pilot:
        pilot.frames(30)
        assert pilot.at(SceneId.TABLE)


# The nod


def seconds(pilot: Pilot, count: float) -> None:
    pilot.frames(round(count * 60))


def nod(pilot: Pilot) -> tuple[bool, bool]:
    """Whether there is a nod or its still sign, and whether it moves."""
    here = scene_of(pilot)._board.nod  # noqa: SLF001 - nothing else tells that cards nod
    return here.shown, here.moving


def test_after_ten_idle_seconds_the_hand_nods_once() -> None:
    with seated(Assists(), speed=Speed.NORMAL) as pilot:
        scene = scene_of(pilot)
        seconds(pilot, WAITS - 1.5)
        assert nod(pilot) == (False, False)
        seconds(pilot, 1.7)
        assert nod(pilot) == (True, True)
        assert pilot.stack.animating
        assert scene.picking is not None
        assert {*scene.picking.hand} <= scene.still.moving
        seconds(pilot, 2)
        assert nod(pilot) == (False, False)
        seconds(pilot, 2 * WAITS)
        assert nod(pilot) == (False, False), "once a turn"


def test_any_input_begins_the_wait_anew_and_ends_the_sign() -> None:
    with seated(Assists(), speed=Speed.NORMAL, reduced=True) as pilot:
        scene = scene_of(pilot)
        seconds(pilot, WAITS - 1)
        pilot.move(400, 300)
        seconds(pilot, WAITS - 1)
        assert nod(pilot) == (False, False)
        seconds(pilot, 1.5)
        assert nod(pilot) == (True, False), "with reduced motion the sign is still"
        pose = scene.poses[scene.playback.here.hands[0][1]]
        spot = [round(n * pilot.canvas.k) for n in (pose.x + 8, pose.y + pose.width * RATIO * 0.12)]
        shown = pilot.window.surface.get_at((spot[0], spot[1]))
        pilot.move(420, 300)
        pilot.frames(2)
        assert nod(pilot) == (False, False)
        assert pilot.window.surface.get_at((spot[0], spot[1])) != shown


@pytest.mark.parametrize("assists", [Assists(takers=False), ALONE, Assists(playing=Playing.PAPER)])
def test_without_the_help_the_hand_does_not_nod(assists: Assists) -> None:
    with seated(assists, speed=Speed.NORMAL) as pilot:
        for _ in range(6):
            seconds(pilot, 3)
            assert nod(pilot) == (False, False)


def test_offered_cards_rise_by_a_finger() -> None:
    assert 8 <= OFFERED <= 20
