"""Moves the camera: by events that the scene did not use, by scroll bars, and to the focused widget."""

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
"""Scroll distance of a wheel notch or an arrow key, in units of the window."""
PAGE: Final = 0.85
"""Scroll distance of a page key, as a fraction of the visible height."""
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
    """The properties of a scene that its camera follows."""

    @property
    def version(self) -> int:
        """A number that changes whenever the picture changes."""
        ...

    @property
    def attention(self) -> Area | None:
        """The area to keep visible, or None."""
        ...


class CameraMotion:
    """Passes events to the top scene through its camera, and scrolls with unused events."""

    def __init__(self) -> None:
        """Start without dragging."""
        self._bar: Area | None = None
        self._held = False
        self._at = (0.0, 0.0)

    def pass_on(
        self, event: UiEvent, camera: Camera, scene: Seen, handle: Callable[[UiEvent], Answer]
    ) -> tuple[Answer | None, bool]:
        """Pass an event to the scene in canvas units; return its answer, and whether the camera moved."""
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
            # Do not pass clicks on a bar to the scene behind it.
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
        """Scroll with an event that changed nothing in the scene."""
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
        """Grab a scroll bar; a press beside the thumb moves the thumb there first."""
        self._at = x, y
        for track, thumb in camera.bars:
            if track.contains(x, y):
                self._bar = track
                middle = thumb.centre
                return not thumb.contains(x, y) and camera.pull(track, x - middle[0], y - middle[1])
        return False


def _through(event: UiEvent, camera: Camera) -> UiEvent:
    """Return the event in units of the scene's canvas."""
    if isinstance(event, PointerMoved | PointerPressed | PointerReleased | Wheel):
        x, y = camera.place(event.x, event.y)
        return replace(event, x=x, y=y)
    return event


def draw_bars(canvas: Canvas, camera: Camera) -> None:
    """Draw the scroll bars."""
    for track, thumb in camera.bars:
        canvas.box(track.inset(2), TRACK)
        canvas.box(thumb.inset(2), THUMB)
