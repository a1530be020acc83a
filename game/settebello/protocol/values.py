"""The engine's values as plain JSON: cards, sides, states."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from settebello.engine import Card, Side, side_letter
from settebello.notation.observation import claim_of, marks_of
from settebello.protocol.game import Game

Value = TypeVar("Value")


def texts(cards: Iterable[Card]) -> list[str]:
    """Cards as a list of texts."""
    return [str(card) for card in cards]


def letter(side: Side | None) -> str | None:
    """The letter of a side, null for none."""
    return None if side is None else side_letter(side)


def by_side(values: Sequence[Value]) -> dict[str, Value]:
    """A value a side, A first, by the sides' letters."""
    return {side_letter(Side(side)): value for side, value in enumerate(values)}


def state_of(game: Game) -> dict[str, Any]:
    """The game with every card known; what means nothing in the present rules is left out."""
    match, position = game.match, game.position
    over = match.phase is not match.phase.PLAY
    state: dict[str, Any] = {
        "ruleset": match.ruleset.id,
        "rules": match.ruleset.changes,
        "players": match.players,
        "dealer": position.dealer,
        "turn": position.turn,
        "hands": [texts(hand) for hand in position.hands],
        "table": texts(position.table),
        "piles": by_side([texts(pile) for pile in position.piles]),
        "sweeps": by_side(position.sweeps),
        "stock": len(position.stock),
        "last_captor": letter(position.last_captor),
        "scores": by_side(match.scores if over else position.scores),
        "deal": position.deal,
        "phase": game.phase,
    }
    if match.winner is not None:
        state["winner"] = letter(match.winner)
    if any(position.shown):
        state["shown"] = [texts(cards) for cards in position.shown]
    if any(map(any, position.marks)):
        state["marks"] = by_side([marks_of(numbers) for numbers in position.marks])
    if position.guise is not None:
        state["guise"] = position.guise.value
    if position.claim is not None:
        state["claim"] = claim_of(position.claim)
    return state
