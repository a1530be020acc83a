"""The commands that read hands: the chance of every card in every other hand, and whether a rank is there."""

from typing import Any, Final

from settebello.ai.reading.hand_reading import HandReading, read_hands
from settebello.ai.reading.questions import CardFate, can_hold
from settebello.engine import Rank, SeatView
from settebello.notation.observation import ObservationError, view_of
from settebello.protocol.arguments import Arguments, bad
from settebello.protocol.errors import ErrorCode, ProtocolError, shown
from settebello.protocol.game_under_way import EngineContext, Game, require_game
from settebello.protocol.line_session import Answer

PLACES: Final = 6
"""Decimal places of chances."""


def read(context: EngineContext, arguments: Arguments, game: Game | None) -> Answer:
    """Answer with the chance that each other seat holds each card."""
    return reading_data(_view(context, arguments, game))


def holds(context: EngineContext, arguments: Arguments, game: Game | None) -> Answer:
    """Answer whether another seat can hold a card of a rank, and where each card of it is."""
    view = _view(context, arguments, game)
    other = arguments.seat("other", view.players)
    text = arguments.text("rank")
    ranks = view.ruleset.deck.ranks
    if text not in ranks:
        bad("rank", f"{shown(text)} is not one of {', '.join(ranks)}")
    if other == view.seat:
        bad("other", f"seat {other} knows its own hand")
    found = can_hold(view, other, Rank(text))
    return {
        "holds": found.verdict.value,
        "deals": found.deals,
        "holding": found.holding,
        "cards": [_fate(view, one) for one in found.cards],
    }


def reading_data(view: SeatView) -> dict[str, Any]:
    """Return the reading of a view as plain JSON values."""
    found = read_hands(view)
    return {
        "seat": int(view.seat),
        "deals": found.deals,
        "exact": found.exact,
        "weighed": found.weighed,
        "error": round(found.error, PLACES),
        "hands": [_hand(view, one) for one in found.hands],
    }


def _view(context: EngineContext, arguments: Arguments, game: Game | None) -> SeatView:
    """Return the view that is read: of an observation, of a seat of the game, or of the seat in turn."""
    if "observation" in arguments:
        if "seat" in arguments:
            bad("seat", "give a seat or an observation, not both")
        try:
            return view_of(arguments.mapping("observation"), context.rulebook.ruleset)
        except ObservationError as error:
            raise ProtocolError(ErrorCode.BAD_OBSERVATION, f"observation: {error}") from None
    position = require_game(game).position
    if "seat" in arguments:
        return position.view(arguments.seat("seat", position.players))
    if position.turn is None:
        raise ProtocolError(ErrorCode.NOT_NOW, "the deal is over: nobody is in turn")
    return position.view(position.turn)


def _hand(view: SeatView, hand: HandReading) -> dict[str, Any]:
    cards = [card for card in view.ruleset.deck.cards if hand.counts[card.bit]]
    return {
        "seat": int(hand.seat),
        "hidden": hand.hidden,
        "shown": [str(card) for card in hand.shown],
        "chances": {str(card): round(hand.chances[card.bit], PLACES) for card in cards},
        "counts": {str(card): hand.counts[card.bit] for card in cards},
    }


def _fate(view: SeatView, one: CardFate) -> dict[str, Any]:
    found: dict[str, Any] = {"card": str(one.card), "fate": one.fate.value}
    if one.by is not None:
        found["seat"] = int(one.by)
    if one.play is not None:
        found["number"] = one.play + 1
        if one.play < len(view.history):
            found["move"] = str(view.history[one.play])
    return found
