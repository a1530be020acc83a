"""What an export writes, an import reads; what an import would refuse, the export refuses."""

import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.datafile import DataError
from settebello.learning.children.household import DELETED, LOCK, Household
from settebello.learning.memory.thinking_time import Age
from settebello.notation.record import VERSION as NEWEST_RECORD
from settebello.storage import bundle
from settebello.storage.bundle import BundleError, Fault, check_names, check_sizes
from settebello.storage.bundle_import import unpack
from settebello.storage.bundle_reader import read_bundle
from settebello.storage.bundle_writer import write_bundle
from settebello.storage.import_plan import plan_files
from settebello.storage.places import Places
from settebello.storage.profiles import LONGEST_NAME, Profiles
from settebello.storage.saves import NamedSaves
from tests.privileges import as_nobody, given_away
from tests.storage.test_bundle import TODAY
from tests.storage.test_profiles import everything

MUSEUM = Path(__file__).parents[1] / "museum"

MIB = 1024 * 1024
CONTENTS = st.one_of(st.just(b""), st.binary(max_size=40), st.just(bytes(3 * MIB)))


@settings(max_examples=30)
@given(
    name=st.text(max_size=LONGEST_NAME),
    matches=st.lists(st.tuples(st.text(max_size=70), CONTENTS), max_size=5),
    nicks=st.lists(st.text(max_size=30), max_size=3),
)
def test_whatever_is_exported_can_be_imported(
    tmp_path_factory: pytest.TempPathFactory,
    name: str,
    matches: list[tuple[str, bytes]],
    nicks: list[str],
) -> None:
    home = tmp_path_factory.mktemp("home")
    places = Places.under(home)
    player = Profiles(places).change(Profiles(places).all()[0], name, "dove")
    saves = NamedSaves(places.saved)
    for called, content in matches:
        saves.write(called, "").write_bytes(content)
    for nick in nicks:
        Household(home / "learning").create(nick, "fox", Age.MIDDLE)
    path = home / "out.zip"
    write_bundle(path, player, "1", TODAY)
    read = read_bundle(path)
    assert read.name == player.name
    assert {part: content for part, (content, _) in read.files.items()} == {
        part: content
        for part, content in everything(home).items()
        if part.partition("/")[0] in {"saved", "learning"}
    }
    there = Places.under(home / "there")
    imported = unpack(plan_files(read, there.common_data), Profiles(there), there)
    assert everything(imported.places.saved) == everything(places.saved)


def refused(home: Path, error: type[Exception] = BundleError) -> str:
    """What the export says that refuses to write; it leaves no file."""
    player = Profiles(Places.under(home)).all()[0]
    with pytest.raises(error) as found:
        write_bundle(home / "out.zip", player, "1", TODAY)
    assert not (home / "out.zip").exists()
    return str(found.value)


@pytest.mark.parametrize(
    "names",
    [
        ("rules/a:b.yaml",),
        ("rules/CON.yaml",),
        ("rules/A.yaml", "rules/a.yaml"),
        ("saved/caf\u00e9.scopa", "saved/cafe\u0301.scopa"),
        ("skins/" + "a/" * 20 + "b.svg",),
    ],
)
@pytest.mark.skipif("sys.platform == 'win32'", reason="Windows cannot have such files")
def test_a_name_that_would_be_refused_is_named_by_the_export(tmp_path: Path, names: tuple[str, ...]) -> None:
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"")
    assert any(name[:40] in refused(tmp_path) for name in names)


def test_so_many_files_are_exported_and_one_more_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [f"saved/{number}" for number in range(bundle.MOST_FILES + 1)]
    check_names(names[1:])
    with pytest.raises(BundleError, match=f"more than {bundle.MOST_FILES} files"):
        check_names(names)
    # A smaller limit saves the time of twenty thousand files; those are in the slow tests.
    monkeypatch.setattr(bundle, "MOST_FILES", 20)
    places = Places.under(tmp_path)
    places.saved.mkdir()
    for name in names[:20]:
        (tmp_path / name).write_bytes(b"")
    write_bundle(tmp_path / "20.zip", Profiles(places).all()[0], "1", TODAY)
    assert len(read_bundle(tmp_path / "20.zip").files) == 20
    (tmp_path / names[20]).write_bytes(b"")
    assert Fault.TOO_MANY in refused(tmp_path)


