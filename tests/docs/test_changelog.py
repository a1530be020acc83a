"""The form of CHANGELOG.md: versions, groups, and entries of at most two lines."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import settebello

TEXT = (Path(__file__).parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")
GROUPS = ["Added", "Changed", "Fixed"]
WIDEST = 120
VERSIONS = re.split(r"(?m)^## ", TEXT)[1:]


def entries() -> Iterator[str]:
    """Every entry with its line breaks."""
    for version in VERSIONS:
        for part in re.split(r"(?m)^\* ", version)[1:]:
            yield part.partition("\n\n")[0].rstrip()


def test_versions_go_from_the_newest_to_the_oldest_below_what_is_not_released() -> None:
    first, *names = (version.partition("\n")[0] for version in VERSIONS)
    assert first == "Unreleased"
    numbers = [tuple(map(int, name.split("."))) for name in names]
    assert numbers == sorted(numbers, reverse=True)
    assert names[0] == settebello.__version__


@pytest.mark.parametrize("version", VERSIONS)
def test_a_version_has_its_changes_in_groups_in_their_order(version: str) -> None:
    groups = re.findall(r"(?m)^### (.*)$", version)
    assert groups
    assert groups == [group for group in GROUPS if group in groups]
    assert "\n* " not in version.partition("\n### ")[0]
    for group in re.split(r"(?m)^### ", version)[1:]:
        assert "\n* " in group


def test_nothing_is_in_the_file_but_headings_entries_and_a_sentence_for_a_version() -> None:
    for version in VERSIONS:
        _, *groups = re.split(r"(?m)^### ", version)
        for group in groups:
            lines = [line for line in group.splitlines()[1:] if line]
            assert all(line.startswith(("* ", "  ", "#### ")) for line in lines), lines


@pytest.mark.parametrize("entry", list(entries()))
def test_an_entry_is_a_sentence_of_at_most_two_lines(entry: str) -> None:
    assert len(entry.splitlines()) <= 2
    assert all(len(line) <= WIDEST for line in entry.splitlines())
    assert entry.endswith(".")


def test_no_entry_is_there_twice() -> None:
    flat = [" ".join(entry.split()) for entry in entries()]
    assert len(flat) > 200
    assert len(set(flat)) == len(flat)
