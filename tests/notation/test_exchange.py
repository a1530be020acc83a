"""The dealer's choice of the bottom card in a record: written, read back, and refused where it cannot be."""

from dataclasses import replace
from pathlib import Path

import pytest

from settebello import resources
from settebello.datafile import DataError
from settebello.engine import Card, Exchange, Seat
from settebello.notation import Record, print_record, read_record, replay
from settebello.rulebook import Rulebook
from tests.notation.make_golden import FOLDER

RULES = Rulebook((resources.rules(),)).ruleset
FILE = FOLDER / "spazzino_exchange_match.scopa"


def shipped(file: Path = FILE) -> tuple[str, Record]:
    text = file.read_text(encoding="utf-8")
    return text, read_record(text, file.name, RULES)[0]


def only_deal(record: Record, number: int, moves: int) -> Record:
    """A record with one deal, and so many of its moves."""
    deal = record.deals[number]
    scopas = frozenset(place for place in deal.scopas if place < moves)
    begun = replace(deal, moves=deal.moves[:moves], scopas=scopas, score=None)
    return replace(record, dealer=deal.dealer, deals=(begun,))


def test_a_table_card_and_a_card_that_stays_are_written() -> None:
    _, record = shipped()
    choices = [deal.exchange for deal in record.deals]
    assert choices[-1] is Exchange.LEFT
    assert all(isinstance(choice, Card) for choice in choices[:-1])
    for deal in record.deals:
        assert deal.exchange_move is not None
        assert deal.exchange_move.bottom
    assert record.deals[-1].exchange_move is not None
    assert record.deals[-1].exchange_move.card == record.deals[-1].deck[-1]


@pytest.mark.parametrize("number", [0, 6])
def test_a_record_is_read_back_before_the_choice_after_it_and_at_every_move(number: int) -> None:
    _, record = shipped()
    undecided = only_deal(record, number, 0).before_exchange()
    assert undecided.deals[-1].exchange is None
    for begun in (undecided, *(only_deal(record, number, moves) for moves in range(0, 36, 5))):
        text = print_record(begun)
        again, where = read_record(text, "m.scopa", RULES)
        assert again == begun
        assert print_record(again) == text
        assert where.match.position is not None
        assert where.match.position.exchanging == (begun.deals[-1].exchange is None)


def test_the_choice_is_noted_as_a_step_and_taken_from_the_record() -> None:
    _, record = shipped()
    for number in (0, 6):
        begun = only_deal(record, number, 0)
        move = begun.deals[-1].exchange_move
        assert move is not None
        before = begun.before_exchange()
        match = replay(before).match
        step = match.play(move)
        assert before.with_step(match, move, step.events) == begun
        assert replay(begun).match == step.match
        assert begun.with_exchange(move.card) == begun


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("    exchange: 2s\n", "", "exchange_first"),
        ("    exchange: 2s\n", "    exchange: Kb\n", "exchange_first"),
        ("    exchange: 2s\n", "    exchange: 2x\n", "'2x' is not a card"),
        ("    exchange: 2s\n", "    exchange: gone\n", "is not a card"),
        ("    exchange: 2s\n", "    exchange: left\n", "is refused"),
    ],
)
def test_a_wrong_choice_is_named_with_its_place(old: str, new: str, message: str) -> None:
    text, _ = shipped()
    assert text.count(old) == 1
    with pytest.raises(DataError) as refused:
        read_record(text.replace(old, new), "m.scopa", RULES)
    assert message in str(refused.value)


def test_a_choice_where_the_rules_have_none_is_refused() -> None:
    text = (FOLDER / "spazzino_2.scopa").read_text(encoding="utf-8")
    deck = next(line for line in text.splitlines() if line.startswith("    deck:"))
    with pytest.raises(DataError) as refused:
        read_record(text.replace(deck, f"{deck}\n    exchange: left"), "m.scopa", RULES)
    assert "no_exchange" in str(refused.value)


def test_the_same_deal_again_begins_before_the_choice() -> None:
    _, record = shipped()
    again = record.deal_again(0)
    assert again.deals[0].exchange is None
    position = replay(again).match.position
    assert position is not None
    assert position.exchanging
    assert position.turn == Seat(record.deals[0].dealer)
