"""Cards, packs, sets and moves: printed, parsed, compared."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.engine import (
    Card,
    CardSet,
    Move,
    Pack,
    Rank,
    Side,
    Suit,
    card_value,
    parse_cards,
    parse_side,
    side_letter,
)
from tests.strategies import card_sets, moves

PACKS = st.sampled_from(list(Pack))


@given(PACKS.flatmap(lambda pack: st.sampled_from(pack.cards)))
def test_a_card_is_what_its_text_parses_to(card: Card) -> None:
    assert Card.parse(str(card)) == card
    assert eval(repr(card)) == card  # noqa: S307 - repr promises to be the expression that rebuilds it


@given(PACKS.flatmap(card_sets))
def test_a_set_is_what_its_text_parses_to(cards: CardSet) -> None:
    assert CardSet.parse(str(cards), cards.pack) == cards
    rebuilt = eval(repr(cards))  # noqa: S307 - repr promises to be the expression that rebuilds it
    assert (rebuilt, rebuilt.pack) == (cards, cards.pack)


@given(moves())
def test_a_move_is_what_its_text_parses_to(move: Move) -> None:
    assert Move.parse(str(move)) == move
    assert Move.parse(f"{move}#") == move
    assert eval(repr(move)) == move  # noqa: S307 - repr promises to be the expression that rebuilds it


def test_the_settebello_is_the_seven_of_coins() -> None:
    card = Card.parse("7d")
    assert (card.rank, card.suit, card.bit) == (Rank.SEVEN, Suit.COINS, 25)
    assert repr(card) == "Card.parse('7d')"


@pytest.mark.parametrize("text", ["", "7", "d7", "7x", "0d", "10d", "Ad", "7D", "7d ", "Jd"])
def test_what_is_no_card_is_refused_by_name(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        Card.parse(text)


def test_the_canonical_order_is_by_rank_and_then_cups_coins_clubs_swords() -> None:
    assert "".join(map(str, Pack.ITALIAN.cards)).startswith("1c1d1b1s2c2d")
    assert "".join(map(str, Pack.ITALIAN.cards)).endswith("9sKcKdKbKs")
    assert str(CardSet.parse("Ks 1d 1c")) == "1c1dKs"
    assert Card.parse("1s") < Card.parse("2c")


@pytest.mark.parametrize("pack", list(Pack))
def test_every_card_stands_at_its_own_bit_in_its_pack(pack: Pack) -> None:
    assert [card.bit for card in pack.cards] == list(range(52 if pack is Pack.BRESCIANE else 40))


def test_courts_count_eight_nine_and_ten() -> None:
    """Rules 1.2."""
    assert [card_value(Card.parse(text)) for text in ("1c", "7d", "8b", "9s", "Kd")] == [1, 7, 8, 9, 10]


def test_the_empty_set_prints_as_a_dash() -> None:
    assert str(CardSet()) == "-"
    assert CardSet.parse("-") == CardSet.parse("") == CardSet()
    assert parse_cards("-") == ()


def test_a_run_of_cards_keeps_its_order_and_may_hold_spaces() -> None:
    assert tuple(map(str, parse_cards("7d 3c\n4s"))) == ("7d", "3c", "4s")


@pytest.mark.parametrize(
    ("text", "said"),
    [("7d7d", "7d stands twice"), ("Td", "Td is not in the pack italian40"), ("7", "is not a card")],
)
def test_what_is_no_set_is_refused(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        CardSet.parse(text)


@given(card_sets(), card_sets())
def test_sets_combine_as_sets_do(one: CardSet, two: CardSet) -> None:
    assert set(one | two) == set(one) | set(two)
    assert set(one & two) == set(one) & set(two)
    assert set(one - two) == set(one) - set(two)
    assert len(one) == len(set(one))
    assert bool(one) == bool(set(one))
    assert all((card in one) == (card in set(one)) for card in Pack.ITALIAN.cards)
    assert "7d" not in one


def test_the_same_cards_are_the_same_set_in_every_pack_of_forty() -> None:
    assert CardSet.parse("7d", Pack.SAARBRUECKEN) == CardSet.parse("7d")
    assert hash(CardSet.parse("7d", Pack.SAARBRUECKEN)) == hash(CardSet.parse("7d"))
    assert repr(CardSet.parse("7d", Pack.SAARBRUECKEN)) == "CardSet.parse('7d', Pack('saar40'))"


def test_a_shuffled_pack_is_the_pack_in_the_order_the_random_numbers_give() -> None:
    shuffled = Pack.ITALIAN.shuffled(Random(3))
    assert shuffled != Pack.ITALIAN.cards
    assert sorted(shuffled) == list(Pack.ITALIAN.cards)
    assert shuffled == Pack.ITALIAN.shuffled(Random(3))


def test_a_move_prints_its_card_and_what_it_takes() -> None:
    assert str(Move(Card.parse("7d"))) == "7d"
    assert str(Move(Card.parse("7d"), CardSet.parse("4s3c"))) == "7dx3c4s"


def test_a_cross_without_cards_is_refused() -> None:
    with pytest.raises(ValueError, match="captures nothing"):
        Move.parse("7dx")


def test_sides_are_lettered_from_a_to_f() -> None:
    assert [side_letter(Side(n)) for n in range(6)] == list("ABCDEF")
    assert [parse_side(letter) for letter in "ABCDEF"] == list(range(6))
    for text in ("", "G", "AB", "a"):
        with pytest.raises(ValueError, match="is not a side"):
            parse_side(text)


def test_a_ten_of_the_pack_of_52_is_no_king_of_a_pack_of_40() -> None:
    """They share a bit, so that a record could else name a card that is not in play."""
    assert Card.parse("Kd") in CardSet.parse("Kd")
    assert Card.parse("Td") not in CardSet.parse("Kd")
    assert Card.parse("Td") in CardSet.parse("Td", Pack.BRESCIANE)
    with pytest.raises(ValueError, match="Td is not in the pack italian40"):
        Move.parse("Td")


def test_a_move_of_the_pack_of_52_is_rebuilt_from_its_expression() -> None:
    move = Move.parse("Vdx1dRd", Pack.BRESCIANE)
    assert repr(move) == "Move.parse('Vdx1dRd', Pack('bresciane52'))"
    assert Move.parse("Vdx1dRd", Pack.BRESCIANE) == move


def test_a_set_that_was_empty_is_of_the_pack_of_what_comes_into_it() -> None:
    knight = CardSet.parse("Vd", Pack.BRESCIANE)
    assert str(CardSet() | knight) == str(knight | CardSet()) == "Vd"
    assert Card.parse("Vd") in CardSet() | knight
