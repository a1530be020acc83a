"""The page of what there is to achieve, and the quiet line after a match."""

from collections import Counter
from pathlib import Path
from random import Random

import pygame

from settebello import resources
from settebello.app.game import Game
from settebello.clock import ManualClock
from settebello.rulebook import Rulebook
from settebello.session import Matches
from settebello.session.achievements import ACHIEVEMENTS
from settebello.storage.places import Places
from settebello.storage.saves import Saves
from settebello.ui.kit import routes
from settebello.ui.kit.scene import Push, SceneId
from settebello.ui.menus.results.achievements_scene import AchievementsScene
from settebello.ui.menus.results.match_over_scene import MatchOverScene
from settebello.ui.menus.results.medal import FORMS, Medal, medal_picture
from tests.app.test_game import frames, opponents, press, running, saved_match
from tests.session.test_matches import play


def page(game: Game, clock: ManualClock) -> AchievementsScene:
    """The page, when all matches are read."""
    game.stack.apply(Push(routes.Achievements()))
    scene = game.stack.top
    assert isinstance(scene, AchievementsScene)
    for _ in range(200):
        frames(game, clock, 1)
        if not scene.animating:
            break
    return scene


def test_what_was_achieved_leads_to_its_match(tmp_path: Path) -> None:
    matches = Matches(
        saves=Saves(Places.under(tmp_path).matches),
        ruleset_of=Rulebook((resources.rules(),)).ruleset,
        opponents=opponents(),
        rng=Random(1),
    )
    play(matches.start("scopa", {}, ("amico",)), 2000)
    with running(tmp_path) as (game, clock):
        scene = page(game, clock)
        assert scene.chosen is not None
        assert scene.chosen.achievement.id == "first_match"
        assert scene.chosen.match == "000001.scopa"
        press(game, clock, pygame.K_END)
        assert scene.chosen is not None
        assert not scene.chosen.done
        press(game, clock, pygame.K_HOME, pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN)
        assert game.stack.ids[-1] is SceneId.REPLAY


def test_it_can_be_kept_quiet(tmp_path: Path) -> None:
    with running(tmp_path) as (game, clock):
        scene = page(game, clock)
        assert scene.chosen is not None
        assert not scene.chosen.done
        press(game, clock, pygame.K_TAB, pygame.K_RETURN)
        assert not game.preferences.current.achievements


def played_to_the_end(game: Game, clock: ManualClock) -> MatchOverScene:
    """Go on with the saved match and play it out; the scene of its end."""
    press(game, clock, pygame.K_RETURN)
    for _ in range(900):
        if game.stack.ids[-1] is SceneId.MATCH_OVER:
            break
        press(game, clock, pygame.K_1, pygame.K_RETURN)
    scene = game.stack.top
    assert isinstance(scene, MatchOverScene)
    return scene


def test_the_end_of_a_match_names_what_is_new_in_it(tmp_path: Path) -> None:
    saved_match(tmp_path, 5)
    with running(tmp_path) as (game, clock):
        scene = played_to_the_end(game, clock)
        frames(game, clock, 60)
        line = scene.achieved_line()
        assert line is not None
        assert "At the table" in game.appearance.say(line)
        # The medal lands, and a click on it opens the page of the achievements.
        frames(game, clock, 600)
        assert not scene.animating
        medal = scene.group.widgets[0]
        assert isinstance(medal, Medal)
        assert medal.age > 0
        scene.group.focus(medal)
        press(game, clock, pygame.K_RETURN)
        assert game.stack.ids[-1] is SceneId.ACHIEVEMENTS


def test_a_click_lets_everything_land_at_once(tmp_path: Path) -> None:
    saved_match(tmp_path, 5)
    with running(tmp_path) as (game, clock):
        scene = played_to_the_end(game, clock)
        moved = scene.animating
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 200), button=1))
        frames(game, clock, 3)
        assert (moved, scene.animating) == (True, False)
        assert game.stack.ids[-1] is SceneId.MATCH_OVER


def test_every_achievement_has_a_medal_and_their_forms_differ() -> None:
    ids = [one.id for one in ACHIEVEMENTS]
    assert sorted(FORMS) == sorted(ids)
    forms = Counter(FORMS[one] for one in ids)
    assert len(forms) >= 17
    assert max(forms.values()) <= 4
    assert all((resources.assets() / medal_picture(one)).is_file() for one in ids)


def test_what_is_achieved_in_one_match_has_different_medals() -> None:
    first = ("first_match", "first_win", "first_sweep", "amico", "pairs")
    feats = ("four_sweeps", "opening_sweep", "by_a_sum", "five", "all_coins", "all_four", "napola")
    margins = ("ahead", "behind")
    rare = ("doubt", "knock")
    together = [FORMS[one] for one in (*first, *feats, *margins, *rare)]
    assert len(set(together)) == len(together)
    assert FORMS["six_games"] not in together
