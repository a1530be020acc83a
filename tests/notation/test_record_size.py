"""What is written can be read: no record grows beyond the limits of its reader."""

from dataclasses import replace
from random import Random

import pytest

from settebello.datafile import DataError
from settebello.engine import MOST_DEALS, CardSet, Match, Move, Pack, Phase, Ruleset, Seat
from settebello.engine.match import MOST_DECKS
from settebello.notation import (
    DealRecord,
    LevelChange,
    Record,
    SeatRecord,
    has_room,
    print_record,
    read_record,
)
from settebello.notation.record_size import RECORD_LIMITS, ROOM_FOR_A_DEAL
from tests.notation.matches import random_match, rules_of

LONGEST_ID = "x" * 40


def record_of(size: int, players: int = 2) -> Record:
    """A record whose text has so many bytes: the name of its person is that long."""
    seats = (SeatRecord("x"), *(SeatRecord(level="bimbo") for _ in range(players - 1)))
    record = Record(Ruleset(), seats, Seat(0))
    missing = size - len(print_record(record).encode())
    return replace(record, seats=(SeatRecord("x" * (1 + missing)), *seats[1:]))


def test_a_record_is_read_up_to_the_limit_and_refused_one_byte_beyond() -> None:
    record = record_of(RECORD_LIMITS.text)
    text = print_record(record)
    assert read_record(text.encode(), "match.scopa", rules_of)[0] == record
    with pytest.raises(DataError, match="is larger than 2048 KiB"):
        read_record(print_record(record_of(RECORD_LIMITS.text + 1)).encode(), "match.scopa", rules_of)


def test_there_is_room_up_to_the_limit_and_none_one_byte_beyond() -> None:
    most = RECORD_LIMITS.text - ROOM_FOR_A_DEAL
    assert has_room(record_of(most))
    assert not has_room(record_of(most + 1))


def test_the_largest_deal_fits_into_the_room_for_a_deal() -> None:
    """A thousand decks of 52, every move and every change of all five opponents at every move."""
    deck = Pack.BRESCIANE.cards
    move = Move(deck[0], CardSet.of(deck[1:3], Pack.BRESCIANE), claimed=deck[0].rank, doubted=True)
    moves = (move,) * len(deck)
    changes = tuple(
        LevelChange(after, Seat(seat), LONGEST_ID) for after in range(len(moves) + 1) for seat in range(1, 6)
    )
    deal = DealRecord(
        Seat(0), deck, (deck,) * (MOST_DECKS - 1), moves, frozenset(range(52)), (99,) * 6, changes
    )
    before = record_of(1000, players=6)
    after = replace(before, deals=(deal,))
    grown = len(print_record(after).encode()) - len(print_record(before).encode())
    assert grown < ROOM_FOR_A_DEAL
    # The fewest bytes for each value are those of a change: a full record has no more values than are read.
    assert RECORD_LIMITS.values > RECORD_LIMITS.text / 10


@pytest.mark.slow
def test_a_match_that_nobody_wins_is_read_again_after_its_last_deal() -> None:
    """Nothing scores, so that the match ends after the thousandth deal and not one later."""
    awards = ("sweep.points", "score.cards", "score.coins", "score.settebello", "score.primiera")
    rules = Ruleset().override({**dict.fromkeys(awards, 0), "deck.upto": 5, "redeal.kings": 0, **SMALL})
    record, match = random_match(rules, 2, seed=3)
    assert len(record.deals) == MOST_DEALS
    assert match.winner is not None
    text = print_record(record)
    assert len(text) < RECORD_LIMITS.text / 4
    again, replayed = read_record(text, "match.scopa", rules_of)
    assert again == record
    assert replayed.match == match
    assert replayed.match.phase is Phase.MATCH_OVER
    longer = replace(record, deals=(*record.deals, record.deals[0]))
    with pytest.raises(DataError, match="the match is already won"):
        read_record(print_record(longer), "match.scopa", rules_of)


SMALL = {"deal.hand": 2, "deal.refill": 2, "deal.pattern": "T4 P2"}


def test_a_deal_after_many_redeals_is_read_again() -> None:
    """Unchecked rules: almost every table is thrown in."""
    rules = Ruleset().override({"redeal.table_sum_max": 31})
    step, decks = Match.start(rules, 2, Seat(0)).deal_next(Random(2))
    assert len(decks) > 10
    record = Record(rules, (SeatRecord("Ada"), SeatRecord(level="bimbo")), Seat(0))
    record = record.with_deal(decks, step.match.dealer)
    again, replayed = read_record(print_record(record), "match.scopa", rules_of)
    assert again == record
    assert replayed.match == step.match
