"""The base class of all widgets."""

from dataclasses import dataclass
from enum import Enum, auto

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words

NOWHERE = Area(0, 0, 0, 0)


class Surface(Enum):
    """What widgets lie on: the dark table, or light paper, on which the focus ring has edges of ink."""

    TABLE = auto()
    PAPER = auto()


@dataclass(frozen=True, slots=True)
class State:
    """How a widget is to be drawn: whether its focus is seen, it is held down, and on which surface it lies.

    `scale` is that of a button's letters, which all buttons of a row or column share.
    """

    focused: bool = False
    held: bool = False
    surface: Surface = Surface.TABLE
    scale: float = 1.0


class Widget:
    """An element on the screen; focusable ones can be used by mouse, keyboard and gamepad."""

    focusable = True
    writes = False
    """Whether its focus is always seen, because what is typed goes there."""

    def __init__(self, label: Words = "") -> None:
        """Start without an area; the scene sets it in `arrange`."""
        self.label = label
        self.area = NOWHERE
        self.enabled = True

    @property
    def reachable(self) -> bool:
        """Whether the widget can be focused now."""
        return self.focusable and self.enabled

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The parts to be spoken: label, type, value."""
        return (self.label,)

    @property
    def attention(self) -> Area:
        """The area to keep visible while the widget has the focus."""
        return self.area

    @property
    def targets(self) -> tuple[Area, ...]:
        """The click targets with separate effects: the whole widget, or its parts."""
        return (self.area,)

    def place(self, area: Area) -> None:
        """Set the area."""
        self.area = area

    def activate(self) -> Change | None:
        """Respond to Enter or its gamepad button."""
        return None

    def hover(self, at: tuple[float, float] | None) -> bool:
        """Respond to the mouse over the widget, or leaving it (None); return whether the picture changes."""
        del at
        return False

    def press(self, x: float, y: float) -> None:
        """Respond to the mouse button going down on the widget."""

    def drag(self, x: float, y: float) -> None:
        """Respond to mouse movement while the button pressed on the widget is held."""

    def release(self, x: float, y: float) -> Change | None:
        """Respond to a click: the mouse button was pressed and released on the widget."""
        del x, y
        return self.activate()

    def step(self, across: int, down: int) -> bool:
        """Handle an arrow key; False lets the key move the focus."""
        del across, down
        return False

    def leap(self, down: int, *, far: bool) -> bool:
        """Move by a page down (1) or up (-1), or `far` to the end; False if not supported."""
        del down, far
        return False

    def wheel(self, steps: float) -> bool:
        """Handle the mouse wheel; False if not supported."""
        del steps
        return False

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the widget."""
