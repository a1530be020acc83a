"""The child's animal: every state has a picture, it ends in time, and it covers no card."""

from dataclasses import replace
from itertools import pairwise

import pytest

from settebello import resources
from settebello.learning.memory.evidence import Help
from settebello.learning.puzzles.card_aim import values_of
from settebello.practice.attempt import Phase
from settebello.practice.learning_port import ChildSettings
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.learn.parts.animals import ANIMALS
from settebello.ui.learn.parts.card_spots import LARGEST, OVER, TAG
from settebello.ui.learn.parts.deals import PracticeOverlay
from settebello.ui.learn.parts.mat import BORDER
from settebello.ui.learn.parts.partner import FINGERS, GLAD, NOD, Act, Partner, Pose
from settebello.ui.learn.parts.sums.task_pictures import BROAD, EAVES, LEAST, NARROW
from settebello.ui.learn.parts.tasks.task_layout import CARD, COMPARED, Half, Places
from settebello.ui.learn.parts.tasks.task_partner import act_of, counted
from settebello.ui.learn.scenes.path_scene import PathScene
from settebello.ui.learn.scenes.reflection_scene import ReflectionScene
from settebello.ui.learn.scenes.task_scene import TaskScene
from settebello.ui.table.scene import TableScene
from tests.pilot import Pilot
from tests.ui.learn.practising import InMemory
from tests.ui.learn.tables import some_practice
from tests.ui.learn.test_deal import coached
from tests.ui.learn.test_tasks import PUZZLES, answer, attempt, by_keys, misfit, playing

LONGEST = 1.5
"""Seconds that joy may last."""
MOVING = ChildSettings()
SIZES = ((1280, 720), (1600, 720), (1280, 960), (1920, 800))


def overlap(one: Area, other: Area) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


@pytest.mark.parametrize("animal", ANIMALS)
def test_every_state_has_a_picture_at_every_time(animal: str) -> None:
    seen = set()
    for pose in Pose:
        for before in range(FINGERS + 1):
            for count in range(FINGERS + 1) if pose is Pose.COUNTING else (0,):
                act = Act(pose, 3.0, count, before)
                for tenth in range(25):
                    for still in (False, True):
                        seen.add(act.picture(animal, 3.0 + tenth / 10, still=still))
    assert len(seen) == 4 + FINGERS + 1
    assert all((resources.assets() / picture).is_file() for picture in seen)


def test_an_unknown_animal_is_a_fox() -> None:
    assert Partner("dragon").picture(0.0, still=True) == "ui/partners/fox_watching.svg"


@pytest.mark.parametrize("pose", [Pose.GLAD, Pose.NODDING])
def test_joy_and_nods_are_short_and_then_it_watches_again(pose: Pose) -> None:
    assert max(GLAD, NOD) <= LONGEST
    partner = Partner("owl")
    partner.does(pose, now=10.0)
    assert partner.picture(10.1, still=False) == f"ui/partners/owl_{pose}.svg"
    assert partner.moves(10.0 + min(GLAD, NOD), still=False)
    assert partner.picture(10.0 + LONGEST, still=False) == "ui/partners/owl_watching.svg"
    assert not partner.moves(10.2 + LONGEST, still=False)


@pytest.mark.parametrize("pose", Pose)
def test_with_little_motion_an_act_is_one_picture(pose: Pose) -> None:
    partner = Partner("cat")
    partner.does(pose, 7 if pose is Pose.COUNTING else 0, now=1.0)
    shown = {partner.picture(1.0 + tenth / 10, still=True) for tenth in range(40)}
    assert len(shown) == 1
    assert not partner.moves(1.0, still=True)


def test_fingers_go_up_and_down_one_after_the_other() -> None:
    partner = Partner("bear")
    partner.does(Pose.COUNTING, 6, now=0.0)
    up = [partner.act.fingers(tenth / 20, still=False) for tenth in range(40)]
    assert (up[0], up[-1]) == (1, 6)
    assert all(after - before in {0, 1} for before, after in pairwise(up))
    partner.does(Pose.COUNTING, 4, now=2.0)
    down = [partner.act.fingers(2.0 + tenth / 20, still=False) for tenth in range(40)]
    assert (down[0], down[-1]) == (5, 4)


def test_a_number_beyond_ten_fingers_is_not_shown_wrong() -> None:
    partner = Partner("mouse")
    partner.does(Pose.COUNTING, FINGERS + 1, now=0.0)
    assert partner.act.pose is Pose.WATCHING


@pytest.mark.parametrize("size", SIZES)
def test_the_animal_covers_no_card_no_button_and_no_picture_of_a_task(size: tuple[int, int]) -> None:
    places = Places.of(float(size[0]), float(size[1]))
    others = (places.table, places.caption, places.board, places.hand, places.strip, *places.buttons)
    assert not any(overlap(places.partner, other) for other in others)
    assert places.table.bottom + TAG <= places.hand.y
    assert places.hand.bottom + TAG <= size[1]


