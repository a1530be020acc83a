"""Killed while writing any kind of file, the program leaves the old file or the new one, whole."""

from pathlib import Path
from random import Random

import pytest

from settebello.storage.bundle_reader import read_bundle
from settebello.storage.places import Places
from settebello.storage.profiles import Profiles
from settebello.storage.saves import NamedSaves, Saves
from settebello.storage.settings_file import read_settings
from tests.killing import killed


def whole(text: str) -> bool:
    first, last = text.splitlines()[0], text.splitlines()[-1]
    return first.startswith("number: ") and last == first.replace("number", "end") and len(text) > 20_000


def look(folder: Path, copies: int, players: int) -> tuple[int, int]:
    """Check that every file is whole and none has gone; how many copies and players there are."""
    places = Places.under(folder)
    _, trouble = read_settings(places.settings)
    assert trouble is None
    match = Saves(places.matches).read()
    assert match is None or whole(match)
    saved = NamedSaves(places.saved).all()
    assert all(whole(path.read_text(encoding="utf-8")) for path in saved)
    assert len(saved) >= copies
    profiles = Profiles(places)
    everybody, present = profiles.all(), profiles.present()
    assert profiles.troubles == []
    assert present in everybody
    assert len(everybody) + len(profiles.removed()) >= players
    if (places.exports / "all.zip").exists():
        assert read_bundle(places.exports / "all.zip").files
    return len(saved), len(everybody) + len(profiles.removed())


def kill(folder: Path, times: int) -> int:
    """Kill the writer so many times; how many steps it had done by then."""
    rng = Random(times)
    copies = players = steps = 0
    for seed in range(times):
        steps += len(killed("tests.storage.endless_writer", folder, seed, rng.uniform(0, 0.12)))
        copies, players = look(folder, copies, players)
        if copies > 60:
            for path in NamedSaves(Places.under(folder).saved).all():
                path.unlink()
            copies = 0
    return steps


def test_killed_at_any_moment_every_file_is_whole(tmp_path: Path) -> None:
    assert kill(tmp_path, 4) > 0


@pytest.mark.slow
def test_a_thousand_kills_tear_no_file(tmp_path: Path) -> None:
    assert kill(tmp_path, 1000) > 1000
