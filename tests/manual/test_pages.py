"""The rules page of every shipped game, in every language."""

from pathlib import Path

import pytest
import texts as tool
from babel.messages.catalog import Catalog

from settebello import resources
from settebello.engine import CardSet, Pack
from settebello.i18n import Catalogue, Text, languages
from settebello.manual.card_names import card_name, set_name
from settebello.manual.pages import pages
from settebello.manual.plain_text import WIDTH, columns, in_words, plain_text
from settebello.manual.rules_page import Hand
from settebello.manual.skin_words import wording
from settebello.rulebook import Variant
from settebello.skins import load_skin
from tests.manual.reading import RULEBOOK, paragraphs, parts, rules, texts, variants

SKINS = resources.assets() / "skins"
I18N = resources.assets() / "i18n"
TRANSLATED = [code for code in languages() if code != "en"]
VARIANTS = variants()


def said(variant: Variant) -> list[Text]:
    """Every text of a page, those inside others too."""
    found: list[Text] = []
    for section in pages(variant.ruleset):
        found.append(section.heading)
        for paragraph in section.paragraphs:
            found.append(paragraph.text)
            if paragraph.example is not None:
                found.append(in_words(paragraph.example))
            if isinstance(paragraph.example, Hand):
                found.append(paragraph.example.worth)
    return [part for text in found for part in parts(text)]


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_sentence_of_every_game_is_translated(language: str) -> None:
    catalog = tool.read_language(Path(I18N), language)
    keys = {(text.key, text.plural) for variant in VARIANTS for text in said(variant)}

    missing = [key for key, plural in keys if not translated(catalog, key, plural)]

    assert len(keys) > 150
    assert not missing


def translated(catalog: Catalog, key: str, plural: str | None) -> bool:
    found = catalog.get((key, plural) if plural else key)
    return found is not None and all(tool.forms_of(found.string)) and bool(tool.forms_of(found.string))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_no_placeholder_is_left_and_lines_are_short(variant: Variant, language: str) -> None:
    written = plain_text(variant.name, pages(variant.ruleset), Catalogue(language))

    assert "{" not in written
    assert "}" not in written
    assert "None" not in written
    assert max(map(columns, written.splitlines())) <= WIDTH


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_paragraphs_are_numbered_one_after_the_other(variant: Variant) -> None:
    for place, section in enumerate(pages(variant.ruleset), start=1):
        assert [each.number for each in section.paragraphs] == [
            f"{place}.{row}" for row in range(1, len(section.paragraphs) + 1)
        ]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_no_paragraph_stands_twice(variant: Variant) -> None:
    written = [paragraph.text for paragraph in paragraphs(variant.ruleset)]

    assert len(written) == len(set(written))


def test_a_page_for_a_number_of_players_tells_of_no_other() -> None:
    english = Catalogue("en")

    for_two = " ".join(english(text) for text in texts(rules(), 2))

    assert "With 2 players" in for_two
    assert "partners" not in for_two
    assert "With 2 players, everybody plays alone." in for_two


def test_thresholds_are_told_where_two_sides_play() -> None:
    english = Catalogue("en")
    sentence = "Most cards: one point. Between two sides that means 21 or more."

    assert sentence in map(english, texts(rules(), 2))
    assert sentence in map(english, texts(rules(), 4))
    assert sentence not in map(english, texts(rules(), 3))


@pytest.mark.parametrize(
    ("variant", "word"),
    [("scopa", "a sweep"), ("escoba", "an escoba"), ("saar_simple", "a Besen"), ("cicera", "a sweep")],
)
def test_a_game_is_told_in_its_own_words(variant: str, word: str) -> None:
    english = Catalogue("en")
    found = next(each for each in VARIANTS if each.id == variant)

    sentence = f"A player who captures all the cards on the table makes {word}."
    assert sentence in map(english, texts(found.ruleset))


def test_lions_are_told_of_where_lions_are_played_with() -> None:
    english = Catalogue("en", wording=wording(load_skin(SKINS / "saarbruecken").manifest))
    found = next(each for each in VARIANTS if each.id == "saar_simple")

    assert "Most lions: one point." in map(english, texts(found.ruleset))
    assert "Seven of lions: one point." in map(english, texts(found.ruleset))


def test_eights_of_the_pack_of_52_are_no_knaves() -> None:
    english = Catalogue("en")
    eight = {pack: next(card for card in pack.cards if str(card) == "8d") for pack in Pack}

    assert english(card_name(eight[Pack.ITALIAN], Pack.ITALIAN)) == "the knave of coins"
    assert english(card_name(eight[Pack.BRESCIANE], Pack.BRESCIANE)) == "the eight of coins"


@pytest.mark.parametrize("language", languages())
def test_every_card_of_every_pack_has_a_name_of_its_own(language: str) -> None:
    say = Catalogue(language)
    for pack in Pack:
        names = {say(card_name(card, pack)) for card in pack.cards}
        assert len(names) == len(pack.cards)


def test_four_of_a_rank_are_called_by_their_rank() -> None:
    english = Catalogue("en")

    assert english(set_name(CardSet.parse("9c9d9b9s"))) == "all four knights"
    assert (
        english(set_name(CardSet.parse("1d2d3d")))
        == "the ace of coins, the two of coins and the three of coins"
    )


def test_six_in_pairs_are_three_pairs() -> None:
    english = Catalogue("en")
    ruleset = rules({"players.counts": [6], "players.sides": {6: "pairs"}})

    assert any("three pairs play against each other" in english(text) for text in texts(ruleset))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.ruleset.id)
def test_a_page_begins_with_the_aim_in_three_sentences(variant: Variant) -> None:
    first = pages(variant.ruleset)[0]
    assert first.heading.key == "The aim"
    assert len(first.paragraphs) == 3
    assert dict(first.paragraphs[2].text.facts)["n"] == variant.ruleset.match.target


def test_the_last_card_is_not_mentioned_where_cards_are_always_left() -> None:
    told = {name: str(texts(RULEBOOK.ruleset(name))) for name in ("escoba", "scopa")}
    assert "The last card of the deal" in told["scopa"]
    assert "The last card of the deal" not in told["escoba"]


def test_a_card_that_scores_besides_its_rank_is_told_with_both_points() -> None:
    english = Catalogue("en")
    told = {english(text) for text in texts(rules({"score.extra": {"cards": {"7": 1, "7b": 2}}}))}
    assert "3 points: the seven of clubs." in told
    assert "One point each: sevens." in told
