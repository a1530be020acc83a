"""The garden that a child sees: beds by totals, growth of the latest block, keys and speech."""

import pytest

from settebello import resources
from settebello.learning.facts import FACTS, FURTHER
from settebello.learning.memory.mastery import State
from settebello.practice.learning_port import ChildSettings
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import SceneId
from settebello.ui.learn.parts.garden_corner import GardenCorner
from settebello.ui.learn.parts.plants import NAMES, plant_picture
from settebello.ui.learn.scenes.garden_scene import EACH, FIRST, GROWS, GardenScene
from tests.pilot import FRAME, Pilot
from tests.ui.learn.practising import STILL, InMemory
from tests.ui.learn.test_tasks import playing

MOVING = ChildSettings()


def garden(pilot: Pilot) -> GardenScene:
    assert isinstance(pilot.scene, GardenScene)
    return pilot.scene


def growing(pilot: Pilot) -> bool:
    return garden(pilot).animating


def test_every_state_of_every_sum_has_a_picture_and_a_name() -> None:
    for fact in FACTS:
        for state in State:
            assert (resources.assets() / plant_picture(fact, state)).is_file()
    assert set(NAMES) == set(State)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 960), (800, 500)])
def test_beds_stand_in_columns_by_their_totals_and_none_covers_another(size: tuple[int, int]) -> None:
    with playing(InMemory(), routes.LearnGarden(), size=size) as pilot:
        scene = garden(pilot)
        assert len(scene.plants) == 46
        areas = [(spot, spot.area) for spot in scene.plants]
        for spot, area in areas:
            assert area.x >= 0
            assert area.right <= scene.width
            assert 80 < area.y < area.bottom < scene.height - 80
            for other, there in areas:
                if other is not spot:
                    apart = area.right <= there.x or there.right <= area.x
                    assert apart or area.bottom <= there.y or there.bottom <= area.y
        columns = {spot.plant.fact.sum: round(area.centre[0]) for spot, area in areas}
        assert all(round(area.centre[0]) == columns[spot.plant.fact.sum] for spot, area in areas)
        assert sorted(columns.values()) == [columns[total] for total in range(2, 16)]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 960), (800, 500)])
def test_the_further_sums_have_a_bed_of_their_own(size: tuple[int, int]) -> None:
    port = InMemory()
    port.further = True
    with playing(port, routes.LearnGarden(), size=size) as pilot:
        scene = garden(pilot)
        bed = scene.further
        assert bed is not None
        assert len(scene.plants) == 46 + 9
        for spot in scene.plants:
            middle = bed.contains(*spot.area.centre)
            assert middle is (spot.plant.fact in FURTHER)
            apart = spot.area.right <= bed.x or bed.right <= spot.area.x
            assert middle or apart or bed.bottom <= spot.area.y
        inside = [spot.area for spot in scene.plants if spot.plant.fact in FURTHER]
        assert len({(round(area.x), round(area.y)) for area in inside}) == 9
        assert {one.plant.fact for one in scene._grown} >= {FURTHER[0]}  # noqa: SLF001 - what grows


@pytest.mark.parametrize("further", [False, True])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 960), (800, 500)])
def test_the_animal_has_a_place_of_its_own_beside_all_beds(size: tuple[int, int], *, further: bool) -> None:
    port = InMemory()
    port.further = further
    with playing(port, routes.LearnGarden(), size=size) as pilot:
        scene = garden(pilot)
        place = Area(scene.perch.x, scene.seat.y, scene.perch.width, scene.perch.bottom - scene.seat.y)
        others = [widget.area for widget in scene.group.widgets]
        others += [scene.further] if scene.further is not None else []
        for other in others:
            across = place.right <= other.x or other.right <= place.x
            assert across or place.bottom <= other.y or other.bottom <= place.y
        assert scene.seat.height >= 90
        assert scene.seat.x >= 0


def test_before_they_begin_the_further_sums_have_no_bed() -> None:
    with playing(InMemory(), routes.LearnGarden()) as pilot:
        assert garden(pilot).further is None


def test_what_the_block_has_changed_grows_one_after_the_other() -> None:
    with playing(InMemory(settings=MOVING), routes.LearnGarden(), moving=True) as pilot:
        scene = garden(pilot)
        grown = [spot for spot in scene.plants if spot.plant.grown]
        assert len(grown) == 2
        assert growing(pilot)
        assert [spot.part for spot in grown] == [0.0, 0.0]
        pilot.frames(round((FIRST + EACH + GROWS) / FRAME) + 6)
        assert [spot.part for spot in grown] == [1.0, 1.0]
        assert not growing(pilot)
        assert all(spot.part == 0.0 for spot in scene.plants if not spot.plant.grown)


def test_with_little_motion_everything_has_grown_already() -> None:
    with playing(InMemory(settings=STILL), routes.LearnGarden(), moving=True) as pilot:
        scene = garden(pilot)
        assert all(spot.part == 1.0 for spot in scene.plants if spot.plant.grown)
        assert not growing(pilot)
        before = pilot.window.surface.copy().get_buffer().raw
        pilot.frames(90)
        assert pilot.window.surface.get_buffer().raw == before


def test_keys_go_from_bed_to_bed_and_each_says_its_sum_and_its_plant() -> None:
    with playing(InMemory(), routes.LearnGarden()) as pilot:
        scene = garden(pilot)
        first = scene.group.focused
        assert first in [spot for spot in scene.plants if spot.plant.grown]
        pilot.press("right")
        focused = next(spot for spot in scene.plants if spot is scene.group.focused)
        assert focused is not first
        assert scene.spoken.focus == (focused.label, NAMES[focused.plant.state])
        assert scene.caption == (f"{focused.label} = {focused.plant.fact.sum}.", NAMES[focused.plant.state])
        pilot.press("escape")
        assert not pilot.at(SceneId.LEARN_GARDEN)


def test_a_click_on_a_bed_tells_what_grows_there() -> None:
    with playing(InMemory(), routes.LearnGarden()) as pilot:
        scene = garden(pilot)
        spot = scene.plants[30]
        pilot.click(spot.area.centre)
        assert scene.group.focused is spot
        assert scene.caption[1] == NAMES[spot.plant.state]


@pytest.mark.parametrize("first", [routes.LearnReflection("make_it"), routes.LearnAlbum()])
def test_it_is_one_press_from_the_reflection_and_from_the_album(
    first: routes.LearnReflection | routes.LearnAlbum,
) -> None:
    with playing(InMemory(), first) as pilot:
        pilot.click("Garden")
        pilot.frames(2)
        assert pilot.at(SceneId.LEARN_GARDEN)


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_the_garden_is_seen_from_the_path_and_opens_from_there(way: str) -> None:
    port = InMemory()
    with playing(port, routes.LearnPath()) as pilot:
        corner = next(widget for widget in pilot.group.widgets if isinstance(widget, GardenCorner))
        tallest = max(plant.state.step for plant in port.garden().plants)
        assert max(plant.state.step for plant in corner.plants) == tallest
        if way == "mouse":
            pilot.click("Garden")
        else:
            for _ in range(40):
                if pilot.focus == "Garden":
                    break
                pilot.press("tab")
            pilot.press("enter")
        assert pilot.at(SceneId.LEARN_GARDEN)
        pilot.press("esc")
        assert pilot.at(SceneId.LEARN_PATH)
        assert pilot.group.focused is corner
