"""The window itself: opened with the settings that were measured to be quick, sized, made full screen."""

import ctypes
import os
import sys
import warnings
from contextlib import suppress
from pathlib import Path

import pygame

MINIMUM = (800, 500)
NEARLY = 0.85
"""A window that covers so much of a screen each way has just been maximised."""
POSITION = "SDL_VIDEO_WINDOW_POS"
MMAP_THRESHOLD = -3
"""What the C library of Linux calls the size from which a block of memory is one of its own (malloc.h)."""
OF_ITS_OWN = 128 * 1024
"""That size in bytes: what the library begins with."""
BARS = 80
"""What a window's frame and the desktop's own bars take of the height of a screen, in pixels."""


def prepare() -> None:
    """Start pygame's display and fonts with the hints of each system; never the mixer, never everything."""
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "settebello")
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "settebello")
    if sys.platform == "win32":
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    _keep_pictures_apart()
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_driver() == "x11":
        # Presenting through OpenGL costs 10 ms a frame where there is no graphics card.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _keep_pictures_apart() -> None:
    """Have each large picture go back to the system when it is forgotten, where the C library can.

    Left alone, glibc raises the size from which blocks stand apart to as much as 32 MiB, and pictures leave
    holes among the small things that nothing fits into.
    """
    if sys.platform == "linux":
        with suppress(AttributeError, OSError):
            ctypes.CDLL(None).mallopt(MMAP_THRESHOLD, OF_ITS_OWN)


def is_seen() -> bool:
    """Whether there is a screen; without one the library draws where nobody looks, which has to be wanted."""
    return "SDL_VIDEODRIVER" in os.environ or pygame.display.get_driver() != "offscreen"


def is_right_library() -> bool:
    """Whether pygame is pygame-ce; another library of that name may have been installed over it."""
    return bool(getattr(pygame, "IS_CE", False))


def preferred_languages() -> tuple[str, ...]:
    """The languages the system prefers, best first, as "de" or "de_AT"; none in a plain locale."""
    return tuple(str(locale["language"]) for locale in pygame.system.get_pref_locales())


def screens() -> str:
    """The sizes of all screens, to know them again: `1920x1080 1280x1024`."""
    return " ".join(f"{width}x{height}" for width, height in pygame.display.get_desktop_sizes())


def has_room(size: tuple[int, int]) -> bool:
    """Whether a window of that size can be seen whole on the first screen, frame and all."""
    width, height = pygame.display.get_desktop_sizes()[0]
    return size[0] <= width and size[1] + BARS <= height


class Window:
    """The program's one window; `surface` is what is drawn on."""

    def __init__(
        self,
        title: str,
        size: tuple[int, int],
        *,
        position: tuple[int, int] | None = None,
        maximised: bool = False,
        full_screen: bool = False,
        icon: Path | None = None,
    ) -> None:
        """Open the window.

        `size` in pixels and `position` are those it has while neither maximised nor full screen; without
        a position it comes up in the middle of the first screen.
        """
        self._size = self._earlier_size = (max(size[0], MINIMUM[0]), max(size[1], MINIMUM[1]))
        self._position = self._earlier_position = position
        self._maximised = maximised
        self._full = full_screen
        self._wanted = None if maximised or full_screen else position
        pygame.display.set_caption(title)
        if icon is not None and icon.is_file():
            # Without a picture it is a window all the same.
            with suppress(pygame.error, OSError):
                pygame.display.set_icon(pygame.image.load(icon))
        self.surface = self._open()

    @property
    def full_screen(self) -> bool:
        """Whether the window fills the screen."""
        return self._full

    @property
    def size(self) -> tuple[int, int]:
        """The size in pixels that the window has while it is not full screen."""
        return self._size

    @property
    def position(self) -> tuple[int, int] | None:
        """Where the window is, or was before it was maximised; None where that was never told."""
        return self._position

    @property
    def maximised(self) -> bool:
        """Whether the window covers all the room that a screen has for windows."""
        return self._maximised

    def resized(self, size: tuple[int, int]) -> None:
        """Take note of the size the player gave the window, in pixels."""
        size = (max(size[0], MINIMUM[0]), max(size[1], MINIMUM[1]))
        if not (self._full or self._maximised) and size != self._size:
            self._earlier_size, self._size = self._size, size
        self._take_surface()

    def follow(self, event: pygame.Event) -> None:
        """Take note of what the player or the system has done with the window."""
        match event.type:
            case pygame.WINDOWMOVED if not (self._full or self._maximised):
                self._moved((event.x, event.y))
            case pygame.WINDOWMAXIMIZED if not (self._full or self._maximised):
                self._maximised = True
                if self._covers_a_screen():
                    # The new size has been told before the reason for it.
                    self._size, self._position = self._earlier_size, self._earlier_position
            case pygame.WINDOWRESTORED:
                self._maximised = False
            case _:
                pass

    def set_full_screen(self, on: bool) -> None:  # noqa: FBT001 - the two states of one switch
        """Fill the screen, or go back to the size before."""
        if on != self._full:
            self._full = on
            self._fill()
            pygame.event.pump()
            self._take_surface()

    def show(self) -> None:
        """Bring what was drawn to the screen; a surface that the system has taken away is made anew."""
        try:
            pygame.display.flip()
        except pygame.error:
            self.surface = self._open()

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    def _open(self) -> pygame.Surface:
        try:
            return self._set_mode()
        except pygame.error:
            if os.environ.get("SDL_FRAMEBUFFER_ACCELERATION") != "0":
                raise
            # Wayland has no window surface without acceleration, and the hint is read when video starts.
            os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "1"
            pygame.display.quit()
            pygame.display.init()
            return self._set_mode()

    def _set_mode(self) -> pygame.Surface:
        if self._position is not None:
            os.environ[POSITION] = f"{self._position[0]},{self._position[1]}"
        try:
            surface = pygame.display.set_mode(self._size, pygame.RESIZABLE)
        finally:
            os.environ.pop(POSITION, None)
        # Left alone, the library keeps the screen awake: a table that nobody looks at is no reason to.
        pygame.display.set_allow_screensaver(True)
        _handle().minimum_size = MINIMUM
        if self._maximised and not self._full:
            _handle().maximize()
            pygame.event.pump()
        if self._full:
            self._fill()
            pygame.event.pump()
        return pygame.display.get_surface() or surface

    def _fill(self) -> None:
        # Not set_mode(FULLSCREEN): on X11 the way back from it ends in a window as large as the screen.
        if self._full:
            _handle().set_fullscreen(desktop=True)
        else:
            _handle().set_windowed()

    def _moved(self, place: tuple[int, int]) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None and wanted != place:
            # On X11 the frame that comes around the window pushes it aside, a little further at every start.
            pygame.display.set_window_position(wanted)
        else:
            self._earlier_position, self._position = self._position, place

    def _covers_a_screen(self) -> bool:
        wide, high = self._size
        sizes = pygame.display.get_desktop_sizes()
        return any(wide >= NEARLY * width and high >= NEARLY * height for width, height in sizes)

    def _take_surface(self) -> None:
        found = pygame.display.get_surface()
        if found is not None:
            self.surface = found


def _handle() -> pygame.Window:
    with warnings.catch_warnings():
        # The only way to a smallest size and to a borderless full screen for the window of `display`.
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()
