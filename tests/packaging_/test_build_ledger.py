"""packaging/build_ledger.py: which parts are made again, and what is told about the rest."""

from collections.abc import Callable
from pathlib import Path

import pytest
from build_ledger import NAME, Ledger, OccupiedError, clock_face


def written(path: Path, text: str, calls: list[str]) -> Callable[[], Path]:
    """What makes a file, and counts how often it does."""

    def make() -> Path:
        calls.append(path.name)
        path.write_text(text)
        return path

    return make


def test_a_build_that_was_interrupted_goes_on(tmp_path: Path) -> None:
    calls: list[str] = []
    said: list[str] = []
    one, two = (written(tmp_path / name, name, calls) for name in ("one", "two"))
    Ledger(tmp_path, "a1", 2, said.append).part("first", one)
    again = Ledger(tmp_path, "a1", 2, said.append)
    assert again.part("first", one) == tmp_path / "one"
    assert again.part("second", two) == tmp_path / "two"
    assert calls == ["one", "two"]
    assert said == ["1/2 first ...", "1/2 first: made before", "2/2 second ..."]
    again.close()
    assert {path.name for path in tmp_path.iterdir()} == {"one", "two"}


def test_a_file_that_has_changed_is_made_again(tmp_path: Path) -> None:
    calls: list[str] = []
    one = written(tmp_path / "one", "right", calls)
    Ledger(tmp_path, "a1", 1, print).part("first", one)
    (tmp_path / "one").write_text("cut short")
    Ledger(tmp_path, "a1", 1, print).part("first", one)
    assert (tmp_path / "one").read_text() == "right"
    assert calls == ["one", "one"]


@pytest.mark.parametrize("mark", ["b2", ""])
def test_parts_of_other_sources_are_not_taken(tmp_path: Path, mark: str) -> None:
    Ledger(tmp_path, "a1", 1, print).part("first", written(tmp_path / "one", "", []))
    with pytest.raises(OccupiedError, match="not empty"):
        Ledger(tmp_path, mark, 1, print)


def test_a_folder_with_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("")
    with pytest.raises(OccupiedError, match="not empty"):
        Ledger(tmp_path, "a1", 1, print)


@pytest.mark.parametrize("text", ["", "[]", '{"mark": "a1"}', '{"mark": "a1", "parts": 3}'])
def test_a_broken_list_of_parts_is_none(tmp_path: Path, text: str) -> None:
    (tmp_path / NAME).write_text(text)
    with pytest.raises(OccupiedError, match="not empty"):
        Ledger(tmp_path, "a1", 1, print)


def test_sources_without_a_mark_are_remembered_by_nobody(tmp_path: Path) -> None:
    Ledger(tmp_path, "", 1, print).part("first", written(tmp_path / "one", "", []))
    assert not (tmp_path / NAME).exists()


def test_what_remains_is_told_after_the_first_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    times = iter([0.0, 90.0, 100.0, 130.0, 130.0, 130.0])
    monkeypatch.setattr("build_ledger.time.monotonic", lambda: next(times))
    ledger = Ledger(tmp_path, "", 3, said.append)
    for name in ("one", "two", "three"):
        ledger.part(name, written(tmp_path / name, "", []))
    assert said == ["1/3 one ...", "2/3 two ... about 3:00 left", "3/3 three ... about 1:00 left"]
    assert clock_face(3661) == "61:01"
