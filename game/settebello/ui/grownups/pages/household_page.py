"""The page for sittings and children: discard a sitting, remove and restore children."""

from typing import Final

from settebello.i18n import Text, t, tn
from settebello.learning.children.profile import Child
from settebello.practice.adults_port import Sitting
from settebello.ui.grownups.pages.adults_page import Page, PageHost, heading, note
from settebello.ui.grownups.parts.report_words import minutes, on
from settebello.ui.kit import routes
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Question
from settebello.ui.kit.scene import Change, Push
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.canvas import Canvas, Words
from settebello.ui.kit.widgets import Button, Option, ScrollList, Widget
from settebello.ui.learn.parts.animals import called

BUTTON: Final = 50.0
MOST: Final = 3
"""Maximum number of buttons for restoring children; the most recently removed ones."""


class HouseholdPage(Page):
    """Sittings on the left, children on the right; every removal asks for confirmation."""

    def __init__(self, host: PageHost) -> None:
        """List the child's sittings of the last weeks."""
        super().__init__(host, t("Sittings and children"))
        child = host.report.child.id
        self.sittings = host.adults.sittings(child)
        rows = [Option(one, on(one.day), note=_words(one)) for one in self.sittings]
        self._list = ScrollList(t("Sittings"), rows, None, self._look) if rows else None
        self._void = Button(t("Take for none"), self._ask_void, look=CALM, size=21)
        self._remove = Button(t("Remove this child"), self._ask_remove, look=CALM, size=21)
        self._all = Button(t("Remove everything"), self._ask_all, look=CALM, size=21)
        self._back = tuple(back_button(host, one) for one in host.adults.removed[-MOST:])
        self._asked = ""

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The list and its button, then the buttons for children."""
        left: tuple[Widget, ...] = (self._list, self._void) if self._list else ()
        return (*left, self._remove, *self._back, self._all)

    def arrange(self, room: Area) -> None:
        """Place sittings on the left, children on the right."""
        super().arrange(room)
        left, right = room.columns(2, 30)
        if self._list is not None:
            self._list.place(Area(left.x, left.y + 34, left.width, left.height - 34 - BUTTON - 104))
            self._void.place(Area(left.x, left.bottom - BUTTON - 88, left.width, BUTTON))
        y = right.y + 34
        self._remove.place(Area(right.x, y, right.width, BUTTON))
        y += BUTTON + 76
        for button in self._back:
            button.place(Area(right.x, y, right.width, BUTTON))
            y += BUTTON + 12
        self._all.place(Area(right.x, right.bottom - BUTTON - 88, right.width, BUTTON))

    def draw(self, canvas: Canvas) -> None:
        """Draw headings and explanations."""
        left, right = self.room.columns(2, 30)
        y = heading(canvas, t("Sittings of the last weeks"), left)
        if self._list is None:
            note(canvas, t("Nothing was practised in the last weeks."), Area(left.x, y, left.width, 60))
        else:
            words = t("Has a brother or sister played with this name? Then take that sitting for none.")
            note(canvas, words, Area(left.x, left.bottom - 78, left.width, 78))
        heading(canvas, called(self.host.report.child), right)
        words = t("A removed child can be brought back for 30 days; then everything is overwritten.")
        top = self._remove.area.bottom + 8
        note(canvas, words, Area(right.x, top, right.width, 60))
        words = t("Everything of all children is overwritten at once and cannot be brought back.")
        note(canvas, words, Area(right.x, right.bottom - 78, right.width, 78))

    def answered(self, result: object) -> Change | None:
        """Carry out the confirmed action."""
        asked, self._asked = self._asked, ""
        if result is not True or not asked:
            return None
        host = self.host
        child = host.report.child.id
        try:
            if asked == "void" and self._chosen is not None:
                host.adults.void(child, self._chosen)
                self._renew(child, t("That sitting counts for none now."))
            elif asked == "remove":
                name = called(host.report.child)
                host.adults.remove(child)
                self._renew("", t("{name} was removed.", name=name))
            elif asked == "all":
                host.adults.remove_all()
                self._renew("", t("Everything was removed."))
        except OSError as error:
            self.host.say(t("This could not be done: {reason}", reason=reason(error)), bad=True)
        return None

    @property
    def _chosen(self) -> Sitting | None:
        value = self._list.value if self._list is not None else None
        return value if isinstance(value, Sitting) else None

    def _look(self, value: object) -> Change | None:
        del value
        self.host.say("")
        return None

    def _ask_void(self) -> Change | None:
        if self._chosen is None:
            return None
        words = t(
            "Take the sitting of {day} for none? Cards of the album that it earned go too.",
            day=on(self._chosen.day),
        )
        return self._ask("void", words, t("Take for none"))

    def _ask_remove(self) -> Change | None:
        words = t("Remove {name} with everything that was practised?", name=called(self.host.report.child))
        return self._ask("remove", words, t("Remove"))

    def _ask_all(self) -> Change | None:
        return self._ask("all", t("Remove all children for ever, also those already removed?"), t("Remove"))

    def _ask(self, what: str, words: Text, yes: Text) -> Change | None:
        self._asked = what
        return Push(routes.Dialog(Question(words, yes=yes, no=t("Go back"))))

    def _renew(self, child: str, words: Words) -> None:
        self.host.look_at(child)
        self.host.say(words)


def back_button(host: PageHost, child: Child) -> Button:
    """Return a button that restores a removed child."""

    def pressed() -> Change | None:
        try:
            host.adults.restore(child.id)
        except ValueError:
            host.say(t("There are as many children as there may be."), bad=True)
        except (OSError, KeyError) as error:
            host.say(t("This could not be done: {reason}", reason=reason(error)), bad=True)
        else:
            host.look_at(child.id)
            host.say(t("Back again, with everything that was practised."))
        return None

    words = t("Bring {name} back", name=called(child))
    return Button(words, pressed, look=CALM, size=21)


def _words(sitting: Sitting) -> Text:
    if sitting.deals:
        return tn(
            "{minutes}, {right} right of {n} task, and play",
            "{minutes}, {right} right of {n} tasks, and play",
            n=sitting.tasks,
            right=sitting.right,
            minutes=minutes(sitting.minutes),
        )
    return tn(
        "{minutes}, {right} right of {n} task",
        "{minutes}, {right} right of {n} tasks",
        n=sitting.tasks,
        right=sitting.right,
        minutes=minutes(sitting.minutes),
    )
