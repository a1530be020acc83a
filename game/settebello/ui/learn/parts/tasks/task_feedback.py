"""The sentences and the picture that follow an answer to a task."""

from settebello.i18n import Text, t
from settebello.learning.memory.evidence import Help
from settebello.learning.puzzles.puzzle import Task
from settebello.practice.attempt import Attempt, Phase, Verdict
from settebello.practice.learning_port import Reaction, Remedy
from settebello.ui.learn.parts import sayings
from settebello.ui.learn.parts.sums.sum_pictures import Picture
from settebello.ui.learn.parts.sums.task_pictures import picture_of


def asked_in(attempt: Attempt, *, counting: bool) -> Text:
    """Return the question of the present part of a task."""
    if attempt.phase is Phase.COMPARING:
        return sayings.compared()
    return t("Touch each one.") if counting else sayings.question(attempt.assignment)


def nothing_new(attempt: Attempt, verdict: Verdict) -> sayings.Sentences:
    """Return the sentence after an empty selection, or after a set that was found before."""
    return (t("You've found that way already.") if verdict.again else sayings.question(attempt.assignment),)


def solution(
    attempt: Attempt, verdict: Verdict, reaction: Reaction, remedy: Remedy
) -> tuple[sayings.Sentences, Picture | None]:
    """Return the feedback on a set that fits; a picture comes after help, misses, or while a sum is new."""
    puzzle, told = attempt.assignment.puzzle, verdict.explanation
    said = sayings.solved(
        puzzle,
        told,
        misses=attempt.misses,
        worked_out=reaction.worked_out,
        way=len(attempt.found) if puzzle.task is Task.WAYS else 1,
    )
    shows = reaction.show or attempt.misses > 0 or attempt.shown >= Help.PARTIAL or puzzle.task.has_given
    pictured = attempt.phase is Phase.SOLVED and shows and puzzle.task.adds and puzzle.task is not Task.WAYS
    return said, picture_of(attempt, told, remedy) if pictured else None


def explanation(
    attempt: Attempt, verdict: Verdict, reaction: Reaction, remedy: Remedy
) -> tuple[sayings.Sentences, Picture | None]:
    """Return the feedback on a set that does not fit."""
    puzzle, told = attempt.assignment.puzzle, verdict.explanation
    together = (t("Let's look together."),) if reaction.pause else ()
    adds = puzzle.task.adds
    words = sayings.explained(puzzle.ruleset, told) if adds else sayings.looked_at(told, puzzle.groups)
    return (*together, *words), picture_of(attempt, told, remedy)


def dots_read(attempt: Attempt) -> tuple[str, ...]:
    """Return the dots of a task as numbers, for whoever cannot see them."""
    assignment = attempt.assignment
    if assignment.lesson or not assignment.level.dots or attempt.things:
        return ()
    return (sayings.adding(assignment.puzzle.groups or (attempt.target,)),)
