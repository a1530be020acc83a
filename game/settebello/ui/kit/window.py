"""The window: opening with fast settings, size, position, full screen."""

import ctypes
import os
import sys
import warnings
from contextlib import suppress
from pathlib import Path

import pygame

from settebello.outside import OutsideError

MINIMUM = (800, 500)
NEARLY = 0.85
"""A window that covers this fraction of a screen in both directions was maximised."""
POSITION = "SDL_VIDEO_WINDOW_POS"
WINDOW_CLASSES = ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS")
MMAP_THRESHOLD = -3
"""glibc's M_MMAP_THRESHOLD (malloc.h): blocks from this size on are mapped separately."""
OF_ITS_OWN = 128 * 1024
"""The threshold in bytes; glibc's initial default."""
BARS = 80
"""Height in pixels of a window frame and the desktop's panels."""


def prepare() -> None:
    """Initialise pygame's display and fonts with hints for each system; not the mixer or other modules.

    Raises OutsideError if there is no screen.
    """
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    for name in WINDOW_CLASSES:
        # Desktops find the icon by it. Importing pygame has set it to the name of the file that was started.
        os.environ[name] = "settebello"
    if sys.platform == "win32":
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    _keep_pictures_apart()
    try:
        pygame.display.init()
    except pygame.error as error:
        raise OutsideError(f"Settebello finds no screen to open its window on: {error}.") from error
    if not is_seen():
        raise OutsideError("Settebello finds no screen to open its window on.")
    pygame.font.init()
    if pygame.display.get_driver() == "x11":
        # Presenting through OpenGL costs 10 ms per frame without a graphics card.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _keep_pictures_apart() -> None:
    """Make glibc return the memory of large pictures to the system when they are freed.

    By default glibc raises the threshold for separate mapping up to 32 MiB, and freed pictures leave unusable
    gaps between small blocks.
    """
    if sys.platform == "linux":
        with suppress(AttributeError, OSError):
            ctypes.CDLL(None).mallopt(MMAP_THRESHOLD, OF_ITS_OWN)


def is_seen() -> bool:
    """Return whether there is a screen, or an explicit SDL_VIDEODRIVER; without one SDL draws off-screen."""
    return "SDL_VIDEODRIVER" in os.environ or pygame.display.get_driver() != "offscreen"


def is_right_library() -> bool:
    """Return whether pygame is pygame-ce; another package of that name may be installed over it."""
    return bool(getattr(pygame, "IS_CE", False))


def preferred_languages() -> tuple[str, ...]:
    """Return the system's preferred languages, best first, as "de" or "de_AT"; empty in a plain locale."""
    return tuple(str(locale["language"]) for locale in pygame.system.get_pref_locales())


def screens() -> str:
    """Return the sizes of all screens as an identifier: `1920x1080 1280x1024`."""
    return " ".join(f"{width}x{height}" for width, height in pygame.display.get_desktop_sizes())


def has_room(size: tuple[int, int]) -> bool:
    """Return whether a window of this size fits on the first screen, including its frame."""
    width, height = pygame.display.get_desktop_sizes()[0]
    return size[0] <= width and size[1] + BARS <= height


def drop_file(path: Path) -> None:
    """Treat a file as if it were dropped onto the window."""
    pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(path)))


class Window:
    """The program's only window; `surface` is the drawing target."""

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

        `size` in pixels and `position` apply while it is neither maximised nor full screen. Without a
        position it opens in the middle of the first screen.
        """
        self._size = self._earlier_size = (max(size[0], MINIMUM[0]), max(size[1], MINIMUM[1]))
        self._position = self._earlier_position = position
        self._maximised = maximised
        self._full = full_screen
        self._wanted = None if maximised or full_screen else position
        pygame.display.set_caption(title)
        if icon is not None and icon.is_file():
            # The icon is optional.
            with suppress(pygame.error, OSError):
                pygame.display.set_icon(pygame.image.load(icon))
        self.surface = self._open()

    @property
    def full_screen(self) -> bool:
        """Whether the window fills the screen."""
        return self._full

    @property
    def size(self) -> tuple[int, int]:
        """The size in pixels while not full screen."""
        return self._size

    @property
    def position(self) -> tuple[int, int] | None:
        """The position, or the one before the window was maximised; None if unknown."""
        return self._position

    @property
    def maximised(self) -> bool:
        """Whether the window is maximised."""
        return self._maximised

    def resized(self, size: tuple[int, int]) -> None:
        """Record the new size in pixels set by the player."""
        size = (max(size[0], MINIMUM[0]), max(size[1], MINIMUM[1]))
        if not (self._full or self._maximised) and size != self._size:
            self._earlier_size, self._size = self._size, size
        self._take_surface()

    def follow(self, event: pygame.Event) -> None:
        """Record moves and state changes of the window by the player or the system."""
        match event.type:
            case pygame.WINDOWMOVED if not (self._full or self._maximised):
                self._moved((event.x, event.y))
            case pygame.WINDOWMAXIMIZED if not (self._full or self._maximised):
                self._maximised = True
                if self._covers_a_screen():
                    # The resize event arrives before the event that says the window was maximised.
                    self._size, self._position = self._earlier_size, self._earlier_position
            case pygame.WINDOWRESTORED:
                self._maximised = False
            case _:
                pass

    def set_full_screen(self, on: bool) -> None:  # noqa: FBT001 - the two states of one switch
        """Switch full screen on, or back to the previous size."""
        if on != self._full:
            self._full = on
            self._fill()
            pygame.event.pump()
            self._take_surface()

    def show(self) -> None:
        """Show what was drawn; recreates a surface that the system has taken away."""
        try:
            pygame.display.flip()
        except pygame.error:
            self.surface = self._open()

    def come_forward(self) -> None:
        """Bring the window to the front, as far as the system lets programs do that."""
        with suppress(pygame.error):
            _handle().focus()

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    def _open(self) -> pygame.Surface:
        try:
            return self._set_mode()
        except pygame.error:
            if os.environ.get("SDL_FRAMEBUFFER_ACCELERATION") != "0":
                raise
            # Wayland has no window surface without acceleration, and SDL reads the hint when video starts.
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
        # By default SDL keeps the screen awake; an idle card table should not.
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
        # Not set_mode(FULLSCREEN): on X11, leaving that mode results in a window of the screen's size.
        if self._full:
            _handle().set_fullscreen(desktop=True)
        else:
            _handle().set_windowed()

    def _moved(self, place: tuple[int, int]) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None and wanted != place:
            # On X11 the window frame shifts the window, a little further at every start.
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
        # The only way to set a minimum size and borderless full screen for the window of `display`.
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()
