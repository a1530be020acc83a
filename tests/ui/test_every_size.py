"""Every scene in every language, at every size of window, of everything, of letters: no word is lost."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pygame
import pytest

from settebello import resources
from settebello.ai import LocalOpponents
from settebello.app import Game
from settebello.cli import Options
from settebello.clock import ManualClock
from settebello.developer.shot import Shot
from settebello.developer.shot_content import prepare_match
from settebello.developer.shot_route import reach
from settebello.developer.shots import SHOTS
from settebello.engine import Card
from settebello.i18n import Catalogue, languages
from settebello.skins import Deck, load_skin
from settebello.storage.places import Places
from settebello.storage.settings import Settings, Speed
from settebello.storage.settings_file import write_settings
from settebello.ui.kit.cards import CardImages
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Fonts
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.view.canvas import Canvas
from tests.combinations import sampled
from tests.pilot import shipped_levels
from tests.ui.labels import watched_canvas

READABLE = 14
LONG_WORDS = {"ピーナばあちゃん": 13, "primo di mano": 12, "Adversaire": 13}
"""All that fills a plate where a match is looked at or learnt at, which is seen whole in any window."""


@dataclass(frozen=True, slots=True)
class Features:
    """A size of the window in pixels, and how much larger everything and letters are."""

    width: int
    height: int
    everything: float = 1.0
    letters: float = 1.0

    @property
    def name(self) -> str:
        return f"{self.width}x{self.height} {self.everything:.0%} {self.letters:.0%}"


SIGHTS = (
    Features(1280, 720),
    Features(800, 500, letters=1.5),
    Features(1280, 720, everything=1.5),
    Features(1280, 720, everything=2.0),
    Features(1280, 720, everything=0.8),
    Features(1920, 1080),
    Features(2560, 1080),
    Features(1024, 768),
    Features(1280, 1024, letters=1.25),
)
QUICK = ("title", "settings", "display", "sound", "about", "help", "new_game", "tutorial", "matches_none")


class NoPictures(CardImages):
    """Cards without pictures: words alone are looked at."""

    def want(self, widths: object, only: object = None) -> None:
        del widths, only

    def nearest(self, face: Card | None, width: int) -> tuple[pygame.Surface, float]:
        del face
        return pygame.Surface((width, width * 5 // 3)).convert_alpha(), 1.0


@contextmanager
def reached(shot: Shot, folder: Path) -> Iterator[Game]:
    """The program at the scene of a picture."""
    places = Places.under(folder)
    write_settings(places.settings, Settings(language="en", speed=Speed.NORMAL, sound=False))
    prepare_match(shot, places)
    opponents = LocalOpponents(shipped_levels())
    clock = ManualClock()
    game = Game(Options(places=places), clock=clock, rng=Random(7), opponents=opponents)
    try:
        reach(game, clock, shot)
        yield game
    finally:
        game.close()


def faults(
    game: Game, sights: tuple[Features, ...], tongues: tuple[str, ...], patch: pytest.MonkeyPatch
) -> list[str]:
    """What is wrong with the words of the scene on top."""
    found = []
    fonts = Fonts(resources.assets() / "fonts")
    with ThreadPoolExecutor(1) as executor:
        deck = Deck.of(load_skin(resources.assets() / "skins" / "napoletane"))
        cards = NoPictures(deck, executor, fonts)
        for sight in sights:
            surface = pygame.Surface((sight.width, sight.height)).convert()
            for tongue in tongues:
                canvas = Canvas(surface, fonts, cards, resources.assets(), Catalogue(tongue), executor)
                game.stack.arrange(canvas.width, canvas.height)
                game.stack.enlarge(sight.everything, sight.letters)
                camera, top = game.stack.camera, game.stack.top
                assert top is not None
                canvas.look(camera.view)
                with watched_canvas(patch) as labels:
                    top.draw(canvas)
                wrong = labels.faults(Area(0, 0, camera.width, camera.height))
                whole = game.stack.ids[-1] in {SceneId.REPLAY, SceneId.LESSON}
                least = LONG_WORDS if whole else {}
                if sight.letters == 1.5:
                    small = (one for one in labels.found if one.pixels < least.get(one.text, READABLE))
                    wrong += [f"small: {one.pixels} px {one.text}" for one in small]
                found += [f"{sight.name} {tongue} {one}" for one in wrong]
    return found


@pytest.mark.parametrize("name", sampled(QUICK, 3))
def test_no_word_of_the_plain_scenes_is_lost_at_any_size(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shot = next(shot for shot in SHOTS if shot.name == name)
    with reached(shot, tmp_path) as game:
        assert faults(game, SIGHTS[:3], ("de", "ja"), monkeypatch) == []


@pytest.mark.slow
@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_no_word_of_any_scene_is_lost_at_any_size_in_any_language(
    shot: Shot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with reached(shot, tmp_path) as game:
        found = faults(game, SIGHTS, tuple(languages()), monkeypatch)
        assert not found, "\n".join(found)
