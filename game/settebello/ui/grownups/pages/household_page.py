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
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets import Button, Option
from settebello.ui.learn.parts.animals import called

BUTTON: Final = 50.0
SESSIONS: Final = 500.0
"""Width of the list of sessions, in which a session fits one line in letters that are easy to read."""
MOST: Final = 3
"""Maximum number of buttons for restoring children; the most recently removed ones."""


class HouseholdPage(FormPage):
    """Sittings on the left, children on the right; every removal asks for confirmation."""

    def __init__(self, host: PageHost) -> None:
        """List the child's sittings of the last weeks."""
        super().__init__(host, t("Sessions and children"))
        child = host.report.child.id
        self.sittings = host.adults.sittings(child)
        self._sitting = next(iter(self.sittings), None)
        self._asked = ""
        self.show(Column(Line(self._left(), self._right(), gap=30, widths=(SESSIONS, None))))

    def _left(self) -> Block:
        """Return the sittings with the button to discard one."""
        title = t("Recent sessions")
        if not self.sittings:
            words = t("There have been no sessions in the last few weeks.")
            return Column(Subheading(title, 32), _note(words, 60), Space(stretch=True))
        words = t("Did a brother or sister play under this name? Then ignore that session.")
        return Column(
            Subheading(title),
            ListRow(
                t("Sessions"),
                Field(lambda: self._sitting or self.sittings[0], self._look),
                lambda: self.sittings,
                lambda one: Option(one, on(one.day), note=_words(one)),
            ),
            Space(16),
            _button(t("Ignore this session"), self._ask_void),
            Space(10),
            _note(words, 78),
        )

    def _right(self) -> Block:
        """Return the buttons to remove and restore children."""
        host = self.host
        words = t(
            "You can restore a removed child for 30 days. After that, all data of the child is "
            "deleted for good."
        )
        all_words = t("This deletes all data of all children at once. You can't undo it.")
        back = (Item(back_button(host, one), BUTTON) for one in host.adults.removed[-MOST:])
        return Column(
            Subheading(called(host.report.child)),
            _button(t("Remove this child"), self._ask_remove),
            Space(8),
            _note(words, 84),
            Column(*back, gap=12),
            Space(stretch=True),
            _button(t("Remove all children for good"), self._ask_all),
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
                self._renew(child, t("That session no longer counts."))
            elif asked == "remove":
                name = called(host.report.child)
                host.adults.remove(child)
                self._renew("", t("{name} has been removed.", name=name))
            elif asked == "all":
                host.adults.remove_all()
                self._renew("", t("All children have been removed."))
        except OSError as error:
            self.host.say(t("That didn't work: {reason}", reason=reason(error)), bad=True)
        return None

    def _look(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self.host.say("")

    def _ask_void(self) -> Change | None:
        if self._sitting is None:
            return None
        words = t(
            "Ignore the session of {day}? Album cards earned in it are removed too.",
            day=on(self._sitting.day),
        )
        return self._ask("void", words, t("Ignore this session"))

    def _ask_remove(self) -> Change | None:
        words = t("Remove {name} and all practice data?", name=called(self.host.report.child))
        return self._ask("remove", words, t("Remove"))

    def _ask_all(self) -> Change | None:
        return self._ask(
            "all", t("Remove all children for good, including those already removed?"), t("Remove")
        )

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
            host.say(t("There is no room for another child. Remove one first."), bad=True)
        except (OSError, KeyError) as error:
            host.say(t("That didn't work: {reason}", reason=reason(error)), bad=True)
        else:
            host.look_at(child.id)
            host.say(t("The child is back, with all practice data."))
        return None

    words = t("Restore {name}", name=called(child))
    return Button(words, pressed, look=CALM, size=21)


def _button(words: Text, pressed: Callable[[], Change | None]) -> Item:
    return Item(Button(words, pressed, look=CALM, size=21), BUTTON)


def _note(words: Text, height: float) -> Note:
    return Note(lambda: words, height, size=SMALL, align=Align.LEFT, edge=0)


def _words(sitting: Sitting) -> Text:
    if sitting.deals:
        return tn(
            "{minutes}, {right} of {n} task right, plus games",
            "{minutes}, {right} of {n} tasks right, plus games",
            n=sitting.tasks,
            right=sitting.right,
            minutes=minutes(sitting.minutes),
        )
    return tn(
        "{minutes}, {right} of {n} task right",
        "{minutes}, {right} of {n} tasks right",
        n=sitting.tasks,
        right=sitting.right,
        minutes=minutes(sitting.minutes),
    )
