"""The page for exports: tables, pictures, printable pages, and all children in one file."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from settebello.engine import Pack, card_value
from settebello.i18n import Text, percent, t
from settebello.learning.memory.mastery import State
from settebello.learning.report.deck_pages import PrintedCard, RulesPart
from settebello.learning.report.heatmap import heat_map
from settebello.learning.report.print_pages import WeekWords
from settebello.learning.report.print_pages import Words as Printed
from settebello.learning.report.weeks import Week, weeks_of
from settebello.learning.report.worksheets import NoFactsError, SheetWords
from settebello.manual.card_names import card_name
from settebello.practice.classroom_port import Table
from settebello.skins import DEFAULT
from settebello.storage.bundle import BundleError
from settebello.ui.grownups.pages.adults_page import PageHost
from settebello.ui.grownups.pages.form_page import FormPage
from settebello.ui.grownups.parts import home_games
from settebello.ui.grownups.parts.heat_map_view import HeatMap, draw_legend
from settebello.ui.grownups.parts.recommendation import following
from settebello.ui.grownups.parts.report_words import STATES, on, thinking_time
from settebello.ui.kit.bundle_errors import about_export
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.forms import Block, ChoiceRow, Column, Field, Item, Line, Paragraphs, Space, Subheading
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CALM, PAPER, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Button
from settebello.ui.kit.widgets.base import State as Look
from settebello.ui.learn.parts.animals import called

BUTTON: Final = 47.0
WEEKS: Final = 26
MAP: Final = Area(0, 0, 880, 720)
"""The canvas area of the exported heat map, as wide as its legend in every language."""
RULES: Final = "scopa"
"""The game whose values the printed cards have."""
CHILD: Final = 0
EVERYBODY: Final = 1
GROUPS: Final = 2
"""The scopes: this child, all children, and from here on the groups."""
PRIVACY: Final = t(
    "All practice data stays on this computer; the program sends nothing. Pages open in your "
    "browser, where you can print them or save them as PDF."
)
NO_TEST: Final = t(
    "The program is for practising addition with cards. It is not a test: some days go better "
    "than others, and a few answers don't tell you much."
)


class ExportPage(FormPage):
    """Each button writes a file and shows its path; printable pages open in the browser."""

    def __init__(self, host: PageHost) -> None:
        """Export data of the selected child, or of several children."""
        super().__init__(host, t("Files and printing"))
        self._scope = CHILD
        scope = Field(lambda: self._scope, self._with_scope)
        printed = _column(
            t("To print or view"),
            self._button(t("Open report"), self._report),
            self._button(t("Save map of sums as a picture"), self._picture),
            self._button(t("Open worksheet: friends of 10"), self._friends),
            self._button(t("Open cut-out number cards"), self._cards),
            self._button(t("Open the 40 cards to cut out"), self._deck),
            self._button(t("Open rules to play at home"), self._rules),
        )
        several = Column(
            Subheading(t("For one child or several"), 36),
            ChoiceRow(t("For"), scope, self._scopes, 44, in_turn=True),
            Space(8),
            *_buttons(
                self._button(t("Open worksheet of the hardest sums"), self._worksheet),
                self._button(t("Export sums (CSV)"), lambda: self._table(Table.FACTS)),
                self._button(t("Export days (CSV)"), lambda: self._table(Table.DAYS)),
                self._button(t("Export all answers (CSV)"), lambda: self._table(Table.ANSWERS)),
            ),
            Space(8),
            Item(self._button(t("Export all children"), self._everything), BUTTON),
        )
        self.show(Column(Line(printed, several, gap=30), Space(18), Paragraphs(PRIVACY, NO_TEST)))

    def _button(self, words: Text, write: Callable[[], Path]) -> Button:
        def pressed() -> Change | None:
            try:
                path = write()
            except OSError as error:
                self.host.say(t("Couldn't save the file: {reason}", reason=reason(error)), bad=True)
            except NoFactsError:
                self.host.say(t("There are no sums in the plan for a worksheet."), bad=True)
            except BundleError as error:
                self.host.say(about_export(error), bad=True)
            else:
                self.host.say(t("Saved to {path}", path=str(path)))
            return None

        return Button(words, pressed, look=CALM, size=20)

    @property
    def _child(self) -> str:
        return self.host.report.child.id

    @property
    def _name(self) -> Words:
        return called(self.host.report.child)

    def _said(self, words: Words) -> str:
        return self.host.put(words)

    # Several children

    @property
    def _groups(self) -> tuple[str, ...]:
        groups = tuple(dict.fromkeys(child.group for child in self.host.adults.children))
        return groups if len(groups) > 1 else ()

    def _scopes(self) -> Mapping[int, Words]:
        found: dict[int, Words] = {CHILD: self._name, EVERYBODY: t("all children")}
        for place, group in enumerate(self._groups, GROUPS):
            found[place] = group or t("No group")
        return found

    def _with_scope(self, scope: int) -> None:
        self._scope = scope

    @property
    def _members(self) -> tuple[str, ...]:
        """The ids of the children that are asked for."""
        if self._scope == CHILD:
            return (self._child,)
        groups = self._groups
        group = groups[self._scope - GROUPS] if self._scope - GROUPS in range(len(groups)) else None
        return tuple(child.id for child in self.host.adults.children if group in {None, child.group})

    @property
    def _whom(self) -> str:
        """The name of the children that are asked for."""
        return self._said(self._scopes()[self._scope])

    def _table(self, table: Table) -> Path:
        names = {
            Table.FACTS: t("{name} sums", name=self._whom),
            Table.DAYS: t("{name} days", name=self._whom),
            Table.ANSWERS: t("{name} answers", name=self._whom),
        }
        language = self.host.services.language()
        return self.host.adults.classroom.write_table(
            table, self._members, self._said(names[table]), language
        )

    def _worksheet(self) -> Path:
        words = SheetWords(
            language=self.host.services.language(),
            title=self._said(t("Worksheet: {name}", name=self._whom)),
            name=self._said(t("Name")),
            date=self._said(t("Date")),
            sums=self._said(t("Add up")),
            bonds=self._said(t("Which part is missing?")),
            frames=self._said(t("How many dots are there?")),
            solutions=self._said(t("Solutions")),
        )
        return self.host.adults.classroom.print_worksheet(self._members, words)

    def _everything(self) -> Path:
        return self.host.adults.classroom.write_children(self._said(t("All children")))

    # To play with

    def _deck(self) -> Path:
        """Print the cards of the deck in use, or of the usual one where it has no such cards."""
        services = self.host.services
        wanted = services.deck()
        skins = {one.id: one.skin for one in services.skins.all if one.skin is not None}
        skin = skins.get(wanted) or skins[DEFAULT]
        rules = services.ruleset(RULES, {})
        cards = [
            PrintedCard(
                skin.faces[Pack.ITALIAN][card],
                self._said(card_name(card, Pack.ITALIAN)),
                card_value(card, rules),
            )
            for card in Pack.ITALIAN.cards
        ]
        title = self._said(t("Cards to cut out"))
        return self.host.adults.classroom.print_deck(services.language(), title, cards)

    def _rules(self) -> Path:
        parts = [
            RulesPart(self._said(head), tuple(map(self._said, sentences)), steps)
            for head, sentences, steps in home_games.PARTS
        ]
        language = self.host.services.language()
        return self.host.adults.classroom.print_rules(language, self._said(home_games.TITLE), parts)

    # One child

    @property
    def _name_said(self) -> str:
        return self._said(self._name)

    def _report(self) -> Path:
        report = self.host.report
        weeks = weeks_of(report.learner.history, report.child.aims.days)[-WEEKS:]
        head, why = following(report)
        words = Printed(
            language=self.host.services.language(),
            title=self._said(t("Practice report: {name}", name=self._name_said)),
            date=self._said(on(report.day)),
            sentences=tuple(map(self._said, (head, *why))),
            facts=self._said(t("Sums")),
            weeks=self._said(t("Weeks")),
            columns=tuple(
                map(
                    self._said,
                    (
                        t("Week from"),
                        t("Right without help"),
                        t("Thinking time (median)"),
                        t("Minutes"),
                        t("Tasks"),
                        t("Days"),
                    ),
                )
            ),
            states=tuple(self._said(STATES[state]) for state in State),
        )
        return self.host.adults.print_report(self._child, words, [self._week(one) for one in weeks])

    def _week(self, week: Week) -> WeekWords:
        right = "–"
        if week.accuracy is not None:
            parts = (week.accuracy.part, week.accuracy.low, week.accuracy.high)
            part, low, high = (self._said(percent(part)) for part in parts)
            right = f"{part} ({low}–{high})"
        return WeekWords(self._said(on(week.begin)), right, self._said(thinking_time(week.seconds)))

    def _cards(self) -> Path:
        return self.host.adults.print_cards(self._plain(t("Number cards")))

    def _friends(self) -> Path:
        return self.host.adults.print_friends(self._plain(t("Friends of 10")))

    def _plain(self, title: Text) -> Printed:
        return Printed(language=self.host.services.language(), title=self._said(title))

    def _picture(self) -> Path:
        sums = HeatMap(heat_map(self.host.report.learner), lambda: None, marks=False)
        side = MAP.height - 110
        sums.place(Area(MAP.centre[0] - side / 2 - 20, 56, side, side))
        name = self._name_said

        def paint(canvas: Canvas) -> None:
            canvas.fill(PAPER, MAP)
            canvas.text(name, MAP.x + 40, 34, size=32, role=Role.TITLE, colour=RED_DEEP, width=800)
            sums.draw(canvas, Look())
            draw_legend(canvas, Area(40, MAP.bottom - 42, MAP.width - 50, 26))

        return self.host.services.exports.picture(t("{name} sums", name=name), MAP, paint)


def _column(title: Text, *buttons: Button) -> Block:
    """Return a heading with buttons below it."""
    return Column(Subheading(title, 36), *_buttons(*buttons))


def _buttons(*buttons: Button) -> tuple[Block, ...]:
    """Return buttons one below the other, with gaps."""
    return tuple(block for button in buttons for block in (Item(button, BUTTON), Space(9)))
