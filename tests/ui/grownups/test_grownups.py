"""The page of the grown-ups: what children do not pass, and everything behind it by keys and by mouse."""

from dataclasses import replace
from itertools import combinations

import pytest

from settebello.app.learning.scenes import learning_scene
from settebello.i18n import t
from settebello.learning.children.profile import Child
from settebello.learning.facts import FACTS, Fact, Unit
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.mastery import State
from settebello.learning.memory.thinking_time import Age
from settebello.learning.report.heatmap import heat_map
from settebello.storage.settings import Settings, Speed
from settebello.ui.grownups.pages import AdultsScene, GateScene
from settebello.ui.grownups.pages.adults_scene import RESTORED
from settebello.ui.grownups.parts.heat_map_view import SHADES, HeatMap
from settebello.ui.grownups.parts.report_words import FAMILIES, GLYPHS, MISTAKES, MONTHS, STATES, UNITS
from settebello.ui.kit import routes
from settebello.ui.kit.dialog_scene import DialogScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import Push, Scene, SceneId
from settebello.ui.kit.theme import PAPER
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets.base import State as Look
from settebello.ui.menus.title_scene import TitleScene
from tests.pilot import Pilot, services
from tests.ui.grownups.grown import AdultsInMemory, practised
from tests.ui.learn.practising import InMemory

PAGES = (
    *("Overview", "Sums", "Kinds of sums", "Weeks", "Card values", "All children"),
    *("Plan", "Daily steps", "Child and tasks"),
    *("Screen and sound", "Sessions and children", "Files and printing", "PIN"),
)


def at(
    first: Route, adults: AdultsInMemory | None = None, language: str = "en"
) -> tuple[Pilot, AdultsInMemory]:
    port = InMemory()
    port.adults = adults or port.adults
    given = replace(
        services(settings=Settings(language=language, speed=Speed.INSTANT)), learning=lambda: port
    )

    def make(route: Route) -> Scene:
        if isinstance(route, routes.Dialog):
            return DialogScene(given, route.question)
        return (
            learning_scene(given, port, route) if isinstance(route, routes.LearnRoute) else TitleScene(given)
        )

    return Pilot(make, first, language=language), port.adults


def right(pilot: Pilot) -> list[str]:
    assert isinstance(pilot.scene, GateScene)
    return [pilot.says(MONTHS[month]) for month in pilot.scene.wanted]


def to_page(pilot: Pilot, title: str) -> AdultsScene:
    """Come to a page by keys."""
    pilot.press(*["down"] * PAGES.index(title))
    return shown(pilot, title)


def shown(pilot: Pilot, title: str) -> AdultsScene:
    scene = pilot.scene
    assert isinstance(scene, AdultsScene)
    assert scene.page is not None
    assert pilot.says(scene.page.title) == title
    return scene


def tab_to(pilot: Pilot, label: str) -> None:
    for _ in pilot.group.widgets:
        if pilot.focus == label:
            return
        pilot.press("tab")
    raise AssertionError(f"{label} is not reached")


def test_the_gate_opens_by_keys_for_two_months() -> None:
    pilot, _ = at(routes.LearnWho())
    with pilot:
        tab_to(pilot, "For grown-ups")
        pilot.press("enter")
        for month in right(pilot):
            tab_to(pilot, month)
            pilot.press("enter")
        assert pilot.at(SceneId.LEARN_ADULTS)
        pilot.press("esc")
        assert pilot.at(SceneId.LEARN_WHO)


def test_the_gate_opens_by_mouse_for_two_months() -> None:
    pilot, _ = at(routes.LearnWho())
    with pilot:
        pilot.click("For grown-ups")
        for month in right(pilot):
            pilot.click(month)
        assert pilot.at(SceneId.LEARN_ADULTS)


def test_the_gate_asks_anew_and_after_three_times_goes_back_to_the_children() -> None:
    pilot, _ = at(routes.LearnWho())
    with pilot:
        pilot.click("For grown-ups")
        asked = set()
        for _ in range(3):
            first, second = right(pilot)
            asked.add((first, second))
            # The right second month does not help: whether the first was right is not told before.
            pilot.click(second)
            pilot.click(second)
        assert pilot.at(SceneId.LEARN_WHO)
        assert len(asked) > 1


