"""The commands of tasks and their results: begin, task, help, answer, found, check, checked, album."""

from dataclasses import replace
from typing import Final

from settebello.engine import Card
from settebello.learning.activities import Kind
from settebello.learning.memory.evidence import Help
from settebello.practice.attempt import Attempt, Phase
from settebello.practice.check_attempt import CheckAttempt
from settebello.practice.headless.errors import PracticeErrorCode
from settebello.practice.headless.practice_context import PracticeContext
from settebello.practice.headless.task_json import explanation_json, task_json
from settebello.protocol.arguments import Arguments, bad, card_list, number
from settebello.protocol.errors import ErrorCode, ProtocolError, shown
from settebello.protocol.json_values import texts
from settebello.protocol.line_session import Answer

LONGEST_ANSWER: Final = 86_400
"""Seconds that one answer may have taken."""
MOST_CLICKS: Final = 10_000
MOST_TOTAL: Final = 1000
BLOCKS: Final = frozenset({Kind.PUZZLES, Kind.SPRINT})


def begin(context: PracticeContext, arguments: Arguments) -> Answer:
    """Begin a block of tasks; answer with its first task."""
    context.require_child()
    activity = context.reachable(arguments.text("activity"))
    if activity.kind not in BLOCKS:
        others = {
            Kind.DEALS: "prepare begins its deals",
            Kind.CHECK: "check begins it",
            Kind.PYRAMID: "pyramid begins it",
            Kind.FISH: "fish begins it",
        }
        told = others.get(activity.kind, "it asks for nothing")
        raise ProtocolError(ErrorCode.NOT_NOW, f"{activity.id} has no tasks: {told}")
    context.learning.begin(activity.id)
    context.attempt, context.block_began = None, context.time.now()
    return task(context)


def task(context: PracticeContext) -> Answer:
    """Tell the open task, or the next one where the last is solved; null when the block is over."""
    context.require_child()
    attempt = context.attempt
    if attempt is None or attempt.phase is Phase.SOLVED:
        attempt = _next(context)
    if attempt is None:
        return {"task": None}
    left = attempt.assignment.seconds and attempt.assignment.seconds - (
        context.time.now() - context.block_began
    )
    return {"task": task_json(attempt, left)}


def touch(context: PracticeContext, arguments: Arguments) -> Answer:
    """Touch one of the things that are counted; answer with the task."""
    attempt = _open(context, counting=True)
    if attempt.phase is not Phase.COUNTING:
        raise ProtocolError(ErrorCode.NOT_NOW, "nothing is to be touched: the task is answered with a card")
    place = arguments.number("thing", 0, attempt.things - 1)
    if not attempt.touch(place, context.spent):
        bad("thing", f"thing {place} was touched before: each one is counted once")
    return task(context)


def more_help(context: PracticeContext) -> Answer:
    """Show one step more of help."""
    attempt = _open(context)
    attempt.begin(context.spent)
    attempt.show()
    return task(context)


def answer(context: PracticeContext, arguments: Arguments) -> Answer:
    """Confirm a set of cards. The puzzle decides whether it is right, and the attempt whether it counts."""
    attempt = _open(context)
    if attempt.phase is Phase.COMPARING:
        return _compared(context, attempt, arguments)
    cards = _chosen(attempt, arguments)
    clicks = arguments.number("clicks", 1, MOST_CLICKS, max(1, len(cards)))
    seconds = _seconds(arguments)
    shown_before = Help(arguments.number("shown", Help.NONE, Help.EXAMPLE, attempt.shown))
    attempt.begin(context.spent)
    while attempt.shown < shown_before:
        attempt.show()
    attempt.choose(cards, clicks)
    context.spent += seconds or 0.0
    verdict = attempt.take(context.spent)
    reply = verdict.reply
    told: Answer = {
        "right": reply is not None and reply.right,
        "complete": reply is not None and reply.complete,
        "again": verdict.again,
        "explanation": explanation_json(verdict.explanation),
    }
    if reply is None:
        return told
    if seconds is None:
        reply = replace(reply, seconds=None)
    reaction = context.learning.answered(reply)
    return {
        **told,
        "seconds": reply.seconds,
        "shown": int(attempt.shown),
        "marked": texts(sorted(attempt.marked)),
        "show": reaction.show,
        "worked_out": reaction.worked_out,
        "pause": reaction.pause,
    }


def found(context: PracticeContext) -> Answer:
    """Tell the result of the latest block or deal."""
    context.require_child()
    result = context.learning.found()
    return {
        "sums": [str(one) for one in result.sums],
        "alike": [{"value": one.value, "cards": texts(one.cards)} for one in result.alike],
        "cards": texts(result.cards),
        "goal": result.goal,
        "enough": result.enough,
        "frames": list(result.frames),
    }


