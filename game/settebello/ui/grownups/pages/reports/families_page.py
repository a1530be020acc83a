"""The page of fact families, and of sums of three or more cards."""

from typing import Final

from settebello.i18n import t, tn
from settebello.learning.memory.mastery import State
from settebello.learning.report.heatmap import FEW, chains_by_size, families
from settebello.manual.card_names import joined_by_commas
from settebello.ui.grownups.pages.adults_page import SMALL, Page, PageHost, heading
from settebello.ui.grownups.parts.heat_map_view import box_of, draw_legend
from settebello.ui.grownups.parts.report_words import FAMILIES, GLYPHS, STATES
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.theme import INK, INK_SOFT
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words

ROW: Final = 38.0
NAME: Final = 190.0
COUNT: Final = 140.0


class FamiliesPage(Page):
    """A bar per family, divided into the five steps by their number of sums."""

    def __init__(self, host: PageHost) -> None:
        """Count the sums of the selected child."""
        super().__init__(host, t("Kinds of sums"))
        self._bars = [bar for bar in families(host.report.learner) if bar.family in FAMILIES]
        self._chains = chains_by_size(host.report.learner)

    @property
    def said(self) -> tuple[Words, ...]:
        """Every family with its steps, then the longer sums."""
        found: list[Words] = []
        for bar in self._bars:
            steps = [
                t("{name} {number}", name=STATES[state], number=count)
                for state, count in zip(State, bar.states, strict=True)
                if count
            ]
            found.append(t("{label}: {value}", label=FAMILIES[bar.family], value=joined_by_commas(steps)))
        return (*found, *(words for _, words in self._lines()))

    def _lines(self) -> list[tuple[int, Words]]:
        return [
            (
                size,
                tn(
                    "{cards} cards: {right} of {n} answer right",
                    "{cards} cards: {right} of {n} answers right",
                    n=answers,
                    cards=size,
                    right=right,
                ),
            )
            for size, (answers, right) in self._chains.items()
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw the bars, the legend and the longer sums."""
        room = self.room
        y = room.y
        for bar in self._bars:
            middle = y + ROW / 2
            canvas.text(FAMILIES[bar.family], room.x, middle, size=20, width=NAME - 10)
            left, wide = room.x + NAME, room.width - NAME - COUNT
            unit = wide / sum(bar.states)
            for state, count in zip(State, bar.states, strict=True):
                if count:
                    box = Area(left, y + 4, unit * count, ROW - 8)
                    canvas.box(box.inset(1, 0), box_of(state))
                    canvas.glyph(GLYPHS[state], box.x + 17, middle, 17, INK)
                    if box.width > 56:
                        canvas.text(str(count), box.x + 36, middle, size=SMALL, align=Align.CENTRE)
                    left = box.right
            words = tn("{n} answer", "{n} answers", n=bar.answers)
            colour = INK_SOFT if bar.answers < FEW else INK
            canvas.text(
                words, room.right, middle, size=SMALL, align=Align.RIGHT, width=COUNT - 8, colour=colour
            )
            y += ROW
        draw_legend(canvas, Area(room.x, y + 14, room.width, 28), beyond=False)
        y = heading(canvas, t("Three or more cards"), Area(room.x, y + 62, room.width, 30))
        lines: list[tuple[int, Words]] = self._lines() or [(0, t("None practised yet."))]
        for _, line in lines:
            canvas.text(line, room.x, y + 12, size=20, width=room.width)
            y += 30
