"""Scenes, one per screen, and the changes that a scene asks for; a route names the scene to open."""

from dataclasses import dataclass
from typing import Protocol

from settebello.ui.kit.controls.inputs import UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene_id import SceneId
from settebello.ui.kit.view.canvas import BASE_HEIGHT, BASE_WIDTH, Canvas
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
    """One screen. `draw` changes nothing; whatever changes the picture raises `version`."""

    @property
    def version(self) -> int:
        """A number that is another one whenever the picture would be another one."""
        ...

    @property
    def animating(self) -> bool:
        """Whether the picture changes by the passing of time, so that every frame is drawn."""
        ...

    @property
    def translucent(self) -> bool:
        """Whether the scene below shows through and has to be drawn first."""
        ...

    @property
    def typing(self) -> bool:
        """Whether letters are written now, so that none of them is a command."""
        ...

    @property
    def needs(self) -> tuple[float, float]:
        """The smallest canvas on which everything has room, logical units; at most 1280 x 720."""
        ...

    @property
    def pans(self) -> bool:
        """Whether a part of the canvas may be seen, when all of it has no room; else it is made to fit."""
        ...

    @property
    def attention(self) -> Area | None:
        """Where the player is at the moment: what has the focus, if anything."""
        ...

    def arrange(self, width: float, height: float) -> None:
        """Lay everything out for a canvas of this size, logical units; called on entry and on resizing."""
        ...

    def handle(self, event: UiEvent) -> Change | None:
        """Take one event of the player's."""
        ...

    def update(self, now: float) -> Change | None:
        """Move on to the time `now`, seconds; called before every frame while on top."""
        ...

    def resumed(self, result: object) -> Change | None:
        """Be on top again: the scene above is gone and left `result`."""
        ...

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture as it is now."""
        ...

    def close(self) -> None:
        """Let go of everything held outside (files, processes); called once, when taken away."""
        ...

    @property
    def spoken(self) -> Spoken:
        """What there is to hear, for those who do not see it."""
        ...

    def read(self) -> tuple[Words, ...]:
        """All there is to know now, in sentences, for those who ask for it."""
        ...


class BaseScene:
    """What most scenes have in common; `touch` says that the picture has changed."""

    translucent: bool = False
    typing: bool = False
    needs: tuple[float, float] = (BASE_WIDTH, BASE_HEIGHT)
    """The smallest canvas on which everything has room; a smaller part is seen where this is too much."""
    pans: bool = True
    heading: Words = ""
    """What is said of the scene when it comes up."""

    def __init__(self) -> None:
        """Begin without a size; `arrange` comes before the first event."""
        self._version = 0
        self.width = 0.0
        self.height = 0.0

    @property
    def version(self) -> int:
        """A number raised by every `touch`."""
        return self._version

    @property
    def animating(self) -> bool:
        """Whether every frame has to be drawn; still by default."""
        return False

    @property
    def attention(self) -> Area | None:
        """Nothing in particular."""
        return None

    def touch(self) -> None:
        """Say that the picture has changed."""
        self._version += 1

    def arrange(self, width: float, height: float) -> None:
        """Remember the size of the canvas, logical units."""
        self.width, self.height = width, height
        self.touch()

    def handle(self, event: UiEvent) -> Change | None:
        """Take one event of the player's; the plain scene has no use for it."""
        del event
        return None

    def update(self, now: float) -> Change | None:
        """Move on to the time `now`, seconds."""
        del now
        return None

    def resumed(self, result: object) -> Change | None:
        """Be on top again."""
        del result
        self.touch()
        return None

    def close(self) -> None:
        """Let go of nothing."""

    @property
    def spoken(self) -> Spoken:
        """What there is to hear: what the scene is."""
        return Spoken(opening=(self.heading,))

    def read(self) -> tuple[Words, ...]:
        """All there is to know: what the scene is, and what has the focus."""
        return *self.spoken.opening, *self.spoken.focus
