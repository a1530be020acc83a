"""Export and import on the command line."""

import sys
from pathlib import Path

import pytest

from settebello import cli
from settebello.learning.children.household import Household
from settebello.learning.memory.thinking_time import Age
from settebello.storage.places import Places
from settebello.storage.profiles import Profiles
from tests.storage.test_profiles import everything, with_matches

Capture = pytest.CaptureFixture[str]


def computer(home: Path, name: str, child: str) -> Path:
    """A data folder with a player, a child, and rules that every computer has with other contents."""
    with_matches(Places.under(home), "scopa-record: 1\n")
    profiles = Profiles(Places.under(home))
    profiles.change(profiles.all()[0], name, "dove")
    Household(home / "learning").create(child, "fox", Age.MIDDLE)
    for rules in ("mine", name):
        (home / "rules").mkdir(exist_ok=True)
        (home / "rules" / f"{rules}.yaml").write_text(name)
    return home


def test_an_import_names_what_it_takes_and_what_it_leaves_out(tmp_path: Path, capsys: Capture) -> None:
    there, here = computer(tmp_path / "a", "Rita", "Anna"), computer(tmp_path / "b", "Zia", "Bruno")
    path = tmp_path / "rita.zip"
    assert cli.run(["--data", str(there), "export", str(path)]) == 0
    capsys.readouterr()
    anna = Household(there / "learning").children[0].id
    before = everything(here)
    assert cli.run(["--data", str(here), "import", str(path)]) == 0
    told = capsys.readouterr()
    assert told.out.splitlines() == [
        "Rita has been added; matches: 2",
        "rules/Rita.yaml: added",
        f"Anna (learning/{anna}): added",
    ]
    assert told.err.splitlines() == ["rules/mine.yaml: another one is there and stays as it is"]
    after = everything(here)
    assert {name: after[name] for name in before} == before
    assert cli.run(["--data", str(here), "import", str(path)]) == 0
    told = capsys.readouterr()
    assert told.out.splitlines() == ["Rita 2 has been added; matches: 2"]
    assert told.err.splitlines() == [
        "rules/Rita.yaml: is here already",
        "rules/mine.yaml: another one is there and stays as it is",
        f"Anna (learning/{anna}): is here already",
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot have such a file")
def test_an_export_that_could_not_be_imported_names_the_file(tmp_path: Path, capsys: Capture) -> None:
    home = computer(tmp_path / "a", "Rita", "Anna")
    (home / "saved").mkdir()
    (home / "saved" / "CON.scopa").write_text("scopa-record: 1\n")
    assert cli.run(["--data", str(home), "export", str(tmp_path / "rita.zip")]) == 1
    said = capsys.readouterr().err
    assert said == (
        "the files of the player: a part is in a forbidden place: saved/CON.scopa; nothing has been changed\n"
    )
    (home / "saved" / "CON.scopa").rename(home / "saved" / "con_.scopa")
    (home / "settings.yaml").write_text("format: [")
    assert cli.run(["--data", str(home), "export", str(tmp_path / "rita.zip")]) == 1
    assert "settings.yaml" in capsys.readouterr().err
    assert not (tmp_path / "rita.zip").exists()
