"""The commands about problems: list them, set one up, judge an answer, and prove a position."""

from typing import Any

from settebello.engine import Move
from settebello.notation.observation import observation_of
from settebello.problems.checks import checked
from settebello.problems.kinds import kind_of
from settebello.problems.problem import Problem
from settebello.problems.proof import Aim, Prover, UnprovableError
from settebello.problems.reasons import reasons_of
from settebello.problems.shipped import ShippedProblems
from settebello.protocol.analysis_commands import PLACES, view_asked
from settebello.protocol.arguments import Arguments, bad
from settebello.protocol.errors import ErrorCode, ProtocolError, shown
from settebello.protocol.game_under_way import EngineContext, Game, Outcome
from settebello.protocol.line_session import Answer


def problems(context: EngineContext, arguments: Arguments) -> Answer:
    """Answer with the games that have problems, or with the problems of one game."""
    shipped = ShippedProblems(context.rulebook.ruleset)
    if "ruleset" not in arguments:
        return {"rulesets": list(shipped.games)}
    game = arguments.text("ruleset")
    if game not in shipped.games:
        known = ", ".join(shipped.games)
        raise ProtocolError(ErrorCode.UNKNOWN_PROBLEM, f"ruleset: {shown(game)} has no problems: {known}")
    return {"problems": [_about(problem) for problem in shipped.of(game)]}


def problem(context: EngineContext, arguments: Arguments) -> Outcome:
    """Set up a problem as the game; answer with what its solver, seat 0, may know."""
    found = _problem(context, arguments)
    match = found.reached[1].match
    return Outcome(
        {"problem": _about(found), "observation": observation_of(found.view)}, Game.dealt(match, seed=0)
    )


def solve(context: EngineContext, arguments: Arguments) -> Answer:
    """Answer whether a move is the right one of a problem, why, and what becomes of a wrong one."""
    found = _problem(context, arguments)
    move = _move(found, arguments.text("move"))
    right = move in found.right
    wrong = None if right else found.wrong[move]
    reasons = [reason.as_data() for reason in reasons_of(found, None if right else move)]
    for reason in reasons:
        if "number" in reason:
            reason["number"] = round(reason["number"], PLACES)
    return {
        "right": right,
        "best": str(found.right[0]),
        "loses": 0 if wrong is None else wrong.loses,
        "line": [str(each) for each in (found.line if wrong is None else wrong.line)],
        "why": reasons,
    }


def prove(context: EngineContext, arguments: Arguments, game: Game | None) -> Answer:
    """Answer which move of the seat in turn is strictly best in every deal of the hidden cards."""
    aim = Aim.POINTS
    if "aim" in arguments:
        text = arguments.text("aim")
        if text not in set(Aim):
            bad("aim", f"{shown(text)} is not one of {', '.join(Aim)}")
        aim = Aim(text)
    try:
        prover = Prover(view_asked(context, arguments, game), aim)
    except UnprovableError as error:
        message = f"nothing can be proved here: {error.obstacle.value}"
        raise ProtocolError(ErrorCode.UNPROVABLE, message, {"reason": error.obstacle.value}) from None
    right = prover.right_move()
    answer: Answer = {"worlds": len(prover.worlds), "move": None if right is None else str(right)}
    if right is not None:
        kind, turns = kind_of(prover, right, aim)
        answer["kind"] = kind.value
        if turns:
            answer["turns"] = turns
    return answer


def check(context: EngineContext, arguments: Arguments) -> Answer:
    """Prove a problem again."""
    result = checked(_problem(context, arguments))
    answer: Answer = {"worlds": result.worlds, "proved": result.fault is None}
    if result.fault is not None:
        answer |= {"fault": result.fault.value, "detail": result.detail}
    return answer


def _problem(context: EngineContext, arguments: Arguments) -> Problem:
    problem_id = arguments.text("problem")
    found = ShippedProblems(context.rulebook.ruleset).by_id(problem_id)
    if found is None:
        raise ProtocolError(ErrorCode.UNKNOWN_PROBLEM, f"problem: {shown(problem_id)} is not a problem")
    return found


def _move(found: Problem, text: str) -> Move:
    try:
        move = Move.parse(text, found.ruleset.deck.pack)
    except ValueError as error:
        bad("move", str(error))
    if move not in found.right and move not in found.wrong:
        raise ProtocolError(ErrorCode.ILLEGAL_MOVE, f"{text} is not a move of this problem")
    return move


def _about(found: Problem) -> dict[str, Any]:
    about: dict[str, Any] = {
        "id": found.id,
        "ruleset": found.ruleset.id,
        "players": found.players,
        "kind": found.kind.value,
        "rating": found.rating,
        "missed": list(found.missed),
    }
    if found.turns:
        about["turns"] = found.turns
    return about
