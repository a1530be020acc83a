"""The reasons for the best move of an analysis, compared with a move that is surely worse."""

from collections.abc import Iterator
from typing import Final

from settebello.ai.analysis import Analysis, MoveValue
from settebello.coach.reasons.endings import endings
from settebello.coach.reasons.gains import gains
from settebello.coach.reasons.laid_cards import laid_cards
from settebello.coach.reasons.outcome import Outcome
from settebello.coach.reasons.reason import MoveReason, ReasonKind
from settebello.coach.reasons.sweep_safety import sweep_safety
from settebello.coach.verdict import is_level, is_said
from settebello.engine import Move, SeatView
from settebello.engine.rules.rulewords import Objective

_ORDER = tuple(ReasonKind)
PAIR: Final = 2
COMPARED: Final = 3
"""With so many moves that are surely worse the best one is compared until there is a reason."""


def reasons_for(view: SeatView, analysis: Analysis, played: Move | None = None) -> tuple[MoveReason, ...]:
    """Return why the best move is better than another one, the most important reason first.

    `played`: the other move; by default the best of those that are surely worse and lack something. There are
    no reasons where no move is surely worse, for doubts and claims, and where few points win.
    """
    if not analysis.moves:
        return ()
    best, *others = analysis.moves
    worse = [one for one in others if is_said(one.behind) and played in {None, one.move}]
    compared = (reasons_against(view, best, one) for one in worse[:COMPARED])
    return next((found for found in compared if found), ())


def facts_beside(view: SeatView, analysis: Analysis) -> tuple[MoveReason, ...]:
    """Return what the best move has and the next best one lacks, where the search cannot tell by how much.

    There are none where the next best move is surely worse (`reasons_for` says why) or about as good.
    """
    if len(analysis.moves) < PAIR:
        return ()
    best, other = analysis.moves[:PAIR]
    if is_said(other.behind) or is_level(other.behind):
        return ()
    return _compared(view, best, other)


def reasons_against(view: SeatView, best: MoveValue, worse: MoveValue) -> tuple[MoveReason, ...]:
    """Return what the best move has and a worse one lacks; nothing unless it is surely worse."""
    return _compared(view, best, worse) if is_said(worse.behind) else ()


def reasons_of_player(view: SeatView, analysis: Analysis, played: Move) -> tuple[MoveReason, ...]:
    """Return what the move that was played has and another one lacks; nothing if it is surely worse itself.

    It is compared with moves that are worth less, first with those that are surely worse than the best.
    """
    value = next((one for one in analysis.moves if one.move == played), None)
    if value is None or is_said(value.behind):
        return ()
    less = [one for one in analysis.moves if one.points < value.points]
    in_order = sorted(less, key=lambda one: not is_said(one.behind))
    compared = (_compared(view, value, one) for one in in_order[:COMPARED])
    return next((found for found in compared if found), ())


def _compared(view: SeatView, best: MoveValue, worse: MoveValue) -> tuple[MoveReason, ...]:
    """Return the reasons for a pair of moves; nothing for doubts and claims, and where few points win."""
    if best.move is None or worse.move is None:
        return ()
    hidden = view.claim is not None or best.move.claimed is not None or worse.move.claimed is not None
    if hidden or view.ruleset.match.objective is Objective.LOW:
        return ()
    return move_reasons(view, best.move, worse.move, believed_sweep(view, best))


def move_reasons(view: SeatView, best: Move, worse: Move, believed: float = 0.0) -> tuple[MoveReason, ...]:
    """Return what one move has and another lacks, in the order of `ReasonKind`.

    `believed`: how likely the next player sweeps after the first move, by what the plays have told.
    """
    return tuple(sorted(_found(Outcome.of(view, best), Outcome.of(view, worse), believed), key=_place))


def _found(best: Outcome, other: Outcome, believed: float) -> Iterator[MoveReason]:
    yield from gains(best, other)
    if best.steals:
        return
    yield from endings(best, other)
    # A card played face down takes what it claims to take: nothing on the table is safe from it.
    if not best.view.ruleset.bluff:
        yield from sweep_safety(best, other, believed)
        yield from laid_cards(best, other)


def _place(reason: MoveReason) -> int:
    return _ORDER.index(reason.kind)


def believed_sweep(view: SeatView, value: MoveValue) -> float:
    """Return how likely the next player sweeps after a move, by the deals that fit what was played."""
    following = (view.seat + 1) % view.players
    chances = [
        float(one["chance"])
        for one in value.reasons
        if one["code"] == "can_sweep" and one["seat"] == following
    ]
    return max(chances, default=0.0)
