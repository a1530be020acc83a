"""Children who arrive in a file from another computer: whole, beside those who are here, or not at all."""

import os
import re
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

import pytest

from settebello.learning.children import child_id
from settebello.learning.children.household import PROFILE, Household
from settebello.learning.children.imported_children import plan_children, plan_import
from settebello.learning.children.profile import MOST_CHILDREN, Child
from settebello.learning.learner.events import Opened
from settebello.learning.memory.thinking_time import Age
from settebello.storage.bundle import Bundle
from settebello.storage.bundle_import import unpack, unpack_children
from settebello.storage.bundle_reader import read_bundle
from settebello.storage.bundle_writer import write_bundle, write_children
from settebello.storage.import_plan import ImportPlan, Reason
from settebello.storage.places import Places
from settebello.storage.profiles import Profiles
from tests.learning.learner.material import answer
from tests.storage.test_profiles import everything

TODAY = date(2026, 11, 22)


class Computer:
    """A data folder with children."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.places = Places.under(home)
        home.mkdir(exist_ok=True)

    @property
    def house(self) -> Household:
        return Household(self.home / "learning")

    @property
    def children(self) -> dict[str, int]:
        """How many events each child has practised."""
        house = self.house
        return {one.nick: house.notebook(one.id).learner.events for one in house.children}

    def old(self, number: int, nick: str, events: int, day: float = 100.0) -> Child:
        """A child as earlier versions numbered it; whoever practises on another day is another child."""
        child = Child(id=f"child-{number}", nick=nick, avatar="fox")
        self.house.change(child)
        self.practise(child, events, day)
        return child

    def new(self, nick: str, events: int, day: float = 100.0) -> Child:
        child = self.house.create(nick, "fox", Age.MIDDLE)
        self.practise(child, events, day)
        return child

    def practise(self, child: Child, events: int, day: float = 100.0) -> None:
        notebook = self.house.notebook(child.id)
        for number in range(events):
            notebook.note(answer("3+4", day=day + number / 1000))
        if events:
            notebook.save()

    def exported(self) -> Bundle:
        path = self.home / "out.zip"
        write_bundle(path, Profiles(self.places).all()[0], "1", TODAY)
        return read_bundle(path)

    def take_in(self, bundle: Bundle) -> ImportPlan:
        """Import a bundle; every file that was here before must be the same afterwards."""
        before = everything(self.home)
        plan = plan_import(bundle, self.places, Random(5))
        unpack(plan, Profiles(self.places), self.places)
        after = everything(self.home)
        assert {name: after[name] for name in before} == before
        assert self.house.troubles == []
        return plan


@pytest.fixture
def a(tmp_path: Path) -> Computer:
    return Computer(tmp_path / "a")


@pytest.fixture
def b(tmp_path: Path) -> Computer:
    return Computer(tmp_path / "b")


def names(plan: ImportPlan) -> tuple[list[str], dict[str, Reason]]:
    return [part.nick for part in plan.taken], {part.nick or part.path: why for part, why in plan.left_out}


def test_the_first_children_of_two_computers_stay_two_children(a: Computer, b: Computer) -> None:
    a.old(1, "Anna", 21)
    b.old(1, "Bruno", 8, day=300.0)
    assert names(b.take_in(a.exported())) == (["Anna"], {})
    assert b.children == {"Bruno": 8, "Anna": 21}
    bruno, anna = b.house.children
    assert bruno.id == "child-1"
    assert re.fullmatch("child-2-[a-z]{12}", anna.id)
    here, there = everything(b.home / "learning" / anna.id), everything(a.home / "learning" / "child-1")
    assert here == there


def test_the_same_file_again_brings_no_child_twice(a: Computer, b: Computer) -> None:
    a.old(1, "Anna", 21)
    a.new("Ida", 4, day=200.0)
    a.new("Leo", 0)
    b.old(1, "Bruno", 8, day=300.0)
    bundle = a.exported()
    b.take_in(bundle)
    here = b.children
    same = dict.fromkeys(("Anna", "Ida", "Leo"), Reason.SAME)
    assert names(b.take_in(bundle)) == ([], same)
    assert b.children == here == {"Bruno": 8, "Anna": 21, "Ida": 4, "Leo": 0}


def test_a_child_that_is_free_here_keeps_its_id(a: Computer, b: Computer) -> None:
    old, new = a.old(3, "Anna", 2), a.new("Ida", 3, day=200.0)
    assert names(b.take_in(a.exported())) == (["Anna", "Ida"], {})
    assert [one.id for one in b.house.children] == [old.id, new.id]
    assert b.children == {"Anna": 2, "Ida": 3}


@pytest.mark.parametrize("numbered", [True, False])
@pytest.mark.parametrize(("there", "here"), [(5, 0), (0, 5), (4, 6)])
def test_a_child_that_was_practised_further_is_left_out_whole(
    a: Computer, b: Computer, numbered: bool, there: int, here: int
) -> None:
    anna = a.old(1, "Anna", 20) if numbered else a.new("Anna", 20)
    b.take_in(a.exported())
    # On both computers she goes on practising, from what she had done before.
    a.practise(anna, there, day=400.0)
    b.practise(anna, here, day=500.0)
    assert names(b.take_in(a.exported())) == ([], {"Anna": Reason.KNOWN})
    assert b.children == {"Anna": 20 + here}


def test_a_child_that_was_renamed_is_the_same_child(a: Computer, b: Computer) -> None:
    anna = a.old(1, "Anna", 20)
    b.take_in(a.exported())
    b.house.change(replace(anna, nick="Anna B."))
    assert names(b.take_in(a.exported())) == ([], {"Anna": Reason.KNOWN})
    assert b.children == {"Anna B.": 20}


def test_children_whose_first_sittings_began_at_the_same_moment_stay_two_children(
    a: Computer, b: Computer
) -> None:
    """Simulated days begin at the same moment."""
    for computer, nick, day in ((a, "Anna", 300.0), (b, "Bruno", 400.0)):
        child = computer.new(nick, 0)
        computer.house.notebook(child.id).note(Opened(at=200.5, day=200))
        computer.practise(child, 3, day=day)
    assert names(b.take_in(a.exported())) == (["Anna"], {})
    assert b.children == {"Bruno": 4, "Anna": 4}


def test_a_child_with_practice_comes_beside_one_of_the_same_name_without(a: Computer, b: Computer) -> None:
    a.old(1, "Mia", 7)
    b.old(1, "Mia", 0)
    assert names(b.take_in(a.exported())) == (["Mia"], {})
    assert sorted(b.house.notebook(one.id).learner.events for one in b.house.children) == [0, 7]


def test_a_child_without_practice_is_left_out_where_its_profile_is_here(a: Computer, b: Computer) -> None:
    a.old(1, "Mia", 0)
    b.old(1, "Mia", 7)
    assert names(b.take_in(a.exported())) == ([], {"Mia": Reason.KNOWN})
    assert b.children == {"Mia": 7}


def test_an_id_with_random_letters_is_one_child_whatever_was_done_since(a: Computer, b: Computer) -> None:
    anna = a.new("Anna", 0)
    b.take_in(a.exported())
    a.practise(anna, 3, day=200.0)
    b.practise(anna, 5, day=300.0)
    assert names(b.take_in(a.exported())) == ([], {"Anna": Reason.KNOWN})
    assert b.children == {"Anna": 5}


def test_a_file_beside_the_journal_that_is_too_large_holds_no_import_up(a: Computer, b: Computer) -> None:
    a.old(1, "Mia", 3)
    b.take_in(a.exported())
    (here,) = b.house.children
    stray = b.home / "learning" / here.id / "film.mp4"
    stray.touch()
    # A sparse file, larger than the memory.
    os.truncate(stray, 2**43)
    plan = plan_import(a.exported(), b.places, Random(0))
    assert names(plan) == ([], {"Mia": Reason.SAME})


def test_a_child_that_was_deleted_here_comes_back_from_the_file_and_can_still_be_restored(
    a: Computer, b: Computer
) -> None:
    anna = a.new("Anna", 3)
    b.take_in(a.exported())
    b.house.delete(anna.id, 20_000)
    assert names(b.take_in(a.exported())) == (["Anna"], {})
    (back,) = b.house.children
    assert back.id != anna.id
    assert child_id.number_of(back.id) == child_id.number_of(anna.id) + 1
    assert b.house.restore(anna.id).nick == "Anna"
    assert len(b.house.children) == 2


def test_there_are_sixty_children_at_most(a: Computer, b: Computer) -> None:
    for number in range(3):
        a.new(f"A{number}", 1, day=100.0 + number)
    for number in range(MOST_CHILDREN - 2):
        b.new(f"B{number}", 1, day=200.0 + number)
    assert names(b.take_in(a.exported())) == (["A0", "A1"], {"A2": Reason.FULL})
    assert len(b.house.children) == MOST_CHILDREN
    assert b.children["A1"] == 1


def test_a_file_of_all_children_brings_them_and_nothing_else(a: Computer, b: Computer) -> None:
    """The class moves to another computer: everything of its children, no player, and nobody twice."""
    anna, ben = a.new("Anna", 3), a.new("Ben", 0)
    gone = a.new("Gone", 2)
    a.house.delete(gone.id, 20_000)
    a.house.set_pin("4711", bytes(16))
    os.utime(a.home / "learning" / anna.id / PROFILE, (0, 0))
    path = a.home / "class.zip"
    write_children(path, a.home / "learning", "All children", "1", TODAY)
    bundle = read_bundle(path)
    assert {name.split("/")[1] for name in bundle.files} == {anna.id, ben.id}
    mia = b.new("Mia", 5, day=300.0)
    plan = plan_children(bundle, b.home / "learning", Random(5))
    assert b.children == {"Mia": 5}, "nothing is written before"
    unpack_children(plan, b.home / "learning")
    assert b.children == {"Mia": 5, "Anna": 3, "Ben": 0}
    assert [one.id for one in b.house.children if one.nick == "Mia"] == [mia.id]
    assert not Profiles(b.places).all()[1:]
    assert not b.house.has_pin
    again = plan_children(bundle, b.home / "learning", Random(5))
    assert names(again) == ([], {"Anna": Reason.SAME, "Ben": Reason.SAME})
    assert not again.targets


def test_an_import_of_children_that_fails_leaves_nothing(a: Computer, b: Computer) -> None:
    for name in ("Anna", "Ben"):
        a.new(name, 3, day=100.0 + len(name))
    write_children(a.home / "class.zip", a.home / "learning", "", "1", TODAY)
    plan = plan_children(read_bundle(a.home / "class.zip"), b.home / "learning", Random(5))
    second = sorted({target.split("/")[1] for target in plan.targets.values()})[1]
    (b.home / "learning" / second).mkdir(parents=True)
    before = everything(b.home)
    with pytest.raises(FileExistsError):
        unpack_children(plan, b.home / "learning")
    assert everything(b.home) == before
    assert b.children == {}


def test_what_is_no_child_is_named_and_left_out(b: Computer) -> None:
    inside = (
        "lock.yaml",
        "deleted/child-2.20000/child.yaml",
        "child-x/child.yaml",
        "child-3/learner.yaml",
        "a",
    )
    bundle = Bundle("Eva", "king", "", {f"learning/{name}": (b"format: 1\n", 1) for name in inside})
    never = ("child-3", "child-x", "a", "lock.yaml", "deleted/child-2.20000")
    assert names(b.take_in(bundle)) == ([], {f"learning/{name}": Reason.NEVER for name in never})
    assert not (b.home / "learning").exists()
    assert not b.house.has_pin


def test_a_child_whose_profile_cannot_be_read_is_taken_with_all_it_has_learned(
    a: Computer, b: Computer
) -> None:
    anna = a.old(1, "Anna", 9)
    (a.home / "learning" / anna.id / "child.yaml").write_bytes(b"format: [")
    plan = plan_import(a.exported(), b.places, Random(1))
    assert [str(part) for part in plan.taken] == ["fox (learning/child-1)"]
    unpack(plan, Profiles(b.places), b.places)
    assert b.house.notebook("child-1").learner.events == 9


def test_a_nick_from_elsewhere_does_not_control_the_terminal(b: Computer) -> None:
    content = b'format: 1\nnick: "An\\e[2Jna"\navatar: fox\n'
    bundle = Bundle("Eva", "king", "", {"learning/child-1/child.yaml": (content, 1)})
    (part,) = plan_import(bundle, b.places, Random(1)).taken
    assert str(part).isprintable()


def test_a_household_that_is_open_sees_who_came(a: Computer, b: Computer) -> None:
    a.old(1, "Anna", 2)
    open_house = b.house
    b.take_in(a.exported())
    open_house.look()
    assert [one.nick for one in open_house.children] == ["Anna"]
