"""The widgets of a scene, and the focus among them."""

from collections.abc import Callable, Iterable

from settebello.ui.kit.controls.inputs import (
    Action,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Press,
    UiEvent,
    Wheel,
)
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets.base import State, Surface, Widget
from settebello.ui.kit.widgets.letter_sizes import shared_scales

DIRECTIONS = {
    Action.UP: (0, -1),
    Action.DOWN: (0, 1),
    Action.LEFT: (-1, 0),
    Action.RIGHT: (1, 0),
}
LEAPS = {
    Action.PAGE_UP: (-1, False),
    Action.PAGE_DOWN: (1, False),
    Action.FIRST: (-1, True),
    Action.LAST: (1, True),
}
ASIDE = 2.0
"""Penalty factor for the distance to the side, when searching in a direction."""

BESIDE = 1000.0
"""Penalty for a widget that is more beside the start than ahead of it, in logical units."""


def nearest(start: Area, others: Iterable[Widget], across: int, down: int) -> Widget | None:
    """Return the next widget in a direction: near, and not too far to the side.

    A row that lies before it is not passed over, even if none of its widgets is exactly ahead: its next one
    comes first, unless that is further to the side than it or the start is wide.
    """
    ahead: dict[Widget, tuple[float, float]] = {}
    for widget in others:
        gap, aside = _gaps(start, widget.area, across, down)
        if gap > 0:
            ahead[widget] = (gap, aside)
    best: Widget | None = None
    while ahead:
        best = min(ahead, key=lambda widget: ahead[widget][0] + ASIDE * ahead[widget][1])
        ahead = {
            widget: gaps
            for widget, gaps in ahead.items()
            if gaps[0] < BESIDE
            and _is_before(widget.area, best.area, across, down)
            and gaps[1] <= _span(start, widget.area, across)
        }
    return best


def _is_before(one: Area, other: Area, across: int, down: int) -> bool:
    """Return whether an area ends in a direction before another one begins."""
    if across:
        return one.right <= other.x if across > 0 else one.x >= other.right
    return one.bottom <= other.y if down > 0 else one.y >= other.bottom


def _span(start: Area, end: Area, across: int) -> float:
    """Return how far to the side of `start` an area may be to count as ahead of it."""
    return min(start.height, end.height) if across else min(start.width, end.width)


def _gaps(start: Area, end: Area, across: int, down: int) -> tuple[float, float]:
    """Return how far `end` is ahead (0 if it is not), and how far it is to the side."""
    (x1, y1), (x2, y2) = start.centre, end.centre
    if across:
        forward = (x2 - x1) * across
        gap = end.x - start.right if across > 0 else start.x - end.right
        thin = min(start.width, end.width)
        aside = max(0.0, start.y - end.bottom, end.y - start.bottom) + abs(y2 - y1) * 0.1
    else:
        forward = (y2 - y1) * down
        gap = end.y - start.bottom if down > 0 else start.y - end.bottom
        thin = min(start.height, end.height)
        aside = max(0.0, start.x - end.right, end.x - start.right) + abs(x2 - x1) * 0.1
    if forward <= 0:
        return 0.0, aside
    beside = BESIDE if gap < -thin / 2 else 0.0
    return max(gap, 1.0) + beside, aside