@pytest.mark.parametrize("half", [CARD, Half(NARROW, LEAST), Half(BROAD, LEAST, seat=True), Half(seat=True)])
@pytest.mark.parametrize("size", SIZES)
def test_cards_and_answer_are_one_group_in_the_middle_of_the_mat(size: tuple[int, int], half: Half) -> None:
    places = Places.of(float(size[0]), float(size[1]), half)
    field = places.mat.inset(BORDER)
    bottom = places.hand.bottom + TAG
    if half.high is not None:
        bottom = places.stage.bottom
    assert places.table.y - field.y == pytest.approx(field.bottom - bottom, abs=0.01)
    assert places.table.y >= field.y
    for area in (places.board, places.caption, places.stage, places.partner, *places.buttons):
        if area.width:
            assert field.x < area.x
            assert area.right < field.right
            assert area.bottom <= field.bottom + 0.01


@pytest.mark.parametrize("half", [CARD, Half(NARROW, LEAST), Half(BROAD, LEAST), Half(beyond=2 * EAVES)])
@pytest.mark.parametrize("size", SIZES)
def test_cards_question_and_mat_have_one_axis_and_the_animal_is_beside_them(
    size: tuple[int, int], half: Half
) -> None:
    places = Places.of(float(size[0]), float(size[1]), half)
    middle = size[0] / 2
    wide = half.wide or places.hand.width + 2 * half.beyond
    mat = places.mat
    assert {area.centre[0] for area in (places.prompt, places.table, places.hand, mat)} == {middle}
    for seat in (places.partner, places.stage):
        assert seat.right <= middle - wide / 2
        assert seat.y > places.table.bottom + TAG
        assert seat.x > 0
        assert 200 - 0.01 <= seat.height <= mat.bottom - seat.y, "it sits on the mat as a whole figure"
    assert places.stage.width >= places.partner.width - 0.01
    assert not overlap(places.stage, places.caption)
    assert mat.y > places.prompt.bottom
    assert places.hand.centre[1] < mat.bottom < size[1]
    assert places.landing[1] + places.hand.height / 2 + TAG <= size[1]


@pytest.mark.parametrize("size", SIZES)
def test_two_cards_that_are_compared_are_larger_and_the_animal_is_beside_them(size: tuple[int, int]) -> None:
    places = Places.of(float(size[0]), float(size[1]), Half(seat=True))
    assert places.hand.width > 1.5 * LARGEST
    left = places.hand.centre[0] - COMPARED / 2 - places.hand.width
    assert places.stage.right < left
    assert places.stage.height >= 200
    assert places.stage.bottom == pytest.approx(places.table.bottom + TAG)
    assert places.caption.right < left
    assert not overlap(places.stage, places.caption)


def test_in_an_example_the_animal_is_left_of_the_picture_and_clear_of_it() -> None:
    with playing(InMemory([Help.EXAMPLE]), activity="make_it") as pilot:
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        assert attempt(pilot).phase is Phase.EXAMPLE
        assert scene.places.board.centre[0] == pytest.approx(scene.width / 2)
        assert scene.seat.right < scene.places.board.x
        for other in (scene.places.board, *scene.places.buttons, scene.places.caption):
            assert not overlap(scene.seat, other)


def test_the_animal_is_large_until_a_picture_needs_the_room() -> None:
    with playing(InMemory(settings=MOVING), activity="make_it") as pilot:
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        assert scene.seat == scene.places.stage
        pilot.press("1", "return")
        pilot.frames(12)
        assert scene.pictured
        assert scene.seat == scene.places.partner


def test_it_watches_then_counts_the_chosen_card_and_not_the_sum() -> None:
    with playing(InMemory(settings=MOVING), activity="make_it") as pilot:
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        now = attempt(pilot)
        assert act_of(now, None) == (Pose.WATCHING, 0)
        assert scene.partner.animal.act.pose is Pose.WATCHING
        rules = now.assignment.puzzle.ruleset
        for number, spot in enumerate(scene.spots[:2], 1):
            pilot.press(str(number))
            pilot.frames(12)
            value = values_of(rules, [spot.card])[0]
            act = scene.partner.animal.act
            assert (act.pose, act.count) == (Pose.COUNTING, value)


def by_keys_raise(pilot: Pilot) -> None:
    """Raise the first two cards."""
    for key in ("1", "2"):
        pilot.press(key)
        pilot.frames(12)


