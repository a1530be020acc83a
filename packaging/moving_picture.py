"""The moving picture of the README: the frames of a sweep, from the broom to the point."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pygame

from settebello import resources
from settebello.ai import Levels, LocalAdviser, LocalOpponents
from settebello.app import Game
from settebello.cli import Options
from settebello.clock import ManualClock
from settebello.developer.shot import Shot
from settebello.developer.shot_content import prepare_match
from settebello.developer.shot_route import frames, reach
from settebello.engine import Card, Position
from settebello.session import TableSession
from settebello.storage.places import Places
from settebello.storage.settings import Settings, Speed, WindowSize
from settebello.storage.settings_file import write_settings
from settebello.ui.kit.scene import SceneId
from settebello.ui.table.scene import TableScene

EVERY: Final = 4
"""Frames of the program for one of the picture."""
BEFORE: Final = 4
LENGTH: Final = 46
"""Frames of the picture before the card is played, and after that."""
LEFT_OUT: Final = 19
"""Frames at the beginning that are not shown: the picture begins just before the broom touches the cards."""
SHOWN: Final = 67
LAST: Final = 1600
"""Milliseconds for which each frame is shown, and the last one."""
LEAST: Final = 3
"""The fewest cards on the table that are worth sweeping."""


def sweeping_card(position: Position | None) -> Card | None:
    """Return a card of the person with which only a sweep of several cards is possible; None without one."""
    if (
        position is None
        or position.turn != 0
        or len(position.table) < LEAST
        or len(position.hands[0]) < LEAST
    ):
        return None
    moves = position.legal_moves()
    swept = (move for move in moves if len(move.captured) == len(position.table))
    return next((one.card for one in swept if [m.card for m in moves].count(one.card) == 1), None)


def sweep_possible(session: TableSession) -> bool:
    """Whether the person may sweep now, some plays after the beginning of a deal."""
    position = session.match.position
    return position is not None and len(position.history) > LEAST and sweeping_card(position) is not None


def sweep_frames(size: WindowSize) -> Iterator[pygame.Surface]:
    """Yield the frames of a sweep in a window of this size; each is valid until the next one."""
    with tempfile.TemporaryDirectory() as folder:
        places = Places.under(Path(folder))
        settings = Settings(language="en", window=size, speed=Speed.NORMAL, sound=False)
        write_settings(places.settings, settings)
        shot = Shot("sweep", SceneId.TABLE, found=sweep_possible)
        prepare_match(shot, places)
        opponents = LocalOpponents(Levels.load((resources.assets() / "opponents",)))
        options, clock = Options(places=places), ManualClock()
        game = Game(options, clock=clock, rng=Random(7), opponents=opponents, adviser=LocalAdviser())
        try:
            reach(game, clock, shot)
            table, surface = game.stack.top, pygame.display.get_surface()
            if not isinstance(table, TableScene) or surface is None:
                raise RuntimeError("no table was reached")
            position = table.session.match.position
            card = sweeping_card(position)
            if position is None or card is None:
                raise RuntimeError("no sweep was found")
            number = sorted(position.hands[0].cards).index(card)
            for count in range(BEFORE + LENGTH):
                if count == BEFORE:
                    for kind in (pygame.KEYDOWN, pygame.KEYUP):
                        pygame.event.post(pygame.Event(kind, key=pygame.K_1 + number, mod=0, unicode=""))
                frames(game, clock, EVERY)
                if count >= LEFT_OUT:
                    yield surface
        finally:
            game.close()
