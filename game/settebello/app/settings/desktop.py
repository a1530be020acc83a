"""The desktop's preference for reduced motion, and the window's size and place."""

import ctypes
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from settebello import NAME
from settebello.storage.settings import Motion, Settings, WindowSize
from settebello.ui.kit.window import MINIMUM, Window, has_room, screens

USUAL_LINES: Final = 1080
"""The height in pixels of the screen on which a first window has its usual size."""
LIMIT: Final = 2.0
"""Seconds after which a query program that does not answer is given up."""
ANIMATION: Final = 0x1042
"""SPI_GETCLIENTAREAANIMATION of the Windows API."""
PORTAL: Final = (
    "gdbus",
    "call",
    "--session",
    "--timeout=1",
    "--dest=org.freedesktop.portal.Desktop",
    "--object-path=/org/freedesktop/portal/desktop",
    "--method=org.freedesktop.portal.Settings.Read",
    "org.gnome.desktop.interface",
    "enable-animations",
)
GSETTINGS: Final = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
MAC: Final = ("defaults", "read", "com.apple.universalaccess", "reduceMotion")

Ask = Callable[[Sequence[str]], str]
"""Runs a program and returns its output; raises OSError or SubprocessError."""


class Desktop:
    """Knows whether the desktop asks for reduced motion, a moment after `look` was called."""

    def __init__(self, settings: Callable[[], Settings], *, asks: bool = False) -> None:
        """Take the settings; `asks` is assumed until `look` has found the desktop's preference."""
        self._settings = settings
        self._asks = asks

    def look(self) -> None:
        """Query the desktop in a thread, as that may take a while."""
        threading.Thread(target=self._look, name="desktop", daemon=True).start()

    def reduced_motion(self) -> bool:
        """Return whether to reduce motion: as the settings say, or else as the desktop asks."""
        motion = self._settings().motion
        return motion is Motion.REDUCED or (motion is Motion.SYSTEM and self._asks)

    def _look(self) -> None:
        self._asks = bool(asks_for_reduced_motion(sys.platform, _run))


def open_window(settings: Settings, icon: Path) -> Window:
    """Open the window at its last size and place, or on the first screen if the screens have changed.

    There it takes the same part of the screen as before. It is maximised if it would not fit on that screen
    beside the desktop's own bars.
    """
    was = settings.window
    now = screens()
    same = was.x is not None and was.y is not None and was.screens == now
    size = (was.width, was.height) if same else size_on(now, was)
    tight = not same and not has_room(size)
    return Window(
        NAME,
        size,
        position=(was.x or 0, was.y or 0) if same else None,
        maximised=was.maximised or tight,
        full_screen=settings.full_screen,
        icon=icon,
    )


def size_on(now: str, was: WindowSize) -> tuple[int, int]:
    """Return the size of a window on the first of the screens, as high a part of it as it was before.

    A first window takes two thirds of the height of a screen with more than 1080 lines. All pictures and
    letters follow the window, so that they are as large on a screen with finer pixels.
    """
    before = _lines(was.screens) if was.screens else USUAL_LINES
    if not before or not _lines(now):
        return was.width, was.height
    scale = _lines(now) / before
    if not was.screens:
        scale = max(scale, 1.0)
    return round(was.width * scale), round(was.height * scale)


def _lines(found: str) -> int:
    """Return the height of the first of the screens that `screens` names; 0 if no window has room there."""
    first = found.partition(" ")[0].partition("x")[2]
    return int(first) if first.isdecimal() and int(first) >= MINIMUM[1] else 0


def as_left(window: Window) -> WindowSize:
    """Return the window's present size and place, for the next start."""
    width, height = window.size
    x, y = window.position or (None, None)
    return WindowSize(width, height, x, y, window.maximised, screens())


def asks_for_reduced_motion(platform: str, ask: Ask) -> bool | None:
    """Return whether the desktop asks for reduced motion; None if that cannot be found out."""
    if platform == "win32":
        return _windows()
    if platform == "darwin":
        return _answer(MAC, ask, {"1": True, "0": False})
    animated = {"true": False, "false": True}
    for command in (PORTAL, GSETTINGS):
        found = _answer(command, ask, animated)
        if found is not None:
            return found
    return None


def _answer(command: Sequence[str], ask: Ask, meanings: dict[str, bool]) -> bool | None:
    """Interpret a program's output; the portal writes `(<<true>>,)`, the others a plain word."""
    try:
        word = ask(command).strip(" \n(<>),").removeprefix("boolean ")
    except (OSError, subprocess.SubprocessError):
        return None
    return meanings.get(word)


def _run(command: Sequence[str]) -> str:
    return subprocess.run(  # noqa: S603 - the commands are written above
        command, capture_output=True, text=True, timeout=LIMIT, check=True, stdin=subprocess.DEVNULL
    ).stdout


def _windows() -> bool | None:
    """Return the preference of Windows for animations inside windows."""
    user32 = getattr(getattr(ctypes, "windll", None), "user32", None)
    if user32 is None:
        return None
    animated = ctypes.c_int(1)
    told = user32.SystemParametersInfoW(ANIMATION, 0, ctypes.byref(animated), 0)
    return not animated.value if told else None
