"""The second table: the same cards, another player on one seat."""

from dataclasses import replace
from random import Random

import pytest

from settebello.coach.duplicate.playout import decided_by, record_played
from settebello.coach.duplicate.second_table import SecondTableTask, alone, parting, second_table
from settebello.engine import Seat
from settebello.notation import Record, replay
from tests.coach.duplicate.material import played_match, players, with_deal


@pytest.mark.parametrize(("name", "count"), [("scopa", 2), ("scopone_scientifico", 4), ("scopa", 3)])
@pytest.mark.parametrize("level", ["esperto", "maestro"])
def test_the_plays_are_the_same_until_the_level_decides_otherwise(name: str, count: int, level: str) -> None:
    record = played_match(name, count)
    found = second_table(alone(record, 1), Seat(0), level, players())
    first, second = found.first.deals[0], found.second.deals[0]
    assert first.deck == second.deck == record.deals[1].deck
    assert first.moves == record.deals[1].moves
    assert found.parted is not None
    assert first.moves[: found.parted] == second.moves[: found.parted]
    assert first.moves[found.parted] != second.moves[found.parted]
    # Only the seat that was exchanged can decide otherwise first.
    start = replay(Record(record.ruleset, record.seats, first.dealer)).match
    match = start.deal_deck(first.deck).match
    for move in first.moves[: found.parted]:
        match = match.play(move).match
    assert match.position is not None
    assert match.position.turn == 0
    assert replay(found.second).match.score is not None
    assert found.difference == found.leads[0] - found.leads[1]


def test_a_level_that_plays_as_was_played_never_parts() -> None:
    record = with_deal(played_match(deals=0), Random(3))
    cards = second_table(alone(finished(record), 0), Seat(0), "esperto", players())
    again = second_table(cards.second, Seat(0), "esperto", players())
    assert again.parted is None
    assert again.difference == 0
    assert again.second.deals[0].moves == again.first.deals[0].moves


def finished(record: Record) -> Record:
    return record_played(record, decided_by(players(), {Seat(0): "bimbo", Seat(1): "amico"}, "x"))


def test_an_unfinished_deal_has_no_second_table() -> None:
    record = with_deal(played_match(deals=1), Random(3))
    with pytest.raises(ValueError, match="not finished"):
        SecondTableTask.of(record, 1, Seat(0), "esperto")


def test_a_doubt_parts_two_plays_after_the_move_that_it_doubts() -> None:
    deal = played_match(deals=1).deals[0]
    doubted = replace(deal, moves=(replace(deal.moves[0], doubted=True), *deal.moves[1:]))
    assert parting(deal, doubted) == 1
    assert parting(deal, deal) is None
