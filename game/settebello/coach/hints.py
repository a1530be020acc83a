"""A hint: what is best in a view, what it is good for, and how much better it is than the next."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from settebello.ai.analysis import Analysis, MoveValue
from settebello.engine import Category, Move, SeatView

CLEARLY: Final = 0.1
"""Points by which a move has to be better than the next for that to be worth a word."""
DANGER: Final = 0.05
"""A chance of a sweep for an opponent under which nobody needs to be warned."""
PRECIOUS: Final = (
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
"""Categories that a capture helps in, the one most worth a word first."""


class Aim(StrEnum):
    """What a move is good for above all."""

    DOUBT = "doubt"
    DECLARE = "declare"
    SWEEP = "sweep"
    BLUFF = "bluff"
    CATEGORY = "category"
    SAFE = "safe"
    """It leaves an opponent less to sweep than other moves do."""
    LAY = "lay"
    """It costs less than anything else."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The best move (None: a doubt), its aim, and what speaks for it.

    `category` is what it counts in, `danger` the chance that an opponent sweeps next, `avoided` that after
    the next best move. `ahead` is by how many points it is better, None where nothing else can be played.
    `exact` says that all cards are known and the rest was calculated.
    """

    move: Move | None
    aim: Aim
    category: Category | None
    danger: float
    avoided: float
    ahead: float | None
    exact: bool

    @property
    def clear(self) -> bool:
        """Whether it is so much better than the next that this is worth a word."""
        return self.ahead is not None and self.ahead >= CLEARLY


def hint_of(view: SeatView, analysis: Analysis) -> Hint:
    """What to tell the seat of a view; ValueError where it cannot move."""
    if not analysis.moves:
        raise ValueError("nothing can be played")
    best, *others = analysis.moves
    # What differs in no more than a card of equal worth is no other way to play.
    other = others[0] if others else None
    danger = _danger(view, best)
    avoided = 0.0 if other is None else _danger(view, other)
    category = _category(best, other)
    return Hint(
        move=best.move,
        aim=_aim(best, category, danger, avoided),
        category=category,
        danger=danger,
        avoided=avoided,
        ahead=None if other is None else best.points - other.points,
        exact="exact" in _codes(best),
    )


def _aim(best: MoveValue, category: Category | None, danger: float, avoided: float) -> Aim:
    codes = _codes(best)
    if best.move is None:
        return Aim.DOUBT
    if best.move.knock:
        return Aim.DECLARE
    if "sweep" in codes:
        return Aim.SWEEP
    if any(one["code"] == "claims" and not one["truthful"] for one in best.reasons):
        return Aim.BLUFF
    if category is not None and category is not Category.CARDS:
        return Aim.CATEGORY
    if avoided - danger > DANGER:
        return Aim.SAFE
    return Aim.LAY if category is None else Aim.CATEGORY


def _category(best: MoveValue, other: MoveValue | None) -> Category | None:
    """What the best move counts in: first of all where the next best one does not count."""
    own = _taken(best.reasons)
    shared = _taken(other.reasons) if other is not None else {}
    telling = [one for one in PRECIOUS if own.get(one, 0) > shared.get(one, 0)]
    found = telling or [one for one in PRECIOUS if one in own]
    return found[0] if found else None


def _taken(reasons: Iterable[dict[str, Any]]) -> dict[Category, int]:
    """How many cards a move brings that count, by category."""
    return {Category(one["category"]): len(one["cards"]) for one in reasons if one["code"] == "takes"}


def _danger(view: SeatView, value: MoveValue) -> float:
    """The largest chance that an opponent sweeps after a move."""
    sides = len(view.piles)
    chances = [
        float(one["chance"])
        for one in value.reasons
        if one["code"] == "can_sweep" and one["seat"] % sides != view.side
    ]
    return max(chances, default=0.0)


def _codes(value: MoveValue) -> frozenset[str]:
    return frozenset(one["code"] for one in value.reasons)
