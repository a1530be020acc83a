"""The notepad at the end of a match: its course, the last capture, the points by category, the medals."""

import math
from typing import Final

from settebello.engine import Side
from settebello.i18n import Text, t, tn
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.results import MatchResult
from settebello.ui.kit.theme import INK, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, in_figures
from settebello.ui.menus.results.after_match import cards_of, draw_cards, draw_cloth, draw_falling
from settebello.ui.menus.results.match_course import FACE as COURSE_FACE
from settebello.ui.menus.results.match_course import MatchCourse
from settebello.ui.menus.results.medal_row import MedalRow
from settebello.ui.menus.results.points_table import RULED, draw_points
from settebello.ui.table.model.score_model.points_made import points_deal_by_deal
from settebello.ui.table.view.ending.osteria_room import draw_notepad
from settebello.ui.table.view.ending.podium import Podium

COURSE: Final = 0.425
FACTS: Final = 0.385
"""The parts of the width for the course of the match and for the points; the cards are between them."""
CARD: Final = 78.0
CAPTION: Final = 20.0
FACE: Final = 32.0
OWNER: Final = 28.0
BEFORE: Final = 12.0
"""Widths of a card and of a face that says whose something is; the letters of the headings; the width of the
face beside the heading of the cards, and its distance."""
HEADING: Final = 28.0
BELOW_HEADING: Final = 19.0
CAPTION_ROOM: Final = 30.0
"""How far headings are below the edge of the paper, rows below them, and the height that they take."""
ROWS: Final = 0.57
DOWN: Final = 47.0
"""The part of the width that the rows take beside medals, and how far below the upper edge both begin."""
GUTTER: Final = 38.0
"""The width of the edge at the left of the rows, and of the space before the medals."""
WHY: Final = 30.0
MARGIN: Final = 12.0
LANDS: Final = 0.06
"""Height below the rows for the line that says why a side has won, and without it; the part of the
count in which a card comes down."""


