"""What the child's animal does during a task."""

from settebello.learning.memory.evidence import Help
from settebello.learning.puzzles.card_aim import values_of
from settebello.learning.puzzles.puzzle import Task
from settebello.practice.attempt import Attempt, Phase
from settebello.ui.learn.parts.partner import Pose
from settebello.ui.learn.parts.sums.task_pictures import Example


def act_of(attempt: Attempt, example: Example | None) -> tuple[Pose, int]:
    """Return the pose of the animal in the present state of a task, and the number it counts to.

    Without help it counts only the card raised last, whose number is written below it: the sum on its
    fingers would be the answer that the child is asked for.
    """
    assignment = attempt.assignment
    match attempt.phase:
        case Phase.EXAMPLE:
            return Pose.COUNTING, sum(example.values) if example is not None else 0
        case Phase.COUNTING:
            return (Pose.COUNTING if attempt.touched else Pose.WATCHING), len(attempt.touched)
        case Phase.SOLVED:
            last = assignment.of and assignment.done + 1 >= assignment.of
            return (Pose.GLAD if last or assignment.puzzle.task is Task.WAYS else Pose.NODDING), 0
        case Phase.EXPLAINED:
            return Pose.COUNTING, sum(counted(attempt))
        case Phase.CHOOSING if assignment.puzzle.task.adds and attempt.shown >= Help.PROMPT:
            return Pose.COUNTING, sum(counted(attempt))
        case Phase.CHOOSING if attempt.selected:
            return Pose.COUNTING, values_of(assignment.puzzle.ruleset, attempt.selected[-1:])[0]
        case _:
            return Pose.WATCHING, 0


def counted(attempt: Attempt) -> tuple[int, ...]:
    """Return the addends so far: the cards counted by help, and the raised cards."""
    puzzle = attempt.assignment.puzzle
    if not attempt.selected and attempt.marked and attempt.phase is Phase.CHOOSING:
        cards = [card for card in puzzle.table if card in attempt.marked]
        return (*attempt.addends, *values_of(puzzle.ruleset, cards))
    begun = values_of(puzzle.ruleset, attempt.begun_with)
    own = attempt.own
    return (*own, *begun, *attempt.addends[len(own) :])