def test_the_gate_says_which_months_it_means() -> None:
    pilot, _ = at(routes.LearnGate())
    with pilot:
        scene = pilot.scene
        assert isinstance(scene, GateScene)
        scene.wanted = (0, 11)
        said = pilot.says(scene.instruction)
        assert said == (
            "Choose the month that comes after December, then the month that comes before January."
        )


def test_every_page_is_reached_by_keys_and_by_mouse() -> None:
    pilot, _ = at(routes.LearnAdults())
    with pilot:
        for title in PAGES:
            shown(pilot, title)
            pilot.press("down")
        pages = pilot.widget("Pages")
        # The list is longer than its room: what is in sight at its end is reached there, the rest above.
        seen = len(pages.targets)
        for place, title in list(enumerate(PAGES[-seen:]))[::-1]:
            pilot.click(pages.targets[place - seen].centre)
            shown(pilot, title)
        pilot.press("home")
        for place, title in enumerate(PAGES[:seen]):
            pilot.click(pages.targets[place].centre)
            shown(pilot, title)


@pytest.mark.parametrize("learner", [None, Learner()], ids=["practised", "new"])
def test_every_page_has_something_to_say(learner: Learner | None) -> None:
    pilot, _ = at(routes.LearnAdults(), AdultsInMemory(learner=learner) if learner else None)
    with pilot:
        for title in PAGES:
            scene = shown(pilot, title)
            assert scene.page is not None
            assert scene.page.said or scene.page.widgets
            assert all(pilot.says(words) for words in scene.page.said)
            pilot.press("down")


def test_the_map_is_walked_by_arrows_and_left_at_its_edge() -> None:
    pilot, adults = at(routes.LearnAdults())
    with pilot:
        to_page(pilot, "Sums")
        tab_to(pilot, "Map of sums")
        grid = pilot.group.focused
        assert isinstance(grid, HeatMap)
        pilot.press("right", "down")
        assert grid.at == (4, 5)
        assert grid.cell == heat_map(adults.learner)[Fact(4, 5)]
        assert [pilot.says(words) for words in grid.spoken[1:3]] == [
            "4 + 5 = 9",
            pilot.says(STATES[grid.cell.state]),
        ]
        pilot.press(*["left"] * 4)
        assert grid.at == (4, 1)
        pilot.press("left")
        assert pilot.group.focused is not grid


def test_the_mouse_shows_the_sum_that_it_points_at() -> None:
    pilot, _ = at(routes.LearnAdults())
    with pilot:
        to_page(pilot, "Sums")
        grid = pilot.widget("Map of sums")
        assert isinstance(grid, HeatMap)
        side = grid.attention.width
        pilot.move(grid.area.x + 9.5 * side, grid.area.y + 6.5 * side)
        assert grid.at == (6, 9)
        # There is no sum of more than fifteen.
        pilot.move(grid.area.x + 10.5 * side, grid.area.y + 9.5 * side)
        assert grid.at == (6, 9)


def test_every_step_has_a_shade_and_a_sign_of_its_own_and_everything_a_word() -> None:
    assert len(set(SHADES.values())) == len(set(GLYPHS.values())) == len(State)
    assert set(UNITS) == set(Unit)
    assert {family for fact in FACTS for family in fact.families} == set(FAMILIES)
    assert len(MISTAKES) == 10


def test_a_week_is_looked_at_by_keys() -> None:
    pilot, _ = at(routes.LearnAdults())
    with pilot:
        to_page(pilot, "Weeks")
        tab_to(pilot, "Right without help")
        assert pilot.group.focused is not None
        before = pilot.group.focused.spoken
        pilot.press("left")
        assert pilot.group.focused.spoken != before


def test_the_plan_is_kept_as_it_is_set() -> None:
    pilot, adults = at(routes.LearnAdults())
    with pilot:
        to_page(pilot, "Plan")
        tab_to(pilot, "Daily goal")
        pilot.press("right")
        tab_to(pilot, "Practise first")
        pilot.press("right")
        tab_to(pilot, "Allow “Minute of sums”")
        pilot.press("enter")
        pilot.click("Doubles")
        aims = adults.children[0].aims
        assert (aims.goal, aims.pinned, aims.allowed, aims.without) == (
            15,
            (str(FACTS[0]),),
            ("calm_sprint",),
            (Unit.DOUBLES,),
        )
        assert adults.children[1].aims.goal == 10


