"""What cards are called in the words of each shipped skin, in every language."""

from functools import cache
from pathlib import Path

import pytest

from settebello import resources
from settebello.engine import Card, CardSet, Category, Pack, Rank
from settebello.i18n import Catalogue, languages
from settebello.manual.card_awards import said_by_deck
from settebello.manual.card_names import card_name, rank_plural, set_name
from settebello.manual.skin_words import wording
from settebello.rulebook import Rulebook
from settebello.skins import Skins, load_skin
from settebello.ui.table.model.score_model.category_words import category_name
from tests.skins.broken import change, own_skin
from tests.ui.tables import ruleset

SKINS = resources.assets() / "skins"
GOLDEN = Path(__file__).parent / "data" / "names.txt"
"""Every card of a pack of 40, by skin and language; written anew by running this module."""


@cache
def speaker(skin: str, language: str) -> Catalogue:
    return Catalogue(language, wording=wording(load_skin(SKINS / skin).manifest))


def names() -> str:
    """The list as it is now: skin, language, and the names of the cards, a suit a line."""
    lines = []
    for chosen in Skins((SKINS,)).all():
        for language in languages():
            say = speaker(chosen.id, language)
            lines.append(f"{chosen.id} {language}")
            cards = Pack.ITALIAN.cards
            for suit in "cdbs":
                of_suit = [card for card in cards if str(card).endswith(suit)]
                lines.append("  " + ", ".join(say(card_name(card, Pack.ITALIAN)) for card in of_suit))
            lines.append(
                "  " + ", ".join(say(rank_plural(rank, Pack.ITALIAN)) for rank in Pack.ITALIAN.ranks)
            )
    return "\n".join(lines) + "\n"


def test_every_card_has_its_name_in_every_skin_and_language() -> None:
    assert names() == GOLDEN.read_text(encoding="utf-8")


@pytest.mark.parametrize("pack", Pack)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("skin", ["napoletane", "francesi", "saarbruecken"])
def test_no_two_cards_of_a_pack_are_called_the_same(skin: str, language: str, pack: Pack) -> None:
    say = speaker(skin, language)
    called = [say(card_name(card, pack)) for card in pack.cards]
    assert len(set(called)) == len(called)
    assert not any("{" in name for name in called)


@pytest.mark.parametrize(
    ("skin", "king"), [("napoletane", "Münz-König"), ("francesi", "Karo-König"), ("saarbruecken", "Löwen")]
)
def test_house_rules_on_cards_name_them_as_the_deck_does(skin: str, king: str) -> None:
    say = speaker(skin, "de")
    overlays = {one.id: one for one in Rulebook((resources.rules(),)).overlays("scopa")}
    for name in ("re_bello", "grande"):
        sentence = said_by_deck(overlays[name], ruleset("scopa"))
        assert sentence is not None
        assert king.split("-", maxsplit=1)[0] in say(sentence), say(sentence)
        assert skin == "napoletane" or "Münz" not in say(sentence)
    assert said_by_deck(overlays["napola"], ruleset("scopa")) is None


@pytest.mark.parametrize(
    ("skin", "language", "title"),
    [
        ("napoletane", "en", "Coins"),
        ("francesi", "en", "Diamonds"),
        ("francesi", "de", "Karo"),
        ("saarbruecken", "de", "Löwen"),
        ("saarbruecken", "it", "Leoni"),
        ("francesi", "ja", "ダイヤ"),
    ],
)
def test_the_majority_of_the_score_sheet_has_the_suit_s_name(skin: str, language: str, title: str) -> None:
    assert speaker(skin, language)(category_name(Category.COINS, ruleset("scopa"))) == title


def test_the_skin_alone_decides_not_the_game() -> None:
    lion = card_name(Card.parse("7d"), Pack.SAARBRUECKEN)
    assert speaker("napoletane", "en")(lion) == "the seven of coins"
    assert speaker("saarbruecken", "en")(lion) == "the seven of lions"
    assert speaker("francesi", "it")(lion) == "il sette di quadri"


def test_cards_held_together_are_called_by_the_skin() -> None:
    say = speaker("francesi", "en")
    assert say(set_name(CardSet.parse("9c9d9b9s"))) == "all four queens"
    assert say(set_name(CardSet.parse("Kd9d8d"))) == (
        "the jack of diamonds, the queen of diamonds and the king of diamonds"
    )


def test_a_fourth_skin_brings_its_words_in_its_folder(tmp_path: Path) -> None:
    skin = own_skin(tmp_path)
    change(
        skin,
        "badges:",
        "words:\n"
        "  suits:\n"
        '    coins: {name: {en: suns, de: Sonnen}, card: {en: "{rank} of suns", de: "Sonnen-{rank}"}}\n'
        '    cups: {name: {en: moons}, card: {en: "{rank} of moons"}}\n'
        '    swords: {name: {en: stars}, card: {en: "{rank} of stars"}}\n'
        '    clubs: {name: {en: clouds}, card: {en: "{rank} of clouds"}}\n'
        "  ranks: {king: {one: {en: the emperor, de: Kaiser}, several: {en: emperors, de: Kaiser}}}\n"
        "badges:",
    )
    words = wording(load_skin(skin).manifest)
    king = card_name(Card(Rank.KING, Card.parse("7d").suit), Pack.ITALIAN)
    assert Catalogue("en", wording=words)(king) == "the emperor of suns"
    assert Catalogue("de", wording=words)(king) == "Sonnen-Kaiser"
    # What it does not say in a language it says in English, and the ranks it leaves alone stay.
    assert Catalogue("de", wording=words)(card_name(Card.parse("7c"), Pack.ITALIAN)) == "Sieben of moons"


if __name__ == "__main__":
    GOLDEN.parent.mkdir(exist_ok=True)
    GOLDEN.write_text(names(), encoding="utf-8")
