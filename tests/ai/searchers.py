"""Material for the tests of the search: the shipped opponents with little effort, and positions."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from settebello import resources
from settebello.ai import Levels, Opponent, Player
from settebello.ai.search.networks import Weights
from settebello.ai.search.search_player import SearchPlayer
from settebello.engine import Position, SeatView, kernel
from settebello.engine.tables import compiled
from settebello.notation import read_line
from tests.ai.views import EVERY_GAME, RULEBOOK, random_positions

FEW = 12
"""Iterations that show how a search behaves, not how strong it is."""

SEARCHING = ("maestro", "campione")

OPPONENTS = Levels.load([resources.assets() / "opponents"])


def hurried(opponent: Opponent, iterations: int = FEW) -> Player:
    """An opponent that searches little."""
    if opponent.effort is None:
        return opponent.player()
    effort = replace(opponent.effort, iterations=iterations, interpreted=iterations)
    return SearchPlayer(effort, opponent.habits)


def searcher(level: str, iterations: int = FEW) -> SearchPlayer:
    """One of the levels that search, with that many iterations."""
    opponent = OPPONENTS.get(level)
    assert opponent is not None
    player = hurried(opponent, iterations)
    assert isinstance(player, SearchPlayer)
    return player


def view_in_turn(position: Position) -> SeatView:
    """What the seat in turn sees."""
    assert position.turn is not None
    return position.view(position.turn)


def view_of(line: str) -> SeatView:
    """The view of the seat in turn, in any shipped variant."""
    position = read_line(line, RULEBOOK.ruleset)
    assert isinstance(position, Position)
    return view_in_turn(position)


def positions_of_every_game(seed: int, every: int) -> Iterator[Position]:
    """Every so many-th position of a random deal of each game, from a different one on in each."""
    for number, (name, players) in enumerate(EVERY_GAME):
        for ply, position in enumerate(random_positions(RULEBOOK.ruleset(name), players, seed + number)):
            if (ply + number) % every == 0:
                yield position


def many_positions(count: int, seed: int = 1) -> Iterator[Position]:
    """So many positions of random deals, of all games in turn."""
    left = count
    while left:
        for position in positions_of_every_game(seed, 3):
            yield position
            left -= 1
            if not left:
                return
        seed += len(EVERY_GAME)


def weights_of(name: str, players: int) -> Weights:
    """The shipped network of a game."""
    return Weights.read(resources.assets() / "networks" / f"{name}-{players}.json")


def dealt(name: str, players: int, seed: int) -> kernel.State:
    """A deal of a game about to begin, as the core has it."""
    state = kernel.State(compiled(RULEBOOK.ruleset(name), players), seed)
    state.shuffle()
    return state


def permuted(position: Position, seed: int) -> Position:
    """A position that the seat in turn cannot tell from this one."""
    return view_in_turn(position).sample(Random(seed))
