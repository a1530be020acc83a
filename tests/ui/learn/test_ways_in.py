"""Who comes where: a new child, the PIN, and a scenario that is left through the gate alone."""

from dataclasses import replace

import pytest

from settebello.app.learning.scenes import learning_scene
from settebello.engine import Seat
from settebello.i18n import languages
from settebello.learning.children.aims import Step
from settebello.learning.facts import Unit
from settebello.learning.memory.thinking_time import Age
from settebello.practice.learning_port import Path, Stage, Stone
from settebello.storage.settings import Settings, Speed
from settebello.ui.grownups.pages import AdultsScene, GateScene, PinScene
from settebello.ui.grownups.parts.report_words import MONTHS
from settebello.ui.kit import routes
from settebello.ui.kit.routes import LearnRoute, Route
from settebello.ui.kit.scene import Push, Scene, SceneId
from settebello.ui.learn.scenes.deal_scene import deal_scene
from settebello.ui.learn.scenes.new_child_scene import NewChildScene
from settebello.ui.learn.scenes.path_scene import PathScene
from settebello.ui.menus.title_scene import TitleScene
from settebello.ui.table.scene import TableScene
from tests.pilot import Pilot, services
from tests.ui.grownups.grown import AdultsInMemory
from tests.ui.learn.practising import LADDER, InMemory
from tests.ui.learn.tables import some_practice
from tests.ui.learn.test_child_voice import CLIPS

PIN = "4711"


class Locked(InMemory):
    """A scenario of two steps, of which the first is begun."""

    def path(self) -> Path:
        first, second = LADDER[1], LADDER[2]
        return Path(
            (Stone(first, Stage.NEXT, done=1, of=4), Stone(second, Stage.OPEN, done=0, of=8)),
            locked=True,
        )


def at(first: Route, port: InMemory) -> Pilot:
    given = replace(services(settings=Settings(language="en", speed=Speed.INSTANT)), learning=lambda: port)

    def make(route: Route) -> Scene:
        return learning_scene(given, port, route) if isinstance(route, LearnRoute) else TitleScene(given)

    return Pilot(make, first)


def with_pin() -> InMemory:
    port = InMemory()
    port.adults = AdultsInMemory(pin=PIN)
    return port


def read(pilot: Pilot) -> None:
    """Pass the gate by reading."""
    assert isinstance(pilot.scene, GateScene)
    for month in [pilot.says(MONTHS[month]) for month in pilot.scene.wanted]:
        pilot.click(month)


def test_from_the_title_the_first_child_is_two_presses_from_its_showing() -> None:
    with at(routes.Title(), InMemory(children=0, fresh=True)) as pilot:
        pilot.click("For children")
        assert pilot.at(SceneId.LEARN_NEW)
        pilot.click("Next")
        pilot.frames(2)
        assert pilot.at(SceneId.LEARN_SHOWING)


def test_an_age_is_chosen_by_candles_and_heard_and_may_be_left_as_it_is() -> None:
    port = InMemory(children=0)
    with at(routes.LearnNew(), port) as pilot:
        scene = pilot.scene
        assert isinstance(scene, NewChildScene)

        def said() -> list[str]:
            assert scene.narration is not None
            told = scene.narration.log
            assert all(CLIPS.covers(text, language) for text in told for language in languages())
            return [pilot.says(text) for text in told]

        pilot.tab_to("5–6")
        assert said() == ["5.", "6."]
        pilot.click("7–8")
        assert said()[2:] == ["7.", "8."]
        pilot.click("7–8")
        assert said()[4:] == ["7.", "8."]
        pilot.click("Next")
    with at(routes.LearnNew(), port) as pilot:
        pilot.click("Next")
    with at(routes.LearnNew(), port) as pilot:
        pilot.click("9+")
        # From nine on there is no voice unless it is wanted.
        assert pilot.scene.narration is None
        pilot.click("Next")
    assert [child.age for child in port.children] == [Age.MIDDLE, Age.YOUNG, Age.OLDER]


def test_whoever_leaves_the_sheet_of_the_first_child_finds_the_grown_ups_pages() -> None:
    with at(routes.Title(), InMemory(children=0)) as pilot:
        pilot.click("For children")
        pilot.press("esc")
        assert pilot.at(SceneId.LEARN_WHO)
        pilot.press("esc")
        assert pilot.at(SceneId.TITLE)


def test_where_there_are_children_the_title_leads_to_their_choice() -> None:
    with at(routes.Title(), InMemory()) as pilot:
        pilot.click("For children")
        assert pilot.at(SceneId.LEARN_WHO)


def test_the_first_child_is_made_by_whoever_sits_there_and_every_other_behind_the_gate() -> None:
    port = InMemory(children=0)
    with at(routes.LearnWho(), port) as pilot:
        pilot.click("New child")
        assert pilot.at(SceneId.LEARN_NEW)
        pilot.click("Next")
        pilot.press("esc")
        assert pilot.at(SceneId.LEARN_WHO)
        pilot.click("New child")
        assert pilot.at(SceneId.LEARN_GATE)
        read(pilot)
        assert pilot.at(SceneId.LEARN_NEW)
        pilot.click("Next")
        assert pilot.at(SceneId.LEARN_PATH)
        assert len(port.children) == 2


