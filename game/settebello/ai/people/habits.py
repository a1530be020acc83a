"""What a person at the table lacks and likes, in numbers: they make a player weaker, or a character."""

from dataclasses import dataclass, fields, replace
from typing import Annotated

from pydantic import Field

from settebello.datafile import Model

EVERYTHING = 60
"""More cards than are ever played in a deal: who remembers so many forgets none."""


@dataclass(frozen=True, slots=True)
class Habits:
    """The numbers of one person; as they stand here, those of somebody who lacks nothing.

    memory: how many of the last cards played are remembered; eight times as many of those that count much and
    of those that the own side has played.
    attention: the chance that a capture is noticed for each thing that makes it hard to see: every card of it
    after the first, and a sum over seven. foresight: up to 1 how much is felt of what the next player may
    gain, above 1 how much of what the answer to that may gain or lose. reading: how much is believed of what
    others show by the cards they take and leave. risk: above 0 dangers seem smaller than they are, below 0
    larger. greed: how many times its worth a card seems to be worth for its suit. parity: the care for pairs,
    for even numbers of a rank where the own side plays last and odd ones elsewhere. patience: below 1 a
    capture at hand seems worth more than it is. error: moves that are worth so few points less than the best
    seem as good.
    """

    memory: int = EVERYTHING
    attention: float = 1.0
    foresight: float = 2.0
    reading: float = 1.0
    risk: float = 0.0
    greed: float = 1.0
    parity: float = 1.0
    patience: float = 1.0
    error: float = 0.0


Share = Annotated[float, Field(ge=0, le=1)]


class HabitsModel(Model):
    """The part ``habits`` of an opponent's file: numbers that are not stated stay as they were."""

    memory: Annotated[int, Field(ge=0, le=EVERYTHING)] | None = None
    """How many of the last cards played are remembered; eight times as many important ones."""
    attention: Share | None = None
    """The chance that a capture is noticed, for each thing that makes it hard to see."""
    foresight: Annotated[float, Field(ge=0, le=2)] | None = None
    """How much the next player's gain counts (up to 1), and the answer to it (above 1)."""
    reading: Share | None = None
    """How much is concluded from the cards that others take and leave."""
    risk: Annotated[float, Field(ge=-1, le=1)] | None = None
    """Above 0 dangers seem smaller than they are, below 0 larger."""
    greed: Annotated[float, Field(ge=0, le=5)] | None = None
    """How many times its worth a card seems to be worth for its suit."""
    parity: Annotated[float, Field(ge=0, le=5)] | None = None
    """The care for even and odd numbers of a rank."""
    patience: Share | None = None
    """Below 1 a capture at hand seems worth more than it is."""
    error: Annotated[float, Field(ge=0, le=2)] | None = None
    """Moves whose worth differs by less than this number of points seem equally good."""

    def over(self, habits: Habits) -> Habits:
        """Those habits with the numbers stated here in the place of theirs."""
        stated = {each.name: getattr(self, each.name) for each in fields(habits)}
        return replace(habits, **{name: number for name, number in stated.items() if number is not None})
