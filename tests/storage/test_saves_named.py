"""Copies under names: fit for every system, and none of them written over."""

from pathlib import Path

import pytest

from settebello.storage.saves import LONGEST_NAME, NamedSaves, file_name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Zia", "Zia"),
        ("  two   words ", "two words"),
        ("a/b\\c:d*e?f", "abcdef"),
        ("..", "scopa"),
        ("", "scopa"),
        ("con", "con_"),
        ("LPT1", "LPT1_"),
        ("name.", "name"),
        ("tab\tand\x00null", "tabandnull"),
        ("月夜のスコパ", "月夜のスコパ"),
        ("x" * 100, "x" * LONGEST_NAME),
    ],
)
def test_a_name_is_made_fit_for_a_file(typed: str, kept: str) -> None:
    assert file_name(typed) == kept


def test_a_name_that_is_taken_gets_the_next_free_number(tmp_path: Path) -> None:
    saves = NamedSaves(tmp_path / "saved")
    assert [saves.write("Zia", text).name for text in "abc"] == ["Zia.scopa", "Zia-2.scopa", "Zia-3.scopa"]
    assert saves.write("ZIA", "d").stem == "ZIA-4"
    assert (tmp_path / "saved" / "Zia.scopa").read_text(encoding="utf-8") == "a"
    assert {path.stem for path in saves.all()} == {"Zia", "Zia-2", "Zia-3", "ZIA-4"}


def test_without_a_folder_there_are_no_copies(tmp_path: Path) -> None:
    assert NamedSaves(tmp_path / "saved").all() == ()
