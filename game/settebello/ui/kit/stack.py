"""The stack of open scenes: navigation, camera per scene, drawing."""

from collections.abc import Callable

from settebello.ui.kit.controls.inputs import UiEvent
from settebello.ui.kit.routes import Route, is_plain
from settebello.ui.kit.scene import Change, Pop, Push, Quit, Replace, Reset, Scene
from settebello.ui.kit.scene_id import SceneId
from settebello.ui.kit.view.camera import BAR, LITTLE_LESS, Camera
from settebello.ui.kit.view.camera_motion import CameraMotion, draw_bars
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.plane import BASE_HEIGHT, BASE_WIDTH

Factory = Callable[[Route], Scene]


class SceneStack:
    """The open scenes, the last one on top; applies the changes they request."""

    def __init__(self, factory: Factory) -> None:
        """Make scenes with `factory(route)`."""
        self._factory = factory
        self._scenes: list[Scene] = []
        self._ids: list[SceneId] = []
        self._cameras: list[Camera] = []
        self._panning = CameraMotion()
        self._size = (float(BASE_WIDTH), float(BASE_HEIGHT))
        self._zoom = 1.0
        self._kept_free: Callable[[], float] = lambda: 0.0
        self._changes = 0

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All open scenes, the bottom one first."""
        return tuple(self._scenes)

    @property
    def ids(self) -> tuple[SceneId, ...]:
        """The names of all scenes open, the bottom one first."""
        return tuple(self._ids)

    @property
    def top(self) -> Scene | None:
        """The scene that receives input; None when the program is over."""
        return self._scenes[-1] if self._scenes else None

    @property
    def animating(self) -> bool:
        """Whether the top scene is animating; time stands still for those below it."""
        return self.top is not None and self.top.animating

    @property
    def variant_id(self) -> str | None:
        """The variant whose deck is shown: that of the uppermost scene that has one."""
        return next((one.variant_id for one in reversed(self._scenes) if one.variant_id is not None), None)

    def visible(self) -> tuple[Scene, ...]:
        """Return the scenes to draw, in drawing order."""
        return tuple(self._scenes[place] for place in self._shown())

    def visible_ids(self) -> tuple[SceneId, ...]:
        """Return the names of the scenes to draw, in drawing order."""
        return tuple(self._ids[place] for place in self._shown())

    def _shown(self) -> tuple[int, ...]:
        """The places of the scenes to draw: the top one, and the one that its sheet lies on.

        Sheets between the two are left out: their edges and buttons would peep out on all sides.
        """
        top = len(self._scenes) - 1
        first = top
        while first > 0 and self._scenes[first].translucent:
            first -= 1
        return (first, top) if first < top else (top,) if top >= 0 else ()

    def fingerprint(self) -> tuple[int, ...]:
        """Return a value that changes whenever the picture changes."""
        return (self._changes, *(scene.version for scene in self.visible()))

    def keep_free(self, height: Callable[[], float]) -> None:
        """Reserve space at the lower edge of the window; `height` is called at every layout."""
        self._kept_free = height

    @property
    def zoom(self) -> float:
        """The scale relative to the size at which a scene fits the window."""
        return self._zoom

    def arrange(self, width: float | None = None, height: float | None = None) -> None:
        """Lay out all scenes for a window size, which is at least 1280 x 720 units.

        Without a size, the last one is used.
        """
        self._size = (width or self._size[0], height or self._size[1])
        self._changes += 1
        for scene, camera in zip(self._scenes, self._cameras, strict=True):
            self._fit(scene, camera)

    def enlarge(self, everything: float, letters: float = 1.0) -> None:
        """Set the zoom as the product of both factors.

        Where a scene no longer fits, its camera can move; the focused widget stays visible.
        """
        zoom = everything * letters
        if zoom != self._zoom:
            self._zoom = zoom
            self.arrange()
            for scene, camera in zip(self._scenes, self._cameras, strict=True):
                if scene.attention is not None:
                    camera.show(scene.attention)

    @property
    def camera(self) -> Camera:
        """The camera of the top scene."""
        return self._cameras[-1]

    def handle(self, event: UiEvent) -> None:
        """Pass an event to the top scene and apply the requested change."""
        if self._scenes:
            scene = self._scenes[-1]
            change, moved = self._panning.pass_on(event, self._cameras[-1], scene, scene.handle)
            self._changes += moved
            self.apply(change)

    def update(self, now: float) -> None:
        """Advance the top scene to the time `now` in seconds.

        A newly focused area, such as new buttons, is scrolled into view.
        """
        if self._scenes:
            top = self._scenes[-1]
            before = top.attention
            change = top.update(now)
            after = top.attention
            if change is None and after is not None and after != before:
                self._changes += self.camera.show(after)
            self.apply(change)

    def apply(self, change: Change | None) -> None:
        """Apply a change, and further changes requested by the scenes it opens."""
        while change is not None:
            change = self._one(change)

    def close(self) -> None:
        """Close all scenes, the top one first."""
        while self._scenes:
            self._leave()

    def _one(self, change: Change) -> Change | None:
        self._changes += 1
        match change:
            case Push(route) if route.scene in self._ids and is_plain(route):
                # Sheets opened from one another by their keys: back to the one that is open already.
                while self._ids[-1] is not route.scene:
                    self._leave()
                return self._scenes[-1].resumed(None)
            case Push(route):
                self._enter(route)
            case Replace(route):
                self._leave()
                self._enter(route)
            case Reset(route):
                self.close()
                self._enter(route)
            case Pop(result):
                self._leave()
                return self._scenes[-1].resumed(result) if self._scenes else None
            case Quit():
                self.close()
        return None

    def _enter(self, route: Route) -> None:
        made = self._factory(route)
        camera = Camera()
        self._fit(made, camera)
        if made.attention is not None:
            # Scroll the first focused widget into view, at any zoom.
            camera.show(made.attention)
        self._scenes.append(made)
        self._cameras.append(camera)
        self._ids.append(route.scene)

    def _fit(self, scene: Scene, camera: Camera) -> None:
        wide, high = self._size
        room = high - self._kept_free()
        zoom, needed = self._zoom, scene.needs[1]
        if room < needed * zoom <= high:
            # Reduce the zoom slightly if only the space reserved at the lower edge makes the scene too high.
            zoom = room / needed
        needs = scene.needs
        if scene.narrow is not None and needs[0] * zoom * LITTLE_LESS > wide - BAR:
            # One column that is scrolled down only is better than a plane that is scrolled to all sides.
            needs = scene.narrow
        camera.fit((wide, room), zoom, needs, pans=scene.pans)
        scene.arrange(camera.width, camera.height)

    def _leave(self) -> None:
        self._ids.pop()
        self._cameras.pop()
        self._scenes.pop().close()

    def draw(self, canvas: Canvas) -> None:
        """Draw all visible scenes, the lowest first."""
        for place in self._shown():
            canvas.look(self._cameras[place].view)
            self._scenes[place].draw(canvas)
        canvas.look()
        if self._cameras:
            draw_bars(canvas, self._cameras[-1])
