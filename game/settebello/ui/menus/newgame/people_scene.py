"""Who plays before this screen: you alone, several people in turn, or nobody, while you watch."""

from dataclasses import replace
from functools import partial
from typing import Final

from settebello.i18n import t
from settebello.storage.settings import Party
from settebello.ui.kit.controls.inputs import Action, Press, TextInput, UiEvent
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.party import Gathering
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import People
from settebello.ui.kit.scene import Change, Pop
from settebello.ui.kit.theme import CALM, INK, INK_SOFT, LETTERS, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Choice, Option, TextField, Widget, draw_sheet, inside, sheet

WIDTH: Final = 1060.0
LEAST: Final = 330.0
"""The height of the sheet without the rows of the seats."""
ROW: Final = 54.0
GAP: Final = 6.0
PLACE: Final = 224.0
KIND: Final = 320.0
OTHER: Final = 176.0
LONGEST: Final = 16
"""A name longer than this fits no plate."""

OPPONENT: Final = "opponent"
PERSON: Final = "person"
WHO: Final = (Option(OPPONENT, t("An opponent")), Option(PERSON, t("A person")))
ABOUT: Final = {
    Party.ALONE: t("You play against opponents, or with one as your partner."),
    Party.SEVERAL: t(
        "You take turns at this screen. Between two turns a curtain hides all hands, and the table turns to "
        "whoever plays next. Such a match does not count in the statistics."
    ),
    Party.NOBODY: t(
        "Opponents play among themselves and you watch, with their hands open or closed. You can stop after "
        "any card. Such a match does not count in the statistics."
    ),
}


