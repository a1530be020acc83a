"""One broom check being solved: the total that the child says, and whether it was the first one."""

from collections.abc import Callable

from settebello.learning.deals.broomcheck import BroomCheck
from settebello.learning.history.album import Frame


class CheckAttempt:
    """A broom check from its cards to the right total; only a right first total counts as right."""

    def __init__(self, check: BroomCheck, checked: Callable[[bool], tuple[Frame, ...]]) -> None:
        """Take the check; `checked` records its result and returns the frames earned with it."""
        self.check = check
        self._checked = checked
        self.missed = False
        self.done = False
        self.frames: tuple[Frame, ...] = ()

    def say(self, total: int) -> int:
        """Take a total; return by how much it is over the right one, 0 when it is right."""
        over = total - self.check.total
        if over:
            self.missed = True
        elif not self.done:
            self.done = True
            self.frames = self._checked(not self.missed)
        return over
