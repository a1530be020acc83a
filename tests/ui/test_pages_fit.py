"""The sheets with settings, in every language: nothing is cut, at the usual size and at a small one."""

import pytest

from settebello.i18n import languages
from settebello.storage.settings import Settings
from settebello.ui.menus.help.about_scene import AboutScene
from settebello.ui.menus.settings.assists_scene import AssistsScene
from settebello.ui.menus.settings.display_scene import DisplayScene
from settebello.ui.menus.settings.settings_scene import SettingsScene
from settebello.ui.menus.title_scene import TitleScene
from tests.pilot import services
from tests.ui.test_no_text_cut import watched


@pytest.mark.parametrize("size", [(1280, 720), (800, 500)])
@pytest.mark.parametrize("language", languages())
def test_the_pages_with_settings_fit(
    language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    port = services(settings=Settings(language=language))
    with watched(monkeypatch, language, size) as (pilot, cut):
        for page in (TitleScene, SettingsScene, AssistsScene, DisplayScene, AboutScene):
            scene = page(port)
            scene.arrange(pilot.canvas.width, pilot.canvas.height)
            scene.draw(pilot.canvas)
        assert cut == []
