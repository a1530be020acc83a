"""The words of the great moments: drawn in letters of our own in every language."""

import pytest

from settebello import resources
from settebello.engine import Pack
from settebello.i18n import Catalogue, languages
from settebello.ui.table.model.caption_names import sweep_call
from settebello.ui.table.model.captions import Captions
from settebello.ui.table.view.lettering import NAMES, lettering
from tests.ui.tables import ruleset


@pytest.mark.parametrize("language", languages())
def test_every_word_of_a_sweep_and_the_settebello_have_lettering(language: str) -> None:
    say = Catalogue(language)
    settebello = Captions(None, ("Rosa", "Gino"), 2, ruleset("scopa")).settebello
    for word in (*map(sweep_call, Pack), settebello):
        picture = lettering(say(word))
        assert picture is not None, (language, word.key)
        assert (resources.assets() / picture).is_file()


def test_other_words_are_written() -> None:
    assert lettering("Seven of lions") is None
    assert lettering("scopa !") == lettering("SCOPA!")
    assert len(set(NAMES.values())) == len(NAMES)
