"""The whole program for the robot: real scenes, real files, opponents that answer at once."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from unittest.mock import patch

import pygame

from settebello import resources
from settebello.ai import Levels, LocalAdviser, LocalOpponents
from settebello.app import Game
from settebello.cli import Options
from settebello.clock import ManualClock
from settebello.engine import SeatView
from settebello.learning.deals.composer import Order
from settebello.learning.deals.workshop import Workshop
from settebello.learning.memory.thinking_time import Age
from settebello.notation import Record, print_record
from settebello.storage.places import Places
from settebello.storage.saves import NamedSaves
from settebello.storage.settings import Settings, Speed
from settebello.storage.settings_file import write_settings
from settebello.ui.kit import routes
from settebello.ui.kit.loop import FRAME
from settebello.ui.kit.scene import Reset, SceneId
from tests.ui.shelves import played, put_away

PLAIN = Settings(language="en", speed=Speed.INSTANT, sound=False)
SIZE = (1280, 720)
FEW = 8
"""How far advice looks ahead, so that it costs next to nothing."""


class QuickAdviser(LocalAdviser):
    """Gives advice that is worth little and comes at once."""

    def ask(self, view: SeatView, seed: int, iterations: int | None = None) -> int:
        return super().ask(view, seed, FEW)


class ShufflingWorkshop(Workshop):
    """Shuffles every deck: nothing runs beside the window."""

    def begin(self, order: Order, seed: int, *, arranged: bool) -> None:
        super().begin(order, seed, arranged=False)


@cache
def opponents() -> LocalOpponents:
    """The shipped opponents, thinking in this process; a robot is no match for any of them."""
    return LocalOpponents(Levels.load((resources.assets() / "opponents",)))


@cache
def kept_records() -> tuple[Record, ...]:
    """Matches that were played before, of several games; the last two are not over."""
    return (
        played(3),
        played(5, ("bimbo",), "cirulla"),
        played(7, ("amico",), "escoba"),
        played(2, ("amico", "bimbo", "amico"), "scopone_scientifico", steps=60),
        played(4, ("amico", "bimbo"), target=11, steps=40),
    )


def furnish(home: Path) -> None:
    """Put into a player's folder what makes its screens full: matches, and a file that is torn."""
    places = Places.under(home)
    put_away(home, *kept_records())
    NamedSaves(places.saved).write("An evening", print_record(kept_records()[0]))
    (places.saved / "torn.scopa").write_text(print_record(kept_records()[1])[:300], encoding="utf-8")
    write_settings(places.settings, PLAIN)


class Program:
    """The program on a clock that moves only when told; started anew when the robot has ended it."""

    def __init__(self, home: Path, seed: int) -> None:
        self.home = home
        self.rng = Random(seed)
        self.starts = 0
        self._start()

    def _start(self) -> None:
        self.starts += 1
        self.clock = ManualClock()
        self.game = Game(
            Options(places=Places.under(self.home)),
            clock=self.clock,
            rng=Random(self.rng.randrange(2**30)),
            opponents=opponents(),
            adviser=QuickAdviser(),
        )
        learning = self.game.learning
        learning.rng = learning.deals.rng = Random(self.rng.randrange(2**30))
        learning.deals.workshop = ShufflingWorkshop(self.game.rulebook.ruleset, self.clock)
        self.frames(2)

    def close(self) -> None:
        self.game.close()

    def again(self) -> None:
        """Close the program and start it as the player would."""
        self.close()
        self._start()

    @property
    def open(self) -> tuple[SceneId, ...]:
        """The scenes now open."""
        return self.game.stack.ids

    def frames(self, count: int = 1, step: float = FRAME) -> None:
        for _ in range(count):
            self.clock.advance(step)
            self.game.loop.frame()

    @contextmanager
    def unseen(self) -> Iterator[None]:
        """Have the window out of sight for a while, so that nothing is drawn: it spares much time."""
        with patch.object(pygame.display, "get_active", lambda: False):
            yield

    def until(self, reached: Callable[[], bool], frames: int = 2000) -> None:
        """Let frames pass until something is so; fails when it never is."""
        for _ in range(frames):
            if reached():
                return
            self.frames(1)
        raise AssertionError(f"nothing came of it: {self.open}")

    def loaded(self) -> None:
        """Wait until all pictures are there."""
        while self.game.loading:
            pygame.time.wait(2)
            self.frames(1)

    def plain(self) -> None:
        """The first screen in an English window of the usual size: from where all is the same."""
        if not self.game.loop.running:
            self.again()
        self.game.preferences.change(PLAIN)
        self.resize(SIZE)
        self.game.stack.apply(Reset(routes.Title()))
        self.frames(20)

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size, as dragging its edge does."""
        if size == pygame.display.get_window_size():
            return
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.clear()
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))

    def child(self) -> None:
        """Have a child practise."""
        learning = self.game.learning
        if not learning.children:
            learning.create("Ada", "owl", Age.MIDDLE)
        learning.choose(learning.children[0].id)