def test_a_name_is_written_and_kept_letter_by_letter() -> None:
    pilot, adults = at(routes.LearnAdults())
    with pilot:
        to_page(pilot, "Child and tasks")
        tab_to(pilot, "Name")
        pilot.write("Ada")
        assert adults.children[0].nick == "Ada"
        pilot.click("Calm mode: fewer cards, always dots and ten-frames, no timing")
        tab_to(pilot, "Age")
        pilot.press("right")
        assert adults.children[0].settings.calm
        assert adults.children[0].age is Age.OLDER


def test_what_cannot_be_kept_is_told() -> None:
    pilot, adults = at(routes.LearnAdults())
    with pilot:
        adults.problem = OSError("no room")
        scene = to_page(pilot, "Plan")
        tab_to(pilot, "Daily goal")
        pilot.press("right")
        assert scene.spoken.notice is not None
        assert pilot.says(scene.spoken.notice) == "Couldn't save your changes: no room"


def test_a_sitting_is_voided_after_a_question() -> None:
    pilot, adults = at(routes.LearnAdults())
    with pilot:
        to_page(pilot, "Sessions and children")
        pilot.click("Ignore this session")
        pilot.press("esc")
        assert not adults.asked
        tab_to(pilot, "Sessions")
        pilot.press("down")
        tab_to(pilot, "Ignore this session")
        pilot.press("enter")
        pilot.click("Ignore this session")
        assert adults.asked == [("void", "child-1", "30")]
        shown(pilot, "Sessions and children")


def test_a_child_is_removed_after_a_question_and_brought_back() -> None:
    pilot, adults = at(routes.LearnAdults())
    with pilot:
        to_page(pilot, "Sessions and children")
        pilot.click("Remove this child")
        pilot.click("Cancel")
        assert len(adults.children) == 2
        pilot.click("Remove this child")
        pilot.click("Remove")
        scene = shown(pilot, "Sessions and children")
        assert [one.nick for one in adults.children] == ["Leo"]
        assert scene.report.child.nick == "Leo"
        pilot.click("Restore Mia")
        assert scene.report.child.nick == "Mia"


def test_without_children_the_page_says_so() -> None:
    pilot, adults = at(routes.LearnAdults())
    with pilot:
        to_page(pilot, "Sessions and children")
        pilot.click("Remove all children for good")
        pilot.click("Remove")
        assert adults.asked == [("remove_all",)]
        assert [pilot.says(words) for words in pilot.scene.spoken.opening] == [
            "For grown-ups",
            "No one has practised yet.",
        ]
        pilot.click("Done")
        assert pilot.at(None)


def test_the_last_child_is_brought_back_too() -> None:
    adults = AdultsInMemory(removed=())
    adults.children = adults.children[:1]
    pilot, adults = at(routes.LearnAdults(), adults)
    with pilot:
        to_page(pilot, "Sessions and children")
        pilot.click("Remove this child")
        pilot.click("Remove")
        assert adults.children == ()
        tab_to(pilot, "Restore Mia")
        pilot.press("enter")
        scene = pilot.scene
        assert isinstance(scene, AdultsScene)
        assert scene.report.child.nick == "Mia"


def test_where_nobody_practises_all_that_were_removed_have_room_on_the_sheet() -> None:
    removed = tuple(Child(id=f"child-{n}", nick=f"Maximiliane {n}", avatar="owl") for n in range(12))
    adults = AdultsInMemory(children=(), removed=removed)
    pilot, _ = at(routes.LearnAdults(), adults)
    with pilot:
        scene = pilot.scene
        assert isinstance(scene, AdultsScene)
        areas = [widget.area for widget in scene.group.widgets]
        # The latest of those who were removed, besides adding children and leaving.
        assert len(areas) == RESTORED + 2
        for one, other in combinations(areas, 2):
            beside = one.right <= other.x or other.right <= one.x
            assert beside or one.bottom <= other.y or other.bottom <= one.y
        for area in areas:
            assert area.y >= 0
            assert area.bottom <= pilot.canvas.height


