"""When activities open and when a child is through (docs/learning.md, section 8)."""

import pytest

from settebello.learning.activities import Achieved, Enter, Leave, Progress
from settebello.learning.facts import Unit

U2, U5 = Unit.PLUS_ONE_AND_TWO, Unit.NEAR_DOUBLES


@pytest.mark.parametrize(
    ("enter", "before", "after"),
    [
        (Enter(after=("twin",)), Progress(), Progress(through=frozenset({"twin", "make"}))),
        (Enter(begun=U2), Progress(begun=frozenset({U5})), Progress(begun=frozenset({U2}))),
        (Enter(growing=U5), Progress(growing={U5: 0.4, U2: 1.0}), Progress(growing={U5: 0.5})),
        (Enter(growing=U5, share=0.7), Progress(growing={U5: 0.5}), Progress(growing={U5: 0.75})),
        (Enter(met=0.5), Progress(met={7: 0.4}), Progress(met={7: 0.4, 8: 0.5})),
        (Enter(switched_on=True), Progress(), Progress(allowed=frozenset({"here"}))),
    ],
)
def test_an_activity_opens_when_what_it_states_holds(enter: Enter, before: Progress, after: Progress) -> None:
    assert not enter.open("here", before)
    assert enter.open("here", after)


def test_one_that_states_nothing_is_always_open() -> None:
    assert Enter().open("here", Progress())


@pytest.mark.parametrize(
    ("leave", "before", "after"),
    [
        (Leave(right=8, of=10), Achieved(answers=(True,) * 9), Achieved(answers=(True,) * 10)),
        (
            Leave(right=8, of=10),
            Achieved(answers=(True,) * 10 + (False,) * 3),
            Achieved(answers=(False,) * 9 + (True,) * 8),
        ),
        (
            Leave(each=(8, 9, 10)),
            Achieved(values=frozenset({8, 9})),
            Achieved(values=frozenset({7, 8, 9, 10})),
        ),
        (Leave(found=2), Achieved(found=1), Achieved(found=2)),
        (
            Leave(finished=(U2, U5)),
            Achieved(finished=frozenset({U2})),
            Achieved(finished=frozenset({U2, U5})),
        ),
        (Leave(chains=0.5), Achieved(), Achieved(chains=0.5)),
    ],
)
def test_a_child_is_through_when_all_is_reached(leave: Leave, before: Achieved, after: Achieved) -> None:
    assert not leave.reached(before)
    assert leave.reached(after)
