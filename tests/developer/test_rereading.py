"""Files that are read again while the program runs: texts, skins and the theme."""

import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pygame
import pytest

from settebello import resources
from settebello.app import Game
from settebello.clock import ManualClock
from settebello.developer import theme_reload
from settebello.developer.file_watch import PAUSE
from settebello.developer.tools import attach
from settebello.i18n import catalogue, t
from settebello.storage.log import LOG
from settebello.storage.places import Places
from settebello.ui.kit import gamepad_prompts, theme
from settebello.ui.kit.redraw_reason import Cause
from tests.app.test_game import INSTANT, frames, running
from tests.app.test_skins import settle
from tests.skins.broken import own_skin

LEARN = t("Learn the game")


@contextmanager
def watched(home: Path, **settings: object) -> Iterator[tuple[Game, ManualClock]]:
    """A program with the developer tools whose pictures are there."""
    with running(home, replace(INSTANT, **settings)) as (game, clock):  # type: ignore[arg-type]  # passed on
        attach(game)
        settle(game, clock)
        yield game, clock


def written(path: Path, text: str) -> None:
    """Write a file and give it a time after that of every other file."""
    path.write_text(text, encoding="utf-8")
    os.utime(path, ns=(time.time_ns() + 1_000_000_000,) * 2)


def look(game: Game, clock: ManualClock) -> None:
    """Let the watch look once, and draw what comes of it."""
    clock.advance(PAUSE)
    frames(game, clock, 1)


def logged(home: Path) -> str:
    return (Places.under(home).state / LOG).read_text(encoding="utf-8")


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the languages, which the program reads."""
    folder = tmp_path / "i18n"
    shutil.copytree(resources.assets() / "i18n", folder)
    monkeypatch.setattr(catalogue, "_folder", lambda given: given or folder)
    return folder


def test_texts_are_read_again_when_their_source_changes(texts: Path, tmp_path: Path) -> None:
    po = texts / "it.po"
    with watched(tmp_path, language="it") as (game, clock):
        assert game.appearance.say(LEARN) == "Impara il gioco"
        before = picture()
        # The program has just looked, so that it does not look again in the next frame.
        look(game, clock)
        written(po, po.read_text(encoding="utf-8").replace('"Impara il gioco"', '"Altro gioco"'))
        frames(game, clock, 1)
        assert game.appearance.say(LEARN) == "Impara il gioco"
        look(game, clock)
        assert game.appearance.say(LEARN) == "Altro gioco"
        assert Cause.ASKED in game.loop.reason.causes
        assert picture() != before
        assert "texts read again: it.mo" in logged(tmp_path)
        count = logged(tmp_path).count("read again")
        look(game, clock)
        assert logged(tmp_path).count("read again") == count


def test_a_source_with_a_mistake_is_logged_and_what_was_said_stays(texts: Path, tmp_path: Path) -> None:
    po = texts / "it.po"
    with watched(tmp_path, language="it") as (game, clock):
        written(po, po.read_text(encoding="utf-8").replace('msgstr "Impara il gioco"', 'mstsgr "Nuova"'))
        look(game, clock)
        assert "texts not read again: " in logged(tmp_path)
        assert game.appearance.say(LEARN) == "Impara il gioco"


def test_the_pictures_of_the_skin_in_use_are_read_again(tmp_path: Path) -> None:
    skin = own_skin(Places.under(tmp_path).skins)
    with watched(tmp_path, skin="mine") as (game, clock):
        cards = game.appearance.cards
        back = cards.deck.back
        cards.want((90,), (None,))
        cards.settle()
        before = pygame.image.tobytes(cards.nearest(None, 90)[0], "RGBA")
        mark = '<rect width="99" height="99"/></svg>'
        written(back, back.read_text(encoding="utf-8").replace("</svg>", mark))
        look(game, clock)
        assert "skin read again: mine" in logged(tmp_path)
        cards.want((90,), (None,))
        cards.settle()
        assert pygame.image.tobytes(cards.nearest(None, 90)[0], "RGBA") != before
        assert skin in back.parents


def test_a_manifest_is_read_again_and_mended_after_a_mistake(tmp_path: Path) -> None:
    manifest = own_skin(Places.under(tmp_path).skins) / "skin.yaml"
    sound = manifest.read_text(encoding="utf-8")
    with watched(tmp_path, skin="mine") as (game, clock):
        written(manifest, "id: [")
        look(game, clock)
        assert game.appearance.cards.deck.skin.folder.name == "napoletane"
        written(manifest, sound.replace("corner_radius: ", "corner_radius: 1"))
        look(game, clock)
        assert game.appearance.cards.deck.skin.folder.name == "mine"
        assert "corner_radius: 1" in manifest.read_text(encoding="utf-8")
        assert game.appearance.cards.deck.skin.manifest.corner_radius >= 100


@pytest.fixture
def own_theme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the theme's source in its place; afterwards everybody has the same constants as before."""
    shipped = Path(str(theme.__file__))
    copy = tmp_path / "theme.py"
    shutil.copy(shipped, copy)
    monkeypatch.setattr(theme, "__file__", str(copy))
    before = theme_reload.constants(dict(vars(theme)))
    yield copy
    # Not by reading the shipped file again: its looks would be equal in text, but of other classes.
    now = {name: vars(theme)[name] for name in before}
    for module in [one for name, one in sys.modules.items() if name.startswith(theme_reload.PROGRAM)]:
        for name, value in before.items():
            if vars(module).get(name) is now[name]:
                setattr(module, name, value)


def cream(module: ModuleType) -> object:
    """A constant of the theme as a module has it now."""
    return vars(module)["CREAM"]


def test_the_theme_is_read_again_for_all_who_imported_it_by_name(own_theme: Path, tmp_path: Path) -> None:
    before = cream(theme)
    assert before == cream(gamepad_prompts)
    with watched(tmp_path) as (game, clock):
        text = own_theme.read_text(encoding="utf-8")
        written(own_theme, text.replace(f'CREAM: Final = "{before}"', 'CREAM: Final = "#010203"'))
        look(game, clock)
        assert cream(theme) == "#010203"
        assert cream(gamepad_prompts) == "#010203"
        assert Cause.ASKED in game.loop.reason.causes
        said = logged(tmp_path)
        assert "theme read again: CREAM, STRONG, CALM" in said
        written(own_theme, "GOLD = (")
        look(game, clock)
        assert "theme not read again: SyntaxError" in logged(tmp_path)
        assert cream(theme) == "#010203"


def test_the_theme_of_other_tests_is_the_shipped_one() -> None:
    assert theme_reload.reread_theme() == ()


def picture() -> bytes:
    surface = pygame.display.get_surface()
    assert surface is not None
    return pygame.image.tobytes(surface, "RGB")
