"""Opponents and languages in the player's own folders are offered, and a faulty opponent is logged."""

from dataclasses import replace
from pathlib import Path

from settebello.i18n import t
from settebello.storage.log import LOG
from settebello.storage.places import Places
from settebello.ui.kit.dialog_scene import DialogScene
from tests.app.test_game import INSTANT, frames, running

MINE = """format: 1
id: mine
order: 500
group: character
level: amico
avatar: oste
name: {en: Mine}
description: {en: My own.}
"""


def test_an_opponent_of_the_player_s_own_is_offered(tmp_path: Path) -> None:
    folder = Places.under(tmp_path).opponents
    folder.mkdir(parents=True)
    (folder / "mine.yaml").write_text(MINE)
    (folder / "other.yaml").write_text(MINE.replace("amico", "amigo").replace("mine", "other"))
    with running(tmp_path, INSTANT) as (game, _):
        assert [one.id for one in game.services.opponents][-1] == "mine"
    assert "there is no level 'amigo'" in (tmp_path / LOG).read_text(encoding="utf-8")


def test_a_language_of_the_player_s_own_is_offered_and_spoken(tmp_path: Path) -> None:
    folder = Places.under(tmp_path).languages
    folder.mkdir(parents=True)
    text = 'msgid "English"\nmsgstr "Portugu\u00eas"\n\nmsgid "Done"\nmsgstr "Pronto"\n'
    (folder / "pt.po").write_text(text, encoding="utf-8")
    with running(tmp_path, replace(INSTANT, language="pt")) as (game, _):
        assert game.services.languages[-1] == ("pt", "Portugu\u00eas")
        assert game.appearance.say(t("Done")) == "Pronto"
        assert game.appearance.say(t("Cards")) == "Cards"


def test_the_faults_of_a_language_of_the_player_s_own_are_told(tmp_path: Path) -> None:
    folder = Places.under(tmp_path).languages
    folder.mkdir(parents=True)
    text = 'msgid "Done"\nmsgstr "Pronto"\n\nmsgid "Cards"\nmsgstr "Cartas {nome}"\n'
    (folder / "pt.po").write_text(text, encoding="utf-8")
    with running(tmp_path, replace(INSTANT, language="pt")) as (game, clock):
        frames(game, clock, 1)
        assert game.appearance.say(t("Done")) == "Pronto"
        assert game.appearance.say(t("Cards")) == "Cards"
        game.appearance.reread_texts()
        scene = game.stack.top
        assert isinstance(scene, DialogScene)
        about = game.appearance.say(scene.question.message)
    assert about.startswith("The language file pt.po has faults, and those texts stay English. pt.po:4:1: ")
    assert (tmp_path / LOG).read_text(encoding="utf-8").count("{nome}, which its English has not") == 1
