"""Playing strength measured fairly: every deck is played again and again, with the sides changed over."""

from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import mean, stdev

from settebello.ai import Player
from settebello.engine import Match, MatchStep, Phase, Ruleset, Seat
from settebello.engine.rulekeys import Objective


@dataclass(frozen=True, slots=True)
class Difference:
    """Points a deal by which the first player is better, with half the width of the 95 % interval.

    ``won``, ``lost``: parts of the deals in which it had more, or fewer, points than the others on average.
    """

    points: float
    margin: float
    deals: int
    won: float
    lost: float

    def __str__(self) -> str:
        low, high = self.points - self.margin, self.points + self.margin
        rates = f"ahead in {self.won:.0%}, behind in {self.lost:.0%}"
        return f"{self.points:+.2f} ({low:+.2f}, {high:+.2f}) over {self.deals} duplicate deals, {rates}"


def compare(
    ruleset: Ruleset, players: int, first: Player, second: Player, deals: int, seed: int
) -> Difference:
    """Let a player meet others over so many deals, each played with it on every side by turns."""
    results, single = [], []
    sides = ruleset.players.side_count(players)
    for deal in range(deals):
        start = _dealt(ruleset, players, Seat(deal % players), seed * 1_000_003 + deal)
        ahead = [_ahead(start, first, second, side, seed + deal) for side in range(sides)]
        results.append(mean(ahead))
        single += ahead
    won, lost = (sum(sign * points > 0 for points in single) / len(single) for sign in (1, -1))
    return Difference(mean(results), 1.96 * stdev(results) / sqrt(deals), deals, won, lost)


def _dealt(ruleset: Ruleset, players: int, dealer: Seat, seed: int) -> Match:
    return Match.start(ruleset, players, dealer).deal_next(Random(seed))[0].match


def _ahead(match: Match, first: Player, second: Player, side: int, seed: int) -> float:
    """The points of the first player's side less those of the others on average, after a deal to its end."""
    rng = Random(seed)
    while match.phase is Phase.PLAY:
        position = match.position
        assert position is not None
        assert position.turn is not None
        own = position.side_of(position.turn) == side
        match = play(match, first if own else second, rng).match
    assert match.score is not None
    points = list(match.score.points)
    ahead = points.pop(side) - mean(points)
    return -ahead if match.ruleset.match.objective is Objective.LOW else ahead


def play(match: Match, player: Player, rng: Random) -> MatchStep:
    """Let a player do what it wants to do where it is in turn."""
    assert match.position is not None
    assert match.position.turn is not None
    move = player.choose(match.position.view(match.position.turn), rng)
    return match.doubt() if move is None else match.play(move)
