"""The composition root: builds every object of the program once, connects them, and runs the program."""

from settebello.app.game import Game
from settebello.app.launch import run
from settebello.app.settings.run_options import Options

__all__ = ["Game", "Options", "run"]
