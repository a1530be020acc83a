"""The score of a deal as plain JSON, category by category."""

from typing import Any

from settebello.engine import Category, ScoreLine, primiera_unit
from settebello.protocol.game import Game
from settebello.protocol.values import by_side, letter, texts


def score_of(game: Game) -> dict[str, Any]:
    """The score of the deal, or of the piles as they stand while it is being played."""
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
                {"cards": texts(cards), "sum": in_units(figure, unit)}
                for cards, figure in zip(primiera.cards, primiera.figures, strict=True)
            ]
        )
    if score.match_winner is not None:
        answer["match_winner"] = letter(score.match_winner)
    return answer


def in_units(figure: int, unit: int) -> int | float:
    """A figure counted in so many parts of one: a whole number where it is one."""
    return figure / unit if figure % unit else figure // unit


def _line(line: ScoreLine, unit: int) -> dict[str, Any]:
    parts = unit if line.category is Category.PRIMIERA else 1
    return {
        "winner": letter(line.winner),
        "figures": by_side([in_units(figure, parts) for figure in line.figures]),
        "points": sum(line.points),
        "by_side": by_side(line.points),
    }
