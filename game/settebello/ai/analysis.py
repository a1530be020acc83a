"""What each move is worth: the hidden cards dealt at random again and again, and every deal played out."""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random

from settebello.ai.players import moves_of
from settebello.ai.reasons import Reason, reasons_of
from settebello.engine import Move, Position, SeatView, kernel
from settebello.engine.native import i64, vec
from settebello.engine.rulekeys import Objective
from settebello.engine.steps import settle, state_of
from settebello.engine.tables import compiled

USUAL_ITERATIONS = 200

LARGEST_SEED = 2**31 - 2
"""The kernel's own numbers start from 1 to this."""

Enough = Callable[[int], bool]
"""Whether so many iterations are enough; asked after each."""


@dataclass(frozen=True, slots=True)
class MoveValue:
    """A move, its expected points with their standard error, and what speaks for and against it.

    ``move`` is None for a doubt. ``points``: the own side's points in the deal less those of the best other
    side. Where few points are wanted: those of the other side with the fewest less the own ones. So more is
    better in every game.
    """

    move: Move | None
    points: float
    error: float
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    """The moves of a view, the best first, and in how many deals each was tried."""

    moves: tuple[MoveValue, ...]
    iterations: int


def analyse(view: SeatView, rng: Random, enough: Enough) -> Analysis:
    """Try every legal move of a view in the same random deals; ValueError where it has none.

    Each deal is one that the seat cannot tell from the true one. After the move the cards are played at
    random; what can be taken is taken.
    """
    moves: list[Move | None] = [*moves_of(view)]
    if view.may_doubt:
        moves.append(None)
    largest_hand = max(*view.hand_sizes, view.ruleset.deal.refill)
    room = kernel.room(compiled(view.ruleset, view.players), largest_hand)
    sums = [0.0] * len(moves)
    squares = [0.0] * len(moves)
    done = 0
    while True:
        position = view.sample(rng)
        seed = rng.randint(1, LARGEST_SEED)
        for k, move in enumerate(moves):
            points = _played_out(position, move, view, seed, room)
            sums[k] += points
            squares[k] += points * points
        done += 1
        if enough(done):
            break
    values = [
        MoveValue(move, total / done, _error(total, square, done), reasons_of(view, move))
        for move, total, square in zip(moves, sums, squares, strict=True)
    ]
    # The order of the moves themselves decides between equals, as sorting keeps it.
    return Analysis(tuple(sorted(values, key=lambda value: -value.points)), done)


def _error(total: float, square: float, count: int) -> float:
    """The standard error of a mean; 0 of a single value, which says nothing about others."""
    if count == 1:
        return 0.0
    spread = max(0.0, square - total * total / count) / (count - 1)
    return sqrt(spread / count)


def _played_out(position: Position, move: Move | None, view: SeatView, seed: int, room: vec[i64]) -> float:
    """The advantage of the view's side when a deal is played to its end at random after a move.

    ``room`` is where the moves of the playout are listed.
    """
    rng = Random(seed)
    after = (position.doubt() if move is None else position.play(move)).position
    if after.claim:
        # The next player doubts or not, as a coin falls.
        after = (after.doubt() if after.may_doubt and rng.random() < 0.5 else settle(after)).position
    state = state_of(after)
    state.rng, state.moves = seed, room
    _mix(state, rng)
    state.playout()
    return advantage(view, state)


def _mix(state: kernel.State, rng: Random) -> None:
    """Put the cards of every hand in any order, since a playout plays them in the order of their slots."""
    players = int(state.rules.players)
    for first in range(players):
        slots = [k for k in range(first, int(state.first_end), players) if state.order[k] >= 0]
        cards = [state.order[k] for k in slots]
        rng.shuffle(cards)
        for slot, card in zip(slots, cards, strict=True):
            state.order[slot] = card


def advantage(view: SeatView, state: kernel.State) -> float:
    """The points by which the view's side is ahead of the best other at the end of a deal."""
    points = [int(state.points[side]) for side in range(len(view.piles))]
    decided = int(kernel.match_winner(state.rules, state.taken))
    low = view.ruleset.match.objective is Objective.LOW
    if decided >= 0:
        # A match won at a stroke is worth as much as one won from nothing.
        points[decided] += -view.ruleset.match.target if low else view.ruleset.match.target
    own = points.pop(view.side)
    return min(points) - own if low else own - max(points)
