"""Files of the player's own: each kind is begun and checked by a command, as the guide says."""

import io
import re
import shlex
from pathlib import Path

import pytest

from settebello import cli, resources
from settebello.ai.people.habits import HabitsModel
from settebello.datafile import Problem
from settebello.learning.activities import Activities
from settebello.rulebook import Rulebook
from settebello.skins import Skins

GUIDE = Path(__file__).parents[2] / "docs" / "modding.md"
COMMANDS = [
    line
    for block in re.findall(r"```sh\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    for line in block.splitlines()
]
KINDS = ["skins", "opponents", "lessons", "rules"]


def run(home: Path, *words: str) -> int:
    return cli.run(["--data", str(home / "data"), *words])


def test_the_guide_can_be_followed_in_an_empty_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert len(COMMANDS) >= 12
    for command in COMMANDS:
        program, *words = shlex.split(command)
        assert program == "settebello"
        assert run(tmp_path, *words) == 0, command
        told = capsys.readouterr()
        assert told.err == ""
        assert ("no faults found" in told.out) == ("check" in words)
    assert Rulebook([resources.rules(), tmp_path]).ruleset("scopa_at_ours").match.target == 16
    assert Rulebook([resources.rules(), tmp_path]).laid_over("scopa", {}, ["my_house_rule"]).score.extra
    skin = Skins([resources.assets() / "skins", tmp_path]).get("my_deck")
    assert skin.skin is not None
    assert not skin.problem.problems


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_there_already_is_left_alone(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / ("mine" if kind == "skins" else "mine.yaml")
    path.mkdir() if kind == "skins" else path.write_text("precious")
    assert run(tmp_path, kind, "new", str(path)) == 1
    assert "is there already; nothing was changed" in capsys.readouterr().err
    assert list(path.iterdir()) == [] if kind == "skins" else path.read_text() == "precious"


@pytest.mark.parametrize(
    ("kind", "name", "why"),
    [
        ("languages", "portuguese.po", "'portuguese' is not the code of a language"),
        ("languages", "pt.yaml", "has to end with .po"),
        ("opponents", "Mine.yaml", "'Mine' is not an id"),
        ("opponents", "mine.yml", "has to end with .yaml"),
        ("skins", "my-deck", "'my-deck' is not an id"),
        ("rules", "1st.yaml", "'1st' is not an id"),
    ],
)
def test_a_name_that_no_file_of_the_kind_may_have_is_refused(
    kind: str, name: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, kind, "new", str(tmp_path / name)) == 1
    assert why in capsys.readouterr().err
    assert not (tmp_path / name).exists()


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert run(tmp_path, "opponents", "new", str(tmp_path / "file" / "mine.yaml")) == 1
    assert "mine.yaml: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("level: amico", "level: amiga", ":13:8: level: there is no level 'amiga' (did you mean 'amico'?)"),
        ("avatar: oste", "avatar: ost", ": avatar: there is no picture 'ost' (did you mean 'oste'?)"),
        ("id: mine", "id: other", ": id: 'other' differs from the file's name 'mine'"),
        ("memory: 12", "memory: many", ": habits.memory: "),
    ],
)
def test_faults_of_an_opponent_are_told_with_their_place(
    before: str, after: str, fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.yaml"
    run(tmp_path, "opponents", "new", str(path))
    path.write_text(path.read_text("utf-8").replace(before, after), "utf-8")
    capsys.readouterr()
    assert run(tmp_path, "opponents", "check", str(path)) == 1
    assert fault in capsys.readouterr().out


def test_the_faults_of_an_opponent_come_all_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.yaml"
    run(tmp_path, "opponents", "new", str(path))
    text = path.read_text("utf-8").replace("All mine!", "a" * 46).replace("avatar: oste", "avatar: xyzzy")
    path.write_text(text.replace("level: amico", "level: maestro"), "utf-8")
    capsys.readouterr()
    assert run(tmp_path, "opponents", "check", str(path)) == 1
    told = capsys.readouterr().out
    assert "lines.sweep[1].en: is too long: 46 characters (at most 45)" in told
    assert (
        "habits.memory: at the level 'maestro' risk and error can be stated; all habits at novizio, " in told
    )
    assert "avatar: there is no picture 'xyzzy'; there are anselmo, bambina" in told
    path.write_text(text.replace("order: 500", "order: many").replace("amico", "amiga"), "utf-8")
    assert run(tmp_path, "opponents", "check", str(path)) == 1
    told = capsys.readouterr().out
    assert all(
        each in told for each in ("order: 'many' is", "there is no level 'amiga'", "no picture 'xyzzy'")
    )


def test_the_guide_lists_the_habits_with_their_ranges() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (-?\d), (\d+) \|", GUIDE.read_text("utf-8"), re.MULTILINE)
    schema = HabitsModel.model_json_schema()["properties"]
    bounds = {name: next(one for one in told["anyOf"] if "maximum" in one) for name, told in schema.items()}
    assert rows == [(name, f"{one['minimum']:g}", f"{one['maximum']:g}") for name, one in bounds.items()]


def test_an_opponent_in_its_folder_is_no_double_of_itself_but_a_shipped_name_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data" / "opponents"
    for name, status in (("mine", 0), ("rosalba", 1)):
        path = folder / f"{name}.yaml"
        run(tmp_path, "opponents", "new", str(path))
        assert run(tmp_path, "opponents", "check", str(path)) == status
    assert "there is an opponent 'rosalba' already" in capsys.readouterr().out


def test_faults_of_a_deck_are_told_all_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "mine"
    run(tmp_path, "skins", "new", str(deck))
    (deck / "cards" / "cups_3.svg").unlink()
    (deck / "back.svg").write_text("<html/>")
    capsys.readouterr()
    for named in (deck, deck / "skin.yaml"):
        assert run(tmp_path, "skins", "check", str(named)) == 1
        told = capsys.readouterr().out
        assert "the picture cards/cups_3.svg is missing" in told
        assert "the picture back.svg is no SVG: it begins with <html>" in told


@pytest.mark.parametrize("name", ["lessons/mini_scopa.yaml", "tutorial/02_equal.yaml"])
def test_shipped_lessons_have_no_faults(name: str, tmp_path: Path) -> None:
    assert run(tmp_path, "lessons", "check", str(resources.assets() / name)) == 0


def test_faults_of_lessons_are_told_with_their_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.yaml"
    run(tmp_path, "lessons", "new", str(path))
    path.write_text(path.read_text("utf-8").replace("{met: 0.5}", "{after: [mini_scoppa]}"), "utf-8")
    capsys.readouterr()
    assert run(tmp_path, "lessons", "check", str(path)) == 1
    assert "there is no activity 'mini_scoppa' (did you mean 'mini_scopa'?)" in capsys.readouterr().out
    path.write_text("format: 1\nsteps: []\n")
    assert run(tmp_path, "lessons", "check", str(path), str(tmp_path / "none.yaml")) == 1
    told = capsys.readouterr().out
    assert "id: is missing" in told
    assert "none.yaml:1:1: cannot be read" in told


def test_a_lesson_that_wants_more_ways_than_there_are_has_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.yaml"
    run(tmp_path, "lessons", "new", str(path))
    text = path.read_text("utf-8")
    path.write_text(text.replace("totals: [7]", "totals: [7, 2]"), "utf-8")
    capsys.readouterr()
    assert run(tmp_path, "lessons", "check", str(path)) == 1
    assert "levels[1].totals[2]: 2 has only 1 way, not 3" in capsys.readouterr().out
    path.write_text(text.replace("ways: 3", "ways: many"), "utf-8")
    assert run(tmp_path, "lessons", "check", str(path)) == 1
    told = capsys.readouterr().out
    assert "levels[1].ways: 'many' is not" in told
    assert "too few entries" not in told


def test_a_faulty_lesson_is_told_on_standard_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = Problem("lessons/mine.yaml", 3, 1, "order", "is missing", "")
    monkeypatch.setattr(Activities, "load", lambda *_: Activities((), (fault,)))
    asked = io.BytesIO(b'{"cmd": "create", "nick": "Mia", "avatar": "fox", "age": "7-8"}\n{"cmd": "path"}\n')
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(asked))
    run(tmp_path, "practise")
    assert capsys.readouterr().err.splitlines() == ["lessons/mine.yaml:3:1: order: is missing"]


