"""The feedback of a task: current sentences, log, and the animated picture."""

from typing import Final

from settebello.i18n import Text, t
from settebello.learning.facts import Fact
from settebello.learning.puzzles.card_aim import values_of
from settebello.learning.puzzles.puzzle import Task
from settebello.learning.strategies import way_of
from settebello.practice.attempt import Attempt, Phase
from settebello.ui.learn.parts import sayings
from settebello.ui.learn.parts.sums.sum_pictures import Kind, Picture
from settebello.ui.learn.parts.sums.way_pictures import picture_of_way

PAIR: Final = 2
REST: Final = 1.7
REST_WITH_PICTURE: Final = 0.9
"""Seconds for which a solution is shown: `REST`, or this time after the animation of its picture."""


class Telling:
    """The caption, the log of all feedback, and the picture beside it."""

    def __init__(self) -> None:
        """Start empty."""
        self.caption: sayings.Sentences = ()
        self.log: list[Text] = []
        self.picture: Picture | None = None
        self._since = 0.0

    def say(self, sentences: sayings.Sentences) -> None:
        """Show sentences as the caption."""
        self.caption = sentences
        self.log += sentences

    def look_at(self, picture: Picture | None, now: float) -> None:
        """Show a picture and start its animation, or remove it (None)."""
        self.picture, self._since = picture, now

    def clear(self) -> None:
        """Remove the caption and the picture."""
        self.caption, self.picture = (), None

    def part(self, now: float, *, still: bool) -> float:
        """Return the progress of the picture's animation, 0 to 1."""
        if self.picture is None or still:
            return 1.0
        return min(1.0, (now - self._since) / self.picture.seconds)

    @property
    def rests(self) -> float:
        """The seconds for which the feedback is shown."""
        return REST if self.picture is None else self.picture.seconds + REST_WITH_PICTURE


def how_many_more(attempt: Attempt) -> Text:
    """Return the part of the sum shown by help, and the question for the rest."""
    puzzle = attempt.assignment.puzzle
    marked = [card for card in puzzle.table if card in attempt.marked]
    said = sayings.adding((*attempt.own, *values_of(puzzle.ruleset, (*puzzle.given, *marked))))
    return t("{a}. How many more?", a=said)


def back(attempt: Attempt) -> tuple[int, ...]:
    """Return the number that is taken away, then the one that is left."""
    away = sayings.taken_away(attempt.assignment.puzzle)
    return away, attempt.target - away


def helped(attempt: Attempt) -> tuple[sayings.Sentences, Picture | None]:
    """Return the sentences for the current help, and a picture once the whole answer is shown.

    A sum of two numbers is shown the way in which it can be worked out.
    """
    puzzle = attempt.assignment.puzzle
    if attempt.phase is Phase.COMPARING:
        return (sayings.compared(),), None
    answer = [card for card in puzzle.table if card in attempt.answer]
    marked = attempt.marked
    if len(marked) == len(attempt.answer - puzzle.given):
        addends = (*attempt.own, *values_of(puzzle.ruleset, answer))
        if not puzzle.task.adds:
            return (sayings.makes(puzzle.groups or addends),), None
        if puzzle.task is Task.MORE:
            given = tuple(sorted(addends, key=lambda value: value != sayings.taken_away(puzzle)))
            return (sayings.makes(given),), Picture(Kind.PIPS, given, attempt.target)
        if puzzle.task is Task.GAP and not puzzle.beyond:
            return (sayings.makes(addends),), Picture(Kind.SCALE, addends, attempt.target)
        if puzzle.task is Task.BACK:
            return (sayings.makes(addends),), Picture(Kind.AWAY, back(attempt), attempt.target)
        way = way_of(Fact.of(*addends)) if len(addends) == PAIR else None
        if way is None:
            return (sayings.makes(addends),), Picture(Kind.NUMBER_LINE, addends, attempt.target)
        return (sayings.worked_out(way), sayings.makes(addends)), picture_of_way(way)
    if marked:
        return (how_many_more(attempt),), None
    return (sayings.question(attempt.assignment),), None
