"""Print what the voice receives in every scene: for reading as a listener.

python packaging/speech.py [--languages en de] [--scenes title table ...]

Needs the installed program, no screen and no voice. Indented lines are the values of the control before them.
"""

import argparse
import os
import tempfile
from dataclasses import replace
from pathlib import Path
from random import Random

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from settebello import resources
from settebello.ai import Levels, LocalAdviser, LocalOpponents
from settebello.app import Game
from settebello.cli import Options
from settebello.clock import ManualClock
from settebello.developer.heard import Listener
from settebello.developer.shot import Shot
from settebello.developer.shot_content import prepare_match
from settebello.developer.shot_route import reach
from settebello.developer.shots import SHOTS
from settebello.storage.places import Places
from settebello.storage.settings import Settings, Speed
from settebello.storage.settings_file import write_settings


def main() -> None:
    """Print the scenes asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--languages", nargs="+", default=["en"])
    parser.add_argument("--scenes", nargs="+")
    given = parser.parse_args()
    for language in given.languages:
        for shot in SHOTS:
            if shot.name in (given.scenes or [shot.name]):
                print(f"== {shot.name} ({language})")
                for words in heard(shot, language):
                    print(words)


def heard(shot: Shot, language: str) -> list[str]:
    """What the voice receives in the scene of a shot."""
    with tempfile.TemporaryDirectory() as folder:
        places = Places.under(Path(folder))
        settings = Settings(language=language, speed=Speed.NORMAL, sound=False)
        write_settings(places.settings, replace(settings, speech=True))
        prepare_match(shot, places)
        opponents = LocalOpponents(Levels.load((resources.assets() / "opponents",)))
        clock = ManualClock()
        game = Game(
            Options(places=places), clock=clock, rng=Random(7), opponents=opponents, adviser=LocalAdviser()
        )
        try:
            reach(game, clock, shot)
            return list(Listener(game).walk(clock))
        finally:
            game.close()


if __name__ == "__main__":
    main()
