"""The score sheet of a match of the market game: every line with the cards that prove it."""

from typing import Final

from settebello.i18n import Text, t
from settebello.market import MarketState, scores_of, winners_of
from settebello.notation.market.market_record import MarketRecord
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop
from settebello.ui.kit.theme import GREEN_DEEP, INK_SOFT, LETTERS, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Choice, Option, Surface, draw_sheet, room_for, sheet
from settebello.ui.market.layout.market_layout import RATIO, fan
from settebello.ui.market.model.score_lines import deck_words, lines_of, points_words
from settebello.ui.market.view.market_card import draw_card
from settebello.ui.market.view.score_table import ScoreTable
from settebello.ui.table.model.market_people import players_of

WIDTH: Final = 1180.0
HEIGHT: Final = 690.0
LINE: Final = 33.0
CARD: Final = 62.0


class MarketScoresScene(MenuScene):
    """Lines and totals of all seats; the cards of the seat that is chosen."""

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
        self._table = ScoreTable(lines, self._players, self._scores, won, beside=True)
        first = next(iter(record.persons), self._winners[0])
        options = [Option(seat, player.name) for seat, player in enumerate(self._players)]
        self._shown = Choice(t("Cards of"), options, first, self._show)
        self._seat = first
        self._back = Button(t("Back"), Pop)
        self.use(self._shown, self._back, focus=self._back)

    def arrange(self, width: float, height: float) -> None:
        """Place the choice and the button."""
        super().arrange(width, height)
        room = self._room
        self._shown.place(Area(room.x, self._lines_bottom + 8, room.width, 48))
        self._back.place(Area(room.x, room.bottom - 54, room.width, 54))

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
        return tuple(found)

    def draw(self, canvas: Canvas) -> None:
        """Draw the verdict, the lines, and the cards of the chosen seat."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, self.heading)
        room = self._room
        canvas.text(
            self._verdict(),
            room.centre[0],
            room.y + 12,
            size=LETTERS[Size.LARGE] - 3,
            role=Role.BOLD,
            colour=GREEN_DEEP,
            align=Align.CENTRE,
            width=room.width,
        )
        self._table.draw(canvas, Area(room.x, room.y + 36, room.width, self._lines_bottom - room.y - 36))
        self._draw_cards(canvas)
        super().draw(canvas)

    @property
    def _lines_bottom(self) -> float:
        return self._room.y + 36 + LINE * self._table.rows

    @property
    def _sheet(self) -> Area:
        return sheet(WIDTH, HEIGHT, self.width, self.height)

    @property
    def _room(self) -> Area:
        whole = self._sheet
        return Area(whole.x + 44, whole.y + 100, whole.width - 88, whole.height - 100 - 30)

    def _verdict(self) -> Text:
        if not self._state.over:
            return t("As the cards lie now")
        if len(self._winners) > 1:
            return t("The win is shared.")
        seat = self._winners[0]
        if seat in self._record.persons and len(self._record.persons) == 1:
            return t("You have won.")
        return t("{name} has won.", name=self._players[seat].name)

    def _draw_cards(self, canvas: Canvas) -> None:
        """Draw what proves the points: the vault, the vitrine, and the cards of the deck with symbols."""
        score = self._scores[self._seat]
        cards = self._record.rules.cards
        deck = tuple(
            card for card in score.deck.cards if cards[card].spades or cards[card].greens or cards[card].reds
        )
        groups: list[tuple[Text, tuple[int, ...]]] = [(t("Vault"), score.vault.cards)]
        if self._record.rules.expert:
            groups.append((t("Vitrine"), score.vitrine.cards))
        groups.append((deck_words(score), deck))
        top = self._shown.area.bottom + 6
        bottom = self._back.area.y - 10
        room = self._room
        parts = [max(len(found), 2) for _, found in groups]
        left, whole = room.x, room.width - 16 * (len(groups) - 1)
        wide = min(CARD, (bottom - top - 30) / RATIO)
        for (words, found), part in zip(groups, parts, strict=True):
            width = whole * part / sum(parts)
            area = Area(left, top + 26, width, bottom - top - 26)
            canvas.text(words, left + 2, top + 14, size=LETTERS[Size.SMALL], colour=INK_SOFT, width=width - 4)
            for card, place in zip(found, fan(area, len(found), wide, gap=6), strict=True):
                draw_card(canvas, cards[card], place)
            left += width + 16

    def _show(self, seat: object) -> Change | None:
        if isinstance(seat, int):
            self._seat = seat
        self.touch()
        return None
