"""Empty places, the badges of piles and the portraits: what each place shows, and what covers nothing."""

from itertools import product
from typing import TYPE_CHECKING

import pytest

from settebello import resources
from settebello.i18n import Catalogue, languages, t
from settebello.market import view_of
from settebello.storage.settings import Table
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.palette import Palette
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.plane import scale_of
from settebello.ui.market.layout.card_places import places_of
from settebello.ui.market.layout.market_layout import FACE, SMALL_FACE, MarketLayout
from settebello.ui.market.view import market_table
from settebello.ui.market.view.empty_place import EMPTY, HOLLOW, SIGN, SLIP, draw_empty, slip_area
from settebello.ui.market.view.market_table import TableScenery
from settebello.ui.market.view.piles import badge_area
from settebello.ui.table.view.signs import READABLE
from tests.ui.market.some_market import market_session

if TYPE_CHECKING:
    from settebello.ui.kit.paint.boxes import BoxStyle

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


def test_a_sign_is_as_large_as_its_place_allows(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, float]] = []
    monkeypatch.setattr(canvas, "glyph", lambda name, _, __, size, *___: drawn.append((name, size)))
    draw_empty(canvas, Area(0, 0, 120, 200), "chest")
    draw_empty(canvas, Area(0, 0, 34, 56), "basket")
    assert drawn[0] == ("chest", SIGN)
    assert drawn[1][0] == "basket"
    assert 16 <= drawn[1][1] < 34


def test_an_empty_place_is_a_hollow_and_in_high_contrast_an_outline(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    boxes: list[tuple[Area, BoxStyle]] = []
    monkeypatch.setattr(canvas, "box", lambda area, style: boxes.append((area, style)))
    place = Area(10, 10, 100, 160)
    draw_empty(canvas, place)
    canvas.palette = Palette(contrast=True)
    draw_empty(canvas, place)
    assert boxes == [(place, HOLLOW), (place, EMPTY)]


@pytest.mark.parametrize(("players", "expert"), [(2, False), (3, True), (4, True)])
def test_the_empty_places_of_a_new_match_have_their_signs(
    players: int, expert: bool, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    monkeypatch.setattr(canvas, "glyph", lambda name, *_: seen.append(name))
    scenery(players, expert=expert).draw(canvas, Table.WOOD)
    assert seen.count("basket") == players
    assert seen.count("chest") == players
    assert seen.count("cabinet") == (players if expert else 0)
    assert seen.count("gravestone") == 1
    assert seen.count("pile") == players, "each discard pile is empty"


@pytest.mark.parametrize("size", [(1280, 720), (800, 500)])
def test_the_name_of_a_place_is_on_a_slip_and_can_be_read_in_every_language(
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
        slip, letters = slip_area(canvas, words, area.centre[0], area.y, area.width)
        assert letters * canvas.k >= READABLE - 0.01
        assert slip.width <= area.width
        assert canvas.text_width(words, size=letters) <= slip.width


@pytest.mark.parametrize("size", [(800, 500), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("expert", [False, True])
def test_no_badge_covers_the_value_of_a_card(size: tuple[int, int], players: int, expert: bool) -> None:
    k = scale_of(*size)
    layout = MarketLayout.of(size[0] / k, size[1] / k, players, expert=expert)
    readable = READABLE / k
    own, market = layout.own, layout.market
    piles = [own.deck, own.discard, market.supply, market.goal_deck, market.graveyard]
    tops = [*piles, *market.display, market.top_goal]
    for mat in layout.mats:
        piles += [mat.deck, mat.discard, mat.vault]
        tops += [mat.deck, mat.discard, mat.vault]
    for pile in piles:
        badge = badge_area(pile, 27, max(16.0, readable))
        assert badge.y < pile.y < badge.bottom, "half outside"
        assert badge.right > pile.right
        for top in tops:
            value = Area(
                top.x + VALUE.x * top.width,
                top.y + VALUE.y * top.height,
                VALUE.width * top.width,
                VALUE.height * top.height,
            )
            across = badge.right <= value.x or value.right <= badge.x
            assert across or badge.bottom <= value.y or value.bottom <= badge.y


@pytest.mark.parametrize(("players", "side"), [(2, FACE), (3, FACE), (4, SMALL_FACE)])
@pytest.mark.parametrize("expert", [False, True])
def test_portraits_are_large_and_names_lie_on_slips_beside_them(
    players: int, side: float, expert: bool, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, Area]] = []
    named: list[Area] = []
    monkeypatch.setattr(canvas, "picture", lambda name, area, *_, **__: drawn.append((name, area)))
    monkeypatch.setattr(market_table, "draw_name", lambda _, __, area, *, turn: named.append(area))
    here = scenery(players, expert=expert)
    here.draw(canvas, Table.WOOD)
    faces = [area for name, area in drawn if name.startswith("ui/avatars")]
    assert [area.width for area in faces[: players - 1]] == [side] * (players - 1)
    assert len(named) == players
    for places in here.layout.mats:
        assert places.name.x >= places.portrait.right
        assert places.name.bottom <= places.deck.y


def test_the_slip_of_a_place_is_of_paper(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    boxes: list[BoxStyle] = []
    monkeypatch.setattr(canvas, "box", lambda _, style, *__: boxes.append(style))
    scenery(2, expert=True).draw(canvas, Table.WOOD)
    # Stage, vault, vitrine and graveyard.
    assert boxes.count(SLIP) == 4
