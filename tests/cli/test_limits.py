"""Arguments out of range are refused with a reason, and none lets the program hang."""

from pathlib import Path

import pytest

from settebello.cli import run


@pytest.mark.parametrize("switch", [["--variant", "scopa"], ["--load", "match.scopa"]])
def test_the_self_test_is_not_combined_with_a_table(
    switch: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("match.scopa").touch()
    with pytest.raises(SystemExit) as left:
        run(["--data", str(tmp_path), "--once", *switch])
    assert left.value.code == 2
    assert "cannot be combined with --once" in capsys.readouterr().err


def test_a_data_folder_whose_name_is_too_long_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        run(["--data", "y" * 5000, "players"])
    assert left.value.code == 2
    assert "too long" in capsys.readouterr().err


@pytest.mark.parametrize("seed", ["1e5", "", "abc", "9" * 5000])
def test_a_seed_that_is_no_number_is_refused(seed: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        run(["--variant", "scopa", "--seed", seed])
    assert left.value.code == 2
    assert "--seed" in capsys.readouterr().err
