"""The fan of cards where a match of the market game is set up."""

from dataclasses import replace

import pytest

from settebello import resources
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.menus.newgame.new_game_layout import Pages
from settebello.ui.menus.newgame.new_game_scene import NewGameScene
from settebello.ui.table.view.market_fan import CARDS, RATIO, fan_places, fan_size
from tests.pilot import Pilot, services
from tests.ui.market.some_market import SomeMarket
from tests.ui.tables import scenes, session


def test_the_fan_has_four_different_cards_which_are_shipped() -> None:
    assert len(set(CARDS)) == 4
    for name in CARDS:
        assert (resources.assets() / f"market/cards/{name}.svg").is_file()


@pytest.mark.parametrize("area", [Area(30, 40, 760, 430), Area(0, 0, 260, 120), Area(5, 5, 900, 900)])
def test_the_fan_fits_into_its_area_and_leans_evenly(area: Area) -> None:
    places = fan_places(area)
    wide, high = fan_size()
    card = places[0][1].width
    assert wide * card <= area.width + 0.01
    assert high * card <= area.height + 0.01
    leans = [lean for _, _, lean in places]
    assert leans == [-lean for lean in reversed(leans)]
    assert sum(place.centre[0] for _, place, _ in places) / 4 == pytest.approx(area.centre[0])
    assert all(place.height == pytest.approx(RATIO * card) for _, place, _ in places)
    assert all(place.y >= area.y - 0.2 * card for _, place, _ in places)


def test_the_page_of_new_games_shows_the_fan_for_the_market_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Area] = []
    monkeypatch.setattr(
        "settebello.ui.menus.newgame.new_game_scene.draw_market_fan", lambda _, area: drawn.append(area)
    )
    market = SomeMarket()
    port = replace(services(), market=lambda: market)
    with Pilot(scenes(port, session()), routes.NewGame()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, NewGameScene)
        scene.draw(pilot.canvas)
        assert drawn == []
        pilot.press("end")
        scene.draw(pilot.canvas)
        assert drawn
        pages = Pages.of(scene.width, scene.height, sides=False)
        assert drawn[0].y > pages.about.bottom
        assert drawn[0].bottom < pages.start.y


def test_the_page_of_the_market_shows_the_fan_beside_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Area] = []
    monkeypatch.setattr(
        "settebello.ui.market.pages.market_new_scene.draw_market_fan", lambda _, area: drawn.append(area)
    )
    market = SomeMarket()
    port = replace(services(), market=lambda: market)
    with Pilot(scenes(port, session()), routes.NewMarket()) as pilot:
        for _ in range(3):
            pilot.frames(1)
            fan = drawn[-1]
            for widget in pilot.group.widgets:
                across = widget.area.right <= fan.x or widget.area.x >= fan.right
                assert across or widget.area.bottom <= fan.y or widget.area.y >= fan.bottom, widget.label
            pilot.press("down", "right", "up")
