"""What the first two numbers of a turn say about the friends of ten."""

import pytest

from settebello.learning.facts import Fact
from settebello.learning.learner.advance import after
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.evidence import Help, Outcome
from settebello.learning.memory.thinking_time import Tempo
from settebello.learning.puzzles.selections import Code, Remedy
from settebello.learning.sums import Sum
from settebello.learning.tens.ten_evidence import TenTurn, evidence, explain_ten


def test_a_pair_that_makes_ten_is_evidence_of_its_fact() -> None:
    found = evidence(TenTurn(first=6, second=4, among=(4, 1), seconds=3.0), Tempo(), 4.0, 20_000.5, 20_000)
    assert found is not None
    assert (found.asked, found.outcome, found.seconds) == (Sum((4, 6)), Outcome.RIGHT, 3.0)
    assert found.activity == ""
    learner = after(Learner(), found)
    assert Fact(4, 6) in learner.facts
    assert learner.history.day(20_000).in_games == 1


def test_only_what_came_at_once_tells_a_time() -> None:
    found = evidence(TenTurn(first=6, second=4, among=(4, 1), seconds=30.0), Tempo(), 4.0, 20_000.5, 20_000)
    assert found is not None
    assert found.seconds is None


def test_a_pair_that_does_not_fit_is_a_miss_only_where_the_friend_was_there() -> None:
    turn = TenTurn(first=6, second=3, among=(3, 4))
    found = evidence(turn, Tempo(), 4.0, 20_000.5, 20_000)
    assert found is not None
    assert (found.asked, found.outcome, found.taken) == (Sum((4, 6)), Outcome.MISS, Sum((3, 6)))
    assert found.mistake == "too_little"
    assert evidence(TenTurn(first=6, second=3, among=(3, 1)), Tempo(), 4.0, 20_000.5, 20_000) is None


def test_what_help_has_shown_does_not_count_as_known() -> None:
    turn = TenTurn(first=6, second=4, among=(4, 1), shown=Help.EXAMPLE)
    found = evidence(turn, Tempo(), 4.0, 20_000.5, 20_000)
    assert found is not None
    assert after(Learner(), found).history.fact(Fact(4, 6)).marks == "h"


@pytest.mark.parametrize(
    ("addends", "code", "remedy"),
    [
        ((4, 6), Code.RIGHT, None),
        ((4, 5), Code.TOO_LITTLE, Remedy.NUMBER_LINE),
        ((8, 9), Code.TOO_MUCH, Remedy.TEN_FRAME),
    ],
)
def test_two_numbers_are_explained(addends: tuple[int, int], code: Code, remedy: Remedy | None) -> None:
    explained = explain_ten(addends)
    assert (explained.code, explained.remedy, explained.target) == (code, remedy, 10)
    assert explained.diff == sum(addends) - 10
