"""The lines of a match's score as a table: a column for each player, the winner's in green."""

from dataclasses import dataclass
from typing import Final

from settebello.i18n import t
from settebello.market import MarketScore
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.theme import CREAM, GREEN, GREEN_DEEP, INK, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words, in_figures
from settebello.ui.market.model.score_lines import Line
from settebello.ui.table.view.signs import READABLE

WORDS: Final = {2: 0.42, 3: 0.4, 4: 0.36}
"""The part of the width for the words of the lines, by the number of players."""
LETTERS: Final = 20.0
LEAST: Final = 16.0
SMALLEST: Final = 10.0
TOTAL: Final = 25.0
"""The letters of a line: at most, at least where words have room, and in any case; those of the last line."""
GAP: Final = 6.0
"""Width between two columns."""
FITTING: Final = 0.94
"""How much of its column a long name takes at most."""
CLOSE: Final = 0.8
BROKEN: Final = 0.62
"""From line to line of a name on two lines, and the greatest part of a word on one of them."""
FACE: Final = 62.0
"""Height for the portraits above the names."""
SMALL_FACE: Final = 31.0
FREE: Final = 6.0
"""A portrait before a name, and the width between them."""
WINNERS: Final = BoxStyle(GREEN, GREEN_DEEP, radius=5)
RULED: Final = "#cbb98f"


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """What the table shows: the players of its columns, in this order, with their scores.

    `won` tells whose columns are those of winners; `faces`: portraits above the names; `beside`: small ones
    before them.
    """

    lines: tuple[Line, ...]
    players: tuple[Player, ...]
    scores: tuple[MarketScore, ...]
    won: tuple[bool, ...]
    faces: bool = False
    beside: bool = False

    @property
    def rows(self) -> int:
        """The rows: the names, the lines and the total."""
        return len(self.lines) + 2

    def draw(self, canvas: Canvas, area: Area, shown: int | None = None) -> None:
        """Fill an area with the table, or with its first lines as long as the points are counted."""
        counted = len(self.lines) if shown is None else shown
        over = shown is None
        head = FACE if self.faces else 0.0
        high = (area.height - head) / self.rows
        left = WORDS[len(self.players)] * area.width
        columns = Area(area.x + left, area.y, area.width - left, area.height).columns(len(self.players), GAP)
        for column, player, won in zip(columns, self.players, self.won, strict=True):
            if won and over:
                canvas.box(column, WINNERS)
            if self.faces:
                side = FACE - 8
                canvas.picture(
                    player.avatar, Area.centred(column.centre[0], area.y + 2 + side / 2, side, side)
                )
        y = area.y + head + high / 2
        names = [player.name for player in self.players]
        size = max(LEAST, min(LETTERS, high - 6))
        if self.beside:
            self._draw_beside(canvas, columns, y, names, size=size, over=over)
        elif self.faces:
            self._draw_names(canvas, columns, y, high, size=size, over=over)
        else:
            self._draw_row(canvas, columns, y, names, size=size, over=over, role=Role.BOLD)
        # All lines have the letters at which the longest one fits.
        while size > SMALLEST and self._longest(canvas, size) > left - 12:
            size -= 0.5
        for line in self.lines[:counted]:
            y += high
            self._rule(canvas, area, columns, y - high / 2, over=over)
            canvas.text(line.words, area.x + 4, y, size=size, colour=INK, width=left - 12)
            points = [in_figures(line.points(score)) for score in self.scores]
            self._draw_row(canvas, columns, y, points, size=size, over=over, role=Role.BODY)
        if not over:
            return
        y = area.bottom - high / 2
        self._rule(canvas, area, columns, y - high / 2, over=over)
        size = max(LEAST, min(TOTAL, high - 2))
        canvas.text(t("Total"), area.x + 4, y, size=size, role=Role.BOLD, colour=RED_DEEP, width=left - 12)
        totals = [in_figures(score.points) for score in self.scores]
        self._draw_row(canvas, columns, y, totals, size=size, over=over, role=Role.BOLD)

    def _longest(self, canvas: Canvas, size: float) -> float:
        """Return the width of the longest words of a line."""
        return max(canvas.text_width(line.words, size=size) for line in self.lines)

    def _draw_beside(
        self,
        canvas: Canvas,
        columns: tuple[Area, ...],
        y: float,
        names: list[Words],
        *,
        size: float,
        over: bool,
    ) -> None:
        """Draw the names with small portraits before them."""
        for column, name, player, won in zip(columns, names, self.players, self.won, strict=True):
            room = column.width - SMALL_FACE - 3 * FREE
            wide = min(canvas.text_width(name, size=size, role=Role.BOLD), room)
            left = column.centre[0] - (SMALL_FACE + FREE + wide) / 2
            canvas.picture(player.avatar, Area(left, y - SMALL_FACE / 2, SMALL_FACE, SMALL_FACE))
            colour = CREAM if won and over else INK
            x = left + SMALL_FACE + FREE
            canvas.text(name, x, y, size=size, role=Role.BOLD, colour=colour, width=room)

    def _draw_names(
        self, canvas: Canvas, columns: tuple[Area, ...], y: float, high: float, *, size: float, over: bool
    ) -> None:
        """Draw the names below the portraits: on two lines where one would be too small to be read."""
        least = READABLE / canvas.k
        for column, player, won in zip(columns, self.players, self.won, strict=True):
            colour, room = CREAM if won and over else INK, column.width - 4
            wide = canvas.text_width(player.name, size=size, role=Role.BOLD)
            fitting = size * min(1.0, FITTING * column.width / max(wide, 1.0))
            x = column.centre[0]
            if fitting >= least:
                canvas.text(
                    player.name,
                    x,
                    y,
                    size=fitting,
                    role=Role.BOLD,
                    colour=colour,
                    align=Align.CENTRE,
                    width=room,
                )
                continue
            # A name of one word is broken near its middle.
            one = canvas.text_width(player.name, size=least, role=Role.BOLD)
            wide = room if " " in canvas.say(player.name) else min(room, BROKEN * one)
            canvas.paragraph(
                player.name,
                Area.centred(x, y - 3, wide, high + 10),
                size=least,
                role=Role.BOLD,
                colour=colour,
                align=Align.CENTRE,
                spacing=CLOSE,
                middle=True,
            )

    def _draw_row(
        self,
        canvas: Canvas,
        columns: tuple[Area, ...],
        y: float,
        entries: list[Words] | list[str],
        *,
        size: float,
        over: bool,
        role: Role,
    ) -> None:
        """Draw an entry into each column; `over`: the winners are known."""
        for column, entry, won in zip(columns, entries, self.won, strict=True):
            wide = max(1.0, canvas.text_width(entry, size=size, role=role))
            canvas.text(
                entry,
                column.centre[0],
                y,
                size=size * min(1.0, FITTING * column.width / wide),
                role=role,
                colour=CREAM if won and over else INK,
                align=Align.CENTRE,
                width=column.width - 4,
            )

    def _rule(self, canvas: Canvas, area: Area, columns: tuple[Area, ...], y: float, *, over: bool) -> None:
        """Draw the line above a row; the columns of winners have none."""
        begin = area.x
        for column, won in zip(columns, self.won, strict=True):
            if won and over:
                canvas.line(begin, y, column.x, y, RULED, 1.2)
                begin = column.right
        if begin < area.right - 1:
            canvas.line(begin, y, area.right, y, RULED, 1.2)
