"""The ids of children: in the order of creation, and different on every computer."""

from pathlib import Path
from random import Random

import pytest

from settebello.learning.children import child_id
from settebello.learning.children.household import Household
from settebello.learning.children.profile import Child
from settebello.learning.memory.thinking_time import Age


def test_an_id_has_the_next_number_and_random_letters() -> None:
    taken = ["child-2", "child-10-kqzmwtrbnxyp", "child-x"]
    new = child_id.new_id(taken, Random(1))
    assert new == child_id.new_id(taken, Random(1))
    assert new != child_id.new_id(taken, Random(2))
    assert child_id.number_of(new) == 11
    assert child_id.is_unique(new)
    assert child_id.is_id(new)


def test_after_the_highest_number_an_id_is_still_one() -> None:
    new = child_id.new_id(["child-999999999-kqzmwtrbnxyp"], Random(1))
    assert child_id.is_unique(new)
    assert child_id.number_of(new) == 999_999_999


@pytest.mark.parametrize(
    ("name", "number", "unique", "known"),
    [
        ("child-1", 1, False, True),
        ("child-7-kqzmwtrbnxyp", 7, True, True),
        ("child-7-kqzmwtrbnxy", 0, False, False),
        ("child-7-KQZMWTRBNXYP", 0, False, False),
        ("child-", 0, False, False),
        ("child-" + "9" * 5000, 0, False, False),
        ("child-1.20000", 0, False, False),
    ],
)
def test_what_an_id_says(name: str, number: int, unique: bool, known: bool) -> None:
    assert (child_id.number_of(name), child_id.is_unique(name), child_id.is_id(name)) == (
        number,
        unique,
        known,
    )


def test_two_computers_give_different_ids(tmp_path: Path) -> None:
    ids = {Household(tmp_path / name).create("", "fox", Age.MIDDLE).id for name in "abcdef"}
    assert len(ids) == 6


def test_children_of_earlier_versions_and_new_ones_are_in_the_order_of_creation(tmp_path: Path) -> None:
    old = Household(tmp_path)
    for number in (2, 10, 1):
        old.change(Child(id=f"child-{number}", nick=str(number), avatar="fox"))
    house = Household(tmp_path, rng=Random(1))
    for number in (11, 12):
        house.create(str(number), "fox", Age.MIDDLE)
    assert [one.nick for one in house.children] == ["1", "2", "10", "11", "12"]
    assert Household(tmp_path).children == house.children


def test_a_household_finds_the_children_that_have_come_since_it_was_opened(tmp_path: Path) -> None:
    house = Household(tmp_path)
    mia = house.create("Mia", "fox", Age.MIDDLE)
    leo = Household(tmp_path).create("Leo", "owl", Age.MIDDLE)
    house.look()
    assert house.children == (mia, leo)
    assert house.troubles == []
