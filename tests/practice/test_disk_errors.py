"""What children do is left to a writer, and adults are told once where the disk refuses it."""

from pathlib import Path

import pytest

from settebello.practice.disk_errors import DiskErrors
from tests.fulldisk import full
from tests.writers import HeldWriter


class Adult:
    """Whoever is told."""

    def __init__(self) -> None:
        self.told = 0

    def __call__(self, _: OSError) -> None:
        self.told += 1


def alarm() -> tuple[DiskErrors, Adult, HeldWriter]:
    adult, writer = Adult(), HeldWriter()
    return DiskErrors(refused=adult, writer=writer), adult, writer


def test_what_the_writer_is_refused_is_told_once_until_it_has_worked_again() -> None:
    alert, adult, writer = alarm()
    for refused, told in ((True, 1), (True, 1), (False, 1), (True, 2), (True, 2)):
        alert.leave("journal", full if refused else list)
        before = adult.told
        alert.look()
        assert adult.told == before, "the disk has not answered"
        writer.drain()
        alert.look()
        assert adult.told == told


def test_a_write_from_before_the_refusal_says_nothing_of_room() -> None:
    alert, adult, writer = alarm()
    alert.leave("learner", list)
    alert.write(full)
    assert adult.told == 1
    writer.drain()
    alert.look()
    alert.write(full)
    assert adult.told == 1
    alert.write(list)
    alert.write(full)
    assert adult.told == 2


def test_a_write_whose_rest_waits_is_no_good_news_yet() -> None:
    alert, adult, writer = alarm()
    alert.write(full)
    alert.write(list, lambda: [writer.submit("journal", full)])
    writer.drain()
    alert.look()
    assert adult.told == 1
    alert.look()
    assert adult.told == 1


def test_a_file_that_stays_refused_is_told_once_while_another_is_written() -> None:
    alert, adult, writer = alarm()
    for refused, told in ((True, 1), (True, 1), (False, 1), (True, 2)):
        alert.leave("journal", list)
        alert.leave("learner", full if refused else list)
        writer.drain()
        alert.look()
        assert adult.told == told


def test_a_second_file_that_is_refused_after_a_success_is_told_too() -> None:
    alert, adult, writer = alarm()
    steps = (("learner", True, 1), ("journal", False, 1), ("journal", True, 2), ("learner", True, 2))
    for key, refused, told in steps:
        alert.leave(key, full if refused else list)
        writer.drain()
        alert.look()
        assert adult.told == told


def test_the_end_waits_for_what_was_left_to_the_writer(tmp_path: Path) -> None:
    alert, adult, _ = alarm()
    alert.leave("page", lambda: (tmp_path / "page").write_text("written"))
    alert.leave("journal", full)
    alert.settle()
    assert (tmp_path / "page").exists()
    assert adult.told == 1


def test_a_mistake_in_a_write_is_no_matter_of_the_disk() -> None:
    alert, adult, writer = alarm()
    pages: dict[str, str] = {}
    alert.leave("journal", lambda: pages["first"])
    writer.drain()
    with pytest.raises(KeyError):
        alert.look()
    assert adult.told == 0
