"""The scene for grown-ups: children and pages on the left, the selected page on the right."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from settebello.i18n import Catalogue, t, tn
from settebello.learning.children.profile import Child
from settebello.practice.adults_port import AdultsPort, Report
from settebello.ui.grownups.pages.adults_layout import AROUND, NARROW, PORTRAIT, TALL, AdultsLayout
from settebello.ui.grownups.pages.adults_page import SMALL, Page
from settebello.ui.grownups.pages.empty_page import EmptyPage
from settebello.ui.grownups.pages.export_page import ExportPage
from settebello.ui.grownups.pages.household_page import HouseholdPage, back_button
from settebello.ui.grownups.pages.names_scene import ChildrenAdded
from settebello.ui.grownups.pages.reports.class_page import ClassPage
from settebello.ui.grownups.pages.reports.facts_page import FactsPage
from settebello.ui.grownups.pages.reports.families_page import FamiliesPage
from settebello.ui.grownups.pages.reports.figures_page import FiguresPage
from settebello.ui.grownups.pages.reports.overview_page import OverviewPage
from settebello.ui.grownups.pages.reports.weeks_page import WeeksPage
from settebello.ui.grownups.pages.settings.child_settings_page import ConductPage
from settebello.ui.grownups.pages.settings.environment_page import SurroundingsPage
from settebello.ui.grownups.pages.settings.pin_page import WayInPage
from settebello.ui.grownups.pages.settings.plan_page import PlanPage
from settebello.ui.grownups.pages.settings.scenario_page import ScenarioPage
from settebello.ui.kit import routes
from settebello.ui.kit.backdrop import draw_ground
from settebello.ui.kit.controls.inputs import Action, PointerMoved, Press, TextInput, UiEvent
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push, SceneId
from settebello.ui.kit.theme import CALM, GOLD_DEEP, INK_SOFT, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import (
    Button,
    Choice,
    Option,
    ScrollList,
    Surface,
    TextField,
    Widget,
    done_button,
)
from settebello.ui.kit.widgets.sheet_binding import SheetBinding, draw_paper
from settebello.ui.learn.parts.animals import called, draw_child

RESTORED: Final = 7
"""The most children that can be restored from the sheet without children, those removed last."""
PAGES: Final[tuple[Callable[["AdultsScene"], Page], ...]] = (
    *(OverviewPage, FactsPage, FamiliesPage, WeeksPage, FiguresPage, ClassPage, PlanPage, ScenarioPage),
    *(ConductPage, SurroundingsPage, HouseholdPage, ExportPage, WayInPage),
)
"""The pages in display order."""


class AdultsScene(MenuScene):
    """Reports, settings and exports for every child."""

    translucent = True
    surface = Surface.PAPER
    heading = t("For grown-ups")
    own = SceneId.LEARN_ADULTS
    narrow = (NARROW + AROUND, TALL + AROUND)

    def __init__(self, services: Services, adults: AdultsPort) -> None:
        """Select the child who practised last."""
        super().__init__(services)
        self.adults = adults
        self._message: Words = ""
        self._bad = False
        self._report: Report | None = None
        self._pages: tuple[Page, ...] = ()
        self._place = 0
        self._layout = AdultsLayout.of(*self.needs)
        self._who: Choice | None = None
        self._list: ScrollList | Choice | None = None
        self._done = done_button(size=21)
        self._add = Button(t("Add children"), lambda: Push(routes.LearnNames()), look=CALM, size=21)
        self._nobody: EmptyPage | None = None
        self.look_at(adults.now)

    # Interface for the pages (`PageHost`)

    @property
    def report(self) -> Report:
        """The report on the selected child; raises LookupError without a child."""
        if self._report is None:
            raise LookupError("there is no child")
        return self._report

    @property
    def focused(self) -> Widget | None:
        """The focused widget, or None."""
        return self.group.focused

    def put(self, words: Words) -> str:
        """Return a text in the current language, for files."""
        return Catalogue(self.services.language())(words)

    def keep(self, child: Child) -> None:
        """Save changed settings of the selected child."""
        try:
            self.adults.change(child)
        except OSError as error:
            self.say(t("Couldn't save your changes: {reason}", reason=reason(error)), bad=True)
            return
        self._report = replace(self.report, child=child)
        if self._who is not None:
            self._who.set_options(self._children(), child.id)
        self.say("")

    def say(self, words: Words, *, bad: bool = False) -> None:
        """Show a message below the page; `bad` marks an error."""
        self._message, self._bad = words, bad
        self.touch()

    def look_at(self, child: str) -> None:
        """Select a child and rebuild all pages; if the id is unknown, select another child."""
        children = self.adults.children
        known = next((one for one in children if one.id == child), next(iter(children), None))
        self._report = self.adults.report(known.id) if known else None
        self._pages = tuple(make(self) for make in PAGES) if known else ()
        self._who = None
        if len(children) > 1 and known:
            self._who = Choice(
                "", self._children(), known.id, self._other, side_by_side=False
            )  # fmt: skip
            self._who.label = ""
        # Offer removed children here only without any child; otherwise the household page does it.
        back = () if known else tuple(back_button(self, one) for one in self.adults.removed[-RESTORED:])
        self._nobody = None if known else EmptyPage((self._add, *back), self._done)
        self._place = min(self._place, max(len(self._pages) - 1, 0))
        self._list = self._menu()
        self._message, self._bad = "", False
        self.offer()
        self.group.focus(self._list or self._done)
        self._lay_out()
        if self.page is not None:
            self.page.refresh()

    def _menu(self) -> ScrollList | Choice | None:
        """Return the widget that selects a page: a list, or one line on the narrow sheet."""
        rows = [Option(place, page.title) for place, page in enumerate(self._pages)]
        if not rows:
            return None
        if self._layout.narrow:
            return Choice(t("Pages"), rows, self._place, self._turn, side_by_side=False)
        return ScrollList(t("Pages"), rows, self._place, self._turn)

    def open_child(self, child: str) -> None:
        """Select a child and show its first page."""
        self._place = 0
        self.look_at(child)

    def offer(self) -> None:
        """Update the widgets after the page has changed them."""
        left: tuple[Widget, ...] = tuple(one for one in (self._list, self._who) if one is not None)
        mine = self.page.widgets if self.page else self._nobody.widgets if self._nobody else ()
        self.use(*left, *mine, self._done, focus=self.group.focused)

    # Display

    @property
    def page(self) -> Page | None:
        """The selected page, or None without children."""
        return self._pages[self._place] if self._pages else None

    @property
    def typing(self) -> bool:
        """Whether a name or a number is being entered."""
        return isinstance(self.group.focused, TextField) or (self.page is not None and self.page.typing)

    @property
    def spoken(self) -> Spoken:
        """The focused widget; for the list of pages also the page's content."""
        said = self.page.said if self.page and self.group.focused is self._list else ()
        who = (called(self.report.child),) if self._report else (t("No one has practised yet."),)
        return Spoken(
            (self.heading, *who),
            (*self.group.spoken, *said),
            self.group.focused,
            notice=self._message or None,
        )

    def handle(self, event: UiEvent) -> Change | None:
        """Give the event to the page, then show what came of it."""
        change = self._handled(event)
        if self.page and self.page.refresh():
            self.touch()
        return change

    def _handled(self, event: UiEvent) -> Change | None:
        """Follow the mouse, write names, or press what has the focus."""
        field = self.group.focused
        if isinstance(field, TextField):
            match event:
                case TextInput(text):
                    field.write(text)
                    self._written()
                    return None
                case Press(Action.ERASE):
                    field.erase()
                    self._written()
                    return None
                case Press(Action.CONFIRM) if not self.services.controls.with_pad:
                    return None
                case Press(Action.TOGGLE):
                    return None
                case _:
                    pass
        if self.page and self.page.typing:
            match event:
                case TextInput(text):
                    self.page.write(text)
                    return None
                case Press(Action.ERASE):
                    self.page.rub_out()
                    return None
                case _:
                    pass
        if isinstance(event, PointerMoved) and self.page and self.page.point(event.x, event.y):
            self.touch()
        return super().handle(event)

    @property
    def animating(self) -> bool:
        """Whether the page is still reading what it shows."""
        return self.page is not None and self.page.reading

    def update(self, now: float) -> Change | None:
        """Let the page continue reading."""
        if self.page is not None and self.page.reading:
            self.page.read_on()
            self.page.refresh()
            self.touch()
        return super().update(now)

    def resumed(self, result: object) -> Change | None:
        """Pass the answer to a question to the page."""
        super().resumed(result)
        if isinstance(result, ChildrenAdded):
            self.look_at(self.report.child.id if self._report else "")
            self.say(tn("{n} child added.", "{n} children added.", n=result.count))
            return None
        return self.page.answered(result) if self.page else None

    def arrange(self, width: float, height: float) -> None:
        """Place children and pages on the left, the selected page on the right."""
        super().arrange(width, height)
        before, self._layout = self._layout, AdultsLayout.of(width, height)
        if before.narrow != self._layout.narrow:
            selecting = self.group.focused is self._list
            self._list = self._menu()
            self.offer()
            if selecting and self._list is not None:
                self.group.focus(self._list)
        self._lay_out()

    def _lay_out(self) -> None:
        layout = self._layout
        if self._who is not None:
            self._who.place(layout.who)
        self._done.place(layout.done)
        if self._list is not None:
            self._list.place(layout.pages)
        if self._nobody is not None:
            self._nobody.arrange(self.width, self.height)
        for page in self._pages:
            page.arrange(layout.page)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, the child, and the page."""
        draw_ground(canvas, self.services.settings.current.table)
        if self._nobody is not None:
            self._nobody.draw(canvas, self.heading)
            self._draw_message(canvas, self._nobody.foot, Align.CENTRE)
            super().draw(canvas)
            return
        left, right = self._layout.child, self._layout.title
        draw_paper(canvas, self._layout.whole, SheetBinding.NOTEBOOK)
        canvas.line(*self._layout.rule, GOLD_DEEP, 1)
        page = self.page
        title = page.title if page else self.heading
        canvas.text(
            title, right.x, right.y + 20, size=36, role=Role.TITLE, colour=RED_DEEP, width=right.width
        )
        if page and self._report:
            child = self._report.child
            draw_child(canvas, child.avatar, child.mark, Area(left.x, left.y, PORTRAIT, PORTRAIT))
            x, wide = left.x + PORTRAIT + 14, left.width - PORTRAIT - 14
            canvas.text(self.heading, x, left.y + 24, size=SMALL, colour=INK_SOFT, width=wide)
            canvas.text(called(child), x, left.y + 54, size=LETTERS[Size.LARGE], role=Role.BOLD, width=wide)
            page.draw(canvas)
        self._draw_message(canvas, self._layout.foot)
        super().draw(canvas)

    def _draw_message(self, canvas: Canvas, foot: Area, align: Align = Align.LEFT) -> None:
        if not self._message:
            return
        colour = RED_DEEP if self._bad else INK_SOFT
        x = foot.centre[0] if align is Align.CENTRE else foot.x
        canvas.text(
            self._message, x, foot.centre[1], size=SMALL, colour=colour, align=align, width=foot.width
        )

    # Widget callbacks

    def _children(self) -> tuple[Option, ...]:
        return tuple(Option(one.id, called(one)) for one in self.adults.children)

    def _other(self, child: object) -> Change | None:
        self.look_at(str(child))
        if self._who is not None:
            self.group.focus(self._who)
        return None

    def _turn(self, place: object) -> Change | None:
        self._place = place if isinstance(place, int) else 0
        self.say("")
        self.offer()
        return None

    def _written(self) -> None:
        """Save typed text at once, so that nothing is lost."""
        if self.page:
            self.page.answered(self.group.focused)
        self.touch()
