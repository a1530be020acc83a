"""Who may be named for a match: the opponents of the game, plain players to measure by, other programs."""

import shlex
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from settebello.ai import GreedyPlayer, Levels, Player, RandomPlayer
from settebello.lab.faults import LabError
from settebello.lab.program import Program, ProgramPlayer

PLAIN: Mapping[str, Callable[[], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}
"""The players that need neither a file nor a number."""

PROGRAM = "program"

USUAL_PATIENCE = 60.0
"""Seconds that a program may think about one move."""


@dataclass(frozen=True, slots=True)
class Entrants:
    """Makes players of names: ``amico`` (a file of the folders), ``random``, ``greedy``, ``program:COMMAND``.

    ``patience``: how many seconds a program may think about one move.
    """

    folders: tuple[str, ...]
    patience: float = USUAL_PATIENCE

    def check(self, name: str) -> None:
        """Raise LabError where a name stands for nobody; no program is started."""
        kind, colon, rest = name.partition(":")
        if kind == PROGRAM and colon:
            Program.find(_words(name, rest))
        elif name not in PLAIN:
            self._level(name)

    @contextmanager
    def enter(self, name: str) -> Iterator[Player]:
        """The player of a name, for as long as it is needed; raises LabError as ``check`` does."""
        kind, colon, rest = name.partition(":")
        if kind == PROGRAM and colon:
            with Program.started(_words(name, rest), self.patience) as program:
                yield ProgramPlayer(program)
        elif name in PLAIN:
            yield PLAIN[name]()
        else:
            yield self._level(name)

    def levels(self) -> Levels:
        """The opponents of the folders."""
        return Levels.load(map(Path, self.folders))

    def _level(self, name: str) -> Player:
        levels = self.levels()
        if levels.get(name) is None:
            known = [opponent.id for opponent in levels.opponents]
            raise LabError(
                f"there is no player {name!r}; there are {', '.join([*known, *PLAIN])}, {PROGRAM}:COMMAND"
            )
        return levels.player(name)


def _words(name: str, command: str) -> tuple[str, ...]:
    """A command line as its words; raises LabError."""
    try:
        words = tuple(shlex.split(command))
    except ValueError as error:
        raise LabError(f"{name!r} is not a command: {error}") from None
    if not words:
        raise LabError(f"{name!r} names no command")
    return words
