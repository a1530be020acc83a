"""How much the table helps: independent of how well the opponents play."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated

from pydantic import Field


class Playing(StrEnum):
    """What a click on a card does that can mean one move only."""

    AT_ONCE = "at_once"
    CONFIRM = "confirm"
    """It is shown what the card takes; a second click plays it."""
    PAPER = "paper"
    """As with cards of paper: nobody says what takes what, and the table shows no help."""


class Counters(StrEnum):
    """What is counted beside the captured cards."""

    NONE = "none"
    CARDS = "cards"
    ALL = "all"
    """The cards, those of the suit that scores, and the sevens."""


@dataclass(frozen=True, slots=True)
class Assists:
    """The helps at the table, each by itself."""

    playing: Annotated[Playing, Field(strict=False)] = Playing.AT_ONCE
    takers: bool = False
    """Whether hand cards that take something are marked before one is chosen."""
    hints: bool = True
    """Whether a hint may be asked for."""
    tracker: bool = True
    """Whether the cards that are still out may be looked at."""
    points: bool = True
    """Whether it may be looked at how the categories stand, with the values of the primiera."""
    review: bool = True
    """Whether a deal that is over is gone through again, to say what the cards and what the play brought."""
    counters: Annotated[Counters, Field(strict=False)] = Counters.CARDS

    @property
    def paper(self) -> bool:
        """Whether the table is one of paper."""
        return self.playing is Playing.PAPER

    @property
    def in_force(self) -> "Assists":
        """What holds at the table: nothing but the cards where it is one of paper."""
        if not self.paper:
            return self
        bare = replace(self, takers=False, hints=False, tracker=False, points=False)
        return replace(bare, review=False, counters=Counters.NONE)


ALONE = Assists(hints=False, tracker=False, points=False)
"""The cards are played with a click, and nothing else helps: for lessons, which help in their own way."""
