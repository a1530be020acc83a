"""Reading regular files only: whatever else is at the path is refused at once, with a reason."""

import os
from pathlib import Path

import pytest

from settebello.datafile import (
    DataError,
    NotRegularError,
    TooLargeError,
    modified,
    read,
    read_bytes,
    read_text,
)
from tests.datafile.odd_entries import UNREADABLE, make, posix_only

REASONS = {
    "folder": (NotRegularError, "is a folder and not a file"),
    "link to a folder": (NotRegularError, "is a folder and not a file"),
    "link to zeros": (NotRegularError, "is a pipe, socket or device and not a file"),
    "link to itself": (NotRegularError, "is a link that leads to itself"),
    "dead link": (FileNotFoundError, "No such file or directory"),
    "pipe": (NotRegularError, "is a pipe, socket or device and not a file"),
    "socket": (NotRegularError, "is a pipe, socket or device and not a file"),
    "no permission": (PermissionError, "Permission denied"),
    "10 GB": (TooLargeError, "is larger than 32 MiB"),
}


@posix_only
@pytest.mark.parametrize("kind", UNREADABLE)
def test_what_is_no_regular_file_is_refused_with_its_reason(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "a.yaml"
    make(kind, path)
    error, reason = REASONS[kind]
    with pytest.raises(error) as caught:
        read_bytes(path)
    assert caught.value.strerror == reason
    with pytest.raises(DataError, match=r"a\.yaml:1:1: "):
        read(path)


@posix_only
def test_a_link_to_a_file_is_read_like_the_file(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_bytes(b"a: \xc3\xa4\r\n")
    (tmp_path / "link.yaml").symlink_to("a.yaml")
    assert read_bytes(tmp_path / "link.yaml") == b"a: \xc3\xa4\r\n"
    assert read_text(tmp_path / "link.yaml") == "a: ä\r\n"
    assert read(tmp_path / "link.yaml").value == {"a": "ä"}


def test_a_file_may_be_exactly_as_large_as_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(bytes(2048))
    assert read_bytes(path, 2048) == bytes(2048)
    with pytest.raises(TooLargeError, match="is larger than 1 KiB"):
        read_bytes(path, 1024)


@pytest.mark.skipif(
    not Path("/proc/self/status").exists(), reason="files without a size are a thing of Linux"
)
def test_a_file_that_says_it_is_empty_is_limited_as_well() -> None:
    with pytest.raises(TooLargeError):
        read_bytes(Path("/proc/self/status"), 16)


@posix_only
def test_a_name_that_is_no_text_can_be_read(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/\xff.yaml"
    Path(os.fsdecode(name)).write_bytes(b"a: 1")
    assert read(Path(os.fsdecode(name))).value == {"a": 1}


def test_a_path_with_a_nul_is_an_error_of_the_system() -> None:
    with pytest.raises(OSError, match="null"):
        read_bytes(Path("a\0b"))


@posix_only
def test_a_link_that_leads_nowhere_has_its_own_time(tmp_path: Path) -> None:
    make("dead link", tmp_path / "a")
    make("link to itself", tmp_path / "b")
    make("empty", tmp_path / "c")
    for name in "abc":
        assert modified(tmp_path / name) == (tmp_path / name).lstat().st_mtime
    assert modified(tmp_path / "d") == 0.0
