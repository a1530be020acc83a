"""Converts the engine's values to plain JSON: cards, sides, states, scores."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from settebello.engine import Card, Category, ScoreLine, Side, primiera_unit, side_letter
from settebello.notation.observation import boast_of, bottom_of, claim_of, marks_of
from settebello.protocol.game_under_way import Game

Value = TypeVar("Value")


def texts(cards: Iterable[Card]) -> list[str]:
    """Return cards as a list of texts."""
    return [str(card) for card in cards]


def letter(side: Side | None) -> str | None:
    """Return the letter of a side; None for no side."""
    return None if side is None else side_letter(side)


def by_side(values: Sequence[Value]) -> dict[str, Value]:
    """Return one value for each side, keyed by the side's letter."""
    return {side_letter(Side(side)): value for side, value in enumerate(values)}


def state_of(game: Game) -> dict[str, Any]:
    """Return the game with every card visible; members without meaning in the present rules are omitted."""
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
    if position.tops:
        tops = [str(pile & position.tops) if pile else None for pile in position.piles]
        state["tops"] = by_side(tops)
    if any(position.shown):
        state["shown"] = [texts(cards) for cards in position.shown]
    if any(map(any, position.marks)):
        state["marks"] = by_side([marks_of(numbers) for numbers in position.marks])
    if position.guise is not None:
        state["guise"] = position.guise.value
    if position.claim is not None:
        state["claim"] = claim_of(position.claim)
    if position.bottom is not None:
        state["bottom"] = bottom_of(position.bottom)
    if position.boast is not None:
        state["boast"] = boast_of(position.boast)
    return state


def score_of(game: Game) -> dict[str, Any]:
    """Return the score of the deal, or of the present piles while it is being played."""
    position = game.position
    score = game.match.score if position.over and game.match.score else position.score()
    unit = primiera_unit(game.match.ruleset)
    answer: dict[str, Any] = {
        "final": position.over,
        "points": by_side(score.points),
        "detail": {line.category.value: _line(line, unit) for line in score.lines},
    }
    primiera = score.line(Category.PRIMIERA)
    if primiera is not None:
        answer["primiera"] = by_side(
            [
                {"cards": texts(cards), "sum": _in_units(figure, unit)}
                for cards, figure in zip(primiera.cards, primiera.figures, strict=True)
            ]
        )
    if score.match_winner is not None:
        answer["match_winner"] = letter(score.match_winner)
    return answer


def _in_units(figure: int, unit: int) -> int | float:
    """Convert a figure counted in parts of one; an integer if it is whole."""
    return figure / unit if figure % unit else figure // unit


def _line(line: ScoreLine, unit: int) -> dict[str, Any]:
    parts = unit if line.category is Category.PRIMIERA else 1
    return {
        "winner": letter(line.winner),
        "figures": by_side([_in_units(figure, parts) for figure in line.figures]),
        "points": sum(line.points),
        "by_side": by_side(line.points),
    }
