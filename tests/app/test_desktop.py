"""Whether the desktop asks for reduced motion."""

import subprocess
from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from settebello.app.settings.desktop import (
    Ask,
    Desktop,
    as_left,
    asks_for_reduced_motion,
    open_window,
    size_on,
)
from settebello.app.settings.run_options import overridden, to_keep
from settebello.cli import Options
from settebello.storage.places import Places
from settebello.storage.settings import Motion, Settings, WindowSize
from settebello.ui.kit.window import prepare, screens


def answering(**answers: str) -> Ask:
    """Programs that answer so; those that are not named are not installed."""

    def ask(command: Sequence[str]) -> str:
        if command[0] not in answers:
            raise FileNotFoundError(command[0])
        return answers[command[0]]

    return ask


@pytest.mark.parametrize(
    ("platform", "answers", "expected"),
    [
        ("linux", {"gdbus": "(<<false>>,)\n"}, True),
        ("linux", {"gdbus": "(<<true>>,)\n", "gsettings": "false\n"}, False),
        ("linux", {"gdbus": "Error: no such name", "gsettings": "false\n"}, True),
        ("linux", {"gsettings": "true\n"}, False),
        ("linux", {}, None),
        ("darwin", {"defaults": "1\n"}, True),
        ("darwin", {"defaults": "0\n"}, False),
        ("darwin", {}, None),
    ],
)
def test_each_desktop_is_asked_in_its_own_way(
    platform: str, answers: dict[str, str], expected: bool | None
) -> None:
    assert asks_for_reduced_motion(platform, answering(**answers)) is expected


def test_a_desktop_that_does_not_answer_is_given_up() -> None:
    def ask(command: Sequence[str]) -> str:
        raise subprocess.TimeoutExpired(command, 1)

    assert asks_for_reduced_motion("linux", ask) is None


@pytest.mark.parametrize(
    ("motion", "asks", "reduced"),
    [
        (Motion.SYSTEM, False, False),
        (Motion.SYSTEM, True, True),
        (Motion.FULL, True, False),
        (Motion.REDUCED, False, True),
    ],
)
def test_the_setting_decides_and_may_leave_it_to_the_desktop(
    motion: Motion, asks: bool, reduced: bool
) -> None:
    desktop = Desktop(lambda: Settings(motion=motion), asks=asks)
    assert desktop.reduced_motion() is reduced


def test_the_switch_holds_for_one_start(tmp_path: Path) -> None:
    options = Options(places=Places.under(tmp_path), reduced_motion=True)
    said = overridden(Settings(), options)
    assert said.motion is Motion.REDUCED
    assert to_keep(said, said, Settings()).motion is Motion.SYSTEM


@pytest.mark.parametrize("gone", [False, True])
def test_the_window_comes_back_to_its_place_unless_a_screen_is_gone(gone: bool, tmp_path: Path) -> None:
    prepare()
    seen = "1x1" if gone else screens()
    left = WindowSize(900, 600, 31, 42, maximised=False, screens=seen)
    window = open_window(Settings(window=left), tmp_path / "none.png")
    try:
        assert window.size == (900, 600)
        assert (window.position == (31, 42)) is not gone
        assert as_left(window).screens == screens()
    finally:
        window.close()


@pytest.mark.parametrize(("screen", "maximised"), [((1366, 768), True), ((1920, 1080), False)])
def test_a_first_window_that_a_small_screen_would_cut_off_is_maximised(
    screen: tuple[int, int], maximised: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare()
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [screen])
    window = open_window(Settings(), tmp_path / "none.png")
    try:
        assert window.maximised is maximised
    finally:
        window.close()


@pytest.mark.parametrize(
    ("now", "before", "size"),
    [
        ("1920x1080", "", (1280, 720)),
        ("3840x2160 1920x1080", "", (2560, 1440)),
        ("1366x768", "", (1280, 720)),
        ("3840x2160", "1920x1080", (2560, 1440)),
        ("1920x1080", "3840x2160", (640, 360)),
        ("1920x1080 1280x1024", "1920x1080", (1280, 720)),
        ("1920x1080", "damaged", (1280, 720)),
        ("", "", (1280, 720)),
    ],
)
def test_a_window_takes_as_much_of_another_screen(now: str, before: str, size: tuple[int, int]) -> None:
    assert size_on(now, WindowSize(1280, 720, screens=before)) == size
