"""A picture of every scene in every language and size asked for: for the README, and for looking at.

python packaging/screenshots.py OUT [--languages en de it] [--sizes 1280x720 1920x1080] [--scenes table ...]
                                [--variants [cirulla ...]] [--set skin=francesi large_index=true ...]

With --variants: a table in the middle of play and a score sheet of these variants, or of all, with each
number of players. With --set: with these settings.

Needs the installed program and no screen: it draws with SDL's dummy driver, on a clock of its own.
"""

import argparse
import os
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from settebello import resources
from settebello.ai import Levels, LocalAdviser, LocalOpponents
from settebello.app import Game
from settebello.cli import Options
from settebello.cli.rules_commands import setting
from settebello.clock import ManualClock
from settebello.developer.shot import Shot, deal_over, in_the_middle
from settebello.developer.shot_content import prepare_match
from settebello.developer.shot_route import reach
from settebello.developer.shots import SHOTS
from settebello.rulebook import Rulebook
from settebello.storage.places import Places
from settebello.storage.settings import Settings, Speed, WindowSize
from settebello.storage.settings_file import write_settings
from settebello.ui.kit.scene import SceneId


def main() -> None:
    """Make all pictures asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out", type=Path)
    parser.add_argument("--languages", nargs="+", default=["en"])
    parser.add_argument("--sizes", nargs="+", default=["1280x720"])
    parser.add_argument("--scenes", nargs="+")
    parser.add_argument("--variants", nargs="*")
    parser.add_argument("--set", nargs="+", default=[], dest="chosen", metavar="KEY=VALUE")
    given = parser.parse_args()
    shots = [shot for shot in SHOTS if shot.name in (given.scenes or [shot.name])]
    if given.variants is not None:
        shots = [shot for shot in shots if given.scenes] + list(tables(given.variants))
    chosen = dict(setting(text, "--set") for text in given.chosen)
    given.out.mkdir(parents=True, exist_ok=True)
    for size in given.sizes:
        for language in given.languages:
            for shot in shots:
                path = given.out / f"{shot.name}-{language}-{size}.png"
                take(shot, Settings(language=language, window=window_size(size), **chosen), path)
                print(path)


def tables(variants: list[str]) -> Iterator[Shot]:
    """The table and the score sheet of these variants, or of all, with each number of players."""
    book = Rulebook((resources.rules(),))
    for variant in variants or book.ids():
        for players in book.ruleset(variant).players.counts:
            name = f"{variant}_{players}"
            yield Shot(name, SceneId.TABLE, variant, players, in_the_middle)
            # A high target: some matches would be over with their first deal.
            sheet = Shot(f"{name}_sheet", SceneId.TABLE, variant, players, deal_over, target=99)
            yield replace(sheet, keys=(pygame.K_RETURN,), wait=200)


def window_size(text: str) -> WindowSize:
    """The size of a window, written 1280x720."""
    width, height = map(int, text.split("x"))
    return WindowSize(width, height)


def take(shot: Shot, settings: Settings, path: Path) -> None:
    """Make one picture."""
    with tempfile.TemporaryDirectory() as folder:
        places = Places.under(Path(folder))
        shown = replace(settings, speed=Speed.NORMAL, sound=False, assists=shot.assists)
        write_settings(places.settings, shown)
        prepare_match(shot, places)
        opponents = LocalOpponents(Levels.load((resources.assets() / "opponents",)))
        clock = ManualClock()
        game = Game(
            Options(places=places), clock=clock, rng=Random(7), opponents=opponents, adviser=LocalAdviser()
        )
        try:
            reach(game, clock, shot)
            surface = pygame.display.get_surface()
            if surface is not None:
                pygame.image.save(surface, path)
        finally:
            game.close()


if __name__ == "__main__":
    main()
