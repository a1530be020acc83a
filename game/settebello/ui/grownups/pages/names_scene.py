"""The sheet that adds children: from a pasted list, a file with names, or a file with all children."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from settebello.i18n import Text, t, tn
from settebello.learning.children.name_list import NameLine, NamesError, Verdict
from settebello.learning.children.profile import LONGEST_GROUP, MOST_CHILDREN
from settebello.learning.memory.thinking_time import Age
from settebello.practice.classroom_port import ClassroomPort
from settebello.storage.bundle import SUFFIX, BundleError
from settebello.storage.import_plan import ImportPlan, Reason
from settebello.ui.grownups.parts.report_words import AGES
from settebello.ui.kit.bundle_errors import about_children
from settebello.ui.kit.controls.inputs import Dropped, UiEvent
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.forms import (
    ChoiceRow,
    Column,
    Field,
    Item,
    Line,
    ListRow,
    Note,
    SheetScene,
    Space,
    TextRow,
    When,
)
from settebello.ui.kit.forms.words import SMALL
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, SceneId
from settebello.ui.kit.theme import CALM, INK_SOFT, RED_DEEP
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Option
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.learn.parts.animals import called_by, picture

WIDTH: Final = 1160.0
HEIGHT: Final = 640.0
ROW: Final = 50.0
CSV: Final = ".csv"
REASONS: Final = {
    Reason.SAME: t("Already here"),
    Reason.KNOWN: t("Already here; the practice here stays as it is"),
    Reason.OTHER: t("Already here"),
    Reason.FULL: t("No room: there can be {n} children", n=MOST_CHILDREN),
    Reason.NEVER: t("Not imported"),
}


@dataclass(frozen=True, slots=True)
class ChildrenAdded:
    """How many children the sheet has added."""

    count: int


@dataclass(frozen=True, slots=True)
class _Entry:
    """A line of the preview: a name, what becomes of it, and whether a child is added."""

    place: int
    name: Words
    words: Words
    new: bool
    picture: str = ""


NOBODY: Final = _Entry(-1, "", "", new=False)


class NamesScene(SheetScene):
    """Shows what would become of each line; the last button creates the children."""

    own = SceneId.LEARN_NAMES
    heading = t("Add children")
    binding = SheetBinding.NOTEBOOK

    def __init__(self, services: Services, classroom: ClassroomPort) -> None:
        """Begin without a list."""
        super().__init__(services)
        self._classroom = classroom
        self._text, self._commas = "", False
        self._plan: ImportPlan | None = None
        self._group = ""
        self._age = Age.MIDDLE
        self._entries: tuple[_Entry, ...] = ()
        self._chosen = NOBODY
        self._trouble: Words = ""
        group = Field(lambda: self._group, self._with_group)
        age = Field(lambda: self._age, self._with_age)
        self._row = TextRow(t("Group"), group, ROW, longest=LONGEST_GROUP)
        self._paste = Button(t("Paste names"), self._pasted, look=CALM)
        self._create = Button(t("Create children"), self._created)
        close = Button(t("Cancel"), Pop, look=CALM)
        words = t(
            "Copy a list with one name per line, or two columns with name and group, then choose “Paste "
            "names”. You can also drop a text or CSV file here, or a file from “Export all children”."
        )
        left = Column(
            Item(self._paste, 56),
            Space(12),
            When(lambda: self._plan is None, self._row, reserve=True),
            Space(6),
            When(lambda: self._plan is None, ChoiceRow(t("Age"), age, AGES, ROW), reserve=True),
            Space(12),
            Note(self._counts, 190, size=SMALL + 1, align=Align.LEFT, edge=0),
            Space(stretch=True),
            Note(self._message, 70, size=SMALL, colour=self._colour, align=Align.LEFT, edge=0),
        )
        listed = ListRow(
            t("Preview"), Field(lambda: self._chosen, self._look), lambda: self._entries, self._option
        )
        self.show(
            Column(
                Note(lambda: words, 54, size=SMALL, align=Align.LEFT, edge=0),
                Space(8),
                Line(left, Column(listed), gap=24, widths=(470, None)),
                Space(12),
                Line(Item(close, 56), Item(self._create, 56, enabled=lambda: self._new > 0), gap=24),
            ),
            width=WIDTH,
            height=HEIGHT,
            focus=self._paste,
        )

    @property
    def typing(self) -> bool:
        """Whether the name of the group is being written."""
        return self.group.focused is self._row.text

    @property
    def spoken(self) -> Spoken:
        """The focused widget, and what the list would bring."""
        notice = self._message() or None
        return Spoken((self.heading, self._counts()), self.group.spoken, self.group.focused, notice=notice)

    @property
    def _new(self) -> int:
        """How many children would be added."""
        return sum(entry.new for entry in self._entries)

    @property
    def preview(self) -> tuple[Option, ...]:
        """The lines of the list as they are shown."""
        return tuple(map(self._option, self._entries))

    def handle(self, event: UiEvent) -> Change | None:
        """Take a file that is dropped, or letters for the group's name."""
        if isinstance(event, Dropped):
            self._dropped(Path(event.path))
            self.refresh()
            return None
        if self.typing and self._row.typed(event):
            self.refresh()
            self.touch()
            return None
        return super().handle(event)

    def _pasted(self) -> Change | None:
        try:
            text = self.services.clipboard.text()
        except OSError as error:
            self._fail(t("Couldn't read the clipboard: {reason}", reason=reason(error)))
            return None
        if not text.strip():
            self._fail(t("There is no text in the clipboard."))
            return None
        self._read(text, commas=False)
        return None

    def _dropped(self, path: Path) -> None:
        try:
            if path.suffix.casefold() == SUFFIX:
                self._show_plan(self._classroom.look_into(path))
            else:
                self._read(self._classroom.names_in(path), commas=path.suffix.casefold() == CSV)
        except NamesError as error:
            self._fail(
                t(
                    "{file} is not plain text in UTF-8 (line {line}, character {column}). Save it as "
                    "“CSV UTF-8” or “Unicode text”.",
                    file=path.name,
                    line=error.line,
                    column=error.byte,
                )
            )
        except BundleError as error:
            self._fail(about_children(error, path.name))
        except OSError as error:
            self._fail(t("Couldn't read {file}: {reason}", file=path.name, reason=reason(error)))

    def _read(self, text: str, *, commas: bool) -> None:
        """Show what would become of the lines of a text."""
        self._text, self._commas, self._plan, self._trouble = text, commas, None, ""
        lines = self._lines()
        self._entries = tuple(_entry(line) for line in lines)
        self._chosen = next(iter(self._entries), NOBODY)
        if not lines:
            self._trouble = t("There are no names in this list.")
        self._name_button()

    def _lines(self) -> tuple[NameLine, ...]:
        """Return what would become of each line of the text."""
        return self._classroom.names(
            self._text, group=self._group, commas=self._commas, drawable=self.services.drawable
        )

    def _show_plan(self, plan: ImportPlan) -> None:
        """Show which children a file would bring, and which it leaves out."""
        self._text, self._plan, self._trouble = "", plan, ""
        found = [(part, None) for part in plan.taken] + list(plan.left_out)
        self._entries = tuple(
            _Entry(
                place,
                called_by(part.nick, part.avatar) if part.avatar else part.path,
                t("New") if why is None else REASONS[why],
                new=why is None,
                picture=picture(part.avatar) if part.avatar else "",
            )
            for place, (part, why) in enumerate(found)
        )
        self._chosen = next(iter(self._entries), NOBODY)
        if not plan.taken:
            self._trouble = t("This file brings no new children.")
        self._name_button()

    def _name_button(self) -> None:
        self._create.label = (
            tn("Create {n} child", "Create {n} children", n=self._new) if self._new else t("Create children")
        )
        self.touch()

    def _created(self) -> Change | None:
        """Add the children."""
        try:
            if self._plan is not None:
                return Pop(ChildrenAdded(self._classroom.take_in(self._plan)))
            lines = self._lines()
            return Pop(ChildrenAdded(self._classroom.create(lines, self._age)))
        except OSError as error:
            if self._plan is None:
                # Those before are created: the preview names them as children who are here.
                self._read(self._text, commas=self._commas)
            self._fail(t("That didn't work: {reason}", reason=reason(error)))
            return None

    def _with_group(self, group: str) -> None:
        self._group = group
        if self._text:
            self._read(self._text, commas=self._commas)

    def _with_age(self, age: Age) -> None:
        self._age = age

    def _look(self, entry: _Entry) -> None:
        self._chosen = entry

    def _option(self, entry: _Entry) -> Option:
        return Option(
            entry.place,
            entry.name,
            faded=not entry.new,
            note=entry.words,
            picture=entry.picture,
            ticked=entry.new,
        )

    def _counts(self) -> Words:
        """Return how many children would be added and how many lines left out."""
        if not self._entries:
            return ""
        new = tn("{n} new child.", "{n} new children.", n=self._new)
        rest = len(self._entries) - self._new
        if not rest:
            return new
        left = tn(
            "{n} line is left out; the list says why.", "{n} lines are left out; the list says why.", n=rest
        )
        return t("{one} {other}", one=new, other=left)

    def _fail(self, words: Words) -> None:
        self._trouble = words
        self.touch()

    def _message(self) -> Words:
        return self._trouble

    def _colour(self) -> str:
        return RED_DEEP if self._trouble else INK_SOFT


