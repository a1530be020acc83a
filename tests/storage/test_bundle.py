"""Everything of a player in one file, and files that say they are that."""

import hashlib
import io
import json
import warnings
import zipfile
from datetime import date
from pathlib import Path

import pytest

from settebello.storage import bundle
from settebello.storage.bundle import MOST_FILES, BundleError, Fault
from settebello.storage.bundle_import import unpack
from settebello.storage.bundle_reader import read_bundle
from settebello.storage.bundle_writer import write_bundle
from settebello.storage.import_plan import Reason, plan_files
from settebello.storage.places import Places
from settebello.storage.profiles import Profiles
from tests.storage.test_profiles import everything, with_matches

TODAY = date(2026, 11, 22)


def exported(home: Path) -> Path:
    """The file with everything of somebody who has played."""
    places = Places.under(home)
    with_matches(places, "scopa-record: 1\n")
    places.settings.write_text("format: 1\nsettings:\n  language: it\n")
    places.rules.mkdir()
    (places.rules / "mine.yaml").write_text("mine")
    profiles = Profiles(places)
    player = profiles.change(profiles.all()[0], "Rita", "dove")
    path = home / "exports" / "rita.zip"
    write_bundle(path, player, "9.9", TODAY)
    return path


def test_what_was_written_on_one_computer_plays_on_another(tmp_path: Path) -> None:
    path = exported(tmp_path / "a")
    read = read_bundle(path)
    assert (read.name, read.avatar, read.day, read.matches) == ("Rita", "dove", "2026-11-22", 2)
    there = Places.under(tmp_path / "b")
    plan = plan_files(read, there.common_data)
    profile = unpack(plan, Profiles(there), there)
    assert plan.left_out == ()
    assert (profile.name, profile.avatar) == ("Rita", "dove")
    here = Places.under(tmp_path / "a")
    assert profile.places.settings.read_bytes() == here.settings.read_bytes()
    assert everything(profile.places.matches) == everything(here.matches)
    assert (there.rules / "mine.yaml").read_text() == "mine"
    for one in here.matches.rglob("*.scopa"):
        copy = profile.places.matches / one.relative_to(here.matches)
        assert int(copy.stat().st_mtime) == int(one.stat().st_mtime), "the day of a match is kept"


def test_rules_that_are_there_already_stay_as_they_are(tmp_path: Path) -> None:
    path = exported(tmp_path / "a")
    there = Places.under(tmp_path / "b")
    there.rules.mkdir(parents=True)
    (there.rules / "mine.yaml").write_text("other")
    plan = plan_files(read_bundle(path), there.common_data)
    unpack(plan, Profiles(there), there)
    assert [(part.path, why) for part, why in plan.left_out] == [("rules/mine.yaml", Reason.OTHER)]
    assert (there.rules / "mine.yaml").read_text() == "other"


def test_a_player_of_that_name_stays_beside_the_new_one(tmp_path: Path) -> None:
    path = exported(tmp_path / "a")
    places = Places.under(tmp_path / "a")
    before = everything(places.matches)
    unpack(plan_files(read_bundle(path), places.common_data), Profiles(places), places)
    assert [one.name for one in Profiles(places).all()] == ["Rita", "Rita 2"]
    assert everything(places.matches) == before


def zipped(parts: dict[str, bytes], **about: object) -> bytes:
    """A file like ours with these parts; `about` changes what it says of itself."""
    listed = {
        name: {"size": len(content), "sha256": hashlib.sha256(content).hexdigest(), "changed": 1}
        for name, content in parts.items()
    }
    said: dict[str, object] = {
        bundle.HEAD: 1, "version": "1", "day": "2026-11-22", "name": "Eva", "avatar": "king", "files": listed
    }  # fmt: skip
    said |= about
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
        archive.writestr(bundle.MANIFEST, json.dumps(said))
    return packed.getvalue()


def only(name: str, content: bytes) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, content)
    return packed.getvalue()


def compressed(content: bytes, method: int) -> bytes:
    """The same zip with its parts compressed by another method."""
    packed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as source, zipfile.ZipFile(packed, "w", method) as archive:
        for name in source.namelist():
            archive.writestr(name, source.read(name))
    return packed.getvalue()


def twice(name: str) -> bytes:
    """A file like ours that has one part two times."""
    packed = io.BytesIO(zipped({name: b""}))
    with zipfile.ZipFile(packed, "a") as archive, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        archive.writestr(name, b"")
    return packed.getvalue()


