"""Names that work on every system."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.storage.file_names import LONGEST, clash, folded, is_portable, is_reserved
from settebello.storage.saves import SUFFIX, file_name


@pytest.mark.parametrize(
    "name", ["CON", "con", "Aux.yaml", "COM1", "lpt9.a.b", "CONIN$", "conout$.txt", "NUL .x", "COM¹"]
)
def test_names_of_devices_are_reserved_with_any_suffix(name: str) -> None:
    assert is_reserved(name)
    assert not is_portable(name)
    assert is_portable(file_name(name) + SUFFIX)


@pytest.mark.parametrize("name", ["CONE", "COM", "COM10", "LPT", "a.CON", "_CON", "console"])
def test_names_that_only_look_like_devices_are_not_reserved(name: str) -> None:
    assert not is_reserved(name)


@pytest.mark.parametrize(
    "name", ["", ".", "..", ".a", "a.", "a ", "a/b", "a\\b", "a:b", "a\x00", "a\n", "a?", "\udcff", "x" * 256]
)
def test_a_name_that_some_system_refuses_is_not_portable(name: str) -> None:
    assert not is_portable(name)


def test_the_length_of_a_name_is_counted_in_bytes() -> None:
    assert is_portable("月" * (LONGEST // 3))
    assert not is_portable("月" * (LONGEST // 3 + 1))


@given(st.text(max_size=80))
def test_every_name_of_a_saved_match_is_portable(typed: str) -> None:
    assert is_portable(file_name(typed) + SUFFIX)


@given(st.text(max_size=20))
def test_spelling_of_letters_and_case_fold_to_one_name(text: str) -> None:
    assert folded(unicodedata.normalize("NFC", text)) == folded(unicodedata.normalize("NFD", text))
    assert folded(folded(text)) == folded(text)


@pytest.mark.parametrize(
    ("names", "found"),
    [
        (["a/b", "a/c", "b"], None),
        (["a/b", "a/b"], "a/b"),
        (["a/b", "a/B"], "a/B"),
        (["a/caf\u00e9", "a/cafe\u0301"], "a/cafe\u0301"),
        (["A/b", "a/c"], "a/c"),
        (["x/A/b", "x/a/c/d"], "x/a/c/d"),
        (["a", "a/b"], "a"),
        (["a/b/c", "a/B"], "a/B"),
    ],
)
def test_paths_that_cannot_be_beside_one_another_are_found(names: list[str], found: str | None) -> None:
    assert clash(names) == found