class MatchPaper:
    """What the notepad tells about a match, below the podium."""

    def __init__(self, result: MatchResult, medals: MedalRow) -> None:
        """Read the record of a match, if there is one."""
        self.result, self._medals = result, medals
        told = result.record if len(result.sides) <= 4 else None
        # Lines and columns are in the order of the seats, which does not tell who has won.
        seats = tuple(map(Side, range(len(result.sides))))
        self._cells = ((),) if told is None else points_deal_by_deal(told, seats)
        self._course = None if result.record is None else MatchCourse.of(result.record, seats)
        self.cards = cards_of(result)
        self._area = Area(0, 0, 0, 0)

    @property
    def lines(self) -> tuple[tuple[int, ...], ...]:
        """The totals of each side deal by deal, from the first to the last; none without a record."""
        return () if self._course is None else tuple(self._course.totals[side] for side in self.result.order)

    def place(self, area: Area) -> None:
        """Place the paper and the medals on it."""
        self._area = area
        self._medals.place(self._beside_rows)

    @property
    def _facts(self) -> Area:
        wide = FACTS * self._area.width
        return Area(self._area.right - wide, self._area.y, wide, self._area.height)

    @property
    def _beside_rows(self) -> Area:
        """The place of the medals, at the right of the rows with the points."""
        facts = self._facts
        wide = (1.0 - ROWS) * facts.width - 8
        return Area(facts.right - wide - 10, facts.y + DOWN, wide, facts.height - DOWN - 8)

    @property
    def _course_area(self) -> Area:
        whole = Area(self._area.x, self._area.y, COURSE * self._area.width, self._area.height).inset(22, 10)
        return whole.split_top(CAPTION_ROOM)[1]

    def laid_at(self, part: float) -> int:
        """Return how many cards of the last capture lie when a part (0 to 1) of the count has passed."""
        return sum(self._falls_at(number) + LANDS <= part for number in range(len(self.cards)))

    def _falls_at(self, number: int) -> float:
        """Return at which part of the count a card begins to come down: one after the other."""
        return (number + 1) / (len(self.cards) + 1)

    def prepare(self, canvas: Canvas, podium: Podium) -> None:
        """Render the portraits for the end, which are not seen before who has won is known."""
        for face in podium.faces(known=True):
            for size in (FACE, OWNER, COURSE_FACE):
                canvas.prepare(face, Area(0, 0, size, size))

    def draw_paper(self, canvas: Canvas, cloth: tuple[str, str], laid: int) -> None:
        """Draw the paper, the scale of the course, and the cards of the last capture that are `laid`."""
        area = self._area
        draw_notepad(canvas, area)
        if self._course is not None:
            draw_game(canvas, self.result, area.inset(22, 0), area.y + HEADING, Align.LEFT)
            self._course.draw_scale(canvas, self._course_area)
        if self.cards:
            draw_cloth(canvas, len(self.cards), *self._cards_at, CARD, cloth)
            draw_cards(canvas, self.cards, *self._cards_at, CARD, laid)

    def draw_landing(self, canvas: Canvas, part: float) -> None:
        """Draw the card that comes down on the cloth when a part (0 to 1) of the count has passed."""
        number = self.laid_at(part)
        if number < len(self.cards) and part > self._falls_at(number):
            fallen = (part - self._falls_at(number)) / LANDS
            draw_falling(canvas, self.cards, *self._cards_at, CARD, number, fallen)

    @property
    def _cards_at(self) -> tuple[float, float]:
        """The middle of the cards."""
        area = self._area
        left = area.x + (COURSE * area.width if self._course is not None else 0.0)
        down = CAPTION_ROOM / 2 + 2 if self.result.last else 0.0
        return (left + self._facts.x) / 2, area.centre[1] + down

    def draw_told(
        self, canvas: Canvas, podium: Podium, why: Text | None, part: float, *, known: bool
    ) -> None:
        """Draw what is told when a part of the match is counted (0 to 1): lines and rows.

        Who has won is `known` as soon as the wreath has landed; then follows `why`.
        """
        ranked = podium.faces(known=known)
        if self.cards and self.result.last:
            self._draw_caption(canvas, ranked[0] if known else None, self._cards_at[0])
        faces = tuple(face for _, face in sorted(zip(self.result.order, ranked, strict=True)))
        if self._course is not None:
            self._course.draw_lines(canvas, self._course_area, faces, part)
        facts = self._facts
        room = facts.inset(20, 0)
        y = facts.y + HEADING
        if self._course is None:
            draw_game(canvas, self.result, room, y, Align.LEFT)
        y += BELOW_HEADING
        deal = math.floor(part * (len(self._cells) - 1) + 1e-9)
        rows = self._cells[deal]
        if rows:
            wide = ROWS * facts.width - GUTTER if self._medals.shown else room.width
            low = facts.bottom - (MARGIN if why is None else WHY)
            total = (
                () if self._course is None else tuple(in_figures(line[deal]) for line in self._course.totals)
            )
            winner = self.result.winner if known else None
            area = Area(room.x, y, wide, low - y)
            y = draw_points(canvas, area, rows, faces, winner=winner, total=total)
        if known:
            draw_why(canvas, why, room, y, Align.LEFT)

    def _draw_caption(self, canvas: Canvas, face: str | None, middle: float) -> None:
        """Draw above the cards whose last capture they are; None while that would tell who has won."""
        words, y = t("Last capture"), self._area.y + HEADING
        most = (1.0 - COURSE - FACTS) * self._area.width - OWNER - BEFORE - 8
        wide = min(most, canvas.text_width(words, size=CAPTION, role=Role.BOLD))
        left = middle - (wide + OWNER + BEFORE) / 2
        if face is not None:
            canvas.picture(face, Area.centred(left + OWNER / 2, y - 1, OWNER, OWNER))
        canvas.text(words, left + OWNER + BEFORE, y, size=CAPTION, role=Role.BOLD, colour=INK, width=most)

    def draw_earned(self, canvas: Canvas, podium: Podium) -> None:
        """Draw whose the medals are, as soon as the first of them has appeared."""
        own = self.result.own
        if not self._medals.appeared or own is None:
            return
        room = self._beside_rows
        x, y = room.x - 4, self._facts.y + HEADING
        canvas.line(x, y - FACE / 2, x, room.bottom - 4, RULED, 1.5)
        x += FACE / 2 + 14
        face = podium.faces(known=True)[self.result.order.index(own)]
        canvas.picture(face, Area.centred(x, y, FACE, FACE))
        x += FACE / 2 + 8
        canvas.text(t("Achieved"), x, y, size=CAPTION, role=Role.BOLD, colour=INK, width=room.right - x)


def draw_game(canvas: Canvas, result: MatchResult, room: Area, y: float, align: Align) -> None:
    """Draw which game it was and how many deals, at a height."""
    x = room.x if align is Align.LEFT else room.centre[0]
    words = tn("{variant}, one deal", "{variant}, {n} deals", n=result.deals, variant=result.variant)
    canvas.text(words, x, y, size=CAPTION, role=Role.BOLD, colour=INK, align=align, width=room.width)


def draw_why(canvas: Canvas, why: Text | None, room: Area, y: float, align: Align) -> None:
    """Draw below a height why the points decide, where there is more to say."""
    if why is not None:
        x = room.x if align is Align.LEFT else room.centre[0]
        canvas.text(why, x, y + 12, size=19, colour=RED_DEEP, align=align, width=room.width)
