"""The debug overlay: every widget has its outline, the focus its order, the frame its reason."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from settebello.developer.debug_overlay import FOCUSED, REACHABLE, DebugOverlay, in_words
from settebello.developer.tools import attach
from settebello.ui.kit.controls.bindings import KEYS
from settebello.ui.kit.controls.chords import Chord
from settebello.ui.kit.redraw_reason import Cause, RedrawReason
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.widgets import Widget
from tests.app.test_game import press, running
from tests.app.test_skins import settle
from tests.pilot import Pilot
from tests.ui.every_scene import at

Edge = tuple[float, float, float, float]


class Drawn:
    """Remembers the lines and the words that are drawn on a pilot's canvas."""

    def __init__(self, pilot: Pilot, patch: pytest.MonkeyPatch) -> None:
        self.lines: list[tuple[Edge, str]] = []
        self.words: list[tuple[str, float, float, str]] = []
        patch.setattr(pilot.canvas, "line", self._line)
        patch.setattr(pilot.canvas, "text", self._text)

    def _line(self, x1: float, y1: float, x2: float, y2: float, colour: str, thick: float = 1.0) -> None:
        self.lines.append(((x1, y1, x2, y2), colour))

    def _text(self, words: object, x: float, y: float, *, colour: str = "", **_: object) -> float:
        self.words.append((str(words), x, y, colour))
        return 0.0


def focused(pilot: Pilot) -> Widget:
    """The widget that has the focus."""
    widget = pilot.group.focused
    assert widget is not None
    return widget


@pytest.mark.parametrize("scene", [SceneId.NEW_GAME, SceneId.SETTINGS, SceneId.TITLE])
def test_every_widget_is_outlined_and_numbered_in_the_order_of_the_tab_key(
    scene: SceneId, monkeypatch: pytest.MonkeyPatch
) -> None:
    with at(scene) as pilot:
        drawn = Drawn(pilot, monkeypatch)
        DebugOverlay(pilot.loop, pilot.stack).draw(pilot.canvas)
        numbers = [(int(words), x, y) for words, x, y, _ in drawn.words if words.isdecimal()]
        lines = tuple(drawn.lines)
        first = focused(pilot)
        order = [first]
        for _ in pilot.group.widgets:
            pilot.press("tab")
            if focused(pilot) is first:
                break
            order.append(focused(pilot))
        assert [number for number, _, _ in numbers] == list(range(1, len(order) + 1))
        by_tab = [widget for widget in pilot.group.widgets if widget in order]
        start = by_tab.index(first)
        assert by_tab[start:] + by_tab[:start] == order
        for widget, (_, x, y) in zip(by_tab, numbers, strict=True):
            area = widget.area
            assert area.x <= x <= area.x + 30
            assert abs(y - area.y) < 10
        for widget in pilot.group.widgets:
            area = widget.area
            top = (area.x, area.y, area.right, area.y)
            left = (area.x, area.y, area.x, area.bottom)
            colours = {colour for edge, colour in lines if edge in (top, left)}
            assert colours & ({FOCUSED} if widget is first else {REACHABLE}) or not widget.reachable
            assert colours, widget.label


def test_on_a_table_cards_and_buttons_are_outlined(monkeypatch: pytest.MonkeyPatch) -> None:
    with at(SceneId.TABLE) as pilot:
        targets = getattr(pilot.scene, "targets", ())
        assert len(targets) > 5
        drawn = Drawn(pilot, monkeypatch)
        DebugOverlay(pilot.loop, pilot.stack).draw(pilot.canvas)
        edges = {edge for edge, _ in drawn.lines}
        assert {(area.x, area.y, area.right, area.y) for area in targets} <= edges


def test_f12_shows_it_and_hides_it_again(tmp_path: Path) -> None:
    with running(tmp_path) as (game, clock):
        attach(game)
        settle(game, clock)
        surface = pygame.display.get_surface()
        assert surface is not None
        before = pygame.image.tobytes(surface, "RGB")
        press(game, clock, pygame.K_F12)
        shown = len(game.loop.overlays)
        assert shown == 2
        assert Cause.ASKED in game.loop.reason.causes
        assert pygame.image.tobytes(surface, "RGB") != before
        press(game, clock, pygame.K_F12)
        assert len(game.loop.overlays) == 1
        assert pygame.image.tobytes(surface, "RGB") == before


def test_in_a_normal_build_f12_does_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as (game, clock):
        settle(game, clock)
        # The first key of all tells the program that a keyboard is used.
        press(game, clock, pygame.K_F9)
        frame = game.loop.reason
        press(game, clock, pygame.K_F12)
        assert len(game.loop.overlays) == 1
        assert game.loop.reason is frame


def test_no_action_has_the_key() -> None:
    assert Chord.parse("f12") not in {Chord.parse(name) for names in KEYS.values() for name in names.split()}


def test_the_reason_is_said_in_one_line() -> None:
    causes = frozenset({Cause.CHANGED, Cause.ANIMATING, Cause.PICTURES})
    reason = RedrawReason(causes, changed=(SceneId.TITLE,), animating=(SceneId.TABLE, SceneId.DIALOG))
    assert in_words(reason) == "changed (title), animating (table dialog), pictures"


def test_the_tools_cost_the_start_of_a_checkout_no_scene_and_no_overlay() -> None:
    script = (
        "import sys, settebello.developer.tools;"
        "print(*(name for name in sys.modules if name.startswith('settebello.developer')))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = {name.removeprefix("settebello.developer").lstrip(".") for name in done.stdout.split()[-9:]}
    assert {"tools", "file_watch", "sources"} <= loaded
    assert not loaded & {"debug_overlay", "theme_reload", "shots", "scene_window"}
