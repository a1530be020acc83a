"""Playing strength measured fairly: every deck is played twice, with the sides changed over."""

from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import mean, stdev

from settebello.ai import Player
from settebello.engine import Match, Phase, Ruleset, Seat


@dataclass(frozen=True, slots=True)
class Difference:
    """Points a deal by which the first player is better, with half the width of the 95 % interval."""

    points: float
    margin: float
    deals: int

    def __str__(self) -> str:
        low, high = self.points - self.margin, self.points + self.margin
        return f"{self.points:+.2f} ({low:+.2f}, {high:+.2f}) over {self.deals} duplicate deals"


def compare(
    ruleset: Ruleset, players: int, first: Player, second: Player, deals: int, seed: int
) -> Difference:
    """Let two players meet over so many duplicate deals, each on one of two sides; the dealer moves round."""
    results = []
    for deal in range(deals):
        start = _dealt(ruleset, players, Seat(deal % players), seed * 1_000_003 + deal)
        there = _points(start, (first, second), seed + deal)
        back = _points(start, (second, first), seed + deal)
        results.append((there - back) / 2)
    return Difference(mean(results), 1.96 * stdev(results) / sqrt(deals), deals)


def _dealt(ruleset: Ruleset, players: int, dealer: Seat, seed: int) -> Match:
    return Match.start(ruleset, players, dealer).deal_next(Random(seed))[0].match


def _points(match: Match, sides: tuple[Player, Player], seed: int) -> int:
    """The points of side A less those of side B when the sides play a deal to its end."""
    rng = Random(seed)
    while match.phase is Phase.PLAY:
        position = match.position
        assert position is not None
        assert position.turn is not None
        view = position.view(position.turn)
        match = match.play(sides[view.side].choose(view, rng)).match
    assert match.score is not None
    return match.score.points[0] - match.score.points[1]
