"""Decisions of played deals, and how sure the analysis is of them: by other seeds, and by larger searches."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from settebello.ai import GreedyPlayer
from settebello.ai.analysis import USUAL, Analysis, Analyst
from settebello.ai.search.search_player import best_said, exact
from settebello.coach.verdict import is_said
from settebello.engine import Match, Move, Phase, Ruleset, Seat, SeatView

CARELESS = 0.3
"""The share of moves drawn at random, so that there are mistakes to find."""


@dataclass(frozen=True)
class Moment:
    """A view that has to be searched, and the move that was played."""

    view: SeatView
    played: Move


def moments(ruleset: Ruleset, players: int, seed: int) -> Iterator[Moment]:
    """Yield the decisions of one deal after another; without end."""
    rng, greedy = Random(seed), GreedyPlayer()
    while True:
        match = Match.start(ruleset, players, Seat(0)).deal_next(rng)[0].match
        while match.phase is Phase.PLAY and match.position is not None and match.position.turn is not None:
            view = match.position.view(match.position.turn)
            careless = rng.random() < CARELESS
            move = rng.choice(view.legal_moves()) if careless else greedy.choose(view, rng)
            said = best_said(view)
            if len(said) > 1 and exact(view, tuple(said)) is None and move is not None:
                yield Moment(view, move)
            match = match.doubt().match if move is None else match.play(move).match


@dataclass(frozen=True)
class Agreement:
    """What several seeds say about one decision.

    `blamed`: how many call the move that was played a mistake. `opposite`: whether one seed calls a move
    better than another and a second seed says the reverse.
    """

    seeds: int
    blamed: int
    opposite: bool

    @property
    def agreed(self) -> bool:
        """Whether all seeds say the same about the move that was played."""
        return self.blamed in {0, self.seeds}


def agreement(moment: Moment, seeds: int) -> Agreement:
    """Analyse a decision with so many seeds at the usual effort."""
    found = [Analyst(moment.view, USUAL, seed).analyse() for seed in range(seeds)]
    said = {pair for analysis in found for pair in _said(analysis)}
    blamed = sum(any(worse == moment.played for _, worse in _said(analysis)) for analysis in found)
    return Agreement(seeds, blamed, any((worse, better) in said for better, worse in said))


def covered(moment: Moment, times: int, seed: int) -> bool | None:
    """Return whether the interval of the second best move holds the difference that a larger search finds.

    `times`: how much larger. None where there is no interval.
    """
    found = Analyst(moment.view, USUAL, seed).analyse()
    best, other = found.moves[:2]
    larger = Analyst(moment.view, USUAL, seed + 1).analyse(USUAL.usual() * times)
    points = {value.move: value.points for value in larger.moves}
    if other.behind is None:
        return None
    return other.behind.low <= points[best.move] - points[other.move] <= other.behind.high


def _said(analysis: Analysis) -> Iterator[tuple[Move | None, Move | None]]:
    """Yield the best move with each move of which the coach may say that it is worse."""
    best, *others = analysis.moves
    for other in others:
        if is_said(other.behind):
            yield best.move, other.move
