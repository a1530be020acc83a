"""The plays of a par over any executor, and kept in a file so that they can be continued."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path

from settebello import __version__, resources
from settebello.ai import Levels
from settebello.coach.duplicate.par import AverageDeal, ParDeal, Points
from settebello.coach.duplicate.playout import SteadyPlayers
from settebello.lab.kept_lines import KeptLines
from settebello.lab.spread import Numbers, Spread, carried_out, check_version, own_path

BATCH = 20
"""Plays that are carried out together: some tenths of a second of the usual level."""
FORMAT = 1

Plays = ParDeal | AverageDeal
"""A deck that is played many times, or many decks; each play follows from its number."""


@dataclass(frozen=True, slots=True)
class ParPlays:
    """Carries out the plays of a par.

    ``spread``: the executor; None for this process. ``keep``: the folder in which plays are kept.
    """

    folder: Path
    """The folder of the opponents."""
    spread: Spread | None = None
    keep: Path | None = None

    def results(self, plays: Plays) -> Iterator[tuple[int, Points]]:
        """Yield the number and the points of each play, in any order.

        Raises LabError if a play fails, and OSError if it cannot be kept.
        """
        journal = None if self.keep is None else _Journal(self.keep, plays)
        kept = {} if journal is None else journal.kept
        yield from kept.items()
        missing = [number for number in range(plays.count) if number not in kept]
        for numbers, found in self._played(plays, missing):
            if journal is not None:
                journal.add(numbers, found)
            yield from zip(numbers, found, strict=True)

    def _played(self, plays: Plays, numbers: Sequence[int]) -> Iterator[tuple[Numbers, Sequence[Points]]]:
        if self.spread is None:
            players = SteadyPlayers(Levels.load([self.folder]))
            for number in numbers:
                yield (number,), [plays.play(number, players)]
            return
        place = {"folder": str(self.folder), "assets": str(resources.assets()), "version": __version__}
        yield from carried_out(partial(play_batch, plays, place), numbers, self.spread, "play", BATCH)


def play_batch(plays: Plays, place: Mapping[str, str], numbers: Numbers) -> list[Points]:
    """Carry out some plays here; raises LabError if the program is another version."""
    check_version(place["version"])
    players = SteadyPlayers(Levels.load([Path(own_path(place["folder"], place["assets"]))]))
    return [plays.play(number, players) for number in numbers]


class _Journal:
    """The plays of a par that are kept, in batches."""

    def __init__(self, folder: Path, plays: Plays) -> None:
        """Read what is kept; the file of other plays, or of another version, is overwritten."""
        name = sha256(repr(plays).encode()).hexdigest()[:16]
        head = {"par": FORMAT, "plays": name, "settebello": __version__}
        self._lines = KeptLines(folder / f"par-{name}.jsonl", head)
        self.kept = dict(self._read(plays.count))

    def add(self, numbers: Sequence[int], found: Sequence[Points]) -> None:
        """Keep some plays; raises OSError."""
        self._lines.add([list(numbers), [list(points) for points in found]])

    def _read(self, count: int) -> Iterator[tuple[int, Points]]:
        for line in self._lines.lines:
            try:
                numbers, found = line
                for number, points in zip(map(int, numbers), found, strict=True):
                    if 0 <= number < count:
                        yield number, tuple(map(int, points))
            except (ValueError, TypeError):
                return
