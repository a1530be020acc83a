"""The picture of the table: what lies still, what flies, the sentence of the bar, and the hint."""

from settebello.i18n import t
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.market.scene.market_board import MarketBoard
from settebello.ui.market.view.flight_view import draw_flights
from settebello.ui.market.view.hint_panel import draw_hint
from settebello.ui.market.view.market_table import TableScenery
from settebello.ui.market.view.payment_bar import draw_bar


class MarketPainter:
    """Draws a board."""

    def __init__(self, board: MarketBoard, title: Words) -> None:
        """Draw this board; `title` is the name of the variant."""
        self._board = board
        self._title = title

    @property
    def scenery(self) -> TableScenery:
        """What is drawn of the table at rest."""
        board = self._board
        chosen = board.choosing.chosen if board.choosing is not None else ()
        return TableScenery(
            board.view,
            board.layout,
            board.players,
            board.spots,
            flying=board.flights.cards if board.moving else frozenset(),
            raised=frozenset(chosen),
            title=self._title,
            turn=None if board.session.over else board.session.state.turn,
            covered=board.hint is not None,
        )

    @property
    def sentence(self) -> Words:
        """The sentence of the bar: a notice, what is to be done, or what has happened."""
        board = self._board
        choosing = board.choosing
        if board.notice is not None:
            return board.notice
        if board.session.over:
            return t("The match is over.")
        if choosing is not None:
            last = board.last_of_others
            return t("{caption} Your turn.", caption=last) if choosing.idle and last else choosing.line
        return board.caption or t("{name} plays.", name=board.players[board.session.state.turn].name)

    def draw_table(self, canvas: Canvas) -> None:
        """Draw the table at rest, without the cards that fly."""
        board, scenery = self._board, self.scenery
        table = board.services.settings.current.table
        # The board itself is in the key: another one counts its pictures from the beginning.
        key = (
            board,
            board.picture,
            scenery.flying,
            scenery.raised,
            board.layout,
            scenery.turn,
            scenery.covered,
        )
        canvas.static(key, lambda: scenery.draw(canvas, table))

    def draw_words(self, canvas: Canvas) -> None:
        """Draw the bar, and the hint while it is shown."""
        board = self._board
        choosing = board.choosing
        enough = choosing is not None and bool(choosing.chosen) and bool(choosing.lit)
        draw_bar(
            canvas,
            board.layout.bar,
            self.sentence,
            enough=enough and board.notice is None,
            refused=board.refused,
            letters=board.letters,
        )
        if board.hint is not None:
            draw_hint(canvas, board.layout, board.hint)

    def draw_flying(self, canvas: Canvas) -> None:
        """Draw the cards that fly, over the table and its words."""
        board = self._board
        if board.moving:
            draw_flights(canvas, board.flights, board.view.rules, board.time)
