"""Watching opponents play among themselves: pause, one card more, and whether their hands lie open."""

from collections.abc import Callable
from typing import Final

from settebello.audio.cues import Cue
from settebello.i18n import Text, t
from settebello.ui.kit.controls.inputs import Action, PointerPressed, PointerReleased, Press, UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CALM, STRONG
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Button, FocusGroup
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.scene.table_keys import STEPS

HIGH: Final = 44.0
WORD: Final = 140.0
SIGN: Final = 60.0
"""The last two buttons have signs, so that what is said has room beside them in one line."""
NARROW: Final = 700.0
"""Below this width of what is said, the first has a sign, too."""
LOWER: Final = 14.0
"""How far two lines of what is said may reach below it: nobody raises a card there."""
GAP: Final = 8.0
LETTERS: Final = 18.0

STOP: Final = t("Pause")
ON: Final = t("Play on")
OPEN: Final = t("Open the hands")
CLOSE: Final = t("Close the hands")


class SpectatorControls:
    """The buttons under the table while nobody but opponents plays, and what they have set."""

    def __init__(
        self, services: Services, changed: Callable[[], None], turn_hands: Callable[[], Change | None]
    ) -> None:
        """Begin with the play going on; `turn_hands` opens or closes them."""
        self.paused = False
        self._steps = 0
        self._narrow = False
        self._changed = changed
        self._pause = Button(STOP, self.pause, size=LETTERS)
        self._step = Button(t("One card"), self.step, look=CALM, size=LETTERS)
        self._hands = Button(OPEN, turn_hands, look=CALM, size=LETTERS)
        self._step.sign_alone, self._hands.sign_alone = "arrow_right", "eye"
        self.group = FocusGroup(
            (self._pause, self._step, self._hands), changed, lambda: services.cues.play(Cue.FOCUS)
        )

    @property
    def waits(self) -> bool:
        """Whether the next card has to wait."""
        return self.paused and not self._steps

    def pause(self) -> Change | None:
        """Stop after this card, or play on."""
        self.paused = not self.paused
        self._steps = 0
        self._pause.label = ON if self.paused else STOP
        self._pause.look = CALM if self.paused else STRONG
        self._step.look = STRONG if self.paused else CALM
        self._sign()
        self._changed()
        return None

    def step(self) -> Change | None:
        """Show one card more, then stop."""
        if not self.paused:
            self.pause()
        self._steps = 1
        return None

    def played(self) -> None:
        """A card has been played."""
        self._steps = 0

    def show(self, *, bare: bool) -> None:
        """Say on the button what it would do with the hands."""
        self._hands.label = CLOSE if bare else OPEN

    def arrange(self, layout: TableLayout) -> None:
        """Stand at the right end of what is said under the table."""
        self._narrow = layout.caption.width < NARROW
        self._sign()
        widths = (SIGN if self._narrow else WORD, SIGN, SIGN)
        for button, area in zip(self.group.widgets, layout.choices(widths), strict=True):
            button.place(Area(area.x, area.centre[1] - HIGH / 2, area.width, HIGH))

    def room(self, caption: Area) -> Area:
        """What is left beside the buttons for what is said."""
        return Area(caption.x, caption.y, self._pause.area.x - 12 - caption.x, caption.height)

    def handled(self, event: UiEvent, *, moving: bool) -> bool:
        """Answer an event; False where it means what it always does, such as to end a motion."""
        match event:
            case Press(Action.TOGGLE):
                self.pause()
            case Press(Action.SKIP) if not moving:
                self.step()
            case Press(Action.SKIP):
                return False
            case Press(action) if action in STEPS or action is Action.CONFIRM:
                self.group.handle(event)
            case PointerReleased():
                self.group.handle(event)
            case _ if self._pressed(event):
                self.group.handle(event)
            case _:
                return False
        self._changed()
        return True

    @property
    def opening(self) -> tuple[Text, ...]:
        """What is said first."""
        return (t("You are watching. Space pauses, the full stop shows one card more."),)

    def draw(self, canvas: Canvas) -> None:
        """Draw the buttons."""
        self.group.draw(canvas)

    def _sign(self) -> None:
        """Show on the first button what it would do, where there is no room for the word."""
        self._pause.sign_alone = ("play" if self.paused else "pause") if self._narrow else None

    def _pressed(self, event: UiEvent) -> bool:
        """Whether the mouse goes down on one of the buttons."""
        return isinstance(event, PointerPressed) and any(
            button.area.contains(event.x, event.y) for button in self.group.widgets
        )
