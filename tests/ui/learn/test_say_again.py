"""The button that says it again is out of use, and looks so, where nothing would be heard."""

from dataclasses import dataclass, field, replace

import pygame
import pytest

from settebello.app.learning.scenes import learning_scene
from settebello.storage.settings import Settings, Speed
from settebello.ui.learn.again import SayAgain
from settebello.ui.scene import Scene, SceneId
from settebello.ui.scenes.menu import MenuScene
from settebello.ui.scenes.title import TitleScene
from tests.pilot import Pilot, services
from tests.ui.learn.practising import InMemory

SCENES = (SceneId.LEARN_TASK, SceneId.LEARN_REFLECTION, SceneId.LEARN_CHECK)
HEARD = Settings(language="en", speed=Speed.INSTANT, speech=True)


@dataclass
class Voice:
    """Counts how often everything is said."""

    available: bool = True
    asked: list[None] = field(default_factory=list)

    def read(self) -> None:
        self.asked.append(None)


def at(scene: SceneId, settings: Settings, voice: Voice) -> Pilot:
    port = InMemory()
    given = replace(services(settings=settings), learning=lambda: port, aloud=voice)

    def make(name: SceneId, argument: object) -> Scene:
        return learning_scene(given, port, name, argument) or TitleScene(given)

    return Pilot(make, scene, "make_it")


def button(pilot: Pilot) -> SayAgain:
    scene = pilot.scene
    assert isinstance(scene, MenuScene)
    return next(one for one in scene.group.widgets if isinstance(one, SayAgain))


def seen(pilot: Pilot) -> bytes:
    area, k = button(pilot).area, pilot.canvas.k
    place = pygame.Rect(*(round(k * part) for part in (area.x, area.y, area.width, area.height)))
    return pygame.image.tobytes(pilot.window.surface.subsurface(place), "RGB")


@pytest.mark.parametrize("scene", SCENES)
def test_it_says_it_again_where_speech_is_on(scene: SceneId) -> None:
    voice = Voice()
    with at(scene, HEARD, voice) as pilot:
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
    scene = SceneId.LEARN_TASK
    with at(scene, HEARD, Voice()) as pilot:
        pilot.settle()
        usual = seen(pilot)
    with at(scene, settings, voice) as pilot:
        pilot.settle()
        assert not button(pilot).reachable
        assert seen(pilot) != usual
        pilot.click("Say it again")
        assert not voice.asked
