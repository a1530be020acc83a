"""The page that sets up a match of the market game: slips of paper around a small table."""

from dataclasses import replace
from itertools import combinations, product

import pytest

from settebello import resources
from settebello.ui.kit import routes
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.theme import STRONG
from settebello.ui.kit.widgets import Button
from settebello.ui.market.pages.market_new_layout import NARROW_NEEDS, NEEDS, NewMarketPages
from settebello.ui.market.pages.market_new_scene import MarketNewScene
from settebello.ui.market.pages.seat_rows import ARROW, SeatRow
from settebello.ui.market.view.small_stall import BORDER, MARKET, market_places
from settebello.ui.table.view.seat_plate import EDGE
from tests.pilot import Pilot, services
from tests.ui.market.some_market import SomeMarket
from tests.ui.market.test_layout import apart, inside
from tests.ui.tables import scenes, session


@pytest.mark.parametrize("needs", [NEEDS, NARROW_NEEDS], ids=["usual", "narrow"])
@pytest.mark.parametrize(("seats", "limits", "going"), list(product((2, 3, 4), (False, True), (False, True))))
def test_nothing_on_the_page_overlaps(
    needs: tuple[float, float], seats: int, limits: bool, going: bool
) -> None:
    pages = NewMarketPages.of(*needs, seats, limits=limits, going=going)
    areas = [
        pages.heading,
        pages.about,
        *((pages.fan,) if pages.fan is not None else ()),
        *pages.reading,
        pages.back,
        pages.game,
        pages.players,
        pages.credit,
        pages.start,
        *(slip.whole for slip in pages.slips),
        pages.cloth,
        *((pages.go_on,) if going else ()),
    ]
    for first, second in combinations(areas, 2):
        assert apart(first, second)
    assert all(inside(area, pages.sheet) for area in areas)
    assert len(pages.slips) == seats
    for slip in pages.slips:
        assert inside(slip.seat, slip.whole)
        assert (slip.limit.height >= 44) == limits
        assert not apart(slip.whole, pages.board), "a slip lies over the edge of the table"


def test_you_sit_below_and_the_others_above_from_left_to_right() -> None:
    pages = NewMarketPages.of(*NEEDS, 4, limits=True, going=False)
    own, *others = (slip.whole for slip in pages.slips)
    assert own.y > pages.cloth.y
    assert all(other.bottom < pages.cloth.y for other in others)
    assert [other.x for other in others] == sorted(other.x for other in others)


def test_the_cards_of_the_small_market_are_shipped_and_lie_on_the_cloth() -> None:
    for name, _ in MARKET:
        assert (resources.assets() / f"market/{name}.svg").is_file()
    for limits, seats in product((False, True), (2, 4)):
        cloth = NewMarketPages.of(*NEEDS, seats, limits=limits, going=False).cloth
        places = [area for _, area in market_places(cloth.inset(BORDER + 6))]
        assert all(inside(area, cloth.inset(BORDER)) for area in places)
        assert all(apart(first, second) for first, second in combinations(places, 2))
        assert places[0].width >= 50


def opened() -> Pilot:
    market = SomeMarket()
    return Pilot(scenes(replace(services(), market=lambda: market), session()), routes.NewMarket())


def test_only_the_button_that_deals_is_red() -> None:
    with opened() as pilot:
        red = [one.label for one in pilot.group.widgets if isinstance(one, Button) and one.look is STRONG]
        assert [pilot.says(label) for label in red] == ["Deal the cards"]


def test_keys_change_who_sits_there_and_leave_a_seat_beside_the_last_one() -> None:
    with opened() as pilot:
        scene = pilot.scene
        assert isinstance(scene, MarketNewScene)
        row = next(one for one in scene.group.widgets if isinstance(one, SeatRow))
        first = row.sitter
        assert first.level is None
        assert not row.step(-1, 0)
        assert row.step(1, 0)
        assert row.sitter != first
        while row.step(1, 0):
            pass
        last = row.sitter
        row.activate()
        assert row.sitter == first, "a press goes on with the first"
        row.release(row.area.right - EDGE - 1.5 * ARROW, row.area.centre[1])
        assert row.sitter == last


def test_a_match_begins_with_those_who_sit_there() -> None:
    with opened() as pilot:
        scene = pilot.scene
        assert isinstance(scene, MarketNewScene)
        rows = [one for one in scene.group.widgets if isinstance(one, SeatRow)]
        rows[1].step(1, 0)
        assert [seat.level for seat in scene.setup.seats] == [None, rows[1].sitter.level]
        pilot.click("Deal the cards")
        assert pilot.at(SceneId.MARKET)
