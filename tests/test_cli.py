"""The command line."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

import settebello
from settebello import cli
from settebello.datafile import DataError, Problem
from settebello.storage.places import Places


class FakeApp(ModuleType):
    """Stands where the window would be."""

    asked: cli.Options | None = None
    fault: BaseException | None = None

    def run(self, options: cli.Options) -> int:
        """Remember what was asked; fail when told to."""
        self.asked = options
        if self.fault is not None:
            raise self.fault
        return 7


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> FakeApp:
    fake = FakeApp("settebello.app")
    monkeypatch.setitem(sys.modules, "settebello.app", fake)
    monkeypatch.setattr(settebello, "app", fake, raising=False)
    return fake


def test_without_switches_the_game_opens_as_the_settings_say(app: FakeApp, tmp_path: Path) -> None:
    assert cli.run(["--data", str(tmp_path)]) == 7
    assert app.asked == cli.Options(places=Places.under(tmp_path))


def test_switches_reach_the_game(app: FakeApp, tmp_path: Path) -> None:
    switches = ["--once", "--variant", "scopa", "--lang", "it", "--windowed", "--no-sound"]
    assert cli.run([*switches, "--data", str(tmp_path)]) == 7
    assert app.asked == cli.Options(
        places=Places.under(tmp_path),
        once=True,
        variant="scopa",
        language="it",
        full_screen=False,
        sound=False,
    )


def test_full_screen_and_window_exclude_each_other(app: FakeApp, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.run(["--fullscreen", "--windowed"])
    assert end.value.code == 2
    assert "not allowed with" in capsys.readouterr().err


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.run(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"Settebello {settebello.__version__}\n"


def test_a_mistake_in_a_data_file_is_shown_as_it_stands(
    app: FakeApp, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    app.fault = DataError([Problem("rules/a.yaml", 3, 5, "id", "is missing", "  name: A")])
    assert cli.run(["--data", str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith("rules/a.yaml:3:5: id: is missing\n")


def test_a_mistake_in_the_program_is_one_sentence_and_a_report(
    app: FakeApp, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    app.fault = ZeroDivisionError("no cards")
    assert cli.run(["--data", str(tmp_path)]) == 1
    report = tmp_path / cli.CRASH_REPORT
    assert capsys.readouterr().err == (
        f"Settebello has stopped because of a mistake in the program: see {report}\n"
    )
    assert "ZeroDivisionError: no cards" in report.read_text(encoding="utf-8")


def test_when_no_report_can_be_kept_it_is_printed(
    app: FakeApp, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    app.fault = ZeroDivisionError("no cards")
    (tmp_path / "file").touch()
    assert cli.run(["--data", str(tmp_path / "file")]) == 1
    assert "ZeroDivisionError: no cards" in capsys.readouterr().err


def test_an_interrupted_program_ends_quietly(
    app: FakeApp, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    app.fault = KeyboardInterrupt()
    assert cli.run(["--data", str(tmp_path)]) == 130
    assert capsys.readouterr().err == ""
