"""Creation of a child: animal, name and age."""

from dataclasses import replace
from functools import partial
from typing import Final

from settebello.i18n import Text, pt, t
from settebello.learning.children.pictures import free_mark
from settebello.learning.memory.thinking_time import Age
from settebello.practice.learning_port import MOST_CHILDREN, Child, LearningPort
from settebello.ui.kit.controls.inputs import Action, Press, TextInput, UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop
from settebello.ui.kit.theme import INK, PANEL
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.widgets import Surface, TextField, Widget
from settebello.ui.learn.parts.age_card import AgeCard
from settebello.ui.learn.parts.animals import ANIMALS, picture
from settebello.ui.learn.parts.child_plates import places
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE
from settebello.ui.learn.parts.child_voice import VoiceSwitch
from settebello.ui.learn.parts.daylight import Ground, draw_daylight
from settebello.ui.learn.parts.learn_buttons import Sign, go
from settebello.ui.learn.parts.plaques import Plaque
from settebello.ui.learn.scenes.touch_scene import TouchScene

LONGEST: Final = 16
NAME: Final = 226.0
ROW: Final = 134.0
"""The width of the name, and the height of the row with it and the ages below the animals."""
GAP: Final = 16.0
LEAST: Final = 700.0
"""The least width of the grid, which is as wide as the animals where they are large."""
BOARD: Final = replace(PANEL, radius=20, border=INK, border_width=2.0)
BESIDE: Final = 26.0
"""The one board behind the whole form, and how far it reaches beyond the grid."""
TOP: Final = 12.0
HEADING: Final = 84.0
"""Between the board and the edges of the window, and the height of its heading."""


