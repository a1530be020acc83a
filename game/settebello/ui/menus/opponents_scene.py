"""Selection of opponents for the seats: all characters and levels, with pictures and descriptions."""

from settebello.ai.people.remarks import Occasion
from settebello.engine.kernel import is_compiled
from settebello.i18n import Text, decimal, t
from settebello.ui.kit.backdrop import draw_ground
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.offers import OpponentChoice, stranger
from settebello.ui.kit.ports.services import Seating, Services
from settebello.ui.kit.scene import Change, Pop
from settebello.ui.kit.still_life import HATS
from settebello.ui.kit.theme import CALM, GOLD_DEEP, INK_SOFT, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import (
    Button,
    Heading,
    Option,
    ScrollList,
    Surface,
    done_button,
    draw_sheet,
    inside,
    room_for,
    sheet,
)
from settebello.ui.kit.widgets.paper import DONE
from settebello.ui.kit.widgets.plate import Plate, draw_plate, fitted
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.kit.widgets.tabs import TAB, Tabs
from settebello.ui.kit.widgets.vignette import draw_vignette
from settebello.ui.menus.help.core_texts import FEWER_DEALS
from settebello.ui.table.layout import Edge
from settebello.ui.table.view.talk.speech_bubble import draw_beside

VIGNETTE = 150.0
PLATE = 1.22
"""The scale of the picture of an opponent at which it is as high as the text beside it."""
LEAST_SAID = 90.0
"""The least height of the room in which an opponent says something."""
WIDTH = 1228.0
HEIGHT = 706.0
"""The size of the sheet on which a new match is chosen, which lies below."""
NARROW = 806.0
LONG = 920.0
LIST = 330.0
"""The size of the sheet with all in one column, for much larger letters, and the height of its list."""
LIST_WIDTH = 424.0
BUTTONS = 54.0
SMALL = LETTERS[Size.SMALL]
LATER = t("A change takes effect from the next card.")
FAIR = t("Everyone is dealt cards from the same fair shuffle. Stronger opponents only play better.")


def measured(person: OpponentChoice) -> tuple[Text, ...]:
    """Return what was measured of a level, as a sentence; nothing for others."""
    if person.ahead is None:
        return ()
    return (
        t(
            "Measured against {level}: {points} points a deal in Scopa, {more} in Scopone.",
            level=person.ahead.below,
            points=decimal(person.ahead.scopa, signed=True),
            more=decimal(person.ahead.scopone, signed=True),
        ),
    )


