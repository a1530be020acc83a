"""The lead that a seat can expect in the deal, computed in the background at each of its turns."""

from settebello.ai import Adviser
from settebello.engine import SeatView
from settebello.ui.table.view.helps.hint_request import SEED


class ExpectedLead:
    """The expected points of the best move; between turns it stays as it was."""

    def __init__(self, adviser: Adviser) -> None:
        """Start with nothing known."""
        self._adviser = adviser
        self._view: SeatView | None = None
        self._request: int | None = None
        self._points: float | None = None

    @property
    def points(self) -> float | None:
        """The points by which the seat's side can expect to lead; None while nothing is known."""
        return self._points

    @property
    def waiting(self) -> bool:
        """Whether the lead is being worked out."""
        return self._request is not None

    def see(self, view: SeatView | None) -> None:
        """Ask about a view if its seat is to play a card; None while the lead is not wanted."""
        if view is None:
            self.forget()
        elif view != self._view:
            begun = self._view is None or len(view.history) < len(self._view.history)
            self._drop()
            self._view, self._points = view, None if begun else self._points
            if view.turn == view.seat and not (view.asked or view.exchanging):
                self._request = self._adviser.ask(view, SEED)

    def poll(self) -> bool:
        """Fetch the answer; return whether there is one, even without a value."""
        advice = None if self._request is None else self._adviser.poll(self._request)
        if advice is None:
            return False
        self._request = None
        if advice.analysis is not None and advice.analysis.moves:
            self._points = advice.analysis.moves[0].points
        return True

    def forget(self) -> None:
        """Cancel the request and forget the value."""
        self._drop()
        self._view = self._points = None

    def _drop(self) -> None:
        if self._request is not None:
            self._adviser.forget(self._request)
            self._request = None
