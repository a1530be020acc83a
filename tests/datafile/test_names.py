"""Names in several languages."""

import pytest

from settebello.datafile import DataError, Model, Names, load, validate


class Named(Model):
    name: Names


def test_a_language_without_a_name_of_its_own_gets_the_english_one() -> None:
    names = Names({"en": "king", "it": "re"})

    assert names.in_language("it") == "re"
    assert names.in_language("fr") == "king"


def test_names_are_values() -> None:
    assert Names({"en": "king", "it": "re"}) == Names({"it": "re", "en": "king"})
    assert hash(Names({"en": "king", "it": "re"})) == hash(Names({"it": "re", "en": "king"}))


def test_there_are_no_names_without_an_english_one() -> None:
    with pytest.raises(ValueError, match="en"):
        Names({"it": "re"})


def test_a_model_reads_them_from_a_file() -> None:
    assert validate(load("name: {en: king, it: re}", "a"), Named).name == Names({"en": "king", "it": "re"})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name: {it: re}", "a:1:7: name: the English text is missing: en"),
        ("name: {en: king, Italian: re}", "a:1:7: name: 'Italian' is no language code such as en"),
        ("name: {en: '  '}", "a:1:12: name.en: must not be empty"),
        ("name: king", "a:1:7: name: 'king' is not a mapping of keys to values"),
    ],
)
def test_a_file_with_wrong_names_is_told_so(text: str, message: str) -> None:
    with pytest.raises(DataError) as caught:
        validate(load(text, "a"), Named)

    assert [problem.summary for problem in caught.value.problems] == [message]
