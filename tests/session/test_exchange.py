"""A match in which the dealer may exchange the bottom card: played on, saved, and taken back."""

from collections.abc import Mapping
from random import Random

import pytest

from settebello.engine import BottomChosen, Exchange, IllegalMove, Looked, Move, Position, Seat
from settebello.notation import print_record, read_record
from settebello.session import NextDeal, PlayMove, Redo, TableSession, TakeBack, Waiting
from tests.pilot import shipped
from tests.ui.tables import NoJournal, opponents, session

PERSON = Seat(0)


def exchanging(players: int, dealer: int, people: Mapping[int, str] | None = None) -> TableSession:
    """A match in which a seat deals and looks at the bottom card."""
    for seed in range(100):
        table = session(
            "spazzino", players, seed=seed, changes={"deal.exchange": True}, people=people or {0: "Ada"}
        )
        table.submit(NextDeal())
        if position_of(table).turn == dealer:
            return table
    raise AssertionError("another seat deals every time")


def position_of(table: TableSession) -> Position:
    position = table.match.position
    assert position is not None
    return position


def to_person(table: TableSession) -> None:
    for _ in range(50):
        if table.waiting_for is Waiting.PERSON:
            return
        table.poll()
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_person_who_deals_is_asked_and_the_others_wait(players: int) -> None:
    table = exchanging(players, PERSON)
    position = position_of(table)
    assert table.waiting_for is Waiting.PERSON
    assert Looked(PERSON, position.stock[-1]) in table.events_so_far
    with pytest.raises(IllegalMove):
        table.submit(PlayMove(Move(position.hands[PERSON].cards[0])))
    old = position.table.cards[0]
    events = table.submit(PlayMove(Move(old, bottom=True)))
    assert events == (BottomChosen(PERSON, position.stock[-1], old, Seat(1)),)
    assert table.record.deals[-1].exchange == old
    assert position_of(table).turn == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_opponent_who_deals_chooses_at_once(players: int) -> None:
    table = exchanging(players, players - 1)
    assert table.waiting_for is Waiting.OPPONENT
    to_person(table)
    chosen = [event for event in table.events_so_far if isinstance(event, BottomChosen)]
    assert len(chosen) == 1
    assert table.record.deals[-1].exchange is not None


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_match_is_the_same_from_its_record_at_every_moment(players: int) -> None:
    table = exchanging(players, PERSON)
    rng = Random(players)
    choices: set[bool] = set()
    for step in range(150):
        if table.waiting_for is Waiting.NOTHING:
            break
        if table.waiting_for is Waiting.DEAL:
            table.submit(NextDeal())
        elif table.waiting_for is Waiting.PERSON:
            table.submit(PlayMove(rng.choice(position_of(table).legal_moves())))
        else:
            table.poll()
        choices |= {deal.exchange is Exchange.LEFT for deal in table.record.deals if deal.exchange}
        if step % 3 == 0 or position_of(table).exchanging:
            text = print_record(table.record)
            record, replayed = read_record(text, "match.scopa", shipped().ruleset)
            assert record == table.record
            assert replayed.match == table.match
            assert replayed.events == table.events_so_far
            assert print_record(record) == text
    assert choices == {True, False} or len(table.record.deals) < 5


def test_a_match_left_while_the_dealer_looks_is_taken_up_there() -> None:
    table = exchanging(2, PERSON)
    record, replayed = read_record(print_record(table.record), "match.scopa", shipped().ruleset)
    again = TableSession(record, opponents=opponents(), journal=NoJournal(), rng=Random(3), replayed=replayed)
    position = position_of(again)
    assert position == position_of(table)
    assert again.waiting_for is Waiting.PERSON
    again.submit(PlayMove(Move(position.stock[-1], bottom=True)))
    assert again.record.deals[-1].exchange is Exchange.LEFT


@pytest.mark.parametrize("left", [True, False])
def test_the_choice_is_taken_back_alone_and_made_again(*, left: bool) -> None:
    table = exchanging(2, PERSON)
    before, record = position_of(table), table.record
    table.submit(PlayMove(Move(before.stock[-1] if left else before.table.cards[1], bottom=True)))
    chosen, later = position_of(table), table.record
    to_person(table)
    played = position_of(table)
    table.submit(PlayMove(played.legal_moves()[0]))
    table.submit(TakeBack())
    assert position_of(table) == played
    table.submit(TakeBack())
    assert position_of(table) == before
    assert table.record.deals == record.deals
    table.submit(Redo())
    assert position_of(table) == played
    table.submit(TakeBack())
    table.submit(PlayMove(Move(before.stock[-1] if left else before.table.cards[1], bottom=True)))
    assert position_of(table) == chosen
    assert table.record.deals == later.deals


def test_only_the_dealer_takes_the_choice_back() -> None:
    table = exchanging(2, 1, people={0: "Ada", 1: "Bea"})
    before = position_of(table)
    table.submit(PlayMove(before.legal_moves()[0]))
    assert not table.may_take_back(Seat(0))
    assert table.may_take_back(Seat(1))
    table.submit(TakeBack(Seat(1)))
    assert position_of(table) == before
