"""What a side could expect in the course of a deal."""

import pytest

from settebello.ai.analysis import MoveValue
from settebello.coach.expectation import Expectation, expectations, final_lead
from settebello.coach.review import JudgedDecision, decisions_of
from settebello.engine import Side
from tests.coach.test_review import played
from tests.pilot import shipped


def told(variant: str) -> list[JudgedDecision]:
    """The first decisions of a deal, each worth a point more than the one before, the second a mistake."""
    found = list(decisions_of(played(variant, 5), 0))[:3]
    return [
        JudgedDecision(one, MoveValue(one.move, float(place), 0.0, ()), 0.5 if place == 1 else 0.0)
        for place, one in enumerate(found)
    ]


def test_what_one_of_two_sides_expects_the_other_does_not() -> None:
    judged = told("scopa")
    side = judged[0].decision.view.side
    found = list(expectations(reversed(judged), side))
    assert [one.number for one in found] == sorted(one.decision.number for one in judged)
    for one, expected in zip(judged, found, strict=True):
        sign = 1 if one.decision.view.side == side else -1
        points = sign * one.best.points
        assert expected == Expectation(one.decision.number, points, points - sign * one.cost)
    assert {one.decision.view.side for one in judged} == {0, 1}


def test_among_three_sides_only_the_own_decisions_tell() -> None:
    record = played("escoba", 5, players=3)
    judged = [JudgedDecision(one, MoveValue(one.move, 1.0, 0.0, ()), 0.0) for one in decisions_of(record, 0)]
    own = [one.decision.number for one in judged if one.decision.seat == 2]
    assert [one.number for one in expectations(judged, Side(2))] == own


@pytest.mark.parametrize(
    ("variant", "points", "lead"),
    [("scopa", (4, 1), 3), ("scopa", (1, 4), -3), ("scopa", (2, 5, 3), -3), ("scopa_a_perdere", (1, 4), 3)],
)
def test_the_lead_at_the_end_is_that_over_the_best_other_side(
    variant: str, points: tuple[int, ...], lead: int
) -> None:
    assert final_lead(points, Side(0), shipped().ruleset(variant)) == lead
