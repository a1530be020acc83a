"""The people at the table blink: seldom, at different times, and not with reduced motion."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pygame
import pytest

from settebello import resources
from settebello.ai import Levels
from settebello.app.game_offers import opponent_choices
from settebello.engine import Seat
from settebello.notation import SeatRecord
from settebello.session import TableSession, Waiting
from settebello.storage.assists import ALONE
from settebello.storage.settings import Settings, Speed, Talk
from settebello.ui.kit import routes
from settebello.ui.table.model.banter.mood import Mood, closed_eyes, face
from settebello.ui.table.scene import TableScene
from settebello.ui.table.view.talk.blinks import SHUT, blinking
from tests.pilot import Pilot, services
from tests.ui.tables import NoJournal, opponents, ruleset, scenes

SHIPPED = opponent_choices(Levels.load((resources.assets() / "opponents",)).opponents)
STEP = 0.05


def blinks_of(seat: int, seconds: float) -> list[float]:
    """The times at which a seat closes its eyes."""
    times = [n * STEP for n in range(int(seconds / STEP))]
    shut = [Seat(seat) in blinking(time, seat + 1) for time in times]
    return [time for time, before, now in zip(times[1:], shut, shut[1:], strict=False) if now and not before]


@pytest.mark.parametrize("seat", range(6))
def test_a_face_blinks_every_six_to_nine_seconds(seat: int) -> None:
    times = blinks_of(seat, 300)
    gaps = [later - earlier for earlier, later in pairwise(times)]
    assert len(times) > 30
    assert min(gaps) >= 6 - STEP
    assert max(gaps) <= 9 + STEP
    assert max(gaps) - min(gaps) > 1


def test_faces_blink_at_different_times() -> None:
    together = [n * STEP for n in range(6000) if len(blinking(n * STEP, 4)) > 1]
    assert len(together) * STEP < 0.1 * 4 * 40 * SHUT


def test_every_opponent_has_a_picture_with_closed_eyes_and_only_calm_faces_blink() -> None:
    for choice in SHIPPED:
        picture = closed_eyes(choice.avatar)
        assert picture is not None
        assert (resources.assets() / picture).is_file()
        assert closed_eyes(face(choice.avatar, Mood.DISMAYED)) is None
    assert closed_eyes("ui/avatars/knave.svg") is None


def frames_drawn(settings: Settings, seconds: float, *, reduced: bool = False) -> tuple[int, int]:
    """How often an idle table is drawn, and how many different portraits of the opponent are seen."""
    given = replace(services(settings=settings), opponents=SHIPPED, reduced_motion=lambda: reduced)
    seats = (SeatRecord(), SeatRecord(level="gino"))
    table = TableSession.start(ruleset(), seats, opponents=opponents(), journal=NoJournal(), rng=Random(5))
    with Pilot(scenes(given, table), routes.ContinueMatch()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        pilot.until(lambda: table.waiting_for is Waiting.PERSON and not pilot.stack.animating)
        pilot.frames(120)
        portrait = scene.layout.seats[1].portrait
        area = pygame.Rect(*(round(pilot.canvas.k * n) for n in (portrait.x, portrait.y, 92, 92)))
        area = area.clip(pilot.window.surface.get_rect())
        drawn, seen, before = 0, set(), None
        for _ in range(int(seconds * 60)):
            pilot.frames(1)
            now = pilot.stack.fingerprint()
            drawn += now != before
            before = now
            seen.add(pygame.image.tobytes(pilot.window.surface.subsurface(area), "RGB"))
        return drawn, len(seen)


def test_an_idle_table_is_drawn_twice_a_blink_and_not_otherwise() -> None:
    drawn, seen = frames_drawn(Settings(language="en", speed=Speed.NORMAL, talk=Talk.OFF, assists=ALONE), 30)
    assert seen == 2
    # Both faces blink: the opponent's and the player's own.
    assert 2 * 6 <= drawn <= 2 * 12


@pytest.mark.parametrize(("speed", "reduced"), [(Speed.NORMAL, True), (Speed.INSTANT, False)])
def test_with_reduced_motion_or_without_animations_nobody_blinks(speed: Speed, *, reduced: bool) -> None:
    settings = Settings(language="en", speed=speed, talk=Talk.OFF, assists=ALONE)
    assert frames_drawn(settings, 20, reduced=reduced) == (1, 1)
