"""The licences are complete, and can be read in the program."""

import re
import tomllib
from importlib import metadata
from pathlib import Path

from settebello import resources
from settebello.ui.kit import routes
from settebello.ui.kit.scene import Push, SceneId
from settebello.ui.menus.help.licences_scene import FILES, LicencesScene, paragraphs, sections
from tests.pilot import Pilot, services
from tests.ui.tables import scenes, session

ROOT = Path(__file__).parents[3]


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


KNOWN = {
    "MIT": ("MIT License",),
    "PSF-2.0": ("Python Software Foundation License Version 2",),
    "LGPL v2.1": ("GNU Lesser General Public License, version 2.1",),
}
"""What the licences are called in our text, by what the packages call them."""


def needed(name: str) -> set[str]:
    """A package and all that it needs to run, by the names they have in their own lists."""
    found = {name}
    for wanted in metadata.requires(name) or ():
        if "extra ==" not in wanted:
            found |= needed(re.split(r"[^A-Za-z0-9._-]", wanted, maxsplit=1)[0])
    return found


def test_libraries_stand_there_as_they_say_themselves() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    told = (resources.assets() / "licences" / "libraries.txt").read_text("utf-8")
    names = {one for wanted in project["dependencies"] for one in needed(wanted.partition(">")[0])}
    assert len(names) > len(project["dependencies"])
    for name in names:
        # The sentences about one library go to the name of the next one, or to the end of the line.
        own = next(
            (part for part in re.split(r"\n|(?<=\.) (?=[a-z-]+: )", told) if part.startswith(f"{name}: ")), ""
        )
        assert own, name
        about = metadata.metadata(name)
        licence = next(about[key] for key in ("License-Expression", "License") if about[key])
        assert any(words in own for words in KNOWN[licence]), (name, licence)
        assert all(line in told for line in holders(name)), (name, holders(name))


def holders(name: str) -> list[str]:
    """Whose work an MIT-licensed package is, in its own words."""
    texts = [path.read_text("utf-8") for path in metadata.files(name) or () if path.name.startswith("LICEN")]
    plain = [text for text in texts if "Permission is hereby granted" in text]
    lines = [line.strip() for text in plain for line in text.splitlines()]
    return [
        line.rstrip(".").removeprefix("Copyright (c) ") for line in lines if line.startswith("Copyright (c)")
    ]


def test_paragraphs_are_put_together_again_and_rules_of_dashes_left_out() -> None:
    told = paragraphs("One\nline.\n\n-----\nHEAD\n-----\n\n\n\nLast.\n")
    assert [one.text.key for one in told] == ["One line.", "HEAD", "Last."]


def test_the_licences_are_read_to_their_end_by_keys_alone() -> None:
    with Pilot(scenes(services(), session(seed=1)), routes.Title()) as pilot:
        pilot.stack.apply(Push(routes.About()))
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
