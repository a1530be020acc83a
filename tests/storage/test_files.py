"""Files that are whole, and the saves made of them."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from settebello.storage import files
from settebello.storage.saves import Saves

WRITER = """
import sys
from pathlib import Path
from settebello.storage.saves import Saves
saves = Saves(Path(sys.argv[1]))
number = 0
while True:
    number += 1
    saves.write(f"{number}\\n" * 20_000)
    print(number, flush=True)
"""


def test_what_is_not_forced_is_written_whole_and_can_be_forced_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forced: list[int] = []
    monkeypatch.setattr(os, "fsync", forced.append)
    files.write_text(tmp_path / "part", "head\n", forced=False)
    assert (tmp_path / "part").read_text() == "head\n"
    assert forced == []
    files.force(tmp_path / "part")
    assert len(forced) == 1
    with pytest.raises(FileNotFoundError):
        files.force(tmp_path / "gone")
    assert not (tmp_path / "gone").exists()


def test_a_written_file_is_there_with_its_folder_and_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "file.txt"
    files.write_text(path, "primo\r\n")
    files.write_text(path, "secondo – è\n")
    assert path.read_bytes() == "secondo – è\n".encode()
    assert [each.name for each in path.parent.iterdir()] == ["file.txt"]


def test_when_writing_fails_the_old_file_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file.txt"
    files.write_text(path, "old")

    def full(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space left"):
        files.write_text(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_only_old_temporary_files_are_cleaned_away(tmp_path: Path) -> None:
    now = 1_000_000.0
    ages = {".match.scopa.x1.tmp": 61, ".match.scopa.x2.tmp": 1, "match.scopa": 900}
    # Written while the clock was ahead, and just now by a clock a little ahead.
    ages |= {".match.scopa.x3.tmp": -40 * 86_400, ".match.scopa.x4.tmp": -2}
    for name, age in ages.items():
        (tmp_path / name).write_text("")
        os.utime(tmp_path / name, (now - age, now - age))
    files.clean(tmp_path, now)
    assert sorted(each.name for each in tmp_path.iterdir()) == [
        ".match.scopa.x2.tmp",
        ".match.scopa.x4.tmp",
        "match.scopa",
    ]


def test_a_damaged_file_is_kept_under_the_first_free_name(tmp_path: Path) -> None:
    path = tmp_path / "match.scopa"
    for content in ("first", "second"):
        path.write_text(content)
        aside = files.rename_damaged(path)
        assert aside.read_text() == content
    assert sorted(each.name for each in tmp_path.iterdir()) == [
        "match.scopa.damaged-1",
        "match.scopa.damaged-2",
    ]


def test_a_match_is_written_and_read(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "matches")
    assert saves.read() is None
    saves.write("one\n")
    assert saves.read() == "one\n"


def test_finished_matches_are_kept_in_their_order(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    assert saves.finish() is None
    for number in range(1, 4):
        saves.write(str(number))
        kept = saves.finish()
        assert kept is not None
        assert kept.name == f"00000{number}.scopa"
        assert saves.read() is None
    assert [path.read_text() for path in saves.finished()] == ["1", "2", "3"]


def test_a_finished_match_never_overwrites_another(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    for number in range(3):
        saves.write(str(number))
        saves.finish()
    saves.finished()[0].unlink()
    saves.write("new")
    saves.finish()
    assert [path.read_text() for path in saves.finished()] == ["1", "2", "new"]


def test_a_damaged_match_does_not_stand_in_the_way(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.write("damaged")
    assert saves.rename_damaged().read_text() == "damaged"
    assert saves.read() is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no kill -9")
def test_a_killed_program_leaves_a_whole_save(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    dice = random.Random(7)
    for _ in range(8):
        with subprocess.Popen(
            [sys.executable, "-c", WRITER, str(tmp_path)], stdout=subprocess.PIPE, text=True
        ) as writer:
            assert writer.stdout is not None
            assert writer.stdout.readline() == "1\n"
            time.sleep(dice.random() * 0.05)
            writer.send_signal(signal.SIGKILL)
            reported = [1, *map(int, writer.stdout.read().split())][-1]
        lines = (saves.read() or "").splitlines()
        assert len(lines) == 20_000
        assert set(lines) in ({str(reported)}, {str(reported + 1)})
    files.clean(tmp_path, time.time() + files.LEFT_OVER_AFTER + 1)
    assert [each.name for each in tmp_path.iterdir()] == ["match.scopa"]
