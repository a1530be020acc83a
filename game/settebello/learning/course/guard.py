"""Detects clicking at random (docs/learning.md, section 16)."""

from dataclasses import dataclass

FAST = 1.5
"""Seconds in which no child finds and clicks two cards on purpose."""
LOOKED_AT = 4
MISSES = 3


@dataclass(frozen=True, slots=True)
class Guard:
    """The latest fast answers in a row: the number of each event, and whether the answer was wrong."""

    fast: tuple[tuple[int, bool], ...] = ()

    def after(self, event: int, seconds: float | None, *, right: bool) -> "Guard":
        """Return the guard after an answer; an answer that was not fast clears it."""
        if seconds is None or seconds >= FAST:
            return Guard()
        return Guard((*self.fast, (event, right))[-LOOKED_AT:])

    @property
    def random(self) -> bool:
        """Whether the latest answers were so fast and so often wrong that they are no evidence."""
        return len(self.fast) == LOOKED_AT and sum(not right for _, right in self.fast) >= MISSES

    @property
    def since(self) -> int:
        """The number of the first of these events."""
        return self.fast[0][0]
