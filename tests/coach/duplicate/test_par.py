"""Par of a deal: means, intervals, and the same plays whoever asks."""

from dataclasses import replace
from statistics import mean

import pytest

from settebello import resources
from settebello.ai import Levels
from settebello.coach.duplicate.deal_work import LocalDealWork, Running, WorkerDealWork
from settebello.coach.duplicate.interval import Interval, total_of
from settebello.coach.duplicate.par import Par, ParDeal, Points
from settebello.coach.duplicate.playout import lead_of
from settebello.engine import Side
from tests.ai.searchers import OPPONENTS
from tests.ai.views import RULEBOOK
from tests.coach.duplicate.material import played_match, players


def par_of(deal: ParDeal) -> Par:
    return Par(deal.ruleset, tuple(deal.results(players())), tuple(deal.average.results(players())))


def test_par_is_the_mean_lead_and_result_is_the_sum_of_its_parts() -> None:
    record = played_match()
    deal = ParDeal.of(record, 0, count=6)
    par = par_of(deal)
    assert len(par.deck) == 6
    assert len(par.average) == 12
    assert par.of(Side(0)).mean == pytest.approx(mean(own - other for own, other in par.deck))
    points = record.deals[0].score
    assert points is not None
    split = par.split(points, Side(0))
    assert split.result == points[0] - points[1]
    assert split.usual.mean + split.luck.mean + split.play.mean == pytest.approx(split.result)
    other = par.split(points, Side(1))
    assert other.luck.mean == pytest.approx(-split.luck.mean)
    assert other.play.margin == split.play.margin


def test_equal_deals_have_equal_plays_and_another_seed_has_others() -> None:
    deal = ParDeal.of(played_match(), 0, count=4)
    first = list(deal.results(players()))
    assert first == list(deal.results(players()))
    assert len(set(first)) > 1
    assert first != list(replace(deal, seed=1).results(players()))


def test_with_several_sides_a_lead_is_over_the_mean_of_the_others() -> None:
    assert lead_of((5, 1, 2), Side(0), RULEBOOK.ruleset("scopa")) == 3.5
    low = next(
        rules
        for rules in map(RULEBOOK.ruleset, RULEBOOK.ids())
        if rules.match.objective.value == "low" and 2 in rules.players.counts
    )
    assert lead_of((5, 1), Side(0), low) == -4


def test_sums_and_differences_of_intervals_add_their_variances() -> None:
    one, other = Interval(1.0, 3.0, 10), Interval(2.5, 4.0, 20)
    assert one.minus(other) == Interval(-1.5, 5.0, 10)
    assert total_of([one, other]) == Interval(3.5, 5.0, 10)
    assert other.taken_from(2.0) == Interval(-0.5, 4.0, 20)
    assert total_of([one, Interval(0.0, None, 1)]).margin is None
    with pytest.raises(ValueError, match="needs an interval"):
        total_of([])


def test_the_process_plays_what_is_played_here_and_goes_on_after_a_stop() -> None:
    deal = ParDeal.of(played_match(), 0, count=5)
    local = LocalDealWork(OPPONENTS).begin(deal)
    while not local.over:
        local.poll()
    work = WorkerDealWork((resources.assets() / "opponents",))
    try:
        endless = work.begin(replace(deal, count=10_000_000))
        behind = work.begin(deal)
        while not endless.results:
            endless.poll()
        first = work.process_id
        endless.close()
        assert endless.problem == "stopped"
        while not behind.over:
            behind.poll()
        assert work.process_id not in {None, first}
        assert behind.results == local.results
        assert behind.complete
        assert behind.done == 1.0
    finally:
        work.close()
    assert work.process_id is None


def play_out(running: Running[Points]) -> None:
    """Wait until a task is over."""
    while not running.over:
        running.poll()


def test_what_somebody_waits_for_is_played_first_and_the_rest_loses_nothing() -> None:
    first, second = ParDeal.of(played_match(), 0, count=12), ParDeal.of(played_match(), 0, count=2, seed=5)
    third = replace(second, seed=6)
    work = WorkerDealWork((resources.assets() / "opponents",))
    try:
        long, behind = work.begin(first), work.begin(second)
        asked = work.begin(third, at_once=True)
        play_out(asked)
        assert not behind.over
        # One that waits already is brought forward.
        assert work.begin(second, at_once=True) is behind
        play_out(behind)
        assert not long.over
        play_out(long)
    finally:
        work.close()
    assert asked.results == list(third.results(players()))
    assert behind.results == list(second.results(players()))
    assert long.results == list(first.results(players()))


def test_an_error_in_a_task_is_its_problem() -> None:
    deal = replace(ParDeal.of(played_match(), 0), deck=())
    running = LocalDealWork(Levels()).begin(deal)
    running.poll()
    assert running.over
    assert not running.complete
    assert "deck" in running.problem
