"""Proves that one move of a view is right: strictly best in every world, by exact search of each of them.

A world is a deal of the unseen cards that fits the view. In each the search sees all cards and plays both
sides perfectly to the end (double dummy, as in bridge). Nothing is sampled: every world is searched.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from settebello.ai.core import double_dummy
from settebello.ai.core.double_dummy import DoubleDummy
from settebello.ai.core.payoff import LEAST, SPAN
from settebello.ai.search.payoff_table import payoff_table_of, sign_of
from settebello.ai.search.roots import Root, root_of
from settebello.ai.search.search_player import best_said
from settebello.engine import Move, Ruleset, SeatView, kernel
from settebello.engine.match_end import winner_of
from settebello.engine.rules.rulewords import Declare, Piles, Tie
from settebello.problems.worlds import Worlds

if TYPE_CHECKING:
    from settebello.engine.native import i64, vec

MOST_WORLDS: Final = 2000
MOST_LEFT: Final = 12
"""Cards still to be played; with more of them a proof takes too long."""

TRIED_FIRST: Final = 12
"""Random worlds that are searched before all others: most moves fail in one of them."""

WON: Final = 1
DECIDED: Final = 100
"""The payoff of a deal whose piles decide the match, whatever the totals."""


class Obstacle(StrEnum):
    """Why nothing can be proved of a view."""

    SIDES = "sides"
    """There are more than two sides: then no move is best whatever the others want."""
    HIDDEN_MOVES = "hidden_moves"
    """The rules let cards be played face down, or punish wrong captures."""
    STOLEN_PILES = "stolen_piles"
    """The rules let piles be stolen."""
    DECLARATIONS = "declarations"
    """Hands may still be declared."""
    OVER = "over"
    """The seat is not in turn."""
    TOO_EARLY = "too_early"
    """Too many cards are still to be played."""
    MATCH = "match"
    """How the match is won is not a matter of the totals alone."""


class UnprovableError(ValueError):
    """Nothing can be proved of a view; ``obstacle`` says why."""

    def __init__(self, obstacle: Obstacle) -> None:
        """Take the reason."""
        super().__init__(obstacle.value)
        self.obstacle = obstacle


class Aim(StrEnum):
    """What the best move is best for."""

    POINTS = "points"
    """The lead in points of the deal."""
    MATCH = "match"
    """To win the match with this deal; not to lose it comes before going on."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal besides points: what is reached or not. ``turns``: within so many turns of the own seat."""

    kind: int
    cards: int = 0
    turns: int = 0


def obstacle_of(view: SeatView, aim: Aim = Aim.POINTS) -> Obstacle | None:
    """Return why nothing can be proved of a view; None if it can be tried."""
    ruleset = view.ruleset
    if len(view.piles) != 2:
        return Obstacle.SIDES
    if ruleset.bluff or ruleset.declare_bluff or ruleset.penalties.enabled or view.claim:
        return Obstacle.HIDDEN_MOVES
    if ruleset.capture.piles is not Piles.CLOSED:
        return Obstacle.STOLEN_PILES
    new = view.stock or max(view.hand_sizes) >= ruleset.deal.hand or view.guise
    if ruleset.declare is not Declare.NONE and new:
        return Obstacle.DECLARATIONS
    if view.turn != view.seat:
        return Obstacle.OVER
    if sum(view.hand_sizes) + view.stock > MOST_LEFT:
        return Obstacle.TOO_EARLY
    if aim is Aim.MATCH and ruleset.match.tie is Tie.COUNT_ORDER:
        return Obstacle.MATCH
    return None


class Prover:
    """Searches a view in all its worlds, for one aim."""

    def __init__(self, view: SeatView, aim: Aim = Aim.POINTS) -> None:
        """Prepare the searches; raises UnprovableError."""
        if obstacle := obstacle_of(view, aim):
            raise UnprovableError(obstacle)
        self.view = view
        self.root: Root = root_of(view)
        self.worlds = Worlds(self.root)
        if len(self.worlds) > MOST_WORLDS:
            raise UnprovableError(Obstacle.TOO_EARLY)
        self.moves: dict[int, Move] = best_said(view)
        self._aim = aim
        self._search = searcher(self.root, view, aim)

    def right_move(self) -> Move | None:
        """Return the one move that is strictly best in every world; None if there is none."""
        search, masks = self._search, list(self.moves)
        if len(masks) < 2:
            return None
        values = {mask: search.value(mask) for mask in masks}
        best = max(masks, key=lambda mask: values[mask])
        if sum(value == values[best] for value in values.values()) > 1:
            return None
        if self._aim is Aim.MATCH and values[best] < WON:
            return None
        rng = Random(0)
        some = (self.worlds.sample(rng) for _ in range(min(TRIED_FIRST, len(self.worlds))))
        if not self._is_best(best, some) or not self._is_best(best, self.worlds):
            return None
        return self.moves[best]

    def only_certain(self, right: Move, goal: Goal) -> bool:
        """Return whether a move reaches a goal in every world, and no other move does."""
        mask = _mask(right)
        search = searcher(self.root, self.view, self._aim, goal)
        others = {other for other in self.moves if other != mask}
        for world in self.worlds:
            search.deal(self.worlds.slots, world)
            if not search.value(mask):
                return False
            others -= {other for other in others if not search.value(other)}
        return not others

    def _is_best(self, best: int, worlds: Iterable[list[int]]) -> bool:
        search = self._search
        others = [mask for mask in self.moves if mask != best]
        for world in worlds:
            search.deal(self.worlds.slots, world)
            value = search.value(best)
            if self._aim is Aim.MATCH and value < WON:
                return False
            # The window tells only whether another move is as good, which is all that matters.
            if any(search.between(mask, value - 1, value) >= value for mask in others):
                return False
        return True


def searcher(root: Root, view: SeatView, aim: Aim, goal: Goal | None = None) -> DoubleDummy:
    """Return the search of a root for an aim, or for a goal."""
    table = payoff_table_of(view, match=False)
    payoff, stake = table.payoff, table.decision
    if aim is Aim.MATCH:
        payoff, stake = match_payoff(view.ruleset, *_totals(view)), DECIDED
    kind, cards, limit = double_dummy.PAYOFF, 0, 0
    if goal is not None:
        kind, cards = goal.kind, goal.cards
        limit = int(root.state.ply) + (goal.turns - 1) * view.players + 1
        if kind == double_dummy.UNSWEPT:
            limit = int(root.state.ply) + goal.turns * view.players
    return DoubleDummy(root.state, view.side, kind, cards, limit, payoff, stake, sign_of(view.ruleset))


@lru_cache(maxsize=256)
def match_payoff(ruleset: Ruleset, own: int, other: int) -> "vec[i64]":
    """Return the payoff of a deal's points with these totals: 1 a match won, -1 a match lost, 0 neither."""
    worth = {None: 0, 0: WON, 1: -WON}
    reach = range(-LEAST, SPAN - LEAST)
    return kernel.array([worth[winner_of(ruleset, (own + a, other + b))] for a in reach for b in reach])


def _totals(view: SeatView) -> tuple[int, int]:
    return view.scores[view.side], view.scores[1 - view.side]


def _mask(move: Move) -> int:
    return 1 << move.card.bit | move.captured.mask
