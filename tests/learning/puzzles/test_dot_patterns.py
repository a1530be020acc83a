"""Patterns of dots: as many dots as the number, each in its place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.learning.puzzles.dot_patterns import (
    LARGEST_DIE,
    LARGEST_GROUP,
    TEN,
    Pattern,
    dots_of,
    framed,
    size_of,
)

NUMBERS = st.lists(st.integers(1, TEN), min_size=1, max_size=1)
PAIRS = st.lists(st.integers(1, LARGEST_GROUP), min_size=2, max_size=2)


@given(st.sampled_from(Pattern), st.one_of(NUMBERS, PAIRS))
def test_a_pattern_has_as_many_dots_as_its_groups_say(pattern: Pattern, groups: list[int]) -> None:
    dots = dots_of(pattern, groups)
    assert len({(dot.x, dot.y) for dot in dots}) == sum(groups)
    assert [sum(dot.group == number for dot in dots) for number in range(len(groups))] == groups
    wide, high = size_of(pattern, groups)
    assert all(0 <= dot.x <= wide and 0 <= dot.y <= high for dot in dots)


@given(PAIRS)
def test_two_groups_are_side_by_side_with_a_gap(groups: list[int]) -> None:
    dots = dots_of(Pattern.GROUPS, groups)
    left, right = ([dot.x for dot in dots if dot.group == number] for number in range(2))
    assert max(left) + 1 < min(right)


def test_faces_of_dice_are_symmetrical_about_their_middle() -> None:
    for number in range(1, LARGEST_DIE + 1):
        dots = dots_of(Pattern.DICE, (number,))
        assert {(2 - dot.x, 2 - dot.y) for dot in dots} == {(dot.x, dot.y) for dot in dots}


def test_what_no_die_shows_is_in_a_ten_frame_that_is_filled_from_the_first_cell() -> None:
    assert not framed(Pattern.DICE, (LARGEST_DIE,))
    assert framed(Pattern.DICE, (7,))
    assert not framed(Pattern.ROWS, (7,))
    assert not framed(Pattern.GROUPS, (3, 4))
    assert [tuple(dot[:2]) for dot in dots_of(Pattern.TEN_FRAME, (7,))] == [
        (0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (0, 1), (1, 1),
    ]  # fmt: skip


@pytest.mark.parametrize("groups", [(), (0,), (3, -1)])
def test_a_group_without_dots_is_refused(groups: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="without dots"):
        dots_of(Pattern.GROUPS, groups)
