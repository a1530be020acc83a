"""What players are called who are there more than once."""

from settebello.i18n import Catalogue, Names, Text
from settebello.ui.table.model.short_names import GIVEN, again, names_by_seat

FRIEND = Names({"en": "Friend", "ja": "友だち"})


def said(words: Text | Names | str, language: str = "en") -> str:
    return Catalogue(language)(words)


def test_equal_levels_at_one_table_have_different_names_and_no_numbers() -> None:
    names = names_by_seat((None, *("amico",) * 5), ("",) * 6, lambda _: FRIEND)
    spoken = [said(one) for one in names]
    assert spoken[:3] == ["You", "Friend", "Nello (Friend)"]
    assert len(set(spoken)) == len(spoken)
    assert not any(sign.isdigit() for name in spoken for sign in name)


def test_there_is_a_given_name_for_every_seat_in_every_script() -> None:
    assert len({said(again(FRIEND, before)) for before in range(6)}) == 1 + len(GIVEN)
    assert said(again(FRIEND, 1), "ja") == "ネッロ(友だち)"
