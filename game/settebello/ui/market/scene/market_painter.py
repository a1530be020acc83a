"""The picture of the table: what lies still, what flies, the sentence of the bar, and the hint."""

from typing import Final

from settebello.i18n import t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.market.layout.flights import Flight
from settebello.ui.market.scene.market_board import MarketBoard
from settebello.ui.market.view.hint_panel import draw_hint
from settebello.ui.market.view.market_card import draw_card
from settebello.ui.market.view.market_table import TableScenery
from settebello.ui.market.view.payment_bar import draw_bar

THIN: Final = 0.08
"""The width at which a card that turns over is seen from its edge."""


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
        """Draw the table at rest and what flies over it."""
        board, scenery = self._board, self.scenery
        table = board.services.settings.current.table
        # The board itself is in the key: another one counts its pictures from the beginning.
        key = (board, board.picture, scenery.flying, scenery.raised, board.layout, scenery.turn)
        canvas.static(key, lambda: scenery.draw(canvas, table))
        if board.moving:
            for flight in board.flights.all:
                self._draw_flight(canvas, flight)

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
        )
        if board.hint is not None:
            draw_hint(canvas, board.layout, board.hint)

    def _draw_flight(self, canvas: Canvas, flight: Flight) -> None:
        board = self._board
        rules = board.view.rules
        part = flight.part(board.time)
        start, goal = flight.start, flight.goal
        (x1, y1), (x2, y2) = start.area.centre, goal.area.centre
        wide = start.area.width + (goal.area.width - start.area.width) * part
        turns = goal.face_up != start.face_up
        up = goal.face_up if part > 0.5 else start.face_up
        x, y = x1 + (x2 - x1) * part, y1 + (y2 - y1) * part
        draw_card(
            canvas,
            rules.cards[flight.card],
            Area.centred(x, y, goal.area.width, goal.area.height),
            face_up=up,
            scale=wide / goal.area.width,
            flip=max(abs(1 - 2 * part), THIN) if turns else 1.0,
            lies=False,
        )
