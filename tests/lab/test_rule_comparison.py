"""What changed rules bring about: trial deals, effects with intervals, and the processes that play."""

import time
from itertools import islice
from math import hypot

import pytest

from settebello import resources
from settebello.ai import RandomPlayer
from settebello.engine import Ruleset
from settebello.lab import Entrants, Interval
from settebello.lab.rule_comparison import LOST, LocalComparison, RuleComparison, RuleQuestion
from settebello.lab.rule_effects import FEWEST_MATCHES, Figure, effects_of
from settebello.lab.rule_trial import TrialDeal, trial_deals
from tests.lab.material import OPPONENTS, RULEBOOK

SCOPA = RULEBOOK.ruleset("scopa")
RE_BELLO = RULEBOOK.laid_over("scopa", {}, ["re_bello"])


def question(before: Ruleset, after: Ruleset, deals: int, player: str = "random") -> RuleQuestion:
    entrants = Entrants((str(OPPONENTS),), networks=str(resources.assets() / "networks"))
    return RuleQuestion(before, after, 2, entrants, deals, player)


def played(ruleset: Ruleset, players: int, deals: int) -> list[TrialDeal]:
    return list(islice(trial_deals(ruleset, players, RandomPlayer(), 7), deals))


def test_a_point_for_a_king_is_one_point_a_deal_and_changes_no_sweep() -> None:
    before, after = played(SCOPA, 2, 30), played(RE_BELLO, 2, 30)
    sweeps, points, *_ = effects_of(before, after)
    assert points.figure is Figure.POINTS
    assert points.is_sure
    assert points.change.mean == pytest.approx(1, abs=0.4)
    assert sweeps.figure is Figure.SWEEPS
    assert not sweeps.is_sure


def test_equal_rules_have_no_effect_at_all() -> None:
    deals = played(SCOPA, 3, 30)
    assert {one.change.mean for one in effects_of(deals, list(deals))} == {0}
    assert not any(one.is_sure for one in effects_of(deals, list(deals)))


@pytest.mark.parametrize("name", ["scopa", "scopa_a_perdere"])
def test_a_match_ends_by_the_rules_and_the_next_one_begins(name: str) -> None:
    deals = played(RULEBOOK.ruleset(name, {"match.target": 5}), 2, 40)
    at = -1
    lengths: list[int] = []
    for place, deal in enumerate(deals):
        if deal.length is not None:
            assert deal.length == place - at
            at = place
            lengths.append(deal.length)
    assert len(lengths) > 5


def test_where_few_points_are_wanted_the_dealers_side_wins_by_having_the_fewest() -> None:
    most, fewest = (played(RULEBOOK.ruleset(name), 2, 30) for name in ("scopa", "scopa_a_perdere"))
    assert 0 < sum(deal.dealer_won for deal in most) < 30
    assert 0 < sum(deal.dealer_won for deal in fewest) < 30


def test_differences_are_taken_deal_by_deal_and_those_of_lengths_are_not() -> None:
    before = [TrialDeal(n % 3, n % 5, n % 2 == 0, 2 if n % 2 else None) for n in range(4 * FEWEST_MATCHES)]
    after = [TrialDeal(n % 3 + 1, n % 5, n % 2 == 0, 4 if n % 4 == 3 else None) for n in range(len(before))]
    sweeps, points, wins, length = effects_of(before, after)
    assert sweeps.change == Interval(1, 0, len(before))
    assert sweeps.is_sure
    assert points.change == Interval(0, 0, len(before))
    assert wins.change.mean == 0
    assert (length.before.mean, length.after.mean, length.change.mean) == (2, 4, 2)
    assert length.change.margin == hypot(0, 0)
    assert length.as_data()["change"] == {"mean": 2, "margin": 0, "count": FEWEST_MATCHES}


def test_nothing_is_said_of_the_length_of_too_few_matches() -> None:
    deals = [TrialDeal(0, 4, dealer_won=True, length=1)] * (FEWEST_MATCHES - 1)
    assert [one.figure for one in effects_of(deals, deals)] == list(Figure)[:3]
    assert effects_of(deals[:1], deals[:1]) == ()


def test_two_processes_play_the_deals_that_one_plays() -> None:
    asked = question(SCOPA, RE_BELLO, 12)
    alone = LocalComparison(asked)
    while not alone.over:
        alone.poll()
    with RuleComparison(asked) as comparison:
        while not comparison.over:
            comparison.poll()
            time.sleep(0.01)
        assert comparison.problem == ""
        assert comparison.done == comparison.total == 12
        assert comparison.effects == alone.effects
        assert not comparison.poll()


def test_a_comparison_that_is_stopped_keeps_what_has_been_played() -> None:
    comparison = LocalComparison(question(SCOPA, RE_BELLO, 500))
    for _ in range(4):
        comparison.poll()
    comparison.close()
    assert comparison.over
    assert not comparison.poll()
    assert comparison.done == 4
    assert len(comparison.effects) == 3


def test_a_player_that_does_not_exist_ends_the_comparison_with_a_reason() -> None:
    with RuleComparison(question(SCOPA, RE_BELLO, 5, "nobody")) as comparison:
        while not comparison.over:
            comparison.poll()
            time.sleep(0.01)
        assert comparison.problem
        assert comparison.problem != LOST
        assert "nobody" in comparison.problem
