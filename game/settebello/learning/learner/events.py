"""The events of practice (docs/learning.md, sections 6.4 and 13)."""

import math
from dataclasses import dataclass

from settebello.learning.difficulty import Setting
from settebello.learning.facts import Fact
from settebello.learning.memory.evidence import Help, Outcome
from settebello.learning.sums import Sum

DAY_BEGINS = 4
"""The hour of local time at which a day begins, so that practice past midnight belongs to the day before."""


def local_day(at: float, ahead: float) -> int:
    """Return the number of the local day at a time in days since 1970 (UTC), `ahead` hours ahead of UTC."""
    return math.floor(at + (ahead - DAY_BEGINS) / 24)


@dataclass(frozen=True, slots=True, kw_only=True)
class Happened:
    """The time of an event: `at` in days since 1970 (UTC), and `day`, the number of the local day."""

    at: float
    day: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened(Happened):
    """A sitting began."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered(Happened):
    """A task was answered. Only the first confirmed set counts; later sets follow an explanation."""

    asked: Sum
    setting: Setting
    outcome: Outcome
    taken: Sum | None = None
    """The sum that was taken instead; None where it cannot be learned."""
    mistake: str = ""
    """The code of the explanation after a miss, such as ``too_much``."""
    offered: Help = Help.NONE
    shown: Help = Help.NONE
    """The help that the task began with, and the most that was seen of it before the answer."""
    seconds: float | None = None
    """The time from the task's appearance to the answer; None where the window was left or help was shown."""
    clicks: int = 1
    cards: int = 0
    """The clicks of the answer, and the cards on the table."""
    limit: float = 4.0
    """The quick limit at that time, in seconds."""
    sprint: bool = False
    """Whether the task belonged to the calm sprint."""
    activity: str = ""
    """The id of the activity of the task."""

    @property
    def help_used(self) -> Help:
        """The help that counts: a prompt that the task began with does not."""
        return Help.NONE if self.shown == self.offered <= Help.PROMPT else self.shown

    @property
    def asked_for_help(self) -> bool:
        """Whether the child asked for more help than the task began with."""
        return self.shown > self.offered


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundTwin(Happened):
    """A task without a sum was answered: an equal card, or a card of a value that was said."""

    right: bool
    seconds: float | None
    clicks: int = 1
    cards: int = 0
    value: int = 0
    """The value that was said; 0 for an equal card."""
    activity: str = ""
    lesson: bool = False
    """Whether the card was shown from the beginning, because the child had not met its value before."""
    chosen: int = 0
    """The value of the card that was chosen; 0 where it is not known, as in older journals."""
    twin: int = 0
    """The value of the card whose equal was asked for; 0 where a value was said, or not known."""
    dots: bool = False
    """Whether the value was shown as dots."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Probed(Happened):
    """A task of the placement was answered; it is not scored."""

    fact: Fact
    right: bool
    quick: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftLying(Happened):
    """In a deal a sum could have been taken and was not; this may be tactics and is no evidence."""

    sum: Sum


@dataclass(frozen=True, slots=True, kw_only=True)
class Played(Happened):
    """A practice deal was played to its end; this is no evidence about facts."""

    activity: str
    arranged: bool
    seconds: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Checked(Happened):
    """A broom check was answered."""

    right: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Happened):
    """The child has completed an activity."""

    activity: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Voided(Happened):
    """The events with numbers from `since` up to `before`, not included, are void."""

    since: int
    before: int


Event = Opened | Answered | FoundTwin | Probed | LeftLying | Played | Checked | Passed | Voided
