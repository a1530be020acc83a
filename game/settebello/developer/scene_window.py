"""Opens one scene in a window of its own, with example content in a temporary folder."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from settebello import app
from settebello.clock import SystemClock
from settebello.developer.shot import Shot
from settebello.developer.shot_content import prepare_match
from settebello.developer.shot_route import reach
from settebello.developer.tools import attach
from settebello.storage.places import Places
from settebello.storage.settings import Settings, Speed
from settebello.storage.settings_file import write_settings

SEED: Final = 7
"""The seed of the deals in the window: the same scene shows the same cards every time."""


class FastForwardClock(SystemClock):
    """The system's clock, which can be moved forwards: the way to a scene takes no time."""

    def __init__(self) -> None:
        self._skipped = 0.0

    def now(self) -> float:
        """Return the seconds since some fixed moment, with those that were skipped."""
        return super().now() + self._skipped

    def advance(self, seconds: float) -> None:
        """Skip the given seconds."""
        self._skipped += seconds


@contextmanager
def example_places(shot: Shot) -> Iterator[Places]:
    """Return folders with the content of a shot; they are deleted afterwards."""
    with TemporaryDirectory(prefix="settebello-scene-", ignore_cleanup_errors=True) as folder:
        places = Places.under(Path(folder))
        # Motion has its usual pace, for which the keys of the shots are timed.
        write_settings(places.settings, Settings(speed=Speed.NORMAL, assists=shot.assists))
        prepare_match(shot, places)
        yield places


def open_scene(shot: Shot, options: Callable[[Places], app.Options]) -> int:
    """Open the scene of a shot and play on from there; return the exit status.

    `options` makes the options of the run for the example's folders.
    """
    clock = FastForwardClock()

    def before_play(game: app.Game) -> None:
        attach(game)
        reach(game, clock, shot)

    with example_places(shot) as places:
        return app.run(options(places), before_play=before_play, clock=clock, rng=Random(SEED))
