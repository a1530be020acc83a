"""How a language writes numbers and dates, and the values that are written so within texts."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

MINUS: Final = "−"
"""The minus of print; CLDR has the hyphen of a keyboard in its place."""
PLUS: Final = "+"
GROUPED_FROM: Final = 10_000
"""The least number whose digits are grouped: up to four digits are read at a glance in every language."""


@dataclass(frozen=True, slots=True)
class Conventions:
    """How a language writes numbers and dates.

    The patterns of dates have the fields `d`, `m`, `month`, `short` and `y`, the one of percent has `n`.
    """

    day: str
    day_in_full: str
    day_of_year: str
    day_of_year_in_full: str
    months: Sequence[str]
    short_months: Sequence[str]
    month_names: Sequence[str]
    """The months when they stand alone, not within a date."""
    decimal: str
    group: str
    percent: str


@dataclass(frozen=True, slots=True)
class Day:
    """A date, with or without its year; in speech the month has its full name."""

    date: date
    with_year: bool = True

    def written(self, conventions: Conventions) -> str:
        """Return the date as short as it is still clear in every country."""
        return self._put(conventions.day if self.with_year else conventions.day_of_year, conventions)

    def spoken(self, conventions: Conventions) -> str:
        """Return the date with the full name of the month."""
        full = conventions.day_in_full if self.with_year else conventions.day_of_year_in_full
        return self._put(full, conventions)

    def _put(self, pattern: str, conventions: Conventions) -> str:
        number = self.date.month
        return pattern.format(
            d=self.date.day,
            m=number,
            y=self.date.year,
            month=conventions.months[number - 1],
            short=conventions.short_months[number - 1],
        )


@dataclass(frozen=True, slots=True)
class Month:
    """The name of a month, 1 to 12."""

    number: int

    def written(self, conventions: Conventions) -> str:
        """Return the name."""
        return conventions.month_names[self.number - 1]

    def spoken(self, conventions: Conventions) -> str:
        """Return the name."""
        return self.written(conventions)


@dataclass(frozen=True, slots=True)
class Number:
    """A number in units of its last decimal: 35 with one decimal is 3.5.

    `signed` writes a plus before a positive number.
    """

    units: int
    decimals: int = 0
    signed: bool = False
    percent: bool = False

    def written(self, conventions: Conventions) -> str:
        """Return the number with the separators of the language."""
        return self._put(conventions, conventions.group)

    def spoken(self, conventions: Conventions) -> str:
        """Return the number without separators between its digits, which a voice would pause at."""
        return self._put(conventions, "")

    def _put(self, conventions: Conventions, group: str) -> str:
        whole, rest = divmod(abs(self.units), 10**self.decimals)
        digits = str(whole)
        if whole >= GROUPED_FROM:
            digits = f"{whole:,}".replace(",", group)
        if self.decimals:
            digits += f"{conventions.decimal}{rest:0{self.decimals}}"
        sign = MINUS if self.units < 0 else PLUS * (self.signed and self.units > 0)
        return conventions.percent.format(n=f"{sign}{digits}") if self.percent else f"{sign}{digits}"


Value = Day | Month | Number
"""A fact of a text that every language writes in its own way."""