GOOD = {"matches/match.scopa": b"scopa-record: 1\n"}
ZEROS = bytes(40 * 1024 * 1024)
BROKEN = {
    "nothing": (b"", Fault.NO_ZIP),
    "no zip": (b"scopa-record: 1\n" * 99, Fault.NO_ZIP),
    "torn": (zipped(GOOD)[:-40], Fault.CUT_OFF),
    "somebody else's": (only("hello.txt", b"hello"), Fault.NOT_OURS),
    "a list that is none": (only(bundle.MANIFEST, b"[[[["), Fault.DAMAGED),
    "a list of another kind": (only(bundle.MANIFEST, b"[1]"), Fault.NOT_OURS),
    "a number that is none": (zipped(GOOD, **{bundle.HEAD: "1"}), Fault.NOT_OURS),
    "newer": (zipped(GOOD, **{bundle.HEAD: 2}), Fault.NEWER),
    "a day that is none": (zipped(GOOD, day="2026-11-22\n\0"), Fault.DAMAGED),
    "a word too much": (zipped(GOOD, surprise=1), Fault.DAMAGED),
    "a long name": (zipped(GOOD, name="x" * 25), Fault.DAMAGED),
    "a part too few": (zipped(GOOD, files={}), Fault.DAMAGED),
    "up and out": (zipped({"matches/../../evil": b""}), Fault.NAME),
    "from the root": (zipped({"/etc/passwd": b""}), Fault.NAME),
    "a drive": (zipped({"matches/C:evil": b""}), Fault.NAME),
    "backwards": (zipped({"matches\\..\\evil": b""}), Fault.NAME),
    "another folder": (zipped({"bin/evil": b""}), Fault.NAME),
    "hidden": (zipped({"matches/.evil": b""}), Fault.NAME),
    "a dot at the end": (zipped({"matches/evil.": b""}), Fault.NAME),
    "two thousand folders": (zipped({f"matches/{'a/' * 2000}b": b""}), Fault.NAME),
    "a device": (zipped({"rules/CON": b""}), Fault.NAME),
    "a device with a suffix": (zipped({"rules/aux.yaml": b""}), Fault.NAME),
    "a device in the middle": (zipped({"skins/COM1/a.svg": b""}), Fault.NAME),
    "the console": (zipped({"saved/CONIN$.scopa": b""}), Fault.NAME),
    "a long part": (zipped({f"saved/{'x' * 256}": b""}), Fault.NAME),
    "a folder alone": (zipped({"saved/a/": b""}), Fault.NAME),
    "a file where a folder is needed": (zipped({"rules/a": b"", "rules/a/b.yaml": b""}), Fault.CLASH),
    "a folder spelled in two ways": (zipped({"rules/A/a": b"", "rules/a/b": b""}), Fault.CLASH),
    "the same but for the accents": (
        zipped({"saved/caf\u00e9.scopa": b"", "saved/cafe\u0301.scopa": b""}),
        Fault.CLASH,
    ),
    "a part twice": (twice("saved/a.scopa"), Fault.CLASH),
    "too many parts": (zipped({f"saved/{n}": b"" for n in range(MOST_FILES + 1)}), Fault.TOO_MANY),
    "another compression": (compressed(zipped(GOOD), zipfile.ZIP_LZMA), Fault.DAMAGED),
    "a deep list": (only(bundle.MANIFEST, b"[" * 100_000), Fault.DAMAGED),
    "deep settings": (zipped({"settings.yaml": b"[" * 100_000}), Fault.DAMAGED),
    "the same but for capitals": (zipped({"saved/A.scopa": b"", "saved/a.scopa": b""}), Fault.CLASH),
    "a newer match": (zipped({"saved/a.scopa": b"scopa-record: 7\n"}), Fault.NEWER),
    "newer settings": (zipped({"settings.yaml": b"format: 7\n"}), Fault.NEWER),
    "settings that are none": (zipped({"settings.yaml": b"format: ["}), Fault.DAMAGED),
    "a wrong sum": (
        zipped(GOOD, files={"matches/match.scopa": {"size": 16, "sha256": "0" * 64, "changed": 1}}),
        Fault.DAMAGED,
    ),
    "a bomb": (
        zipped(
            {"saved/a.scopa": ZEROS},
            files={"saved/a.scopa": {"size": 9, "sha256": "0" * 64, "changed": 1}},
        ),
        Fault.TOO_LARGE,
    ),
    "a bomb that says so": (zipped({"saved/a.scopa": ZEROS}), Fault.TOO_LARGE),
    "more than it says": (
        zipped(GOOD, files={"matches/match.scopa": {"size": 9, "sha256": "0" * 64, "changed": 1}}),
        Fault.DAMAGED,
    ),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_file_that_is_not_whole_or_not_ours_is_refused_before_anything_is_written(
    tmp_path: Path, kind: str
) -> None:
    content, fault = BROKEN[kind]
    path = tmp_path / "file.zip"
    path.write_bytes(content)
    with pytest.raises(BundleError) as refused:
        read_bundle(path)
    assert refused.value.fault is fault
    assert len(str(refused.value)) < 200
    assert [one.name for one in tmp_path.iterdir()] == ["file.zip"]


def test_names_from_elsewhere_control_neither_the_terminal_nor_the_page(tmp_path: Path) -> None:
    path = tmp_path / "file.zip"
    path.write_bytes(zipped({"rules/\x9b\u202e.yaml": b""}, name="E\0v\x1ba"))
    read = read_bundle(path)
    assert read.name == "Eva"
    assert str(plan_files(read, tmp_path).taken[0]) == "rules/\ufffd\ufffd.yaml"


def test_every_byte_turned_is_noticed_or_harmless(tmp_path: Path) -> None:
    path = exported(tmp_path / "a")
    whole, content = read_bundle(path), path.read_bytes()
    for place in range(0, len(content), 7):
        path.write_bytes(content[:place] + bytes([content[place] ^ 0x55]) + content[place + 1 :])
        try:
            assert read_bundle(path).files == whole.files
        except BundleError:
            continue
