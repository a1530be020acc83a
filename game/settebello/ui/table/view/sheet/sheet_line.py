"""A line of the score sheet: a category, each side's figure, and the cards that count."""

from collections.abc import Sequence
from dataclasses import replace

from settebello.engine import Card, Category, Ruleset, ScoreLine, primiera_unit, primiera_value
from settebello.i18n import Text
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.results import ScoreSheet
from settebello.ui.kit.scene import Change, Pop
from settebello.ui.kit.theme import (
    FADED,
    GOLD_DEEP,
    GREEN,
    INK,
    INK_SOFT,
    PAPER,
    RED,
)
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets import Widget
from settebello.ui.table.layout import RATIO
from settebello.ui.table.model.score_model.category_words import (
    NOBODY,
    category_name,
    counts_cards,
    figure,
    in_parts,
    remark,
)
from settebello.ui.table.model.score_model.count_beats import Shown
from settebello.ui.table.view import signs
from settebello.ui.table.view.sheet.sweep_row import draw_nothing, draw_sweeps
from settebello.ui.table.view.spoken_table import read_line

CARD = 56.0
PRIMIERA_CARD = 56.0
FIGURES = 44.0
"""The right edge of the figures in a column."""
CARDS = 58.0
"""The left edge of the cards, and of the name of the side above them."""
BAND = BoxStyle("#fffaf0", "#fffaf0", radius=8, opacity=0.6)
"""The ground of the column of a side."""
CLEAR = 4.0
TIGHT = 4.0
"""How much lower than its line a card is, and in a line lower than `LOW_ROW`."""
WORTH = 34.0
"""Width for the value of a card at its right."""
SMALLEST = 0.78
"""The smallest scale of a remark; a remark that needs a smaller one is left out."""
LOW_ROW = 50.0
"""Lines lower than this have room for a single line of text at normal size."""
LEAST_TWO = 38.0
"""Lines lower than this have no room for a small second line below the name."""
CLEAR_ROW = 58.0
"""Lines lower than this are drawn enlarged to about this height while they have the focus."""
NAME = 18.0
NOTE = 17.0
"""Letters of a line that has only a part of a row, and of the remark after its name."""
WIDEST_POINTS = 2
"""Points with more characters than this are written smaller."""
PILE_STEP = 12.0
"""How far the backs of a pile are apart at most, and the gap after five of them in such steps."""
FIVES = 1.6
FANNED = 4
"""So many cards of a pile, the last ones, lie face up."""
WIDER_FAN = 1.2
"""How much further apart these are, in steps of the pile."""
FAN_TURN, FAN_DROP = 5.0, 0.12
"""From one card of the fan to the next in degrees, and how much lower a turned card lies for each degree."""
LEAST_STEP = 5.0
"""When cards would overlap to less than this step, the first ones are left out."""
BESTED = 0.84
"""The size of cards that won no point beside those that did."""
UNLIT = BoxStyle("#efe1be", "#efe1be", radius=4, opacity=0.62)
LOOKED_AT = BoxStyle("#fffaf0", PAPER, border=GOLD_DEEP, border_width=2.0, radius=8, shadow=0.45)
POINT = BoxStyle("#ffd873", "#e3ad45", border=GOLD_DEEP, border_width=2.5, radius=22)
LAID_EVERY = 0.2
"""The part of its beat in which each card of a primiera is laid down, from `LAID_FROM` above its place."""
LAID_FROM = 22.0
RAISED = 6.0
"""Distance by which the cards that count in the focused line stand out from the pile."""
LOSS = BoxStyle("#e8c9c2", "#d3a49a", border=RED, border_width=2.5, radius=22)


def columns_of(area: Area, sides: int) -> tuple[Area, ...]:
    """Return the columns of the sides, to the right of the category names."""
    return area.split_left(labels_of(area, sides))[1].columns(sides, 16)


def labels_of(area: Area, sides: int) -> float:
    """Return the width of the column of category names."""
    return 0.15 * area.width if sides > 3 else 0.22 * area.width


def draw_point(canvas: Canvas, disc: Area, *, lost: bool = False) -> None:
    """Draw the coin of a point; a plain disc for a point lost, and in high contrast."""
    if lost or canvas.palette.contrast:
        canvas.box(disc, replace(LOSS if lost else POINT, radius=disc.width / 2))
    else:
        # The ink of the coin reaches a little beyond it.
        canvas.picture("ui/moments/token.svg", disc.inset(-1).moved(1, 1))


