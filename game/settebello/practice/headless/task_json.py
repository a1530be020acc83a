"""A task and its explanations as JSON: what the child sees, and no more of the solution than help shows."""

from typing import Any

from settebello.learning.puzzles.card_aim import values_of
from settebello.learning.puzzles.puzzle import Task
from settebello.learning.puzzles.selections import Explanation
from settebello.practice.attempt import Attempt, Phase
from settebello.protocol.json_values import texts


def task_json(attempt: Attempt, seconds_left: float) -> dict[str, Any]:
    """The task as the child sees it now; `seconds_left` of a sprint."""
    assignment = attempt.assignment
    puzzle = assignment.puzzle
    task: dict[str, Any] = {
        "activity": assignment.activity.id,
        "level": assignment.activity.levels.index(assignment.level),
        "task": puzzle.task,
        "ruleset": puzzle.ruleset.id,
        # A value or a price is said, and the card that was drawn for it is not on the table.
        "card": None if puzzle.task is Task.VALUE or puzzle.task.pays else str(puzzle.card),
        # Of two groups only the groups are shown.
        "target": None if puzzle.groups else attempt.target,
        "with_card": puzzle.aim.with_card,
        "table": texts(puzzle.table),
        "values": list(values_of(puzzle.ruleset, puzzle.table)),
        "given": texts(puzzle.given),
        "phase": attempt.phase,
        "offered": int(assignment.help),
        "shown": int(attempt.shown),
        "marked": texts(sorted(attempt.marked)),
        "counted": texts(attempt.begun_with),
        "misses": attempt.misses,
        "done": assignment.done,
        "of": assignment.of,
        "probe": assignment.probe,
        "lesson": assignment.lesson,
        "seconds": assignment.seconds,
    }
    if puzzle.task is Task.VALUE and assignment.level.dots and not assignment.lesson:
        task["dots"] = assignment.level.pattern
        task["groups"] = list(puzzle.groups)
        if attempt.things:
            task["touched"] = list(attempt.touched)
    if attempt.phase is Phase.EXAMPLE:
        own = (puzzle.card,) if task["with_card"] else ()
        task["example"] = list(values_of(puzzle.ruleset, (*own, *attempt.answer)))
    if (pair := assignment.pair) is not None:
        task["turned"] = {"child": str(pair.child), "partner": str(pair.partner)}
    if attempt.phase is Phase.COMPARING:
        # Which of the two counts more is the question.
        task |= {"card": None, "target": 0, "table": [], "values": [], "given": []}
    if puzzle.task is Task.WAYS:
        task["found"] = [texts(cards) for cards in attempt.found]
        task["left"] = attempt.left
    if assignment.seconds:
        task["seconds_left"] = seconds_left
    return task


def explanation_json(told: Explanation) -> dict[str, Any]:
    """What a confirmed set means: its code, its numbers, and the cards that the code is about."""
    return {
        "code": told.code,
        "addends": list(told.addends),
        "total": told.total,
        "target": told.target,
        "diff": told.diff,
        "cards": texts(told.cards),
        "remedy": told.remedy,
    }
