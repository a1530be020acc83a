"""The page of card values: which cards a child confuses when it looks for a value, dots or an equal card."""

from functools import cached_property
from typing import Final

from settebello.i18n import Text, t, tn
from settebello.learning.facts import LARGEST_ADDEND
from settebello.learning.report.figures import Asked, Confusion, Figures, figures_of
from settebello.ui.grownups.pages.adults_page import SMALL, Page, PageHost, heading, note
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import INK, INK_SOFT, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words

MOST: Final = 5
"""The confusions that are listed in words; the matrix has all."""
EDGE: Final = 34.0
RIGHT: Final = BoxStyle("#dcebf5", "#dcebf5", border="#6aa7d2", border_width=1.0, radius=5)
WRONG: Final = BoxStyle("#f3cf6b", "#f3cf6b", border="#a5621d", border_width=2.5, radius=5)
EMPTY: Final = BoxStyle("#fffaeb", "#fffaeb", border="#d9c592", border_width=1.0, radius=5)
KINDS: Final = {
    Asked.VALUE: t("Value said"),
    Asked.DOTS: t("Value shown as dots"),
    Asked.TWIN: t("Matching card"),
}


class FiguresPage(Page):
    """A matrix of the values asked for and chosen in the last weeks, and the confusions in words."""

    def __init__(self, host: PageHost) -> None:
        """Show the answers of the selected child."""
        super().__init__(host, t("Card values"))

    @cached_property
    def _figures(self) -> Figures:
        """The answers, read from the journal when the page is first shown."""
        return figures_of(self.host.adults.classroom.latest_events(self.host.report.child.id))

    @property
    def said(self) -> tuple[Words, ...]:
        """The numbers of answers, and the confusions."""
        if not self._figures.answers:
            return (self._nothing,)
        return (*self._scores, *map(_said, self._figures.confusions[:MOST]))

    @property
    def _nothing(self) -> Text:
        return t("No tasks about card values in the last few weeks.")

    @property
    def _scores(self) -> tuple[Text, ...]:
        """How many of the answers were right, by how the card was asked for."""
        return tuple(
            tn(
                "{kind}: {right} of {n} right",
                "{kind}: {right} of {n} right",
                n=score.answers,
                kind=KINDS[kind],
                right=score.right,
            )
            for kind, score in self._figures.scores.items()
            if score.answers
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw the matrix on the left, the words on the right."""
        room = self.room
        if not self._figures.answers:
            note(canvas, self._nothing, Area(room.x, room.y, room.width, 60))
            return
        side = min(room.height - 6, room.width * 0.56)
        self._draw_matrix(canvas, Area(room.x, room.y, side, side))
        _, right = room.split_left(side, 28)
        y = heading(canvas, t("Answers in the last few weeks"), Area(right.x, right.y, right.width, 30))
        for words in self._scores:
            y += canvas.paragraph(words, Area(right.x, y, right.width, 50), size=20) + 6
        y = heading(canvas, t("Most often confused"), Area(right.x, y + 14, right.width, 30))
        confusions = self._figures.confusions[:MOST]
        for one in confusions:
            y += canvas.paragraph(_said(one), Area(right.x, y, right.width, 56), size=20) + 6
        if not confusions:
            y += canvas.paragraph(t("none yet"), Area(right.x, y, right.width, 40), size=20) + 6
        words = t(
            "Knave, knight and king count 8, 9 and 10. “Meet the cards” asks for all values again. Name "
            "the picture cards together, too."
        )
        y += 12 + note(canvas, words, Area(right.x, y + 12, right.width, right.bottom - y - 12))
        if self._figures.unknown:
            missing = tn(
                "For {n} earlier mistake the chosen card was not recorded.",
                "For {n} earlier mistakes the chosen card was not recorded.",
                n=self._figures.unknown,
            )
            note(canvas, missing, Area(right.x, y + 10, right.width, right.bottom - y - 10))

    def _draw_matrix(self, canvas: Canvas, area: Area) -> None:
        """Draw a cell for each pair of values; a confusion has a thick frame and its number."""
        cell = (area.width - EDGE) / (LARGEST_ADDEND + 1)
        left, top = area.x + EDGE, area.y + EDGE
        canvas.text(
            t("Chosen card"), left + cell * 6, area.y + 14, size=SMALL, align=Align.CENTRE, colour=RED_DEEP,
            role=Role.BOLD, width=cell * 9,
        )  # fmt: skip
        canvas.text(
            t("Asked"), area.x, top + cell / 2, size=SMALL, colour=RED_DEEP, role=Role.BOLD,
            width=cell + EDGE,
        )  # fmt: skip
        for number in range(1, LARGEST_ADDEND + 1):
            across, down = left + cell * (number + 0.5), top + cell * (number + 0.5)
            for x, y in ((across, top + cell / 2), (left + cell / 2, down)):
                canvas.text(str(number), x, y, size=20, role=Role.BOLD, colour=INK_SOFT, align=Align.CENTRE)
        for asked in range(1, LARGEST_ADDEND + 1):
            for chosen in range(1, LARGEST_ADDEND + 1):
                count = self._figures.chosen.get((asked, chosen), 0)
                box = Area(left + cell * chosen, top + cell * asked, cell, cell).inset(2)
                style = EMPTY if not count else RIGHT if asked == chosen else WRONG
                canvas.box(box, style)
                if count:
                    role = Role.BODY if asked == chosen else Role.BOLD
                    canvas.text(str(count), *box.centre, size=18, role=role, colour=INK, align=Align.CENTRE)


def _said(one: Confusion) -> Text:
    return tn(
        "Asked for {asked}, chose {chosen}: {n} time",
        "Asked for {asked}, chose {chosen}: {n} times",
        n=one.count,
        asked=one.asked,
        chosen=one.chosen,
    )
