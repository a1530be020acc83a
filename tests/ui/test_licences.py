"""The licences are complete, and can be read in the program."""

import tomllib
from pathlib import Path

from settebello import resources
from settebello.ui.scene import Push, SceneId
from settebello.ui.scenes.help.licences import FILES, LicencesScene, paragraphs, sections
from tests.pilot import Pilot, services
from tests.ui.tables import scenes, session

ROOT = Path(__file__).parents[2]


def test_the_licence_that_is_shown_is_that_of_the_program() -> None:
    shown = (resources.assets() / "licences" / "settebello.txt").read_text("utf-8")
    assert shown == (ROOT / "LICENSE").read_text("utf-8")


def test_every_library_and_every_font_has_its_licence() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    libraries = (resources.assets() / "licences" / "libraries.txt").read_text("utf-8")
    for wanted in project["dependencies"]:
        name = wanted.partition(">")[0]
        assert f"{name}:" in libraries or f"{name} and " in libraries, name
    fonts = {f"fonts/{path.name}" for path in (resources.assets() / "fonts").glob("*.OFL.txt")}
    assert fonts <= {name for _, name in FILES}


def test_paragraphs_are_put_together_again_and_rules_of_dashes_left_out() -> None:
    told = paragraphs("One\nline.\n\n-----\nHEAD\n-----\n\n\n\nLast.\n")
    assert [one.text.key for one in told] == ["One line.", "HEAD", "Last."]


def test_the_licences_are_read_to_their_end_by_keys_alone() -> None:
    with Pilot(scenes(services(), session(seed=1)), SceneId.TITLE) as pilot:
        pilot.stack.apply(Push(SceneId.ABOUT))
        pilot.frames(1)
        pilot.click("Licences")
        assert isinstance(pilot.scene, LicencesScene)
        seen = [pilot.says(words) for words in pilot.group.spoken]
        pilot.press("end")
        later = [pilot.says(words) for words in pilot.group.spoken]
        assert seen != later
        last = sections(resources.assets())[-1].paragraphs[-1].text.key
        assert last in later
        pilot.press("esc")
        assert pilot.at(SceneId.ABOUT)
