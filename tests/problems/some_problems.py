"""Problems for tests: those that are shipped."""

from functools import cache

from settebello.problems.problem import Problem
from settebello.problems.shipped import ShippedProblems
from tests.pilot import shipped


@cache
def problems_shipped() -> ShippedProblems:
    """The shipped problems, read once."""
    return ShippedProblems(shipped().ruleset)


def some_problems(game: str = "scopa") -> tuple[Problem, ...]:
    """The shipped problems of a game."""
    return problems_shipped().of(game)


def some_problem(kind: str | None = None, game: str = "scopa", players: int = 2) -> Problem:
    """The first problem of a game with a number of players, of any kind or of one."""
    return next(
        one for one in some_problems(game) if kind in {None, one.kind.value} and one.players == players
    )
