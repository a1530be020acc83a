"""Creates players by name: the game's opponents, reference players, and external programs."""

import os
import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from settebello.ai import GreedyPlayer, Levels, Player, RandomPlayer
from settebello.ai.search.plain_player import PlainPlayer
from settebello.lab.coached_player import CoachedPlayer
from settebello.lab.faults import LabError
from settebello.lab.program import Program, ProgramPlayer

PLAIN: Mapping[str, Callable[[], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}
"""The players that need neither a file nor a number."""

PROGRAM = "program"

SEARCH = "plain"
"""The plain search with a given number of iterations, the reference for stronger players."""

COACHED = "coached"
"""An opponent of the game with the coach beside it, and the iterations of the coach's search if stated."""

WITHOUT_NETWORKS = ("random", "gentle", "habits")
"""The kinds of players that use no trained network."""

USUAL_PATIENCE = 60.0
"""Seconds that a program may think about one move."""


@dataclass(frozen=True, slots=True)
class Entrants:
    """Creates players from names.

    A name is the id of an opponent in one of the folders, ``random``, ``greedy``, ``plain:ITERATIONS``,
    ``coached:OPPONENT``, ``coached:OPPONENT:ITERATIONS`` or ``program:COMMAND``. ``patience``: how many
    seconds a program may think about one move.
    """

    folders: tuple[str, ...]
    patience: float = USUAL_PATIENCE
    networks: str = ""
    """The folder of the trained networks."""

    def check(self, name: str) -> None:
        """Raise LabError if a name is invalid; no program is started."""
        kind, colon, rest = name.partition(":")
        if kind == PROGRAM and colon:
            Program.find(_words(name, rest))
        elif kind == SEARCH and colon:
            _searcher(name, rest)
        elif kind == COACHED and colon:
            self._coached(name, rest)
        elif name not in PLAIN:
            self._level(name)

    @contextmanager
    def enter(self, name: str) -> Iterator[Player]:
        """Create the player of a name for the duration of the context; raises LabError as ``check`` does."""
        kind, colon, rest = name.partition(":")
        if kind == PROGRAM and colon:
            with Program.started(_words(name, rest), self.patience) as program:
                yield ProgramPlayer(program)
        elif kind == SEARCH and colon:
            yield _searcher(name, rest)
        elif kind == COACHED and colon:
            yield self._coached(name, rest)
        elif name in PLAIN:
            yield PLAIN[name]()
        else:
            yield self._level(name)

    def fingerprint(self, name: str) -> str:
        """Return a hash of the files that define a player; its code is not included."""
        kind, colon, rest = name.partition(":")
        if kind == COACHED and colon:
            coached, _, iterations = rest.partition(":")
            return f"{COACHED}:{self.fingerprint(coached)}:{iterations}:{_hash(self._network_files())}"
        opponent = self.levels().get(name)
        if opponent is None:
            return name
        names = {f"{each}.yaml" for each in (opponent.id, opponent.level)}
        paths = [
            path for folder in self.folders for path in sorted(Path(folder).iterdir()) if path.name in names
        ]
        if opponent.kind.value not in WITHOUT_NETWORKS:
            paths += self._network_files()
        return _hash(paths)

    def _network_files(self) -> list[Path]:
        return (
            [path for path in sorted(Path(self.networks).glob("*")) if path.is_file()]
            if self.networks
            else []
        )

    def levels(self) -> Levels:
        """Return the opponents in the folders."""
        return Levels.load(map(Path, self.folders))

    def _coached(self, name: str, rest: str) -> Player:
        """Return an opponent with the coach beside it.

        Raises LabError if there is no such opponent or the number is invalid.
        """
        opponent, colon, iterations = rest.partition(":")
        if colon and (not iterations.isdecimal() or int(iterations) < 1):
            raise LabError(f"{name!r}: write {COACHED}:OPPONENT:ITERATIONS, such as {COACHED}:amico:4000")
        return CoachedPlayer(self._level(opponent), int(iterations) if colon else None)

    def _level(self, name: str) -> Player:
        levels = self.levels()
        if levels.get(name) is None:
            known = [*(opponent.id for opponent in levels.opponents), *PLAIN]
            known += [f"{SEARCH}:ITERATIONS", f"{COACHED}:OPPONENT", f"{PROGRAM}:COMMAND"]
            meant = f" (did you mean '{PROGRAM}:{name}'?)" if " " in name or "/" in name else ""
            wrong = "".join(f"\n{problem}" for problem in levels.problems)
            raise LabError(f"there is no player {name!r}{meant}; there are {', '.join(known)}{wrong}")
        return levels.player(name)


def _hash(paths: Sequence[Path]) -> str:
    """Return a short hash of the contents of files."""
    found = sha256()
    for path in paths:
        found.update(sha256(path.read_bytes()).digest())
    return found.hexdigest()[:16]


def _searcher(name: str, iterations: str) -> Player:
    """Return the plain search player; raises LabError if the number is invalid."""
    if not iterations.isdecimal() or int(iterations) < 1:
        raise LabError(f"{name!r}: write {SEARCH}:ITERATIONS, such as {SEARCH}:16000")
    return PlainPlayer(int(iterations))


def _words(name: str, command: str) -> tuple[str, ...]:
    """Split a command line into words; raises LabError."""
    try:
        # On Windows the backslash separates folders; shlex must not treat it as an escape.
        words = tuple(shlex.split(command.replace("\\", "\\\\") if os.name == "nt" else command))
    except ValueError as error:
        raise LabError(f"{name!r} is not a command: {error}") from None
    if not words:
        raise LabError(f"{name!r} names no command")
    return words
