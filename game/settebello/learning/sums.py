"""Sums that captures say: two addends are a fact, three or more a chain (docs/learning.md, section 6.1)."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from settebello.learning.facts import LARGEST_ADDEND, LARGEST_FACT, LARGEST_SUM, Fact

MOST_ALIKE = 4
"""The number of cards of one value in a pack."""

_PRINTED = re.compile(r"(?:[1-9]|10)(?:\+(?:[1-9]|10))+")


@dataclass(frozen=True, slots=True, order=True)
class Sum:
    """Two or more ascending addends that cards of one pack can lay: ``1+2+4``; three or more to fifteen."""

    addends: tuple[int, ...]

    def __post_init__(self) -> None:
        addends = self.addends
        fits = len(addends) > 1 and all(1 <= n <= LARGEST_ADDEND for n in addends)
        alike = max((addends.count(n) for n in addends), default=0)
        most = LARGEST_FACT if len(addends) == 2 else LARGEST_SUM
        if not fits or list(addends) != sorted(addends) or self.total > most or alike > MOST_ALIKE:
            raise ValueError(
                f"{self} is no sum of cards: two or more addends from 1 to {LARGEST_ADDEND}, ascending, no "
                f"more than {MOST_ALIKE} alike, together at most {most}"
            )

    @classmethod
    def of(cls, addends: Iterable[int]) -> Self:
        """Return the sum of addends in any order; ValueError where cards cannot lay it."""
        return cls(tuple(sorted(addends)))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the sum printed as ``1+2+4``; ValueError says what is wrong."""
        if not _PRINTED.fullmatch(text):
            raise ValueError(f"{text!r} is not a sum: addends with a plus between them, as in 1+2+4")
        return cls(tuple(map(int, text.split("+"))))

    @property
    def total(self) -> int:
        """The total of the addends."""
        return sum(self.addends)

    @property
    def fact(self) -> Fact | None:
        """The fact of two addends; None for a chain."""
        return Fact(*self.addends) if len(self.addends) == 2 else None

    def __str__(self) -> str:
        return "+".join(map(str, self.addends))

    def __repr__(self) -> str:
        return f"Sum.parse({str(self)!r})"
