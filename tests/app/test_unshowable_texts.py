"""Every text that comes from a file, with every character that cannot be shown, on the pages that show it."""

import sys
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Final

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from settebello import resources
from settebello.storage.places import Places
from settebello.storage.reports import REPORT
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import Push, Reset, SceneId
from tests.app.test_game import frames, running
from tests.datafile.control_characters import REFUSED, SEVERAL, code, escaped
from tests.skins.broken import change, own_skin

MUSEUM: Final = Path(__file__).parents[1] / "museum" / "version-1.scopa"
PLAIN: Final = Settings(language="en", speed=Speed.INSTANT, sound=False)
PAGES: Final[tuple[Route, ...]] = (
    *(routes.NewGame(), routes.Matches(), routes.Statistics(), routes.Achievements(), routes.Profiles()),
    *(routes.Settings(), routes.Cards(), routes.Tutorial(), routes.Rules(None), routes.LearnWho()),
)

Spoil = Callable[[Path, str], None]
"""Writes a file with a character in one of its texts below a player's folder."""


def _record(home: Path, before: str, character: str) -> None:
    text = MUSEUM.read_text(encoding="utf-8")
    place = text.index(before) + len(before)
    path = home / "matches" / "finished" / "000001.scopa"
    path.parent.mkdir(parents=True)
    path.write_text(f"{text[:place]}{escaped(character)}{text[place:]}", encoding="utf-8")
    (path.parent / "000002.scopa").write_text(text, encoding="utf-8")


def person(home: Path, character: str) -> None:
    _record(home, '- person: "Zo', character)


def opponent(home: Path, character: str) -> None:
    _record(home, '- opponent: "ca', character)


def ruleset(home: Path, character: str) -> None:
    _record(home, 'capture.priority: "few', character)


def _rules(home: Path, name: str, description: str) -> None:
    (home / "rules").mkdir(exist_ok=True)
    text = (resources.rules() / "scopa_quindici.yaml").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.startswith(("format:", "extends:", "family:"))]
    lines += ["id: mine", f'name: {{en: "{name}"}}', f'description: {{en: "{description}"}}']
    (home / "rules" / "mine.yaml").write_text("\n".join(lines), encoding="utf-8")


def rules_name(home: Path, character: str) -> None:
    _rules(home, f"Mi{escaped(character)}ne", "My own rules.")


def rules_description(home: Path, character: str) -> None:
    _rules(home, "Mine", f"My own{escaped(character)} rules.")


def skin_name(home: Path, character: str) -> None:
    skin = own_skin(home / "skins")
    change(skin, "en: Neapolitan\n", f'en: "Mi{escaped(character)}ne"\n')


def player(home: Path, character: str) -> None:
    folder = home / "players" / "player-2"
    folder.mkdir(parents=True)
    (folder / "player.yaml").write_text(f'format: 1\nname: "A{escaped(character)}da"\n', encoding="utf-8")


def child(home: Path, character: str) -> None:
    folder = home / "learning" / "child-1"
    folder.mkdir(parents=True)
    text = f'format: 1\nnick: "A{escaped(character)}da"\navatar: owl\n'
    (folder / "child.yaml").write_text(text, encoding="utf-8")


def settings(home: Path, character: str) -> None:
    table = f'{{players: 2, people: ["A{escaped(character)}da"]}}'
    text = f"{{language: en, speed: instant, sound: false, tables: {{scopa: {table}}}}}"
    (home / "settings.yaml").write_text(f"format: 1\nsettings: {text}\n", encoding="utf-8")


def file_names(home: Path, character: str) -> None:
    if character == "\0" or sys.platform == "win32":
        return  # No name of a file has such a character.
    # The byte 0x80 alone is no UTF-8; Python shows it as U+DC80.
    odd = "a{}b".format("\udc80" if "\ud800" <= character <= "\udfff" else character)
    for name in (f"rules/{odd}.yaml", f"matches/finished/{odd}.scopa", f"saved/{odd}.scopa"):
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text("format: [", encoding="utf-8")
    (home / "saved" / f"{odd} 2.scopa").write_bytes(MUSEUM.read_bytes())
    (home / "players" / odd).mkdir(parents=True)
    (home / "skins" / odd).mkdir(parents=True)
    (home / "skins" / odd / "skin.yaml").write_text("format: [", encoding="utf-8")


FIELDS: Final[dict[str, Spoil]] = {
    one.__name__: one
    for one in (
        *(person, opponent, ruleset, rules_name, rules_description, skin_name),
        *(player, child, settings, file_names),
    )
}


@pytest.mark.combinations(strength=1)
@pytest.mark.parametrize("character", SEVERAL, ids=code)
@pytest.mark.parametrize("field", FIELDS)
def test_no_text_of_a_file_closes_a_page(tmp_path: Path, field: str, character: str) -> None:
    walk(tmp_path, field, character)


@pytest.mark.slow
@pytest.mark.parametrize("character", REFUSED, ids=code)
@pytest.mark.parametrize("field", FIELDS)
def test_no_text_of_a_file_closes_a_page_whatever_the_character(
    tmp_path: Path, field: str, character: str
) -> None:
    walk(tmp_path, field, character)


def walk(tmp_path: Path, field: str, character: str) -> None:
    """Open every page of a player whose file has the character in this text."""
    FIELDS[field](tmp_path, character)
    with running(tmp_path, PLAIN) as (game, clock):
        for page in PAGES:
            game.stack.apply(Reset(routes.Title()))
            game.stack.apply(Push(page))
            frames(game, clock, 12)
            assert page.scene in game.stack.ids, "the page has closed"
            for widget in game.stack.top.read() if game.stack.top is not None else ():
                game.appearance.say(widget)
        if field in {"rules_name", "rules_description", "file_names"} and character != "\0":
            assert any(one.problem for one in game.library.choices())
        if field in {"person", "opponent", "ruleset"}:
            game.stack.apply(Push(routes.Matches()))
            frames(game, clock, 30)
            assert [bool(one.problem) for one in game.archive.entries] == [False, True]
    assert not list(tmp_path.rglob(REPORT))
    assert Places.under(tmp_path).settings.exists()


@pytest.mark.parametrize("character", SEVERAL[:1], ids=code)
def test_a_language_with_such_a_sentence_says_it_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, character: str
) -> None:
    folder = tmp_path / "assets"
    folder.mkdir()
    for one in resources.assets().iterdir():
        if one.name != "i18n":
            (folder / one.name).symlink_to(one)
    (folder / "i18n").mkdir()
    catalogue = read_po(BytesIO((resources.assets() / "i18n" / "de.po").read_bytes()), locale="de")
    for message in catalogue:
        if message.id and isinstance(message.string, str):
            message.string = f"{message.string}{character}"
    with (folder / "i18n" / "de.mo").open("wb") as file:
        write_mo(file, catalogue)
    monkeypatch.setattr(resources, "assets", lambda: folder)
    (tmp_path / "home").mkdir()
    with running(tmp_path / "home", replace(PLAIN, language="de")) as (game, clock):
        frames(game, clock, 4)
        assert game.stack.ids == (SceneId.TITLE,)
        assert not list(tmp_path.rglob(REPORT))
