"""The signs on a plate for what a side has won in a deal."""

from itertools import pairwise
from pathlib import Path

import pytest

from settebello import resources
from settebello.skins import Deck, load_skin
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.palette import Palette
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import Spot
from settebello.ui.table.model.table_state import Pile
from settebello.ui.table.view.won_signs import (
    BESIDE,
    COIN,
    JUMPS,
    PICTURE,
    STRIKES,
    Won,
    draw_prize,
    prize_spot,
)


def test_the_coin_is_there_for_a_pile_with_the_settebello_where_it_scores() -> None:
    assert Won.of(Pile(prized=True), prize=True).prize
    assert not Won.of(Pile(prized=True), prize=False).prize
    assert not Won.of(Pile(), prize=True).prize


@pytest.mark.parametrize("sweeps", [0, 1, 3, 4])
def test_the_coin_is_at_the_right_of_the_brooms_and_covers_none(
    sweeps: int, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, Area]] = []
    monkeypatch.setattr(canvas, "picture", lambda name, area, **_: drawn.append((name, area)))
    won = Won(sweeps, prize=True)
    won.draw(canvas, 400.0, 100.0)
    coins = [area for name, area in drawn if name == PICTURE]
    assert len(coins) == 1
    assert coins[0].right == pytest.approx(400.0)
    assert coins[0].centre == (prize_spot(400.0, 100.0).x, 100.0)
    brooms = [area for name, area in drawn if name != PICTURE]
    assert all(area.right <= coins[0].x for area in brooms)
    assert all(area.x >= 400.0 - won.width for area in brooms)
    assert won.width == Won(sweeps).width + BESIDE


@pytest.mark.parametrize("sweeps", [4, 8, 12])
def test_the_number_of_many_sweeps_is_apart_from_the_points_behind_the_signs(
    sweeps: int, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    brooms: list[Area] = []
    numbers: list[tuple[str, float, float]] = []
    monkeypatch.setattr(canvas, "picture", lambda _, area, **__: brooms.append(area))
    monkeypatch.setattr(
        canvas, "text", lambda words, x, _, *, width, **__: numbers.append((words, x - width, x))
    )
    won = Won(sweeps)
    won.draw(canvas, 400.0, 100.0)
    assert [number for number, _, _ in numbers] == [str(sweeps)]
    _, left, right = numbers[0]
    assert len(brooms) == 1
    assert 400.0 - won.width < left < right <= brooms[0].x
    assert brooms[0].right == pytest.approx(400.0)


def test_a_coin_that_arrives_is_never_smaller_than_the_one_at_rest_below_it(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[float] = []
    lights: list[float] = []

    def picture(name: str, area: Area, _: float = 1.0, *, scale: float = 1.0) -> None:
        (lights if name == STRIKES else sizes).append(area.width * scale / COIN)

    monkeypatch.setattr(canvas, "picture", picture)
    for step in range(21):
        draw_prize(canvas, Spot(100, 100), step / 20)
    assert min(sizes) == pytest.approx(1.0)
    assert sizes[0] == max(sizes) == pytest.approx(JUMPS[0][1])
    assert sizes[-1] == 1.0
    assert any(after > before for before, after in pairwise(sizes)), "it jumps again"
    assert sorted(lights) == lights, "wedges of light fly out from behind it"
    assert lights[-1] > 2 * JUMPS[0][1]


def test_in_high_contrast_the_coin_is_a_plain_disc(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    canvas.palette = Palette(contrast=True)
    boxes: list[Area] = []
    monkeypatch.setattr(canvas, "box", lambda area, *_: boxes.append(area))
    draw_prize(canvas, Spot(100, 100))
    assert boxes == [Area.centred(100, 100, COIN, COIN)]


@pytest.mark.parametrize("prize", [False, True])
@pytest.mark.parametrize("sweeps", [1, 2, 3, 5])
def test_a_new_broom_jumps_where_it_stays(
    sweeps: int, prize: bool, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[tuple[str, Area]] = []
    monkeypatch.setattr(canvas, "picture", lambda name, area, **_: places.append((name, area)))
    won = Won(sweeps, prize=prize)
    won.draw(canvas, 400.0, 100.0)
    place = prize_spot(400.0, 100.0)
    won.draw_last_broom(canvas, place, 0.5)
    *_, stays, jumps = [Spot(*area.centre) for name, area in places if name != PICTURE]
    assert stays == jumps == won.last_broom(place)


def test_light_flies_out_from_behind_a_new_broom_and_is_gone_before_it_rests(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, float]] = []
    monkeypatch.setattr(
        canvas, "picture", lambda name, area, _=1.0, *, scale=1.0: drawn.append((name, area.width * scale))
    )
    lights: list[float] = []
    for step in range(11):
        drawn.clear()
        Won(1).draw_last_broom(canvas, prize_spot(400.0, 100.0), step / 10)
        assert "broom" in drawn[-1][0]
        lights += [size for name, size in drawn if name == STRIKES]
    assert lights == sorted(lights)
    assert 3 < len(lights) < 7
    assert len(set(lights)) == 3


@pytest.mark.parametrize(("name", "file"), [("francesi", "quadri"), ("saarbruecken", "loewen")])
def test_the_sign_of_the_settebello_is_that_of_the_deck_in_use(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch, name: str, file: str
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(canvas, "picture", lambda path, *_, **__: drawn.append(path))
    draw_prize(canvas, Spot(100, 100))
    assert drawn == [PICTURE]
    monkeypatch.setattr(canvas.cards, "deck", Deck.of(load_skin(resources.assets() / "skins" / name)))
    for part in (0.2, 1.0):
        draw_prize(canvas, Spot(100, 100), part)
        assert Path(drawn[-1]).stem == file
