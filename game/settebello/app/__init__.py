"""The composition root: builds every object of the program once, puts them together, and runs it."""

from settebello.app.game import Game, run
from settebello.app.settings.run_options import Options

__all__ = ["Game", "Options", "run"]
