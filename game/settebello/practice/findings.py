"""What a child finds and earns: in the latest block or game, in its album and in its garden."""

from collections.abc import Sequence

from settebello.engine import Card
from settebello.learning.course.today import goal_reached
from settebello.learning.history.album import Frame, frames
from settebello.learning.sums import Sum
from settebello.practice.active_learner import ActiveLearner
from settebello.practice.calendar import Calendar
from settebello.practice.days import Days
from settebello.practice.found import MOST_FOUND, Album, Alike, Found
from settebello.practice.garden import Garden, States, garden_of, states_of


class Findings:
    """Compares what the child has now with what it had before a block, a deal, or a game."""

    def __init__(self, active: ActiveLearner, calendar: Calendar, days: Days) -> None:
        """Remember nothing yet."""
        self._active = active
        self._calendar = calendar
        self._days = days
        self._known: frozenset[str] = frozenset()
        self._framed: frozenset[Frame] = frozenset()
        self._planted: States = {}

    def forget(self) -> None:
        """Forget how the garden was, because another child practises."""
        self._planted = {}

    def remember(self) -> None:
        """Remember what the child has before a block, a deal, or a game."""
        learner = self._active.learner
        self._known, self._framed = frozenset(learner.history.stickers), self.frames
        self._planted = states_of(learner)

    def found(
        self, sums: Sequence[Sum], alike: Sequence[Alike] = (), known: frozenset[str] | None = None
    ) -> Found:
        """Return the result of a block or game in which these sums and equal cards were found.

        known: the cards of the album before it; None for those that were remembered.
        """
        history, child = self._active.learner.history, self._active.child
        before = self._known if known is None else known
        return Found(
            sums=tuple(dict.fromkeys(sums))[:MOST_FOUND],
            alike=tuple(alike[:MOST_FOUND]),
            cards=tuple(Card.parse(card) for card in history.stickers if card not in before),
            goal=goal_reached(history.day(self._calendar.day), child.aims.goal) if child else 0,
            enough=self._days.enough,
            frames=tuple(frame for frame in Frame if frame in self.frames - self._framed),
        )

    @property
    def frames(self) -> frozenset[Frame]:
        """The golden frames that are earned."""
        return frozenset(frames(self._active.learner.facts, self._active.learner.history))

    def album(self) -> Album:
        """Return the album of the child that practises."""
        history = self._active.learner.history
        earned = {Card.parse(card): day for card, day in history.stickers.items()}
        newest = next(reversed(earned), None)
        return Album(
            earned=earned,
            newest=newest,
            tries=self._active.learner.tasks,
            days=history.practised,
            frames=frames(self._active.learner.facts, history),
        )

    def garden(self) -> Garden:
        """Return the garden of the child that practises, and what the latest block or deal has changed."""
        return garden_of(states_of(self._active.learner), self._planted)
