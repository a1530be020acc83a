"""A window without a screen, and the pictures."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pygame
import pytest

from settebello import resources
from settebello.i18n import Catalogue
from settebello.skins import Deck, load_skin
from settebello.ui.kit.cards import CardImages
from settebello.ui.kit.paint.fonts import Fonts
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.window import prepare
from tests.ui.cut_texts import collect_cut_texts


@pytest.fixture
def screen() -> Iterator[pygame.Surface]:
    prepare()
    yield pygame.display.set_mode((1280, 720))
    pygame.display.quit()


@pytest.fixture
def fonts(screen: pygame.Surface) -> Fonts:
    return Fonts(resources.assets() / "fonts")


@pytest.fixture
def images(fonts: Fonts) -> Iterator[CardImages]:
    with ThreadPoolExecutor(2) as executor:
        yield CardImages(Deck.of(load_skin(resources.assets() / "skins" / "napoletane")), executor, fonts)


@pytest.fixture
def canvas(screen: pygame.Surface, fonts: Fonts, images: CardImages) -> Canvas:
    return Canvas(screen, fonts, images, resources.assets(), Catalogue("en"))


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that the test draws and that is shortened to fit its place."""
    return collect_cut_texts(monkeypatch)
