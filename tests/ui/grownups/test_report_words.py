"""The words of the reports for adults."""

import pytest

from settebello.i18n import Catalogue, Text, languages
from settebello.ui.grownups.parts.report_words import NONE, seconds, thinking_time


@pytest.mark.parametrize("language", languages())
def test_a_time_that_rounds_to_nothing_is_not_written_as_zero(language: str) -> None:
    says = Catalogue(language)
    for value in (0.0, 0.01, 0.05):
        for words in (seconds(value), thinking_time(value)):
            assert isinstance(words, Text)
            assert "0.0" not in says(words).replace(",", ".")


def test_other_times_are_written_in_seconds() -> None:
    says = Catalogue("en")
    assert says(seconds(1.24)) == says(thinking_time(1.24)) == "1.2 s"
    assert says(seconds(0.0)) != says(thinking_time(0.0)) == "at once"
    assert seconds(None) == thinking_time(None) == NONE
    assert (says(NONE), says.aloud(NONE)) == ("–", "none yet")


def test_a_time_is_spoken_with_its_unit() -> None:
    says = Catalogue("en").aloud
    assert says(seconds(1.24)) == "1.2 seconds"
    assert says(seconds(0.0)) == "less than 0.1 seconds"
