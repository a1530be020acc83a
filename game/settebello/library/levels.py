"""The opponents of the game as players."""

from functools import cache

from settebello import resources
from settebello.ai import Levels
from settebello.ai.players import Player
from settebello.datafile import suggestion


@cache
def levels() -> Levels:
    """Return the shipped opponents; their files are read once."""
    return Levels.load([resources.assets() / "opponents"])


def opponents() -> dict[str, str]:
    """Return the id and the English name of every opponent, weakest first.

    >>> "amico" in opponents()
    True
    """
    return {one.id: one.name.in_language("en") for one in levels().opponents}


def player(name: str) -> Player:
    """Return an opponent by its id; raises ValueError if there is none."""
    found = levels().get(name)
    if found is None:
        raise ValueError(f"there is no opponent called {name!r}{suggestion(name, opponents())}")
    return found.player()
