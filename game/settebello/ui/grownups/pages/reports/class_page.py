"""The page of all children: one table, by group and in the order asked for."""

from collections.abc import Mapping
from typing import Final

from settebello.i18n import t
from settebello.learning.report.class_table import Row
from settebello.ui.grownups.pages.adults_page import PageHost
from settebello.ui.grownups.pages.form_page import FormPage
from settebello.ui.grownups.parts.class_table_view import ClassTable, Order, ordered, units_said
from settebello.ui.grownups.parts.heat_map_view import draw_legend
from settebello.ui.grownups.parts.report_words import minutes
from settebello.ui.kit import routes
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.forms import ChoiceRow, Column, Drawing, Field, Item, Line, Note, Space
from settebello.ui.kit.forms.words import SMALL
from settebello.ui.kit.scene import Change, Push
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets import Button
from settebello.ui.learn.parts.animals import called

ROW: Final = 46.0
SAID: Final = 78.0
"""Height of what is said of the child chosen: three lines."""
EVERYBODY: Final = None
"""The filter that leaves nobody out; an empty text is the group of the children without a group."""
ORDERS: Final = {
    Order.LISTED: t("as created"),
    Order.NAME: t("by name"),
    Order.SAFE: t("least secure first"),
    Order.MINUTES: t("least practice first"),
    Order.LAST_DAY: t("longest away first"),
}


AT_ONCE: Final = 2
"""The rows that are read before each frame; each row needs a child's whole memory."""


class ClassPage(FormPage):
    """The table is read while the page is shown, some rows before every frame."""

    def __init__(self, host: PageHost) -> None:
        """Show the children of all groups in the order in which they were created."""
        super().__init__(host, t("All children"))
        self._group: str | None = EVERYBODY
        self._order = Order.LISTED
        self._rows: list[Row] = []
        self._read = 0
        self._shown: tuple[object, ...] = ()
        self.table = ClassTable(self._open, host.touch)
        add = Button(t("Add children"), lambda: Push(routes.LearnNames()), look=CALM, size=20)
        self.show(
            Column(
                Line(
                    ChoiceRow(
                        t("Group"), Field(lambda: self._group, self._filter), self._groups, ROW, in_turn=True
                    ),
                    ChoiceRow(t("Order"), Field(lambda: self._order, self._sort), ORDERS, ROW, in_turn=True),
                    gap=20,
                ),
                Space(6),
                Item(self.table, stretch=True),
                Space(6),
                Line(
                    Note(self._said_of_choice, SAID, size=SMALL - 1, align=Align.LEFT, edge=0),
                    Column(Item(add, ROW + 4), Space(SAID - ROW - 4)),
                    widths=(None, 210),
                ),
                Drawing(lambda canvas, area: draw_legend(canvas, area, beyond=False), 30),
            )
        )

    @property
    def reading(self) -> bool:
        """Whether rows of children are missing."""
        return self._read < len(self.host.adults.children)

    def read_on(self) -> None:
        """Read the next rows; a child whose files cannot be read is named and left out."""
        for child in self.host.adults.children[self._read : self._read + AT_ONCE]:
            self._read += 1
            try:
                self._rows.append(self.host.adults.classroom.row(child.id))
            except OSError as error:
                words = t("Couldn't read {file}: {reason}", file=called(child), reason=reason(error))
                self.host.say(words, bad=True)

    def refresh(self) -> bool:
        """Show the rows that are asked for now."""
        wanted = (self._group, self._order, self.host.services.language(), len(self._rows))
        if self._shown != wanted:
            self._shown = wanted
            kept = [row for row in self._rows if self._group in {EVERYBODY, row.child.group}]
            self.table.set_rows(ordered(kept, self._order, self.host.put))
            self.host.offer()
        return super().refresh()

    @property
    def said(self) -> tuple[Words, ...]:
        """The names of all children that are shown."""
        return tuple(called(row.child) for row in self.table.rows)

    def _groups(self) -> Mapping[str | None, Words]:
        groups = dict.fromkeys(child.group for child in self.host.adults.children)
        return {EVERYBODY: t("all groups"), **{group: group or t("No group") for group in groups}}

    def _filter(self, group: str | None) -> None:
        self._group = group

    def _sort(self, order: Order) -> None:
        self._order = order

    def _said_of_choice(self) -> Words:
        row = self.table.chosen
        if row is None:
            return ""
        return t(
            "{name}: {minutes} in the last 7 days. {units}",
            name=called(row.child),
            minutes=minutes(row.minutes),
            units=self._units(row),
        )

    def _units(self, row: Row) -> str:
        return " · ".join(self.host.put(words) for words in units_said(row))

    def _open(self, child: str) -> Change | None:
        self.host.open_child(child)
        return None