def _entry(line: NameLine) -> _Entry:
    name = f"{line.name} · {line.group}" if line.group else line.name
    return _Entry(line.number, name, verdict_words(line), new=line.verdict is Verdict.NEW)


def verdict_words(line: NameLine) -> Text:
    """Return what becomes of a line, with its number."""
    match line.verdict:
        case Verdict.NEW:
            return t("Line {line}: new", line=line.number)
        case Verdict.HERE:
            return t("Line {line}: already here", line=line.number)
        case Verdict.DOUBLE:
            return t("Line {line}: the same as line {other}", line=line.number, other=line.of)
        case Verdict.TOO_LONG:
            return t("Line {line}: the name or group is too long", line=line.number)
        case Verdict.BAD:
            return t(
                "Line {line}, character {column}: a character that no name can have",
                line=line.number,
                column=line.column,
            )
        case Verdict.NOT_DRAWN:
            return t(
                "Line {line}, character {column}: a letter that the program cannot draw",
                line=line.number,
                column=line.column,
            )
        case Verdict.TOO_MANY:
            return t("Line {line}: the list is too long, and its rest is left out", line=line.number)
        case Verdict.NO_ROOM:
            return t("Line {line}: no room, there can be {n} children", line=line.number, n=MOST_CHILDREN)