def draw_bands(canvas: Canvas, area: Area, top: float, bottom: float, sides: int) -> None:
    """Draw the ground of each side's column, from its name to its total."""
    if not canvas.palette.contrast:
        for column in columns_of(area, sides):
            canvas.box(Area(column.x - 2, top, column.width + 4, bottom - top), BAND)


def badge_of(cell: Area) -> Area:
    """Return the area of a side's points in its cell."""
    size = min(44.0, cell.height - 2)
    return Area.centred(cell.right - size / 2 - 4, cell.centre[1], size, size)


class SheetLine(Widget):
    """A line that can have the focus to be examined alone; Enter leaves the sheet as anywhere else on it."""

    def __init__(self, sheet: ScoreSheet, number: int) -> None:
        """Show the line with this index."""
        self._sheet = sheet
        self.number = number
        self._line = sheet.score.lines[number]
        self._row = Area(0, 0, 0, 0)
        self._folded = False
        super().__init__(category_name(self._line.category, sheet.ruleset))

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The category, each side's figure, and the points, for speech."""
        return read_line(self._sheet, self.number)

    @property
    def idle(self) -> bool:
        """Whether nobody has scored in a category that is not for the most cards."""
        return remark(self._sheet, self._line) == NOBODY

    @property
    def quiet(self) -> bool:
        """Whether it is about sweeps, and nobody made one."""
        return self._line.category is Category.SWEEPS and not any(self._line.figures)

    def place_row(self, row: Area, part: Area | None = None) -> None:
        """Place the line in its row, or in a `part` of it, which has room for its name alone."""
        self._row, self._folded = row, part is not None
        self.place(row if part is None else part)

    def activate(self) -> Change | None:
        """Leave the sheet: a line under the mouse must not change what Enter does."""
        return Pop()

    def release(self, x: float, y: float) -> Change | None:
        """Do nothing: a click outside the buttons has no effect."""
        del x, y
        return None

    def draw_counted(self, canvas: Canvas, shown: Shown, looked_at: "SheetLine | None" = None) -> None:
        """Draw the line as far as it is counted; faded while another line has the focus.

        The line that counts all cards then highlights those that count in the focused line.
        """
        row, line = self.area, self._line
        canvas.line(row.x, row.y, row.right, row.y, "#d8c597", 1)
        if self._folded:
            self._draw_name(canvas, shown)
            return
        other = None if looked_at is None or looked_at is self else looked_at._line  # noqa: SLF001 - its like
        piles = other is not None and line.category is Category.CARDS and any(other.cards)
        self._draw_line(canvas, line, row, shown, other if piles else None)
        if other is not None and not piles:
            canvas.box(row.inset(1), UNLIT)

    def draw_larger(self, canvas: Canvas, shown: Shown) -> None:
        """Draw the line enlarged over its neighbours if it is too low for the cards to be recognised."""
        row = self._row if self._folded else self.area
        if row.height < CLEAR_ROW:
            larger = Area.centred(*row.centre, row.width, CLEAR_ROW + 12)
            canvas.box(larger.inset(-8, 0), LOOKED_AT)
            self._draw_line(canvas, self._line, larger.inset(0, 4), shown)

    def _draw_name(self, canvas: Canvas, shown: Shown) -> None:
        """Draw the name in a part of a row, and after it that nobody has scored."""
        counted, given = self.number < shown.counted, self.number < shown.given
        note = remark(self._sheet, self._line) if given else None
        room, y = self.area.width - 16, self.area.centre[1]
        said = 0.0 if note is None else canvas.text_width(note, size=NOTE) + 10
        wide = canvas.text(
            self.label,
            self.area.x + 4,
            y,
            size=NAME,
            role=Role.BOLD,
            colour=INK_SOFT if counted else "#b9a67c",
            width=room - said,
        )
        if note is not None:
            canvas.text(note, self.area.x + 14 + wide, y, size=NOTE, colour=INK_SOFT, width=said)

    def _draw_line(
        self, canvas: Canvas, line: ScoreLine, row: Area, shown: Shown, lit: ScoreLine | None = None
    ) -> None:
        counted, given = self.number < shown.counted, self.number < shown.given
        room = labels_of(row, len(self._sheet.sides)) - 16
        note = remark(self._sheet, line) if given else None
        low = row.height < LOW_ROW
        size = min(22.0, 0.68 * row.height)
        free = room - canvas.text_width(self.label, size=size, role=Role.BOLD)
        beside = note is not None and low and self._fits_beside(canvas, note, row, free)
        under = note is not None and not beside and row.height >= LEAST_TWO
        if under and low:
            size = 18.0
        y = row.centre[1] - (0 if not under else 9 if low else 11)
        colour = INK if counted else "#b9a67c"
        canvas.text(self.label, row.x + 4, y, size=size, role=Role.BOLD, colour=colour, width=room)
        if note is not None and under:
            letters, below = (15, 20) if low else (17, 26)
            size = signs.readable(canvas, letters, note, room)
            canvas.text(note, row.x + 4, y + below, size=size, colour=INK_SOFT, width=room)
        elif note is not None and beside:
            self._draw_aside(canvas, note, row, free)
        if not counted:
            return
        part = shown.figured if self.number == shown.counted - 1 else 1.0
        for side, cell in enumerate(columns_of(row, len(self._sheet.sides))):
            self._draw_cell(canvas, line, cell, side, given=given, lit=lit, part=part)

    def _fits_beside(self, canvas: Canvas, note: Text, row: Area, free: float) -> bool:
        """Return whether a remark fits beside the name in a low line."""
        return SMALLEST * canvas.text_width(note, size=min(16.0, 0.6 * row.height)) < free - 12

    def _draw_aside(self, canvas: Canvas, note: Text, row: Area, free: float) -> None:
        """Draw a remark beside the name in a low line."""
        x = row.x + labels_of(row, len(self._sheet.sides)) - 12
        size = min(16.0, 0.6 * row.height)
        canvas.text(note, x, row.centre[1], size=size, colour=INK_SOFT, align=Align.RIGHT, width=free - 12)

    def _draw_cell(
        self,
        canvas: Canvas,
        line: ScoreLine,
        cell: Area,
        side: int,
        *,
        given: bool,
        lit: ScoreLine | None = None,
        part: float = 1.0,
    ) -> None:
        middle = cell.centre[1]
        points = line.points[side]
        won = given and points > 0
        faded = given and not points and lit is None
        canvas.text(
            figure(self._sheet.ruleset, line, side),
            cell.x + FIGURES,
            middle,
            size=min(27.0, 0.8 * cell.height),
            role=Role.BOLD,
            colour=GREEN if won else INK_SOFT if given and not points else INK,
            align=Align.RIGHT,
        )
        disc = badge_of(cell)
        badge = disc.width
        area = Area(cell.x + CARDS, cell.y, cell.width - CARDS - badge - 10, cell.height)
        if lit is not None:
            _row_of_cards(canvas, tuple(line.cards[side]), area, frozenset(lit.cards[side]))
        else:
            self._draw_cards(canvas, line, area, side, part, faded=faded)
        if given and points:
            x = disc.centre[0]
            draw_point(canvas, disc, lost=points < 0)
            text = f"+{points}" if points > 0 else f"−{-points}"
            size = badge / 2 if len(text) <= WIDEST_POINTS else badge * 0.42
            canvas.text(
                text, x, middle, size=size, role=Role.BOLD, colour=INK, align=Align.CENTRE, shadow=INK
            )

    def _draw_cards(
        self, canvas: Canvas, line: ScoreLine, area: Area, side: int, part: float, *, faded: bool
    ) -> None:
        """Draw the cards that count for a side, smaller where it has no point for them (`faded`)."""
        cards = tuple(line.cards[side]) if line.category is not Category.OPPONENT_UNDER_10 else ()
        if line.category is Category.SWEEPS:
            cards = self._sheet.sweeps[side]
        said = line.figures[side] - len(cards)
        if not cards and not line.figures[side] and not canvas.palette.contrast:
            draw_nothing(canvas, area)
            return
        if line.category is Category.PRIMIERA and not counts_cards(self._sheet.ruleset):
            _primiera_cards(canvas, cards, area, self._sheet.ruleset, part, faded=faded)
            return
        size = BESTED if faded else 1.0
        if line.category is Category.CARDS:
            draw_pile(canvas, cards, max(map(len, line.cards)), area, size)
        elif line.category is Category.SWEEPS:
            draw_sweeps(canvas, cards, area, max(said, 0), card_width(area))
        else:
            _row_of_cards(canvas, cards, area, size=size)


