"""A practice deal as JSON: without the partner's cards, unless they lie open."""

from collections.abc import Iterable
from typing import Any, Final

from settebello.engine import Deal, Event, Position, Refill, Seat
from settebello.notation.observation import observation_of
from settebello.practice.coached_deal import CoachedDeal, Way, addends_of
from settebello.practice.prepared_deal import Practice
from settebello.protocol.json_events import event_of
from settebello.protocol.json_values import texts
from settebello.session import Waiting

CHILD: Final = Seat(0)
PARTNER: Final = Seat(1)


def deal_json(coached: CoachedDeal) -> dict[str, Any]:
    """How the deal came about, and what may be done with it as a whole."""
    practice = coached.practice
    return {
        "activity": practice.activity,
        "kind": practice.deal.kind,
        "partner": practice.session.record.level(PARTNER),
        "upto": practice.deal.upto,
        "open_hands": practice.open_hands,
        "may_take_back": coached.may_take_back,
        "may_shuffle": coached.may_shuffle,
    }


def view_json(coached: CoachedDeal) -> dict[str, Any]:
    """The child's observation and its legal moves; the partner's cards where they lie open."""
    session = coached.practice.session
    position = session.match.position
    if position is None:
        raise ValueError("no cards are dealt")
    seen: dict[str, Any] = {"observation": observation_of(position.view(CHILD))}
    if coached.practice.open_hands:
        seen["partner_hand"] = texts(position.hands[PARTNER])
    turn = session.waiting_for is Waiting.PERSON
    return {**seen, "moves": sorted(map(str, position.listed_moves())) if turn else []}


def seen_events(events: Iterable[Event], practice: Practice) -> list[dict[str, Any]]:
    """Events without the partner's cards, and without the total that the broom check asks for."""
    return [_seen(event, practice) for event in events]


def _seen(event: Event, practice: Practice) -> dict[str, Any]:
    found = event_of(event)
    if isinstance(event, Deal | Refill) and not practice.open_hands:
        found["hands"] = [cards if seat == CHILD else len(cards) for seat, cards in enumerate(found["hands"])]
    return found


def way_json(position: Position, way: Way) -> dict[str, Any]:
    """A capture and the numbers that it adds up."""
    card, chosen = way
    return {"card": str(card), "cards": texts(chosen), "addends": list(addends_of(position, card, chosen))}
