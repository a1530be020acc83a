"""The window itself, on SDL's dummy driver."""

import os
from collections.abc import Iterator

import pygame
import pytest

from settebello.ui.kit.window import MINIMUM, Window, is_seen, prepare


@pytest.fixture(autouse=True)
def _video() -> Iterator[None]:
    prepare()
    yield
    pygame.display.quit()


def test_the_window_has_the_size_asked_for() -> None:
    assert Window("Test", (1000, 640)).surface.get_size() == (1000, 640)


def test_the_window_is_never_smaller_than_its_minimum() -> None:
    assert Window("Test", (300, 200)).surface.get_size() == MINIMUM


def test_full_screen_and_back_gives_the_old_size() -> None:
    window = Window("Test", (1000, 640))
    window.set_full_screen(True)
    assert window.full_screen
    assert window.surface.get_size() == pygame.display.get_desktop_sizes()[0]
    assert window.size == (1000, 640)
    window.set_full_screen(False)
    assert window.surface.get_size() == (1000, 640)


def test_a_window_may_begin_as_full_screen() -> None:
    window = Window("Test", (1000, 640), full_screen=True)
    assert window.surface.get_size() == pygame.display.get_desktop_sizes()[0]
    window.set_full_screen(False)
    assert window.surface.get_size() == (1000, 640)


def test_the_size_is_remembered_as_the_player_made_it() -> None:
    window = Window("Test", (1000, 640))
    pygame.display.set_mode((1100, 700), pygame.RESIZABLE)
    window.resized((1100, 700))
    assert window.size == window.surface.get_size() == (1100, 700)
    window.set_full_screen(True)
    window.resized(window.surface.get_size())
    assert window.size == (1100, 700)


def test_a_hint_that_the_system_cannot_take_is_withdrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "0")
    real = pygame.display.set_mode

    def strict(*args: object, **more: object) -> pygame.Surface:
        if os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "0":
            raise pygame.error("Window framebuffer support not available")
        return real(*args, **more)  # type: ignore[arg-type]  # passed on as it came

    monkeypatch.setattr(pygame.display, "set_mode", strict)
    assert Window("Test", (1000, 640)).surface.get_size() == (1000, 640)
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "1"


def test_any_other_trouble_with_the_window_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)

    def broken(*_args: object, **_more: object) -> pygame.Surface:
        raise pygame.error("no screen")

    monkeypatch.setattr(pygame.display, "set_mode", broken)
    with pytest.raises(pygame.error, match="no screen"):
        Window("Test", (1000, 640))


def test_a_window_comes_up_where_it_was() -> None:
    window = Window("Test", (900, 600), position=(37, 45))
    assert pygame.display.get_window_position() == (37, 45)
    assert window.position == (37, 45)


def test_the_place_is_remembered_as_the_player_chose_it() -> None:
    window = Window("Test", (900, 600))
    window.follow(pygame.Event(pygame.WINDOWMOVED, x=50, y=60))
    assert window.position == (50, 60)
    window.set_full_screen(True)
    window.follow(pygame.Event(pygame.WINDOWMOVED, x=0, y=0))
    assert window.position == (50, 60)


@pytest.mark.parametrize("told_first", [True, False])
def test_a_maximised_window_keeps_in_mind_what_it_was_before(told_first: bool) -> None:
    window = Window("Test", (900, 600), position=(50, 60))
    screen = pygame.display.get_desktop_sizes()[0]
    told = pygame.Event(pygame.WINDOWMAXIMIZED)
    if told_first:
        window.follow(told)
    window.follow(pygame.Event(pygame.WINDOWMOVED, x=0, y=0))
    window.resized(screen)
    window.follow(told)
    assert (window.maximised, window.size, window.position) == (True, (900, 600), (50, 60))
    window.follow(pygame.Event(pygame.WINDOWRESTORED))
    window.resized((900, 600))
    assert (window.maximised, window.size) == (False, (900, 600))


def test_a_surface_that_was_taken_away_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window("Test", (900, 600))
    flip = pygame.display.flip

    def lost() -> None:
        monkeypatch.setattr(pygame.display, "flip", flip)
        raise pygame.error("The surface is lost")

    monkeypatch.setattr(pygame.display, "flip", lost)
    window.show()
    window.surface.fill("#ffffff")
    window.show()
    assert pygame.display.get_surface() is not None


def test_a_frame_that_pushes_the_window_aside_at_the_start_does_not_move_it_for_good() -> None:
    window = Window("Test", (900, 600), position=(50, 60))
    window.follow(pygame.Event(pygame.WINDOWMOVED, x=51, y=80))
    assert pygame.display.get_window_position() == window.position == (50, 60)
    window.follow(pygame.Event(pygame.WINDOWMOVED, x=51, y=80))
    assert window.position == (51, 80)


def test_the_screen_may_fall_asleep_over_a_table_that_nobody_looks_at() -> None:
    Window("Test", (900, 600))
    assert pygame.display.get_allow_screensaver()


@pytest.mark.parametrize(
    ("driver", "asked", "seen"),
    [("x11", False, True), ("offscreen", False, False), ("offscreen", True, True), ("dummy", True, True)],
)
def test_a_window_that_nobody_sees_is_told_unless_it_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, driver: str, asked: bool, seen: bool
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    if asked:
        monkeypatch.setenv("SDL_VIDEODRIVER", driver)
    else:
        monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    assert is_seen() is seen
