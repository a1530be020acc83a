"""One bad file in a folder costs that file alone, in every folder that the program reads."""

import logging
import os
import shutil
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final

import pytest

from settebello import resources
from settebello.ai import Levels
from settebello.ai.search import networks
from settebello.ai.search.networks import NetworkError, Weights
from settebello.app.files.player_files import Players
from settebello.coach import read_tutorial
from settebello.learning.activities.activity_files import Activities
from settebello.learning.children.household import Household
from settebello.learning.children.notebook import Notebook
from settebello.learning.learner.events import Opened
from settebello.learning.memory.thinking_time import Age
from settebello.notation import print_record
from settebello.rulebook import Rulebook
from settebello.skins import Skins
from settebello.storage.bundle import BundleError
from settebello.storage.bundle_reader import read_bundle
from settebello.storage.bundle_writer import write_bundle
from settebello.storage.places import Places
from settebello.storage.profiles import Profiles
from settebello.storage.saves import MatchFile, NamedSaves, Saves
from settebello.storage.settings import Settings
from settebello.storage.settings_file import read_settings
from settebello.ui.kit import routes
from settebello.ui.kit.scene import Push, SceneId
from tests.app.test_game import frames, running
from tests.datafile.odd_entries import ENTRIES, SPARSE, make, posix_only, promptly
from tests.skins.broken import own_skin
from tests.ui.shelves import archive, book, played, put_away

pytestmark = posix_only

Put = Callable[[Path], None]
"""Puts the bad entry at a path."""


def finished(home: Path, put: Put) -> None:
    put_away(home, played(1, steps=30), played(2))
    put(home / "matches" / "finished" / "000009.scopa")
    shown = archive(home)
    shown.begin()
    while shown.advance() < 1:
        pass
    bad, *good = shown.entries
    assert (bad.kept.name, bad.summary) == ("000009.scopa", None)
    assert bad.problem.startswith("000009.scopa:")
    assert len([one for one in good if one.summary is not None]) == 2
    assert (len(shown.summaries), shown.trouble) == (2, "")


def saved(home: Path, put: Put) -> None:
    copies = NamedSaves(home / "saved")
    copies.write("Zia", print_record(played(2)))
    put(home / "saved" / "odd.scopa")
    shown = archive(home)
    shown.begin()
    while shown.advance() < 1:
        pass
    found = {one.kept.name: one for one in shown.entries}
    assert found["Zia"].summary is not None
    assert found["odd"].problem.startswith("odd.scopa:")
    assert shown.trouble == ""
    copies.write("Zia", print_record(played(2)))


def in_progress(home: Path, put: Put) -> None:
    saves = Saves(home / "matches")
    put(saves.current)
    match = MatchFile(saves, None)
    match.write(print_record(played(1, steps=30)))
    there = [path for path in (*saves.finished(), saves.current) if path.is_file()]
    small = [path for path in there if os.access(path, os.R_OK)]
    texts = [path.read_text(encoding="utf-8") for path in small if path.stat().st_size < SPARSE]
    assert print_record(played(1, steps=30)) in texts


def rules(home: Path, put: Put) -> None:
    put(home / "rules" / "odd.yaml")
    put(home / "rules" / "overlays" / "odd.yaml")
    found = Rulebook((resources.rules(), home / "rules"))
    assert found.ids() == book().ids()
    assert found.overlays("scopa") == book().overlays("scopa")
    parts = [Path(name).parts[-2:] for name in found.problems]
    assert sorted(parts) == [("overlays", "odd.yaml"), ("rules", "odd.yaml")]


def skins(home: Path, put: Put) -> None:
    own_skin(home / "skins")
    put(home / "skins" / "odd" / "skin.yaml")
    own_skin(home / "skins", "torn")
    (home / "skins" / "torn" / "back.svg").unlink()
    put(home / "skins" / "torn" / "back.svg")
    found = {one.id: one for one in Skins((home / "skins",)).all()}
    assert found["mine"].skin is not None
    assert found["odd"].first_problem.startswith("odd/skin.yaml:")
    assert "the picture back.svg" in found["torn"].first_problem


def opponents(home: Path, put: Put) -> None:
    shutil.copytree(resources.assets() / "opponents", home / "opponents")
    put(home / "opponents" / "odd.yaml")
    found = Levels.load((home / "opponents",))
    assert found.opponents == Levels.load((resources.assets() / "opponents",)).opponents
    assert [Path(problem.file).name for problem in found.problems] == ["odd.yaml"]


def weights(home: Path, put: Put) -> None:
    shipped = sorted((resources.assets() / "networks").glob("*.json"))[:2]
    (home / "networks").mkdir()
    for path in shipped:
        shutil.copy(path, home / "networks")
    put(home / "networks" / "a.json")
    with pytest.raises(NetworkError, match=r"a\.json"):
        Weights.read(home / "networks" / "a.json")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(networks, "folder", lambda: home / "networks")
        assert set(networks.by_mark.__wrapped__().values()) <= set((home / "networks").glob("*.json"))


