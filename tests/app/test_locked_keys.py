"""A child plays with settings of its own: they hold in the whole program, and go when the child goes."""

from dataclasses import replace
from pathlib import Path

import pygame

from settebello.app.learning.locked_keys import CHILD_SCENES, held_back, plays
from settebello.app.settings.preferences import Preferences
from settebello.learning.children.aims import Aims, Step
from settebello.learning.children.child_settings import ChildSettings
from settebello.learning.children.environment import Colours, Environment
from settebello.learning.memory.thinking_time import Age
from settebello.practice.child_overrides import overrides
from settebello.storage.settings import Motion, Settings
from settebello.storage.settings_file import read_settings
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Dropped, Press
from settebello.ui.kit.scene import Pop, Push, Reset, SceneId
from tests.app.test_game import frames, press, running

AROUND = Environment(
    language="it",
    voice=0.0,
    effects=0.25,
    music=0.5,
    letters=125,
    everything=110,
    large_cards=True,
    colours=Colours.CONTRAST,
    deck="francesi",
)


def test_everything_that_can_be_set_for_a_child_stands_in_the_place_of_the_programs_own() -> None:
    own = Settings(language="de", speech=True, safe_marks=True, back="own_back", style="own_style")
    now = replace(own, **overrides(ChildSettings(still=True, around=AROUND)))
    assert now == replace(
        own,
        language="it",
        speech=False,
        volume=0.25,
        ambience=0.5,
        text_size=125,
        ui_scale=110,
        large_cards=True,
        high_contrast=True,
        safe_marks=False,
        skin="francesi",
        back=None,
        style=None,
        motion=Motion.REDUCED,
    )
    assert overrides(ChildSettings()) == {"ambience": 0.0}
    same = replace(ChildSettings().around, music=None)
    assert overrides(ChildSettings(around=same)) == {}
    loud = overrides(ChildSettings(around=Environment(voice=0.8, music=None)))
    # A child's voice is the narrator's: the screen reader would name the cards.
    assert loud == {"speech_volume": 0.8}


def test_what_is_lent_is_never_kept_and_all_else_is() -> None:
    kept: list[Settings] = []
    seen: list[Settings] = []
    own = Settings(language="de", volume=0.7)
    preferences = Preferences(own, kept.append)
    preferences.listen(seen.append)
    preferences.override({"language": "it", "volume": 0.25})
    assert preferences.current == replace(own, language="it", volume=0.25)
    assert kept == []
    # The volume holds as long as the loan, the sound is the program's own.
    preferences.change(replace(preferences.current, volume=0.5, sound=False))
    assert preferences.current == replace(own, language="it", volume=0.5, sound=False)
    assert kept == [replace(own, sound=False)]
    preferences.change(replace(preferences.current, volume=0.9))
    assert kept == [replace(own, sound=False)]
    preferences.override({})
    assert preferences.current == replace(own, sound=False)
    assert seen[-1] == preferences.current
    assert seen[0] == own


def test_settings_of_somebody_else_lie_below_what_is_lent() -> None:
    preferences = Preferences(Settings(language="de"), lambda _: None)
    preferences.override({"language": "it"})
    preferences.renew(Settings(language="fr", sound=False), lambda _: None)
    assert preferences.current == Settings(language="it", sound=False)
    preferences.override({})
    assert preferences.current == Settings(language="fr", sound=False)


def test_a_child_plays_in_its_own_scenes_alone() -> None:
    assert SceneId.LEARN_TASK in CHILD_SCENES
    assert plays((SceneId.TITLE, SceneId.LEARN_WHO, SceneId.LEARN_PATH, SceneId.HELP))
    assert not plays((SceneId.TITLE, SceneId.LEARN_WHO))
    assert not plays((SceneId.TITLE, SceneId.LEARN_WHO, SceneId.LEARN_PATH, SceneId.LEARN_ADULTS))


def test_no_key_leads_out_of_a_locked_scenario() -> None:
    at = (SceneId.TITLE, SceneId.LEARN_WHO, SceneId.LEARN_PATH)
    for action in (Action.NEW_GAME, Action.OPEN, Action.SAVE, Action.SETTINGS, Action.MENU):
        assert held_back(Press(action), at)
        assert not held_back(Press(action), at[:2])
    assert held_back(Dropped("match.scopa"), at)
    for action in (Action.CANCEL, Action.CONFIRM, Action.HELP, Action.MUTE, Action.QUIT):
        assert not held_back(Press(action), at)
    # The menu of a deal has the child's own buttons in it.
    assert not held_back(Press(Action.MENU), (*at, SceneId.LEARN_DEAL))


def test_the_program_is_a_childs_own_from_the_path_on_and_its_own_again_whichever_way_is_left(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as (game, clock):
        learning = game.learning
        around = Environment(language="it", letters=125)
        child = learning.create("Mia", "fox", Age.MIDDLE)
        learning.change(replace(child, settings=replace(child.settings, around=around)))
        own = game.stack.zoom
        game.stack.apply(Push(routes.LearnWho()))
        frames(game, clock, 2)
        language = game.services.language
        assert (language(), game.stack.zoom) == ("en", own)
        ways = (Pop(), Reset(routes.Title()))
        for way in ways:
            if SceneId.LEARN_WHO not in game.stack.ids:
                game.stack.apply(Push(routes.LearnWho()))
            game.stack.apply(Push(routes.LearnPath()))
            frames(game, clock, 1)
            assert (language(), game.stack.zoom) == ("it", own * 1.25)
            assert game.stack.ids[-1] is SceneId.LEARN_SHOWING
            game.stack.apply(Pop())
            game.stack.apply(way)
            frames(game, clock, 1)
            assert (language(), game.stack.zoom) == ("en", own)
        game.stack.apply(Push(routes.LearnWho()))
        game.stack.apply(Push(routes.LearnPath()))
        frames(game, clock, 1)
        settings = game.profile.places.settings
    # Closed while the child played: nothing of it was kept.
    kept, trouble = read_settings(settings)
    assert (trouble, kept.language, kept.text_size) == (None, "en", 100)


def test_a_locked_child_stays_where_it_is_by_any_key(tmp_path: Path) -> None:
    with running(tmp_path) as (game, clock):
        learning = game.learning
        child = learning.create("Mia", "fox", Age.MIDDLE)
        aims = Aims(scenario=(Step(activity="make_it"),), locked=True)
        learning.change(replace(child, aims=aims))
        game.stack.apply(Push(routes.LearnWho()))
        game.stack.apply(Push(routes.LearnPath()))
        frames(game, clock, 2)
        press(game, clock, pygame.K_ESCAPE)
        there = game.stack.ids
        assert there[-1] is SceneId.LEARN_PATH
        for key in (pygame.K_n, pygame.K_o, pygame.K_s, pygame.K_COMMA):
            press(game, clock, key, mod=pygame.KMOD_LCTRL)
            frames(game, clock, 2)
            assert game.stack.ids == there
        press(game, clock, pygame.K_ESCAPE)
        frames(game, clock, 2)
        assert game.stack.ids == (*there, SceneId.LEARN_GATE)
