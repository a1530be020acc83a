"""The lessons as their files have them: a deal, and step by step what is said, shown and played."""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, PlainValidator, WithJsonSchema

from settebello import resources
from settebello.datafile import Model, read, validate
from settebello.engine import Card, Move
from settebello.engine.cards import Rank, Suit, parse_cards


class Spot(StrEnum):
    """A part of the table that a step points at."""

    HAND = "hand"
    TABLE = "table"
    PILE = "pile"
    OTHER_PILE = "other_pile"
    SCORE = "score"


def _moves(text: str) -> tuple[Move, ...]:
    return tuple(map(Move.parse, text.split()))


_CARD = f"[{''.join(Rank)}][{''.join(Suit)}]"
_MOVE = f"{_CARD}(x({_CARD})+)?"


def _form(pattern: str) -> WithJsonSchema:
    """Tell editors what a text looks like that only its parser understands."""
    return WithJsonSchema({"type": "string", "pattern": f"^{pattern}$"})


Cards = Annotated[tuple[Card, ...], PlainValidator(parse_cards), _form(rf"\s*({_CARD}\s*)+")]
"""Cards as a run: "7d 3c 4s"."""
Moves = Annotated[tuple[Move, ...], PlainValidator(_moves), _form(rf"{_MOVE}( {_MOVE})*")]
"""Moves in a row: "7dx3c4s 2b"."""
OneMove = Annotated[Move, PlainValidator(Move.parse), _form(_MOVE)]
Sentence = Annotated[str, Field(min_length=1, max_length=300)]
"""English words, the catalogue's key; `{7d}` names a card, `{rank_7}` a rank, `{other}` the opponent."""


class Step(Model):
    """One thing said; then the player plays one of `play`, or reads on where there is none.

    `other` is played by the opponent first. `show` and `spots` are pointed at: without them the cards of the
    first of `play`. `wrong` answers any other card. `worth` are cards laid out with what they count in the
    primiera, `total` adds them up. After a step with `count` the deal is counted on the score sheet.
    """

    say: Sentence
    """What is said."""
    other: OneMove | None = None
    """What the opponent plays first."""
    play: Moves = ()
    """The moves that are let through; left out: the player only reads on."""
    wrong: Sentence | None = None
    """The answer to any other card."""
    show: Cards = ()
    """The cards that are pointed at; left out: those of the first move of `play`."""
    spots: tuple[Spot, ...] = ()
    """The parts of the table that are pointed at."""
    worth: Cards = ()
    """Cards laid out with what they count in the primiera."""
    total: bool = False
    """Whether the cards of `worth` are added up."""
    count: bool = False
    """Whether the deal is counted on the score sheet after the step."""

    @property
    def meant(self) -> tuple[Card, ...]:
        """The cards that are pointed at."""
        if self.show or not self.play:
            return self.show
        return (self.play[0].card, *self.play[0].captured)


class Lesson(Model):
    """One chapter: the cards dealt, what was played before it begins, and its steps.

    `you`, `other` and `table` are the first cards dealt, `deck` is all of them; what neither names is dealt
    later in the order of the pack. `other` deals unless `dealer` says that you do.
    """

    format: Literal[1]
    """The version of the form of this file."""
    id: Annotated[str, Field(pattern=r"^[a-z][a-z_]{0,31}$")]
    """The name of the chapter."""
    order: int
    """The place in the tutorial, the first chapter first."""
    title: Sentence
    """The title of the chapter."""
    dealer: Literal["you", "other"] = "other"
    """Who deals."""
    you: Cards = ()
    """The first cards dealt to the player."""
    other: Cards = ()
    """The first cards dealt to the opponent."""
    table: Cards = ()
    """The first cards dealt to the table."""
    deck: Cards = ()
    """The whole pack in the order of dealing, instead of `you`, `other` and `table`."""
    played: Moves = ()
    """The moves that were played before the chapter begins."""
    steps: Annotated[tuple[Step, ...], Field(min_length=1)]
    """The steps of the chapter."""


def read_lessons(folder: Path) -> tuple[Lesson, ...]:
    """The lessons of a folder in their order; raises DataError."""
    found = [validate(read(path), Lesson) for path in sorted(folder.glob("*.yaml"))]
    return tuple(sorted(found, key=lambda lesson: lesson.order))


@cache
def shipped_lessons() -> tuple[Lesson, ...]:
    """The lessons that come with the program, read once."""
    return read_lessons(resources.assets() / "tutorial")


def sentences(lesson: Lesson) -> Iterator[str]:
    """Everything a lesson says, as the keys of the catalogue."""
    yield lesson.title
    for step in lesson.steps:
        yield step.say
        if step.wrong is not None:
            yield step.wrong
