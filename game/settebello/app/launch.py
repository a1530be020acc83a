"""The start of the program: looks for what it needs, plays, and cleans up."""

import threading
from collections.abc import Callable
from random import Random

from settebello.app.game import Game
from settebello.app.settings.run_options import Options
from settebello.app.start_request import record_asked_for
from settebello.clock import Clock
from settebello.gc_startup import gc_paused
from settebello.outside import OutsideError
from settebello.ui.kit.window import is_right_library, prepare


def run(
    options: Options,
    *,
    before_play: Callable[[Game], None] | None = None,
    clock: Clock | None = None,
    rng: Random | None = None,
) -> int:
    """Open the window, play until it is closed, and return the exit status.

    `before_play` is called with the program before its first frame. Clock and random numbers default to the
    system's.

    Before a window opens: raises OutsideError if there is no screen, UnknownVariant if the requested variant
    does not exist, and DataError or OSError if the requested record cannot be read.
    """
    if not is_right_library():
        # There is no window yet in which to show this.
        raise OutsideError("Settebello needs pygame-ce; another library named pygame is in its place.")
    loaded = record_asked_for(options)
    prepare()
    with gc_paused():
        game = Game(options, clock=clock, rng=rng, loaded=loaded)
    try:
        if before_play is not None:
            before_play(game)
        threading.excepthook = game.thread_failed
        return game.try_once() if options.once else game.play()
    finally:
        threading.excepthook = threading.__excepthook__
        game.close()
