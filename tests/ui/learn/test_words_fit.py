"""What children and their grown-ups read and hear, in every language: nothing is cut on any page."""

from dataclasses import replace

import pytest

from settebello.app.learning.scenes import learning_scene
from settebello.i18n import languages
from settebello.learning.activities import Kind
from settebello.storage.settings import Settings, Speed
from settebello.ui.grownups.pages import AdultsScene
from settebello.ui.grownups.pages.adults_scene import PAGES
from settebello.ui.kit import routes
from settebello.ui.kit.paint.fonts import Fonts, Role
from settebello.ui.kit.routes import LearnRoute, Route
from settebello.ui.kit.scene import Scene
from settebello.ui.menus.title_scene import TitleScene
from tests.combinations import sampled
from tests.pilot import Pilot, services
from tests.ui.learn.practising import LADDER, InMemory

CHILDREN: tuple[LearnRoute, ...] = (
    *(routes.LearnWho(), routes.LearnPath(), routes.LearnAlbum(), routes.LearnGarden()),
    routes.LearnGate(),
    *(routes.LearnPyramid("pyramid_of_ten"), routes.LearnFish("fish_for_ten")),
    *(routes.LearnTask(one.id) for one in LADDER if one.kind is Kind.PUZZLES),
)


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What had to be cut while it was drawn."""
    found: list[str] = []
    fit = Fonts.fit

    def watch(self: Fonts, role: Role, pixels: int, text: str, width: int) -> tuple[int, str]:
        size, fitted = fit(self, role, pixels, text, width)
        if fitted != text:
            found.append(text)
        return size, fitted

    monkeypatch.setattr(Fonts, "fit", watch)
    return found


def at(first: LearnRoute, language: str) -> Pilot:
    port = InMemory()
    given = replace(
        services(settings=Settings(language=language, speed=Speed.INSTANT)), learning=lambda: port
    )

    def make(route: Route) -> Scene:
        return learning_scene(given, port, route) if isinstance(route, LearnRoute) else TitleScene(given)

    pilot = Pilot(make, first, language=language)
    pilot.frames(2)
    return pilot


@pytest.mark.parametrize("language", sampled(list(languages()), 2))
def test_what_children_see_fits(language: str, cut: list[str]) -> None:
    for route in CHILDREN:
        at(route, language).close()
    assert cut == []


@pytest.mark.parametrize("language", languages())
def test_every_page_for_grown_ups_fits(language: str, cut: list[str]) -> None:
    pilot = at(routes.LearnAdults(), language)
    assert isinstance(pilot.scene, AdultsScene)
    for _ in PAGES:
        pilot.frames(2)
        pilot.press("down")
    pilot.close()
    assert cut == []
