"""A hint being asked for: worked out beside the window, told more strongly each time, over with the turn."""

from typing import Final

from settebello.ai import Adviser
from settebello.coach.hints import Hint, hint_of
from settebello.engine import Card, SeatView
from settebello.i18n import Text, t
from settebello.ui.table.model.helps.hint_words import Strength, hint_words

SEED: Final = 0
"""The same question has the same answer, however often it is asked."""


class HintRequest:
    """What has been told of the present turn; nothing before it is asked for."""

    def __init__(self, adviser: Adviser) -> None:
        """Nobody has asked yet."""
        self._adviser = adviser
        self._view: SeatView | None = None
        self._request: int | None = None
        self._hint: Hint | None = None
        self._strength = Strength.NUDGE
        self._failed = False

    @property
    def waiting(self) -> bool:
        """Whether the answer is being worked out."""
        return self._request is not None

    @property
    def told(self) -> bool:
        """Whether anything has been told."""
        return self._hint is not None

    def ask(self, view: SeatView) -> None:
        """Ask for a hint, or for a stronger one."""
        if self._hint is not None and view == self._view:
            # To point at the only card there is would tell nothing.
            several = len(view.hand) > 1
            self._strength = Strength.CARD if self._strength is Strength.NUDGE and several else Strength.MOVE
            return
        if self.waiting and view == self._view:
            return
        self.forget()
        self._view = view
        self._request = self._adviser.ask(view, SEED)

    def poll(self) -> bool:
        """Hear whether the answer is there; whether there is something new to be seen."""
        if self._request is None or self._view is None:
            return False
        advice = self._adviser.poll(self._request)
        if advice is None:
            return False
        self._request = None
        if advice.analysis is None or not advice.analysis.moves:
            self._failed = True
            return True
        self._hint = hint_of(self._view, advice.analysis)
        # Where nothing else can be played there is nothing to think over.
        self._strength = Strength.MOVE if self._hint.ahead is None else Strength.NUDGE
        return True

    def forget(self) -> None:
        """The turn is over, or another one."""
        if self._request is not None:
            self._adviser.forget(self._request)
        self._view = self._request = self._hint = None
        self._failed = False

    @property
    def words(self) -> Text | None:
        """What is said of it now."""
        if self.waiting:
            return t("Thinking about a hint …")
        if self._failed:
            return t("No hint can be worked out here.")
        if self._hint is None or self._view is None:
            return None
        return hint_words(self._hint, self._strength, self._view.ruleset)

    @property
    def cards(self) -> frozenset[Card]:
        """The cards it points at: the one to play, then those to take."""
        if self._hint is None or self._hint.move is None or self._strength < Strength.CARD:
            return frozenset()
        move = self._hint.move
        return frozenset({move.card, *(move.captured if self._strength is Strength.MOVE else ())})