class PeopleScene(MenuScene):
    """A sheet on which those before the screen say who they are; every choice is in force at once."""

    translucent = True
    heading = t("Who plays here?")

    def __init__(self, services: Services, people: People) -> None:
        """Begin with those who are here now."""
        super().__init__(services)
        self._people = people
        self._gathering = people.gathering
        options = (
            Option(Party.ALONE, t("You alone")),
            Option(Party.SEVERAL, t("Several people")),
            Option(Party.NOBODY, t("Nobody, I watch")),
        )
        self._party = Choice("", options, self._gathering.party, self._choose)
        seats = range(len(people.places))
        self._kinds = tuple(Choice("", WHO, None, partial(self._seat, n)) for n in seats)
        self._fields = tuple(TextField(t("Name"), "", longest=LONGEST, written=self._write) for _ in seats)
        self._others = tuple(
            Button(t("Another name"), partial(self._rename, n), look=CALM, on_paper=True, size=19)
            for n in seats
        )
        self._done = Button(t("Done"), Pop, on_paper=True)
        self._offer(self._party)

    @property
    def gathering(self) -> Gathering:
        """Those who are here."""
        return self._gathering

    @property
    def typing(self) -> bool:  # type: ignore[override]  # it changes with the focus
        """Whether a name is being written."""
        return isinstance(self.group.focused, TextField)

    @property
    def spoken(self) -> Spoken:
        """What has the focus; of a row also whose place it is."""
        focused = self.group.focused
        rows = zip(self._people.places, self._kinds, self._fields, strict=True)
        place = next((words for words, *row in rows if focused in row), None)
        about = (ABOUT[self._gathering.party],) if focused is self._party else ()
        where = () if place is None else (place,)
        return Spoken((self.heading,), (*where, *self.group.spoken, *about), focused)

    def handle(self, event: UiEvent) -> Change | None:
        """Take letters where a name is written; Enter goes on from there, a gamepad opens letters."""
        field = self.group.focused
        if isinstance(field, TextField):
            if isinstance(event, TextInput):
                if event.text.isprintable():
                    field.write(event.text)
                    self._write(field)
                return None
            if event == Press(Action.ERASE):
                field.erase()
                self._write(field)
                return None
            if event == Press(Action.TOGGLE):
                return None
            if event == Press(Action.CONFIRM) and not self.services.controls.with_pad:
                self.group.focus(self._done)
                return None
        return super().handle(event)

    def arrange(self, width: float, height: float) -> None:
        """Put the choice above, a row for every seat below it."""
        super().arrange(width, height)
        self._sheet = sheet(WIDTH, LEAST + len(self._fields) * (ROW + GAP), width, height)
        room = inside(self._sheet)
        self._party.place(Area(room.x, room.y - 4, room.width, ROW))
        self._said = Area(room.x + 4, room.y + ROW + 8, room.width - 8, 56)
        top = self._said.bottom + 6
        self._rows = tuple(
            Area(room.x, top + n * (ROW + GAP), room.width, ROW) for n in range(len(self._fields))
        )
        for row, kind, field, other in zip(self._rows, self._kinds, self._fields, self._others, strict=True):
            kind.place(Area(row.x + PLACE, row.y, KIND, ROW))
            left = row.x + PLACE + KIND + 14
            field.place(Area(left, row.y, row.right - OTHER - 12 - left, ROW))
            other.place(Area(row.right - OTHER, row.y, OTHER, ROW))
        self._done.place(Area.centred(room.centre[0], room.bottom - 17, 260, 54))

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, what the choice means, and the seats."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, self.heading)
        canvas.paragraph(
            ABOUT[self._gathering.party], self._said, size=LETTERS[Size.SMALL] + 2, colour=INK_SOFT
        )
        if self._gathering.party is Party.SEVERAL:
            for seat, (row, place) in enumerate(zip(self._rows, self._people.places, strict=True)):
                middle = row.centre[1]
                canvas.text(place, row.x + 6, middle, size=21, role=Role.BOLD, colour=INK, width=PLACE - 14)
                if self._kinds[seat] not in self.group.widgets:
                    words = t("A person") if seat else t("You sit here")
                    canvas.text(words, row.x + PLACE + 14, middle, size=20, colour=INK_SOFT, width=KIND - 28)
        super().draw(canvas)

    # What the widgets do

    def _choose(self, party: object) -> Change | None:
        self._gathering = replace(self._gathering, party=Party(str(party)))
        self._offer(self._party)
        self._tell()
        return None

    def _seat(self, seat: int, who: object) -> Change | None:
        name = self._gathering.proposal() if who == PERSON else None
        self._gathering = self._gathering.named(self._count, seat, name)
        kind, others = self._kinds[seat], self._others[seat]
        self._offer(kind if self._may_change(seat) else others)
        self._tell()
        return None

    def _rename(self, seat: int) -> Change | None:
        now = self._gathering.people(self._count)[seat]
        self._gathering = self._gathering.named(self._count, seat, self._gathering.proposal(now))
        self._offer(self._others[seat])
        self._tell()
        return None

    def _write(self, field: TextField) -> None:
        self._gathering = self._gathering.named(self._count, self._fields.index(field), field.text)
        self._tell()

    def _may_change(self, seat: int) -> bool:
        """Whether an opponent may sit there: not where the only other person does and has to stay."""
        return self._gathering.named(self._count, seat, None).people(self._count)[seat] is None

    @property
    def _count(self) -> int:
        return len(self._people.places)

    def _tell(self) -> None:
        self._people.changed(self._gathering)
        self.touch()

    def _offer(self, focus: Widget) -> None:
        """Offer what depends on who is here."""
        widgets: list[Widget] = [self._party]
        if self._gathering.party is Party.SEVERAL:
            people = self._gathering.people(self._count)
            self._gathering = replace(self._gathering, names=people)
            for seat, name in enumerate(people):
                if seat and self._may_change(seat):
                    self._kinds[seat].set_options(WHO, OPPONENT if name is None else PERSON)
                    widgets.append(self._kinds[seat])
                if name is not None:
                    self._fields[seat].propose(name)
                    widgets += [self._fields[seat], self._others[seat]]
        self.use(*widgets, self._done, focus=focus)
