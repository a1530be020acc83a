"""The help of every screen: what it is for, its keys, and all keys."""

import pytest

from settebello.i18n import Text, languages
from settebello.ui.paint.fonts import Fonts, Role
from settebello.ui.scene import Replace, SceneId
from settebello.ui.scenes.help import HelpScene, keys
from settebello.ui.scenes.screens import OTHER, SCREENS
from tests.pilot import Pilot, services


def helping(below: SceneId | None, language: str = "en") -> Pilot:
    given = services()
    return Pilot(lambda _, __: HelpScene(given, below), SceneId.HELP, language=language)


def test_every_screen_with_help_of_its_own_names_keys_that_there_are() -> None:
    caps = {key.key if isinstance(key, Text) else key for key, _ in keys()}
    for screen in (*SCREENS.values(), OTHER):
        assert screen.caps
        assert screen.caps <= caps | {"V"}


def test_help_begins_with_the_screen_it_was_asked_for_and_turns_to_all_keys() -> None:
    with helping(SceneId.TABLE) as pilot:
        scene = pilot.scene
        assert isinstance(scene, HelpScene)
        pages = [scene.all_keys]
        for page in ("All keys", "This screen"):
            pilot.click(page)
            pages.append(scene.all_keys)
        assert pages == [False, True, False]


def test_help_of_an_unknown_screen_begins_with_all_keys() -> None:
    with helping(None) as pilot:
        assert isinstance(pilot.scene, HelpScene)
        assert pilot.scene.all_keys


@pytest.mark.parametrize("language", languages())
def test_no_help_is_cut(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut: list[str] = []
    fit = Fonts.fit

    def watched(self: Fonts, role: Role, pixels: int, text: str, width: int) -> tuple[int, str]:
        size, fitted = fit(self, role, pixels, text, width)
        if fitted != text:
            cut.append(text)
        return size, fitted

    monkeypatch.setattr(Fonts, "fit", watched)
    given = services()

    def make(_: SceneId, below: object) -> HelpScene:
        return HelpScene(given, below if isinstance(below, SceneId) else None)

    with Pilot(make, SceneId.HELP, language=language) as pilot:
        for below, screen in SCREENS.items():
            pilot.stack.apply(Replace(SceneId.HELP, below))
            pilot.frames(1)
            high = pilot.canvas.paragraph_height(screen.words, 928, size=20)
            assert high <= 120, (below, pilot.says(screen.words))
    assert cut == []
