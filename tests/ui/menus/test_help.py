"""The help of every screen: what it is for, its keys, and all keys."""

import pytest

from settebello.i18n import Catalogue, languages
from settebello.ui.kit import routes
from settebello.ui.kit.controls.actions import Action
from settebello.ui.kit.controls.bindings import Bindings
from settebello.ui.kit.controls.chords import Chord
from settebello.ui.kit.controls.custom_bindings import with_key
from settebello.ui.kit.scene import Replace, SceneId
from settebello.ui.menus.help.fair_deal_page import SENTENCES
from settebello.ui.menus.help.help_scene import ROWS, HelpScene, Page, caps_of
from settebello.ui.menus.help.screen_help import OTHER, SCREENS
from tests.combinations import sampled
from tests.pilot import Pilot, services


def helping(below: SceneId | None, language: str = "en") -> Pilot:
    given = services()
    return Pilot(lambda _: HelpScene(given, below), routes.Help(), language=language)


def test_every_screen_with_help_of_its_own_names_keys_that_there_are() -> None:
    known = {action for row in ROWS for action in row.actions}
    for place, screen in (*SCREENS.items(), (None, OTHER)):
        assert screen.keys, place
        assert screen.keys <= known, place


def test_the_help_lists_all_that_can_be_done() -> None:
    listed = [action for row in ROWS for action in row.actions]
    assert len(listed) == len(set(listed))
    unlisted = {Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT, Action.PREVIOUS, Action.ERASE}
    assert set(listed) == set(Action) - unlisted


def test_what_stands_on_the_caps_comes_from_the_bindings_in_force() -> None:
    row = next(row for row in ROWS if row.actions == (Action.HINT,))
    assert caps_of(row, Bindings()) == ("H",)
    assert caps_of(row, with_key(Bindings(), Action.HINT, Chord.parse("i")).bindings) == ("I",)
    other = next(row for row in ROWS if row.actions == (Action.HELP,))
    assert [Catalogue("en")(cap) for cap in caps_of(other, Bindings())] == ["F1", "?"]


def test_the_keys_of_a_page_are_said_by_their_names() -> None:
    with helping(SceneId.TABLE) as pilot:
        pilot.click("Other keys")
        said = [pilot.catalogue.aloud(words) for words in pilot.scene.spoken.shown]
        assert "Help for this screen: F1, question mark" in said
        assert "Larger interface; smaller; reset size: Control plus, minus, 0" in said
        assert len(said) == len(pilot.scene.read()) - 1


def test_the_help_of_the_replay_names_the_seal_and_no_keys_that_play_cards() -> None:
    with helping(SceneId.REPLAY) as pilot:
        said = [pilot.catalogue.aloud(words) for words in pilot.scene.spoken.shown]
        assert "Show the seal of the deal: W" in said
        assert not [line for line in said if line.startswith("Choose a card")]


def test_help_begins_with_the_screen_it_was_asked_for_and_turns_its_pages() -> None:
    with helping(SceneId.TABLE) as pilot:
        scene = pilot.scene
        assert isinstance(scene, HelpScene)
        pages = [scene.page]
        for page in ("Keys for playing", "Other keys", "Is the deal fair?", "This screen"):
            pilot.click(page)
            pages.append(scene.page)
        for key in ("page up", "page down"):
            pilot.press(key)
            pages.append(scene.page)
        assert pages == [*Page, Page.HERE, Page.FAIR, Page.HERE]


def test_help_of_an_unknown_screen_begins_with_all_keys() -> None:
    with helping(None) as pilot:
        assert isinstance(pilot.scene, HelpScene)
        assert pilot.scene.page is Page.PLAYING


@pytest.mark.parametrize("language", sampled(list(languages()), 2))
def test_no_help_is_cut(language: str, cut: list[str]) -> None:
    given = services()

    shown: list[SceneId] = []
    with Pilot(
        lambda _: HelpScene(given, next(reversed(shown), None)), routes.Help(), language=language
    ) as pilot:
        for below, screen in SCREENS.items():
            shown.append(below)
            pilot.stack.apply(Replace(routes.Help()))
            pilot.frames(1)
            pilot.press("page down", "page down")
            high = pilot.canvas.paragraph_height(screen.words, 928, size=20)
            assert high <= 120, (below, pilot.says(screen.words))
    assert cut == []


def test_the_page_about_the_fair_deal_is_spoken_when_it_opens() -> None:
    with helping(SceneId.TABLE) as pilot:
        assert pilot.scene.spoken.shown != SENTENCES
        pilot.click("Is the deal fair?")
        spoken = pilot.scene.spoken
        assert spoken.shown == SENTENCES
        assert spoken.beside is Page.FAIR
