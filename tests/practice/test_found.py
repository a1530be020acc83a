"""What comes of practice: golden frames when they are earned, and what help means for the placement."""

from dataclasses import replace
from pathlib import Path

from settebello.learning.history.album import Frame
from settebello.learning.learner.events import Probed
from settebello.learning.memory.evidence import Help
from settebello.learning.memory.thinking_time import Age
from tests.practice.test_learning_mode import Time, block, mode, solved


def test_the_third_broom_check_earns_its_frame_once(tmp_path: Path) -> None:
    learning = mode(tmp_path, Time())
    learning.create("", "fox", Age.MIDDLE)
    earned = [learning.checked(right=right) for right in (True, False, True, True, True)]
    assert earned == [(), (), (), (Frame.BROOM_CHECK,), ()]
    assert learning.album().frames == (Frame.BROOM_CHECK,)


def test_a_frame_is_new_from_the_beginning_of_a_block_to_the_beginning_of_the_next(tmp_path: Path) -> None:
    learning = mode(tmp_path, Time())
    learning.create("", "fox", Age.MIDDLE)
    learning.begin("make_it")
    for _ in range(3):
        learning.checked(right=True)
    assert learning.found().frames == learning.found().frames == (Frame.BROOM_CHECK,)
    learning.begin("make_it")
    assert learning.found().frames == ()


def test_whoever_asks_for_help_in_the_placement_does_not_know_it_yet(tmp_path: Path) -> None:
    now = Time()
    learning = mode(tmp_path, now)
    learning.create("", "fox", Age.MIDDLE)
    learning.begin("make_it")
    for shown in (Help.NONE, Help.PROMPT):
        task = learning.task()
        assert task is not None
        assert task.probe
        learning.answered(replace(solved(task, seconds=1.0), shown=shown))
        now.seconds += 5
    assert learning.notebook is not None
    probed = [event for event in learning.notebook.events() if isinstance(event, Probed)]
    assert [(event.right, event.quick) for event in probed] == [(True, True), (False, False)]


def test_a_block_without_sums_looks_back_on_its_cards(tmp_path: Path) -> None:
    now = Time()
    learning = mode(tmp_path, now)
    learning.create("", "fox", Age.MIDDLE)
    for activity, many in (("meet_the_cards", 1), ("find_the_twin", 2)):
        block(learning, now, activity)
        found = learning.found()
        assert not found.sums
        assert 1 < len(found.alike) <= 6
        assert len({one.value for one in found.alike}) == len(found.alike)
        for one in found.alike:
            assert len(one.cards) == many
            assert len({card.rank for card in one.cards}) == 1
    block(learning, now, "make_it")
    assert learning.found().sums
    assert not learning.found().alike


def test_of_cards_that_make_fifteen_together_the_whole_sum_is_looked_back_on(tmp_path: Path) -> None:
    now = Time()
    learning = mode(tmp_path, now)
    child = learning.create("", "fox", Age.OLDER)
    learning.change(replace(child, aims=replace(child.aims, largest=15)))
    block(learning, now, "friends_of_fifteen")
    found = learning.found().sums
    assert found
    assert {one.total for one in found} == {15}
