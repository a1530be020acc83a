"""Every activity as a child does it: by keyboard alone, by mouse alone, and with errors on the way."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise
from random import Random

import pytest

from settebello.app.learning.scenes import learning_scene
from settebello.engine import Card, CardSet
from settebello.learning.activities import Kind as Sort
from settebello.learning.memory.evidence import Help
from settebello.learning.puzzles.card_aim import values_of
from settebello.learning.puzzles.maker import Wish, make
from settebello.learning.puzzles.puzzle import Task
from settebello.learning.puzzles.selections import Code
from settebello.practice.assignment import Assignment
from settebello.practice.attempt import MISSES, Attempt, Phase
from settebello.practice.learning_port import MOST_CHILDREN, ChildSettings, Reaction, Remedy
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.routes import LearnRoute, Route
from settebello.ui.kit.scene import Push, Scene, SceneId
from settebello.ui.learn.parts.card_spots import REACH, SMALLEST, CardSpot
from settebello.ui.learn.parts.sums.sum_pictures import Kind
from settebello.ui.learn.parts.sums.task_pictures import picture_of
from settebello.ui.learn.parts.tasks import task_view
from settebello.ui.learn.scenes.task_scene import TaskScene
from settebello.ui.menus.title_scene import TitleScene
from tests.learning.material import SCOPA
from tests.pilot import Pilot, services
from tests.ui.learn.practising import LADDER, InMemory

PUZZLES = [one.id for one in LADDER if one.kind is Sort.PUZZLES]
SMALLEST_HEIGHT = 190.0
SMALLEST_BUTTON = 72.0
SMALLEST_GAP = 16.0
FULL_ROW = 8


def playing(
    port: InMemory,
    first: Route | None = None,
    *,
    activity: str = "make_it",
    size: tuple[int, int] = (1280, 720),
    moving: bool = False,
) -> Pilot:
    speed = Speed.NORMAL if moving else Speed.INSTANT
    given = replace(services(settings=Settings(language="en", speed=speed)), learning=lambda: port)

    def make(route: Route) -> Scene:
        return learning_scene(given, port, route) if isinstance(route, LearnRoute) else TitleScene(given)

    pilot = Pilot(make, first or routes.LearnTask(activity), size=size)
    pilot.frames(2)
    return pilot


def attempt(pilot: Pilot) -> Attempt:
    assert isinstance(pilot.scene, TaskScene)
    assert pilot.scene.attempt is not None
    return pilot.scene.attempt


def answer(pilot: Pilot) -> list[Card]:
    task = attempt(pilot)
    if task.phase is Phase.COMPARING and task.assignment.pair is not None:
        return [task.assignment.pair.more]
    return [card for card in task.answer if card not in task.assignment.puzzle.given]


def misfit(pilot: Pilot) -> list[Card]:
    """Cards that do not fit; of two cards that are compared the greater one is chosen first."""
    task = attempt(pilot)
    if task.phase is Phase.COMPARING:
        by_keys(pilot, answer(pilot))
    puzzle = task.assignment.puzzle
    free = [card for card in puzzle.table if card not in puzzle.given]
    for cards in combinations(free, 1 if task.single else 2):
        if CardSet.of((*puzzle.given, *cards)) not in puzzle.solutions:
            return list(cards)
    raise AssertionError(f"everything fits: {puzzle}")


def offered(pilot: Pilot, label: str) -> bool:
    """Whether there is a widget with this label."""
    return label in {pilot.says(widget.label) for widget in pilot.group.widgets}


def by_keys(pilot: Pilot, cards: list[Card]) -> None:
    scene = pilot.scene
    assert isinstance(scene, TaskScene)
    order = [spot.card for spot in scene.spots]
    for card in cards:
        pilot.press(str(order.index(card) + 1))
        pilot.frames(12)
    if attempt(pilot).phase is Phase.CHOOSING and attempt(pilot).selected:
        pilot.press("enter")


def by_mouse(pilot: Pilot, cards: list[Card]) -> None:
    scene = pilot.scene
    assert isinstance(scene, TaskScene)
    for card in cards:
        spot = next(spot for spot in scene.spots if spot.card == card)
        pilot.click(spot.area.centre)
        pilot.frames(12)
    if attempt(pilot).phase is Phase.CHOOSING and attempt(pilot).selected:
        pilot.click("Take")


def count(pilot: Pilot, hand: str = "keys") -> None:
    """Touch everything that is to be counted before the cards come."""
    scene = pilot.scene
    assert isinstance(scene, TaskScene)
    while scene.things is not None and scene.things.left:
        if hand == "mouse":
            pilot.click(scene.things.left[-1].area.centre)
        else:
            pilot.press("enter")
        pilot.frames(2)
    pilot.until(lambda: not scene.counting)


def go_on(pilot: Pilot, press: Callable[[str], None]) -> None:
    """Let the solution be seen, and the example before a task."""
    if attempt(pilot).phase is Phase.EXAMPLE:
        press("Now you try")
    elif attempt(pilot).phase is Phase.SOLVED:
        press("Next")


@pytest.mark.combinations(strength=1)
@pytest.mark.parametrize("hand", ["keys", "mouse"])
@pytest.mark.parametrize("activity", [*PUZZLES, "calm_sprint"])
def test_every_activity_can_be_done_by_keyboard_alone_and_by_mouse_alone(activity: str, hand: str) -> None:
    port = InMemory((Help.NONE, Help.EXAMPLE, Help.PARTIAL))
    with playing(port, activity=activity) as pilot:
        press = pilot.click if hand == "mouse" else lambda _: pilot.press("enter")
        for _ in range(60):
            if not pilot.at(SceneId.LEARN_TASK):
                break
            count(pilot, hand)
            if attempt(pilot).phase in {Phase.CHOOSING, Phase.COMPARING}:
                (by_mouse if hand == "mouse" else by_keys)(pilot, answer(pilot))
            else:
                go_on(pilot, press)
            pilot.frames(2)
        assert pilot.at(SceneId.LEARN_REFLECTION)
    assert sum(reply.complete for reply in port.replies) == 3
    assert all(reply.right for reply in port.replies)


@pytest.mark.parametrize("activity", PUZZLES)
def test_what_does_not_fit_is_explained_and_stays_raised_and_can_be_tried_again(activity: str) -> None:
    port = InMemory(block=1)
    with playing(port, activity=activity) as pilot:
        count(pilot)
        before = attempt(pilot).assignment
        wrong = misfit(pilot)
        by_keys(pilot, wrong)
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        assert attempt(pilot).phase is Phase.EXPLAINED
        assert set(attempt(pilot).selected) == set(wrong)
        assert {spot.card for spot in scene.spots if spot.lifted} == set(wrong)
        assert scene.caption
        assert pilot.focus == "Try again"
        assert port.task() == before
        pilot.press("enter")
        assert attempt(pilot).phase is Phase.CHOOSING
        assert set(attempt(pilot).selected) == set(wrong)
    (reply,) = port.replies
    assert not reply.right
    assert reply.mistake


def test_after_two_misses_the_whole_answer_is_shown_and_the_child_repeats_it() -> None:
    port = InMemory(block=1)
    with playing(port) as pilot:
        for _ in range(2):
            for card in attempt(pilot).selected:
                by_keys(pilot, [card])
            by_keys(pilot, misfit(pilot))
            pilot.press("enter")
        task = attempt(pilot)
        assert task.marked == set(task.answer)
        assert task.shown is Help.EXAMPLE
        # Nothing stays raised that would make the answer wrong again.
        assert set(task.selected) <= set(task.answer)
        for card in task.selected:
            pilot.press(str([spot.card for spot in pilot.scene.spots].index(card) + 1))  # type: ignore[attr-defined]
            pilot.frames(12)
        by_keys(pilot, answer(pilot))
        assert attempt(pilot).phase is Phase.SOLVED
    assert [reply.right for reply in port.replies][-1]
    assert port.replies[-1].shown is Help.EXAMPLE


def test_help_shows_one_step_more_each_time_and_is_told_with_the_answer() -> None:
    port = InMemory(block=1)
    with playing(port) as pilot:
        assert not attempt(pilot).marked
        pilot.press("h")
        assert attempt(pilot).shown is Help.PROMPT
        pilot.press("h")
        assert len(attempt(pilot).marked) == 1
        pilot.press("h")
        assert attempt(pilot).marked == set(attempt(pilot).answer)
        by_keys(pilot, answer(pilot))
    (reply,) = port.replies
    assert reply.shown is Help.EXAMPLE
    assert reply.seconds is None


def test_no_button_is_dead_in_a_task_of_the_placement() -> None:
    port = InMemory(block=1, probe=True)
    with playing(port) as pilot:
        by_keys(pilot, misfit(pilot))
        pilot.click("Show me")
        assert attempt(pilot).phase is Phase.CHOOSING
        assert attempt(pilot).shown is Help.PROMPT
        pilot.click("Help me")
        assert attempt(pilot).marked


def test_all_the_ways_are_asked_for_until_none_is_left_and_one_found_twice_is_not_told() -> None:
    port = InMemory(block=1, level=1)
    with playing(port, activity="all_the_ways") as pilot:
        first = answer(pilot)
        by_keys(pilot, first)
        by_keys(pilot, first)
        assert len(port.replies) == 1
        while attempt(pilot).phase is Phase.CHOOSING:
            by_keys(pilot, answer(pilot))
    assert [reply.complete for reply in port.replies] == [False] * (len(port.replies) - 1) + [True]
    assert len({reply.selected for reply in port.replies}) == len(port.replies) > 1


def test_the_whole_picture_stands_once_its_motion_is_over() -> None:
    # Only at the end the sum is written; without motion the loop draws a frame only where it is told to.
    port = InMemory((Help.EXAMPLE,), block=1, settings=ChildSettings())
    with playing(port, moving=True) as pilot:
        scene = pilot.scene
        versions = []
        while scene.animating:
            versions.append(scene.version)
            pilot.frames(1)
        assert len(versions) > 1
        assert scene.version > versions[-1]


def test_words_and_picture_have_the_order_in_which_the_cards_were_raised() -> None:
    port = InMemory(block=1)
    with playing(port) as pilot:
        small, large = sorted(misfit(pilot), key=lambda card: card.rank.value)
        by_keys(pilot, [large, small])
        task = attempt(pilot)
        assert task.explanation is not None
        assert task.explanation.addends == task.addends
        assert task.addends == tuple(sorted(task.addends, reverse=True))


def test_the_picture_shows_as_too_many_just_the_cards_that_can_stay() -> None:
    port = InMemory(block=1, level=2)
    with playing(port) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        fitting = answer(pilot)
        extra = next(spot.card for spot in scene.spots if spot.card not in attempt(pilot).answer)
        by_keys(pilot, [extra, *fitting])
        task = attempt(pilot)
        assert task.explanation is not None
        assert task.explanation.code is Code.EXTRA
        assert task.selected == (*fitting, extra)
        assert sum(task.explanation.addends[:-1]) == task.target


def test_a_click_on_a_wrong_card_lays_it_down_also_once_the_answer_lies_open() -> None:
    port = InMemory(block=1)
    with playing(port) as pilot:
        by_keys(pilot, misfit(pilot))
        pilot.press("enter")
        pilot.click("Take")
        task = attempt(pilot)
        assert task.phase is Phase.EXPLAINED
        assert task.misses == MISSES
        wrong = next(card for card in task.selected if card not in task.answer)
        spots = [spot.card for spot in pilot.scene.spots]  # type: ignore[attr-defined]
        pilot.press(str(spots.index(wrong) + 1))
        assert wrong not in task.selected


def test_what_is_pressed_just_as_the_next_task_comes_by_itself_was_not_meant_for_it() -> None:
    port = InMemory(block=2)
    with playing(port, activity="what_is_missing") as pilot:
        by_keys(pilot, answer(pilot))
        first = attempt(pilot)
        while attempt(pilot) is first:
            pilot.frames(1)
        pilot.press("enter")
        assert not attempt(pilot).selected
        pilot.frames(60)
        pilot.press("enter")
        assert attempt(pilot).selected
    assert len(port.replies) == 2


def test_a_card_that_alone_was_no_answer_is_laid_down_without_a_word() -> None:
    port = InMemory(block=1)
    with playing(port, activity="what_is_missing") as pilot:
        wrong = misfit(pilot)
        by_keys(pilot, wrong)
        assert attempt(pilot).phase is Phase.EXPLAINED
        spots = [spot.card for spot in pilot.scene.spots]  # type: ignore[attr-defined]
        pilot.press(str(spots.index(wrong[0]) + 1))
        assert attempt(pilot).phase is Phase.CHOOSING
        assert not attempt(pilot).selected
        assert not pilot.scene.caption  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("before", "expected"), [(0, Kind.NUMBER_LINE), (1, Kind.NUMBER_LINE), (2, Kind.TEN_FRAME)]
)
def test_the_third_miss_of_a_sum_is_explained_by_another_picture(before: int, expected: Kind) -> None:
    port = InMemory(block=1, misses=before)
    with playing(port) as pilot:
        task = attempt(pilot)
        puzzle = task.assignment.puzzle
        near = next(
            cards
            for cards in combinations(puzzle.table, 2)
            if 1 <= abs(sum(values_of(puzzle.ruleset, cards)) - task.target) <= 2
        )
        by_keys(pilot, list(near))
        assert task.explanation is not None
        assert picture_of(task, task.explanation, Remedy.AUTO).kind is expected
        # A picture that was chosen for the child stays whatever happens.
        assert picture_of(task, task.explanation, Remedy.BOND).kind is Kind.BOND


def test_a_set_that_fits_is_taken_by_itself_where_that_is_set() -> None:
    port = InMemory(block=1, settings=ChildSettings(auto_take=True, still=True))
    with playing(port) as pilot:
        order = [spot.card for spot in pilot.scene.spots]  # type: ignore[attr-defined]
        for card in answer(pilot):
            pilot.press(str(order.index(card) + 1))
            pilot.frames(12)
        assert attempt(pilot).phase is Phase.SOLVED


def test_a_second_click_at_once_on_the_same_card_is_an_accident() -> None:
    with playing(InMemory()) as pilot:
        spot = pilot.scene.spots[0]  # type: ignore[attr-defined]
        pilot.click(spot.area.centre)
        pilot.click(spot.area.centre)
        assert attempt(pilot).selected == (spot.card,)
        pilot.frames(12)
        pilot.click(spot.area.centre)
        assert attempt(pilot).selected == ()


def test_the_help_button_asks_to_be_seen_after_a_while_and_help_is_offered_in_words() -> None:
    with playing(InMemory()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        pilot.frames(60 * 11)
        seen = [scene.breathing]
        pilot.frames(60 * 2)
        seen.append(scene.breathing)
        pilot.frames(60 * 13)
        assert [pilot.says(one) for one in scene.caption] == ["Shall I show you something?"]
        pilot.press("1")
        seen.append(scene.breathing)
        assert seen == [False, True, False]


def test_clicks_at_random_are_met_with_a_look_together() -> None:
    port = InMemory()
    port.reaction = Reaction(pause=True)
    with playing(port) as pilot:
        by_keys(pilot, misfit(pilot))
        assert pilot.says(pilot.scene.caption[0]) == "Let's look together."  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
@pytest.mark.parametrize("activity", PUZZLES)
def test_cards_and_buttons_are_large_apart_and_on_the_screen(activity: str, size: tuple[int, int]) -> None:
    port = InMemory(level=1 if activity != "all_the_ways" else 3)
    with playing(port, activity=activity, size=size) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        whole = Area(0, 0, scene.width, scene.height)
        for widget in pilot.group.widgets:
            card = isinstance(widget, CardSpot)
            area = widget.area.inset(REACH) if card else widget.area
            assert whole.contains(area.x, area.y)
            assert whole.contains(area.right, area.bottom)
            least = (SMALLEST, SMALLEST_HEIGHT) if card else (SMALLEST_BUTTON, SMALLEST_BUTTON)
            assert area.width >= least[0] - 0.01
            assert area.height >= least[1]
        areas = [spot.area.inset(REACH) for spot in scene.spots]
        # Eight large cards fill the row: they are closer, but none covers another.
        least_gap = SMALLEST_GAP if len(areas) < FULL_ROW else 0.0
        for one, other in pairwise(areas):
            assert other.x - one.right >= least_gap - 0.01


def test_esc_leaves_at_any_moment_and_the_album_and_a_new_child_are_reached_by_keys() -> None:
    port = InMemory(children=0)
    with playing(port, routes.LearnWho()) as pilot:
        assert pilot.focus == "New child"
        pilot.press("enter")
        assert pilot.at(SceneId.LEARN_NEW)
        pilot.press("tab", *["tab"] * 7)
        pilot.write("Ada")
        pilot.press("enter", "enter")
        assert pilot.at(SceneId.LEARN_PATH)
        assert [(child.nick, child.avatar) for child in port.children] == [("Ada", "fox")]
        pilot.press("enter")
        assert pilot.at(SceneId.LEARN_TASK)
        pilot.press("esc")
        assert pilot.at(SceneId.LEARN_PATH)
        pilot.click("Album")
        assert pilot.at(SceneId.LEARN_ALBUM)
        pilot.press("left")
        pilot.press("esc", "esc")
        assert pilot.at(SceneId.LEARN_WHO)


def test_where_there_are_sixty_children_no_other_is_offered_or_made() -> None:
    port = InMemory(children=MOST_CHILDREN)
    with playing(port, routes.LearnWho()) as pilot:
        assert "New child" not in [pilot.says(widget.label) for widget in pilot.group.widgets]
        pilot.stack.apply(Push(routes.LearnNew()))
        pilot.click("Next")
        assert pilot.at(SceneId.LEARN_WHO)
        assert len(port.children) == MOST_CHILDREN


def looking_back(pilot: Pilot, activity: str) -> None:
    """Come to the reflection of an activity by one task."""
    pilot.stack.apply(Push(routes.LearnTask(activity)))
    pilot.frames(2)
    by_keys(pilot, answer(pilot))
    pilot.press("enter")
    pilot.frames(2)
    assert pilot.at(SceneId.LEARN_REFLECTION)


def test_the_round_arrow_does_the_same_again_and_the_brown_button_stops() -> None:
    port = InMemory(block=1)
    with playing(port, routes.LearnPath()) as pilot:
        looking_back(pilot, "find_the_twin")
        pilot.click("Play again")
        pilot.frames(2)
        assert port.began == ["find_the_twin", "find_the_twin"]
        pilot.press("esc")
        looking_back(pilot, "find_the_twin")
        pilot.click("Stop for today")
        assert pilot.at(SceneId.LEARN_PATH)


def test_the_green_button_goes_on_to_what_is_next_today() -> None:
    port = InMemory(block=1)
    with playing(port, routes.LearnPath()) as pilot:
        looking_back(pilot, "find_the_twin")
        assert pilot.focus == "Next"
        pilot.press("enter")
        pilot.frames(2)
        assert pilot.at(SceneId.LEARN_TASK)
        assert port.began == ["find_the_twin", "make_it"]


def test_after_the_last_step_the_green_button_leads_to_the_good_bye() -> None:
    port = InMemory(block=1)
    port.day = replace(port.day, steps=port.day.steps[-1:])
    with playing(port, routes.LearnPath()) as pilot:
        looking_back(pilot, "make_it")
        pilot.click("Next")
        assert pilot.at(SceneId.LEARN_PATH)
        assert pilot.focus == "Good-bye"
        assert port.began == ["make_it"]


class Lesson(InMemory):
    """Shows the nine before it is asked for."""

    def task(self) -> Assignment | None:
        task = super().task()
        wish = Wish(task=Task.VALUE, ruleset=SCOPA, value=9, distractors=2, upto=9)
        return task and replace(task, lesson=True, help=Help.EXAMPLE, puzzle=make(wish, Random(3)))


def test_a_lesson_frames_its_card_with_its_number_and_says_what_it_counts() -> None:
    with playing(Lesson(block=1)) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        (shown,) = [spot for spot in scene.spots if spot.marked]
        assert shown.number
        assert [pilot.says(words) for words in scene.caption] == ["That is 9."]
        by_keys(pilot, [shown.card])
        assert attempt(pilot).phase is Phase.SOLVED


def test_a_lesson_among_sums_of_three_brackets_nothing() -> None:
    with playing(Lesson(block=1), routes.LearnTask("three_together")) as pilot:
        assert attempt(pilot).assignment.level.bracket
        assert not attempt(pilot).bracketed
        by_keys(pilot, answer(pilot))
        assert attempt(pilot).phase is Phase.SOLVED


def test_the_eye_shows_the_dots_for_another_moment() -> None:
    port = InMemory(block=1, level=2)
    with playing(port, routes.LearnTask("meet_the_cards")) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        assert not offered(pilot, "Look again")
        pilot.until(lambda: not scene.dots_seen)
        pilot.click("Look again")
        assert scene.dots_seen
        assert not offered(pilot, "Look again")
        assert not any(spot.number for spot in scene.spots)
        pilot.until(lambda: not scene.dots_seen)
        by_keys(pilot, answer(pilot))
        (reply,) = port.replies
        assert (reply.right, reply.shown, reply.seconds) == (True, Help.PROMPT, None)


@pytest.mark.parametrize("size", [(1280, 720), (1600, 1200), (2000, 900)])
@pytest.mark.parametrize("zoom", [1.3, 1.5, 2.0])
def test_nothing_of_a_task_is_out_of_sight_however_large_everything_is(
    size: tuple[int, int], zoom: float
) -> None:
    with playing(InMemory(), size=size) as pilot:
        pilot.stack.enlarge(zoom)
        camera = pilot.stack.camera
        assert not camera.moves
        assert camera.seen.width >= 1280.0 - 0.5


@pytest.mark.parametrize("zoom", [1.0, 1.3, 2.0])
def test_what_is_to_be_pressed_first_on_the_path_is_in_sight(zoom: float) -> None:
    with playing(InMemory(), routes.Title()) as pilot:
        pilot.stack.enlarge(zoom)
        pilot.stack.apply(Push(routes.LearnPath()))
        pilot.frames(2)
        seen, here = pilot.stack.camera.seen, pilot.stack.top
        assert here is not None
        assert here.attention is not None
        assert seen.y <= here.attention.y
        assert here.attention.bottom <= seen.bottom + 0.5


def test_the_strip_adds_up_what_help_points_at(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[tuple[int, ...]] = []

    def draw_strip(_canvas: object, _area: object, addends: tuple[int, ...], _target: int) -> None:
        counted.append(addends)

    monkeypatch.setattr(task_view, "draw_strip", draw_strip)
    with playing(InMemory()) as pilot:
        pilot.press("h", "h", "h")
        pilot.frames(2)
        task = attempt(pilot)
        assert len(task.marked) > 1
        assert sum(counted[-1]) == task.target


def test_what_help_has_begun_may_be_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[tuple[int, ...]] = []

    def draw_strip(_canvas: object, _area: object, addends: tuple[int, ...], _target: int) -> None:
        counted.append(addends)

    monkeypatch.setattr(task_view, "draw_strip", draw_strip)
    port = InMemory(block=1)
    with playing(port) as pilot:
        pilot.press("h", "h")
        task = attempt(pilot)
        (begun,) = task.begun_with
        assert {begun} == task.marked
        rest = [card for card in answer(pilot) if card != begun]
        whole = set(answer(pilot))
        by_keys(pilot, rest)
        assert sum(counted[-1]) == task.target
    (reply,) = port.replies
    assert reply.right
    assert set(reply.selected) == whole


def test_another_way_than_the_one_that_help_has_begun_is_the_child_s_own() -> None:
    port = InMemory(block=1, level=1)
    with playing(port, activity="all_the_ways") as pilot:
        pilot.press("h", "h")
        task = attempt(pilot)
        (begun,) = task.begun_with
        puzzle = task.assignment.puzzle
        other = next(cards for cards in puzzle.solutions if begun not in cards)
        by_keys(pilot, list(other))
        assert task.found == (other,)
