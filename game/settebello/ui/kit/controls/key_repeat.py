"""Key repeat for held keys and stick directions."""

from collections.abc import Iterable
from typing import Final, Generic, TypeVar

Held = TypeVar("Held")

FIRST_REPEAT: Final = 0.40
"""Seconds until the first repeat."""

NEXT_REPEAT: Final = 0.12
"""Seconds between further repeats."""


class Repeater(Generic[Held]):
    """Repeats the one control that is held."""

    def __init__(self) -> None:
        """Start with no control held."""
        self.held: Held | None = None
        self._due = 0.0

    def hold(self, held: Held | None, now: float) -> None:
        """Hold a control from `now` on, in seconds; None releases it."""
        self.held = held
        self._due = now + FIRST_REPEAT

    def repeats(self, now: float) -> Iterable[Held]:
        """Return the held control when it is due to repeat; `now` in seconds."""
        if self.held is None or now < self._due:
            return ()
        self._due = now + NEXT_REPEAT
        return (self.held,)
