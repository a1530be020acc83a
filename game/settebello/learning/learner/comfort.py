"""Whether the tasks are too hard or too easy just now (docs/learning.md, section 7.1, comfort controller)."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

RECENT = 10
"""Answers that are looked at; those that are still missing count as right and not quick."""
TOO_HARD = 0.75
TOO_EASY = 0.97
EASED_FOR = 6
"""Tasks that are made easier after too many misses."""
EASY_SHARE = 0.2
EASED_SHARE = 0.4
"""The part of easy wins among the tasks, usually and while it is made easier."""


@dataclass(frozen=True, slots=True)
class Comfort:
    """The latest answers, each a letter: ``q`` right and quick, ``r`` right, ``m`` missed."""

    recent: Annotated[str, Field(pattern="^[qrm]{0,10}$")] = ""
    eased: int = 0
    """How many tasks more are made easier."""

    @property
    def accuracy(self) -> float:
        """The part of the latest answers that was right."""
        return 1 - self.recent.count("m") / RECENT

    @property
    def flourishing(self) -> bool:
        """Whether all of the latest answers were right and quick."""
        return self.accuracy > TOO_EASY and self.recent.count("q") == RECENT

    @property
    def help_shift(self) -> int:
        """Levels of help to add to that of every fact."""
        return 1 if self.eased else -1 if self.flourishing else 0

    @property
    def easy_share(self) -> float:
        """The part of the tasks that are to be easy wins."""
        return EASED_SHARE if self.eased else EASY_SHARE

    def answered(self, *, right: bool, quick: bool) -> "Comfort":
        """The comfort after an answer."""
        letter = ("q" if quick else "r") if right else "m"
        after = Comfort((self.recent + letter)[-RECENT:])
        return Comfort(after.recent, EASED_FOR if after.accuracy < TOO_HARD else max(0, self.eased - 1))
