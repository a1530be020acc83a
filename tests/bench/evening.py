"""An hour of play, as fast as it goes: ``python -m tests.bench.evening [--size 1280x720] [--minutes 60]``.

Plays match after match in the real program on SDL's dummy driver, on a clock that moves only when told, and
prints what the process holds after every ten minutes of that clock. Results stand in RESULTS.md.
"""

import argparse
import gc
import os
import sys
import tempfile
from pathlib import Path
from random import Random

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from settebello import resources
from settebello.ai import Levels, LocalOpponents
from settebello.app import Game
from settebello.cli import Options
from settebello.clock import ManualClock
from settebello.session import Waiting
from settebello.storage.places import Places
from settebello.storage.settings import Settings, Speed, WindowSize
from settebello.storage.settings_file import write_settings
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Press
from settebello.ui.kit.loop import LONGEST_STEP
from settebello.ui.kit.ports.offers import GameChoice
from settebello.ui.kit.scene import Reset, SceneId
from settebello.ui.table.scene import TableScene

SECOND = round(1 / LONGEST_STEP)
"""Frames of a second; as few as let no time be lost."""
PAGE = 4096
ACTING = 10
"""Frames between two things that the player does."""
MATCHES = (("scopa", 2), ("scopone_scientifico", 4), ("cirulla", 3), ("escoba", 6), ("scopa_jp", 4))


def say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - a measurement is there to be read


def held() -> str:
    """What the process holds now."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return f"{pages * PAGE / 2**20:.0f} MB, {sys.getallocatedblocks():,} objects of Python"


def act(game: Game, rng: Random) -> None:
    """Do what a player does who never thinks: play any card, go on after every sheet, play again."""
    scene = game.stack.top
    if not isinstance(scene, TableScene):
        game.stack.handle(Press(Action.CONFIRM))
        return
    position = scene.session.match.position
    if scene.session.waiting_for is Waiting.PERSON and not scene.animating and position is not None:
        scene.play(rng.choice(position.legal_moves()))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--minutes", type=int, default=60)
    given = parser.parse_args()
    wide, high = map(int, given.size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        places = Places.under(Path(folder))
        settings = Settings(language="en", speed=Speed.NORMAL, sound=False, window=WindowSize(wide, high))
        write_settings(places.settings, settings)
        clock, rng = ManualClock(), Random(1)
        opponents = LocalOpponents(Levels.load((resources.assets() / "opponents",)))
        game = Game(Options(places=places), clock=clock, rng=rng, opponents=opponents)
        matches = deals = 0
        try:
            for frame in range(given.minutes * 60 * SECOND):
                if game.stack.ids[-1] in {SceneId.TITLE, SceneId.MATCH_OVER}:
                    variant, players = MATCHES[matches % len(MATCHES)]
                    others = ("amico", "bimbo", "amico", "bimbo", "amico")[: players - 1]
                    game.stack.apply(Reset(routes.NewMatch(GameChoice(variant, players, others))))
                    matches += 1
                before = game.stack.ids
                if frame % ACTING == 0:
                    act(game, rng)
                clock.advance(LONGEST_STEP)
                game.loop.frame()
                while game.loading:
                    pygame.time.wait(1)
                    game.loop.frame()
                deals += before != game.stack.ids and game.stack.ids[-1] is SceneId.SCORE_SHEET
                if (frame + 1) % (600 * SECOND) == 0:
                    minutes = (frame + 1) * LONGEST_STEP / 60
                    say(f"{minutes:.0f} min, {matches} matches, {deals} deals: {held()}")
        finally:
            game.close()


if __name__ == "__main__":
    main()