class OpponentsScene(MenuScene):
    """A sheet with all opponents, seat by seat; every choice applies at once."""

    surface = Surface.PAPER
    needs = room_for(WIDTH, HEIGHT)
    narrow = (NARROW + 20, LONG + 16)
    translucent = True

    def __init__(self, services: Services, seating: Seating) -> None:
        """Start with the requested seat."""
        super().__init__(services)
        self._seating = seating
        self._chosen = list(seating.chosen)
        self._seat = seating.at
        known = {one.id for one in services.opponents}
        gone = [stranger(name) for name in dict.fromkeys(seating.chosen) if name not in known]
        self._people = {one.id: one for one in (*services.opponents, *gone)}
        self._tabs = Tabs(
            "", [Option(n, words) for n, words in enumerate(seating.places)], self._seat, self._turn
        )
        self._list = ScrollList(t("Change opponents"), self._rows(), self._here.id, self._invite, Pop)
        self._same = Button(t("Use for all seats"), self._everyone, look=CALM, glyph="pair")
        self._done = done_button()
        several = len(seating.places) > 1
        self.heading = t("Change opponents") if several else seating.places[self._seat]
        self._several = several
        shown = (self._tabs, self._list, self._same, self._done) if several else (self._list, self._done)
        self.use(*shown, focus=self._list)

    @property
    def _here(self) -> OpponentChoice:
        """The opponent on the seat shown."""
        return self._people[self._chosen[self._seat]]

    @property
    def spoken(self) -> Spoken:
        """The focused widget; for the list also the opponent's description."""
        about = (self._here.description, *measured(self._here)) if self.group.focused is self._list else ()
        return Spoken((self.heading,), (*self.group.spoken, *about), self.group.focused)

    def arrange(self, width: float, height: float) -> None:
        """Place the seats above, the list on the left, and the selected opponent on the right."""
        super().arrange(width, height)
        slim = width < self.needs[0] - 1
        self._sheet = sheet(*((width - 20, LONG) if slim else (WIDTH, HEIGHT)), width, height)
        room = inside(self._sheet)
        top = room.y - 4
        if self._several:
            self._tabs.place(Area(room.x, top, room.width, TAB))
            top += TAB + 12
        rest = Area(room.x, top, room.width, room.bottom + 12 - top)
        left, right = rest.split_top(LIST, 20) if slim else rest.split_left(LIST_WIDTH, 34)
        self._list.place(left)
        foot = Area(right.x, right.bottom - BUTTONS, right.width, BUTTONS)
        self._done.place(Area(foot.right - DONE, foot.y, DONE, foot.height))
        self._same.place(Area(foot.x, foot.y, foot.width - DONE - 16, foot.height))
        self._page = Area(right.x, right.y, right.width, foot.y - 14 - right.y)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, the list, and the selected opponent."""
        draw_ground(canvas, self.services.settings.current.table, HATS, self._sheet)
        draw_sheet(canvas, self._sheet, self.heading, SheetBinding.LEDGER)
        self._draw_person(canvas, self._here)
        super().draw(canvas)

    def _draw_person(self, canvas: Canvas, person: OpponentChoice) -> None:
        page = self._page
        frame = fitted(Plate.UPRIGHT, page, PLATE)
        frame = frame.moved(0, (page.height - frame.height) / 2)
        draw_plate(canvas, Plate.UPRIGHT, frame, person.avatar, person.name, part=0.8)
        side = page.split_left(frame.width, 28)[1]
        top = side.y + 14
        canvas.text(
            self._note(person), side.x, top, size=20, colour=RED_DEEP, role=Role.BOLD, width=side.width
        )
        canvas.line(side.x, top + 20, side.right, top + 20, GOLD_DEEP, 1)
        bottom = page.bottom
        # The descriptions of the levels say themselves that they see no more than you.
        notes = [*[LATER] * self._seating.playing, *(measured(person) or (FAIR,))]
        if not is_compiled():
            # There is room for two notes below the longest description.
            notes = [*notes[:1], FEWER_DEALS]
        for words in reversed(notes):
            high = canvas.paragraph_height(words, side.width, size=SMALL)
            bottom -= high
            canvas.paragraph(words, Area(side.x, bottom, side.width, high + 1), size=SMALL, colour=INK_SOFT)
            bottom -= 8
        canvas.line(side.x, bottom - 2, side.right, bottom - 2, GOLD_DEEP, 1)
        top += 34
        said = Area(side.x, top, side.width, bottom - 8 - top)
        top += canvas.paragraph(person.description, said, size=LETTERS[Size.BODY])
        room = Area(side.x, top + 10, side.width, bottom - top - 18)
        greets = next((one for one in person.lines.get(Occasion.GREETING, ()) if one.need is None), None)
        if greets is None or room.height < LEAST_SAID:
            draw_vignette(canvas, "chair", room, VIGNETTE)
        else:
            draw_beside(canvas, side.x - 4, room.y + 0.4 * room.height, side.width, greets.words, Edge.LEFT)

    # Widget callbacks

    def _turn(self, seat: object) -> Change | None:
        if isinstance(seat, int):
            self._seat = seat
            self._list.mark(self._here.id)
            self.touch()
        return None

    def _invite(self, person: object) -> Change | None:
        self._chosen[self._seat] = str(person)
        return self._tell()

    def _everyone(self) -> Change | None:
        self._chosen = [self._here.id] * len(self._chosen)
        return self._tell()

    def _tell(self) -> Change | None:
        self._seating.invited(tuple(self._chosen))
        self.touch()
        return None

    # Texts

    def _rows(self) -> list[Option | Heading]:
        people = self._people.values()
        groups = (
            (t("People of the osteria"), [one for one in people if one.level and not one.is_level]),
            (t("Levels only, from gentle to strong"), [one for one in people if one.is_level]),
            (t("No longer available"), [one for one in people if not one.level]),
        )
        rows: list[Option | Heading] = []
        for title, group in groups:
            if group:
                rows.append(Heading(title))
            rows += [Option(one.id, one.name, note=self._note(one), picture=one.avatar) for one in group]
        return rows

    def _note(self, person: OpponentChoice) -> Words:
        """Return the strength of an opponent as a short text."""
        levels = [one for one in self._people.values() if one.is_level]
        place = next((n for n, one in enumerate(levels, 1) if one.id == person.level), None)
        if place is None:
            return t("No longer available")
        if person.is_level:
            return t("Level {n} of {most}", n=place, most=len(levels))
        return t("Level: {level}", level=levels[place - 1].name)
