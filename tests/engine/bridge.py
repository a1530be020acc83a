"""From the engine's values to the referee's plain text, so that the two can be compared."""

from collections.abc import Mapping
from typing import Any

from settebello.engine import Card, CardSet, Move, Position, Ruleset, Seat, Side, parse_cards
from tests import reference
from tests.reference import Cards


def both(changes: Mapping[str, Any]) -> tuple[Ruleset, reference.Rules]:
    """The same changes of Scopa in the engine's form and in the referee's."""
    return Ruleset().changed(changes), {**reference.SCOPA, **changes}


def cards(held: CardSet) -> Cards:
    """A set as the referee writes it."""
    return tuple(map(str, held))


def move(played: Move) -> reference.Move:
    """A move as the referee writes it."""
    return str(played.card), cards(played.captured)


def engine_move(played: reference.Move) -> Move:
    """A move as the engine writes it."""
    return Move(Card.parse(played[0]), CardSet.of(map(Card.parse, played[1])))


def position(ruleset: Ruleset, dealer: int, deal: reference.Deal) -> Position:
    """The engine's position where the referee's deal stands, without its history."""
    return Position(
        ruleset=ruleset,
        players=deal.players,
        dealer=Seat(dealer),
        turn=None if deal.turn is None else Seat(deal.turn),
        hands=tuple(map(card_set, deal.hands)),
        table=card_set(deal.table),
        piles=tuple(map(card_set, deal.piles)),
        sweeps=deal.sweeps,
        scores=(0,) * len(deal.piles),
        stock=parse_cards("".join(deal.stock)),
        last_captor=None if deal.last_captor is None else Side(deal.last_captor),
    )


def card_set(held: Cards) -> CardSet:
    """A set as the engine writes it."""
    return CardSet.of(map(Card.parse, held))


def same(position: Position, deal: reference.Deal) -> None:
    """Assert that everything on the table is the same for both."""
    assert position.turn == deal.turn
    assert tuple(map(cards, position.hands)) == deal.hands
    assert cards(position.table) == deal.table
    assert tuple(map(str, position.stock)) == deal.stock
    assert tuple(map(cards, position.piles)) == deal.piles
    assert position.sweeps == deal.sweeps
    assert position.last_captor == deal.last_captor
