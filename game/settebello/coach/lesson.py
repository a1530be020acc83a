"""Tutorial lessons as their files define them: a deal, step by step the texts and moves, and problems."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from settebello import resources
from settebello.datafile import DataError, Model, Problem, read, validate
from settebello.engine import Card
from settebello.notation.staged_deal import Cards, Moves, OneMove, Sentence, StagedDeal


class Spot(StrEnum):
    """A part of the table that a step points at."""

    HAND = "hand"
    TABLE = "table"
    PILE = "pile"
    OTHER_PILE = "other_pile"
    SCORE = "score"


class Step(Model):
    """One text; then the player plays one of `play`, or reads on if there is none.

    `other`: the opponent's move before the text. `show` and `spots`: what the step points at; by default the
    cards of the first move in `play`. `wrong`: the answer to any other card. `worth`: cards laid out with
    their primiera values; `total` adds these up. `numbers`: cards laid out with their numbers. After a step
    with `count` the deal is counted on the score sheet.
    """

    say: Sentence
    """The text of the step."""
    other: OneMove | None = None
    """The opponent's move before the text."""
    play: Moves = ()
    """The moves that the player may make; left out: the player only reads on."""
    wrong: Sentence | None = None
    """The answer to any other card."""
    show: Cards = ()
    """The cards that the step points at; left out: those of the first move in `play`."""
    spots: tuple[Spot, ...] = ()
    """The parts of the table that the step points at."""
    worth: Cards = ()
    """Cards laid out with their primiera values."""
    numbers: Cards = ()
    """Cards laid out with the numbers for which they count, in the deck in use."""
    total: bool = False
    """Whether the values of `worth` are added up."""
    count: bool = False
    """Whether the deal is counted on the score sheet after the step."""

    @property
    def meant(self) -> tuple[Card, ...]:
        """The cards to point at."""
        if self.show or not self.play:
            return self.show
        return (self.play[0].card, *self.play[0].captured)


class Task(StagedDeal):
    """A position at the end of a chapter in which the player finds the move alone.

    Every legal move may be played. After any move but those in `play` the others go on until it is the
    player's turn again, and the player may try again.
    """

    say: Sentence
    """What there is to know before the move."""
    play: Moves
    """The right moves."""
    right: Sentence
    """Why a right move is right."""
    wrong: Sentence | None = None
    """What is said after any other move, beside what the next opponent takes then."""


class Lesson(StagedDeal):
    """One chapter: the cards dealt, the moves played before it begins, its steps, and its tasks."""

    format: Literal[1]
    """The version of the file format."""
    id: Annotated[str, Field(pattern=r"^[a-z][a-z_]{0,31}$")]
    """The id of the chapter."""
    order: int
    """The position in the tutorial, in ascending order."""
    title: Sentence
    """The title of the chapter."""
    steps: Annotated[tuple[Step, ...], Field(min_length=1)]
    """The steps of the chapter."""
    tasks: tuple[Task, ...] = ()
    """What the player solves alone after the steps."""


@dataclass(frozen=True, slots=True)
class Tutorial:
    """The lessons of a folder in their order, and the problems of the files that were left out."""

    lessons: tuple[Lesson, ...]
    problems: tuple[Problem, ...]


def read_tutorial(folder: Path) -> Tutorial:
    """Read the lessons in ``*.yaml`` of a folder; a faulty file is left out."""
    found: list[Lesson] = []
    problems: list[Problem] = []
    for path in sorted(folder.glob("*.yaml")):
        try:
            found.append(validate(read(path), Lesson))
        except DataError as error:
            problems += error.problems
    return Tutorial(tuple(sorted(found, key=lambda lesson: lesson.order)), tuple(problems))


def check_chapter(path: Path) -> tuple[Problem, ...]:
    """Return all problems of a file with a chapter."""
    try:
        validate(read(path), Lesson)
    except DataError as error:
        return error.problems
    return ()


@cache
def shipped_tutorial() -> Tutorial:
    """Return the shipped tutorial; it is read only once."""
    return read_tutorial(resources.assets() / "tutorial")


def shipped_lessons() -> tuple[Lesson, ...]:
    """Return the shipped lessons in their order."""
    return shipped_tutorial().lessons


def sentences(lesson: Lesson) -> Iterator[str]:
    """Yield all texts of a lesson, as keys of the catalogue."""
    yield lesson.title
    for step in lesson.steps:
        yield step.say
        if step.wrong is not None:
            yield step.wrong
    for task in lesson.tasks:
        yield from (task.say, task.right)
        if task.wrong is not None:
            yield task.wrong
