"""Creation of a child: animal, name and age."""

from functools import partial
from typing import Final

from settebello.i18n import pt, t
from settebello.learning.children.pictures import free_mark
from settebello.learning.memory.thinking_time import Age
from settebello.practice.learning_port import MOST_CHILDREN, Child, LearningPort
from settebello.ui.kit.controls.inputs import Action, Press, TextInput, UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop
from settebello.ui.kit.theme import CREAM
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.widgets import TextField, Widget
from settebello.ui.learn.parts.animals import ANIMALS, picture
from settebello.ui.learn.parts.child_plates import places
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE
from settebello.ui.learn.parts.child_voice import VoiceSwitch
from settebello.ui.learn.parts.daylight import Ground, draw_daylight
from settebello.ui.learn.parts.learn_buttons import Sign, calm, go
from settebello.ui.learn.parts.plaques import Plaque
from settebello.ui.learn.parts.sums.task_pictures import draw_words
from settebello.ui.learn.scenes.touch_scene import TouchScene

LONGEST: Final = 16
AGES: Final = {Age.YOUNG: "5–6", Age.MIDDLE: "7–8", Age.OLDER: "9+"}


class NewChildScene(TouchScene):
    """Creates a child: animal, name and age. Its animal has a mark where other children have the animal."""

    heading = t("Choose an animal")
    pans = False

    def __init__(self, services: Services, port: LearningPort, group: str = "") -> None:
        """Propose an unused animal and its name, for a child of a group."""
        super().__init__(services)
        self._port = port
        self._group = group
        taken = {child.avatar for child in port.children}
        self._animal = next((animal for animal in ANIMALS if animal not in taken), next(iter(ANIMALS)))
        self._age = Age.MIDDLE
        self._trouble = False
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
