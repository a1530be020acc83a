"""Numbers in sentences: whatever is counted, no language says another number than the one meant."""

import pytest
from babel.messages.pofile import read_po

from settebello import resources
from settebello.i18n import Catalogue, languages, tn
from settebello.i18n.text import placeholders

TRANSLATED = tuple(code for code in languages() if code != "en")


def counted(language: str) -> list[tuple[tuple[str, str], tuple[str, ...]]]:
    """The sentences of a language that depend on a number: the English forms, and its own."""
    with (resources.assets() / "i18n" / f"{language}.po").open("rb") as file:
        messages = list(read_po(file))
    return [
        ((message.id[0], message.id[1]), tuple(message.string or ()))
        for message in messages
        if not isinstance(message.id, str)
    ]


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
def test_a_sentence_without_a_figure_is_about_one(language: str, number: int) -> None:
    catalogue = Catalogue(language)
    messages = counted(language)
    assert len(messages) > 60
    for message in messages:
        (one, several), _ = message
        facts = dict.fromkeys(placeholders(several) - {"n"}, "…")
        said = catalogue(tn(one, several, n=number, **facts))
        assert number == 1 or str(number) in said, (one, said)


@pytest.mark.parametrize("language", TRANSLATED)
def test_what_is_said_of_one_and_of_several_has_the_same_facts(language: str) -> None:
    for (one, _), own in counted(language):
        # An empty translation is told by the check of the texts.
        forms = [form for form in own if form]
        assert len({frozenset(placeholders(form) - {"n"}) for form in forms}) <= 1, one
