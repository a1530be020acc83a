"""A row of gamepad button prompts at the lower edge of the window."""

from collections.abc import Callable
from typing import Final

from settebello.i18n import Text, t
from settebello.ui.kit.controls.actions import Action
from settebello.ui.kit.controls.controls_state import Controls
from settebello.ui.kit.controls.pads import Button
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.stack import SceneStack
from settebello.ui.kit.theme import CREAM
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets.key_caps import button_width, draw_button

HEIGHT: Final = 34.0
SIZE: Final = 22.0
LETTERS: Final = 17.0
GAP: Final = 20.0
NEAR: Final = 4.0
READABLE: Final = 14.0
"""Minimum text height in pixels."""
GROUND: Final = "#1c0f07"
EDGE: Final = "#8a5a1c"

Prompt = tuple[Text, tuple[Button, ...]]

SHEET: Final = ((t("Choose"), (Action.CONFIRM,)), (t("Back"), (Action.CANCEL,)))
WRITING: Final = (
    (t("Choose"), (Action.CONFIRM,)),
    (t("Delete letter"), (Action.TOGGLE,)),
    (t("Back"), (Action.CANCEL,)),
)
TABLE: Final = (
    (t("Play card"), (Action.CONFIRM,)),
    (t("Choose card"), (Action.TOGGLE,)),
    (t("Back"), (Action.CANCEL,)),
    (t("Hint"), (Action.HINT,)),
    (t("Menu"), (Action.MENU,)),
)
MARKET: Final = (
    (t("Choose"), (Action.CONFIRM,)),
    (t("Back"), (Action.CANCEL,)),
    (t("Hint"), (Action.HINT,)),
    (t("Menu"), (Action.MENU,)),
)
CHILDS_TABLE: Final = tuple(one for one in TABLE if one[1] != (Action.MENU,))
"""At a practice table a child has pictures in place of a menu."""
TURNED: Final = (t("Turn page"), (Action.PAGE_UP, Action.PAGE_DOWN))


class PromptRow:
    """Shows which button does what in the top scene, according to the bindings."""

    def __init__(
        self,
        controls: Controls,
        stack: SceneStack,
        pixels: Callable[[], float] = lambda: 1.0,
        paged: Callable[[SceneId], bool] = lambda _: False,
    ) -> None:
        """Follow the scenes of `stack`.

        `pixels` returns the pixels per unit of the window; `paged` returns whether a scene has pages.
        """
        self._controls = controls
        self._stack = stack
        self._pixels = pixels
        self._paged = paged

    @property
    def height(self) -> float:
        """The height of the row in units of the window; 0 without a gamepad."""
        return HEIGHT * self._larger if self._controls.with_pad else 0.0

    @property
    def _larger(self) -> float:
        """The scale of the row: the zoom of the scenes, and at least the minimum text height."""
        return max(1.0, self._stack.zoom, READABLE / (LETTERS * self._pixels()))

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """The current prompts; empty when no gamepad is in use."""
        if not self._controls.with_pad or not self._stack.ids:
            return ()
        place = self._stack.ids[-1]
        tables = {SceneId.TABLE, SceneId.LESSON, SceneId.PROBLEM, SceneId.LEARN_DEAL}
        at_table = place in tables and getattr(self._stack.top, "group", None) is None
        wanted: tuple[tuple[Text, tuple[Action, ...]], ...] = TABLE if at_table else SHEET
        if at_table and place is SceneId.LEARN_DEAL:
            wanted = CHILDS_TABLE
        if place is SceneId.MARKET:
            wanted = MARKET
        if place is SceneId.LETTERS:
            wanted = WRITING
        if self._paged(place):
            wanted = (*wanted, TURNED)
        bindings = self._controls.bindings
        found = (
            (words, tuple(button for one in actions for button in bindings.buttons_of(one)[:1]))
            for words, actions in wanted
        )
        return tuple((words, buttons) for words, buttons in found if buttons)

    def draw(self, canvas: Canvas) -> None:
        """Draw the row along the lower edge; scenes leave this space free."""
        prompts = self.prompts
        if not self._controls.with_pad:
            return
        canvas.look()
        larger = self._larger
        high = HEIGHT * larger
        ground = Area(0, canvas.height - high, canvas.width, high)
        canvas.fill(GROUND, ground)
        canvas.line(0, ground.y, canvas.width, ground.y, EDGE, 1.5)
        whole = self._whole(canvas, prompts, larger)
        # In a narrow window, shrink the row to fit.
        larger *= min(1.0, (canvas.width - 2 * GAP) / whole) if whole else 1.0
        size, letters, (x, y) = SIZE * larger, LETTERS * larger, ground.centre
        x -= self._whole(canvas, prompts, larger) / 2
        for words, buttons in prompts:
            for button in buttons:
                draw_button(canvas, button, self._controls.maker, x, y, size)
                x += button_width(button, size) + NEAR
            x += canvas.text(words, x + NEAR, y, size=letters, colour=CREAM) + NEAR + GAP * larger

    @staticmethod
    def _whole(canvas: Canvas, prompts: tuple[Prompt, ...], larger: float) -> float:
        """Return the total width of the prompts."""
        words = sum(canvas.text_width(words, size=LETTERS * larger) + NEAR for words, _ in prompts)
        drawn = sum(button_width(one, SIZE * larger) + NEAR for _, some in prompts for one in some)
        return words + drawn + GAP * larger * max(len(prompts) - 1, 0)
