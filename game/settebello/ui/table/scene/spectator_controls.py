"""The buttons of a spectator: pause, one more card, and open or closed hands."""

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
"""The width of a button with a sign; the last two have signs, so that the sentence beside them has room."""
INSIDE: Final = 6.0
"""Distance of the sentence and the buttons from the sides of the cloth."""
NARROW: Final = 900.0
"""Where the border of the cloth is shorter than this, the first button has a sign, too."""
LOWER: Final = 14.0
"""How far a sentence of two lines may reach below its place, where a spectator has no cards to raise."""
GAP: Final = 8.0
LETTERS: Final = 18.0

STOP: Final = t("Pause")
ON: Final = t("Continue")
OPEN: Final = t("Show all hands")
CLOSE: Final = t("Hide hands")


class SpectatorControls:
    """The buttons under the table while only opponents play, and the state that they switch."""

    def __init__(
        self, services: Services, changed: Callable[[], None], turn_hands: Callable[[], Change | None]
    ) -> None:
        """Begin with the match going on; `turn_hands` opens or closes the hands."""
        self.paused = False
        self._steps = 0
        self._narrow = False
        self._left = 0.0
        self._changed = changed
        self._pause = Button(STOP, self.pause, size=LETTERS)
        self._step = Button(t("Next card"), self.step, look=CALM, size=LETTERS)
        self._hands = Button(OPEN, turn_hands, look=CALM, size=LETTERS)
        self._step.sign_alone, self._hands.sign_alone = "arrow_right", "open_hand"
        self.group = FocusGroup(
            (self._pause, self._step, self._hands), changed, lambda: services.cues.play(Cue.FOCUS)
        )

    @property
    def waits(self) -> bool:
        """Whether the opponents have to wait before the next card."""
        return self.paused and not self._steps

    def pause(self) -> Change | None:
        """Stop the match after this card, or let it go on."""
        self.paused = not self.paused
        self._steps = 0
        self._pause.label = ON if self.paused else STOP
        self._pause.look = CALM if self.paused else STRONG
        self._step.look = STRONG if self.paused else CALM
        self._sign()
        self._changed()
        return None

    def step(self) -> Change | None:
        """Let one more card be played, then stop."""
        if not self.paused:
            self.pause()
        self._steps = 1
        return None

    def played(self) -> None:
        """Count a played card: the match stops again after a single step."""
        self._steps = 0

    def show(self, *, bare: bool) -> None:
        """Label the button of the hands; `bare` says whether they are open now."""
        self._hands.label = CLOSE if bare else OPEN

    def arrange(self, layout: TableLayout) -> None:
        """Place the buttons at the right end of the sentence under the table."""
        border = layout.cloth.inset(INSIDE)
        self._left = border.x
        self._narrow = border.width < NARROW
        self._sign()
        widths = (SIGN if self._narrow else WORD, SIGN, SIGN)
        aside = min(border.right - layout.caption.right, 0.0)
        for button, area in zip(self.group.widgets, layout.choices(widths), strict=True):
            button.place(Area(area.x + aside, area.centre[1] - HIGH / 2, area.width, HIGH))

    def room(self, caption: Area) -> Area:
        """The part of the sentence's place that the buttons leave free, on the border of the cloth."""
        left = max(caption.x, self._left)
        return Area(left, caption.y, self._pause.area.x - 12 - left, caption.height)

    def handled(self, event: UiEvent, *, moving: bool) -> bool:
        """Handle an event; False where it means the same as at any table, such as skipping an animation."""
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
        """The sentences that are said when the table comes up."""
        return (t("You're watching. Press Space to pause, full stop to see the next card."),)

    def draw(self, canvas: Canvas) -> None:
        """Draw the buttons."""
        self.group.draw(canvas)

    def _sign(self) -> None:
        """Give the first button a sign where there is no room for its word."""
        self._pause.sign_alone = ("play" if self.paused else "pause") if self._narrow else None

    def _pressed(self, event: UiEvent) -> bool:
        """Whether the event is a mouse press on one of the buttons."""
        return isinstance(event, PointerPressed) and any(
            button.area.contains(event.x, event.y) for button in self.group.widgets
        )