def check(context: PracticeContext) -> Answer:
    """Begin a broom check: of the Quindici deal just played, else of a random one."""
    context.require_child()
    learning = context.learning
    context.check = CheckAttempt(learning.check(), lambda right: learning.checked(right=right))
    return {"cards": texts(context.check.check.cards), "choices": list(context.check.check.choices)}


def checked(context: PracticeContext, arguments: Arguments) -> Answer:
    """Say what the cards left come to. The check is recorded when the total is right."""
    context.require_child()
    attempt = context.check
    if attempt is None or attempt.done:
        raise ProtocolError(PracticeErrorCode.NO_CHECK, "no broom check is open: begin one with check")
    over = attempt.say(arguments.number("total", 0, MOST_TOTAL))
    if over:
        return {"right": False, "over": over}
    frames = list(attempt.frames)
    return {
        "right": True,
        "over": 0,
        "first": not attempt.missed,
        "holds": attempt.check.holds,
        "frames": frames,
    }


def album(context: PracticeContext) -> Answer:
    """Tell the album: its cards with the day on which each was earned."""
    context.require_child()
    result = context.learning.album()
    return {
        "earned": {str(card): day for card, day in result.earned.items()},
        "newest": None if result.newest is None else str(result.newest),
        "tries": result.tries,
        "days": list(result.days),
        "frames": list(result.frames),
    }


def _next(context: PracticeContext) -> Attempt | None:
    """The attempt at the next task of the block; None when the block is over."""
    assignment = context.learning.task()
    late = assignment is not None and assignment.seconds
    if late and context.time.now() - context.block_began >= late:
        assignment = None
    context.spent = 0.0
    context.attempt = None if assignment is None else Attempt(assignment, context.spent)
    return context.attempt


def _open(context: PracticeContext, *, counting: bool = False) -> Attempt:
    """The task that can be answered, or whose things can be touched; ProtocolError (no_task, not_now)."""
    context.require_child()
    attempt = context.attempt
    if attempt is None or attempt.phase is Phase.SOLVED:
        message = "no task is open: begin a block, or ask for its next task"
        raise ProtocolError(PracticeErrorCode.NO_TASK, message)
    if attempt.phase is Phase.COUNTING and not counting:
        left = attempt.things - len(attempt.touched)
        raise ProtocolError(
            ErrorCode.NOT_NOW, f"things are counted first: {left} of them are not touched yet"
        )
    return attempt


def _chosen(attempt: Attempt, arguments: Arguments) -> list[Card]:
    """The cards of an answer: each once, on the table, and not among those given."""
    cards = card_list("cards", arguments.get("cards"))
    puzzle = attempt.assignment.puzzle
    for card in cards:
        if card not in puzzle.table or card in puzzle.given:
            free = " ".join(str(one) for one in puzzle.table if one not in puzzle.given)
            bad("cards", f"{card} cannot be chosen: one of {free}")
    if len(set(cards)) < len(cards):
        bad("cards", "a card is named twice")
    if attempt.single and len(cards) > 1:
        bad("cards", "one card answers this task")
    return cards


def _compared(context: PracticeContext, attempt: Attempt, arguments: Arguments) -> Answer:
    """Say which of two cards counts more."""
    pair = attempt.assignment.pair
    cards = card_list("cards", arguments.get("cards"))
    if pair is None or len(cards) != 1 or cards[0] not in pair.cards:
        bad("cards", f"one of {' '.join(texts(pair.cards if pair else ()))} answers this question")
    arguments.number("clicks", 1, MOST_CLICKS, 1)
    arguments.number("shown", Help.NONE, Help.EXAMPLE, attempt.shown)
    context.spent += _seconds(arguments) or 0.0
    right = attempt.compare(cards[0], context.spent)
    return {"right": right, "complete": False, "again": False, "marked": texts(sorted(attempt.marked))}


def _seconds(arguments: Arguments) -> float | None:
    """The seconds that the client measured; None where it measured none."""
    value = arguments.get("seconds")
    return None if value is None else seconds_of("seconds", value)


def seconds_of(name: str, value: object) -> float:
    """A number of seconds, a fraction or a whole one."""
    if isinstance(value, float):
        if not 0 <= value <= LONGEST_ANSWER:
            bad(name, f"{shown(value)} is not a number from 0 to {LONGEST_ANSWER}")
        return value
    return float(number(name, value, 0, LONGEST_ANSWER))
