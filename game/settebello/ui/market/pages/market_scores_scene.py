"""The score sheet of a match of the market game: every line with the cards that prove it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from settebello.i18n import Text, t, tn
from settebello.market import MarketScore, MarketState, scores_of, winners_of
from settebello.notation.market.market_record import MarketRecord
from settebello.ui.kit import routes
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.market_port import MarketSetup
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, Push, Reset
from settebello.ui.kit.theme import CALM, GOLD_DEEP, GREEN_DEEP, INK, INK_SOFT, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Choice, Option, Surface, draw_sheet, room_for, sheet
from settebello.ui.market.layout.market_layout import RATIO, fan
from settebello.ui.market.view.market_card import draw_card
from settebello.ui.table.model.market_people import players_of

WIDTH: Final = 1180.0
HEIGHT: Final = 690.0
LINE: Final = 33.0
CARD: Final = 62.0


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the sheet: its words, its points, and the cards that prove it."""

    words: Text
    points: Callable[[MarketScore], int]
    expert: bool = False


LINES: Final = (
    Line(t("Vault"), lambda score: score.vault_points),
    Line(t("Spades left"), lambda score: score.spade_points),
    Line(t("Red hearts of the deck"), lambda score: score.red_points),
    Line(t("Hearts of the vitrine"), lambda score: score.vitrine_points, expert=True),
    Line(t("Smaller of vitrine and vault"), lambda score: score.stack_bonus, expert=True),
)


class MarketScoresScene(MenuScene):
    """Lines and totals of all seats; the cards of the seat that is chosen."""

    surface = Surface.PAPER
    translucent = True
    needs = room_for(WIDTH, HEIGHT)
    heading = t("Score sheet")

    def __init__(self, services: Services, record: MarketRecord, state: MarketState, *, final: bool) -> None:
        """Count the cards of a state; after a `final` sheet a rematch is offered."""
        super().__init__(services)
        self._record = record
        self._state = state
        self._final = final
        self._scores = scores_of(state)
        self._winners = winners_of(self._scores)
        self._players = players_of(services, record.seats)
        first = next(iter(record.persons), self._winners[0])
        options = [Option(seat, player.name) for seat, player in enumerate(self._players)]
        self._shown = Choice(t("Cards of"), options, first, self._show)
        self._seat = first
        again = Button(t("Play again"), self._again)
        replay = Button(t("Replay match"), self.replay, look=CALM)
        home = Button(t("Main menu"), lambda: Reset(routes.Title()), look=CALM)
        back = Button(t("Back"), Pop)
        self._buttons = (again, replay, home) if final else (back,)
        self.use(self._shown, *self._buttons, focus=self._buttons[0])

    def replay(self) -> Change | None:
        """Open the replay of the match that has just ended."""
        return Push(routes.MarketReplay(self._record)) if self._final else None

    def leave(self) -> Change | None:
        """Return to the table; after the match, to the title."""
        return Reset(routes.Title()) if self._final else Pop()

    def arrange(self, width: float, height: float) -> None:
        """Place the choice and the buttons."""
        super().arrange(width, height)
        room = self._room
        self._shown.place(Area(room.x, self._lines_bottom + 8, room.width, 48))
        foot = Area(room.x, room.bottom - 54, room.width, 54)
        for button, area in zip(self._buttons, foot.columns(len(self._buttons), 14), strict=True):
            button.place(area)

    @property
    def spoken(self) -> Spoken:
        """The result in words, then the focus."""
        return Spoken((self.heading, *self.read()), self.group.spoken, self.group.focused)

    def read(self) -> tuple[Words, ...]:
        """Return who has won, and every line of every seat."""
        found: list[Words] = [self._verdict()]
        for player, score in zip(self._players, self._scores, strict=True):
            found.append(t("{name}: {points}", name=player.name, points=_points(score.points)))
            found += [
                t("{name}: {points}", name=line.words, points=_points(line.points(score)))
                for line in self._lines
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
        self._draw_lines(canvas, room)
        self._draw_cards(canvas)
        super().draw(canvas)

    @property
    def _lines(self) -> tuple[Line, ...]:
        return tuple(line for line in LINES if self._record.rules.expert or not line.expert)

    @property
    def _lines_bottom(self) -> float:
        return self._room.y + 36 + LINE * (len(self._lines) + 2)

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

    def _draw_lines(self, canvas: Canvas, room: Area) -> None:
        count = len(self._players)
        left = 330.0
        columns = Area(room.x + left, room.y, room.width - left, LINE).columns(count, 8)
        y = room.y + 36 + LINE / 2
        for column, player in zip(columns, self._players, strict=True):
            canvas.text(
                player.name,
                column.right - 6,
                y,
                size=20,
                role=Role.BOLD,
                colour=INK,
                align=Align.RIGHT,
                width=column.width - 8,
            )
        canvas.line(room.x, y + LINE / 2, room.right, y + LINE / 2, GOLD_DEEP, 1.5)
        for line in self._lines:
            y += LINE
            canvas.text(line.words, room.x + 4, y, size=20, colour=INK, width=left - 10)
            for column, score in zip(columns, self._scores, strict=True):
                canvas.text(
                    str(line.points(score)), column.right - 6, y, size=20, colour=INK, align=Align.RIGHT
                )
        y += LINE
        canvas.line(room.x, y - LINE / 2, room.right, y - LINE / 2, GOLD_DEEP, 1.5)
        canvas.text(t("Total"), room.x + 4, y, size=22, role=Role.BOLD, colour=RED_DEEP)
        for seat, (column, score) in enumerate(zip(columns, self._scores, strict=True)):
            colour = GREEN_DEEP if self._state.over and seat in self._winners else RED_DEEP
            canvas.text(
                str(score.points),
                column.right - 6,
                y,
                size=24,
                role=Role.BOLD,
                colour=colour,
                align=Align.RIGHT,
            )

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
        groups.append((_deck_words(score), deck))
        top = self._shown.area.bottom + 6
        bottom = self._buttons[0].area.y - 10
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

    def _again(self) -> Change | None:
        record = self._record
        return Reset(routes.NewMarketMatch(MarketSetup(record.rules.id, record.seats, record.handicaps)))


def _points(points: int) -> Text:
    return tn("{n} point", "{n} points", n=points)


def _deck_words(score: MarketScore) -> Text:
    """Return how hearts cancel spades, in figures."""
    deck = score.deck
    return t(
        "Deck, discard pile and hand: {spades} − {greens} = {left}",
        spades=tn("{n} spade", "{n} spades", n=deck.spades),
        greens=tn("{n} green heart", "{n} green hearts", n=deck.greens),
        left=score.spades_left,
    )
