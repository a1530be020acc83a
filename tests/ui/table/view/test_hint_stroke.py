"""The frames of a hint are drawn as a stroke around each card, shortly and not with reduced motion."""

import math
from dataclasses import replace
from itertools import pairwise

import pytest

from settebello.ai import LocalAdviser
from settebello.engine import Card
from settebello.session import Waiting
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import RATIO
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.view.helps.hint_stroke import OUT, TAKES, HintStroke, around, begun
from tests.pilot import Pilot, services
from tests.ui.tables import scenes, session

CARDS = frozenset(map(Card.parse, ("7d", "3c")))


def stroke(*, calm: bool = False, speed: Speed = Speed.NORMAL) -> HintStroke:
    return HintStroke(
        replace(services(settings=Settings(language="en", speed=speed)), reduced_motion=lambda: calm)
    )


def test_a_hint_that_comes_is_drawn_once_and_then_rests() -> None:
    drawing = stroke()
    assert not drawing.at(1.0, frozenset())
    changes = [drawing.at(time, CARDS) for time in (1.1, 1.1 + TAKES / 2)]
    assert (changes, drawing.cards) == ([True, False], CARDS)
    changes = [drawing.at(time, CARDS) for time in (1.1 + TAKES, 2.0)]
    assert (changes, drawing.cards, drawing.moving) == ([True, False], frozenset(), False)
    assert drawing.at(2.1, frozenset())
    assert not drawing.moving
    assert TAKES <= 0.25


@pytest.mark.parametrize(("calm", "speed"), [(True, Speed.NORMAL), (False, Speed.INSTANT)])
def test_without_motion_the_frames_are_there_at_once(calm: bool, speed: Speed) -> None:
    drawing = stroke(calm=calm, speed=speed)
    assert drawing.at(1.0, CARDS)
    assert not drawing.moving
    assert not drawing.cards


def test_the_stroke_goes_around_the_card_from_its_lamp(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    pose = Pose(400.0, 300.0, 100.0)
    way = around(pose)
    assert way[0] == way[-1] == (450.0 + OUT, 300.0 - 50.0 * RATIO - OUT)
    assert way[1][0] < way[0][0]
    length = sum(math.dist(*pair) for pair in pairwise(way))
    for part in (0.0, 0.3, 0.8, 1.0):
        line = begun(way, part)
        assert sum(math.dist(*pair) for pair in pairwise(line)) == pytest.approx(part * length)
    turned = around(replace(pose, angle=90.0))
    assert min(x for x, _ in turned) == pytest.approx(400.0 - 50.0 * RATIO - OUT)
    lines: list[int] = []
    monkeypatch.setattr(canvas, "stroke", lambda line, *_: lines.append(len(line)))
    drawing = stroke()
    drawing.at(1.0, CARDS)
    for step in range(1, 5):
        drawing.at(1.0 + TAKES * step / 5, CARDS)
        drawing.draw(canvas, dict.fromkeys(CARDS, pose))
    assert lines == sorted(lines)
    assert (min(lines), max(lines)) == (3, 5)


def test_when_the_stroke_is_done_the_frame_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    table = session(seed=5)
    port = replace(services(settings=Settings(language="en")), adviser=LocalAdviser())
    with Pilot(scenes(port, table), routes.ContinueMatch()) as pilot:
        pilot.until(lambda: table.waiting_for is Waiting.PERSON and not pilot.stack.animating)
        pilot.press("h")
        pilot.frames(2)
        pilot.press("h")
        assert pilot.stack.animating
        strokes: list[str] = []
        frames: list[float] = []
        monkeypatch.setattr(pilot.canvas, "stroke", lambda *_: strokes.append("stroke"))
        monkeypatch.setattr(pilot.canvas, "card_frame", lambda x, *_, **__: frames.append(x))
        pilot.frames(3)
        assert strokes
        pilot.until(lambda: not pilot.stack.animating)
        pilot.frames(2)
        assert len(set(frames)) == 1, "one card has the frame, however often it is drawn"
