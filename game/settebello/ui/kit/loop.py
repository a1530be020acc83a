"""The main loop: handles input, updates scenes, draws changes, and sleeps."""

from collections.abc import Callable, Sequence

import pygame

from settebello.clock import Clock
from settebello.ui.kit.controls.inputs import (
    Action,
    Digit,
    Inputs,
    PointerMoved,
    PointerPressed,
    Press,
    UiEvent,
)
from settebello.ui.kit.redraw_reason import Cause, RedrawReason
from settebello.ui.kit.stack import SceneStack
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.window import Window

FRAME = 1 / 60
RESTING_FRAME = 1 / 20
DOZING_FRAME = 0.18
"""Frame time after a longer rest without input."""
LISTENING = DOZING_FRAME / 2
"""Seconds between two looks for input while dozing; a tenth of a second still feels immediate."""
AWAKE_AFTER_INPUT = 1.0
RESTED_AFTER = 10.0
RESIZE_PAUSE = 0.2
LONGEST_STEP = 0.05

Work = Callable[[], None]
Shortcut = Callable[[UiEvent], bool]
Overlay = Callable[[Canvas], None]


class Loop:
    """Runs the program until no scene is left; time comes only from the clock.

    `shortcuts` see every event before the scenes and can consume it (full screen, mute, quit). `work` is
    called once per frame (sound, the opponents' answers). `overlays` are drawn over the scenes.
    `reason` says why the last frame was drawn.
    """

    def __init__(
        self,
        *,
        window: Window,
        canvas: Canvas,
        stack: SceneStack,
        inputs: Inputs,
        clock: Clock,
        shortcuts: Sequence[Shortcut] = (),
        work: Sequence[Work] = (),
        overlays: Sequence[Overlay] = (),
    ) -> None:
        """Connect the parts; nothing is drawn yet."""
        self._window = window
        self._canvas = canvas
        self._stack = stack
        self._inputs = inputs
        self._clock = clock
        self._shortcuts = tuple(shortcuts)
        self._work = list(work)
        self._overlays = list(overlays)
        self._listeners: list[Callable[[pygame.Event], None]] = []
        self._drawn: tuple[int, ...] = ()
        self._forced: set[Cause] = set()
        self._awake_until = 0.0
        self._resized_at: float | None = None
        self._before_resize: pygame.Surface | None = None
        self._last = self._moved = clock.now()
        self._rested = 0.0
        self._time = 0.0
        self.frames = 0
        self.reason = RedrawReason(frozenset())
        """Why the last frame was drawn; no causes before the first frame."""
        self.frame_time = 0.0
        """Seconds of work for the last drawn frame, from its input to its picture."""
        self._fit()

    @property
    def running(self) -> bool:
        """Whether a scene is left."""
        return self._stack.top is not None

    @property
    def time(self) -> float:
        """The scene time in seconds; a step is at most 50 ms, or the last sleep if that was longer."""
        return self._time

    def run(self, frames: int | None = None) -> None:
        """Run until no scene is left, or for a number of frames."""
        while self.running and (frames is None or self.frames < frames):
            begun = self._clock.now()
            self.frame()
            now = self._clock.now()
            awake = self._stack.animating or now < self._awake_until or self._resized_at is not None
            if awake or self._canvas.busy:
                self._moved = now
            self._rested = self._pause(now)
            self._sleep(begun + self._rested)

    def _sleep(self, until: float) -> None:
        """Wait for a moment of the clock; input ends a long wait early."""
        while (left := until - self._clock.now()) > LISTENING:
            self._clock.sleep(LISTENING)
            if pygame.event.peek():
                return
        self._clock.sleep(left)

    def _pause(self, now: float) -> float:
        """Return the duration of a frame in seconds: longer the longer nothing has moved."""
        if now == self._moved:
            return FRAME
        return RESTING_FRAME if now - self._moved < RESTED_AFTER else DOZING_FRAME

    def frame(self) -> None:
        """Run one frame: input, scenes, drawing."""
        self.frames += 1
        now = self._clock.now()
        self._time += min(max(now - self._last, 0.0), max(LONGEST_STEP, self._rested))
        self._last = now
        events = pygame.event.get()
        for event in events:
            self._window_event(event, now)
        for ours in self._inputs.translate(events, now):
            self._awake_until = now + AWAKE_AFTER_INPUT
            self._note_device(ours)
            if not self.running:
                break
            if self._is_letter(ours) or any(shortcut(ours) for shortcut in self._shortcuts):
                continue
            self._stack.handle(ours)
        if not self.running:
            # Further work could open a scene again.
            return
        for work in self._work:
            work()
        self._stack.update(self._time)
        self._settle(now)
        self._draw()

    def listen(self, listener: Callable[[pygame.Event], None]) -> None:
        """Register a listener for all raw pygame events."""
        self._listeners.append(listener)

    def redraw(self) -> None:
        """Force the next frame to be drawn, for example after a change of language or skin."""
        self._forced.add(Cause.ASKED)

    def add_work(self, work: Work) -> None:
        """Call `work` once per frame from now on."""
        self._work.append(work)

    @property
    def overlays(self) -> tuple[Overlay, ...]:
        """The overlays in the order of drawing."""
        return tuple(self._overlays)

    def add_overlay(self, overlay: Overlay) -> None:
        """Draw an overlay over the scenes from the next frame on."""
        self._overlays.append(overlay)
        self.redraw()

    def remove_overlay(self, overlay: Overlay) -> None:
        """Stop drawing an overlay; raises ValueError if it is not drawn now."""
        self._overlays.remove(overlay)
        self.redraw()

    def fit(self) -> None:
        """Adapt at once to a window size changed by the program."""
        self._fit()

    def _window_event(self, event: pygame.Event, now: float) -> None:
        self._window.follow(event)
        for listener in self._listeners:
            listener(event)
        match event.type:
            case pygame.QUIT:
                self._ask_to_quit()
            case pygame.VIDEORESIZE:
                if self._before_resize is None:
                    self._before_resize = self._window.surface.copy()
                self._window.resized((event.w, event.h))
                self._resized_at = now
            case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED | pygame.WINDOWSHOWN | pygame.WINDOWFOCUSGAINED:
                self._forced.add(Cause.EXPOSED)
            case _:
                pass

    def _note_device(self, event: UiEvent) -> None:
        """Show the focus after a key or a button of a gamepad, and hide it after the mouse.

        Cancelling changes nothing: the right mouse button cancels as well.
        """
        match event:
            case Press(Action.CANCEL):
                return
            case Press() | Digit():
                shown = True
            case PointerMoved() | PointerPressed():
                shown = False
            case _:
                return
        if shown is not self._canvas.focus_shown:
            self._canvas.focus_shown = shown
            self._forced.add(Cause.DEVICE)

    def _is_letter(self, event: UiEvent) -> bool:
        """Return whether a key press is text input and not a command."""
        top = self._stack.top
        return isinstance(event, Press) and event.writes and top is not None and top.typing

    def _ask_to_quit(self) -> None:
        event = Press(Action.QUIT)
        if not any(shortcut(event) for shortcut in self._shortcuts):
            self._stack.close()

    def _settle(self, now: float) -> None:
        if self._resized_at is not None and now - self._resized_at >= RESIZE_PAUSE:
            self._fit()

    def _fit(self) -> None:
        self._resized_at = None
        self._before_resize = None
        self._canvas.use(self._window.surface)
        self._inputs.set_scale(self._canvas.k)
        self._stack.arrange(self._canvas.width, self._canvas.height)
        self._forced.add(Cause.RESIZED)

    def _draw(self) -> None:
        if self._resized_at is not None and self._before_resize is not None:
            # While the window is being resized the old picture is stretched; redrawing is too slow.
            surface = self._window.surface
            pygame.transform.scale(self._before_resize, surface.get_size(), surface)
            self._window.show()
            return
        renewed = self._canvas.poll()
        picture = self._stack.fingerprint()
        if not pygame.display.get_active() or not self.running:
            return
        if self.reason.animating and not self._stack.animating:
            self._forced.add(Cause.CAME_TO_REST)
        if renewed or self._forced or self._stack.animating or picture != self._drawn:
            self.reason = self._reason(picture, renewed=renewed)
            self._stack.draw(self._canvas)
            for overlay in self._overlays:
                overlay(self._canvas)
            self._canvas.finish()
            self.frame_time = self._clock.now() - self._last
            self._window.show()
            self._drawn = picture
            self._forced.clear()

    def _reason(self, picture: tuple[int, ...], *, renewed: bool) -> RedrawReason:
        """Compare the fingerprint of the scenes with that of the last frame, and collect all causes."""
        ids = self._stack.visible_ids()
        causes = set(self._forced)
        if renewed:
            causes.add(Cause.PICTURES)
        animating = ids[-1:] if self._stack.animating else ids[:0]
        if animating:
            causes.add(Cause.ANIMATING)
        changed = ids[:0]
        if picture[:1] != self._drawn[:1] or len(picture) != len(self._drawn):
            # The scenes may be other ones than before: their versions cannot be compared.
            causes.add(Cause.STACK)
        elif picture != self._drawn:
            causes.add(Cause.CHANGED)
            versions = zip(ids, picture[1:], self._drawn[1:], strict=True)
            changed = tuple(name for name, version, before in versions if version != before)
        return RedrawReason(frozenset(causes), changed, animating)
