"""The opponents of the game as players, and opponents of a folder."""

from functools import cache
from pathlib import Path

from settebello import resources
from settebello.ai import Levels
from settebello.ai.players import Player
from settebello.datafile import DataError, suggestion


def levels(folder: str | Path | None = None) -> Levels:
    """Return the shipped opponents and those of a folder; the files are read once."""
    return _levels(None if folder is None else Path(folder))


@cache
def _levels(folder: Path | None) -> Levels:
    shipped = resources.assets() / "opponents"
    return Levels.load([shipped] if folder is None else [shipped, folder])


def opponents(folder: str | Path | None = None) -> dict[str, str]:
    """Return the id and the English name of every opponent, weakest first.

    ``folder`` may have files of opponents of your own; faulty ones are left out.

    >>> "amico" in opponents()
    True
    """
    return {one.id: one.name.in_language("en") for one in levels(folder).opponents}


def player(name: str, folder: str | Path | None = None) -> Player:
    """Return an opponent by its id; ``folder`` may have files of opponents of your own.

    Raises ValueError if there is none with this id, and DataError if its file is faulty.
    """
    known = levels(folder)
    found = known.get(name)
    if found is not None:
        return found.player()
    faults = [problem for problem in known.problems if Path(problem.file).stem == name]
    if faults:
        raise DataError(faults)
    raise ValueError(f"there is no opponent called {name!r}{suggestion(name, opponents(folder))}")
