"""The score sheet of the market game: a column for each player, every line with the cards that prove it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from settebello.engine import Side
from settebello.i18n import t
from settebello.market import MarketRules, MarketScore
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.theme import GOLD_DEEP, GREEN, INK, INK_SOFT
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, in_figures
from settebello.ui.market.layout.market_layout import fan
from settebello.ui.market.layout.seat_mats import RATIO
from settebello.ui.market.model.score_lines import Line
from settebello.ui.market.view.market_card import draw_card
from settebello.ui.table.view.sheet.sheet_heads import HIGH, draw_heads
from settebello.ui.table.view.sheet.sheet_line import CARDS, FIGURES, columns_of, draw_bands, labels_of

HEAD: Final = 52.0
TOTAL: Final = 58.0
"""The heights of the faces and names, and of the totals."""
ROW: Final = 98.0
"""The greatest height of a line."""
CARD: Final = 54.0
GAP: Final = 4.0
LEAST_STEP: Final = 10.0
"""When cards would overlap to less than this step, the first ones are left out."""
CLEAR: Final = 4.0
WORDS: Final = 21.0
SMALL_WORDS: Final = 18.0
FEW: Final = 3
"""Up to so many players have large letters."""
FIGURE: Final = 25.0
SUM: Final = 37.0
RULED: Final = "#d9c594"


@dataclass(frozen=True, slots=True)
class ScoreColumns:
    """What the sheet shows: the lines, the players with their scores, and who has won."""

    rules: MarketRules
    lines: tuple[Line, ...]
    players: tuple[Player, ...]
    scores: tuple[MarketScore, ...]
    won: tuple[bool, ...]

    def draw(self, canvas: Canvas, area: Area) -> None:
        """Draw heads, lines and totals from the top of an area."""
        high = min(ROW, (area.height - HEAD - TOTAL) / len(self.lines))
        bottom = area.y + HEAD + high * len(self.lines) + TOTAL
        draw_bands(canvas, area, area.y, bottom, len(self.players))
        faces = [(player,) for player in self.players]
        names = [player.name for player in self.players]
        draw_heads(canvas, area, area.y + HEAD - HIGH / 2 - 2, names, faces, self._winner)
        for number, line in enumerate(self.lines):
            row = Area(area.x, area.y + HEAD + number * high, area.width, high)
            canvas.line(row.x, row.y, row.right, row.y, RULED, 1.2)
            self._draw_line(canvas, row, line)
        self._draw_totals(canvas, Area(area.x, bottom - TOTAL, area.width, TOTAL))

    @property
    def _winner(self) -> Side | None:
        """The only winner; None while nobody has won, and where the win is shared."""
        return Side(self.won.index(True)) if sum(self.won) == 1 else None

    def _draw_line(self, canvas: Canvas, row: Area, line: Line) -> None:
        """Draw the words of a line, and each player's points and cards; the most points are in green."""
        sides = len(self.players)
        label = Area(row.x + 4, row.y + 2, labels_of(row, sides) - 16, row.height - 4)
        canvas.paragraph(line.words, label, size=self._letters, role=Role.BOLD, colour=INK, middle=True)
        points = [line.points(score) for score in self.scores]
        best = max(points) if len(set(points)) > 1 else None
        for cell, score, mine in zip(columns_of(row, sides), self.scores, points, strict=True):
            canvas.text(
                in_figures(mine),
                cell.x + FIGURES,
                row.centre[1],
                size=FIGURE,
                role=Role.BOLD,
                colour=GREEN if mine == best else INK_SOFT,
                align=Align.RIGHT,
            )
            room = Area(cell.x + CARDS, row.y + CLEAR, cell.width - CARDS - 6, row.height - 2 * CLEAR)
            self._draw_cards(canvas, room, line.cards(self.rules, score))

    def _draw_cards(self, canvas: Canvas, room: Area, cards: Sequence[int]) -> None:
        wide = min(CARD, room.height / RATIO)
        shown = cards[-(int((room.width - wide) / LEAST_STEP) + 1) :]
        for card, place in zip(shown, fan(room, len(shown), wide, gap=GAP), strict=True):
            draw_card(canvas, self.rules.cards[card], place)

    def _draw_totals(self, canvas: Canvas, row: Area) -> None:
        """Draw the sums below a line of gold, those of winners in green."""
        sides = len(self.players)
        canvas.line(row.x, row.y, row.right, row.y, GOLD_DEEP, 2)
        wide = labels_of(row, sides) - 16
        y = row.centre[1]
        canvas.text(t("Total"), row.x + 4, y, size=25, role=Role.BOLD, colour=INK, width=wide)
        for cell, score, won in zip(columns_of(row, sides), self.scores, self.won, strict=True):
            canvas.text(
                in_figures(score.points),
                cell.x + FIGURES + 8,
                y,
                size=SUM,
                role=Role.TITLE,
                colour=GREEN if won else INK,
                align=Align.RIGHT,
            )

    @property
    def _letters(self) -> float:
        return WORDS if len(self.players) <= FEW else SMALL_WORDS
