"""The table of a step of the tutorial: a position without other players, at which nothing is saved."""

from collections.abc import Callable
from random import Random

from settebello.market import Action, MarketState
from settebello.market.market_events import Event
from settebello.notation import SeatRecord
from settebello.notation.market.market_record import MarketRecord, MarketReplay
from settebello.session.market.market_session import MarketSession
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.lettering import Words
from settebello.ui.market.scene.market_board import MarketBoard
from settebello.ui.market.scene.market_moves import MarketMoves
from settebello.ui.market.scene.market_painter import MarketPainter

NOBODY = "amico"
"""The level of the other seat, which is not shown and never plays."""


class Unwritten:
    """The journal of the tutorial, which saves nothing."""

    def write(self, text: str) -> None:
        """Save nothing."""

    def finish(self) -> None:
        """File nothing."""


class LessonMoves(MarketMoves):
    """What the player does at the table of the tutorial; `offered` gets every action."""

    def __init__(
        self, board: MarketBoard, renew: Callable[[], None], offered: Callable[[Action], None]
    ) -> None:
        """Act on a board."""
        super().__init__(board, renew)
        self._offered = offered

    def play(self, action: Action) -> None:
        """Offer an action to the guide."""
        self._offered(action)

    def take_back(self) -> Change | None:
        """Nothing is taken back: a step is begun again."""
        return None


class LessonTable:
    """The board of a step, and what acts on it and draws it."""

    def __init__(
        self,
        services: Services,
        state: MarketState,
        title: Words,
        touch: Callable[[], None],
        renew: Callable[[], None],
        offered: Callable[[Action], None],
    ) -> None:
        """Set the table for a position."""
        record = MarketRecord(state.rules, (SeatRecord(), SeatRecord(level=NOBODY)), "tutorial")
        replayed = MarketReplay((state,), ((),))
        self._session = MarketSession(
            record, players={}, journal=Unwritten(), rng=Random(0), replayed=replayed
        )
        self.board = MarketBoard(services, self._session, touch, alone=True)
        self.moves = LessonMoves(self.board, renew, offered)
        self.painter = MarketPainter(self.board, title)

    def made(self, action: Action) -> tuple[Event, ...]:
        """Make an action, and show it."""
        events = self._session.play(action)
        self.board.show(events)
        return events

    def close_market(self) -> None:
        """Let nothing more be chosen: the step is done."""
        self.board.choosing = None
        self.board.touch()
