"""What all widgets are: an area, a look, and an answer to being pressed."""

from dataclasses import dataclass
from enum import Enum, auto

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas, Words

NOWHERE = Area(0, 0, 0, 0)


class Surface(Enum):
    """What widgets lie on: the dark table, or a sheet of paper. The ring of the focus has another colour."""

    TABLE = auto()
    PAPER = auto()


@dataclass(frozen=True, slots=True)
class State:
    """How a widget is to be drawn: whether it has the focus, is held down, and on which surface it lies."""

    focused: bool = False
    held: bool = False
    surface: Surface = Surface.TABLE


class Widget:
    """One thing on the screen; those that can be focused are reached by mouse, keys and gamepad alike."""

    focusable = True

    def __init__(self, label: Words = "") -> None:
        """Begin without a place; the scene gives it one in `arrange`."""
        self.label = label
        self.area = NOWHERE
        self.enabled = True

    @property
    def reachable(self) -> bool:
        """Whether it can have the focus now."""
        return self.focusable and self.enabled

    @property
    def spoken(self) -> tuple[Words, ...]:
        """What is said of it to those who listen: its label first, then what it is, and its value."""
        return (self.label,)

    @property
    def attention(self) -> Area:
        """Where the player looks while it has the focus: all of it."""
        return self.area

    @property
    def targets(self) -> tuple[Area, ...]:
        """What is aimed at with mouse or finger, each of its own effect: all of it, or its parts."""
        return (self.area,)

    def place(self, area: Area) -> None:
        """Put the widget there."""
        self.area = area

    def activate(self) -> Change | None:
        """Be pressed by key or gamepad."""
        return None

    def press(self, x: float, y: float) -> None:
        """Have the mouse button go down on it."""

    def drag(self, x: float, y: float) -> None:
        """Have the mouse moved while the button that went down on it is held."""

    def release(self, x: float, y: float) -> Change | None:
        """Have the mouse button come up on it, after it went down on it."""
        del x, y
        return self.activate()

    def step(self, across: int, down: int) -> bool:
        """Use an arrow key for itself; False leaves it to move the focus."""
        del across, down
        return False

    def leap(self, down: int, *, far: bool) -> bool:
        """Go a page down (1) or up (-1), or all the way; False when it has no use for that."""
        del down, far
        return False

    def wheel(self, steps: float) -> bool:
        """Use a turn of the mouse wheel; False when it has no use for it."""
        del steps
        return False

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw it as it is."""
