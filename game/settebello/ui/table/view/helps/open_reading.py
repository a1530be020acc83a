"""The reading of the other hands while its panel is open: counted at once, weighed in the background."""

from dataclasses import replace
from typing import Final

from settebello.ai import Adviser
from settebello.ai.reading.changes import CardChange, changes, same_hands
from settebello.ai.reading.hand_reading import HandReading, Reading, counted_hands
from settebello.ai.reading.past_plays import of_these_hands
from settebello.engine import SeatView
from settebello.ui.table.model.helps.hand_grid import HandGrid

MARKED: Final = 3.0
"""Seconds for which a change is marked."""


class OpenReading:
    """What a seat can read of the other hands. What is impossible is known at once and never late.

    The chances come from the adviser's process. Until they are there, those from before the last play stay.
    """

    def __init__(self, adviser: Adviser) -> None:
        """Start with nothing known."""
        self._adviser = adviser
        self._view: SeatView | None = None
        self._request: int | None = None
        self._reading: Reading | None = None
        self._before: Reading | None = None
        self._changes: tuple[CardChange, ...] = ()
        self._until: float | None = None
        self._grid: HandGrid | None = None

    @property
    def grid(self) -> HandGrid | None:
        """The picture of the hands; None while nothing is wanted."""
        return self._grid

    def see(self, view: SeatView | None, now: float) -> bool:
        """Read the hands of a view, None while they are not wanted; return whether the picture changes."""
        if view is self._view:
            return False
        if view is None:
            self.forget()
            return True
        if view == self._view:
            return False
        known = self._view is not None and same_hands(self._view, view)
        before = self._before if self._request is not None else self._reading
        self._drop()
        self._view = view
        self._before = before if known else None
        counted = counted_hands(view)
        self._reading = counted if self._before is None else _narrowed(self._before, counted)
        self._mark(now)
        if of_these_hands(view) and counted.deals > 1:
            self._request = self._adviser.read(view)
        else:
            self._reading = counted
        self._draw()
        return True

    def poll(self, now: float) -> bool:
        """Take over what was weighed, and let marks go; return whether the picture changes."""
        changed = False
        if self._until is not None and now >= self._until:
            self._changes, self._until = (), None
            changed = True
        advice = None if self._request is None else self._adviser.poll(self._request)
        if advice is not None and self._view is not None:
            self._request = None
            self._reading = advice.reading or counted_hands(self._view)
            self._mark(now)
            changed = True
        if changed:
            self._draw()
        return changed

    def forget(self) -> None:
        """Cancel the request and forget everything."""
        self._drop()
        self._view = self._reading = self._before = self._grid = self._until = None
        self._changes = ()

    def _mark(self, now: float) -> None:
        """Mark what differs from the reading before the last plays, for a moment."""
        if self._before is None or self._reading is None or self._view is None:
            self._changes, self._until = (), None
            return
        self._changes = changes(self._before, self._reading, self._view.ruleset.deck.cards)
        self._until = now + MARKED if self._changes else None

    def _draw(self) -> None:
        if self._view is not None and self._reading is not None:
            waiting = self._request is not None
            self._grid = HandGrid.of(self._view, self._reading, self._changes, waiting=waiting)

    def _drop(self) -> None:
        if self._request is not None:
            self._adviser.forget(self._request)
            self._request = None


def _narrowed(before: Reading, counted: Reading) -> Reading:
    """Return the chances of an earlier reading for the cards that are still possible."""
    hands = tuple(_kept(before.hand(one.seat), one) for one in counted.hands)
    return replace(counted, hands=hands, exact=before.exact, weighed=before.weighed, error=before.error)


def _kept(then: HandReading, now: HandReading) -> HandReading:
    chances = tuple(
        new if new in {0.0, 1.0} else old or new for old, new in zip(then.chances, now.chances, strict=True)
    )
    return replace(now, chances=chances)
