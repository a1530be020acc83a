"""The cards in the whole program: chosen, vanished, broken, and changed while a deal goes on."""

import shutil
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from settebello.app import Game
from settebello.app.settings.deck_choice import NO_GAME
from settebello.clock import ManualClock
from settebello.datafile import Names
from settebello.engine import Suit
from settebello.manual.card_names import TITLES
from settebello.skins import DEFAULT
from settebello.storage.log import LOG
from settebello.storage.places import Places
from settebello.storage.settings_file import read_settings
from settebello.ui.kit import routes
from settebello.ui.kit.dialog_scene import DialogScene
from settebello.ui.kit.ports.offers import GameChoice
from settebello.ui.kit.ports.services import RulesOf
from settebello.ui.kit.scene import Pop, Push, Reset, SceneId
from tests.app.test_game import INSTANT, frames, press, running
from tests.skins.broken import BROKEN, own_skin


def settle(game: Game, clock: ManualClock) -> None:
    """Wait until all pictures are there and nothing moves: the title requests more when its fan opens."""
    resting = 0
    for _ in range(4000):
        frames(game, clock, 1)
        moving = game.stack.top is not None and game.stack.top.animating
        resting = 0 if game.loading or moving else resting + 1
        if resting == 10:
            return
        pygame.time.wait(2)
    raise AssertionError("the pictures never came")


def told(game: Game) -> str:
    """What the dialog on top says."""
    scene = game.stack.top
    assert isinstance(scene, DialogScene)
    return game.appearance.say(scene.question.message)


def test_the_skin_of_the_settings_is_shown_from_the_start(tmp_path: Path) -> None:
    with running(tmp_path, replace(INSTANT, skin="francesi", back="green")) as (game, _):
        assert game.appearance.cards.deck.skin.manifest.id == "francesi"
        assert not game.appearance.has_coins(NO_GAME), "its suit is called diamonds"
        assert game.appearance.cards.deck.back.name == "back_green.svg"
        assert game.stack.ids == (SceneId.TITLE,)


def test_a_skin_of_the_player_s_own_is_found(tmp_path: Path) -> None:
    own_skin(Places.under(tmp_path).skins)
    with running(tmp_path, replace(INSTANT, skin="mine")) as (game, clock):
        settle(game, clock)
        assert game.appearance.cards.deck.skin.folder == Places.under(tmp_path).skins / "mine"
        assert game.stack.ids == (SceneId.TITLE,)


@pytest.mark.parametrize("name", ["cards are square", "the manifest is no YAML", "a key is unknown"])
def test_with_a_broken_skin_the_game_is_played_with_the_usual_cards_and_says_why_once(
    tmp_path: Path, name: str
) -> None:
    make, _ = BROKEN[name]
    make(own_skin(Places.under(tmp_path).skins))
    with running(tmp_path, replace(INSTANT, skin="mine")) as (game, clock):
        settle(game, clock)
        assert game.appearance.cards.deck.skin.manifest.id == "napoletane"
        assert game.appearance.has_coins(NO_GAME)
        opening = "The deck “mine” can't be used, so you are playing with the default deck."
        assert told(game).startswith(opening)
        press(game, clock, pygame.K_RETURN)
        assert game.stack.ids == (SceneId.TITLE,)
        # Another change of the settings is no reason to say it again.
        press(game, clock, pygame.K_b)
        frames(game, clock, 5)
        assert game.stack.ids == (SceneId.TITLE,)
    # The choice stays, for when the mistake has been mended.
    assert read_settings(Places.under(tmp_path).settings)[0].skin == "mine"
    assert "mine/skin.yaml" in (tmp_path / LOG).read_text(encoding="utf-8")


def test_a_missing_picture_is_told_once_and_the_other_cards_are_the_player_s_own(tmp_path: Path) -> None:
    make, problem = BROKEN["a picture is missing"]
    make(own_skin(Places.under(tmp_path).skins))
    with running(tmp_path, replace(INSTANT, skin="mine")) as (game, clock):
        settle(game, clock)
        assert game.appearance.cards.deck.skin.manifest.id == "mine"
        assert told(game).startswith("Some pictures of the deck “Neapolitan” are those of the default deck.")
        assert problem in told(game)
        press(game, clock, pygame.K_RETURN)
        game.appearance.apply(replace(INSTANT, skin="mine", back="green"))
        frames(game, clock, 5)
        assert game.stack.ids == (SceneId.TITLE,)


def test_a_skin_that_vanished_is_missed_once(tmp_path: Path) -> None:
    with running(tmp_path, replace(INSTANT, skin="gone")) as (game, _):
        assert game.appearance.cards.deck.skin.manifest.id == "napoletane"
        assert "is not there any more" in told(game)


