"""The tutorial of the market game as its file defines it: positions, what is said, and what is played."""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from settebello import resources
from settebello.datafile import Model, read, validate
from settebello.market.arrangement import Arrangement
from settebello.notation.staged_deal import Sentence

FILE = "tutorial/mercato/mercato.yaml"


class MarketSpot(StrEnum):
    """A part of the table that a step points at."""

    HAND = "hand"
    DISPLAY = "display"
    GOALS = "goals"
    DECK = "deck"
    STAGE = "stage"
    VAULT = "vault"


def _words(value: object) -> object:
    """Return the words of a text; anything else is left to be refused."""
    words = value.split() if isinstance(value, str) else value
    return tuple(words) if isinstance(words, list) else words


Ids = Annotated[tuple[str, ...], BeforeValidator(_words)]
"""The ids of cards, which spaces part."""


class Position(Model):
    """The cards of a step by their ids; piles that are left out are empty."""

    hand: Ids = ()
    """The hand of the player."""
    display: Ids = ()
    """The open cards of the supply."""
    goals: Ids = ()
    """The goal deck, the top goal first."""
    deck: Ids = ()
    """The player's deck, the top card first."""
    stage: Ids = ()
    """What was played in this turn."""
    supply: Ids = ()
    """The cards that fill the display, the next one first."""
    vault: Ids = ()
    """The goals in the vault."""

    @property
    def arranged(self) -> Arrangement:
        """The position as the engine sets it up."""
        return Arrangement(
            hand=self.hand,
            display=self.display,
            goals=self.goals,
            deck=self.deck,
            stage=self.stage,
            supply=self.supply,
            vault=self.vault,
        )


class MarketStep(Model):
    """One position with its text; the player makes the actions of `play`, or reaches a card alone."""

    say: Sentence
    """What is said."""
    here: Position
    """The position."""
    play: tuple[str, ...] = ()
    """The actions to be made, in this order, in the form of records."""
    reach: str = ""
    """The card to be bought in the turn, in any way; in place of `play`."""
    wrong: Sentence
    """What is said after anything else."""
    right: Sentence | None = None
    """What is said when the card is bought."""
    spots: tuple[MarketSpot, ...] = ()
    """What the step points at."""


class MarketLesson(Model):
    """The tutorial: its steps one after another."""

    format: Literal[1]
    """The version of the file format."""
    id: Annotated[str, Field(pattern=r"^[a-z][a-z_]{0,31}$")]
    """The id of the tutorial."""
    title: Sentence
    """Its title."""
    steps: Annotated[tuple[MarketStep, ...], Field(min_length=1)]
    """Its steps."""


def read_market_lesson(path: Path) -> MarketLesson:
    """Return the tutorial of a file; raises DataError with all its mistakes."""
    return validate(read(path), MarketLesson)


@cache
def shipped_market_lesson() -> MarketLesson:
    """Return the shipped tutorial; it is read only once."""
    return read_market_lesson(resources.assets() / FILE)


def market_sentences(lesson: MarketLesson) -> Iterator[str]:
    """Yield all texts, as keys of the catalogue."""
    yield lesson.title
    for step in lesson.steps:
        yield from (step.say, step.wrong)
        if step.right is not None:
            yield step.right
