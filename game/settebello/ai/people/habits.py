"""The habits of a human-like player: numbers that make it weaker or give it a character."""

from dataclasses import dataclass, fields, replace
from typing import Annotated

from pydantic import Field

from settebello.datafile import Model

EVERYTHING = 60
"""More cards than are played in a deal: a memory of this size forgets nothing."""


@dataclass(frozen=True, slots=True)
class Habits:
    """The playing habits of one opponent; the defaults are those of a flawless player.

    memory: how many of the last cards played are remembered; eight times as many of the important cards and
    of those that the own side has played.

    attention: the chance that a capture is noticed, for each difficulty: every captured card after the first,
    and a sum over seven.

    foresight: up to 1, the weight of the next player's expected gain; above 1, the excess is the weight of
    the answer to that.

    reading: the weight of the evidence in what the others capture and leave.

    risk: above 0 dangers are underestimated, below 0 overestimated.

    greed: factor on the value of the cards of suits that count.

    parity: the weight of pairs: an even number of cards of a rank in play where the own side plays last, an
    odd number otherwise.

    patience: below 1 an immediate capture is overvalued.

    error: moves worth up to this many points less than the best count as equally good.
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
    """The schema of ``habits`` in an opponent's file; omitted numbers keep their value."""

    memory: Annotated[int, Field(ge=0, le=EVERYTHING)] | None = None
    """How many of the last cards played are remembered; eight times as many important ones."""
    attention: Share | None = None
    """The probability that a capture is noticed, for each difficulty (a further card, a sum over seven)."""
    foresight: Annotated[float, Field(ge=0, le=2)] | None = None
    """The weight of the next player's gain (up to 1) and of the answer to it (above 1)."""
    reading: Share | None = None
    """The weight of the evidence in what the others capture and leave."""
    risk: Annotated[float, Field(ge=-1, le=1)] | None = None
    """Above 0 dangers are underestimated, below 0 overestimated."""
    greed: Annotated[float, Field(ge=0, le=5)] | None = None
    """The factor on the value of the cards of suits that count."""
    parity: Annotated[float, Field(ge=0, le=5)] | None = None
    """The weight of even and odd numbers of a rank."""
    patience: Share | None = None
    """Below 1 an immediate capture is overvalued."""
    error: Annotated[float, Field(ge=0, le=2)] | None = None
    """Moves worth up to this many points less than the best count as equally good."""

    def over(self, habits: Habits) -> Habits:
        """Return ``habits`` with the numbers stated here replaced."""
        stated = {each.name: getattr(self, each.name) for each in fields(habits)}
        return replace(habits, **{name: number for name, number in stated.items() if number is not None})
