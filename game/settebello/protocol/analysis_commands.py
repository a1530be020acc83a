"""The commands that search: choose and analyse. The searching code gets only the seat's observation."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from settebello.ai import GreedyPlayer, Group
from settebello.ai.analysis import USUAL, Analysis, Analyst, MoveValue, is_crowded
from settebello.ai.players import DOUBT, Candidate
from settebello.ai.search.reply_odds import DEALS
from settebello.ai.search.search_player import Effort, SearchPlayer
from settebello.coach.reasons import reasons_against
from settebello.coach.verdict import is_said
from settebello.engine import SeatView
from settebello.notation.observation import ObservationError, view_of
from settebello.protocol.arguments import Arguments, bad
from settebello.protocol.errors import ErrorCode, ProtocolError, shown
from settebello.protocol.game_under_way import EngineContext, Game, require_game
from settebello.protocol.line_session import Answer
from settebello.protocol.play_commands import seed_of
from settebello.protocol.time_limit import Kind, within

MOST_TIME = 600_000
"""Milliseconds: the longest time limit of a request."""

MOST_ITERATIONS = 1_000_000

MOST_WEIGHED = 10_000
"""The most legal moves for ``choose``; a deal played card by card has a few hundred at most."""

MOST_ANALYSED = 1000
"""The most legal moves for ``analyse``, which searches each and lists its reasons."""

EXPLAINED = 20
"""The moves, from the best, for which ``analyse`` says why the best move is better."""

DEALS_A_SECOND = 100
FEWEST_DEALS = 20
"""The number of deals sampled for the reply odds when there is little time."""

PLACES = 6
"""Decimal places of points and errors."""


def choose(context: EngineContext, arguments: Arguments, game: Game | None) -> Answer:
    """Answer with the move of an opponent."""
    level = level_of(context, arguments)
    limit = _limit(arguments)
    view = _weighable(view_asked(context, arguments, game), MOST_WEIGHED)
    seed = seed_of(context, arguments)
    player = context.levels.player(level, context.spread)
    begun = context.now()
    if not isinstance(player, SearchPlayer):
        decision = player.decide(view, Random(seed))
    elif is_crowded(view):
        decision = GreedyPlayer().decide(view, Random(seed))
    else:
        searcher = player
        decision = _thought(context, limit, lambda count: searcher.decide(view, Random(seed), count))
    candidates = [_candidate(candidate) for candidate in decision.candidates]
    stats: dict[str, Any] = {"iterations": decision.iterations, "candidates": candidates}
    return {
        "move": str(decision.move) if decision.move else DOUBT,
        "stats": _timed(context, limit, begun, stats),
    }


def analyse(context: EngineContext, arguments: Arguments, game: Game | None) -> Answer:
    """Answer with the value of every legal move, best first."""
    effort = _effort(context, arguments)
    limit = _limit(arguments)
    view = _weighable(view_asked(context, arguments, game), MOST_ANALYSED)
    if is_crowded(view):
        message = "more can be taken from this table than can be searched"
        raise ProtocolError(ErrorCode.TOO_MANY_MOVES, message)
    seed = seed_of(context, arguments)
    begun = context.now()
    analyst = Analyst(view, effort, seed, _deals(limit))
    analysis = _thought(context, limit, analyst.analyse, context.now() - begun)
    stats: dict[str, Any] = {"iterations": analysis.iterations}
    return {
        "moves": [_value(value) | _why(view, analysis, value) for value in analysis.moves],
        "stats": _timed(context, limit, begun, stats),
    }


def _deals(limit: "_Limit") -> int:
    """Return the number of deals for the reply odds: few if the time is short."""
    if limit.seconds is None:
        return DEALS
    return max(FEWEST_DEALS, min(DEALS, int(limit.seconds * DEALS_A_SECOND)))


class _Limit(NamedTuple):
    """A request's limit: iterations, or seconds, or neither (the usual effort)."""

    iterations: int | None
    seconds: float | None


