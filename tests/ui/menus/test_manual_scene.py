"""The manual is read in the program, from the help, without a network."""

import pytest

from settebello.manual.player_manual import player_manual
from settebello.resources import manual
from settebello.storage.settings import Settings
from settebello.ui.kit import routes
from settebello.ui.kit.scene import Push, SceneId
from settebello.ui.menus.help.manual_scene import ManualScene
from tests.pilot import Pilot, services
from tests.ui.tables import scenes, session


def test_the_manual_is_opened_from_the_help_and_read_to_its_end_by_keys_alone() -> None:
    with Pilot(scenes(services(), session(seed=1)), routes.Title()) as pilot:
        pilot.stack.apply(Push(routes.Help()))
        pilot.frames(1)
        pilot.click("Manual")
        assert isinstance(pilot.scene, ManualScene)
        pilot.press("end")
        last = player_manual(manual().read_text(encoding="utf-8"))[-1].paragraphs[-1].text.key
        assert last in [pilot.says(words) for words in pilot.group.spoken]
        pilot.press("esc")
        assert pilot.at(SceneId.HELP)


@pytest.mark.parametrize(("language", "told"), [("en", False), ("de", True)])
def test_readers_of_other_languages_are_told_that_it_is_english(language: str, told: bool) -> None:
    with Pilot(
        scenes(services(settings=Settings(language=language)), session(seed=1)), routes.Manual()
    ) as pilot:
        assert isinstance(pilot.scene, ManualScene)
        said = [pilot.says(words) for words in pilot.group.spoken]
        assert any("in English" in words for words in said) == told
