"""The files for a Linux desktop: what they name is there, in six languages, and validators accept them."""

import configparser
import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import desktop_files
import pytest

from settebello import __version__
from settebello.cli import check_arguments
from settebello.cli.command_line import PAGES, command_line
from settebello.i18n import languages
from settebello.storage.places import Places
from settebello.storage.saves import MARKET_SUFFIX, SUFFIX
from settebello.ui.kit.window import prepare

ENTRY = "Desktop Entry"
# The project has no public address from which an id could be formed.
UNKNOWN_HOME = "cid-desktopapp-is-not-rdns=info"
METADATA_IS_VALID = (
    *("appstreamcli", "validate", "--no-net", "--override", UNKNOWN_HOME),
    desktop_files.METAINFO,
)
TRANSLATED = sorted(set(languages()) - {"en"})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with all files, as /usr/share."""
    desktop_files.write(tmp_path)
    return tmp_path


class Entries(configparser.RawConfigParser):
    """Reads a desktop file, whose keys have capitals."""

    def optionxform(self, optionstr: str) -> str:
        """Return a key as it is written."""
        return optionstr


def entries(folder: Path) -> Entries:
    """The content of the desktop file."""
    parser = Entries(delimiters=("=",))
    parser.read(folder / desktop_files.DESKTOP, encoding="utf-8")
    return parser


def validated(folder: Path, *command: str) -> None:
    """Run a validator on the files; skip the test where it is not installed."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_names_and_comments_are_in_six_languages(folder: Path) -> None:
    parser = entries(folder)
    for section, keys in (
        (ENTRY, ("GenericName", "Comment")),
        *((one, ("Name",)) for one in parser.sections()[1:]),
    ):
        for key in keys:
            found = sorted(re.findall(rf"^{key}\[(\w+)\]$", "\n".join(parser[section]), re.MULTILINE))
            assert found == TRANSLATED


def test_every_action_is_a_command_line_that_is_accepted(folder: Path, tmp_path: Path) -> None:
    parser = entries(folder)
    actions = parser[ENTRY]["Actions"].strip(";").split(";")
    assert parser.sections() == [ENTRY, *(f"Desktop Action {action}" for action in actions)]
    assert sorted(actions) == sorted(PAGES)
    for action in actions:
        program, *arguments = shlex.split(parser[f"Desktop Action {action}"]["Exec"])
        parsed = command_line().parse_args(arguments)
        check_arguments(parsed, command_line(), Places.under(tmp_path))
        assert (program, parsed.page) == ("settebello", action)


def test_the_window_belongs_to_the_desktop_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # As pygame's import leaves it on a desktop, for `python -m settebello`.
    monkeypatch.setenv("SDL_VIDEO_X11_WMCLASS", "__main__.py")
    prepare()
    window = entries(folder)[ENTRY]["StartupWMClass"]
    assert window == Path(desktop_files.DESKTOP).stem
    assert {os.environ[f"SDL_VIDEO_{system}_WMCLASS"] for system in ("X11", "WAYLAND")} == {window}


def test_saved_matches_are_opened_by_the_game(folder: Path) -> None:
    text = (folder / desktop_files.MIME).read_text(encoding="utf-8")
    kinds = re.findall(r'<mime-type type="(.+)">', text)
    assert entries(folder)[ENTRY]["MimeType"] == "".join(f"{kind};" for kind in kinds)
    metadata = (folder / desktop_files.METAINFO).read_text(encoding="utf-8")
    assert re.findall("<mediatype>(.+)</mediatype>", metadata) == kinds
    assert re.findall(r'<glob pattern="(.+)"/>', text) == [f"*{SUFFIX}", f"*{MARKET_SUFFIX}"]
    assert sorted(re.findall(r'<comment xml:lang="(.+?)">', text)) == sorted(2 * TRANSLATED)
    for icon in re.findall(r'<icon name="(.+)"/>', text):
        assert list((folder / "icons" / "hicolor" / "scalable" / "mimetypes").glob(f"{icon}.svg"))


def test_pictures_are_named_where_their_address_is_known(folder: Path, tmp_path: Path) -> None:
    assert "<screenshots>" not in (folder / desktop_files.METAINFO).read_text(encoding="utf-8")
    desktop_files.write(tmp_path, pictures="https://example.org/pictures/")
    text = (tmp_path / desktop_files.METAINFO).read_text(encoding="utf-8")
    found = re.findall(r"<image>https://example\.org/pictures/(.+)</image>", text)
    pictures = Path(desktop_files.__file__).parent / "pictures"
    assert len(found) >= 4
    assert all((pictures / name).is_file() for name in found)
    validated(tmp_path, *METADATA_IS_VALID)


def test_the_icon_that_is_named_is_there(folder: Path) -> None:
    icon = entries(folder)[ENTRY]["Icon"]
    assert len(list((folder / "icons").rglob(f"{icon}.png"))) == 8
    assert list((folder / "icons" / "hicolor" / "scalable").rglob(f"{icon}.svg"))
    symbolic = folder / "icons" / "hicolor" / "symbolic" / "apps" / f"{icon}-symbolic.svg"
    assert set(re.findall(r'fill="(.+?)"', symbolic.read_text(encoding="utf-8"))) == {"#2e3436"}


def test_the_newest_release_is_this_version(folder: Path) -> None:
    text = (folder / desktop_files.METAINFO).read_text(encoding="utf-8")
    assert re.findall(r'<release version="(.+?)"', text)[0] == __version__


def test_a_program_with_odd_characters_in_its_path_is_quoted(tmp_path: Path) -> None:
    desktop_files.write(tmp_path, '/home/anna/il "mio" 100%/settebello')
    assert entries(tmp_path)[ENTRY]["Exec"] == '"/home/anna/il \\\\"mio\\\\" 100%%/settebello" %f'


def test_the_desktop_file_is_valid(folder: Path) -> None:
    validated(folder, "desktop-file-validate", desktop_files.DESKTOP)


def test_the_metadata_is_valid(folder: Path) -> None:
    validated(folder, *METADATA_IS_VALID)


def test_the_kind_of_file_is_valid(folder: Path) -> None:
    validated(folder, "update-mime-database", "-V", "mime")
    assert "*.scopa" in (folder / "mime" / "globs2").read_text(encoding="utf-8")
