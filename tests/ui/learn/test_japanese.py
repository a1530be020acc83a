"""The Japanese that children read: kana, and only the kanji that schools teach in the first year."""

import re
from functools import cache

import pytest
import texts
import yaml
from babel.messages.catalog import Catalog

from settebello.i18n import Catalogue
from settebello.ui.kit.scene import SceneId
from settebello.ui.menus.help.screen_help import SCREENS

FIRST_YEAR = frozenset(
    "一右雨円王音下火花貝学気九休玉金空月犬見五口校左三山子四糸字耳七車手十出女小上森"
    "人水正生青夕石赤千川先早草足村大男竹中虫町天田土二日入年白八百文木本名目立力林六"
)
"""The 80 kanji of the first school year in the curriculum of Japan's ministry of education."""
KANJI = re.compile(r"[\u3005-\u3007\u3400-\u9fff\uf900-\ufaff]")
CHILDRENS = "game/settebello/ui/learn/"
HELPED = (
    SceneId.LEARN_PATH,
    SceneId.LEARN_SHOWING,
    SceneId.LEARN_STRATEGY,
    SceneId.LEARN_WAYS,
    SceneId.LEARN_TASK,
    SceneId.LEARN_DEAL,
    SceneId.LEARN_END,
    SceneId.LEARN_DECK,
    SceneId.LEARN_ALBUM,
    SceneId.LEARN_GARDEN,
    SceneId.LEARN_FREE,
    SceneId.LEARN_CHECK,
    SceneId.LEARN_PYRAMID,
    SceneId.LEARN_FISH,
)
"""The children's screens that have a help text."""


@cache
def sentences() -> Catalog:
    """Return the sentences of the program, each with the modules that show it."""
    return texts.template(texts.ROOT / "game" / "settebello")


def shown_to_children() -> list[str]:
    """Return the Japanese of every key that a module of the children's screens uses."""
    japanese = texts.read_language(texts.ROOT / "assets" / "i18n", "ja")
    found: list[str] = []
    for message in sentences():
        if message.id and any(place.startswith(CHILDRENS) for place, _ in message.locations):
            translated = japanese.get(message.id, message.context)
            found += texts.forms_of(translated.string if translated else message.id)
    return found


def too_hard(said: str) -> set[str]:
    """Return the kanji of a text that first-graders have not learned."""
    return set(KANJI.findall(said)) - FIRST_YEAR


def test_children_read_no_kanji_of_later_years() -> None:
    said = shown_to_children()
    assert len(said) > 100
    assert {one: hard for one in said if (hard := too_hard(one))} == {}


def test_the_names_of_activities_are_among_the_texts_for_children() -> None:
    keys = {
        message.id
        for message in sentences()
        if any(place.startswith(CHILDRENS) for place, _ in message.locations)
    }
    files = sorted((texts.ROOT / "assets" / "lessons").glob("*.yaml"))
    names = [yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader)["name"] for file in files]
    assert len(names) > 10
    for name in names:
        assert name["en"] in keys
        assert not too_hard(name.get("ja", ""))


@pytest.mark.parametrize("scene", HELPED)
def test_the_help_of_childrens_screens_has_no_kanji_of_later_years(scene: SceneId) -> None:
    assert too_hard(Catalogue("ja")(SCREENS[scene].words)) == set()


def test_the_list_has_every_kanji_of_the_first_year_once() -> None:
    assert len(FIRST_YEAR) == 80
    assert too_hard("金の わく、3枚の札") == {"枚", "札"}
