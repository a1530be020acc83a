"""What happens while a child practises, one value each (docs/learning.md, sections 6.4 and 13)."""

import math
from dataclasses import dataclass

from settebello.learning.difficulty import Setting
from settebello.learning.facts import Fact
from settebello.learning.memory.evidence import Help, Outcome
from settebello.learning.sums import Sum

DAY_BEGINS = 4
"""The hour of local time at which a day begins: who practises past midnight still has the same day."""


def local_day(at: float, ahead: float) -> int:
    """The local day's number, at a time in days since 1970 (UTC) by a clock so many hours ahead."""
    return math.floor(at + (ahead - DAY_BEGINS) / 24)


@dataclass(frozen=True, slots=True, kw_only=True)
class Happened:
    """When something happened: `at` in days and fractions since 1970 (UTC); `day`, the local day's number."""

    at: float
    day: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened(Happened):
    """The child sat down: a new session begins."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered(Happened):
    """A task was answered; its first confirmed set decides, for a second try was told about the first."""

    asked: Sum
    setting: Setting
    outcome: Outcome
    taken: Sum | None = None
    """What was taken instead; None where it is no sum that can be learned."""
    mistake: str = ""
    """The code of the explanation after a miss, such as ``too_much``."""
    offered: Help = Help.NONE
    shown: Help = Help.NONE
    """The help that the task began with, and the most that was seen of it before the answer."""
    seconds: float | None = None
    """From the task's appearing to the confirmation; None where the window was left or help was watched."""
    clicks: int = 1
    cards: int = 0
    """Clicks that the answer took, and cards on the table that had to be looked at."""
    limit: float = 4.0
    """The quick limit then in force, in seconds."""
    sprint: bool = False
    """Whether it was in the calm sprint."""
    activity: str = ""
    """The id of the activity that asked."""

    @property
    def help_used(self) -> Help:
        """The help that counts: a prompt that stood there from the beginning tells nothing of the answer."""
        return Help.NONE if self.shown == self.offered <= Help.PROMPT else self.shown

    @property
    def asked_for_help(self) -> bool:
        """Whether the child wanted to see more than the task began with."""
        return self.shown > self.offered


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundTwin(Happened):
    """A card equal to the one in hand was looked for, or one of a value that was said."""

    right: bool
    seconds: float | None
    clicks: int = 1
    cards: int = 0
    value: int = 0
    """The value that was said; 0 where an equal card was looked for."""
    activity: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Probed(Happened):
    """A task of the placement was answered, which is not scored."""

    fact: Fact
    right: bool
    quick: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftLying(Happened):
    """In a real game a sum could have been taken and was not; this may be tactics and says nothing."""

    sum: Sum


@dataclass(frozen=True, slots=True, kw_only=True)
class Played(Happened):
    """A deal for practice was played to its end; its cards themselves say nothing about what is known."""

    activity: str
    arranged: bool
    seconds: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Checked(Happened):
    """What is left after a deal of Quindici was added up."""

    right: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Happened):
    """The child is through with an activity, and stays so."""

    activity: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Voided(Happened):
    """The events from one number up to another, not included, are taken for none."""

    since: int
    before: int


Event = Opened | Answered | FoundTwin | Probed | LeftLying | Played | Checked | Passed | Voided
