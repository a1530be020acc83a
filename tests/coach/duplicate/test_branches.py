"""Deals played on from a moment of another match."""

from dataclasses import replace
from random import Random

import pytest

from settebello.ai.pipe_requests import move_request
from settebello.coach.duplicate.branches import Moment, branch_of, difference, match_identity
from settebello.coach.duplicate.playout import decided_by, record_played
from settebello.engine import Seat, Side
from settebello.notation import Record, print_record, read_record, replay
from settebello.notation.purpose import Branch
from settebello.session import counted, summary_of
from tests.ai.views import RULEBOOK
from tests.coach.duplicate.material import played_match, players

SEAT = Seat(0)


def branched(record: Record, deal: int, move: int, *, anew: bool = False, seed: int = 1) -> Record:
    return branch_of(record, Moment(deal, move), SEAT, {}, Random(seed), anew=anew)


def view_at(record: Record) -> bytes:
    position = replay(record).match.position
    assert position is not None
    return move_request(0, position.view(SEAT), "amico", 1)


@pytest.mark.parametrize(("name", "count"), [("scopa", 2), ("scopone_scientifico", 4), ("cirulla", 3)])
@pytest.mark.parametrize("anew", [False, True])
def test_a_branch_begins_at_its_moment_with_what_the_viewer_saw(name: str, count: int, anew: bool) -> None:
    record = played_match(name, count)
    for move in range(0, len(record.deals[1].moves) - 2, 5):
        branch = branched(record, 1, move, anew=anew)
        at_moment = branched(record, 1, move)
        assert view_at(branch) == view_at(at_moment)
        assert branch.deals[0] == record.deals[0]
        assert branch.deals[1].moves == record.deals[1].moves[:move]
        assert (branch.deals[1].deck == record.deals[1].deck) or anew
        assert read_record(print_record(branch), "b.scopa", RULEBOOK.ruleset)[0] == branch


def test_the_hidden_cards_dealt_anew_differ_from_branch_to_branch() -> None:
    record = played_match()
    decks = {branched(record, 0, 4, anew=True, seed=seed).deals[0].deck for seed in range(8)}
    assert len(decks) == 8


def test_of_few_hidden_deals_the_true_one_can_come_too() -> None:
    record = played_match("scopa", 3)
    move = len(record.deals[0].moves) - 5
    decks = [branched(record, 0, move, anew=True, seed=seed).deals[0].deck for seed in range(60)]
    assert record.deals[0].deck in decks
    assert 1 < len(set(decks)) <= 6


def test_an_unfinished_deal_is_played_on_only_with_its_hidden_cards_dealt_anew() -> None:
    record = played_match()
    deal = record.deals[1]
    begun = replace(
        record,
        deals=(
            record.deals[0],
            replace(
                deal, moves=deal.moves[:9], scopas=frozenset(k for k in deal.scopas if k < 9), score=None
            ),
        ),
    )
    with pytest.raises(ValueError, match="not finished"):
        branched(begun, 1, 4)
    branch = branched(begun, 1, 9, anew=True)
    assert isinstance(branch.purpose, Branch)
    assert branch.purpose.points is None


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        (Moment(2, 0), "deal 3"),
        (Moment(0, 99), "move 100"),
        (Moment(-1, 0), "deal 0"),
        (Moment(0, 36), "over"),
    ],
)
def test_a_moment_that_is_none_is_refused(moment: Moment, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        branch_of(played_match(), moment, SEAT, {}, Random(1), anew=False)


def test_a_branch_has_the_opponents_that_were_chosen() -> None:
    branch = branch_of(played_match(), Moment(1, 6), SEAT, {Seat(1): "campione"}, Random(1), anew=False)
    assert branch.level(Seat(1)) == "campione"
    assert branch.level(SEAT) is None
    assert read_record(print_record(branch), "b.scopa", RULEBOOK.ruleset)[0] == branch


def test_a_match_that_was_watched_gets_its_viewer_as_a_person() -> None:
    record = played_match("scopone_scientifico", 4)
    watched = replace(record, seats=tuple(replace(seat, name="", level="amico") for seat in record.seats))
    branch = branched(watched, 1, 3)
    assert branch.persons == {SEAT}


def test_a_finished_branch_tells_by_how_much_it_was_better_and_never_counts() -> None:
    record = played_match()
    branch = branched(record, 1, 0)
    assert difference(branch, Side(0)) is None
    won = record_played(branch, decided_by(players(), {SEAT: "esperto", Seat(1): "bimbo"}, "x"))
    before, now = record.deals[1].score, won.deals[1].score
    assert before is not None
    assert now is not None
    assert difference(won, Side(0)) == (now[0] - now[1]) - (before[0] - before[1])
    summary = summary_of(won)
    assert summary.purpose == won.purpose
    assert summary.over
    assert counted([replace(summary, winner=Side(0))]) == ()
    assert won.one_deal_over
    assert type(summary).parse(str(summary)) == summary


def test_a_branch_names_its_match_and_copies_of_a_match_have_one_identity() -> None:
    record = played_match()
    branch = branched(record, 1, 5)
    assert isinstance(branch.purpose, Branch)
    assert branch.purpose.match == match_identity(record)
    longer = replace(record, deals=record.deals[:1])
    assert match_identity(longer) == match_identity(record)
    assert match_identity(branch) != match_identity(record)
    assert match_identity(branched(record, 1, 5, seed=2)) != match_identity(branch)
