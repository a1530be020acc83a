"""The choice of the child in a class: every child finds its picture, by mouse, by keys and at small sizes."""

from itertools import combinations

import pytest

from settebello.learning.children.pictures import AVATARS, free_pictures
from settebello.learning.children.profile import MOST_CHILDREN, Mark
from settebello.learning.memory.thinking_time import Age
from settebello.ui.kit import routes
from settebello.ui.kit.routes import LearnRoute
from settebello.ui.kit.scene import SceneId
from settebello.ui.learn.parts.animals import ANIMALS, MARK_NAMES, MARKS
from settebello.ui.learn.parts.child_plates import SMALLEST, ChildPlate, GroupTab
from settebello.ui.learn.scenes.who_scene import TABS, WhoScene
from tests.pilot import Pilot
from tests.ui.learn.practising import InMemory
from tests.ui.learn.test_tasks import playing

SIZES = ((1280, 720), (800, 500))


def class_of(count: int, *groups: str) -> InMemory:
    """Children with pictures of their own, in groups of about the same size."""
    port = InMemory(children=0)
    for number, (animal, mark) in enumerate(free_pictures(count, ())):
        group = groups[number * len(groups) // count] if groups else ""
        port.create(f"Child {number}", animal, Age.MIDDLE, mark=mark, group=group)
    port.child = None
    return port


def plates(pilot: Pilot) -> list[ChildPlate]:
    return [one for one in pilot.group.widgets if isinstance(one, ChildPlate)]


def tabs(pilot: Pilot) -> list[GroupTab]:
    return [one for one in pilot.group.widgets if isinstance(one, GroupTab)]


def names(pilot: Pilot) -> list[str]:
    return [pilot.says(one.label) for one in plates(pilot)]


def all_names(pilot: Pilot) -> list[str]:
    """The names on all pages of the group that is shown, turned by the page key."""
    found = names(pilot)
    while True:
        before = names(pilot)
        pilot.press("page down")
        if names(pilot) == before:
            return found
        found += names(pilot)


def test_every_mark_has_a_shape_and_a_colour_of_its_own() -> None:
    assert set(MARKS) == set(Mark) - {Mark.NONE}
    assert len({shade.sign for shade in MARKS.values()}) == len(MARKS)
    assert len({shade.colour for shade in MARKS.values()}) == len(MARKS)
    assert set(MARK_NAMES) == set(Mark)
    assert set(AVATARS) == set(ANIMALS)


@pytest.mark.parametrize("size", SIZES)
def test_sixty_children_are_all_found_and_their_plates_are_large_enough(size: tuple[int, int]) -> None:
    port = class_of(MOST_CHILDREN, "Class 1a", "Class 2b", "Class 3")
    with playing(port, routes.LearnWho(), size=size) as pilot:
        assert [pilot.says(tab.label) for tab in tabs(pilot)] == ["Class 1a", "Class 2b", "Class 3"]
        found = []
        for place in range(3):
            pilot.click(tabs(pilot)[place].area.centre)
            assert [tab.chosen for tab in tabs(pilot)] == [place == one for one in range(3)]
            pilot.press("home")
            areas = [one.area for one in pilot.group.widgets]
            for one, other in combinations(areas, 2):
                beside = one.right <= other.x or other.right <= one.x
                assert beside or one.bottom <= other.y or other.bottom <= one.y
            assert all(area.x >= 0 and area.right <= pilot.canvas.width for area in areas)
            assert all(area.bottom <= pilot.canvas.height for area in areas)
            assert all(plate.area.width >= SMALLEST - 1 for plate in plates(pilot))
            found += all_names(pilot)
        assert found == [f"Child {n}" for n in range(MOST_CHILDREN)]


def test_a_child_on_a_later_page_is_chosen_by_the_mouse_alone() -> None:
    port = class_of(40)
    with playing(port, routes.LearnWho()) as pilot:
        assert not tabs(pilot)
        assert len(plates(pilot)) < 40
        pilot.click("More children")
        assert pilot.focus in {"More children", *names(pilot)}
        last = names(pilot)[-1]
        pilot.click(last)
        assert pilot.at(SceneId.LEARN_PATH)
        assert port.child is not None
        assert port.child.nick == last
        pilot.press("esc")
        # The child finds itself again on its own page.
        assert pilot.focus == last
        pilot.click("Previous children")
        assert last not in names(pilot)


def test_a_child_of_another_group_is_chosen_by_keys_alone() -> None:
    port = class_of(50, "Class 1a", "Class 2b")
    with playing(port, routes.LearnWho()) as pilot:
        pilot.tab_to("Class 2b")
        pilot.press("enter")
        assert pilot.focus == "Class 2b"
        pilot.press("page down")
        wanted = names(pilot)[-1]
        pilot.tab_to(wanted)
        pilot.press("enter")
        assert pilot.at(SceneId.LEARN_PATH)
        assert port.child is not None
        assert (port.child.nick, port.child.group) == (wanted, "Class 2b")


def test_the_arrows_reach_the_next_page() -> None:
    with playing(class_of(40), routes.LearnWho()) as pilot:
        for _ in range(20):
            if pilot.focus == "More children":
                break
            pilot.press("right")
        assert pilot.focus == "More children"
        before = names(pilot)
        pilot.press("enter")
        assert names(pilot) != before


def test_of_many_groups_all_are_reached() -> None:
    groups = [f"Group {n}" for n in range(12)]
    with playing(class_of(24, *groups), routes.LearnWho()) as pilot:
        seen = []
        for group in groups:
            assert len(tabs(pilot)) == TABS
            pilot.click(group)
            seen += all_names(pilot)
        assert seen == [f"Child {n}" for n in range(24)]


def test_the_first_page_is_that_of_the_group_that_played_last() -> None:
    port = class_of(50, "Class 1a", "Class 2b")
    port.choose(port.children[-1].id)
    with playing(port, routes.LearnWho()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, WhoScene)
        assert pilot.focus == "Child 49"


@pytest.mark.parametrize("route", [routes.LearnWho(), routes.LearnNew()])
def test_nobody_has_to_scroll_to_come_in(route: LearnRoute) -> None:
    with playing(class_of(9), route) as pilot:
        assert not pilot.scene.pans


def test_a_new_child_gets_a_mark_that_no_child_with_its_animal_has() -> None:
    port = class_of(9, "Class 1a")
    with playing(port, routes.LearnNew("Class 1a")) as pilot:
        pilot.click("Fox")
        pilot.click("Next")
        assert port.child is not None
        assert (port.child.avatar, port.child.mark, port.child.group) == ("fox", Mark.DIAMOND, "Class 1a")


@pytest.mark.parametrize("count", [0, 1, 2, 9, 40])
@pytest.mark.parametrize("size", SIZES)
def test_animals_that_no_child_has_wait_beside_a_short_row_and_answer_a_touch(
    count: int, size: tuple[int, int]
) -> None:
    port = class_of(count)
    with playing(port, routes.LearnWho(), size=size) as pilot:
        pilot.frames(2)
        scene = pilot.scene
        assert isinstance(scene, WhoScene)
        hosts = scene.touchables
        assert len(hosts) == (2 if count < 2 else 0)
        for host in hosts:
            area = host.area
            assert 0 < area.x < area.right < pilot.canvas.width
            assert not any(
                area.x < one.area.right
                and one.area.x < area.right
                and area.y < one.area.bottom
                and one.area.y < area.bottom
                for one in pilot.group.widgets
            ), "it lies over no button"
            pilot.click(area.centre)
            assert scene.animating
