"""Selection of the child: a large plate per child, and one for a new child."""

from functools import partial
from typing import Final

from settebello.i18n import pt, t
from settebello.learning.memory.thinking_time import Age
from settebello.practice.learning_port import MOST_CHILDREN, Child, LearningPort
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Press, TextInput, UiEvent
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, Push
from settebello.ui.kit.theme import CALM, CREAM
from settebello.ui.kit.view.canvas import Align, Canvas
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.widgets import Button, TextField
from settebello.ui.learn.parts.animals import ANIMALS, called, picture
from settebello.ui.learn.parts.child_voice import VoiceSwitch
from settebello.ui.learn.parts.daylight import Ground, draw_daylight
from settebello.ui.learn.parts.learn_buttons import Sign, calm, go
from settebello.ui.learn.parts.plaques import Plaque
from settebello.ui.learn.parts.sums.task_pictures import draw_words

EDGE: Final = 22.0
BUTTON: Final = 76.0
GAP: Final = 20.0
LONGEST: Final = 16
AGES: Final = {Age.YOUNG: "5–6", Age.MIDDLE: "7–8", Age.OLDER: "9+"}


def places(count: int, area: Area, largest: float) -> list[Area]:
    """Return squares in one or two rows, as large as they fit."""
    rows = 1 if count <= 4 else 2
    columns = -(-count // rows)
    side = min(largest, (area.width - GAP * (columns - 1)) / columns, (area.height - GAP * (rows - 1)) / rows)
    found = []
    for place in range(count):
        line, column = divmod(place, columns)
        here = min(columns, count - line * columns)
        x = area.centre[0] + (column - (here - 1) / 2) * (side + GAP)
        y = area.centre[1] + (line - (rows - 1) / 2) * (side + GAP)
        found.append(Area.centred(x, y, side, side))
    return found


class WhoScene(MenuScene):
    """Selects the child who practises, without a password: animals identify the children."""

    heading = t("Who is playing?")
    needs = (900.0, 540.0)

    def __init__(self, services: Services, port: LearningPort) -> None:
        """Show all children, and a plate for a new one if possible."""
        super().__init__(services)
        self._port = port
        self._home = Sign(pt("child", "Back"), self.leave, "home")
        self._adults = Button(t("For grown-ups"), lambda: Push(routes.LearnGate()), look=CALM, size=20)
        self._offer()

    def _offer(self) -> None:
        children = self._port.children
        self._plaques = tuple(self._plaque(child) for child in children)
        if len(children) < MOST_CHILDREN:
            new = Plaque(t("New child"), "ui/glyphs/plus.svg", self._new)
            self._plaques = (*self._plaques, new)
        now = self._port.child
        here = next((n for n, child in enumerate(children) if now and child.id == now.id), 0)
        # Restore the focus after returning from the gate.
        focus = self._adults if self.group.focused is self._adults else self._plaques[here]
        self.use(*self._plaques, self._adults, self._home, focus=focus)

    def _new(self) -> Change | None:
        """Create a child behind the gate; only the very first child needs no grown-up."""
        if not self._port.children:
            return Push(routes.LearnNew())
        return Push(routes.LearnGate(routes.LearnNew()))

    def _plaque(self, child: Child) -> Plaque:
        return Plaque(called(child), picture(child.avatar), partial(self._chosen, child))

    def _chosen(self, child: Child) -> Change | None:
        self._port.choose(child.id)
        return Push(routes.LearnPath())

    @property
    def narration(self) -> Narration | None:
        """The question, and the name of the focused picture; where no child has the voice off."""
        if not all(child.voice for child in self._port.children):
            return None
        focused = self.group.focused
        return Narration((self.heading,), label=focused.label if isinstance(focused, Plaque) else None)

    def resumed(self, result: object) -> Change | None:
        """Update the children; after creating a child, go to its path."""
        self._offer()
        self._place()
        super().resumed(result)
        return Push(routes.LearnPath()) if isinstance(result, Child) else None

    def arrange(self, width: float, height: float) -> None:
        """Place the plates in the middle."""
        super().arrange(width, height)
        self._place()

    def _place(self) -> None:
        self._home.place(Area(EDGE, EDGE, BUTTON, BUTTON))
        self._adults.place(Area(self.width - EDGE - 240, self.height - EDGE - 52, 240, 52))
        room = Area(60, 130, self.width - 120, self.height - 216)
        for plaque, area in zip(self._plaques, places(len(self._plaques), room, 290), strict=True):
            plaque.place(area)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plates on the table."""
        draw_daylight(canvas, Ground.BAY, self.services.settings.current.table)
        draw_words(canvas, Area(self.width / 2 - 370, EDGE + 6, 740, 64), (self.heading,), size=36)
        super().draw(canvas)


class NewChildScene(MenuScene):
    """Creates a child: animal, name and age."""

    heading = t("Choose an animal")

    def __init__(self, services: Services, port: LearningPort) -> None:
        """Propose an unused animal and its name."""
        super().__init__(services)
        self._port = port
        taken = {child.avatar for child in port.children}
        self._animal = next((animal for animal in ANIMALS if animal not in taken), next(iter(ANIMALS)))
        self._age = Age.MIDDLE
        self._trouble = False
        self._voice: bool | None = None
        """Whether the voice is wanted; None: by the age."""
        self._speaks = VoiceSwitch(lambda: self._hears, self._hear, shows_state=True)
        self._animals = {
            animal: Plaque(name, picture(animal), partial(self._choose, animal), size=22)
            for animal, name in ANIMALS.items()
        }
        self._name = TextField(pt("child", "Name"), "", longest=LONGEST)
        self._ages = {age: calm(words, partial(self._old, age)) for age, words in AGES.items()}
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
        return Narration((self.heading,), label=focused.label if isinstance(focused, Plaque) else None)

    def _old(self, age: Age) -> Change | None:
        self._age = age
        self._show()
        return None

    def _show(self) -> None:
        for animal, plaque in self._animals.items():
            plaque.chosen = animal == self._animal
        self._speaks.refresh()
        self.touch()

    def _create(self) -> Change | None:
        if len(self._port.children) >= MOST_CHILDREN:
            # The maximum is reached: return to the selection.
            return Pop()
        try:
            child = self._port.create(self._name.text.strip(), self._animal, self._age)
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
        return super().handle(event)

    def arrange(self, width: float, height: float) -> None:
        """Lay out the animals in two rows, the rest below."""
        super().arrange(width, height)
        self._home.place(Area(EDGE, EDGE, BUTTON, BUTTON))
        room = Area(60, 104, width - 120, height - 350)
        for plaque, area in zip(self._animals.values(), places(len(ANIMALS), room, 190), strict=True):
            plaque.place(area)
        low = height - 196
        self._name.place(Area(width / 2 - 400, low, 380, BUTTON))
        for place, button in enumerate(self._ages.values()):
            button.place(Area(width / 2 + 20 + place * 130, low, 112, BUTTON))
        self._speaks.place(Area(width / 2 + 20 + len(self._ages) * 130, low, 112, BUTTON))
        self._done.place(Area(width / 2 - 180, height - EDGE - BUTTON, 360, BUTTON))

    def draw(self, canvas: Canvas) -> None:
        """Draw the plates, the name and the ages."""
        draw_daylight(canvas, Ground.BAY, self.services.settings.current.table)
        words = t("That didn't work. Please get a grown-up.") if self._trouble else self.heading
        draw_words(canvas, Area(self.width / 2 - 370, EDGE + 6, 740, 64), (words,), size=36)
        top = self.height - 242
        draw_words(canvas, Area(self.width / 2 - 400, top, 380, 40), (pt("child", "Name"),), size=24)
        draw_words(canvas, Area(self.width / 2 + 20, top, 372, 40), (pt("child", "Age"),), size=24)
        super().draw(canvas)
        button = self._ages[self._age]
        canvas.glyph("check", button.area.right - 16, button.area.y + 16, 22, CREAM)
        if self._hears:
            canvas.glyph("check", self._speaks.area.right - 16, self._speaks.area.y + 16, 22, CREAM)
        if not self._name.text and not self.typing:
            x, high = self._name.area.x + 16, self._name.area.centre[1]
            canvas.text(ANIMALS[self._animal], x, high, size=24, align=Align.LEFT, colour="#5f4836")