def card_width(area: Area) -> float:
    """Return the width of the cards in a cell."""
    return min(CARD, (area.height - _clear(area)) / RATIO)


def _row_of_cards(
    canvas: Canvas,
    cards: Sequence[Card],
    area: Area,
    lit: frozenset[Card] | None = None,
    *,
    size: float = 1.0,
) -> None:
    """Draw small cards in a row, overlapping when there are many, at a part of their size.

    If `lit` is given, those cards stand out and the others are faint.
    """
    width = size * card_width(area)
    most = 1 + int(max(area.width - width, 0.0) / LEAST_STEP)
    seen = cards[-most:]
    step = min(width + 4, (area.width - width) / max(len(seen) - 1, 1))
    middle = area.centre[1]
    for place, card in enumerate(seen):
        canvas.card(card, area.x + width / 2 + place * step, middle, width, lift=0.0)
    tall = width * RATIO
    if lit is not None and seen:
        used = Area(area.x, middle - tall / 2, width + step * (len(seen) - 1), tall)
        canvas.box(used.inset(-1), UNLIT)
        for place, card in enumerate(seen):
            if card in lit:
                canvas.card(card, area.x + width / 2 + place * step, middle - RAISED, width, lift=0.2)


def draw_pile(canvas: Canvas, cards: Sequence[Card], most: int, area: Area, size: float = 1.0) -> None:
    """Draw won cards in a row, five by five: backs, and the last ones as a fan of faces.

    The row of the largest pile, of `most` cards, fills the area, so that lengths can be compared; `size` is
    the part of their size at which the cards are drawn.
    """
    count, most = len(cards), max(len(cards), most)
    width = card_width(area)
    # Every pile has such a fan, so that their lengths can still be compared.
    step = min(PILE_STEP, (area.width - width) / max(_place(most - 1, most), 1.0))
    width *= size
    for number, card in enumerate(cards):
        x = area.x + width / 2 + _place(number, count) * step
        first = max(0, count - FANNED)
        if number < first:
            canvas.card(None, x, area.centre[1], width, lift=0.0)
        else:
            turn = FAN_TURN * ((first + count - 1) / 2 - number)
            canvas.card(card, x, area.centre[1] + abs(turn) * FAN_DROP, width, angle=turn, lift=0.0)


