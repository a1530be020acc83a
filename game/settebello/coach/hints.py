"""Hints: the best move of a view, its purpose, and its lead over the next best."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from settebello.ai.analysis import Analysis, MoveValue
from settebello.ai.search.tree_sample import Lead
from settebello.coach.reasons import MoveReason, facts_beside, reasons_for
from settebello.engine import Card, Category, Move, Ruleset, SeatView, primiera_value

GOOD_RANKS: Final = 3
"""So many ranks are good cards for the primiera; others count in it only until a better card comes."""
DANGER: Final = 0.05
"""A smaller probability of an opponent's sweep needs no warning."""
CATEGORY_ORDER: Final = (
    Category.SETTEBELLO,
    Category.RE_BELLO,
    Category.EXTRA,
    Category.ALL_SEVENS,
    Category.MOST_SEVENS,
    Category.COINS,
    Category.NAPOLA,
    Category.PICCOLA,
    Category.GRANDE,
    Category.PRIMIERA,
    Category.CARDS,
)
"""The categories that a hint names, most important first."""


class Aim(StrEnum):
    """The main purpose of a move."""

    BOTTOM = "bottom"
    """The dealer's choice of the bottom card."""
    DOUBT = "doubt"
    BELIEVE = "believe"
    DECLARE = "declare"
    SWEEP = "sweep"
    BLUFF = "bluff"
    CATEGORY = "category"
    SAFE = "safe"
    """It gives an opponent less chance of a sweep than other moves do."""
    LAY = "lay"
    """It costs less than every other move."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The best move (None: a doubt), its aim and the facts for it.

    `category`: the category in which it counts. `danger`: the probability that an opponent sweeps next;
    `avoided`: the same after the next best move. `ahead`: its lead over the next best move, None where the
    search cannot tell. `alone`: there is no other move. `exact`: all cards are known and the result is
    calculated. `reasons`: why it is better than the best of those moves that are surely worse. `facts`: what
    it has and the next best move lacks, where the search cannot tell by how much that is worse. `declared`:
    the points for knocking. `most`: no other move takes more cards.
    """

    move: Move | None
    aim: Aim
    category: Category | None
    danger: float
    avoided: float
    ahead: Lead | None
    alone: bool
    exact: bool
    reasons: tuple[MoveReason, ...] = ()
    facts: tuple[MoveReason, ...] = ()
    declared: int = 0
    most: bool = True


def hint_of(view: SeatView, analysis: Analysis) -> Hint:
    """Return the hint for a view; raises ValueError if there is no move."""
    if not analysis.moves:
        raise ValueError("nothing can be played")
    best, *others = analysis.moves
    other = others[0] if others else None
    danger = _danger(view, best)
    avoided = 0.0 if other is None else _danger(view, other)
    category = _category(view.ruleset, best, other)
    return Hint(
        move=best.move,
        aim=_aim(best, category, danger, avoided),
        category=category,
        danger=danger,
        avoided=avoided,
        ahead=None if other is None else other.behind,
        alone=other is None,
        exact="exact" in _codes(best),
        reasons=reasons_for(view, analysis),
        facts=facts_beside(view, analysis),
        declared=sum(one["points"] for one in best.reasons if one["code"] == "declares"),
        most=_cards(best) >= max(map(_cards, analysis.moves)),
    )


def _aim(best: MoveValue, category: Category | None, danger: float, avoided: float) -> Aim:
    codes = _codes(best)
    if best.move is None:
        return Aim.DOUBT
    if best.move.stands:
        return Aim.BELIEVE
    if best.move.bottom:
        return Aim.BOTTOM
    if best.move.knock:
        return Aim.DECLARE
    if "sweep" in codes:
        return Aim.SWEEP
    if any(one["code"] in {"claims", "boasts"} and not one["truthful"] for one in best.reasons):
        return Aim.BLUFF
    if category is not None and category is not Category.CARDS:
        return Aim.CATEGORY
    if avoided - danger > DANGER:
        return Aim.SAFE
    return Aim.LAY if category is None else Aim.CATEGORY


def _category(ruleset: Ruleset, best: MoveValue, other: MoveValue | None) -> Category | None:
    """Return the category of the best move, preferably one in which the next best move gains less."""
    own = _taken(ruleset, best.reasons)
    shared = _taken(ruleset, other.reasons) if other is not None else {}
    telling = [one for one in CATEGORY_ORDER if own.get(one, 0) > shared.get(one, 0)]
    found = telling or [one for one in CATEGORY_ORDER if one in own]
    return found[0] if found else None


def _taken(ruleset: Ruleset, reasons: Iterable[dict[str, Any]]) -> dict[Category, int]:
    """Return the number of scoring cards that a move captures, by category; of the primiera the good ones."""
    found = {Category(one["category"]): one["cards"] for one in reasons if one["code"] == "takes"}
    if Category.PRIMIERA in found:
        worth = sorted({primiera_value(card, ruleset) for card in ruleset.deck.cards}, reverse=True)
        least = worth[min(GOOD_RANKS, len(worth)) - 1]
        good = [
            text for text in found[Category.PRIMIERA] if primiera_value(Card.parse(text), ruleset) >= least
        ]
        found[Category.PRIMIERA] = good
    return {category: len(cards) for category, cards in found.items() if cards}


def _danger(view: SeatView, value: MoveValue) -> float:
    """Return the highest probability that an opponent sweeps after a move."""
    sides = len(view.piles)
    chances = [
        float(one["chance"])
        for one in value.reasons
        if one["code"] == "can_sweep" and one["seat"] % sides != view.side
    ]
    return max(chances, default=0.0)


def _cards(value: MoveValue) -> int:
    """Return the number of table cards that a move captures."""
    return 0 if value.move is None else len(value.move.captured)


def _codes(value: MoveValue) -> frozenset[str]:
    return frozenset(one["code"] for one in value.reasons)
