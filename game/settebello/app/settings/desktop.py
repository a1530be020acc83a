"""The desktop around the program: whether less is to move on it, and where the window was."""

import ctypes
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from settebello import NAME
from settebello.storage.settings import Motion, Settings, WindowSize
from settebello.ui.kit.window import Window, has_room, screens

LIMIT: Final = 2.0
"""Seconds after which a program of the desktop's that does not answer is given up."""
ANIMATION: Final = 0x1042
"""SPI_GETCLIENTAREAANIMATION."""
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
"""Runs a program and returns what it writes; raises OSError, or SubprocessError when that goes wrong."""


class Desktop:
    """Knows whether the desktop asks for reduced motion, from a moment after `look` on."""

    def __init__(self, settings: Callable[[], Settings], *, asks: bool = False) -> None:
        """Decide by these settings, and as long as nobody has looked as if the desktop asked, or did not."""
        self._settings = settings
        self._asks = asks

    def look(self) -> None:
        """Ask the desktop in a thread of its own, as that may take a while."""
        threading.Thread(target=self._look, name="desktop", daemon=True).start()

    def reduced_motion(self) -> bool:
        """Whether no more is to move than has to: as the settings say, or else the desktop."""
        motion = self._settings().motion
        return motion is Motion.REDUCED or (motion is Motion.SYSTEM and self._asks)

    def _look(self) -> None:
        self._asks = bool(asks_for_reduced_motion(sys.platform, _run))


def open_window(settings: Settings, icon: Path) -> Window:
    """Open the window as it was left; on the first screen where the screens are no longer the same.

    There it is maximised where its frame and the desktop's own bars would push a part of it off the screen.
    """
    was = settings.window
    same = was.x is not None and was.y is not None and was.screens == screens()
    tight = not same and not has_room((was.width, was.height))
    return Window(
        NAME,
        (was.width, was.height),
        position=(was.x or 0, was.y or 0) if same else None,
        maximised=was.maximised or tight,
        full_screen=settings.full_screen,
        icon=icon,
    )


def as_left(window: Window) -> WindowSize:
    """The window's size and place, to open it so again."""
    width, height = window.size
    x, y = window.position or (None, None)
    return WindowSize(width, height, x, y, window.maximised, screens())


def asks_for_reduced_motion(platform: str, ask: Ask) -> bool | None:
    """Whether the desktop is set to move little; None where it cannot be known."""
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
    """What a program's answer means; the portal writes `(<<true>>,)`, the others one plain word."""
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
    """What Windows says about animations inside of windows."""
    user32 = getattr(getattr(ctypes, "windll", None), "user32", None)
    if user32 is None:
        return None
    animated = ctypes.c_int(1)
    told = user32.SystemParametersInfoW(ANIMATION, 0, ctypes.byref(animated), 0)
    return not animated.value if told else None
