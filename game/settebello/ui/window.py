"""The window itself: opened with the settings that were measured to be quick, sized, made full screen."""

import os
import sys
import warnings
from pathlib import Path

import pygame

MINIMUM = (800, 500)


def prepare() -> None:
    """Start pygame's display and fonts with the hints of each system; never the mixer, never everything."""
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "settebello")
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "settebello")
    if sys.platform == "win32":
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_driver() == "x11":
        # Presenting through OpenGL costs 10 ms a frame where there is no graphics card.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def is_right_library() -> bool:
    """Whether pygame is pygame-ce; another library of that name may have been installed over it."""
    return bool(getattr(pygame, "IS_CE", False))


def preferred_languages() -> tuple[str, ...]:
    """The languages the system prefers, best first, as "de" or "de_AT"; none in a plain locale."""
    return tuple(str(locale["language"]) for locale in pygame.system.get_pref_locales())


class Window:
    """The program's one window; `surface` is what is drawn on."""

    def __init__(
        self, title: str, size: tuple[int, int], *, full_screen: bool = False, icon: Path | None = None
    ) -> None:
        """Open the window; `size` in pixels is its size while it is not full screen."""
        self._size = (max(size[0], MINIMUM[0]), max(size[1], MINIMUM[1]))
        self._full = full_screen
        pygame.display.set_caption(title)
        if icon is not None and icon.is_file():
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

    def resized(self, size: tuple[int, int]) -> None:
        """Take note of the size the player gave the window, in pixels."""
        if not self._full:
            self._size = (max(size[0], MINIMUM[0]), max(size[1], MINIMUM[1]))
        self._take_surface()

    def set_full_screen(self, on: bool) -> None:  # noqa: FBT001 - the two states of one switch
        """Fill the screen, or go back to the size before."""
        if on != self._full:
            self._full = on
            self._fill()
            pygame.event.pump()
            self._take_surface()

    def show(self) -> None:
        """Bring what was drawn to the screen."""
        pygame.display.flip()

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
        surface = pygame.display.set_mode(self._size, pygame.RESIZABLE)
        _handle().minimum_size = MINIMUM
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

    def _take_surface(self) -> None:
        found = pygame.display.get_surface()
        if found is not None:
            self.surface = found


def _handle() -> pygame.Window:
    with warnings.catch_warnings():
        # The only way to a smallest size and to a borderless full screen for the window of `display`.
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()
