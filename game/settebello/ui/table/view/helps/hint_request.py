"""A request for a hint: computed in the background, stronger with each request, discarded after the turn."""

from typing import Final

from settebello.ai import Adviser
from settebello.ai.process.adviser import LATE
from settebello.coach.hints import Hint, hint_of
from settebello.engine import Card, SeatView
from settebello.i18n import Text, t
from settebello.ui.table.model.helps.hint_words import Strength, hint_words

SEED: Final = 0
"""Fixed seed: the same position always gives the same hint."""
WAITED: Final = 0.25
"""Seconds after which the player may have pressed the key again because nothing was there yet."""
SEEN: Final = 0.6
"""Seconds for which a hint that took so long is shown before a press makes it stronger."""


class HintRequest:
    """The hint for the current turn; nothing is computed before the first request."""

    def __init__(self, adviser: Adviser) -> None:
        """Start without a request."""
        self._adviser = adviser
        self._view: SeatView | None = None
        self._request: int | None = None
        self._hint: Hint | None = None
        self._strength = Strength.NUDGE
        self._problem: str | None = None
        self._now = self._asked = self._firm = 0.0

    @property
    def waiting(self) -> bool:
        """Whether the hint is being computed."""
        return self._request is not None

    @property
    def told(self) -> bool:
        """Whether a hint is available."""
        return self._hint is not None

    def ask(self, view: SeatView) -> None:
        """Request a hint for a view, or a stronger hint when one is already shown.

        A press that was meant for the wait, and comes just after it, skips nothing.
        """
        if self._hint is not None and view == self._view:
            if not self._hint.alone and self._now >= self._firm:
                self._strength = Strength.MOVE if self._strength is Strength.NUDGE else Strength.REASON
            return
        if self.waiting and view == self._view:
            return
        self.forget()
        self._view, self._asked = view, self._now
        self._request = self._adviser.ask(view, SEED)

    def poll(self, now: float = 0.0) -> bool:
        """Check for the answer at a time in seconds; return whether the display changes."""
        self._now = now
        if self._request is None or self._view is None:
            return False
        advice = self._adviser.poll(self._request)
        if advice is None:
            return False
        self._request = None
        if advice.analysis is None or not advice.analysis.moves:
            self._problem = advice.problem
            return True
        self._hint = hint_of(self._view, advice.analysis)
        self._firm = now + SEEN if now - self._asked >= WAITED else now
        # With only one legal move, show the move at once.
        self._strength = Strength.MOVE if self._hint.alone else Strength.NUDGE
        return True

    def forget(self) -> None:
        """Cancel the request and discard the hint, because the turn has ended."""
        if self._request is not None:
            self._adviser.forget(self._request)
        self._view = self._request = self._hint = None
        self._problem = None

    @property
    def words(self) -> Text | None:
        """The text of the hint, of the wait for it, or of a failure; None without a request."""
        if self.waiting:
            return t("Thinking about a hint …")
        if self._problem is not None:
            late = self._problem.startswith(LATE)
            return t("That took too long. Ask again.") if late else t("No hint is available here.")
        if self._hint is None or self._view is None:
            return None
        return hint_words(self._hint, self._strength, self._view.ruleset)

    @property
    def cards(self) -> frozenset[Card]:
        """The cards that the hint points at: the card to play, and those that it captures."""
        if self._hint is None or self._hint.move is None or self._strength < Strength.MOVE:
            return frozenset()
        move = self._hint.move
        if move.stands:
            return frozenset()
        return frozenset({move.card, *move.captured})
