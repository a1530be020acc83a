"""The PIN on disk: it opens, it is not written there, and a damaged file shuts nobody out."""

from datetime import date
from pathlib import Path

import pytest

from settebello.learning.children.household import LOCK, Household
from settebello.learning.children.pin_lock import Lock, read, write
from settebello.learning.memory.thinking_time import Age
from settebello.storage.bundle_reader import read_bundle
from settebello.storage.bundle_writer import write_children

SALT = bytes(range(16))


def test_a_lock_is_read_as_it_was_written_and_the_number_is_not_in_it() -> None:
    lock = Lock.made("4711", SALT)
    text = write(lock)
    assert read(text, LOCK) == lock
    assert "4711" not in text
    assert lock.opens("4711")
    assert not lock.opens("4712")
    assert not lock.opens("")
    assert Lock.made("4711", bytes(16)) != lock


@pytest.mark.parametrize("pin", ["", "123", "12345", "12a4", "²³⁴⁵", "12 4"])
def test_a_pin_is_four_digits(pin: str) -> None:
    with pytest.raises(ValueError, match="4 digits"):
        Lock.made(pin, SALT)


def test_a_pin_is_there_after_the_next_start_until_it_is_removed(tmp_path: Path) -> None:
    household = Household(tmp_path / "learning")
    assert not household.has_pin
    assert not household.opens("4711")
    household.create("Mia", "fox", Age.MIDDLE)
    household.set_pin("4711", SALT)
    again = Household(tmp_path / "learning")
    assert again.has_pin
    assert again.opens("4711")
    write_children(tmp_path / "all.zip", tmp_path / "learning", "", "1", date(2026, 11, 23))
    assert not any(LOCK in name for name in read_bundle(tmp_path / "all.zip").files)
    again.remove_pin()
    again.remove_pin()
    assert not Household(tmp_path / "learning").has_pin


def test_a_pin_goes_with_everything_else(tmp_path: Path) -> None:
    household = Household(tmp_path / "learning")
    household.set_pin("4711", SALT)
    household.delete_all()
    assert not household.has_pin
    assert not (tmp_path / "learning").exists()


def test_with_a_damaged_lock_there_is_something_to_read_again_and_the_file_is_kept(tmp_path: Path) -> None:
    Household(tmp_path).set_pin("4711", SALT)
    (tmp_path / LOCK).write_text("format: 1\nlock: none", encoding="utf-8")
    household = Household(tmp_path)
    assert not household.has_pin
    assert LOCK in household.troubles[0]
    assert [path.read_text(encoding="utf-8") for path in tmp_path.glob("lock*")] == ["format: 1\nlock: none"]
