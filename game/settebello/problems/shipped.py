"""The shipped problems, one file for each game, and the problem of the day."""

from datetime import date
from math import gcd
from pathlib import Path
from typing import Final

from settebello import resources
from settebello.datafile import DataError
from settebello.problems.problem import Problem
from settebello.problems.problem_file import RulesetOf, read_problems

STRIDE: Final = 0.618
"""Problems of successive days are this share of a game's problems apart, to differ in difficulty."""


class ShippedProblems:
    """The problems in the files of a folder, by game; a file is read once."""

    def __init__(self, ruleset_of: RulesetOf, folder: Path | None = None) -> None:
        """Look at the folder; no file is read yet."""
        self._ruleset_of = ruleset_of
        self._folder = folder or resources.assets() / "problems"
        self._read: dict[str, tuple[Problem, ...]] = {}
        self.damaged: dict[Path, str] = {}
        """The files with mistakes, with their reports; their problems are left out."""

    @property
    def games(self) -> tuple[str, ...]:
        """The ids of the games that have problems, sorted."""
        return tuple(sorted(path.stem for path in self._folder.glob("*.yaml")))

    def of(self, game: str) -> tuple[Problem, ...]:
        """Return the problems of a game, easy ones first; none for other games and faulty files."""
        if game not in self._read:
            path = self._folder / f"{game}.yaml"
            try:
                self._read[game] = read_problems(path, self._ruleset_of) if game in self.games else ()
            except DataError as error:
                self._read[game] = ()
                self.damaged[path] = str(error)
        return self._read[game]

    def by_id(self, problem_id: str) -> Problem | None:
        """Return a problem by its id; None if there is none."""
        games = [game for game in self.games if problem_id.startswith(f"{game}_")]
        # "scopa_assi_2_7_31" begins with the id of another game as well.
        found = (one for game in reversed(games) for one in self.of(game) if one.id == problem_id)
        return next(found, None)

    def of_day(self, day: date) -> Problem | None:
        """Return the problem of a day: the games take turns, and none comes twice before all have come."""
        games = self.games
        if not games:
            return None
        turn, place = divmod(day.toordinal(), len(games))
        problems = self.of(games[place])
        if not problems:
            return None
        stride = max(1, round(STRIDE * len(problems)))
        while gcd(stride, len(problems)) != 1:
            stride += 1
        return problems[turn * stride % len(problems)]
