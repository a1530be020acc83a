"""From the engine's values to the referee's plain text, so that the two can be compared."""

from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import lru_cache
from typing import Any

from settebello.engine import (
    BottomChosen,
    Card,
    CardSet,
    Deal,
    DealOver,
    Event,
    FaceDown,
    Mark,
    MatchOver,
    Move,
    Pack,
    Position,
    Redeal,
    Ruleset,
    Seat,
    Side,
    TableSweep,
    parse_cards,
)
from tests import reference
from tests.reference import Cards


def both(changes: Mapping[str, Any]) -> tuple[Ruleset, reference.Rules]:
    """The same changes of Scopa in the engine's form and in the referee's."""
    ruleset = Ruleset().changed(changes)
    return ruleset, rules_of(ruleset)


def rules_of(ruleset: Ruleset) -> reference.Rules:
    """Every key with its plain value, as the referee reads them."""
    return ruleset.rules()


def cards(held: Iterable[Card]) -> Cards:
    """Cards as the referee writes them."""
    return _written(held.mask, held.pack) if isinstance(held, CardSet) else tuple(map(str, held))


@lru_cache(maxsize=1 << 16)
def _written(mask: int, pack: Pack) -> Cards:
    """A set as the referee writes it; the same sets are compared again and again."""
    return tuple(map(str, CardSet(mask, pack)))


def card_set(held: Iterable[str], pack: Pack = Pack.ITALIAN) -> CardSet:
    """A set as the engine writes it."""
    return CardSet.of(map(Card.parse, held), pack)


def engine_move(ruleset: Ruleset, move: reference.Move) -> Move:
    """A move as the engine writes it."""
    return Move.parse(str(move), ruleset.deck.pack)


def position(ruleset: Ruleset, dealer: int, deal: reference.Deal) -> Position:
    """The engine's position where the referee's deal stands, without its history; nothing is claimed."""
    pack = ruleset.deck.pack
    return Position(
        ruleset=ruleset,
        players=deal.players,
        dealer=Seat(dealer),
        turn=None if deal.turn is None else Seat(deal.turn),
        hands=tuple(card_set(hand, pack) for hand in deal.hands),
        table=card_set(deal.table, pack),
        piles=tuple(card_set(pile, pack) for pile in deal.piles),
        sweeps=deal.sweeps,
        scores=(0,) * len(deal.piles),
        stock=parse_cards("".join(deal.stock)),
        last_captor=None if deal.last_captor is None else Side(deal.last_captor),
        tops=card_set(filter(None, deal.tops), pack),
    )


def marks(position: Position) -> dict[str, tuple[int, ...]]:
    """The points scored in play, by the name of the mark."""
    return {mark.category.value: tuple(side[mark] for side in position.marks) for mark in Mark}


def agree(what: str, engine: object, referee: object) -> None:
    """Assert that both say the same, and tell what either says where they do not."""
    assert engine == referee, f"{what}: the engine says {engine}, the referee {referee}"


def same(position: Position, deal: reference.Deal) -> None:
    """Assert that everything on the table is the same for both."""
    agree("turn", position.turn, deal.turn)
    agree("hands", tuple(map(cards, position.hands)), deal.hands)
    agree("table", cards(position.table), deal.table)
    agree("stock", cards(position.stock), deal.stock)
    agree("piles", tuple(map(cards, position.piles)), deal.piles)
    agree("tops", set(cards(position.tops)), set(filter(None, deal.tops)))
    agree("sweeps", position.sweeps, deal.sweeps)
    agree("marks", marks(position), deal.marks)
    agree("shown", tuple(map(cards, position.shown)), deal.shown)
    agree("guise", position.guise or "", deal.guise)
    agree("last captor", position.last_captor, deal.last_captor)
    claim = position.claim and (
        position.claim.seat,
        str(position.claim.card),
        position.claim.rank,
        cards(position.claim.cards),
    )
    agree("claim", claim, deal.claim and deal.claim[:4])
    bottom = position.bottom
    agree(
        "bottom",
        ("", "") if bottom is None else (bottom.exchange.value, str(bottom.card or "")),
        deal.bottom,
    )
    boast = position.boast and (position.boast.seat, position.boast.points)
    agree("boast", boast, deal.boast and deal.boast[:2])
    agree("doubts", position.may_doubt, deal.may_doubt)


def told(event: Event) -> tuple[object, ...] | None:
    """An event as the referee tells it, its name first; None for those of the match."""
    words = {FaceDown: "face_down", TableSweep: "table_sweep", BottomChosen: "bottom_chosen"}
    name = words.get(type(event), type(event).__name__.lower())
    if isinstance(event, (Deal, Redeal, DealOver, MatchOver)):
        return None
    facts = [getattr(event, field.name) for field in fields(event) if field.name != "kind"]
    return (name, *map(_plain, facts))


def _plain(fact: object) -> object:
    """A fact of an event as the referee writes it."""
    match fact:
        case CardSet():
            return cards(fact)
        case Card():
            return str(fact)
        case Mark():
            return fact.category.value
        case tuple():
            return tuple(reference.in_order(cards(hand)) for hand in fact)
    return fact
