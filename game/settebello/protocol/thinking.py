"""The commands that think: choose and analyse. Whoever thinks gets the observation alone."""

from random import Random
from typing import Any

from settebello.ai.analysis import USUAL_ITERATIONS, Enough, MoveValue
from settebello.ai.analysis import analyse as analysis_of
from settebello.ai.players import DOUBT
from settebello.engine import SeatView
from settebello.notation.observation import ObservationError, view_of
from settebello.protocol.arguments import Arguments, bad
from settebello.protocol.errors import ErrorCode, ProtocolError, shown
from settebello.protocol.game import Answer, Desk, Game, under_way
from settebello.protocol.playing import seed_of

MOST_TIME = 600_000
"""Milliseconds."""

MOST_ITERATIONS = 1_000_000

MOST_WEIGHED = 10_000
"""Moves among which an opponent chooses; a deal that was played card by card has a few hundred at most."""

MOST_ANALYSED = 1000
"""Moves that are tried one by one in many deals."""


def choose(desk: Desk, arguments: Arguments, game: Game | None) -> Answer:
    """The move of an opponent."""
    level = _level(desk, arguments)
    view = _weighable(_view(desk, arguments, game), MOST_WEIGHED)
    _enough(desk, arguments)
    rng = Random(seed_of(desk, arguments))
    begun = desk.now()
    decision = desk.levels.player(level).decide(view, rng)
    candidates = [
        {"move": str(candidate.move), "points": candidate.points} for candidate in decision.candidates
    ]
    stats: dict[str, Any] = {"iterations": decision.iterations, "candidates": candidates}
    return {
        "move": str(decision.move) if decision.move else DOUBT,
        "stats": _timed(desk, arguments, begun, stats),
    }


def analyse(desk: Desk, arguments: Arguments, game: Game | None) -> Answer:
    """Every legal move with what it is worth, the best first."""
    if "level" in arguments:
        _level(desk, arguments)
    view = _weighable(_view(desk, arguments, game), MOST_ANALYSED)
    enough = _enough(desk, arguments)
    begun = desk.now()
    analysis = analysis_of(view, Random(seed_of(desk, arguments)), enough)
    stats: dict[str, Any] = {"iterations": analysis.iterations}
    return {
        "moves": [_value(value) for value in analysis.moves],
        "stats": _timed(desk, arguments, begun, stats),
    }


def _value(value: MoveValue) -> dict[str, Any]:
    return {
        "move": str(value.move) if value.move else DOUBT,
        "points": round(value.points, 6),
        "error": round(value.error, 6),
        "reasons": list(value.reasons),
    }


def _timed(desk: Desk, arguments: Arguments, begun: float, stats: dict[str, Any]) -> dict[str, Any]:
    """The time taken too, where time was the limit: without it the same request gets the same answer."""
    if "time_ms" in arguments:
        stats["time_ms"] = round((desk.now() - begun) * 1000)
    return stats


def _level(desk: Desk, arguments: Arguments) -> str:
    level = arguments.text("level")
    if desk.levels.get(level) is None:
        known = ", ".join(opponent.id for opponent in desk.levels.opponents)
        raise ProtocolError(ErrorCode.UNKNOWN_LEVEL, f"level: {shown(level)} is not one of {known}")
    return level


def _enough(desk: Desk, arguments: Arguments) -> Enough:
    """When to stop: after the iterations or the time of a request, or after the usual iterations."""
    if "iterations" in arguments and "time_ms" in arguments:
        bad("time_ms", "give iterations or time_ms, not both")
    if "time_ms" in arguments:
        end = desk.now() + arguments.number("time_ms", 1, MOST_TIME) / 1000
        return lambda _: desk.now() >= end
    wanted = arguments.number("iterations", 1, MOST_ITERATIONS, default=USUAL_ITERATIONS)
    return lambda done: done >= wanted


def _view(desk: Desk, arguments: Arguments, game: Game | None) -> SeatView:
    """What the seat that is to think may know."""
    if "observation" not in arguments:
        position = under_way(game).position
        if position.turn is None:
            raise ProtocolError(ErrorCode.NOT_NOW, "the deal is over: nobody is in turn")
        return position.view(position.turn)
    try:
        view = view_of(arguments.mapping("observation"), desk.rulebook.ruleset)
    except ObservationError as error:
        raise ProtocolError(ErrorCode.BAD_OBSERVATION, f"observation: {error}") from None
    if view.turn != view.seat:
        message = f"observation: seat {view.seat} is not in turn"
        raise ProtocolError(ErrorCode.BAD_OBSERVATION, message)
    return view


def _weighable(view: SeatView, most: int) -> SeatView:
    """The view, if its moves are few enough to be weighed one by one."""
    if (moves := len(view.legal_moves())) > most:
        message = f"there are {moves} legal moves, of which at most {most} can be weighed here"
        raise ProtocolError(ErrorCode.TOO_MANY_MOVES, message)
    return view
