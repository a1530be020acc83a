"""The score sheet of a match of the market game: every line with the cards that prove it."""

from typing import Final

from settebello.i18n import Text, t
from settebello.market import MarketState, scores_of, winners_of
from settebello.notation.market.market_record import MarketRecord
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.theme import INK_SOFT, LETTERS, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Surface, done_button, draw_sheet, room_for, sheet
from settebello.ui.kit.widgets.paper import DONE
from settebello.ui.market.model.score_lines import deck_words, lines_of, points_words
from settebello.ui.market.view.score_columns import ScoreColumns
from settebello.ui.table.model.market_people import players_of

WIDTH: Final = 1220.0
HEIGHT: Final = 704.0
FOOT: Final = 54.0


class MarketScoresScene(MenuScene):
    """Lines and totals of all seats, with the cards that count."""

    surface = Surface.PAPER
    translucent = True
    needs = room_for(WIDTH, HEIGHT)
    heading = t("Score sheet")

    def __init__(self, services: Services, record: MarketRecord, state: MarketState) -> None:
        """Count the cards of a state."""
        super().__init__(services)
        self._record = record
        self._state = state
        self._scores = scores_of(state)
        self._winners = winners_of(self._scores)
        self._players = players_of(services, record.seats)
        won = tuple(state.over and seat in self._winners for seat in range(state.players))
        lines = lines_of(expert=record.rules.expert)
        self._table = ScoreColumns(record.rules, lines, self._players, self._scores, won)
        self._done = done_button()
        self.use(self._done, focus=self._done)

    def arrange(self, width: float, height: float) -> None:
        """Place the button at the lower right, as on every sheet."""
        super().arrange(width, height)
        room = self._room
        self._done.place(Area(room.right - DONE, room.bottom - FOOT, DONE, FOOT))

    @property
    def spoken(self) -> Spoken:
        """The result in words, then the focus."""
        return Spoken((self.heading, *self.read()), self.group.spoken, self.group.focused)

    def read(self) -> tuple[Words, ...]:
        """Return who has won, and every line of every seat."""
        found: list[Words] = [self._verdict()]
        for player, score in zip(self._players, self._scores, strict=True):
            found.append(t("{name}: {points}", name=player.name, points=points_words(score.points)))
            found += [
                t("{name}: {points}", name=line.words, points=points_words(line.points(score)))
                for line in self._table.lines
            ]
            found.append(deck_words(score))
        return tuple(found)

    def draw(self, canvas: Canvas) -> None:
        """Draw the verdict, and the columns of the players."""
        canvas.veil()
        over = self._state.over
        draw_sheet(canvas, self._sheet, self._verdict() if over else self.heading)
        room = self._room
        self._table.draw(canvas, Area(room.x, room.y, room.width, room.height - FOOT - 14))
        if not over:
            left = Area(room.x, self._done.area.y, self._done.area.x - room.x - 20, FOOT)
            size = LETTERS[Size.SMALL] + 1
            canvas.paragraph(self._verdict(), left, size=size, colour=INK_SOFT, middle=True)
        super().draw(canvas)

    @property
    def _sheet(self) -> Area:
        return sheet(WIDTH, HEIGHT, self.width, self.height)

    @property
    def _room(self) -> Area:
        whole = self._sheet
        return Area(whole.x + 40, whole.y + 104, whole.width - 80, whole.height - 104 - 28)

    def _verdict(self) -> Text:
        if not self._state.over:
            return t("As the cards lie now")
        if len(self._winners) > 1:
            return t("The win is shared.")
        seat = self._winners[0]
        if seat in self._record.persons and len(self._record.persons) == 1:
            return t("You have won.")
        return t("{name} has won.", name=self._players[seat].name)
