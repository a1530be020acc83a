"""A row at the lower edge that says what the buttons do, for whoever holds a gamepad."""

from typing import Final

from settebello.i18n import Text, t
from settebello.ui.canvas import Canvas
from settebello.ui.controls.actions import Action
from settebello.ui.controls.pads import Button
from settebello.ui.controls.state import Controls
from settebello.ui.paint.area import Area
from settebello.ui.paint.boxes import BoxStyle
from settebello.ui.scene import SceneId, SceneStack
from settebello.ui.scenes.screens import OTHER, SCREENS
from settebello.ui.theme import CREAM
from settebello.ui.widgets.caps import button_width, draw_button

HEIGHT: Final = 30.0
SIZE: Final = 22.0
LETTERS: Final = 17.0
GAP: Final = 20.0
PLATE: Final = BoxStyle("#1c0f07", "#1c0f07", radius=HEIGHT / 2, opacity=0.86)

Prompt = tuple[Text, tuple[Button, ...]]

SHEET: Final = ((t("Choose"), (Action.CONFIRM,)), (t("Back"), (Action.CANCEL,)))
TABLE: Final = (
    (t("Play card"), (Action.CONFIRM,)),
    (t("Mark"), (Action.TOGGLE,)),
    (t("Back"), (Action.CANCEL,)),
    (t("Hint"), (Action.HINT,)),
    (t("Menu"), (Action.MENU,)),
)
TURNED: Final = (t("Pages"), (Action.PAGE_UP, Action.PAGE_DOWN))


class PromptRow:
    """Reads from the bindings which button does what on the screen on top."""

    def __init__(self, controls: Controls, stack: SceneStack) -> None:
        """Look at the scenes of a stack."""
        self._controls = controls
        self._stack = stack

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """What the buttons do now; nothing while none is in the player's hands."""
        if not self._controls.with_pad or not self._stack.ids:
            return ()
        place = self._stack.ids[-1]
        screen = SCREENS.get(place, OTHER)
        at_table = (
            place in {SceneId.TABLE, SceneId.LESSON} and getattr(self._stack.top, "group", None) is None
        )
        wanted: tuple[tuple[Text, tuple[Action, ...]], ...] = TABLE if at_table else SHEET
        if screen.paged:
            wanted = (*wanted, TURNED)
        bindings = self._controls.bindings
        found = (
            (words, tuple(button for one in actions for button in bindings.buttons_of(one)[:1]))
            for words, actions in wanted
        )
        return tuple((words, buttons) for words, buttons in found if buttons)

    def draw(self, canvas: Canvas) -> None:
        """Draw the row in the middle of the lower edge."""
        prompts = self.prompts
        if not prompts:
            return
        canvas.look()
        widths = [
            sum(button_width(button, SIZE) + 4 for button in buttons)
            + 3
            + canvas.text_width(words, size=LETTERS)
            for words, buttons in prompts
        ]
        whole = sum(widths) + GAP * (len(widths) - 1)
        x, y = (canvas.width - whole) / 2, canvas.height - HEIGHT / 2 - 2
        canvas.box(Area(x - 16, y - HEIGHT / 2, whole + 32, HEIGHT), PLATE)
        for (words, buttons), wide in zip(prompts, widths, strict=True):
            left = x
            for button in buttons:
                draw_button(canvas, button, self._controls.maker, left, y, SIZE)
                left += button_width(button, SIZE) + 4
            canvas.text(words, left + 3, y, size=LETTERS, colour=CREAM)
            x += wide + GAP
