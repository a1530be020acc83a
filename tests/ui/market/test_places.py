"""Empty places, the badges of piles and the portraits: what each place shows, and what covers nothing."""

from itertools import product
from typing import TYPE_CHECKING

import pytest

from settebello import resources
from settebello.i18n import Catalogue, languages, t
from settebello.market import view_of
from settebello.storage.settings import Table
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.paint.palette import Palette
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.plane import scale_of
from settebello.ui.market.layout.card_places import places_of
from settebello.ui.market.layout.market_layout import MarketLayout
from settebello.ui.market.layout.seat_mats import tray
from settebello.ui.market.view.empty_place import (
    BESIDE,
    CUT,
    EDGE_LIT,
    EMPTY,
    LARGE,
    LINED,
    LIT,
    NAME_TAG,
    draw_cloth_place,
    draw_place,
    name_tag_area,
    sign_size,
)
from settebello.ui.market.view.market_table import TableScenery
from settebello.ui.market.view.piles import badge_spot, draw_shared_count
from settebello.ui.table.view.cloth import WEAVES
from settebello.ui.table.view.signs import PLATE_PAPER, PLATE_TURN, READABLE, TAGGED
from tests.ui.market.some_market import market_session

if TYPE_CHECKING:
    from settebello.ui.kit.paint.boxes import BoxStyle

DRAWN = ("basket", "chest", "cabinet", "gravestone")
SIGNS = ("basket", "chest", "cabinet", "gravestone", "pile", "star")
VALUE = Area(0.09, 0.18, 0.43, 0.22)
"""The part of a card with its value, in its width and height."""


def scenery(players: int, *, expert: bool) -> TableScenery:
    """A table at the beginning of a match, when most places are empty."""
    session = market_session(players, expert=expert)
    view = view_of(session.state, 0)
    layout = MarketLayout.of(1280, 720, players, expert=expert)
    people = tuple(Player(f"Player {seat}", "ui/avatars/gino_calm.svg") for seat in range(players))
    return TableScenery(view, layout, people, places_of(view, layout), turn=0)


def test_every_sign_of_a_place_has_a_picture() -> None:
    for sign in SIGNS:
        assert (resources.assets() / f"ui/glyphs/{sign}.svg").is_file()
    for name in DRAWN:
        assert (resources.assets() / f"ui/places/{name}.svg").is_file()


def test_a_sign_is_large_and_never_over_the_edge_of_its_place() -> None:
    assert sign_size(Area(0, 0, 300, 400)) == LARGE
    for place in (Area(0, 0, 34, 56), Area(0, 0, 84, 140), Area(0, 0, 260, 90)):
        assert 0.6 * min(place.width, place.height) <= sign_size(place) < min(place.width, place.height)