class NewChildScene(TouchScene):
    """Creates a child: animal, name and age. Its animal has a mark where other children have the animal."""

    heading = t("Choose an animal")
    surface = Surface.PAPER
    pans = False

    def __init__(self, services: Services, port: LearningPort, group: str = "") -> None:
        """Propose an unused animal and its name, for a child of a group.

        The youngest age is proposed: who cannot read or count yet may go on without choosing one.
        """
        super().__init__(services)
        self._port = port
        self._group = group
        taken = {child.avatar for child in port.children}
        self._animal = next((animal for animal in ANIMALS if animal not in taken), next(iter(ANIMALS)))
        self._age = Age.YOUNG
        self._trouble = False
        self._board = Area(0, 0, 0, 0)
        self._voice: bool | None = None
        """Whether the voice is wanted; None: by the age."""
        self._speaks = VoiceSwitch(lambda: self._hears, self._hear)
        self._animals = {
            animal: Plaque(
                name,
                picture(animal),
                partial(self._choose, animal),
                size=22,
                mark=free_mark(animal, port.children),
            )
            for animal, name in ANIMALS.items()
        }
        self._name = TextField(pt("child", "Name"), "", longest=LONGEST)
        self._ages = {age: AgeCard(age, partial(self._old, age)) for age in Age}
        self._said: tuple[Text, ...] = ()
        """The years of the ages that were focused, or pressed once more."""
        self._announced: AgeCard | None = None
        """The card whose years were said when the focus came to it, and which was not pressed since."""
        self._home = Sign(pt("child", "Back"), self.leave, "home")
        self._done = go(pt("child", "Next"), self._create, "play")
        self._show()
        self.use(
            *self._animals.values(),
            self._name,
            *self._ages.values(),
            self._done,
            self._home,
            self._speaks,
            focus=self._animals[self._animal],
        )

    @property
    def onward(self) -> Widget | None:
        """The green button; an animal and an age are proposed."""
        return None if self.typing else self._done

    @property
    def typing(self) -> bool:
        """Whether the name is being entered."""
        return self.group.focused is self._name

    def _choose(self, animal: str) -> Change | None:
        self._animal = animal
        self._show()
        return None

    @property
    def _hears(self) -> bool:
        """Whether the new child will have the voice."""
        child = Child(id="", nick="", avatar=self._animal, age=self._age)
        return child.voice if self._voice is None else self._voice

    def _hear(self, on: bool) -> None:  # noqa: FBT001 - handed to the switch
        self._voice = on
        self.touch()

    @property
    def narration(self) -> Narration | None:
        """What is to be chosen, and the name of the focused animal."""
        if not self._hears:
            return None
        focused = self.group.focused
        label = focused.label if isinstance(focused, Plaque) else None
        return Narration((self.heading,), log=self._said, label=label)

    def _old(self, age: Age) -> Change | None:
        card = self._ages[age]
        if self._announced is card:
            self._announced = None
        else:
            self._said += card.words
        if age is self._age:
            self.answer(*card.area.centre)
        self._age = age
        self._show()
        return None

    def _show(self) -> None:
        for animal, plaque in self._animals.items():
            plaque.chosen = animal == self._animal
        for age, card in self._ages.items():
            card.chosen = age is self._age
        self._speaks.refresh()
        self.touch()

    def _create(self) -> Change | None:
        if len(self._port.children) >= MOST_CHILDREN:
            # The maximum is reached: return to the selection.
            return Pop()
        try:
            child = self._port.create(
                self._name.text.strip(),
                self._animal,
                self._age,
                mark=free_mark(self._animal, self._port.children),
                group=self._group,
            )
            if self._voice is not None:
                child = child.with_voice(on=self._voice)
                self._port.change(child)
            return Pop(child)
        except OSError:
            self._trouble = True
            self.touch()
            return None

    def handle(self, event: UiEvent) -> Change | None:
        """Handle typed text, or pass the event to the widgets."""
        if self.typing:
            match event:
                case TextInput(text):
                    self._name.write(text)
                    self.touch()
                    return None
                case Press(Action.ERASE):
                    self._name.erase()
                    self.touch()
                    return None
                case Press(Action.CONFIRM) if not self.services.controls.with_pad:
                    self.group.focus(self._done)
                    return None
                case Press(Action.TOGGLE):
                    return None
        before = self.group.focused
        change = super().handle(event)
        focused = self.group.focused
        if isinstance(focused, AgeCard) and focused is not before:
            self._said += focused.words
            self._announced = focused
        return change

    def arrange(self, width: float, height: float) -> None:
        """Lay out one grid: two rows of animals, then the name and the ages, then the way on."""
        super().arrange(width, height)
        self._home.place(Area(EDGE, EDGE, BUTTON, BUTTON))
        foot = height - TOP - GAP - BUTTON
        low = foot - GAP - ROW
        top = TOP + HEADING
        room = Area(60, top, width - 120, low - GAP - top)
        plates = places(len(ANIMALS), room, 190)
        for plaque, area in zip(self._animals.values(), plates, strict=True):
            plaque.place(area)
        wide = max(LEAST, plates[-1].right - plates[0].x)
        grid = Area(width / 2 - wide / 2, low, wide, ROW)
        self._board = Area(grid.x - BESIDE, TOP, wide + 2 * BESIDE, height - 2 * TOP)
        self._name.place(Area(grid.x, low + ROW - BUTTON, NAME, BUTTON))
        _, ages = grid.split_left(NAME, GAP)
        for card, area in zip(self._ages.values(), ages.columns(len(self._ages), GAP), strict=True):
            card.place(area)
        self._done.place(Area(width / 2 - 180, foot, 360, BUTTON))
        self._speaks.place(Area(grid.right - BUTTON, foot, BUTTON, BUTTON))

    def draw(self, canvas: Canvas) -> None:
        """Draw the board with the plates, the name and the ages."""
        draw_daylight(canvas, Ground.BAY, self.services.settings.current.table)
        canvas.box(self._board, BOARD)
        words = t("That didn't work. Please get a grown-up.") if self._trouble else self.heading
        x, room = self.width / 2, self._board.width - 2 * BESIDE
        canvas.text(
            words, x, TOP + HEADING / 2, size=40, role=Role.BOLD, colour=INK, align=Align.CENTRE, width=room
        )
        name = self._name.area
        canvas.text(
            pt("child", "Name"), name.x + 4, name.y - 24, size=26, role=Role.BOLD, colour=INK, width=NAME
        )
        super().draw(canvas)
        if not self._name.text and not self.typing:
            x, high = self._name.area.x + 16, self._name.area.centre[1]
            canvas.text(ANIMALS[self._animal], x, high, size=24, align=Align.LEFT, colour="#5f4836")
