"""The command line."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

import pytest

import settebello
from settebello import cli, resources
from settebello.cli.command_line import command_line, with_load
from settebello.datafile import DataError, Problem, load, refused
from settebello.engine.kernel import is_compiled
from settebello.rulebook import Rulebook, UnknownVariant
from settebello.storage.places import Places
from settebello.storage.reports import REPORT
from tests.combinations import sampled
from tests.datafile.control_characters import REFUSED, code, escaped


class FakeApp(ModuleType):
    """Stands where the window would be."""

    asked: cli.Options | None = None
    fault: BaseException | None = None

    def run(self, options: cli.Options, before_play: object = None) -> int:
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
    begun = ["--variant", "scopa", "--level", "esperto", "--seed", "7"]
    switches = [*begun, "--lang", "it", "--windowed", "--no-sound", "--reduced-motion"]
    assert cli.run([*switches, "--data", str(tmp_path)]) == 7
    assert app.asked == cli.Options(
        places=Places.under(tmp_path),
        variant="scopa",
        level="esperto",
        seed=7,
        language="it",
        full_screen=False,
        sound=False,
        reduced_motion=True,
    )


def test_the_self_test_is_asked_for_alone(app: FakeApp, tmp_path: Path) -> None:
    assert cli.run(["--once", "--data", str(tmp_path)]) == 7
    assert app.asked == cli.Options(places=Places.under(tmp_path), once=True)
    with pytest.raises(SystemExit) as refused:
        cli.run(["--once", "--variant", "scopa", "--data", str(tmp_path)])
    assert refused.value.code == 2


def test_a_record_opened_from_the_desktop_is_resumed(app: FakeApp, tmp_path: Path) -> None:
    record = tmp_path / "mine.scopa"
    record.touch()
    assert cli.run([str(record)]) == 7
    assert app.asked is not None
    assert app.asked.load == record


@pytest.mark.parametrize(
    "switches", [["--lang", "en"], ["--lang=en"], ["--windowed"], ["--no-s"], ["--data", "home", "--seed=1"]]
)
def test_a_record_may_follow_switches_without_its_own(switches: list[str]) -> None:
    parser = command_line()
    for arguments in ([*switches, "mine.scopa"], ["mine.scopa", *switches]):
        parsed = parser.parse_args(with_load(arguments, parser))
        assert parsed.load == Path("mine.scopa")
        assert parsed.command is None


def test_a_record_may_be_of_the_market_game_and_have_a_name_in_capitals() -> None:
    for name in ("mine.mercato", "MINE.SCOPA", "Mine.Mercato"):
        assert with_load([name], command_line()) == ["--load", name]


@pytest.mark.parametrize(
    "arguments",
    [["--load", "a.scopa"], ["--verify", "a.scopa"], ["analyse", "a.scopa"], [], ["--data", "b.scopa"]],
)
def test_a_record_that_belongs_to_a_switch_or_a_command_is_left_to_it(arguments: list[str]) -> None:
    assert with_load(arguments, command_line()) == arguments


@pytest.mark.parametrize("command", ["rules", "lab"])
def test_a_command_without_its_second_word_shows_its_help(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        cli.run([command])
    said = capsys.readouterr()
    assert said.out == ""
    assert f"example:\n  settebello {command}" in said.err or f"examples:\n  settebello {command}" in said.err


def test_a_word_that_is_no_command_is_named_with_what_it_stands_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit, match="2"):
        cli.run(["scoppa"])
    assert "argument COMMAND: invalid choice: 'scoppa'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("switches", "said"),
    [
        (["--level", "esperto"], "--level: needs --variant"),
        (["--seed", "3"], "--seed: needs --variant"),
        (["--variant", "scopa", "--level", "pippo"], "'pippo' is not one of bimbo, novizio"),
        (["--variant", "scopa", "--load", "a.scopa"], "--load: cannot be combined with --variant"),
        (["--page", "new", "--variant", "scopa"], "--page: cannot be combined with --variant"),
        (["--page", "new", "--load", "a.scopa"], "--page: cannot be combined with --load"),
        (["--page", "new", "--once"], "--page: cannot be combined with --once"),
        (["--page", "old"], "argument --page: invalid choice: 'old'"),
        (["--load", "nowhere.scopa"], "argument --load: nowhere.scopa: No such file"),
        (["nowhere.scopa"], "No such file"),
        (["--data", __file__], "is not a folder"),
    ],
)
def test_switches_that_do_not_fit_are_told(
    app: FakeApp, capsys: pytest.CaptureFixture[str], switches: list[str], said: str
) -> None:
    with pytest.raises(SystemExit, match="2"):
        cli.run(switches)
    assert app.asked is None
    assert said in capsys.readouterr().err


def test_a_file_larger_than_the_memory_is_not_loaded(
    app: FakeApp, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "large.scopa"
    path.touch()
    os.truncate(path, 2**43)
    with pytest.raises(SystemExit, match="2"):
        cli.run([str(path)])
    assert app.asked is None
    assert "is larger than 32 MiB" in capsys.readouterr().err


def test_a_portable_game_keeps_everything_beside_the_program(
    app: FakeApp, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "settebello")])
    assert cli.run(["--portable"]) == 7
    assert app.asked is not None
    assert app.asked.places == Places.under(tmp_path / "settebello-data")


def test_full_screen_and_window_exclude_each_other(app: FakeApp, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.run(["--fullscreen", "--windowed"])
    assert end.value.code == 2
    assert "not allowed with" in capsys.readouterr().err


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.run(["--lang", "tlh"])
    assert end.value.code == 2
    assert "'tlh' is not one of en, de, es, fr, it, ja" in capsys.readouterr().err


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.run(["--version"])
    assert end.value.code == 0
    core = "compiled" if is_compiled() else "interpreted"
    said = capsys.readouterr().out
    assert said.startswith(f"Settebello {settebello.__version__} (core: {core})\n")
    assert ("fewer deals" in said) is not is_compiled()
    assert ("packaging/run.py" in said) is not is_compiled()


def test_an_installed_program_tells_another_way_to_the_compiled_core(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # The package has a function of the module's name.
    module = sys.modules["settebello.cli.command_line"]
    monkeypatch.setattr(module, "is_compiled", lambda: False)
    monkeypatch.setattr(module, "is_developer_build", lambda: False)
    with pytest.raises(SystemExit):
        cli.run(["--version"])
    said = capsys.readouterr().out
    assert "fewer deals" in said
    assert "packages of the game for your system" in said


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
    assert cli.run(["--data", str(tmp_path)]) == cli.MISTAKE
    report = tmp_path / REPORT
    assert capsys.readouterr().err == (
        f"Settebello has stopped because of a mistake in the program: see {report}\n"
    )
    assert "ZeroDivisionError: no cards" in report.read_text(encoding="utf-8")


def test_when_no_report_can_be_kept_it_is_printed(
    app: FakeApp, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    app.fault = ZeroDivisionError("no cards")
    (tmp_path / "file").touch()
    assert cli.run(["--data", str(tmp_path / "file" / "below")]) == cli.MISTAKE
    assert "ZeroDivisionError: no cards" in capsys.readouterr().err


def test_an_interrupted_program_ends_quietly(
    app: FakeApp, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    app.fault = KeyboardInterrupt()
    assert cli.run(["--data", str(tmp_path)]) == 130
    assert capsys.readouterr().err == ""


def test_an_unknown_variant_is_told_so(
    app: FakeApp, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    app.fault = UnknownVariant("there are no rules called 'scoppa'")
    assert cli.run(["--data", str(tmp_path), "--variant", "scoppa"]) == 1
    assert capsys.readouterr().err == "argument --variant: there are no rules called 'scoppa'\n"


def test_the_shipped_variants_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--data", str(tmp_path), "rules", "list"]) == 0
    listed = [line.split(":")[0] for line in capsys.readouterr().out.splitlines()]
    overlays = sorted(f"overlays/{path.stem}" for path in (resources.rules() / "overlays").glob("*.yaml"))
    assert listed == sorted(path.stem for path in resources.rules().glob("*.yaml")) + overlays


def test_a_bad_file_among_the_players_own_is_listed_with_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "mine.yaml").write_text(
        "format: 1\nid: mine\nextends: scoppa\nname: {en: Mine}\ndescription: {en: My own}\n"
    )
    assert cli.run(["--data", str(tmp_path), "rules", "list"]) == 1
    told = capsys.readouterr()
    assert "scopa:" in told.out
    assert "mine.yaml:3:10: extends" in told.err


def test_a_file_of_rules_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = str(resources.rules() / "scopa.yaml")
    assert cli.run(["--data", str(tmp_path), "rules", "check", good]) == 0
    assert capsys.readouterr().out == f"{good}: no faults found\n"
    bad = tmp_path / "bad.yaml"
    bad.write_text("format: 1\nid: bad\nextends: scopa\nname: {de: Schlecht}\ncapture: {priority: singel}\n")
    assert cli.run(["--data", str(tmp_path), "rules", "check", str(bad)]) == 1
    told = capsys.readouterr().out
    assert "bad.yaml:5:21: capture.priority: 'singel'" in told
    assert "bad.yaml:4:" in told


@pytest.mark.parametrize("part", sampled(range(3), 3))
def test_all_rules_of_a_variant_are_shown_as_a_file_that_gives_the_same_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], part: int
) -> None:
    rulebook = Rulebook([resources.rules(), tmp_path])
    for name in rulebook.ids()[part::3]:
        assert cli.run(["--data", str(tmp_path), "rules", "show", name]) == 0
        shown = capsys.readouterr().out
        (tmp_path / "copy.yaml").write_text(shown.replace(f"id: {name}", "id: copy"), encoding="utf-8")
        rulebook.reload()
        assert rulebook.ruleset("copy").rules() == rulebook.ruleset(name).rules()


def test_rules_are_shown_with_changes_and_with_what_is_laid_over_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changes = ["--set", "match.target=31", "--set", "players.sides={4: solo}", "--overlay", "re_bello"]
    assert cli.run(["--data", str(tmp_path), "rules", "show", "scopa", *changes]) == 0

    shown = load(capsys.readouterr().out, "shown").value
    assert shown["match"]["target"] == 31
    assert shown["players"]["sides"] == {4: "solo"}
    assert shown["score"]["re_bello"] == 1


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["scoppa"], "there are no rules called 'scoppa' (did you mean 'scopa'?)"),
        (["scopa", "--set", "match.taget=1"], "match.taget: is not known here: one of target"),
        (["scopa", "--set", "match.target=0"], "match.target: 0 is too small (at least 1)"),
        (["scopa", "--set", "match.target"], "--set 'match.target': has no value; write KEY=VALUE"),
        (["scopa", "--set", "match.target={"], "--set 'match.target={': this is not YAML"),
        (["scopa", "--set", "deal.refill=4"], "deal.refill: 2 players with 3 cards each"),
        (
            ["scopa", "--overlay", "rebello"],
            "there is no overlay called 'rebello' (did you mean 're_bello'?)",
        ),
    ],
)
def test_rules_that_cannot_be_shown_are_told_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], expected: str
) -> None:
    assert cli.run(["--data", str(tmp_path), "rules", "show", *arguments]) == 1
    assert capsys.readouterr().err.startswith(expected)


def test_variants_are_listed_in_any_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--data", str(tmp_path), "rules", "list", "--lang", "ja"]) == 0
    assert "cirulla: チルッラ" in capsys.readouterr().out


def test_an_overlay_is_checked_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = str(resources.rules() / "overlays" / "napola.yaml")
    assert cli.run(["--data", str(tmp_path), "rules", "check", good, good]) == 0
    assert capsys.readouterr().out == f"{good}: no faults found\n" * 2


def test_a_file_that_is_not_there_is_a_mistake_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["--data", str(tmp_path), "rules", "check", str(tmp_path / "none.yaml")]) == 1
    assert "none.yaml:1:1: cannot be read" in capsys.readouterr().out


def started(
    *arguments: str, stdout: int, environment: Mapping[str, str] = os.environ
) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "settebello", *arguments]
    return subprocess.run(command, stdout=stdout, stderr=subprocess.PIPE, env=environment, check=False)


def test_a_terminal_without_our_letters_is_told_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "è.yaml").write_text("format: 1\nid: è\n", encoding="utf-8")
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    arguments = ("--data", str(tmp_path), "rules", "check", str(tmp_path / "è.yaml"))
    done = started(*arguments, stdout=subprocess.PIPE, environment=environment)
    assert done.returncode == 1
    assert b"\\xe8" in done.stdout
    assert done.stderr == b""


def test_a_file_that_cannot_be_taken_in_is_told_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for file, said in ((Path(__file__), "no file with everything of a player"), (tmp_path, f"{tmp_path}: ")):
        assert cli.run(["--data", str(tmp_path / "home"), "import", str(file)]) == 1
        told = capsys.readouterr().err
        assert said in told
        assert "[Errno" not in told


@pytest.mark.skipif(sys.platform == "win32", reason="such names of files do not exist there")
@pytest.mark.parametrize("character", sampled([one for one in REFUSED if one != "\0"], every=8), ids=code)
def test_no_name_of_a_file_or_text_in_it_changes_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], character: str
) -> None:
    rules = Places.under(tmp_path).rules
    rules.mkdir(parents=True)
    # The byte 0x80 alone is no UTF-8; Python shows it as U+DC80.
    name = "\udc80" if "\ud800" <= character <= "\udfff" else character
    (rules / f"a{name}b.yaml").write_text(
        f'format: 1\nid: mine\nname: {{en: "a{escaped(character)}b"}}\n', encoding="utf-8"
    )
    assert cli.run(["--data", str(tmp_path), "rules", "list"]) == 1
    told = capsys.readouterr()
    assert not refused(told.out)
    assert not refused(told.err)
    assert f"{rules.name}/a\ufffdb.yaml:3:12: name.en: the character {code(character)}" in told.err
    assert "scopa: " in told.out
