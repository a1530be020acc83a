"""Numbers and dates: as CLDR says, and one way for each language."""

from datetime import date

import cldr
import pytest

from settebello.i18n import Catalogue, Day, Month, Text, decimal, languages, number, percent, value_text
from settebello.i18n.cldr import CONVENTIONS

DAY = value_text(Day(date(2026, 11, 2)))


def test_the_conventions_of_the_program_are_those_of_cldr() -> None:
    assert dict(cldr.derived()) == dict(CONVENTIONS)
    assert set(CONVENTIONS) == set(languages())


@pytest.mark.parametrize(
    ("language", "text", "written"),
    [
        ("en", decimal(3.5), "3.5"),
        ("de", decimal(3.5), "3,5"),
        ("fr", decimal(-0.25), "−0,2"),
        ("ja", decimal(0), "0.0"),
        ("en", percent(0.456), "46%"),
        ("de", percent(0.456), "46\u00a0%"),
        ("ja", percent(-0.5), "−50%"),
        ("en", number(9999), "9999"),
        ("en", number(12345678), "12,345,678"),
        ("de", number(-12345), "−12.345"),
        ("fr", number(12345), "12\u00a0345"),
        ("it", number(7, signed=True), "+7"),
        ("it", number(0, signed=True), "0"),
        ("es", DAY, "2 nov 2026"),
        ("de", value_text(Day(date(2026, 3, 2), with_year=False)), "2. März"),
        ("ja", value_text(Day(date(2026, 3, 2), with_year=False)), "3月2日"),
        ("fr", value_text(Month(8)), "août"),
    ],
)
def test_a_value_is_written_as_its_language_does(language: str, text: Text, written: str) -> None:
    assert Catalogue(language)(text) == written


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("en", "2 November 2026"),
        ("de", "2. November 2026"),
        ("es", "2 de noviembre de 2026"),
        ("fr", "2 novembre 2026"),
        ("it", "2 novembre 2026"),
        ("ja", "2026年11月2日"),
    ],
)
def test_a_date_is_said_with_the_name_of_its_month(language: str, spoken: str) -> None:
    assert Catalogue(language).aloud(DAY) == spoken


def test_a_voice_gets_large_numbers_without_separators() -> None:
    assert Catalogue("de").aloud(number(12345)) == "12345"


def test_a_language_without_conventions_has_those_of_english() -> None:
    assert Catalogue("xx")(DAY) == "2 Nov 2026"


def test_an_unknown_field_of_a_pattern_is_refused() -> None:
    with pytest.raises(KeyError):
        cldr.date_pattern("EEEE d")
