"""The pictures on the stones of the path: each activity has one that is told from all others."""

from dataclasses import replace
from itertools import combinations

import numpy as np
import pygame
import pytest

from settebello import resources
from settebello.learning.course.today import DayStep, Part
from settebello.practice.learning_port import Stage, Stone
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets.base import State
from settebello.ui.learn.parts.day_steps import draw_steps, shown
from settebello.ui.learn.parts.stones import NAMES, StoneSpot, draw_sign, sign_of
from tests.ui.learn.practising import LADDER

SEEN = 48
"""The side in pixels at which the pictures are compared: as small as on the board of the day."""
ALIKE = 24.0
"""Pictures that differ less on the mean, of 255, would be mistaken for each other."""
OWN = replace(next(one for one in LADDER if one.levels[0].totals), id="our_own")


def test_every_activity_of_the_path_has_a_picture() -> None:
    for name in NAMES:
        assert (resources.assets() / f"ui/path/{name}.svg").is_file(), name
    assert all(sign_of(activity) for activity in LADDER)


def test_no_two_pictures_are_alike() -> None:
    drawn = {}
    for name in NAMES:
        stone = pygame.Surface((SEEN, SEEN))
        stone.fill("#fdf4dc")
        stone.blit(
            pygame.image.load_sized_svg(resources.assets() / f"ui/path/{name}.svg", (SEEN, SEEN)), (0, 0)
        )
        drawn[name] = pygame.surfarray.array3d(stone).astype(float)
    for one, other in combinations(drawn, 2):
        assert np.abs(drawn[one] - drawn[other]).mean() > ALIKE, (one, other)


def test_an_activity_of_somebodys_own_shows_the_number_that_it_asks_for(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    monkeypatch.setattr(canvas, "text", lambda words, *_, **__: written.append(words))
    monkeypatch.setattr(canvas, "picture", lambda *_, **__: written.append("picture"))
    draw_sign(canvas, OWN, Area(0, 0, 104, 104))
    assert written == [str(OWN.levels[0].totals[0])]


@pytest.mark.parametrize(
    ("stage", "mark"), [(Stage.DONE, "flag"), (Stage.NEXT, "next"), (Stage.OPEN, None)], ids=str
)
def test_a_stone_is_marked_by_how_far_the_child_has_come_and_always_shows_its_picture(
    stage: Stage, mark: str | None, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(canvas, "picture", lambda name, *_, **__: drawn.append(name))
    spot = StoneSpot(Stone(LADDER[0], stage), lambda: None)
    spot.place(Area(100, 100, 200, 145))
    spot.draw(canvas, State())
    assert sorted(drawn) == sorted(f"ui/path/{name}.svg" for name in (LADDER[0].id, mark) if name)
    usual = StoneSpot(Stone(LADDER[0], Stage.OPEN), lambda: None)
    usual.place(spot.area)
    assert (spot.disc.width > usual.disc.width) == (stage is Stage.NEXT)
    assert spot.disc.centre == pytest.approx(usual.disc.centre)


def test_the_steps_of_the_day_are_shown_by_the_signs_of_their_stones_and_ticked_when_done(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = (Part.WARM_UP, Part.SUMS, Part.GAME, Part.MORE_SUMS)
    steps = [
        DayStep(part=part, activity=LADDER[place], done=2 if place < 2 else 0, of=2)
        for place, part in enumerate(parts)
    ]
    assert shown((*steps, DayStep(part=Part.GOODBYE))) == tuple(steps)
    assert shown((DayStep(part=Part.SCENARIO, activity=LADDER[0], of=1),)) == ()
    pictures: dict[str, Area] = {}
    ticks: list[str] = []
    monkeypatch.setattr(canvas, "picture", lambda name, area, *_, **__: pictures.update({name: area}))
    monkeypatch.setattr(canvas, "glyph", lambda name, *_, **__: ticks.append(name))
    card = Area(20, 500, 192, 100)
    draw_steps(canvas, card, steps)
    areas = [pictures[f"ui/path/{step.activity.id}.svg"] for step in steps if step.activity]
    assert ticks == ["check", "check"]
    assert [area.centre[0] for area in areas] == sorted(area.centre[0] for area in areas)
    assert all(card.x < area.x < area.right < card.right for area in areas)
    assert all(card.y < area.y < area.bottom < card.bottom for area in areas)
    assert max(areas, key=lambda area: area.width) is areas[2], "the next step is the largest"
    assert min(area.width for area in areas) >= 40