def test_the_pin_is_typed_or_clicked() -> None:
    with at(routes.LearnWho(), with_pin()) as pilot:
        pilot.click("For grown-ups")
        assert isinstance(pilot.scene, PinScene)
        pilot.write("47")
        pilot.write("x")
        assert pilot.scene.digits == "47"
        pilot.write("9")
        pilot.click("Delete last digit")
        pilot.click("1")
        pilot.click("1")
        assert pilot.at(SceneId.LEARN_ADULTS)


def test_the_pin_is_entered_by_arrows_as_with_a_gamepad() -> None:
    with at(routes.LearnGate(), with_pin()) as pilot:
        for digit in PIN:
            pilot.tab_to(digit)
            pilot.press("enter")
        assert pilot.at(SceneId.LEARN_ADULTS)


def test_three_wrong_pins_lead_back_and_no_digit_is_ever_said() -> None:
    with at(routes.LearnWho(), with_pin()) as pilot:
        pilot.click("For grown-ups")
        for _ in range(2):
            pilot.write("123")
            notice = pilot.scene.spoken.notice
            assert notice is not None
            assert pilot.says(notice) == "3 of 4 digits"
            pilot.write("4")
            notice = pilot.scene.spoken.notice
            assert notice is not None
            assert pilot.says(notice) == "Please get a grown-up."
        pilot.write("1234")
        assert pilot.at(SceneId.LEARN_WHO)


def test_whoever_has_forgotten_the_pin_reads() -> None:
    with at(routes.LearnWho(), with_pin()) as pilot:
        pilot.click("For grown-ups")
        pilot.click("Forgot your PIN?")
        read(pilot)
        assert pilot.at(SceneId.LEARN_ADULTS)


def to_page(pilot: Pilot, title: str) -> AdultsScene:
    for _ in range(20):
        scene = pilot.scene
        assert isinstance(scene, AdultsScene)
        assert scene.page is not None
        if pilot.says(scene.page.title) == title:
            return scene
        pilot.press("down")
    raise AssertionError(title)


def said_below(pilot: Pilot) -> str:
    notice = pilot.scene.spoken.notice
    return pilot.says(notice) if notice is not None else ""


def test_a_pin_is_set_twice_alike_changed_and_removed() -> None:
    port = InMemory()
    with at(routes.LearnAdults(), port) as pilot:
        to_page(pilot, "PIN")
        pilot.tab_to("1")
        pilot.write("1234")
        pilot.write("1235")
        assert "match" in said_below(pilot)
        assert port.adults.pin == ""
        pilot.write("12345678")
        assert port.adults.pin == ""
        pilot.write("1234")
        pilot.write("1234")
        assert port.adults.pin == "1234"
        pilot.click("9")
        pilot.write("99")
        pilot.click("Delete last digit")
        pilot.write("999999")
        assert port.adults.pin == "9999"
        pilot.click("Remove PIN")
        assert port.adults.pin == ""


def test_a_pin_that_cannot_be_kept_is_told() -> None:
    port = InMemory()
    port.adults.problem = OSError("disk full")
    with at(routes.LearnAdults(), port) as pilot:
        to_page(pilot, "PIN")
        pilot.tab_to("1")
        pilot.write("12341234")
        assert "disk full" in said_below(pilot)
        assert port.adults.pin == ""


@pytest.mark.parametrize("way", ["esc", "home", "animal"])
def test_a_locked_scenario_is_left_through_the_gate_alone(way: str) -> None:
    with at(routes.LearnWho(), Locked()) as pilot:
        pilot.press("enter")
        assert pilot.at(SceneId.LEARN_PATH)
        scene = pilot.scene
        assert isinstance(scene, PathScene)
        assert len(scene.stones) == 2
        if way == "esc":
            pilot.press("esc")
        else:
            pilot.click("Back" if way == "home" else "Mia")
        assert pilot.at(SceneId.LEARN_GATE)
        pilot.press("esc")
        assert pilot.at(SceneId.LEARN_PATH)
        pilot.press("esc")
        read(pilot)
        assert pilot.at(SceneId.LEARN_WHO)


def test_a_step_says_how_much_of_it_is_done() -> None:
    with at(routes.LearnWho(), Locked()) as pilot:
        pilot.press("enter")
        pilot.tab_to("Find the twin")
        assert [pilot.says(words) for words in pilot.scene.spoken.focus] == [
            "Find the twin",
            "next to do",
            "1 of 4",
        ]


