"""What the games of ten share: the child's turn, its evidence, help, and the guard against random clicks."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from settebello.learning.memory.evidence import Help
from settebello.learning.sums import Sum
from settebello.learning.tens.ten_evidence import TenTurn
from settebello.practice.ten_record import TenRecord

if TYPE_CHECKING:
    from settebello.learning.puzzles.selections import Explanation

MISSES: Final = 2
"""Answers in one turn that do not fit, after which the right one is pointed at."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TenHooks:
    """What a game of ten reports.

    record: gets the first answer of every turn. over: called at the end. guessed: gets the seconds and the
    result of every answer, and returns whether the latest ones were clicked at random. changed: gets the
    game after every change.
    """

    record: Callable[[TenTurn], None]
    over: Callable[[], None]
    guessed: Callable[[float | None, bool], bool] = lambda _seconds, _right: False
    changed: Callable[[TenRecord], None] = lambda _record: None


class TenGame:
    """A game that goes on from turn to turn; the first answer of each turn is evidence."""

    def __init__(self, hooks: TenHooks, *, first: bool = False) -> None:
        """Begin the first turn; `first`: the child has never played this before."""
        self.first = first
        self._hooks = hooks
        self.told: Explanation | None = None
        """The explanation of the latest answer; None after a choice that follows it."""
        self.misses = 0
        self.shown = Help.NONE
        self.together = False
        """Whether the way is shown because the latest answers were clicked at random and are no evidence."""
        self._shown_moves = 0
        """How many of the first moves a hand has shown."""
        self._counts = True
        self._leads = False
        self._since: float | None = 0.0
        self._answered_at: float | None = 0.0
        self._clicks = 0

    @property
    def saved(self) -> TenRecord:
        """The game as it is saved."""
        raise NotImplementedError

    @property
    def found(self) -> tuple[Sum, ...]:
        """The pairs that the child has found since the game was dealt, also before it was left."""
        raise NotImplementedError

    def begin(self, now: float | None) -> None:
        """Set the time at which the turn begins, in seconds."""
        self._since = self._answered_at = now

    def _begin_turn(self, now: float | None) -> None:
        """Begin the next turn of the child; after random clicks the way is shown from its beginning."""
        self.told, self.misses, self._counts = None, 0, True
        self.together, self._leads = self._leads, False
        self.shown = Help.EXAMPLE if self.together else Help.NONE
        self._clicks = 0
        self.begin(now)

    def _answer(self, turn: TenTurn, now: float | None, *, right: bool) -> None:
        """Record the first answer of a turn; where the latest answers were random, show the way.

        A wrong answer is followed by the way at once, a right one in the next turn.
        """
        if self._counts:
            self._hooks.record(turn)
        self._counts = False
        before, self._answered_at = self._answered_at, now
        seconds = None if now is None or before is None else now - before
        if not self._hooks.guessed(seconds, right):
            return
        if right:
            self._leads = True
        else:
            self.together, self.shown = True, Help.EXAMPLE

    def _miss(self) -> None:
        """Count an answer that does not fit."""
        self.misses += 1
        if self.misses >= MISSES:
            self.shown = Help.EXAMPLE

    def _save(self) -> None:
        """Report a change."""
        self._hooks.changed(self.saved)

    def _thought(self, now: float | None) -> float | None:
        """Return the seconds since the turn began; None with help, and where nobody has measured them."""
        known = now is not None and self._since is not None and not self.shown
        return now - self._since if known and now is not None and self._since is not None else None
