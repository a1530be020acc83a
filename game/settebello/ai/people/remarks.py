"""A character's remarks at the table, by occasion."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Self

from pydantic import ConfigDict, StringConstraints, model_validator

from settebello.datafile import Model, Names

Words = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]
Lines = Mapping["Occasion", tuple["Line", ...]]
"""A character's possible remarks, by occasion."""


class Occasion(StrEnum):
    """The occasions for a remark."""

    GREETING = "greeting"
    SWEEP = "sweep"
    SWEPT = "swept"
    PRIZE = "prize"
    PRIZE_LOST = "prize_lost"
    PARTNER = "partner"
    PRIMIERA = "primiera"
    GOOD_DEAL = "good_deal"
    BAD_DEAL = "bad_deal"
    CLOSE_MATCH = "close_match"
    WON = "won"
    LOST = "lost"


class Need(StrEnum):
    """What a remark mentions and not every table has.

    SETTEBELLO: the game calls the seven of coins the settebello. SCOPA: the game calls a sweep a scopa.
    COINS: the deck in use has a suit called coins.
    """

    SETTEBELLO = "settebello"
    SCOPA = "scopa"
    COINS = "coins"


@dataclass(frozen=True, slots=True)
class Line:
    """A remark by language, and what the table must have for it; None for a remark that fits every table."""

    words: Names
    need: Need | None = None


class LineModel(Model):
    """A remark: its texts by language code (English is needed), and what it needs."""

    model_config = ConfigDict(extra="allow")

    __pydantic_extra__: dict[str, Words]
    en: Words
    """The English text."""
    needs: Need | None = None
    """The remark is made only where the game calls the seven of coins `settebello`, where it calls a sweep
    `scopa`, or where the deck in use has a suit of `coins`; left out: it is made everywhere."""

    @model_validator(mode="after")
    def _of_languages(self) -> Self:
        Names.checked(self._texts)
        return self

    @property
    def line(self) -> Line:
        """The remark as a value."""
        return Line(Names(self._texts), self.needs)

    @property
    def _texts(self) -> dict[str, str]:
        return {"en": self.en, **(self.__pydantic_extra__ or {})}


class LinesModel(Model):
    """The schema of `lines` in a character's file: remarks by occasion; an empty list means silence.

    The more remarks an occasion has, the more often it is spoken of: none is made twice within an evening.
    """

    greeting: tuple[LineModel, ...] = ()
    """Remarks at the start of the match."""
    sweep: tuple[LineModel, ...] = ()
    """Remarks after an own sweep."""
    swept: tuple[LineModel, ...] = ()
    """Remarks after a sweep of another side."""
    prize: tuple[LineModel, ...] = ()
    """Remarks after capturing the seven of coins, where it scores by itself."""
    prize_lost: tuple[LineModel, ...] = ()
    """Remarks after another side has captured the seven of coins, where it scores by itself."""
    partner: tuple[LineModel, ...] = ()
    """Remarks after a sweep, or the capture of the seven of coins, by the partner."""
    primiera: tuple[LineModel, ...] = ()
    """Remarks after a deal in which the own side alone won the point for the primiera."""
    good_deal: tuple[LineModel, ...] = ()
    """Remarks after a good deal."""
    bad_deal: tuple[LineModel, ...] = ()
    """Remarks after a bad deal."""
    close_match: tuple[LineModel, ...] = ()
    """Remarks at the start of a deal in which the own side or another can win the match."""
    won: tuple[LineModel, ...] = ()
    """Remarks after winning the match."""
    lost: tuple[LineModel, ...] = ()
    """Remarks after losing the match."""

    def lines(self) -> Lines:
        """Return the remarks by occasion."""
        return {
            occasion: tuple(model.line for model in getattr(self, occasion.value)) for occasion in Occasion
        }
