"""Detects whether the tasks are too hard or too easy now (docs/learning.md, section 7.1)."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

RECENT = 10
"""The number of latest answers that are evaluated; missing ones count as right and not quick."""
TOO_HARD = 0.75
TOO_EASY = 0.97
EASED_FOR = 6
"""The number of easier tasks after too many misses."""
EASY_SHARE = 0.2
EASED_SHARE = 0.4
"""The share of easy tasks: usually, and after too many misses."""


@dataclass(frozen=True, slots=True)
class Comfort:
    """The latest answers, one letter each: ``q`` right and quick, ``r`` right, ``m`` missed."""

    recent: Annotated[str, Field(pattern="^[qrm]{0,10}$")] = ""
    eased: int = 0
    """The number of tasks that are still to be made easier."""

    @property
    def accuracy(self) -> float:
        """The share of the latest answers that were right."""
        return 1 - self.recent.count("m") / RECENT

    @property
    def flourishing(self) -> bool:
        """Whether all of the latest answers were right and quick."""
        return self.accuracy > TOO_EASY and self.recent.count("q") == RECENT

    @property
    def help_shift(self) -> int:
        """The levels of help to add for every fact."""
        return 1 if self.eased else -1 if self.flourishing else 0

    @property
    def easy_share(self) -> float:
        """The share of the tasks that are to be easy."""
        return EASED_SHARE if self.eased else EASY_SHARE

    def answered(self, *, right: bool, quick: bool) -> "Comfort":
        """Return the comfort after an answer."""
        letter = ("q" if quick else "r") if right else "m"
        after = Comfort((self.recent + letter)[-RECENT:])
        return Comfort(after.recent, EASED_FOR if after.accuracy < TOO_HARD else max(0, self.eased - 1))
