"""The page for sittings and children: discard a sitting, remove and restore children."""

from collections.abc import Callable
from typing import Final

from settebello.i18n import Text, t, tn
from settebello.learning.children.profile import Child
from settebello.practice.adults_port import Sitting
from settebello.ui.grownups.pages.adults_page import PageHost
from settebello.ui.grownups.pages.form_page import FormPage
from settebello.ui.grownups.parts.report_words import minutes, on
from settebello.ui.kit import routes
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.forms import (
    Block,
    Column,
    Field,
    Item,
    Line,
    ListRow,
    Note,
    Space,
    Subheading,
)
from settebello.ui.kit.forms.words import SMALL
from settebello.ui.kit.ports.services import Question
from settebello.ui.kit.scene import Change, Push
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.canvas import Align, Words
from settebello.ui.kit.widgets import Button, Option
from settebello.ui.learn.parts.animals import called

BUTTON: Final = 50.0
MOST: Final = 3
"""Maximum number of buttons for restoring children; the most recently removed ones."""


class HouseholdPage(FormPage):
    """Sittings on the left, children on the right; every removal asks for confirmation."""

    def __init__(self, host: PageHost) -> None:
        """List the child's sittings of the last weeks."""
        super().__init__(host, t("Sittings and children"))
        child = host.report.child.id
        self.sittings = host.adults.sittings(child)
        self._sitting = next(iter(self.sittings), None)
        self._asked = ""
        self.show(Column(Line(self._left(), self._right(), gap=30)))

    def _left(self) -> Block:
        """Return the sittings with the button to discard one."""
        title = t("Sittings of the last weeks")
        if not self.sittings:
            words = t("Nothing was practised in the last weeks.")
            return Column(Subheading(title, 32), _note(words, 60), Space(stretch=True))
        words = t("Has a brother or sister played with this name? Then take that sitting for none.")
        return Column(
            Subheading(title),
            ListRow(
                t("Sittings"),
                Field(lambda: self._sitting or self.sittings[0], self._look),
                lambda: self.sittings,
                lambda one: Option(one, on(one.day), note=_words(one)),
            ),
            Space(16),
            _button(t("Take for none"), self._ask_void),
            Space(10),
            _note(words, 78),
        )

    def _right(self) -> Block:
        """Return the buttons to remove and restore children."""
        host = self.host
        words = t("A removed child can be brought back for 30 days; then everything is overwritten.")
        all_words = t("Everything of all children is overwritten at once and cannot be brought back.")
        back = (Item(back_button(host, one), BUTTON) for one in host.adults.removed[-MOST:])
        return Column(
            Subheading(called(host.report.child)),
            _button(t("Remove this child"), self._ask_remove),
            Space(8),
            _note(words, 68),
            Column(*back, gap=12),
            Space(stretch=True),
            _button(t("Remove everything"), self._ask_all),
            Space(10),
            _note(all_words, 78),
        )

    def answered(self, result: object) -> Change | None:
        """Carry out the confirmed action."""
        asked, self._asked = self._asked, ""
        if result is not True or not asked:
            return None
        host = self.host
        child = host.report.child.id
        try:
            if asked == "void" and self._sitting is not None:
                host.adults.void(child, self._sitting)
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

    def _look(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self.host.say("")

    def _ask_void(self) -> Change | None:
        if self._sitting is None:
            return None
        words = t(
            "Take the sitting of {day} for none? Cards of the album that it earned go too.",
            day=on(self._sitting.day),
        )
        return self._ask("void", words, t("Take for none"))

    def _ask_remove(self) -> Change | None:
        words = t("Remove {name} with everything that was practised?", name=called(self.host.report.child))
        return self._ask("remove", words, t("Remove"))

    def _ask_all(self) -> Change | None:
        return self._ask("all", t("Remove all children for ever, also those already removed?"), t("Remove"))

    def _ask(self, what: str, words: Text, yes: Text) -> Change | None:
        self._asked = what
        return Push(routes.Dialog(Question(words, yes=yes, no=t("Cancel"))))

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


def _button(words: Text, pressed: Callable[[], Change | None]) -> Item:
    return Item(Button(words, pressed, look=CALM, size=21), BUTTON)


def _note(words: Text, height: float) -> Note:
    return Note(lambda: words, height, size=SMALL, align=Align.LEFT, edge=0)


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
