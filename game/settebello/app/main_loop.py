"""The main loop of the window, which goes on at the title after an unexpected exception."""

from collections.abc import Callable, Sequence
from contextlib import suppress

from settebello.app.crash_guard import CrashGuard
from settebello.app.settings.sizes import enlargement
from settebello.app.shared_parts import SharedParts
from settebello.storage.settings import Settings
from settebello.ui.kit import routes
from settebello.ui.kit.controls.gamepad import Gamepads
from settebello.ui.kit.controls.inputs import Inputs
from settebello.ui.kit.gamepad_prompts import PromptRow
from settebello.ui.kit.loop import Loop, Shortcut, Work
from settebello.ui.kit.scene import Push
from settebello.ui.menus.help.screen_help import is_paged


class MainLoop:
    """Owns the loop, the gamepads and the row of button prompts; fits the scenes to the settings."""

    def __init__(
        self,
        shared: SharedParts,
        crash_guard: CrashGuard,
        *,
        shortcuts: Sequence[Shortcut],
        work: Sequence[Work],
    ) -> None:
        """Connect the parts; nothing is drawn yet.

        `shortcuts` may take an event before the scenes get it, and `work` is done in every frame.
        """
        display, stack, controls = shared.display, shared.stack, shared.controls
        self._display = display
        self._stack = stack
        self._in_force = shared.preferences.current
        self._clock = shared.clock
        self._crash_guard = crash_guard
        self._notifications = shared.notifications
        self._prompts_shown = False
        stack.enlarge(*enlargement(self._in_force))
        prompts = PromptRow(controls, stack, lambda: display.scale, paged=is_paged)
        stack.keep_free(lambda: prompts.height)
        self.gamepads = Gamepads()
        self.loop = Loop(
            window=display.window,
            canvas=display.canvas,
            stack=stack,
            inputs=Inputs(self.gamepads, controls),
            overlays=(prompts.draw,),
            clock=shared.clock,
            shortcuts=shortcuts,
            work=work,
        )
        controls.on_change(lambda: self._show_prompts(prompts.height))

    def first_frame(self) -> None:
        """Run one frame."""
        self._guarded(self.loop.frame)

    def run(self) -> None:
        """Run until the window is closed."""
        while self.loop.running:
            self._guarded(self.loop.run)

    def wait(self) -> None:
        """Run one frame while waiting for something."""
        self.loop.frame()
        self._clock.sleep(0.01)

    def refresh(self) -> None:
        """Lay out and draw all scenes again: texts, cards or colours were read again."""
        self._display.canvas.forget()
        self._stack.arrange()
        self.loop.redraw()

    def apply(self, settings: Settings) -> None:
        """Fit window and scenes to changed settings, and draw everything again."""
        before, self._in_force = self._in_force, settings
        window = self._display.window
        if settings.large_cards != before.large_cards:
            self.loop.fit()
        if settings.full_screen != window.full_screen:
            window.set_full_screen(settings.full_screen)
            self.loop.fit()
        self._stack.enlarge(*enlargement(settings))
        self._display.apply(settings)
        self.loop.redraw()

    def _show_prompts(self, height: float) -> None:
        """Make or remove room for the row of button prompts, and redraw."""
        if bool(height) != self._prompts_shown:
            self._prompts_shown = bool(height)
            self._stack.arrange()
        self.loop.redraw()

    def _guarded(self, run: Callable[[], None]) -> None:
        """Call `run`; after an unexpected exception continue at the title, so that the session survives."""
        try:
            run()
        except Exception as error:  # noqa: BLE001 - any exception
            self._go_on_after(error)

    def _go_on_after(self, error: Exception) -> None:
        """Return to the title and show a message; raise the exception again if there were too many."""
        notice = self._crash_guard.survived(error)
        if notice is None:
            raise error
        while self._stack.top is not None:
            # Each scene leaves the stack before it closes, so this loop ends even if closing fails.
            with suppress(Exception):
                self._stack.close()
        self._stack.apply(Push(routes.Title()))
        self._notifications.add(notice)
        # The exception may have interrupted drawing on another surface: draw on the window again.
        self.loop.fit()
