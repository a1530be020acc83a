"""A child's voice: on by age, off with one press, and never the cards of a task."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from settebello.app.learning.scenes import learning_scene
from settebello.audio import Clips, MixerCues
from settebello.engine.cards import Pack
from settebello.i18n import Catalogue, Text, languages
from settebello.learning.activities import Kind
from settebello.learning.children.child_settings import ChildSettings
from settebello.learning.children.environment import Environment
from settebello.learning.children.profile import Child
from settebello.learning.memory.evidence import Help
from settebello.learning.memory.thinking_time import Age
from settebello.manual.card_names import card_name
from settebello.practice.attempt import OPEN, Phase
from settebello.resources import assets
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.routes import LearnRoute, Route
from settebello.ui.kit.scene import Scene
from settebello.ui.learn.parts.child_voice import VoiceSwitch
from settebello.ui.learn.scenes.answer_scene import COUNTED
from settebello.ui.learn.scenes.task_scene import TaskScene
from settebello.ui.menus.title_scene import TitleScene
from tests.combinations import sampled
from tests.pilot import FRAME, Pilot, services
from tests.ui.learn.practising import LADDER, InMemory

PUZZLES = tuple(activity for activity in LADDER if activity.kind in {Kind.PUZZLES, Kind.SPRINT})
LEVELS = [
    (activity.id, level)
    for activity in PUZZLES
    for level in {0, len(activity.levels) // 2, len(activity.levels) - 1}
]
CLIPS = Clips(assets() / "voice", MixerCues(assets() / "sounds").at_hand)


def at(first: Route, port: InMemory) -> Pilot:
    given = replace(services(settings=Settings(language="en", speed=Speed.INSTANT)), learning=lambda: port)

    def make(route: Route) -> Scene:
        return learning_scene(given, port, route) if isinstance(route, LearnRoute) else TitleScene(given)

    return Pilot(make, first)


def child(age: Age, **settings: object) -> Child:
    return Child(id="c", nick="", avatar="fox", age=age, settings=ChildSettings(**settings))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("one", "on"),
    [
        (child(Age.YOUNG), True),
        (child(Age.MIDDLE), True),
        (child(Age.OLDER), False),
        (child(Age.OLDER, voice=True), True),
        (child(Age.YOUNG, voice=False), False),
        (child(Age.YOUNG, around=Environment(voice=0.0)), False),
        (child(Age.OLDER, around=Environment(voice=0.5)), True),
    ],
)
def test_the_voice_is_on_for_those_who_cannot_read_yet(one: Child, on: bool) -> None:
    assert one.voice is on
    assert one.with_voice(on=not on).voice is not on


def heard(port: InMemory, activity: str) -> Iterator[tuple[TaskScene, tuple[Text, ...]]]:
    """Work through a block, with wrong sets and help before each right one; yield all that is narrated."""
    with at(routes.LearnTask(activity), port) as pilot:
        for _ in range(60):
            pilot.settle()
            scene = pilot.scene
            if not isinstance(scene, TaskScene) or scene.attempt is None:
                return
            narration = scene.narration
            assert narration is not None
            yield scene, (*narration.opening, *narration.log, *narration.caption)
            attempt = scene.attempt
            if scene.things is not None and scene.things.left:
                pilot.click(scene.things.left[0].area.centre)
            elif scene.counting:
                pilot.frames(round(COUNTED / FRAME) + 2)
            elif attempt.phase is Phase.EXAMPLE:
                pilot.click("Now you try")
            elif attempt.phase is Phase.SOLVED:
                pilot.click("Next")
            elif attempt.phase is Phase.EXPLAINED:
                pilot.click("Try again")
            elif attempt.phase in OPEN:
                wrong = attempt.misses == 0
                spots = [spot for spot in scene.spots if (spot.card in attempt.answer) is not wrong]
                for spot in spots[: 2 if wrong else None]:
                    if spot.card not in attempt.selected:
                        pilot.click(spot.area.centre)
                if attempt.phase in OPEN and not attempt.single:
                    pilot.click("Take")


@pytest.mark.parametrize("activity", sampled([one.id for one in PUZZLES], 3))
def test_no_sentence_names_a_card_of_the_table(activity: str) -> None:
    catalogue = Catalogue("en")
    several = 0
    for scene, narrated in heard(InMemory((Help.NONE, Help.EXAMPLE)), activity):
        names = [catalogue(card_name(spot.card, Pack.ITALIAN)).lower() for spot in scene.spots]
        said = [catalogue(text).lower() for text in narrated]
        assert not [(name, words) for name in names for words in said if name in words]
        several += 1
    assert several > 3


@pytest.mark.parametrize(("activity", "level"), sampled(LEVELS, 3))
def test_every_sentence_of_a_task_has_a_recording_in_every_language(activity: str, level: int) -> None:
    told = {text for _, texts in heard(InMemory(level=level), activity) for text in texts}
    assert told
    missing = {text for text in told for language in languages() if not CLIPS.covers(text, language)}
    assert {Catalogue("en")(text) for text in missing} == set()


def narrates(pilot: Pilot) -> bool:
    return pilot.scene.narration is not None


def switch(pilot: Pilot) -> VoiceSwitch:
    scene = pilot.scene
    assert isinstance(scene, MenuScene)
    return next(one for one in scene.group.widgets if isinstance(one, VoiceSwitch))


@pytest.mark.parametrize(
    "first",
    [
        routes.LearnPath(),
        routes.LearnTask("make_it"),
        routes.LearnReflection("make_it"),
        routes.LearnCheck(),
        routes.LearnFree(),
        routes.LearnPyramid("pyramid_of_ten"),
        routes.LearnFish("fish_for_ten"),
        routes.LearnAlbum(),
    ],
    ids=lambda route: route.scene,
)
def test_one_press_silences_the_voice_and_another_brings_it_back(first: Route) -> None:
    port = InMemory()
    with at(first, port) as pilot:
        pilot.settle()
        assert narrates(pilot)
        for on in (False, True):
            pilot.click(switch(pilot).area.centre)
            pilot.frames(2)
            assert port.child is not None
            assert port.child.voice is on
            assert narrates(pilot) is on


def test_a_new_child_is_asked_with_a_loudspeaker() -> None:
    port = InMemory(children=0)
    with at(routes.LearnWho(), port) as pilot:
        pilot.settle()
        pilot.click("New child")
        pilot.settle()
        assert narrates(pilot)
        pilot.click(switch(pilot).area.centre)
        pilot.frames(2)
        assert not narrates(pilot)
        pilot.click("Next")
        pilot.settle()
    assert [one.voice for one in port.children] == [False]
