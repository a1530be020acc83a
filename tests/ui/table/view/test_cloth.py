"""The ground of the table: the cloth, the things in the corners, and when they are drawn."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pygame
import pytest

from settebello.engine import Seat
from settebello.storage.settings import Settings, Speed, Table
from settebello.ui.kit import backdrop, routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.palette import Palette
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import RATIO, Edge, Spot, TableLayout, lay_out
from settebello.ui.table.layout.table_layout import cloth_frame
from settebello.ui.table.view import cloth
from settebello.ui.table.view.cloth import WEAVES, draw_cloth, draw_ground
from settebello.ui.table.view.props import SETS, SMALLEST, prop_areas
from settebello.ui.table.view.still_parts import arrow_areas
from tests.pilot import Pilot, services
from tests.ui.every_scene import at
from tests.ui.tables import scenes, session

SIZES = [(1280, 720), (1280, 800), (1706, 720), (1280, 960)]
SEATS = [(2, 2), (3, 3), (4, 2), (4, 4), (6, 2), (6, 3), (6, 6)]
MOST = {2: 10, 3: 13, 4: 10, 6: 6}
"""The most cards that are held at a table for so many."""


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    given = services(settings=Settings(language="en", speed=Speed.INSTANT, table=Table.WOOD))
    with Pilot(scenes(given, session(seed=4)), routes.ContinueMatch()) as player:
        player.settle()
        player.canvas.forget()
        yield player


def meet(one: Area, other: Area) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def played_with(layout: TableLayout, players: int) -> Iterator[Area]:
    """The areas of plates, buttons, hands, stocks and piles."""
    yield from (layout.score, layout.caption, layout.menu, layout.again, layout.cloth)
    small, tall = layout.small_card, layout.small_card * RATIO
    for seat, place in enumerate(layout.seats):
        yield place.plate
        yield Area.centred(place.stock.x, place.stock.y, small, tall)
        for spot in layout.hand(Seat(seat), MOST[players]):
            yield lying(spot, place.card)
    for spot in layout.piles:
        yield Area.centred(spot.x, spot.y, small, tall)


def lying(spot: Spot, width: float) -> Area:
    across, down = width, width * RATIO
    return Area.centred(spot.x, spot.y, *((down, across) if abs(spot.angle) > 45 else (across, down)))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("players", "sides"), SEATS)
def test_things_stand_only_where_nothing_else_may_lie(
    size: tuple[int, int], players: int, sides: int
) -> None:
    layout = lay_out(*size, players, sides)
    taken = list(played_with(layout, players))
    for table in SETS:
        found = [area for _, area in prop_areas(layout, table)]
        for place, area in enumerate(found):
            assert area.x >= 0
            assert area.right <= layout.width
            assert not any(meet(area, other) for other in (*taken, *found[:place]))


def test_among_six_players_nothing_stands_beside_hands_and_piles() -> None:
    assert not any(prop_areas(lay_out(1920, 1080, 6, 2), table) for table in SETS)


def test_two_players_have_room_for_most_things() -> None:
    layout = lay_out(1280, 720, 2, 2)
    assert all(len(prop_areas(layout, table)) >= 3 for table in SETS)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("players", "sides"), [(3, 3), (4, 2)])
def test_among_more_players_things_are_fewer_and_stay_far_from_cards(
    size: tuple[int, int], players: int, sides: int
) -> None:
    layout = lay_out(*size, players, sides)
    taken = [area for area in played_with(layout, players) if area is not layout.cloth]
    for table in SETS:
        found = prop_areas(layout, table)
        assert len(found) >= 1
        assert not any(meet(area.inset(-14), other) for _, area in found for other in taken)


@pytest.mark.parametrize("table", list(SETS))
def test_no_thing_is_larger_than_a_card_and_each_is_another_one(table: Table) -> None:
    layout = lay_out(1280, 720, 2, 2)
    found = prop_areas(layout, table)
    assert len({name for name, _ in found}) == len(found)
    for _, area in found:
        assert area.width * area.height < layout.table_card**2 * RATIO


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("players", "sides"), SEATS)
def test_the_cloth_lies_below_the_table_cards_and_beside_hands_and_other_plates(
    size: tuple[int, int], players: int, sides: int
) -> None:
    layout = lay_out(*size, players, sides)
    cloth = layout.cloth
    assert cloth.x <= layout.table.x
    assert cloth.right >= layout.table.right
    assert cloth.y <= layout.table.y
    assert cloth.bottom >= layout.table.bottom
    own = layout.seats[0]
    assert cloth.bottom <= own.hand.y - own.card * RATIO / 2
    beside = [place.plate for place in layout.seats if place.edge is not Edge.TOP]
    assert not any(meet(cloth, area) for area in (layout.score, *beside))
    for place in layout.seats:
        # The one above lies on the upper frame of the cloth, and the hidden cards end above it.
        assert place.edge is not Edge.TOP or place.figure.bottom <= layout.field.y
        assert place.edge is not Edge.TOP or place.hand.y + place.card * RATIO / 2 < cloth.y


def ground(pilot: Pilot, table: Table) -> list[str]:
    """The pictures that drawing the ground of a table needs."""
    canvas = pilot.canvas
    needed: list[str] = []
    layout = lay_out(canvas.width, canvas.height, 2, 2)
    with pytest.MonkeyPatch.context() as patch:
        for method in ("picture", "printed", "cover"):
            _watch(patch, canvas, method, needed)
        draw_ground(canvas, layout, table)
    return needed


def _watch(patch: pytest.MonkeyPatch, canvas: Canvas, method: str, needed: list[str]) -> None:
    """Note the name of each picture that a method draws."""
    draw = getattr(canvas, method)

    def drawn(name: str, *given: Any, **by_name: Any) -> None:  # noqa: ANN401 - as the method it stands for
        needed.append(name)
        draw(name, *given, **by_name)

    patch.setattr(canvas, method, drawn)


def seen(pilot: Pilot) -> pygame.Surface:
    """The window, with nothing but the ground of the table."""
    return pilot.window.surface


def test_the_ground_is_drawn_once_for_a_table_and_again_for_another(pilot: Pilot) -> None:
    first = ground(pilot, Table.FELT)
    assert "ui/table/felt.png" in first
    assert "ui/table/wood.svg" in first, "the felt lies on a board on walnut"
    assert any("prints" in name for name in first)
    own = str(pilot.canvas.cards.deck.ornament)
    assert own in first
    assert cloth.ROSE_PICTURE not in first, "the deck has an ornament of its own"
    assert ground(pilot, Table.FELT) == []
    dark = ground(pilot, Table.DARK)
    assert "ui/table/dark.svg" in dark
    assert own in dark


@pytest.mark.parametrize("table", list(WEAVES))
def test_every_table_has_a_cloth_of_its_own(pilot: Pilot, table: Table) -> None:
    other = next(one for one in WEAVES if one is not table)
    assert ground(pilot, other)
    assert ground(pilot, table)
    before = pygame.image.tobytes(seen(pilot), "RGB")
    assert ground(pilot, other)
    assert pygame.image.tobytes(seen(pilot), "RGB") != before


def test_in_high_contrast_there_is_neither_cloth_nor_anything_on_the_table(pilot: Pilot) -> None:
    assert ground(pilot, Table.CONTRAST) == ["ui/table/contrast.svg"]
    pilot.canvas.palette = Palette(contrast=True)
    assert ground(pilot, Table.WOOD) == []
    assert pygame.transform.average_color(seen(pilot))[:3] == (0, 0, 0)


def test_a_small_window_shows_a_cloth_but_no_things() -> None:
    given = services(settings=Settings(language="en", speed=Speed.INSTANT))
    with Pilot(scenes(given, session(seed=4)), routes.ContinueMatch(), size=(800, 500)) as player:
        player.settle()
        assert player.canvas.k < SMALLEST
        needed = ground(player, Table.WOOD_LIGHT)
        assert any("prints" in name for name in needed)
        assert not any("props" in name for name in needed)


@pytest.mark.parametrize(
    ("scene", "things"), [(SceneId.TABLE, True), (SceneId.LESSON, False), (SceneId.LEARN_DEAL, False)]
)
def test_things_stand_only_at_tables_where_no_paper_or_button_is_in_the_corners(
    scene: SceneId, *, things: bool
) -> None:
    with at(scene) as player:
        player.settle()
        player.canvas.forget()
        needed: list[str] = []
        with pytest.MonkeyPatch.context() as patch:
            _watch(patch, player.canvas, "picture", needed)
            player.stack.draw(player.canvas)
        assert any("props" in name for name in needed) is things


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> list[Area]:
    """The areas of the signs that are printed on a cloth, which are not drawn."""
    areas: list[Area] = []

    def note(
        canvas: Canvas, suit: object, x: float, y: float, part: float, *rest: object, **more: object
    ) -> None:
        del canvas, suit, rest, more
        areas.append(Area.centred(x, y, part, part))

    monkeypatch.setattr(cloth, "_print", note)
    return areas


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("players", "sides"), [(2, 2), (3, 3), (6, 2)])
def test_the_slip_cuts_no_print_and_no_plate_covers_the_field(
    size: tuple[int, int], players: int, sides: int, canvas: Canvas, printed: list[Area]
) -> None:
    layout = lay_out(*size, players, sides)
    draw_cloth(canvas, layout.cloth, WEAVES[Table.WOOD])
    signs = [sign for sign in printed if sign.width < cloth_frame(layout.cloth.width)]
    assert len(signs) > 20
    assert not any(meet(sign, layout.caption) for sign in signs)
    tiles = layout.cloth.width / 2 - cloth_frame(layout.cloth.width)
    assert layout.slip.width / 2 < tiles, "a sentence of one line leaves the tiles in the corners free"
    if size[1] >= 720:
        figures = [place.figure for place in layout.seats]
        assert not any(meet(figure, layout.field) for figure in figures)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("players", "sides"), SEATS)
def test_no_sign_of_the_cloth_sticks_out_from_under_a_plate_or_an_arrow(
    size: tuple[int, int], players: int, sides: int, canvas: Canvas, printed: list[Area]
) -> None:
    layout = lay_out(*size, players, sides)
    draw_ground(canvas, layout, Table.WOOD)
    figures = [place.figure for place in layout.seats if place.edge is Edge.TOP]
    arrows = [area for _, area in arrow_areas(layout)]
    assert len(arrows) == (0 if players == 2 else 2)
    assert printed
    assert not any(meet(sign, other) for sign in printed for other in (*figures, *arrows))


def test_a_deck_without_an_ornament_has_the_rose_of_winds(pilot: Pilot) -> None:
    plain = replace(pilot.canvas.cards.deck, ornament=None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pilot.canvas.cards, "deck", plain)
        assert cloth.ROSE_PICTURE in ground(pilot, Table.FELT)


@pytest.mark.parametrize(("behind", "table"), [(Table.FELT, Table.FELT), (Table.WOOD, Table.DARK)])
def test_a_match_has_its_own_table_in_the_first_picture(pilot: Pilot, behind: Table, table: Table) -> None:
    canvas, layout = pilot.canvas, lay_out(1280, 720, 2, 2)
    backdrop.draw_ground(canvas, behind)
    draw_ground(canvas, layout, table)
    first = pygame.image.tobytes(pilot.window.surface, "RGB")
    pilot.settle()
    canvas.forget()
    draw_ground(canvas, layout, table)
    assert pygame.image.tobytes(pilot.window.surface, "RGB") == first


def test_a_sheet_has_its_felt_in_the_first_picture(pilot: Pilot) -> None:
    canvas, layout = pilot.canvas, lay_out(1280, 720, 2, 2)
    draw_ground(canvas, layout, Table.FELT)
    backdrop.draw_ground(canvas, Table.FELT)
    first = pygame.image.tobytes(pilot.window.surface, "RGB")
    pilot.settle()
    backdrop.draw_ground(canvas, Table.FELT)
    assert pygame.image.tobytes(pilot.window.surface, "RGB") == first
