"""The window with what draws on it: fonts, cards, texts and the threads that render card pictures."""

import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from settebello import resources
from settebello.app.notifications import Notifications
from settebello.app.settings.appearance import Appearance
from settebello.app.settings.desktop import as_left, open_window
from settebello.storage.settings import Settings, WindowSize
from settebello.ui.kit.paint.fonts import Fonts
from settebello.ui.kit.paint.palette import Palette
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.plane import scale_of

BEHIND: Final = 5
"""The priority (``nice``) of the threads that render card pictures, behind the window."""


class Display:
    """Owns the window, the canvas, the appearance and the threads that render card pictures."""

    def __init__(
        self, settings: Settings, own_skins: Path, own_languages: Path, notifications: Notifications
    ) -> None:
        """Open the window; the folders hold the players' own skins and languages."""
        assets = resources.assets()
        self.window = open_window(settings, assets / "ui" / "icon.png")
        self._executor = ThreadPoolExecutor(2, "cards", initializer=_stand_back)
        fonts = Fonts(assets / "fonts")
        fonts.plain = settings.plain_letters
        self.appearance = Appearance(
            settings,
            (assets / "skins", own_skins),
            fonts,
            self._executor,
            log=notifications.log,
            complain=notifications.add,
            own_languages=own_languages,
        )
        self.canvas = Canvas(
            self.window.surface,
            fonts,
            self.appearance.cards,
            assets,
            self.appearance.say,
            self._executor,
        )

    @property
    def scale(self) -> float:
        """The number of pixels for a logical unit in the window."""
        return scale_of(*self.window.surface.get_size())

    @property
    def left_at(self) -> WindowSize:
        """The window's present size and place, for the next start."""
        return as_left(self.window)

    def apply(self, settings: Settings) -> None:
        """Draw everything again with the letters and colours of changed settings."""
        self.canvas.fonts.plain = settings.plain_letters
        self.canvas.palette = Palette(contrast=settings.high_contrast, safe=settings.safe_marks)
        self.canvas.forget()

    def close(self) -> None:
        """End the threads and close the window."""
        self._executor.shutdown(cancel_futures=True)
        self.window.close()


def _stand_back() -> None:
    """Lower the priority of a picture-rendering thread; only Linux has priorities for threads."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), BEHIND)