def test_a_picture_that_breaks_while_playing_is_taken_from_the_usual_cards(tmp_path: Path) -> None:
    skin = own_skin(Places.under(tmp_path).skins)
    with running(tmp_path, replace(INSTANT, skin="mine")) as (game, clock):
        settle(game, clock)
        shutil.rmtree(skin)
        press(game, clock, pygame.K_RETURN)
        press(game, clock, pygame.K_n, mod=pygame.KMOD_LCTRL)
        settle(game, clock)
        frames(game, clock, 3)
        message = told(game)
        # Whichever picture was missed first, the back or a face, it is told from the skin's folder on.
        assert message.startswith("Couldn't draw the picture mine/")
        assert message.endswith("You see the picture of the default deck instead.")
        press(game, clock, pygame.K_RETURN)
        settle(game, clock)
        frames(game, clock, 5)
        assert game.stack.ids[-1] is not SceneId.DIALOG


def test_skin_and_words_change_while_a_deal_goes_on(tmp_path: Path) -> None:
    with running(tmp_path, replace(INSTANT, skin=DEFAULT)) as (game, clock):
        press(game, clock, pygame.K_RETURN)
        press(game, clock, pygame.K_n, mod=pygame.KMOD_LCTRL)
        settle(game, clock)
        game.stack.apply(Push(routes.Cards()))
        while len(game.appearance.decks.all) == 1:
            frames(game, clock, 1)
            pygame.time.wait(5)
        settle(game, clock)
        frames(game, clock, 3)
        before = game.appearance.cards.deck
        press(game, clock, pygame.K_RIGHT)
        assert game.appearance.cards.deck is before or not game.loading
        settle(game, clock)
        assert game.appearance.cards.deck.skin.manifest.id != "napoletane"
        for _ in range(40):
            press(game, clock, pygame.K_RIGHT, pygame.K_b)
            frames(game, clock, 1)
        settle(game, clock)
        wanted = read_settings(Places.under(tmp_path).settings)[0].skin
        assert game.appearance.cards.deck.skin.manifest.id == (wanted or DEFAULT)


def deck_of(game: Game) -> str:
    """Return the id of the skin in use, where the table's cards, words and picture agree on it."""
    deck = game.appearance.cards.deck
    assert game.services.deck() == deck.skin.manifest.id
    return deck.skin.manifest.id


def test_a_game_is_played_with_the_deck_that_its_rules_name(tmp_path: Path) -> None:
    with running(tmp_path) as (game, clock):
        assert deck_of(game) == DEFAULT
        game.stack.apply(Reset(routes.NewMatch(GameChoice("saar_simple", 2, ("bimbo",)))))
        frames(game, clock, 1)
        assert deck_of(game) == "saarbruecken"
        assert not game.services.has_coins("saar_simple")
        assert game.services.has_coins("scopa")
        assert game.appearance.say(TITLES[Suit.COINS]) == "Lions"
        rules = game.services.ruleset("cirulla", {})
        game.stack.apply(Push(routes.Rules(RulesOf(Names({"en": "Cirulla"}), rules, 2))))
        frames(game, clock, 1)
        assert deck_of(game) == "francesi"
        game.stack.apply(Pop())
        frames(game, clock, 1)
        assert deck_of(game) == "saarbruecken"
        game.stack.apply(Reset(routes.Title()))
        frames(game, clock, 1)
        assert (deck_of(game), game.appearance.say(TITLES[Suit.COINS])) == (DEFAULT, "Coins")


def test_one_deck_for_every_game_and_one_for_this_game_take_precedence(tmp_path: Path) -> None:
    with running(tmp_path, replace(INSTANT, skin="francesi")) as (game, clock):
        game.stack.apply(Push(routes.NewGame()))
        game.stack.apply(Push(routes.ChooseDeck("saar_simple", "saarbruecken")))
        frames(game, clock, 1)
        assert deck_of(game) == "francesi"
        while len(game.appearance.decks.all) == 1:
            frames(game, clock, 1)
            pygame.time.wait(5)
        frames(game, clock, 2)
        press(game, clock, pygame.K_DOWN, pygame.K_DOWN, pygame.K_DOWN)
        settle(game, clock)
        assert game.preferences.current.decks == {"saar_simple": "saarbruecken"}
        assert deck_of(game) == "saarbruecken"
        game.stack.apply(Pop())
        frames(game, clock, 1)
        assert deck_of(game) == "francesi"
        game.stack.apply(Reset(routes.NewMatch(GameChoice("saar_simple", 2, ("bimbo",)))))
        frames(game, clock, 1)
        assert deck_of(game) == "saarbruecken"
    assert read_settings(Places.under(tmp_path).settings)[0].decks == {"saar_simple": "saarbruecken"}


def test_a_game_whose_deck_is_missing_is_played_with_the_usual_cards_and_says_so(tmp_path: Path) -> None:
    rules = Places.under(tmp_path).rules
    rules.mkdir(parents=True)
    (rules / "own.yaml").write_text(
        "format: 1\nid: own\nextends: scopa\nname: {en: Own}\ndescription: {en: Own.}\nskin: nowhere\n",
        encoding="utf-8",
    )
    with running(tmp_path) as (game, clock):
        game.stack.apply(Reset(routes.NewMatch(GameChoice("own", 2, ("bimbo",)))))
        frames(game, clock, 2)
        assert deck_of(game) == DEFAULT
        assert "nowhere" in told(game)
