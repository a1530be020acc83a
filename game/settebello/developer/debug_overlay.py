"""The debug overlay: areas of widgets, the order of the focus, and why the last frame was drawn."""

from collections.abc import Iterator
from typing import Final

from settebello.ui.kit.loop import Loop
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.redraw_reason import Cause, RedrawReason
from settebello.ui.kit.scene import Scene
from settebello.ui.kit.stack import SceneStack
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.widgets import FocusGroup

REACHABLE: Final = "#00e5ff"
FOCUSED: Final = "#ffea00"
OFF: Final = "#9a9a9a"
TARGET: Final = "#ff6bff"
GROUND: Final = "#101018"
INK: Final = "#ffffff"
LETTERS: Final = 14.0
TAG: Final = (22.0, 16.0)
ROW: Final = 20.0


class DebugOverlay:
    """Draws over the scene on top. Its texts are for developers and in English only."""

    def __init__(self, loop: Loop, stack: SceneStack) -> None:
        """Draw what these know; nothing is kept between two frames."""
        self._loop = loop
        self._stack = stack

    def draw(self, canvas: Canvas) -> None:
        """Draw outlines and numbers over the scene, and a line about the frame at the lower edge."""
        scene = self._stack.top
        if scene is None:
            return
        canvas.look(self._stack.camera.view)
        for area in aimed_at(scene):
            outline(canvas, area, TARGET, 1.5)
        group = focus_group(scene)
        if group is not None:
            draw_group(canvas, group)
        canvas.look()
        ground = Area(0, canvas.height - ROW, canvas.width, ROW)
        canvas.fill(GROUND, ground)
        canvas.text(self.line, 8, ground.centre[1], size=LETTERS, colour=INK, width=canvas.width - 16)

    @property
    def line(self) -> str:
        """What is said about the frame: the scenes, why it was drawn, and how long the one before took."""
        loop = self._loop
        parts = (
            " > ".join(self._stack.ids),
            f"frame {loop.frames} drawn: {in_words(loop.reason)}",
            f"the one drawn before took {1000 * loop.frame_time:.1f} ms",
        )
        return "  |  ".join(parts)


def focus_group(scene: Scene) -> FocusGroup | None:
    """Return the widgets of a scene; None for a scene that has none now, such as a table without a menu."""
    group = getattr(scene, "group", None)
    return group if isinstance(group, FocusGroup) else None


def aimed_at(scene: Scene) -> Iterator[Area]:
    """Yield where the mouse aims: the parts of widgets, or the cards and buttons of a table."""
    group = focus_group(scene)
    if group is None:
        yield from getattr(scene, "targets", ())
        return
    for widget in group.widgets:
        yield from (area for area in widget.targets if area != widget.area)


def draw_group(canvas: Canvas, group: FocusGroup) -> None:
    """Outline every widget; number those that the Tab key reaches, in its order."""
    number = 0
    for widget in group.widgets:
        if not widget.reachable:
            outline(canvas, widget.area, OFF, 1.5)
            continue
        number += 1
        colour = FOCUSED if widget is group.focused else REACHABLE
        outline(canvas, widget.area, colour, 2.5)
        # Half above the area, so that the tag hides little of what the widget says.
        tag = Area(widget.area.x, widget.area.y - TAG[1] / 2, *TAG)
        canvas.fill(GROUND, tag)
        canvas.text(str(number), *tag.centre, size=LETTERS, colour=colour, align=Align.CENTRE)


def outline(canvas: Canvas, area: Area, colour: str, thick: float) -> None:
    """Draw the four edges of an area."""
    canvas.line(area.x, area.y, area.right, area.y, colour, thick)
    canvas.line(area.x, area.bottom - thick, area.right, area.bottom - thick, colour, thick)
    canvas.line(area.x, area.y, area.x, area.bottom, colour, thick)
    canvas.line(area.right - thick, area.y, area.right - thick, area.bottom, colour, thick)


def in_words(reason: RedrawReason) -> str:
    """Return the causes of a frame in one line, with the scenes that changed or move."""
    names = {Cause.CHANGED: reason.changed, Cause.ANIMATING: reason.animating}
    return ", ".join(
        f"{cause} ({' '.join(names[cause])})" if cause in names else cause
        for cause in Cause
        if cause in reason.causes
    )
