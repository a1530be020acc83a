"""The log: a small file, made when there is something to say, and never in the way."""

from pathlib import Path

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
