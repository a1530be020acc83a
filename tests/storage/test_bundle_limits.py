"""Limits of the file with everything of a player, and of names: at the limit, and one step beyond."""

from pathlib import Path

import pytest

from settebello.datafile import DataError
from settebello.learning.children import profile
from settebello.storage import bundle
from settebello.storage.bundle import BundleError, Fault, is_bomb
from settebello.storage.bundle_reader import read_bundle
from settebello.storage.profiles import LONGEST_NAME
from settebello.storage.saves import LONGEST_NAME as LONGEST_MATCH_NAME
from settebello.storage.saves import file_name
from tests.storage.test_bundle import GOOD, zipped


@pytest.mark.slow
def test_a_zip_file_may_have_320_mib(tmp_path: Path) -> None:
    """Zeros before a zip file belong to it: programs that unpack themselves begin like this."""
    content, path = zipped(GOOD), tmp_path / "a.zip"
    for more in (0, 1):
        with path.open("wb") as file:
            file.seek(bundle.LARGEST_ZIP + more - len(content))
            file.write(content)
        assert path.stat().st_size == bundle.LARGEST_ZIP + more
        if more:
            with pytest.raises(BundleError) as refused:
                read_bundle(path)
            assert refused.value.fault is Fault.TOO_LARGE
        else:
            assert set(read_bundle(path).files) == set(GOOD)


def test_a_file_in_a_zip_may_lie_16_folders_deep(tmp_path: Path) -> None:
    """Its own name counts as one of them."""
    path = tmp_path / "a.zip"
    name = "/".join(["saved", *"abcdefghijklmnopqrstuvwxyz"[: bundle.MOST_PARTS - 1]])
    path.write_bytes(zipped({name: b""}))
    assert list(read_bundle(path).files) == [name]
    path.write_bytes(zipped({f"{name}/z": b""}))
    with pytest.raises(BundleError, match="a part is in a forbidden place: saved/a"):
        read_bundle(path)


def test_a_file_in_a_zip_may_be_200_times_as_large_as_compressed() -> None:
    """Files up to 1 MiB may be compressed as much as they like."""
    compressed = bundle.SMALL // bundle.STEEPEST + 1
    assert not is_bomb(bundle.STEEPEST * compressed, compressed)
    assert is_bomb(bundle.STEEPEST * compressed + 1, compressed)
    assert not is_bomb(bundle.SMALL, 1)
    assert is_bomb(bundle.SMALL + 1, 1)


def test_a_player_s_name_may_have_24_characters(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    path.write_bytes(zipped(GOOD, name="x" * LONGEST_NAME))
    assert read_bundle(path).name == "x" * LONGEST_NAME
    path.write_bytes(zipped(GOOD, name="x" * (LONGEST_NAME + 1)))
    with pytest.raises(BundleError, match="String should have at most 24 characters"):
        read_bundle(path)


def test_a_child_s_name_may_have_24_characters() -> None:
    for more in (0, 1):
        nick = "x" * (profile.LONGEST_NICK + more)
        text = f"format: 1\nnick: {nick}\navatar: fox\n"
        if more:
            with pytest.raises(DataError, match="nick: is longer than 24 characters"):
                profile.read(text, "child.yaml", "child-1")
        else:
            assert profile.read(text, "child.yaml", "child-1").nick == nick


def test_the_name_of_a_copy_keeps_its_first_60_characters() -> None:
    name = "x" * LONGEST_MATCH_NAME
    assert file_name(name) == file_name(f"{name}y") == name
