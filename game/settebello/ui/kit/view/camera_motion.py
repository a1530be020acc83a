"""Moving the camera: with what a scene has no use for, by its bars, and after whatever has the focus."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, Protocol, TypeVar

from settebello.ui.kit.controls.inputs import (
    Action,
    Digit,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Press,
    TextInput,
    UiEvent,
    Wheel,
)
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.view.camera import BAR, Camera
from settebello.ui.kit.view.canvas import Canvas

Answer = TypeVar("Answer")

NOTCH: Final = 70.0
"""How far a notch of the wheel or an arrow key moves, in units of the window."""
PAGE: Final = 0.85
"""How much of what is seen a page key moves on by."""
TRACK: Final = BoxStyle("#1c0f07", "#1c0f07", radius=BAR / 2, opacity=0.75)
THUMB: Final = BoxStyle("#ffe09a", "#d9a441", border="#2a1c14", border_width=1.5, radius=BAR / 2)

STEPS: Final = {
    Action.UP: (0.0, -1.0),
    Action.DOWN: (0.0, 1.0),
    Action.LEFT: (-1.0, 0.0),
    Action.RIGHT: (1.0, 0.0),
}
PAGES: Final = {
    Action.PAGE_UP: -PAGE,
    Action.PAGE_DOWN: PAGE,
    Action.FIRST: -1000.0,
    Action.LAST: 1000.0,
}


class Seen(Protocol):
    """What a camera follows of a scene."""

    @property
    def version(self) -> int:
        """Another number whenever the picture is another one."""
        ...

    @property
    def attention(self) -> Area | None:
        """Where the player is at the moment, for what follows them."""
        ...


class CameraMotion:
    """Gives events to the scene on top through its camera, and moves the camera with what is left of them."""

    def __init__(self) -> None:
        """Nothing is being pulled."""
        self._bar: Area | None = None
        self._held = False
        self._at = (0.0, 0.0)

    def pass_on(
        self, event: UiEvent, camera: Camera, scene: Seen, handle: Callable[[UiEvent], Answer]
    ) -> tuple[Answer | None, bool]:
        """Let the scene answer the event, in units of its own; also say whether the camera has moved."""
        if not camera.moves:
            self._bar, self._held = None, False
            return handle(_through(event, camera)), False
        if self._bar is not None or self._held:
            if isinstance(event, PointerReleased):
                self._bar, self._held = None, False
                return None, False
            if isinstance(event, PointerMoved):
                return None, self._pull(event, camera)
        if isinstance(event, PointerMoved | PointerPressed) and camera.on_bar(event.x, event.y):
            # What lies behind a bar is not seen, and so not meant.
            return None, isinstance(event, PointerPressed) and self._grasp(event.x, event.y, camera)
        version, before = scene.version, scene.attention
        answer = handle(_through(event, camera))
        if answer is not None:
            return answer, False
        if scene.version == version:
            return None, self._left_over(event, camera)
        area = scene.attention
        if isinstance(event, Press | Digit | TextInput) and area is not None and area != before:
            return None, camera.show(area)
        return None, False

    def _pull(self, event: PointerMoved, camera: Camera) -> bool:
        across, down = event.x - self._at[0], event.y - self._at[1]
        self._at = event.x, event.y
        if self._bar is not None:
            return camera.pull(self._bar, across, down)
        return camera.move(-across / camera.zoom, -down / camera.zoom)

    def _left_over(self, event: UiEvent, camera: Camera) -> bool:
        """Move the camera with an event that has changed nothing."""
        notch = NOTCH / camera.zoom
        match event:
            case Wheel(_, _, steps):
                return camera.move(0.0, -steps * notch) if camera.down else camera.move(-steps * notch, 0.0)
            case Press(action) if action in STEPS:
                across, down = STEPS[action]
                return camera.move(across * notch, down * notch)
            case Press(action) if action in PAGES:
                return camera.move(0.0, PAGES[action] * camera.seen.height)
            case PointerPressed(x, y):
                self._at, self._held = (x, y), True
                return False
            case _:
                return False

    def _grasp(self, x: float, y: float, camera: Camera) -> bool:
        """Take hold of a bar; pressed beside its thumb, it brings that there first."""
        self._at = x, y
        for track, thumb in camera.bars:
            if track.contains(x, y):
                self._bar = track
                middle = thumb.centre
                return not thumb.contains(x, y) and camera.pull(track, x - middle[0], y - middle[1])
        return False


def _through(event: UiEvent, camera: Camera) -> UiEvent:
    """The event where it is on the scene's canvas."""
    if isinstance(event, PointerMoved | PointerPressed | PointerReleased | Wheel):
        x, y = camera.place(event.x, event.y)
        return replace(event, x=x, y=y)
    return event


def draw_bars(canvas: Canvas, camera: Camera) -> None:
    """Draw the bars at the edges behind which there is more."""
    for track, thumb in camera.bars:
        canvas.box(track.inset(2), TRACK)
        canvas.box(thumb.inset(2), THUMB)
