"""Everybody who practises here: made, changed, deleted, brought back, and gone for ever."""

import os
import sys
import tempfile
import tracemalloc
from dataclasses import replace
from pathlib import Path

import pytest

from settebello.datafile import DataError
from settebello.datafile.regular_file import LARGEST
from settebello.learning.children.aims import Aims
from settebello.learning.children.child_settings import ChildSettings, Helping
from settebello.learning.children.household import LOCK, PROFILE, Household
from settebello.learning.children.notebook import LEARNER
from settebello.learning.children.pictures import AVATARS, free_mark, free_pictures
from settebello.learning.children.profile import MOST_CHILDREN, Child, Mark, read, write
from settebello.learning.facts import Unit
from settebello.learning.memory.thinking_time import Age
from tests.learning.learner.material import answer
from tests.privileges import as_nobody, given_away


def test_who_was_made_is_there_the_next_time(tmp_path: Path) -> None:
    house = Household(tmp_path)
    first = house.create("Mia", "fox", Age.YOUNG)
    second = house.create("  Leo\n ", "owl", Age.OLDER)
    assert second.nick == "Leo"
    changed = replace(
        first,
        nick="Mia B.",
        settings=ChildSettings(helping=Helping.GENEROUS, calm=True),
        aims=Aims(
            largest=7, goal=5, without=(Unit.CHAINS_TO_TEN,), pinned=("4+6",), allowed=("calm_sprint",)
        ),
    )
    house.change(changed)
    assert Household(tmp_path).children == (changed, second)
    plan = changed.plan
    assert str(plan.facts[0]) == "4+6"
    assert Unit.CHAINS_TO_TEN not in plan.units


def test_a_file_says_what_is_wrong_with_it() -> None:
    text = write(Child(id="child-1", nick="", avatar="fox"))
    assert read(text, "child.yaml", "child-1") == Child(id="child-1", nick="", avatar="fox")
    with pytest.raises(DataError, match="surprise"):
        read(text + "surprise: 4\n", "child.yaml", "child-1")


def test_there_are_sixty_at_most_and_no_two_pictures_are_equal(tmp_path: Path) -> None:
    house = Household(tmp_path)
    assert MOST_CHILDREN == 60
    for animal, mark in free_pictures(MOST_CHILDREN, ()):
        house.create("", animal, Age.MIDDLE, mark=mark, group="Class 2b")
    with pytest.raises(ValueError, match="60 children already"):
        house.create("", "fox", Age.MIDDLE)
    again = Household(tmp_path).children
    assert again == house.children
    assert len({(child.avatar, child.mark) for child in again}) == MOST_CHILDREN
    assert {child.group for child in again} == {"Class 2b"}


def test_a_picture_is_free_as_long_as_no_child_has_it() -> None:
    fox = Child(id="child-1", nick="", avatar="fox")
    other = Child(id="child-2", nick="", avatar="fox", mark=Mark.CIRCLE)
    assert free_mark("fox", ()) is Mark.NONE
    assert free_mark("fox", (fox, other)) is Mark.DIAMOND
    assert free_pictures(2, (fox,)) == (("owl", Mark.NONE), ("cat", Mark.NONE))
    assert len(free_pictures(1000, (fox, other))) == len(AVATARS) * len(Mark) - 2


def test_a_file_of_an_earlier_version_is_read_and_written_as_it_was() -> None:
    text = write(Child(id="child-1", nick="Mia", avatar="owl"))
    assert "mark" not in text
    assert "group" not in text
    assert read(text, "child.yaml", "child-1") == Child(id="child-1", nick="Mia", avatar="owl")
    marked = Child(id="child-1", nick="Mia", avatar="owl", mark=Mark.STAR, group="Class 2b")
    assert read(write(marked), "child.yaml", "child-1") == marked
    with pytest.raises(DataError, match="mark"):
        read(text + "mark: blot\n", "child.yaml", "child-1")


def test_a_damaged_profile_loses_nothing_of_what_was_learned(tmp_path: Path) -> None:
    house = Household(tmp_path)
    child = house.create("Mia", "fox", Age.MIDDLE)
    house.notebook(child.id).note(answer("3+4"))
    (tmp_path / child.id / PROFILE).write_text("format: 1\navatar: [\n", encoding="utf-8")
    again = Household(tmp_path)
    assert len(again.troubles) == 1
    assert [one.id for one in again.children] == [child.id]
    assert again.notebook(child.id).learner.tasks == 1
    assert (tmp_path / child.id / f"{PROFILE}.damaged-1").exists()


def test_a_child_whose_profile_is_gone_is_still_there_and_can_be_named_again(tmp_path: Path) -> None:
    house = Household(tmp_path)
    child, unused = house.create("Mia", "owl", Age.MIDDLE), house.create("Leo", "cat", Age.MIDDLE)
    house.notebook(child.id).note(answer("3+4"))
    for one in (child, unused):
        (tmp_path / one.id / PROFILE).unlink()
    again = Household(tmp_path)
    assert [(one.id, one.nick) for one in again.children] == [(child.id, "")]
    assert again.notebook(child.id).learner.tasks == 1
    assert again.troubles == [f"{child.id}/{PROFILE}: is missing"]
    again.change(replace(again.child(child.id), nick="Mia"))
    third = Household(tmp_path)
    assert [one.nick for one in third.children] == ["Mia"]
    assert third.troubles == []


