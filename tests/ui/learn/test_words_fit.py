"""What children and their grown-ups read and hear, in every language: nothing is cut on any page."""

from dataclasses import replace

import pytest

from settebello.app.learning.scenes import learning_scene
from settebello.i18n import Catalogue, languages, pt, t
from settebello.learning.activities import Kind
from settebello.storage.settings import Settings, Speed
from settebello.ui.grownups.pages import AdultsScene
from settebello.ui.grownups.pages.adults_scene import PAGES
from settebello.ui.kit import routes
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Fonts, Role
from settebello.ui.kit.routes import LearnRoute, Route
from settebello.ui.kit.scene import Scene
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.learn.parts.sums.task_pictures import draw_caption
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


@pytest.mark.parametrize("width", [230.0, 260.0, 290.0, 320.0, 420.0, 700.0])
def test_a_caption_stands_in_the_middle_of_its_slip_however_it_breaks(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch, width: float
) -> None:
    area = Area(300, 22, width, 76)
    heights: list[float] = []
    monkeypatch.setattr(canvas, "text", lambda _, __, y, **___: heights.append(y))
    for language in languages():
        canvas.say = Catalogue(language)
        for words in (pt("child", "The game is over."), t("Which cards make {n} together?", n=10)):
            heights.clear()
            draw_caption(canvas, area, (words,), size=32.0)
            middle = (heights[0] + heights[-1]) / 2
            assert middle == pytest.approx(area.centre[1], abs=0.5), (language, len(heights))