class FocusGroup:
    """Widgets in the order of the Tab key; events move the focus or activate the focused widget.

    `changed` is called when the picture changes, `sounded` when the focus moves.
    """

    def __init__(
        self,
        widgets: Iterable[Widget],
        changed: Callable[[], None],
        sounded: Callable[[], None] = lambda: None,
        surface: Surface = Surface.TABLE,
    ) -> None:
        """Begin with the focus on the first widget that can have it; all of them lie on `surface`."""
        self._surface = surface
        self.widgets = tuple(widgets)
        self._changed = changed
        self._sounded = sounded
        self._held: Widget | None = None
        self._over: Widget | None = None
        self.focused: Widget | None = next((w for w in self.widgets if w.reachable), None)

    @property
    def over(self) -> Widget | None:
        """The widget that the mouse points at."""
        return self._over

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The spoken parts of the focused widget."""
        return self.focused.spoken if self.focused is not None else ()

    def focus(self, widget: Widget) -> None:
        """Focus a widget if it is in the group and reachable."""
        if widget in self.widgets and widget.reachable and widget is not self.focused:
            self.focused = widget
            self._changed()

    def handle(self, event: UiEvent) -> Change | None:
        """Handle an event; return the requested change of scene, or None."""
        match event:
            case PointerMoved(x, y):
                self._moved(x, y)
            case PointerPressed(x, y):
                self._pressed(x, y)
            case PointerReleased(x, y):
                return self._released(x, y)
            case Wheel(x, y, steps):
                target = self._at(x, y)
                if target is not None and target.wheel(steps):
                    self._changed()
            case Press(action):
                return self._action(action)
            case _:
                pass
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw all widgets, the focused one last so that its ring is on top."""
        scales = shared_scales(canvas, self.widgets)
        for widget in self.widgets:
            if widget is not self.focused:
                widget.draw(canvas, State(surface=self._surface, scale=scales.get(widget, 1.0)))
        if (found := self.focused) is not None:
            held = self._held is found
            # After the mouse, the focus is seen only where the mouse is.
            seen = canvas.focus_shown or held or found.writes or self._over is found
            state = State(focused=seen, held=held, surface=self._surface, scale=scales.get(found, 1.0))
            found.draw(canvas, state)

    def _at(self, x: float, y: float) -> Widget | None:
        return next((w for w in reversed(self.widgets) if w.reachable and w.area.contains(x, y)), None)

    def _moved(self, x: float, y: float) -> None:
        if self._held is not None:
            self._held.drag(x, y)
            self._changed()
            return
        found, before = self._at(x, y), self._over
        self._over = found
        left = before is not None and before is not found and before.hover(None)
        if (found is not None and found.hover((x, y))) or left:
            self._changed()
        if found is not None and found is not self.focused:
            self._set(found)
        elif found is not before:
            self._changed()

    def _pressed(self, x: float, y: float) -> None:
        found = self._at(x, y)
        if found is None:
            return
        self._held = self._over = found
        self.focused = found
        found.press(x, y)
        self._changed()

    def _released(self, x: float, y: float) -> Change | None:
        held, self._held = self._held, None
        if held is None:
            return None
        self._changed()
        return held.release(x, y) if held.reachable and held.area.contains(x, y) else None

    def _action(self, action: Action) -> Change | None:
        if action in DIRECTIONS:
            self._arrow(*DIRECTIONS[action])
        elif action in LEAPS:
            down, far = LEAPS[action]
            self._leap(down, far=far)
        elif action in {Action.NEXT, Action.PREVIOUS}:
            self._tab(1 if action is Action.NEXT else -1)
        elif (
            action in {Action.CONFIRM, Action.TOGGLE} and self.focused is not None and self.focused.reachable
        ):
            self._changed()
            return self.focused.activate()
        return None

    def _arrow(self, across: int, down: int) -> None:
        start = self.focused
        if start is not None and start.reachable and start.step(across, down):
            self._changed()
            return
        others = [w for w in self.widgets if w.reachable and w is not start]
        found = nearest(start.area, others, across, down) if start else next(iter(others), None)
        if found is not None:
            self._set(found)

    def _leap(self, down: int, *, far: bool) -> None:
        """Turn pages in the focused widget, or else in the first one that has pages."""
        able = [w for w in self.widgets if w.reachable]
        able.sort(key=lambda w: w is not self.focused)
        if any(widget.leap(down, far=far) for widget in able):
            self._changed()

    def _tab(self, step: int) -> None:
        able = [w for w in self.widgets if w.reachable]
        if able:
            place = able.index(self.focused) + step if self.focused in able else 0
            self._set(able[place % len(able)])

    def _set(self, widget: Widget) -> None:
        if widget is not self.focused:
            self.focused = widget
            self._changed()
            self._sounded()
