"""Tells clicking at random from practice (docs/learning.md, section 16)."""

from dataclasses import dataclass

FAST = 1.5
"""Seconds in which nobody finds and clicks two cards on purpose."""
LOOKED_AT = 4
MISSES = 3


@dataclass(frozen=True, slots=True)
class Guard:
    """The latest answers of a block: the number of the event, and whether it was wrong; only fast ones."""

    fast: tuple[tuple[int, bool], ...] = ()

    def after(self, event: int, seconds: float | None, *, right: bool) -> "Guard":
        """The guard after an answer; one that took its time begins anew."""
        if seconds is None or seconds >= FAST:
            return Guard()
        return Guard((*self.fast, (event, right))[-LOOKED_AT:])

    @property
    def random(self) -> bool:
        """Whether so many answers came so fast and so wrong that they say nothing."""
        return len(self.fast) == LOOKED_AT and sum(not right for _, right in self.fast) >= MISSES

    @property
    def since(self) -> int:
        """The number of the first event that says nothing."""
        return self.fast[0][0]
