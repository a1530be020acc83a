"""What an import writes beside what is here: nothing that exists changes, and a failure leaves no trace."""

import os
import sys
import tempfile
from pathlib import Path

import pytest

from settebello.storage.bundle import LARGEST_FILE, MOST_FILES, Bundle
from settebello.storage.bundle_import import LATEST, STAGING, unpack
from settebello.storage.bundle_reader import read_bundle
from settebello.storage.bundle_writer import write_bundle
from settebello.storage.import_plan import Reason, plan_files
from settebello.storage.places import Places
from settebello.storage.profiles import Profile, Profiles
from tests.privileges import as_nobody, given_away
from tests.storage.test_bundle import TODAY, exported
from tests.storage.test_profiles import everything, with_matches


def bundle_of(**files: bytes) -> Bundle:
    """A checked bundle; `__` in a name stands for a slash and a capital X for a dot."""
    named = {name.replace("__", "/").replace("X", "."): (content, 9) for name, content in files.items()}
    return Bundle("Eva", "king", "2026-11-22", named)


def taken_in(bundle: Bundle, home: Path) -> Profile:
    places = Places.under(home)
    return unpack(plan_files(bundle, home), Profiles(places), places)


def left_out(bundle: Bundle, home: Path) -> dict[str, Reason]:
    return {part.path: why for part, why in plan_files(bundle, home).left_out}


def test_every_file_that_was_there_is_the_same_afterwards(tmp_path: Path) -> None:
    path = exported(tmp_path / "a")
    here = tmp_path / "b"
    with_matches(Places.under(here), "scopa-record: 1\nhere\n")
    for name in ("rules/mine.yaml", "rules/other.yaml", "skins/x/skin.yaml", "learning/child-1/child.yaml"):
        (here / name).parent.mkdir(parents=True, exist_ok=True)
        (here / name).write_text(f"here: {name}")
    before = everything(here)
    taken_in(read_bundle(path), here)
    after = everything(here)
    assert {name: after[name] for name in before} == before
    assert all(name.startswith("players/player-2/") for name in after.keys() - before.keys())


def test_a_file_is_left_out_where_another_one_or_a_folder_is_or_a_file_where_it_needs_a_folder(
    tmp_path: Path,
) -> None:
    for name in ("rules/same.yaml", "rules/other.yaml", "rules/a", "rules/case.yaml", "skins/S/b.svg"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"here")
    (tmp_path / "rules" / "folder").mkdir()
    bundle = bundle_of(
        rules__sameXyaml=b"here",
        rules__otherXyaml=b"there",
        rules__folder=b"",
        rules__a__bXyaml=b"",
        rules__CASEXyaml=b"there",
        skins__s__cXsvg=b"",
        rules__newXyaml=b"new",
        skins__S__newXsvg=b"new",
    )
    plan = plan_files(bundle, tmp_path)
    assert left_out(bundle, tmp_path) == {
        "rules/same.yaml": Reason.SAME,
        "rules/other.yaml": Reason.OTHER,
        "rules/folder": Reason.OTHER,
        "rules/a/b.yaml": Reason.OTHER,
        "rules/CASE.yaml": Reason.OTHER,
        "skins/s/c.svg": Reason.OTHER,
    }
    assert [part.path for part in plan.taken] == ["rules/new.yaml", "skins/S/new.svg"]
    before = everything(tmp_path)
    taken_in(bundle, tmp_path)
    new = {"rules/new.yaml", "skins/S/new.svg", "players/player-2/player.yaml"}
    assert everything(tmp_path).keys() - before.keys() == new


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of other systems")
def test_a_file_that_cannot_be_read_here_is_left_out_and_costs_nothing_else() -> None:
    bundle = bundle_of(
        rules__secretXyaml=b"here", rules__largeXyaml=b"here", skins__closed__aXsvg=b"", rules__newXyaml=b""
    )
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        for name in ("rules/secret.yaml", "rules/large.yaml", "skins/closed/a.svg"):
            (home / name).parent.mkdir(parents=True, exist_ok=True)
            (home / name).write_bytes(b"here")
        (home / "rules" / "secret.yaml").chmod(0)
        os.truncate(home / "rules" / "large.yaml", LARGEST_FILE + 1)
        (home / "skins" / "closed").chmod(0o444)
        given_away(home)
        with as_nobody():
            plan = plan_files(bundle, home)
        (home / "skins" / "closed").chmod(0o755)
    assert [part.path for part in plan.taken] == ["rules/new.yaml"]
    assert {why for _, why in plan.left_out} == {Reason.OTHER}


def test_where_the_disk_refuses_the_last_step_everything_is_removed_again(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    # The folder of the new player cannot be made, after the shared files have been moved to their places.
    (home / "players").write_text("a file")
    (home / "skins").mkdir()
    with pytest.raises(OSError, match="players"):
        taken_in(bundle_of(rules__a__bXyaml=b"new", skins__s__aXsvg=b"new", matches__mXscopa=b""), home)
    assert sorted(path.relative_to(home).as_posix() for path in home.rglob("*")) == ["players", "skins"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit on the size of a program's files")
def test_where_the_disk_refuses_content_nothing_is_written(tmp_path: Path) -> None:
    import resource  # noqa: PLC0415 - not on Windows

    home = tmp_path / "home"
    bundle = bundle_of(rules__aXyaml=b"new", matches__mXscopa=bytes(2_000_000))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, hard))
    try:
        with pytest.raises(OSError, match="too large"):
            taken_in(bundle, home)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert not home.exists()


def test_what_a_killed_import_left_is_removed_by_the_next_one(tmp_path: Path) -> None:
    (tmp_path / STAGING / "shared" / "rules").mkdir(parents=True)
    (tmp_path / STAGING / "shared" / "rules" / "left.yaml").write_bytes(b"")
    taken_in(bundle_of(rules__aXyaml=b""), tmp_path)
    assert set(everything(tmp_path)) == {"rules/a.yaml", "players/player-2/player.yaml"}


def test_a_time_that_no_file_system_knows_becomes_the_latest(tmp_path: Path) -> None:
    bundle = Bundle("Eva", "king", "2026-11-22", {"rules/a.yaml": (b"", 2**40)})
    taken_in(bundle, tmp_path)
    assert (tmp_path / "rules" / "a.yaml").stat().st_mtime <= LATEST
    # And a file of such a time can be exported.
    os.utime(tmp_path / "rules" / "a.yaml", (-5, -5))
    player = Profiles(Places.under(tmp_path)).all()[0]
    write_bundle(tmp_path / "a.zip", player, "1", TODAY)
    assert read_bundle(tmp_path / "a.zip").files["rules/a.yaml"][1] == 0


@pytest.mark.slow
def test_as_many_files_as_are_allowed_are_exported_and_imported(tmp_path: Path) -> None:
    places = Places.under(tmp_path / "a")
    finished = places.matches / "finished"
    finished.mkdir(parents=True)
    for number in range(MOST_FILES):
        (finished / f"{number:06}.scopa").write_bytes(b"")
    path = tmp_path / "all.zip"
    write_bundle(path, Profiles(places).all()[0], "1", TODAY)
    profile = taken_in(read_bundle(path), tmp_path / "b")
    assert len(everything(profile.places.matches)) == MOST_FILES
