"""A second start hands its file over to the program that runs, or opens it itself."""

import os
from pathlib import Path

import pytest

from settebello.storage.open_requests import FOLDER, PATIENCE, OpenRequests


def test_a_running_program_takes_the_file(tmp_path: Path) -> None:
    running, taken = OpenRequests(tmp_path), []
    running.announce()

    def look(_seconds: float) -> None:
        taken.append(running.take())

    file = tmp_path / "Zia é札.scopa"
    assert OpenRequests(tmp_path).hand_over(file, look)
    assert taken == [file]
    assert running.take() is None
    running.withdraw()
    assert list((tmp_path / FOLDER).iterdir()) == []


def test_without_a_running_program_nothing_is_waited_for(tmp_path: Path) -> None:
    slept: list[float] = []
    assert not OpenRequests(tmp_path).hand_over(tmp_path / "a.scopa", slept.append)
    assert (slept, list(tmp_path.iterdir())) == ([], [])


def test_a_killed_program_is_waited_for_only_once(tmp_path: Path) -> None:
    OpenRequests(tmp_path).announce()
    slept: list[float] = []
    assert not OpenRequests(tmp_path).hand_over(tmp_path / "a.scopa", slept.append)
    assert sum(slept) == pytest.approx(PATIENCE)
    assert list((tmp_path / FOLDER).iterdir()) == []
    slept.clear()
    assert not OpenRequests(tmp_path).hand_over(tmp_path / "a.scopa", slept.append)
    assert slept == []


def test_a_request_that_was_given_up_is_not_taken(tmp_path: Path) -> None:
    running = OpenRequests(tmp_path)
    running.announce()
    assert not OpenRequests(tmp_path).hand_over(tmp_path / "a.scopa", lambda _: None)
    assert running.take() is None


def test_a_folder_that_cannot_be_written_hands_nothing_over(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("in the way")
    requests = OpenRequests(tmp_path)
    requests.announce()
    assert not requests.hand_over(tmp_path / "a.scopa", lambda _: None)
    assert requests.take() is None
    requests.withdraw()


def test_a_name_in_the_path_is_kept_byte_by_byte(tmp_path: Path) -> None:
    running = OpenRequests(tmp_path)
    running.announce()
    odd = Path(os.fsdecode(bytes(tmp_path) + b"/a b.scopa"))
    found: list[Path | None] = []
    assert OpenRequests(tmp_path).hand_over(odd, lambda _: found.append(running.take()))
    assert found == [odd]
