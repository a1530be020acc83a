"""Numbers in sentences: whatever is counted, no language says another number than the one meant."""

import pytest
from babel.messages.catalog import Message
from babel.messages.pofile import read_po

from settebello import resources
from settebello.i18n import Catalogue, languages, tn
from settebello.i18n.text import placeholders

TRANSLATED = tuple(code for code in languages() if code != "en")


def counted(language: str) -> list[Message]:
    """The sentences of a language that depend on a number."""
    with (resources.assets() / "i18n" / f"{language}.po").open("rb") as file:
        return [message for message in read_po(file) if message.pluralizable and message.id]


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
def test_a_sentence_without_a_figure_is_about_one(language: str, number: int) -> None:
    catalogue = Catalogue(language)
    messages = counted(language)
    assert len(messages) > 60
    for message in messages:
        one, several = message.id
        facts = dict.fromkeys(placeholders(several) - {"n"}, "…")
        said = catalogue(tn(one, several, n=number, **facts))
        assert number == 1 or str(number) in said, (message.id, said)


@pytest.mark.parametrize("language", TRANSLATED)
def test_what_is_said_of_one_and_of_several_has_the_same_facts(language: str) -> None:
    for message in counted(language):
        # An empty translation is told by the check of the texts.
        forms = [form for form in message.string if form]
        assert len({frozenset(placeholders(form) - {"n"}) for form in forms}) <= 1, message.id