def test_when_it_is_enough_the_path_says_so_and_the_green_button_says_good_bye() -> None:
    port = InMemory()
    port.day = replace(port.day, enough=True)
    with at(routes.LearnWho(), port) as pilot:
        pilot.press("enter")
        assert pilot.focus == "Good-bye"
        assert "Tomorrow is a good day too." in [pilot.says(one) for one in pilot.scene.spoken.opening]
        # Offered, never forced.
        pilot.click("Find the twin")
        assert pilot.at(SceneId.LEARN_TASK)
        pilot.press("esc")
        pilot.click("Good-bye")
        assert pilot.at(SceneId.LEARN_WHO)


def test_the_green_button_of_the_path_takes_the_next_step_of_the_day() -> None:
    port = InMemory()
    with at(routes.LearnPath(), port) as pilot:
        assert pilot.focus == "Let's go"
        pilot.press("enter")
        assert port.began == [step.activity.id for step in port.day.steps[1:2] if step.activity]
        pilot.press("esc")
        steps = port.day.steps
        port.day = replace(port.day, steps=(*steps[:1], replace(steps[1], done=8), *steps[2:]))
        pilot.stack.apply(Push(routes.LearnAlbum()))
        pilot.press("esc")
        pilot.click("Let's go")
        pilot.frames(2)
        assert port.prepared == ("mini_scopa", False)


def test_a_scenario_is_laid_out_step_by_step() -> None:
    port = InMemory()
    adults = port.adults
    with at(routes.LearnAdults(), port) as pilot:
        to_page(pilot, "Daily steps")

        def steps() -> tuple[Step, ...]:
            return adults.children[0].aims.scenario

        pilot.click("Add a step")
        assert steps() == (Step(activity="make_it", tasks=8),)
        pilot.tab_to("Sums")
        pilot.press("right", "right", "right")
        assert steps()[0].unit is Unit.DOUBLES
        pilot.tab_to("Length of the step")
        pilot.press("right")
        assert steps()[0].tasks == 12
        pilot.click("Add a step")
        pilot.tab_to("Activity")
        pilot.press("left")
        # Twins have no sums: nothing is left of the unit.
        assert steps() == (
            Step(activity="make_it", unit=Unit.DOUBLES, tasks=12),
            Step(activity="find_the_twin", tasks=12),
        )
        pilot.click("Move step up")
        assert [one.activity for one in steps()] == ["find_the_twin", "make_it"]
        pilot.tab_to("Only these steps")
        pilot.press("enter")
        assert adults.children[0].aims.kiosk
        pilot.click("Remove step")
        pilot.click("Remove step")
        assert steps() == ()
        assert not adults.children[0].aims.kiosk


@pytest.mark.parametrize("left", [(), ("find_the_twin", "mini_scopa")])
def test_daily_steps_are_laid_out_of_the_activities_whose_files_are_whole(
    left: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    port = InMemory()
    whole = tuple(one for one in port.adults.activities if one.id in left)
    monkeypatch.setattr(type(port.adults), "activities", whole)
    with at(routes.LearnAdults(), port) as pilot:
        to_page(pilot, "Daily steps")
        pilot.click("Add a step")
        (step,) = port.adults.children[0].aims.scenario
        assert step.activity == (left[0] if left else "make_it")


def test_a_step_says_the_goal_of_its_activity() -> None:
    port = InMemory()
    with at(routes.LearnAdults(), port) as pilot:
        to_page(pilot, "Daily steps")
        scene = pilot.scene
        assert isinstance(scene, AdultsScene)
        goals = {one.id: one.goal["en"] for one in port.adults.activities}

        def said() -> list[str]:
            assert scene.page is not None
            return [pilot.says(words) for words in scene.page.said]

        assert not set(said()) & set(goals.values())
        pilot.click("Add a step")
        assert goals["make_it"] in said()
        pilot.tab_to("Activity")
        pilot.press("left")
        assert goals["find_the_twin"] in said()
        assert goals["make_it"] not in said()


def test_what_is_seen_and_heard_is_kept_for_the_child_alone() -> None:
    port = InMemory()
    with at(routes.LearnAdults(), port) as pilot:
        to_page(pilot, "Screen and sound")
        pilot.tab_to("Speech volume")
        pilot.press("right")
        pilot.tab_to("Text size")
        pilot.press("right", "right", "right")
        pilot.tab_to("Deck")
        pilot.press("right")
        around = port.adults.children[0].settings.around
        assert (around.voice, around.letters, around.language) == (0.0, 125, None)
        assert around.deck is not None
        pilot.press("left")
        assert port.adults.children[0].settings.around.deck is None


@pytest.mark.parametrize("is_open", [False, True])
def test_the_partners_cards_lie_open_only_where_adults_say_so(is_open: bool) -> None:
    practice = replace(some_practice(), open_hands=is_open)
    given = services(settings=Settings(language="en", speed=Speed.INSTANT))
    with Pilot(lambda _: deal_scene(given, InMemory(), practice), routes.PracticeTable(practice)) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        here = scene.playback.here
        assert here.sees(Seat(0))
        assert here.sees(Seat(1)) is is_open