def test_an_empty_place_is_cut_into_the_wood_and_in_high_contrast_an_outline(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    boxes: list[tuple[Area, BoxStyle]] = []
    monkeypatch.setattr(canvas, "box", lambda area, style, *_: boxes.append((area, style)))
    place = Area(10, 10, 100, 160)
    draw_place(canvas, place)
    draw_place(canvas, place, weave=WEAVES[Table.WOOD])
    assert boxes[2:4] == [(place.moved(*LIT), EDGE_LIT), (place, LINED)], "lined where the table has a cloth"
    del boxes[2:]
    canvas.palette = Palette(contrast=True)
    draw_place(canvas, place)
    assert boxes == [(place.moved(*LIT), EDGE_LIT), (place, CUT), (place, EMPTY)]


def test_an_empty_place_on_the_cloth_is_printed_and_without_a_cloth_cut(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    boxes: list[BoxStyle] = []
    monkeypatch.setattr(canvas, "box", lambda _, style, *__: boxes.append(style))
    draw_cloth_place(canvas, Area(10, 10, 100, 160), "pile", WEAVES[Table.WOOD])
    assert {style.border for style in boxes} == {WEAVES[Table.WOOD].printed}
    boxes.clear()
    draw_cloth_place(canvas, Area(10, 10, 100, 160), "pile", None)
    assert boxes == [EDGE_LIT, CUT]


@pytest.mark.parametrize(("players", "expert"), [(2, False), (3, True), (4, True)])
def test_the_empty_places_of_a_new_match_show_what_belongs_there_in_colours(
    players: int, expert: bool, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    printed: list[str] = []
    monkeypatch.setattr(canvas, "printed", lambda name, *_: printed.append(name.split("/")[-1]))
    monkeypatch.setattr(
        canvas, "picture", lambda name, *_, **__: seen.append(name.split("/")[-1].split(".")[0])
    )
    scenery(players, expert=expert).draw(canvas, Table.WOOD)
    assert seen.count("basket") == players
    assert seen.count("chest") == players
    assert seen.count("cabinet") == (players if expert else 0)
    assert seen.count("gravestone") == 1
    assert not {f"{name}.svg" for name in SIGNS} & set(printed), "no pale sign is left"


@pytest.mark.parametrize(("players", "expert"), [(2, False), (4, True)])
def test_stock_and_discard_pile_share_one_place_and_one_tag(
    players: int, expert: bool, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = scenery(players, expert=expert)
    tags: list[Area] = []
    monkeypatch.setattr(canvas, "box", lambda area, style, *_: tags.append(area) if style == TAGGED else None)
    draw_shared_count(canvas, here.layout.own.deck, here.layout.own.discard, (5, 12))
    (tag,) = tags
    own = here.layout.own
    place = tray(own.deck, own.discard)
    assert place.x < own.deck.x < own.discard.right < place.right
    assert place.x < tag.x < own.deck.right < own.discard.x < tag.right < place.right
    tags.clear()
    draw_shared_count(canvas, own.deck, own.discard, (0, 0))
    assert tags == []


@pytest.mark.parametrize("size", [(1280, 720), (800, 500)])
def test_the_name_of_a_place_is_on_a_tag_and_can_be_read_in_every_language(
    size: tuple[int, int], canvas: Canvas
) -> None:
    canvas.k = scale_of(*size)
    layout = MarketLayout.of(size[0] / canvas.k, size[1] / canvas.k, 4, expert=True)
    for language, (words, area) in product(
        languages(),
        (
            (t("Stage"), layout.own.stage),
            (t("Vault"), layout.own.vault),
            (t("Vitrine"), layout.own.vitrine),
        ),
    ):
        canvas.say = Catalogue(language)
        board, letters = name_tag_area(canvas, words, area.centre[0], area.y, area.width)
        assert letters * canvas.k >= READABLE - 0.01
        assert board.width <= area.width
        assert canvas.text_width(words, size=letters, role=Role.BOLD) <= board.width - BESIDE


@pytest.mark.parametrize("size", [(800, 500), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("expert", [False, True])
def test_no_badge_covers_the_value_of_a_card(size: tuple[int, int], players: int, expert: bool) -> None:
    k = scale_of(*size)
    layout = MarketLayout.of(size[0] / k, size[1] / k, players, expert=expert)
    own, market = layout.own, layout.market
    piles = [own.deck, own.discard, market.supply, market.goal_deck, market.graveyard]
    tops = [*piles, *market.display, market.top_goal]
    for mat in layout.mats:
        piles += [mat.deck, mat.discard, mat.vault]
        tops += [mat.deck, mat.discard, mat.vault]
    for pile in piles:
        badge = Area.centred(*badge_spot(pile), 40, 26)
        assert badge.y < pile.bottom < badge.bottom, "on the lower edge"
        for top in tops:
            value = Area(
                top.x + VALUE.x * top.width,
                top.y + VALUE.y * top.height,
                VALUE.width * top.width,
                VALUE.height * top.height,
            )
            across = badge.right <= value.x or value.right <= badge.x
            assert across or badge.bottom <= value.y or value.bottom <= badge.y


@pytest.mark.parametrize(("players", "expert"), [(2, False), (3, True), (4, False)])
def test_the_plates_are_those_of_the_other_tables_and_only_the_one_in_turn_is_blue(
    players: int, expert: bool, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    boxes: list[tuple[Area, BoxStyle]] = []
    monkeypatch.setattr(canvas, "box", lambda area, style, *_: boxes.append((area, style)))
    here = scenery(players, expert=expert)
    here.draw(canvas, Table.WOOD)
    assert [area for area, style in boxes if style == PLATE_TURN] == [here.layout.own.plate]
    assert [area for area, style in boxes if style == PLATE_PAPER] == [one.plate for one in here.layout.mats]


def test_the_names_of_places_are_on_tags(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    boxes: list[BoxStyle] = []
    monkeypatch.setattr(canvas, "box", lambda _, style, *__: boxes.append(style))
    scenery(2, expert=True).draw(canvas, Table.WOOD)
    # Stage, vault, vitrine and graveyard.
    assert boxes.count(NAME_TAG) == 4