def lessons(home: Path, put: Put) -> None:
    shutil.copytree(resources.assets() / "lessons", home / "lessons")
    put(home / "lessons" / "odd.yaml")
    found = Activities.load((home / "lessons",), book().ruleset)
    assert len(found.ladder) == len(list((resources.assets() / "lessons").glob("*.yaml")))
    assert [Path(problem.file).name for problem in found.problems] == ["odd.yaml"]


def tutorial(home: Path, put: Put) -> None:
    shutil.copytree(resources.assets() / "tutorial", home / "tutorial")
    put(home / "tutorial" / "odd.yaml")
    found = read_tutorial(home / "tutorial")
    assert found.lessons == read_tutorial(resources.assets() / "tutorial").lessons
    assert [Path(problem.file).name for problem in found.problems] == ["odd.yaml"]


def players(home: Path, put: Put) -> None:
    profiles = Profiles(Places.under(home))
    ada = profiles.create("Ada", "king")
    put(home / "players" / "player-3" / "player.yaml")
    put(home / "players" / "player-4")
    put(home / "present.yaml")
    assert ada in profiles.all()
    assert profiles.present() in profiles.all()
    assert {one.id for one in profiles.all()} >= {"first", "player-2", "player-3"}


def removed(home: Path, put: Put) -> None:
    profiles = Profiles(Places.under(home))
    put(home / "removed" / "2026-11-18-player-9" / "player.yaml")
    put(home / "removed" / "2026-11-19-player-8")
    names = {one.folder.name for one in profiles.removed()}
    assert "2026-11-18-player-9" in names


def children(home: Path, put: Put) -> None:
    anna = Household(home / "learning").create("Anna", "owl", Age.MIDDLE)
    put(home / "learning" / "child-2" / "child.yaml")
    put(home / "learning" / "lock.yaml")
    put(home / "learning" / "deleted" / "child-3.20000" / "child.yaml")
    household = Household(home / "learning")
    assert anna in household.children
    assert household.deleted() == ()
    assert not household.has_pin


def journals(home: Path, put: Put) -> None:
    folder = home / "child-1"
    notebook = Notebook(folder)
    for number in range(3):
        notebook.note(Opened(at=20_000.0 + number, day=20_000 + number))
    put(folder / "events-00000099.journal")
    put(folder / "learner.yaml")
    try:
        again = Notebook(folder)
    except PermissionError:
        return  # This child's page says so; nothing is written over what may not be read.
    assert again.events() == notebook.events()
    assert again.note(Opened(at=20_009.0, day=20_009)).events > 3


def bundles(home: Path, put: Put) -> None:
    places = Places.under(home)
    profiles = Profiles(places)
    write_bundle(places.exports / "good.zip", profiles.create("Ada", "king"), "1", date(2026, 11, 18))
    put(places.exports / "odd.zip")
    told = Players(profiles, lambda: profiles.all()[0], lambda _: None, logging.getLogger(), lambda _: None)
    assert {path.name for path in told.offered()} == {"good.zip", "odd.zip"}
    with pytest.raises((BundleError, OSError)):
        read_bundle(places.exports / "odd.zip")
    assert read_bundle(places.exports / "good.zip").name == "Ada"


def settings(home: Path, put: Put) -> None:
    put(home / "settings.yaml")
    found, trouble = read_settings(home / "settings.yaml")
    assert found == Settings()
    assert trouble is not None or not (home / "settings.yaml").exists()


FOLDERS: Final[dict[str, Callable[[Path, Put], None]]] = {
    check.__name__: check
    for check in (
        *(finished, saved, in_progress, rules, skins, opponents, weights, lessons, tutorial),
        *(players, removed, children, journals, bundles, settings),
    )
}


@pytest.mark.combinations(strength=1)
@pytest.mark.parametrize("kind", ENTRIES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_one_bad_entry_costs_that_entry_alone(tmp_path: Path, folder: str, kind: str) -> None:
    with promptly():
        FOLDERS[folder](tmp_path, lambda path: make(kind, path))


def test_the_page_of_matches_lists_every_bad_entry_with_its_reason(tmp_path: Path) -> None:
    put_away(tmp_path, played(1, steps=30), played(2))
    folder = tmp_path / "matches" / "finished"
    kinds = [kind for kind in ENTRIES if kind != "no permission"]
    for number, kind in enumerate(kinds, 10):
        make(kind, folder / f"{number:06}.scopa")
    # The names of files need not be text, and may hold what a terminal or a page cannot show.
    for name in (b"\xff.scopa", "a\x1b[31m\u202e.scopa".encode()):
        (folder / os.fsdecode(name)).write_bytes(b"scopa-record: 1\n")
    with promptly(60), running(tmp_path) as (game, clock):
        for route, page in ((routes.Matches(), SceneId.MATCHES), (routes.Statistics(), SceneId.STATISTICS)):
            game.stack.apply(Push(route))
            frames(game, clock, 60)
            assert game.stack.ids[-1] is page
            bad = [one for one in game.archive.entries if one.summary is None]
            assert len(bad) == len(kinds) + 2
            assert all(one.problem for one in bad)
            assert len(game.archive.summaries) == 2
            assert game.archive.trouble == ""