def _limit(arguments: Arguments) -> _Limit:
    if "iterations" in arguments and "time_ms" in arguments:
        bad("time_ms", "give iterations or time_ms, not both")
    iterations = arguments.optional_number("iterations", 1, MOST_ITERATIONS)
    time = arguments.optional_number("time_ms", 1, MOST_TIME)
    return _Limit(iterations, None if time is None else time / 1000)


def _thought(
    context: EngineContext, limit: _Limit, think: Callable[[int | None], Kind], spent: float = 0.0
) -> Kind:
    """Run ``think`` within a limit, of whose seconds ``spent`` have passed already."""
    if limit.seconds is None:
        return think(limit.iterations)
    return within(limit.seconds - spent, context.now, think, MOST_ITERATIONS)


def _effort(context: EngineContext, arguments: Arguments) -> Effort:
    """Return the search effort of the requested level, or of the strongest level that searches."""
    if "level" in arguments:
        named = context.levels.get(level_of(context, arguments))
        if named and named.effort:
            return named.effort
    efforts = [level.effort for level in context.levels.of(Group.LEVEL) if level.effort]
    return efforts[-1] if efforts else USUAL


def _candidate(candidate: Candidate) -> dict[str, Any]:
    found: dict[str, Any] = {"move": str(candidate.move), "points": candidate.points}
    if candidate.visits:
        found["visits"] = candidate.visits
    return found


def _value(value: MoveValue) -> dict[str, Any]:
    found: dict[str, Any] = {
        "move": str(value.move) if value.move else DOUBT,
        "points": round(value.points, PLACES),
        "error": round(value.error, PLACES),
        "reasons": list(value.reasons),
    }
    if value.behind is not None:
        lead = value.behind
        found["behind"] = {
            "points": round(lead.points, PLACES),
            "low": round(lead.low, PLACES),
            "high": round(lead.high, PLACES),
        }
    return found


def _why(view: SeatView, analysis: Analysis, value: MoveValue) -> dict[str, Any]:
    """Return why the best move is better than one that is surely worse."""
    if not is_said(value.behind) or value not in analysis.moves[:EXPLAINED]:
        return {}
    reasons = [reason.as_data() for reason in reasons_against(view, analysis.moves[0], value)]
    for reason in reasons:
        if "number" in reason:
            reason["number"] = round(reason["number"], PLACES)
    return {"why": reasons}


def _timed(context: EngineContext, limit: _Limit, begun: float, stats: dict[str, Any]) -> dict[str, Any]:
    """Add the time taken if time was the limit; otherwise equal requests get equal answers."""
    if limit.seconds is not None:
        stats["time_ms"] = round((context.now() - begun) * 1000)
    return stats


def level_of(context: EngineContext, arguments: Arguments, name: str = "level") -> str:
    """Return the id of an opponent that a request names; raises ProtocolError (unknown_level)."""
    level = arguments.text(name)
    if context.levels.get(level) is None:
        known = ", ".join(opponent.id for opponent in context.levels.opponents)
        raise ProtocolError(ErrorCode.UNKNOWN_LEVEL, f"{name}: {shown(level)} is not one of {known}")
    return level


def view_asked(context: EngineContext, arguments: Arguments, game: Game | None) -> SeatView:
    """Return the view of the seat that is to choose a move."""
    if "observation" not in arguments:
        position = require_game(game).position
        if position.turn is None:
            raise ProtocolError(ErrorCode.NOT_NOW, "the deal is over: nobody is in turn")
        return position.view(position.turn)
    try:
        view = view_of(arguments.mapping("observation"), context.rulebook.ruleset)
    except ObservationError as error:
        raise ProtocolError(ErrorCode.BAD_OBSERVATION, f"observation: {error}") from None
    if view.turn != view.seat:
        message = f"observation: seat {view.seat} is not in turn"
        raise ProtocolError(ErrorCode.BAD_OBSERVATION, message)
    return view


def _weighable(view: SeatView, most: int) -> SeatView:
    """Return the view; raises ProtocolError (too_many_moves) if it has more than ``most`` legal moves."""
    if (moves := len(view.legal_moves())) > most:
        message = f"there are {moves} legal moves, of which at most {most} can be weighed here"
        raise ProtocolError(ErrorCode.TOO_MANY_MOVES, message)
    return view