def test_a_file_of_the_largest_size_is_exported_and_one_byte_more_is_refused(tmp_path: Path) -> None:
    saved = Places.under(tmp_path).saved
    saved.mkdir()
    (saved / "large.scopa").write_bytes(bytes(bundle.LARGEST_FILE))
    write_bundle(tmp_path / "large.zip", Profiles(Places.under(tmp_path)).all()[0], "1", TODAY)
    assert len(read_bundle(tmp_path / "large.zip").files["saved/large.scopa"][0]) == bundle.LARGEST_FILE
    (saved / "large.scopa").write_bytes(bytes(bundle.LARGEST_FILE + 1))
    assert "saved/large.scopa" in refused(tmp_path)


def test_all_files_together_may_be_as_large_as_the_limit_and_not_one_byte_larger() -> None:
    sizes = {f"saved/{n}": bundle.LARGEST_FILE for n in range(bundle.LARGEST // bundle.LARGEST_FILE)}
    assert sum(sizes.values()) == bundle.LARGEST
    check_sizes(sizes)
    with pytest.raises(BundleError) as refused:
        check_sizes({**sizes, "saved/one": 1})
    assert (refused.value.fault, refused.value.part) == (Fault.TOO_LARGE, "")


@pytest.mark.slow
def test_as_many_bytes_as_are_allowed_can_be_read_again(tmp_path: Path) -> None:
    places = Places.under(tmp_path)
    places.saved.mkdir()
    for number in range(bundle.LARGEST // bundle.LARGEST_FILE):
        (places.saved / f"{number}.scopa").write_bytes(bytes([number]) * bundle.LARGEST_FILE)
    write_bundle(tmp_path / "all.zip", Profiles(places).all()[0], "1", TODAY)
    files = read_bundle(tmp_path / "all.zip").files
    assert sum(len(content) for content, _ in files.values()) == bundle.LARGEST


@pytest.mark.parametrize(
    ("name", "content", "error"),
    [
        ("settings.yaml", "format: 1\nsettings: [", DataError),
        ("settings.yaml", "format: 9\n", BundleError),
        ("saved/new.scopa", "scopa-record: 9\n", BundleError),
    ],
)
def test_a_file_that_the_import_could_not_use_is_named_by_the_export(
    tmp_path: Path, name: str, content: str, error: type[Exception]
) -> None:
    (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / name).write_text(content)
    assert name in refused(tmp_path, error)


@pytest.mark.parametrize("version", range(1, NEWEST_RECORD + 1))
def test_matches_of_every_version_that_the_program_reads_are_exported(tmp_path: Path, version: int) -> None:
    places = Places.under(tmp_path)
    places.matches.mkdir(parents=True)
    content = (MUSEUM / f"version-{version}.scopa").read_bytes()
    (places.matches / "match.scopa").write_bytes(content)
    write_bundle(tmp_path / "all.zip", Profiles(places).all()[0], "1", TODAY)
    assert read_bundle(tmp_path / "all.zip").files["matches/match.scopa"][0] == content


def test_deleted_children_and_the_pin_are_not_exported(tmp_path: Path) -> None:
    house = Household(tmp_path / "learning")
    mia, leo = (house.create(nick, "fox", Age.MIDDLE) for nick in ("Mia", "Leo"))
    house.delete(leo.id, 20_000)
    house.set_pin("2468", bytes(16))
    assert (tmp_path / "learning" / LOCK).exists()
    assert (tmp_path / "learning" / DELETED).exists()
    write_bundle(tmp_path / "out.zip", Profiles(Places.under(tmp_path)).all()[0], "1", TODAY)
    assert set(read_bundle(tmp_path / "out.zip").files) == {f"learning/{mia.id}/child.yaml"}


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of other systems")
@pytest.mark.parametrize("mode", [0, 0o444])
@pytest.mark.parametrize("folder", ["matches", "matches/finished", "saved", "rules", "learning/child-1"])
def test_a_folder_that_cannot_be_read_is_not_left_out_without_a_word(folder: str, mode: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        home = Path(name) / "home"
        for path in (
            home / "matches" / "finished",
            home / "saved",
            home / "rules",
            home / "learning" / "child-1",
        ):
            path.mkdir(parents=True)
            (path / "a.txt").write_bytes(b"")
        given_away(home)
        (home / folder).chmod(mode)
        with as_nobody():
            assert folder in refused(home, PermissionError)
        (home / folder).chmod(0o755)
