"""Why the loop drew a frame: a value for the debug overlay and for tests."""

from dataclasses import dataclass
from enum import StrEnum

from settebello.ui.kit.scene_id import SceneId


class Cause(StrEnum):
    """One thing that makes the loop draw a frame."""

    CHANGED = "changed"
    """A visible scene raised its version."""
    STACK = "stack"
    """A scene was opened, closed, laid out or moved under its camera."""
    ANIMATING = "animating"
    """A visible scene changes with time."""
    CAME_TO_REST = "came to rest"
    """An animation has ended since the last frame, which showed it shortly before its end."""
    RESIZED = "resized"
    """The window has a new size."""
    EXPOSED = "exposed"
    """The system showed the window again, or gave it the focus."""
    PICTURES = "pictures"
    """Pictures that were rendered beside the loop are ready."""
    DEVICE = "device"
    """Keys and gamepad took over from the mouse, or the mouse from them: the focus is shown or hidden."""
    ASKED = "asked"
    """The program asked for a new frame: another setting, another language, another skin."""


@dataclass(frozen=True, slots=True)
class RedrawReason:
    """All causes of one frame; `changed` and `animating` name the scenes of these causes, lowest first."""

    causes: frozenset[Cause]
    changed: tuple[SceneId, ...] = ()
    animating: tuple[SceneId, ...] = ()