def test_with_help_it_counts_what_the_strip_counts() -> None:
    with playing(InMemory((Help.PROMPT,), settings=MOVING), activity="make_it") as pilot:
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        by_keys_raise(pilot)
        total = sum(counted(attempt(pilot)))
        act = scene.partner.animal.act
        assert (act.pose, act.count) == ((Pose.COUNTING, total) if total <= FINGERS else (Pose.WATCHING, 0))


def test_it_nods_at_a_right_answer_and_is_glad_at_the_last_one_of_a_block() -> None:
    port = InMemory(block=2, settings=MOVING)
    seen = []
    with playing(port, activity="make_it") as pilot:
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        for _ in range(2):
            by_keys(pilot, answer(pilot))
            assert attempt(pilot).phase is Phase.SOLVED
            seen.append(scene.partner.animal.act.pose)
            pilot.press("enter")
            pilot.frames(2)
    assert seen == [Pose.NODDING, Pose.GLAD]


def test_it_counts_what_was_chosen_when_a_set_is_explained() -> None:
    with playing(InMemory(settings=MOVING), activity="make_it") as pilot:
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        by_keys(pilot, misfit(pilot))
        assert act_of(attempt(pilot), None) == (Pose.COUNTING, sum(attempt(pilot).addends))


def test_in_a_deal_it_nods_at_a_capture_and_is_glad_of_a_sweep() -> None:
    seen = set()
    for seed in range(1, 30):
        practice = some_practice(seed=seed)
        with coached(practice) as pilot:
            scene, before = pilot.scene, practice.session.match.position
            assert isinstance(scene, TableScene)
            assert before is not None
            move = max(before.legal_moves(), key=lambda one: len(one.captured))
            scene.play(move)
            after = practice.session.match.position
            overlay = coach_overlay(pilot)
            assert after is not None
            swept = after.sweeps[0] > before.sweeps[0]
            wanted = Pose.GLAD if swept else Pose.NODDING if move.captured else Pose.WATCHING
            assert overlay.partner.seated.animal.act.pose is wanted
            seen.add(wanted)
        if len(seen) == 3:
            break
    assert {Pose.NODDING, Pose.WATCHING} <= seen


def test_in_a_deal_a_sweep_makes_it_glad() -> None:
    practice = some_practice()
    with coached(practice) as pilot:
        overlay, before = coach_overlay(pilot), practice.session.match.position
        assert before is not None
        overlay.partner.played(before, replace(before, sweeps=(before.sweeps[0] + 1, before.sweeps[1])))
        assert overlay.partner.seated.animal.act.pose is Pose.GLAD


def coach_overlay(pilot: Pilot) -> PracticeOverlay:
    """What a practice deal adds to its table."""
    assert isinstance(pilot.scene, TableScene)
    overlay = pilot.scene.policies.overlay
    assert isinstance(overlay, PracticeOverlay)
    return overlay


@pytest.mark.parametrize("enough", [False, True])
def test_it_sleeps_when_it_is_enough_for_today(*, enough: bool) -> None:
    port = InMemory(settings=MOVING)
    port.enough = enough
    with playing(port, routes.LearnReflection("make_it")) as pilot:
        scene = pilot.scene
        assert isinstance(scene, ReflectionScene)
        pilot.frames(3)
        assert scene.partner.animal.act.pose is (Pose.ASLEEP if enough else Pose.NODDING)
        picture = scene.partner.animal.picture(9e9, still=False)
        assert picture == f"ui/partners/fox_{'asleep' if enough else 'watching'}.svg"


@pytest.mark.parametrize("enough", [False, True])
def test_on_the_path_it_sleeps_when_it_is_enough_for_today(*, enough: bool) -> None:
    port = InMemory()
    port.enough = enough
    with playing(port, routes.LearnPath()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, PathScene)
        assert scene.who.picture == ("ui/partners/fox_asleep.svg" if enough else "ui/children/fox.svg")
        assert (resources.assets() / scene.who.picture).is_file()


def test_the_child_is_called_by_its_own_name_at_the_table() -> None:
    with coached(some_practice()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        assert scene.still.players[0].name == "Mia"
        assert scene.still.plate.sides[0][0] == "Mia"


def test_cards_of_a_task_are_large_on_the_smallest_whole_screen() -> None:
    for activity, level in [(one, level) for one in PUZZLES for level in (0, -1)]:
        with playing(InMemory(level=level), activity=activity) as pilot:
            scene = pilot.scene
            assert isinstance(scene, TaskScene)
            assert all(spot.card_area.width >= 150 - 0.01 for spot in scene.spots)
            for left, right in pairwise(scene.spots):
                # A card covers no more than the border of the one left of it, and no number.
                over = left.card_area.right - right.card_area.x
                assert over <= OVER * left.card_area.width + 0.01
                assert left.card_area.x + left.tag_width <= right.card_area.x
            assert Places.of(scene.width, scene.height).hand.width >= 150
