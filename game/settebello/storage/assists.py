"""The assists at the table, independent of the opponents' strength."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated

from pydantic import Field


class Playing(StrEnum):
    """The effect of a click on a card that has only one legal move."""

    AT_ONCE = "at_once"
    CONFIRM = "confirm"
    """The first click shows what the card captures; a second click plays it."""
    PAPER = "paper"
    """Play as with real cards: nothing shows what a card can capture, and there are no assists."""


class Counters(StrEnum):
    """The counts shown beside the captured cards."""

    NONE = "none"
    CARDS = "cards"
    ALL = "all"
    """The cards, those of the scoring suit, and the sevens."""


@dataclass(frozen=True, slots=True)
class Assists:
    """The assists at the table, each set separately."""

    playing: Annotated[Playing, Field(strict=False)] = Playing.AT_ONCE
    takers: bool = False
    """Whether hand cards that can capture are marked."""
    hints: bool = True
    """Whether hints are available."""
    tracker: bool = True
    """Whether the unseen cards can be looked up."""
    points: bool = True
    """Whether the present standing in each category can be looked up, with the primiera values."""
    review: bool = True
    """Whether a finished deal can be reviewed, to separate the luck of the cards from the play."""
    counters: Annotated[Counters, Field(strict=False)] = Counters.CARDS

    @property
    def paper(self) -> bool:
        """Whether all assists are off, as with real cards."""
        return self.playing is Playing.PAPER

    @property
    def in_force(self) -> "Assists":
        """The assists that apply: none but the cards themselves in paper mode."""
        if not self.paper:
            return self
        bare = replace(self, takers=False, hints=False, tracker=False, points=False)
        return replace(bare, review=False, counters=Counters.NONE)


ALONE = Assists(hints=False, tracker=False, points=False)
"""Only playing with a click, without assists: for lessons, which help in their own way."""
