"""The button that says it again is out of use, and looks so, where nothing would be heard."""

from dataclasses import dataclass, field, replace

import pygame
import pytest

from settebello.app.learning.scenes import learning_scene
from settebello.audio import SpeechSettings
from settebello.i18n import Catalogue
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.routes import LearnRoute, Route
from settebello.ui.kit.scene import Scene
from settebello.ui.kit.voice.screen_reader import ScreenReader
from settebello.ui.learn.parts.deals.deal_layout import partner_seat
from settebello.ui.learn.parts.partner import NOD, Pose
from settebello.ui.learn.parts.say_again_button import SayAgain
from settebello.ui.learn.scenes.task_scene import TaskScene
from settebello.ui.menus.title_scene import TitleScene
from tests.pilot import Pilot, services
from tests.ui.learn.practising import InMemory
from tests.ui.learn.test_deal import coached
from tests.ui.learn.test_deal_alone import overlay_of
from tests.ui.learn.test_deals_played import prepared

TASK = routes.LearnTask("make_it")
PYRAMID = routes.LearnPyramid("pyramid_of_ten")
SCENES = (TASK, routes.LearnReflection("make_it"), routes.LearnCheck(), PYRAMID)
HEARD = Settings(language="en", speed=Speed.INSTANT, speech=True)


@dataclass
class Voice:
    """Counts how often everything is said."""

    available: bool = True
    asked: list[None] = field(default_factory=list)

    def read(self) -> None:
        self.asked.append(None)


def at(first: Route, settings: Settings, voice: Voice) -> Pilot:
    port = InMemory()
    given = replace(services(settings=settings), learning=lambda: port, aloud=voice)

    def make(route: Route) -> Scene:
        return learning_scene(given, port, route) if isinstance(route, LearnRoute) else TitleScene(given)

    return Pilot(make, first)


def button(pilot: Pilot) -> SayAgain:
    scene = pilot.scene
    assert isinstance(scene, MenuScene)
    return next(one for one in scene.group.widgets if isinstance(one, SayAgain))


def seen(pilot: Pilot) -> bytes:
    area, k = button(pilot).area, pilot.canvas.k
    place = pygame.Rect(*(round(k * part) for part in (area.x, area.y, area.width, area.height)))
    return pygame.image.tobytes(pilot.window.surface.subsurface(place), "RGB")


@pytest.mark.parametrize("first", SCENES, ids=lambda route: route.scene)
def test_it_says_it_again_where_speech_is_on(first: Route) -> None:
    voice = Voice()
    with at(first, HEARD, voice) as pilot:
        pilot.settle()
        assert button(pilot).reachable
        pilot.click("Say it again")
        assert len(voice.asked) == 1


@pytest.mark.parametrize(
    ("settings", "voice"),
    [
        (replace(HEARD, speech=False), Voice()),
        (replace(HEARD, sound=False), Voice()),
        (HEARD, Voice(available=False)),
    ],
    ids=["speech off", "sound off", "no voice"],
)
def test_it_is_out_of_use_and_looks_so_where_nothing_would_be_heard(settings: Settings, voice: Voice) -> None:
    with at(TASK, HEARD, Voice()) as pilot:
        pilot.settle()
        usual = seen(pilot)
    with at(TASK, settings, voice) as pilot:
        pilot.settle()
        assert not button(pilot).reachable
        assert seen(pilot) != usual
        pilot.click("Say it again")
        assert not voice.asked


@dataclass
class Mouth:
    """Says what it is told unless it is cut short, as the voices of systems do."""

    available: bool = True
    waiting: list[str] = field(default_factory=list)

    def say(self, words: str, manner: SpeechSettings, *, at_once: bool = True) -> None:
        del manner
        self.waiting = [words] if at_once else [*self.waiting, words]

    def hush(self) -> None:
        self.waiting = []

    def close(self) -> None:
        """Nothing was opened."""


def test_every_task_is_asked_aloud_before_what_has_the_focus() -> None:
    mouth, catalogue = Mouth(), Catalogue("en")
    screen_reader = ScreenReader(mouth, lambda: HEARD, catalogue, lambda: "en")
    with at(TASK, HEARD, Voice()) as pilot:
        for number in range(3):
            scene = pilot.scene
            assert isinstance(scene, TaskScene)
            assert scene.attempt is not None
            screen_reader.follow(scene)
            assert mouth.waiting[0].startswith(catalogue(scene.prompt) if number else "")
            for card in scene.attempt.answer:
                pilot.click(next(spot for spot in scene.spots if spot.card == card).area.centre)
            pilot.click("Take")
            screen_reader.follow(scene)
            pilot.click("Next")


def test_the_question_the_animal_and_the_own_card_answer_a_press_by_the_question() -> None:
    voice = Voice()
    with at(TASK, HEARD, voice) as pilot:
        pilot.settle()
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        for times, area in enumerate((scene.places.prompt, scene.places.partner, scene.places.hand), 1):
            pilot.click(area.centre)
            assert len(voice.asked) == times
            assert scene.partner.animal.act.pose is Pose.NODDING
            pilot.frames(round(60 * NOD))
        pilot.click(scene.spots[0].area.centre)
        assert len(voice.asked) == 3


def test_the_animal_at_a_table_answers_a_press() -> None:
    practice = prepared("mini_scopa")
    with coached(practice) as pilot:
        overlay = overlay_of(pilot)
        pilot.click(partner_seat(overlay.coach.table.board.layout).centre)
        assert overlay.partner.seated.animal.act.pose is Pose.NODDING


def test_the_words_at_a_table_are_said_when_they_are_pressed() -> None:
    with coached(prepared("mini_scopa")) as pilot:
        overlay, voice = overlay_of(pilot), Voice()
        board = overlay.coach.table.board
        overlay.coach.table.services = replace(overlay.coach.table.services, aloud=voice)
        pilot.click(board.layout.caption.centre)
        assert len(voice.asked) == 1
