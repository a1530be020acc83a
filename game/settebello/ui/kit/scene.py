"""Scenes, one per screen, and the changes that a scene asks for; a route names the scene to open."""

from dataclasses import dataclass
from typing import Protocol

from settebello.ui.kit.controls.inputs import UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene_id import SceneId
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.plane import BASE_HEIGHT, BASE_WIDTH
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.spoken import Spoken, Words

__all__ = ["BaseScene", "Change", "Pop", "Push", "Quit", "Replace", "Reset", "Scene", "SceneId"]


@dataclass(frozen=True, slots=True)
class Push:
    """Open a new scene on top of this one."""

    route: Route


@dataclass(frozen=True, slots=True)
class Pop:
    """Take this scene away; the one below gets `result` in `resumed`. Popping the last one quits."""

    result: object = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Close this scene and open another one in its place."""

    route: Route


@dataclass(frozen=True, slots=True)
class Reset:
    """Close all scenes and open this one."""

    route: Route


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the program."""


Change = Push | Pop | Replace | Reset | Quit


class Scene(Protocol):
    """A screen. `draw` changes nothing; every change of the picture increases `version`."""

    @property
    def version(self) -> int:
        """A number that changes whenever the picture changes."""
        ...

    @property
    def animating(self) -> bool:
        """Whether the picture changes over time, so that every frame is drawn."""
        ...

    @property
    def translucent(self) -> bool:
        """Whether the scene below is visible and must be drawn first."""
        ...

    @property
    def typing(self) -> bool:
        """Whether letter keys are text input and not commands."""
        ...

    @property
    def needs(self) -> tuple[float, float]:
        """The smallest canvas for the layout in logical units; at most 1280 x 720."""
        ...

    @property
    def narrow(self) -> tuple[float, float] | None:
        """The smallest canvas for a layout in one column, for much larger letters; None without one."""
        ...

    @property
    def pans(self) -> bool:
        """Whether a part of the canvas can be shown when it does not fit; otherwise it is shrunk to fit."""
        ...

    @property
    def variant_id(self) -> str | None:
        """The variant whose deck of cards is shown; None: that of the scene below, or of none."""
        ...

    @property
    def attention(self) -> Area | None:
        """The area with the player's attention, such as the focused widget, or None."""
        ...

    def arrange(self, width: float, height: float) -> None:
        """Lay out the scene for a canvas size in logical units; called on entry and on resizing."""
        ...

    def handle(self, event: UiEvent) -> Change | None:
        """Handle an input event."""
        ...

    def update(self, now: float) -> Change | None:
        """Advance to the time `now` in seconds; called before every frame of the top scene."""
        ...

    def resumed(self, result: object) -> Change | None:
        """Continue as the top scene after the scene above was closed with `result`."""
        ...

    def draw(self, canvas: Canvas) -> None:
        """Draw the current picture."""
        ...

    def close(self) -> None:
        """Release external resources (files, processes); called once."""
        ...

    @property
    def spoken(self) -> Spoken:
        """The current state for speech output."""
        ...

    @property
    def narration(self) -> Narration | None:
        """What a child hears; None where the scene is not for children, or the voice is off."""
        ...

    def read(self) -> tuple[Words, ...]:
        """Return everything on the scene but the focus as sentences, for the read-aloud command."""
        ...


class BaseScene:
    """Defaults for scenes; `touch` marks the picture as changed."""

    translucent: bool = False
    needs: tuple[float, float] = (BASE_WIDTH, BASE_HEIGHT)
    """The smallest canvas for the layout, in logical units."""
    narrow: tuple[float, float] | None = None
    """The smallest canvas for a layout in one column; it may be higher than a window."""
    pans: bool = True
    heading: Words = ""
    """The heading, spoken when the scene opens."""

    def __init__(self) -> None:
        """Start without a size; `arrange` comes before the first event."""
        self._version = 0
        self.width = 0.0
        self.height = 0.0

    @property
    def version(self) -> int:
        """A number increased by every `touch`."""
        return self._version

    @property
    def typing(self) -> bool:
        """Whether letters are written; never by default."""
        return False

    @property
    def animating(self) -> bool:
        """Whether every frame has to be drawn; False by default."""
        return False

    @property
    def variant_id(self) -> str | None:
        """None by default."""
        return None

    @property
    def attention(self) -> Area | None:
        """None by default."""
        return None

    def touch(self) -> None:
        """Mark the picture as changed."""
        self._version += 1

    def arrange(self, width: float, height: float) -> None:
        """Store the canvas size in logical units."""
        self.width, self.height = width, height
        self.touch()

    def handle(self, event: UiEvent) -> Change | None:
        """Ignore an input event."""
        del event
        return None

    def update(self, now: float) -> Change | None:
        """Do nothing over time."""
        del now
        return None

    def resumed(self, result: object) -> Change | None:
        """Redraw when the scene is on top again."""
        del result
        self.touch()
        return None

    def close(self) -> None:
        """Release nothing."""

    @property
    def spoken(self) -> Spoken:
        """The heading of the scene."""
        return Spoken(opening=(self.heading,))

    @property
    def narration(self) -> Narration | None:
        """Nothing, unless the scene is a child's."""
        return None

    def read(self) -> tuple[Words, ...]:
        """Return the opening of the scene."""
        return self.spoken.opening
