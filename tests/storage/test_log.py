"""The log: a small file, made when there is something to say, and never in the way."""

import subprocess
import sys
from pathlib import Path

import pytest

from settebello.storage.log import LARGEST, LOG, close_log, open_log


def test_nothing_is_made_before_there_is_something_to_say(tmp_path: Path) -> None:
    log = open_log(tmp_path / "state")
    assert not (tmp_path / "state").exists()
    log.warning("seat %d: %s", 1, "no answer \ud800")
    close_log(log)
    (line,) = (tmp_path / "state" / LOG).read_text(encoding="utf-8").splitlines()
    assert line.endswith("WARNING seat 1: no answer \\ud800")


def test_a_log_never_grows_beyond_two_files(tmp_path: Path) -> None:
    log = open_log(tmp_path)
    for number in range(40):
        log.warning("%d %s", number, "x" * 10_000)
    close_log(log)
    assert sorted(path.name for path in tmp_path.iterdir()) == [LOG, f"{LOG}.1"]
    assert all(path.stat().st_size <= LARGEST for path in tmp_path.iterdir())
    assert " 39 xxx" in (tmp_path / LOG).read_text(encoding="utf-8")


def test_a_log_that_cannot_be_written_is_silent(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where a folder should be")
    log = open_log(tmp_path / "state")
    log.warning("nobody hears this")
    close_log(log)
    assert (tmp_path / "state").read_text() == "a file where a folder should be"


_FILLS = """
import resource, sys
from pathlib import Path
from settebello.storage.log import close_log, open_log

log = open_log(Path(sys.argv[1]))
log.warning("there is room")
resource.setrlimit(resource.RLIMIT_FSIZE, (30, resource.RLIM_INFINITY))
log.warning("there is none")
close_log(log)
print("closed")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="files have no limit there")
def test_a_log_on_a_full_disk_can_be_closed(tmp_path: Path) -> None:
    run = [sys.executable, "-c", _FILLS, str(tmp_path)]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr, done.returncode) == ("closed\n", "", 0)
    assert "there is room" in (tmp_path / LOG).read_text(encoding="utf-8")