def _place(number: int, count: int) -> float:
    """Return where a card of a pile of `count` cards lies, in steps: five by five, and wider in the fan."""
    return number + FIVES * (number // 5) + WIDER_FAN * max(0, number - max(0, count - FANNED))


def _primiera_cards(
    canvas: Canvas, cards: Sequence[Card], area: Area, ruleset: Ruleset, part: float, *, faded: bool
) -> None:
    """Draw the cards of a primiera with their values.

    While `part` goes from 0 to 1 they are laid down one after the other, each with its value.
    """
    width = min(PRIMIERA_CARD, (area.height - _clear(area)) / RATIO)
    beside = area.height < LOW_ROW or 4 * (width + WORTH) <= area.width
    if not beside:
        width = min(PRIMIERA_CARD, (area.height - 24) / RATIO)
    step = min(width + (WORTH if beside else 14), max(area.width - width, 0.0) / 3)
    y = area.centre[1] if beside else area.y + 3 + width * RATIO / 2
    for place, card in enumerate(cards):
        x = area.x + width / 2 + place * step
        laid = min(1.0, (part - LAID_EVERY * place) / LAID_EVERY)
        if laid <= 0:
            continue
        drop = LAID_FROM * (1.0 - laid) ** 2
        size = BESTED * width if faded else width
        canvas.card(card, x, y - drop, size, lift=0.6 * (1.0 - laid), alpha=laid)
        if step < width or laid < 1.0:
            continue
        worth = in_parts(primiera_value(card, ruleset), primiera_unit(ruleset))
        at, align = ((x, y + width * RATIO / 2 + 10), Align.CENTRE)
        size = signs.readable(canvas, 17, worth, step)
        if beside:
            at, align = ((x + width / 2 + 4, y), Align.LEFT)
            size = 14 if area.height < LOW_ROW else signs.readable(canvas, 19, worth, WORTH)
        ink = FADED if faded else INK
        canvas.text(worth, *at, size=size, role=Role.BOLD, colour=ink, align=align)


def _clear(line: Area) -> float:
    return TIGHT if line.height < LOW_ROW else CLEAR
