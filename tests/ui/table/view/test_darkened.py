"""Below a card that is held up, all else on the table is darkened: it stands alone in the light."""

import pytest

from settebello.engine import Card, CardSet, Seat, Side, parse_cards
from settebello.engine.events import Capture, Deal, Play
from settebello.storage.settings import Speed
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import lay_out
from settebello.ui.table.model.captions import Captions
from settebello.ui.table.model.table_state import TableState
from settebello.ui.table.motion.choreography import Choreographer
from settebello.ui.table.motion.effects import Rays
from settebello.ui.table.view.moving_table import draw_moving
from settebello.ui.table.view.rays_view import PICTURE
from tests.ui.tables import ruleset

LAYOUT = lay_out(1280, 720, 2, 2)
HERE = TableState.empty(Seat(0), Seat(0), 2, 2).after(
    Deal(Seat(0), Seat(1), (parse_cards("7s1c4s"), parse_cards("Kd2b9c")), parse_cards("7d5d8b6s"))
)
EVENTS = (
    Play(Seat(0), Card.parse("7s"), Seat(1)),
    Capture(Seat(0), Side(0), Card.parse("7s"), CardSet.parse("7d")),
)


def drawn(canvas: Canvas, monkeypatch: pytest.MonkeyPatch, *, reduced: bool, part: float) -> list[str]:
    captions = Captions(Seat(0), ("You", "Rosa"), 2, ruleset())
    chart = Choreographer(LAYOUT, captions, Speed.NORMAL, Card.parse("7d"), reduced=reduced)
    timeline = chart.timeline(HERE, EVENTS)
    (rays,) = (effect for effect in timeline.effects if isinstance(effect, Rays))
    order: list[str] = []
    monkeypatch.setattr(canvas, "card", lambda card, *_, **__: order.append(str(card)))
    monkeypatch.setattr(canvas, "veil", lambda **dark: order.append("veil" if dark["alpha"] else ""))
    draw_moving(canvas, LAYOUT, timeline, rays.start + part * (rays.end - rays.start), ruleset())
    return order


def test_the_table_and_the_other_cards_are_darkened_below_the_card_in_the_light(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    for part in (0.02, 0.5, 0.98):
        order = drawn(canvas, monkeypatch, reduced=False, part=part)
        assert order.count("veil") == 1
        above = order[order.index("veil") + 1 :]
        assert above == ["7d"], "all other cards are below the veil"
        assert "7s" in order


def test_with_reduced_motion_nothing_is_darkened(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "veil" not in drawn(canvas, monkeypatch, reduced=True, part=0.5)


def test_with_reduced_motion_the_rays_shine_once_while_the_card_fades_from_place_to_place(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(canvas, "picture", lambda name, *_, **__: shown.append(name))
    order = drawn(canvas, monkeypatch, reduced=True, part=0.05)
    assert order.count("7d") == 2, "it fades out in its old place and in in the new one"
    assert shown.count(PICTURE) == 1
