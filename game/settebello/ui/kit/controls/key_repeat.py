"""What is held goes on: a direction of a key or of a stick is given again and again."""

from collections.abc import Iterable
from typing import Final, Generic, TypeVar

Held = TypeVar("Held")

FIRST_REPEAT: Final = 0.40
"""How long something is held before it is given again, seconds."""

NEXT_REPEAT: Final = 0.12
"""How long between one time and the next, seconds."""


class Repeater(Generic[Held]):
    """Keeps the one thing that is held now."""

    def __init__(self) -> None:
        """Hold nothing."""
        self.held: Held | None = None
        self._due = 0.0

    def hold(self, held: Held | None, now: float) -> None:
        """Hold this from `now` on, seconds; None lets go."""
        self.held = held
        self._due = now + FIRST_REPEAT

    def repeats(self, now: float) -> Iterable[Held]:
        """Return what is held when it is time to give it again; `now` in seconds."""
        if self.held is None or now < self._due:
            return ()
        self._due = now + NEXT_REPEAT
        return (self.held,)
