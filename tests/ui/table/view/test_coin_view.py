"""The coin of a point flies to where it counts."""

from dataclasses import replace
from pathlib import PurePath

import pytest

from settebello.engine import Card, Side
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import Spot
from settebello.ui.table.motion.effects import CoinFlight
from settebello.ui.table.motion.timeline import Timeline
from settebello.ui.table.scene import TableScene
from settebello.ui.table.view.coin_view import LANDS, draw_coin
from tests.pilot import Pilot, services
from tests.ui.tables import scenes, session

FLIGHT = CoinFlight(0.0, 1.0, Spot(640.0, 400.0), Spot(200.0, 80.0), Side(0), broom=True)
GOAL = Spot(170.0, 80.0)


def drawn(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch, part: float, *, calm: bool = False
) -> tuple[Area, float]:
    found: list[tuple[Area, float]] = []
    monkeypatch.setattr(canvas, "picture", lambda _, area, alpha=1.0, **__: found.append((area, alpha)))
    draw_coin(canvas, FLIGHT, GOAL, part, calm=calm)
    coin, *broom = found
    assert all(area.centre == pytest.approx(coin[0].centre) and one == coin[1] for area, one in broom)
    return coin


def test_the_coin_is_opaque_until_its_sign_takes_its_place(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    for step in range(100):
        assert drawn(canvas, monkeypatch, step / 100)[1] == 1.0
    for part in (LANDS, 0.96, 0.999):
        assert drawn(canvas, monkeypatch, part)[0].centre == pytest.approx((GOAL.x, GOAL.y))


@pytest.mark.parametrize(
    ("broom", "sides"),
    [
        (True, [["plus_one"], ["token", "broom_sign"]]),
        (False, [["plus_one"], ["coin"]]),
    ],
)
def test_in_flight_the_coin_shows_the_sign_that_stays(
    broom: bool, sides: list[list[str]], canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[list[str]] = []
    for step in range(100):
        names: list[str] = []
        monkeypatch.setattr(canvas, "picture", lambda name, *_, **__: names.append(PurePath(name).stem))  # noqa: B023
        draw_coin(canvas, replace(FLIGHT, broom=broom), GOAL, step / 100, calm=False)
        if names not in seen:
            seen.append(names)
    assert seen == sides


def test_where_little_moves_the_coin_fades_in_and_out_beside_the_points(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = [drawn(canvas, monkeypatch, step / 10, calm=True) for step in range(10)]
    assert {area.centre for area, _ in shown} == {(FLIGHT.goal.x, FLIGHT.goal.y)}
    assert shown[0][1] < shown[5][1] > shown[9][1]


@pytest.mark.parametrize("prized", [False, True])
@pytest.mark.parametrize("players", [2, 4])
def test_the_coin_of_a_sweep_lands_on_its_broom(
    players: int, prized: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = services(settings=Settings(language="en", speed=Speed.INSTANT))
    variant = "scopa" if players == 2 else "scopone"
    with Pilot(scenes(given, session(variant, players, seed=4)), routes.ContinueMatch()) as pilot:
        pilot.settle()
        assert isinstance(pilot.scene, TableScene)
        still, canvas = pilot.scene.still, pilot.canvas
        pile = replace(still.here.piles[0], prized=prized)
        swept = replace(pile, sweeps=(Card.parse("2c"),))
        before, after = (replace(still.here, piles=(one, *still.here.piles[1:])) for one in (pile, swept))
        timeline = replace(Timeline.still(before), stages=((0.0, before), (FLIGHT.end, after)))
        goal = replace(still, here=before).landing(canvas, timeline, FLIGHT)
        coin = replace(still, here=before).landing(canvas, timeline, replace(FLIGHT, broom=False))
        brooms: list[Area] = []
        drawing = canvas.picture

        def picture(name: str, area: Area, *more: float, **how: float) -> None:
            if "broom_sign" in name:
                brooms.append(area)
            drawing(name, area, *more, **how)  # type: ignore[arg-type]

        monkeypatch.setattr(canvas, "picture", picture)
        replace(still, here=after).draw(canvas)
        (broom,) = brooms
        assert (goal.x, goal.y) == pytest.approx(broom.centre)
        assert (coin.x > goal.x + 10) == prized