def test_another_child_is_chosen() -> None:
    pilot, _ = at(routes.LearnAdults())
    with pilot:
        pilot.press("tab", "right")
        scene = shown(pilot, "Overview")
        assert scene.report.child.nick == "Leo"


def test_every_file_is_written_and_its_place_told() -> None:
    pilot, adults = at(routes.LearnAdults())
    with pilot:
        scene = to_page(pilot, "Files and printing")
        for label, what in (
            ("Open report", "report"),
            ("Open cut-out number cards", "cards"),
            ("Open worksheet: friends of 10", "friends"),
            ("Open the 40 cards to cut out", "deck"),
            ("Open rules to play at home", "rules"),
            ("Open worksheet of the hardest sums", "worksheet"),
            ("Export sums (CSV)", "facts"),
            ("Export days (CSV)", "days"),
            ("Export all answers (CSV)", "answers"),
            ("Export all children", "everything"),
        ):
            pilot.click(label)
            assert adults.asked[-1][0] == what
            assert scene.spoken.notice is not None
            assert what in pilot.says(scene.spoken.notice)
        pilot.click("Save map of sums as a picture")
        assert scene.spoken.notice is not None
        assert ".png" in pilot.says(scene.spoken.notice)


def test_with_large_letters_the_gate_opens_at_its_instruction() -> None:
    pilot, _ = at(routes.Title())
    with pilot:
        pilot.stack.enlarge(1.0, 1.5)
        pilot.stack.apply(Push(routes.LearnGate()))
        pilot.frames(2)
        assert pilot.stack.camera.down
        assert pilot.stack.camera.seen.y == 0
        pilot.press("tab")
        focused = pilot.scene.attention
        assert focused is not None
        assert pilot.stack.camera.seen.contains(*focused.centre)


def test_with_large_letters_the_pages_scroll_down_only_and_all_columns_are_in_sight() -> None:
    pilot, _ = at(routes.LearnAdults())
    with pilot:
        pilot.stack.enlarge(1.0, 1.5)
        pilot.frames(2)
        camera = pilot.stack.camera
        assert camera.down
        assert not camera.across
        for _ in range(5):
            pilot.press("right")
        shown(pilot, "All children")
        scene = pilot.scene
        assert isinstance(scene, AdultsScene)
        assert scene.page is not None
        assert scene.page.room.right <= camera.seen.right
        pilot.stack.enlarge(1.0, 1.0)
        pilot.frames(2)
        assert not pilot.stack.camera.moves
        pilot.press("down")
        shown(pilot, "Plan")


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_a_damaged_file_is_told_in_a_sentence_with_its_place_within_the_page(language: str) -> None:
    files = [
        f"child-1/child.yaml:{line}:1: is not text\n     1 | nick: 17\n       |       ^" for line in (2, 3, 4)
    ]
    pilot, _ = at(routes.LearnAdults(), AdultsInMemory(troubles=tuple(files)), language)
    with pilot:
        scene = pilot.scene
        assert isinstance(scene, AdultsScene)
        page = scene.page
        assert page is not None
        said = [pilot.says(words) for words in page.said]
        sentence, *places = said[-3:]
        assert pilot.says(t("Child and tasks")) in sentence
        assert places == [one.partition("\n")[0] for one in files[:2]]
        assert not any("nick" in words for words in said)


def test_the_map_in_a_picture_marks_no_sum(canvas: Canvas) -> None:
    area = Area(0, 0, 400, 400)

    def drawn(chosen: tuple[int, int], *, marks: bool) -> bytes:
        grid = HeatMap(heat_map(practised()), lambda: None, marks=marks)
        grid.place(area)
        grid.at = chosen

        def paint() -> None:
            canvas.fill(PAPER, area)
            grid.draw(canvas, Look())

        return canvas.png(area, paint)

    assert drawn((3, 4), marks=False) == drawn((1, 1), marks=False)
    assert drawn((3, 4), marks=True) != drawn((1, 1), marks=True)
