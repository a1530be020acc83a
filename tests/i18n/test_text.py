"""Texts before they have a language."""

import pickle

import pytest

from settebello.i18n import Catalogue, Names, Text, dated, languages, paragraphs, pt, t, tn


def test_a_text_keeps_its_sentence_and_its_facts() -> None:
    text = t("{left} + {right} = {sum}", left=5, right=3, sum=8)
    assert text == Text("{left} + {right} = {sum}", None, (("left", 5), ("right", 3), ("sum", 8)))


@pytest.mark.parametrize(
    ("sentence", "facts"), [("{name} takes", {}), ("Scopa!", {"name": "Rosa"}), ("{a}", {"b": "x"})]
)
def test_a_missing_or_superfluous_fact_is_refused_where_the_text_is_made(
    sentence: str, facts: dict[str, str]
) -> None:
    with pytest.raises(ValueError, match="placeholders and facts"):
        t(sentence, **facts)


def test_texts_with_different_contexts_are_different() -> None:
    key, page = pt("key", "{n} cards", n=3), pt("page", "{n} cards", n=3)
    assert key != page
    assert key.key == page.key == "{n} cards"
    assert key.facts == page.facts == (("n", 3),)
    with pytest.raises(ValueError, match="placeholders and facts"):
        pt("key", "{n} cards")


def test_either_form_of_a_plural_may_leave_the_number_out() -> None:
    assert tn("a card", "{n} cards", n=1).number == 1
    with pytest.raises(ValueError, match="name"):
        tn("{name} takes a card", "{name} takes {n} cards", n=1)


def test_a_plural_counts_whole_numbers_only() -> None:
    with pytest.raises(TypeError, match="whole number"):
        _ = Text("{n} card", "{n} cards", (("n", "two"),)).number


def test_texts_and_names_can_be_keys_and_cross_a_pipe() -> None:
    names = Names({"en": "coins", "it": "denari"})
    text = t("{suit}", suit=names)
    assert {text: 1, names: 2}[text] == 1
    assert pickle.loads(pickle.dumps(text)) == text  # noqa: S301 - our own bytes


def test_names_fall_back_to_english_and_need_it() -> None:
    names = Names({"en": "coins", "it": "denari"})
    assert names.in_language("it") == "denari"
    assert names.in_language("ja") == "coins"
    assert dict(names) == {"en": "coins", "it": "denari"}
    assert len(names) == 2
    assert names["it"] == "denari"
    with pytest.raises(ValueError, match="English"):
        Names({"it": "denari"})


def test_a_day_is_written_as_its_language_does_and_anything_else_stays() -> None:
    text = dated("2026-11-22")
    written = {language: Catalogue(language)(text) for language in languages()}
    assert written == {
        "en": "22 Nov 2026",
        "de": "22. Nov. 2026",
        "es": "22 nov 2026",
        "fr": "22 nov. 2026",
        "it": "22 nov 2026",
        "ja": "2026年11月22日",
    }
    assert dated("long ago") == "long ago"


def test_paragraphs_are_joined_in_their_order() -> None:
    one, two, three = (t(letter) for letter in "abc")
    assert paragraphs(one) == one
    assert paragraphs(one, two, three) == t("{first}\n{second}", first=paragraphs(one, two), second=three)