@pytest.mark.parametrize(
    ("kind", "name", "place"),
    [("rules", "a.yaml", "rules"), ("rules", "overlays/a.yaml", "rules/overlays"), ("skins", "a", "skins")],
)
def test_a_new_file_says_where_it_belongs_unless_it_is_there(
    kind: str, name: str, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data" / place
    run(tmp_path, kind, "new", str(tmp_path / name))
    told = capsys.readouterr().out
    assert f"The program reads it in the folder {folder}\n" in told
    assert f"The guide is {resources.guide()}\n" in told
    assert resources.guide().is_file()
    run(tmp_path, kind, "new", str(folder / Path(name).name))
    assert "The program reads it" not in capsys.readouterr().out


def test_a_switch_of_the_program_behind_a_command_is_told_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        run(tmp_path, "engine", "--data", "elsewhere")
    assert "--data: stands before the command: settebello --data ... engine" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        run(tmp_path, "engine", "--dat0")
    assert "unrecognized arguments: --dat0" in capsys.readouterr().err


def test_all_files_of_a_folder_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for kind, names in (("rules", ("a.yaml", "b.yaml")), ("opponents", ("a.yaml", "b.yaml"))):
        for name in names:
            run(tmp_path, kind, "new", str(tmp_path / kind / name))
        capsys.readouterr()
        assert run(tmp_path, kind, "check", str(tmp_path / kind)) == 0
        assert capsys.readouterr().out.count(": no faults found") == 2
        (tmp_path / kind / "b.yaml").write_text("format: 2\n", "utf-8")
        assert run(tmp_path, kind, "check", str(tmp_path / kind)) == 1
    (tmp_path / "empty").mkdir()
    assert run(tmp_path, "opponents", "check", str(tmp_path / "empty")) == 1


def test_every_text_of_a_new_file_stands_in_quotes() -> None:
    for path in sorted((resources.assets() / "templates").glob("*.yaml")):
        lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
        texts = [text for line in lines for text in re.findall(r"\ben: ([^}]*)", line)]
        assert texts, path
        assert all(text.startswith('"') and text.endswith('"') for text in texts), path


def test_a_house_rule_that_is_not_for_a_game_and_files_passed_over_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data" / "rules" / "overlays"
    run(tmp_path, "rules", "new", str(folder / "mine.yaml"))
    text = (folder / "mine.yaml").read_text("utf-8")
    (folder / "mine.yaml").write_text(
        text.replace("extra: {cards: {Ks: 1}}", "settebello: 2") + "needs: [score.settebello]\n", "utf-8"
    )
    assert run(tmp_path, "rules", "list") == 0
    (folder / "family").mkdir()
    (folder / "family" / "other.yaml").write_text(text, "utf-8")
    capsys.readouterr()
    assert run(tmp_path, "rules", "text", "cicera", "--overlay", "mine") == 0
    told = "note: the house rule mine needs score.settebello, which is off in cicera;"
    assert capsys.readouterr().err.startswith(told)
    assert run(tmp_path, "rules", "list") == 1
    err = capsys.readouterr().err
    assert "family/other.yaml:1:1: is not read: house rules lie directly in rules/overlays" in err


def test_an_own_activity_is_on_the_path(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "data" / "lessons" / "seven_in_all.yaml"
    run(tmp_path, "lessons", "new", str(path))
    assert "The program reads it" not in capsys.readouterr().out
    assert run(tmp_path, "lessons", "check", str(path)) == 0
    path.write_text(path.read_text("utf-8").replace("enter: {met: 0.5}\n", ""), "utf-8")
    asked = io.BytesIO(
        b'{"cmd": "create", "nick": "Mia", "avatar": "fox", "age": "7-8"}\n{"cmd": "path"}\n'
        b'{"cmd": "begin", "activity": "seven_in_all"}\n'
    )
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(asked))
    capsys.readouterr()
    run(tmp_path, "practise")
    told = capsys.readouterr()
    assert told.err == ""
    _, path_told, begun = told.out.splitlines()
    assert "seven_in_all" in path_told
    assert '"target":7' in begun


def test_an_own_activity_with_the_id_of_a_shipped_one_is_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "data" / "lessons" / "make_it.yaml"
    run(tmp_path, "lessons", "new", str(path))
    assert run(tmp_path, "lessons", "check", str(path)) == 1
    assert "there is an activity 'make_it' already" in capsys.readouterr().out
