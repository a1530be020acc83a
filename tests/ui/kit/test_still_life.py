"""The things that lie beside a sheet: they exist, keep their place, and leave everything else alone."""

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from settebello import resources
from settebello.storage.settings import Settings, Speed, Table
from settebello.ui.kit import backdrop, still_life
from settebello.ui.kit.backdrop import draw_ground
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.lying_pictures import LyingPictures
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.still_life import LEAST, MOKA, SMALLEST, StillLife, lying
from settebello.ui.kit.view.canvas import Canvas
from tests.ui.every_scene import at

NAMED = [life for life in vars(still_life).values() if isinstance(life, StillLife)]
PAGES = (
    SceneId.SETTINGS,
    SceneId.DISPLAY,
    SceneId.SOUND,
    SceneId.ASSISTS,
    SceneId.CARDS,
    SceneId.KEYS,
    SceneId.PROFILES,
    SceneId.STATISTICS,
    SceneId.ACHIEVEMENTS,
    SceneId.MATCHES,
    SceneId.HELP,
    SceneId.RULES,
    SceneId.ABOUT,
    SceneId.LETTERS,
)
SHEETS = [
    Area.centred(wide / 2, high / 2, across, down)
    for wide, high in ((1280, 720), (1280, 960), (1707, 720), (2560, 720))
    for across, down in ((860, 400), (960, 690), (1100, 700), (1160, 700))
]


class Watched:
    """A canvas of some size on which nothing is drawn but noted."""

    def __init__(self, canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
        """Note what lies on the canvas."""
        self.lying: list[tuple[str, Area]] = []
        monkeypatch.setattr(canvas, "lying", lambda name, area: self.lying.append((name, area)))


@pytest.fixture
def watched(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> Watched:
    return Watched(canvas, monkeypatch)


def test_every_thing_that_is_named_is_drawn_and_every_drawing_is_named() -> None:
    assert len(NAMED) == len({life.thing for life in NAMED}) >= 12
    sheet = SHEETS[1]
    for life in NAMED:
        pictures = [name for name, _ in lying(life, sheet, 2 * sheet.centre[0], 2 * sheet.centre[1])]
        assert len(pictures) == 2
        assert all((resources.assets() / name).is_file() for name in pictures)
    drawn = {path.stem for path in (resources.assets() / "ui/still_lifes").iterdir()}
    assert drawn == {life.thing for life in NAMED}


@pytest.mark.parametrize("sheet", SHEETS)
def test_things_lie_beside_their_sheet_and_apart(sheet: Area) -> None:
    wide, high = 2 * sheet.centre[0], 2 * sheet.centre[1]
    found = [area for _, area in lying(MOKA, sheet, wide, high)]
    assert (len(found) > 0) == (sheet.x >= LEAST)
    for area in found:
        assert -0.05 * area.width < area.x < area.right < wide + 0.06 * area.width
        assert 0 < area.y < area.bottom < high
        beside = max(sheet.x - area.x, area.right - sheet.right)
        assert beside >= 0.28 * area.width
    for one, other in combinations(found, 2):
        assert one.x > other.right or other.x > one.right


def test_a_sheet_that_fills_the_window_has_nothing_beside_it() -> None:
    assert not list(lying(MOKA, Area.centred(640, 360, 1232, 704), 1280, 720))


@pytest.mark.parametrize("table", [Table.WOOD, Table.CONTRAST])
@pytest.mark.parametrize("contrast", [False, True])
def test_high_contrast_has_no_things(
    canvas: Canvas, watched: Watched, table: Table, *, contrast: bool
) -> None:
    canvas.palette = replace(canvas.palette, contrast=contrast)
    draw_ground(canvas, table, MOKA, SHEETS[1])
    assert bool(watched.lying) == (table is Table.WOOD and not contrast)


def test_a_ground_without_a_name_has_no_things(canvas: Canvas, watched: Watched) -> None:
    draw_ground(canvas, Table.WOOD)
    assert not watched.lying


def test_the_ground_below_sheets_is_painted_once_until_it_changes(
    canvas: Canvas, watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[Table] = []
    monkeypatch.setattr(backdrop, "draw_backdrop", lambda _canvas, table, dark: painted.append(table))
    for life in (MOKA, None, MOKA):
        draw_ground(canvas, Table.WOOD, life, SHEETS[1])
    assert painted == [Table.WOOD]
    assert len(watched.lying) == 4
    draw_ground(canvas, Table.FELT)
    canvas.forget()
    draw_ground(canvas, Table.FELT)
    assert painted == [Table.WOOD, Table.FELT, Table.FELT]


@pytest.mark.parametrize(("size", "some"), [((1280, 720), True), ((1024, 768), True), ((800, 500), False)])
def test_a_small_window_has_no_things(
    canvas: Canvas, watched: Watched, size: tuple[int, int], *, some: bool
) -> None:
    canvas.use(pygame.Surface(size).convert())
    draw_ground(canvas, Table.WOOD, MOKA, Area.centred(canvas.width / 2, canvas.height / 2, 960, 690))
    assert bool(watched.lying) == some == (canvas.k >= SMALLEST)


@pytest.mark.parametrize("scene", PAGES)
def test_all_widgets_of_a_page_lie_on_the_sheet_that_covers_the_things(
    scene: SceneId, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheets: list[Area] = []
    monkeypatch.setattr(backdrop, "draw_still_life", lambda _canvas, _life, sheet: sheets.append(sheet))
    settings = Settings(language="de", speed=Speed.INSTANT)
    with at(scene, settings=settings) as pilot:
        for size in ((1280, 720), (1024, 768), (1720, 720)):
            pilot.resize(size)
            sheets.clear()
            pilot.canvas.forget()
            pilot.stack.draw(pilot.canvas)
            assert sheets
            sheet = sheets[-1]
            for widget in pilot.group.widgets:
                area = widget.area
                assert sheet.x <= area.x
                assert area.right <= sheet.right
                assert sheet.y <= area.y
                assert area.bottom <= sheet.bottom


@pytest.mark.usefixtures("screen")
def test_a_thing_has_a_hard_shadow_at_its_lower_right_and_is_kept() -> None:
    troubles: list[str] = []
    kept = LyingPictures(resources.assets(), None, lambda path: troubles.append(path.name))
    made = kept.get("ui/still_lifes/moka.svg", 140, 190)
    assert made is not None
    assert not troubles
    assert made.get_width() > 140
    assert made.get_height() > 190
    assert made is kept.get("ui/still_lifes/moka.svg", 140, 190)
    assert pygame.mask.from_surface(made, 200).count() > 3000
    assert pygame.mask.from_surface(made, 100).count() > pygame.mask.from_surface(made, 200).count() + 300


@pytest.mark.usefixtures("screen")
def test_a_damaged_thing_is_told_once_and_left_out() -> None:
    troubles: list[str] = []
    kept = LyingPictures(resources.assets(), None, lambda path: troubles.append(path.name))
    for _ in range(2):
        assert kept.get("ui/still_lifes/none.svg", 140, 190) is not None
    assert troubles == ["none.svg"]
