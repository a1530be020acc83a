"""The page on the deck in use."""

import pytest

from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.scene import Push, SceneId
from tests.pilot import Pilot, services, shipped_skins
from tests.ui.tables import scenes, session

INSTANT = Settings(language="en", speed=Speed.INSTANT)
LANGUAGES = ("en", "de", "it", "es", "fr", "ja")


@pytest.mark.parametrize("skin", ["napoletane", "francesi", "saarbruecken"])
def test_every_shipped_deck_tells_of_itself_in_every_language(skin: str) -> None:
    found = next(one for one in shipped_skins() if one.id == skin)
    assert found.skin is not None
    assert found.skin.manifest.about is not None
    assert set(found.skin.manifest.about) == set(LANGUAGES)


def test_the_page_leads_to_other_cards_and_back() -> None:
    given = services(settings=INSTANT)
    with Pilot(scenes(given, session(seed=4)), routes.ContinueMatch()) as player:
        player.settle()
        player.stack.apply(Push(routes.Cards()))
        player.settle()
        player.click("About this deck")
        assert player.at(SceneId.DECKS)
        player.click("Change deck")
        assert player.at(SceneId.CARDS)
        player.click("About this deck")
        player.press("esc")
        assert player.at(SceneId.CARDS)
