"""How long cards take to be drawn and changed: ``pytest -m bench -s tests/bench/bench_cards.py``.

Results stand in RESULTS.md.
"""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pygame
import pytest

from settebello import resources
from settebello.ai import Levels, LocalOpponents
from settebello.app import Game
from settebello.cli import Options
from settebello.clock import SystemClock
from settebello.engine import Pack
from settebello.skins import Deck, Skins, load_skin
from settebello.storage.places import Places
from settebello.storage.settings import Settings, Speed, Table, WindowSize
from settebello.storage.settings_file import write_settings
from settebello.ui.kit import routes
from settebello.ui.kit.cards import CardImages
from settebello.ui.kit.paint.fonts import Fonts
from settebello.ui.kit.scene import Push
from settebello.ui.kit.window import prepare

SKINS = resources.assets() / "skins"
NAMES = sorted(path.parent.name for path in SKINS.glob("*/skin.yaml"))
FRAME = 1 / 60
ROUNDS = 5


CHANGES: dict[str, list[dict[str, Any]]] = {
    "skins": [{"skin": name} for name in (*NAMES, *NAMES)],
    "backs": [{"back": back} for back in ("red", "green", "blue")],
    "signs in the corners": [{"large_index": True}, {"value_badges": True}, {"large_index": False}],
    "tables": [{"table": table} for table in (*Table, *Table)],
}


class Frame(NamedTuple):
    """The seconds that a frame took, and those of the processor that it needed itself."""

    passed: float
    own: float


def longest(frames: list[Frame]) -> str:
    passed, own = (max(each) * 1000 for each in zip(*frames, strict=True))
    return f"longest {passed:.0f} ms, of its own {own:.0f} ms"


def say(text: str) -> None:
    print(f"\n{text}")  # noqa: T201 - a measurement is there to be read


@pytest.mark.bench
@pytest.mark.parametrize("width", [124, 180, 360])
@pytest.mark.parametrize("name", NAMES)
def test_forty_cards_are_drawn(name: str, width: int) -> None:
    prepare()
    pygame.display.set_mode((1280, 720))
    deck = Deck.of(load_skin(SKINS / name))
    paths = [*deck.faces[Pack.ITALIAN].values(), deck.back]
    spent = []
    for _ in range(ROUNDS):
        before = time.process_time()
        for path in paths:
            pygame.image.load_sized_svg(path, (width, width * 5 // 3)).convert_alpha()
        spent.append(time.process_time() - before)
    heaviest = max(paths, key=_seconds)
    say(
        f"{name}: 40 cards and a back at {width} x {width * 5 // 3}: {min(spent) * 1000:.0f} ms of CPU, "
        f"heaviest {heaviest.name} {_seconds(heaviest) * 1000:.0f} ms"
    )


def _seconds(path: Path) -> float:
    before = time.process_time()
    pygame.image.load_sized_svg(path, (180, 300))
    return time.process_time() - before


@pytest.mark.bench
def test_skins_are_looked_through() -> None:
    before = time.process_time()
    assert len(Skins((SKINS,)).all()) == len(NAMES)
    first = time.process_time() - before
    skins = Skins((SKINS,))
    skins.all()
    before = time.process_time()
    skins.all()
    say(f"{len(NAMES)} skins: {first * 1000:.0f} ms, again {(time.process_time() - before) * 1000:.1f} ms")


@pytest.mark.bench
def test_signs_are_put_into_the_corners_of_forty_cards() -> None:
    prepare()
    pygame.display.set_mode((1280, 720))
    with ThreadPoolExecutor(2) as executor:
        fonts = Fonts(resources.assets() / "fonts")
        images = CardImages(Deck.of(load_skin(SKINS / "napoletane")), executor, fonts)
        images.want([124])
        while images.busy:
            images.poll()
        images.index = images.badges = True
        before = time.process_time()
        for card in Pack.ITALIAN.cards:
            images.nearest(card, 124)
        say(f"40 cards with badge and index at 124: {(time.process_time() - before) * 1000:.1f} ms of CPU")


@pytest.mark.bench
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_longest_frame_while_cards_and_table_change_in_the_middle_of_a_deal(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """The real loop in real time: every skin, back and table once, with the page open over the table."""
    places = Places.under(tmp_path)
    settings = Settings(language="en", speed=Speed.INSTANT, sound=False, window=WindowSize(*size))
    write_settings(places.settings, settings)
    opponents = LocalOpponents(Levels.load((resources.assets() / "opponents",)))
    game = Game(Options(places=places, variant="scopa"), rng=Random(3), opponents=opponents)
    clock = SystemClock()

    def run(seconds: float) -> list[Frame]:
        """Frames for a while; how long each of them took."""
        took = []
        end = clock.now() + seconds
        while clock.now() < end or game.loading:
            begun, spent = clock.now(), time.thread_time()
            game.loop.frame()
            took.append(Frame(clock.now() - begun, time.thread_time() - spent))
            clock.sleep(begun + FRAME - clock.now())
        return took

    try:
        game.appearance.decks.look()
        run(2.0)
        game.stack.apply(Push(routes.Cards()))
        opening = run(1.0)
        say(f"{size[0]} x {size[1]}: opening the page: {longest(opening)}")
        for what, changes in CHANGES.items():
            frames: list[Frame] = []
            waited: list[float] = []
            for change in changes:
                port = game.preferences
                begun, spent = clock.now(), time.thread_time()
                port.change(replace(port.current, **change))
                frames.append(Frame(clock.now() - begun, time.thread_time() - spent))
                frames += run(FRAME)
                waited.append(clock.now() - begun)
                frames += run(0.3)
            say(
                f"{size[0]} x {size[1]}: {what}: {len(frames)} frames, {longest(frames)}; "
                f"shown after {max(waited) * 1000:.0f} ms at most"
            )
    finally:
        game.close()
