"""The sheet that asks who plays at this screen: one person, several in turn, or nobody, who watches."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from settebello.i18n import Text, pt, t
from settebello.storage.settings import Party
from settebello.ui.kit.controls.inputs import Action, Press, UiEvent
from settebello.ui.kit.forms import (
    Block,
    ChoiceRow,
    Column,
    Field,
    Item,
    Label,
    Line,
    Note,
    Section,
    SheetScene,
    Space,
    TextRow,
    When,
    closing_line,
)
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.party import LocalPlayers
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import People
from settebello.ui.kit.scene import Change
from settebello.ui.kit.still_life import HATS
from settebello.ui.kit.theme import CALM, LETTERS, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, TextField, done_button, room_for
from settebello.ui.table.model.table_game import PERSON_AVATAR, SPARE_AVATARS

WIDTH: Final = 1060.0
LEAST: Final = 330.0
"""Height of the sheet without the rows of the seats."""
ROW: Final = 50.0
GAP: Final = 10.0
IN: Final = 2.0
"""How far names and buttons stand from the edges of their row."""
PLACE: Final = 224.0
KIND: Final = 320.0
OTHER: Final = 176.0
PORTRAIT: Final = 46.0
LONGEST: Final = 16
"""Maximum length of a name on a plate."""

WHO: Final = {False: t("Computer"), True: t("Person")}
"""Who may sit on a seat, by whether it is a person."""
PARTIES: Final = {
    Party.ALONE: t("Just you"),
    Party.SEVERAL: t("Several people"),
    Party.NOBODY: t("Nobody, just watch"),
}
ABOUT: Final = {
    Party.ALONE: t(
        "You are the only person at the table. Opponents take the other seats; one may be your partner."
    ),
    Party.SEVERAL: t(
        "You take turns at this screen. Between turns, a curtain hides all hands and the table "
        "turns to the next player. These matches don't count in the statistics."
    ),
    Party.NOBODY: t(
        "You watch the opponents play each other, with hands shown or hidden. You can pause "
        "after any card. These matches don't count in the statistics."
    ),
}


class PeopleScene(SheetScene):
    """A sheet to select who plays at the screen; every choice applies at once."""

    heading = pt("seats", "Who is playing?")
    still_life = HATS

    def __init__(self, services: Services, people: People) -> None:
        """Start with the current people."""
        super().__init__(services)
        self._people = people
        self._gathering = self._complete(people.gathering)
        here = Field(lambda: self._gathering, self._gather)
        party = here.field(lambda g: g.party, lambda g, v: replace(g, party=v))
        self._party = ChoiceRow("", party, PARTIES, ROW)
        self._names = tuple(self._name_row(here, seat) for seat in range(self._count))
        self._seats = tuple(self._seat_line(here, seat) for seat in range(self._count))
        self._done = done_button()
        page = Column(
            self._party,
            Space(12),
            Note(self._about, 56, size=LETTERS[Size.SMALL] + 2, middle=True),
            Space(6),
            When(self._several, Section("", *self._seats, glyph="", gap=GAP)),
            Space(18),
            closing_line(self._done),
        )
        self.show(page, width=WIDTH, lift=4, spare=-10, focus=self._party.widgets[0])
        # The sheet grows when several people play.
        self.needs = room_for(WIDTH, LEAST + self._count * (ROW + GAP))

    def _name_row(self, here: Field[LocalPlayers], seat: int) -> TextRow:
        name = here.field(
            lambda g: g.people(self._count)[seat] or "", lambda g, v: g.named(self._count, seat, v)
        )
        return TextRow(t("Name"), name, ROW - 2 * IN, longest=LONGEST, spoken_only=True)

    def _seat_line(self, here: Field[LocalPlayers], seat: int) -> Line:
        """The line of a seat: whose place it is, who sits there, and the name of a person."""

        def put(gathering: LocalPlayers, person: bool) -> LocalPlayers:  # noqa: FBT001 - as every switch is told
            return gathering.named(self._count, seat, gathering.proposal() if person else None)

        person = here.field(lambda g: g.people(self._count)[seat] is not None, put)
        fixed = t("Person") if seat else t("You")
        who = Column(
            When(lambda: self._may_change(seat), ChoiceRow("", person, WHO, ROW)),
            When(lambda: not self._may_change(seat), _Fixed(fixed, partial(self._portrait, seat))),
        )
        other = Button(t("Suggest name"), partial(self._rename, seat), look=CALM, size=19)
        cells: tuple[tuple[float | None, Block], ...] = (
            (PLACE, Label(self._people.places[seat], ROW, role=Role.BOLD, left=6, right=8)),
            (KIND, who),
            (14, Space()),
            (None, When(person.get, _within(self._names[seat]))),
            (12, Space()),
            (OTHER, When(person.get, _within(Item(other, ROW - 2 * IN)))),
        )
        return Line(*(block for _, block in cells), gap=0, widths=[width for width, _ in cells])

    def _portrait(self, seat: int) -> str:
        """Return the picture of a person on a seat, the same as on the page before."""
        before = sum(one is not None for one in self._gathering.people(self._count)[:seat])
        return SPARE_AVATARS[before - 1] if before else PERSON_AVATAR

    @property
    def gathering(self) -> LocalPlayers:
        """The current people."""
        return self._gathering

    @property
    def typing(self) -> bool:
        """Whether a name is being entered."""
        return isinstance(self.group.focused, TextField)

    @property
    def spoken(self) -> Spoken:
        """The focused widget; in a row also its seat."""
        focused = self.group.focused
        seats = zip(self._people.places, self._seats, strict=True)
        place = next((words for words, line in seats if focused in line.widgets), None)
        about = (self._about(),) if focused in self._party.widgets else ()
        where = () if place is None else (place,)
        return Spoken((self.heading,), (*where, *self.group.spoken, *about), focused)

    def handle(self, event: UiEvent) -> Change | None:
        """Take letters where a name is written. Enter goes on to the end, a gamepad opens letters."""
        row = next((row for row in self._names if row.text is self.group.focused), None)
        if row is not None:
            if row.typed(event):
                return None
            if event == Press(Action.CONFIRM) and not self.services.controls.with_pad:
                self.group.focus(self._done)
                return None
        return super().handle(event)

    def _about(self) -> Text:
        return ABOUT[self._gathering.party]

    def _several(self) -> bool:
        return self._gathering.party is Party.SEVERAL

    def _may_change(self, seat: int) -> bool:
        """Whether an opponent may sit there: not on your seat, nor on that of the only other person."""
        return bool(seat) and self._gathering.named(self._count, seat, None).people(self._count)[seat] is None

    @property
    def _count(self) -> int:
        return len(self._people.places)

    def _complete(self, gathering: LocalPlayers) -> LocalPlayers:
        """Return several people with a name for each of them who has to be there."""
        if gathering.party is not Party.SEVERAL:
            return gathering
        return replace(gathering, names=gathering.people(self._count))

    def _gather(self, gathering: LocalPlayers) -> None:
        self._gathering = self._complete(gathering)
        self._people.changed(self._gathering)
        self.touch()

    def _rename(self, seat: int) -> Change | None:
        now = self._gathering.people(self._count)[seat]
        self._gather(self._gathering.named(self._count, seat, self._gathering.proposal(now)))
        return None


def _within(block: Block) -> Column:
    """Return a block that keeps away from the edges of its row."""
    return Column(Space(IN), block, Space(IN))


class _Fixed(Label):
    """Who sits there for certain, with his portrait: there is nothing to choose."""

    def __init__(self, words: Words, portrait: Callable[[], str]) -> None:
        """Write `words` behind the picture of assets/ that `portrait` returns."""
        super().__init__(words, ROW, size=20, left=PORTRAIT + 10)
        self._portrait = portrait

    def draw(self, canvas: Canvas) -> None:
        """Draw the portrait before the words."""
        x, y = self.area.x + PORTRAIT / 2, self.area.centre[1]
        canvas.picture(self._portrait(), Area.centred(x, y, PORTRAIT, PORTRAIT))
        super().draw(canvas)
