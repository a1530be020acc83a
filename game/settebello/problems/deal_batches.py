"""The problems of some deals, wherever they are played: in this process, another one, or on a cluster."""

from functools import cache

from settebello import resources
from settebello.ai import Levels
from settebello.ai.levels import Group
from settebello.problems.generator import Company, Found, problems_in
from settebello.rulebook import Rulebook

PLAYERS = ("novizio", "amico", "esperto")
"""The levels that play some of the deals; the network plays the others."""


@cache
def company() -> Company:
    """Return the players and the levels, made once in each process."""
    levels = Levels.load([resources.assets() / "opponents"]).of(Group.LEVEL)
    asked = {level.id: level.player() for level in levels}
    return Company({name: asked[name] for name in PLAYERS}, asked)


@cache
def book() -> Rulebook:
    """Return the shipped rules, read once in each process."""
    return Rulebook([resources.rules()])


def problems_of(game: str, players: int, numbers: tuple[int, ...]) -> list[list[Found]]:
    """Return the problems of each of the deals of these numbers."""
    ruleset = book().ruleset(game)
    return [list(problems_in(ruleset, players, number, company())) for number in numbers]