def test_what_a_notebook_has_lost_is_told_of_every_child_with_its_folder(tmp_path: Path) -> None:
    house = Household(tmp_path)
    child = house.create("Mia", "owl", Age.MIDDLE)
    house.notebook(child.id).note(answer("3+4"))
    house.notebook(child.id).save()
    (tmp_path / child.id / LEARNER).write_bytes(b"\xff\xfe")
    again = Household(tmp_path)
    for _ in range(2):
        assert again.notebook(child.id).learner.tasks == 1
        assert len(again.troubles) == 1
        assert again.troubles[0].startswith(f"{child.id}/{LEARNER}:1:1")


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of other systems")
def test_damaged_files_in_a_folder_that_cannot_be_written_to_cost_nobody_else_anything() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        house = Household(folder)
        mia, leo = house.create("Mia", "fox", Age.MIDDLE), house.create("Leo", "owl", Age.MIDDLE)
        house.notebook(mia.id).note(answer("3+4"))
        for damaged in (folder / mia.id / PROFILE, folder / LOCK):
            damaged.write_bytes(b"format: 1\navatar: [\n")
        folders = (given_away(folder), folder / mia.id)
        for one in folders:
            one.chmod(0o555)
        with as_nobody():
            again = Household(folder)
            assert [one.id for one in again.children] == [mia.id, leo.id]
            assert again.notebook(mia.id).learner.tasks == 1
            assert len(again.troubles) == 4
        for one in folders:
            one.chmod(0o755)


def test_a_large_file_of_a_deleted_child_is_overwritten_in_small_pieces(tmp_path: Path) -> None:
    house = Household(tmp_path)
    child = house.create("Mia", "fox", Age.MIDDLE)
    film, copy = tmp_path / child.id / "film.mp4", tmp_path / "copy.mp4"
    film.write_bytes(b"x")
    os.truncate(film, LARGEST + 20_000_001)
    os.link(film, copy)
    house.delete(child.id, day=20_000)
    tracemalloc.start()
    house.purge(20_040)
    house.purge(20_041)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert house.deleted() == ()
    # A file that is read at once may be as large as LARGEST.
    assert peak < LARGEST + 5_000_000
    assert copy.stat().st_size == LARGEST + 20_000_001
    with copy.open("rb") as file:
        assert file.read(1) == b"\0"


def test_who_was_deleted_can_come_back_for_thirty_days(tmp_path: Path) -> None:
    house = Household(tmp_path)
    child = house.create("Mia", "fox", Age.MIDDLE)
    house.notebook(child.id).note(answer("3+4"))
    house.delete(child.id, day=20_000)
    assert house.children == ()
    assert house.deleted() == (child,)
    house.purge(20_028)
    house.purge(20_029)
    assert house.restore(child.id) == child
    assert house.notebook(child.id).learner.tasks == 1
    with pytest.raises(KeyError):
        house.restore(child.id)


def test_after_that_no_file_has_the_name(tmp_path: Path) -> None:
    house = Household(tmp_path)
    child = house.create("Wilhelmina", "fox", Age.MIDDLE)
    other = house.create("Leo", "owl", Age.MIDDLE)
    house.notebook(child.id).note(answer("3+4"))
    house.delete(child.id, day=20_000)
    house.purge(20_030)
    # One visit may have a wrong clock.
    assert house.deleted() == (child,)
    house.purge(20_031)
    left = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert left
    assert not any(b"Wilhelmina" in path.read_bytes() for path in left)
    assert Household(tmp_path).children == (other,)
    # A number is never given twice while a copy may come back.
    house.delete(other.id, day=20_030)
    assert house.create("Ida", "cat", Age.MIDDLE).id != other.id


@pytest.mark.parametrize("wrong", [-20_000, -1, 40, 27_000])
def test_a_clock_that_is_wrong_for_a_day_deletes_nobody(tmp_path: Path, wrong: int) -> None:
    child = Household(tmp_path).create("Mia", "fox", Age.MIDDLE)
    Household(tmp_path).delete(child.id, day=20_000)
    for day in (20_000, 20_000 + wrong, 20_000 + wrong, 20_001, 20_002, 20_000 + wrong, 20_029):
        Household(tmp_path).purge(day)
    assert Household(tmp_path).restore(child.id) == child


def test_all_can_be_deleted_at_once(tmp_path: Path) -> None:
    house = Household(tmp_path / "learning")
    house.create("Mia", "fox", Age.MIDDLE)
    house.delete_all()
    assert not (tmp_path / "learning").exists()
    assert Household(tmp_path / "learning").children == ()
