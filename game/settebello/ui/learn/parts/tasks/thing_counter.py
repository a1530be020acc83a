"""Counts the things of a task aloud, before the cards come."""

from collections.abc import Callable

from settebello.audio.clip_pieces import number_alone
from settebello.i18n import Text
from settebello.practice.attempt import Attempt, Phase
from settebello.ui.kit.scene import Change
from settebello.ui.learn.parts.tasks.task_things import Things


class ThingCounter:
    """The things of a task, and the time at which the last one was counted."""

    def __init__(
        self, attempt: Attempt, touched: Callable[[int], Change | None], *, pause: float = 0.0
    ) -> None:
        """Create the things of an attempt; `touched` is called with the place of each that is pressed.

        pause: the seconds after the last thing until the cards come, so that its number is heard.
        """
        self.things = Things(attempt, touched)
        self._attempt = attempt
        self._pause = pause
        self._last_at: float | None = None

    @property
    def counting(self) -> bool:
        """Whether things are left to count, or the number of the last one is still being heard."""
        return self._attempt.phase is Phase.COUNTING or self._last_at is not None

    def touch(self, place: int, now: float) -> Text | None:
        """Count the thing at a place; return its number as it is said, None if it was counted before."""
        if not self._attempt.touch(place, now + self._pause):
            return None
        if self._pause and self._attempt.phase is not Phase.COUNTING:
            self._last_at = now
        return number_alone(len(self._attempt.touched))

    def ends(self, now: float) -> bool:
        """Return whether the last number was heard just now, so that the cards come."""
        if self._last_at is None or now - self._last_at < self._pause:
            return False
        self._last_at = None
        return True
