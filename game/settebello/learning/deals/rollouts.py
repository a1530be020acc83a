"""Plays a deck out: the model child of docs/learning.md, section 7.3, against an opponent."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Self

from settebello.ai.core.deals import copy_state
from settebello.ai.core.greedy_policy import Greedy
from settebello.ai.people.gentle_player import CAPTURES
from settebello.engine import CardSet, Position, Ruleset, Seat, kernel
from settebello.engine.steps import state_of
from settebello.engine.tables import compiled
from settebello.learning.deals.practice import PLAYERS
from settebello.learning.puzzles.card_aim import sums_of
from settebello.learning.sums import Sum

CHILD_CAPTURES = 800
"""How often in a thousand the model child takes when it sees something to take."""

LARGEST_SEED = 2**31 - 2


class Habit(StrEnum):
    """How the opponent plays."""

    GENTLE = "gentle"
    """Plays as ``GentlePlayer`` does."""
    STRONG = "strong"
    """Takes as many cards as it can, sweeps, and leaves no sweep."""


@dataclass(frozen=True, slots=True)
class Course:
    """The result of one play for the child, or the mean of several.

    turns: turns of the child that offered a wanted sum. different: the wanted sums offered. offered: turns
    with any sum. cards, sweeps: those of the child less those of the opponent.
    """

    turns: float
    different: float
    offered: float
    cards: float
    sweeps: float

    @classmethod
    def mean(cls, courses: Sequence[Self]) -> Self:
        """Return the mean of at least one course."""
        parts = [
            sum(getattr(course, name) for course in courses) / len(courses)
            for name in ("turns", "different", "offered", "cards", "sweeps")
        ]
        return cls(*parts)

    @property
    def lead(self) -> float:
        """The lead in cards, a sweep counted as three cards."""
        return self.cards + 3 * self.sweeps


class Rollouts:
    """Plays deals out on the kernel; the same seed gives the same games."""

    def __init__(
        self, ruleset: Ruleset, child: Seat, wanted: frozenset[Sum], opponent: Habit, rng: Random
    ) -> None:
        self._ruleset = ruleset
        self._child = int(child)
        self._wanted = wanted
        rules = compiled(ruleset, PLAYERS)
        self._state = kernel.State(rules, rng.randint(1, LARGEST_SEED))
        # What counts are cards, of whatever suit.
        self._greedy = Greedy(rules, [1] * int(rules.cards), 1) if opponent is Habit.STRONG else None
        self._said: dict[tuple[int, int], tuple[Sum, ...]] = {}

    def mean(self, position: Position, times: int) -> Course:
        """Return the mean course of so many plays from a position."""
        start = state_of(position)
        return Course.mean([self._played(start) for _ in range(times)])

    def _played(self, start: kernel.State) -> Course:
        state = self._state
        copy_state(start, state)
        turns = offered = 0
        different: set[Sum] = set()
        while state.ply < state.end:
            if state.seat() != self._child and self._greedy is not None:
                state.choose(self._greedy.best(state, 0))
                continue
            table = int(state.table)
            found = state.moves
            moves = [int(found[k]) for k in range(state.legal())]
            taking = [move for move in moves if move & table]
            laying = [move for move in moves if not move & table]
            if state.seat() != self._child:
                state.choose(self._gentle(taking, laying, table))
                continue
            said = {one for move in taking for one in self._sums(move & ~table, move & table)}
            offered += bool(said)
            met = said & self._wanted
            turns += bool(met)
            different |= met
            takes = taking and (not laying or state.pick(1000) < CHILD_CAPTURES)
            state.choose(self._any(taking if takes else laying))
        state.finish()
        own, other = self._child, 1 - self._child
        cards = int(state.taken[own]).bit_count() - int(state.taken[other]).bit_count()
        return Course(turns, len(different), offered, cards, int(state.sweeps[own] - state.sweeps[other]))

    def _gentle(self, taking: list[int], laying: list[int], table: int) -> int:
        """Return a move of the gentle opponent, which takes few cards, and not always."""
        if laying and (not taking or int(self._state.pick(1000)) >= 1000 * CAPTURES):
            return self._any(laying)
        fewest = min((move & table).bit_count() for move in taking)
        return self._any([move for move in taking if (move & table).bit_count() == fewest])

    def _any(self, moves: list[int]) -> int:
        return moves[self._state.pick(len(moves))]

    def _sums(self, played: int, taken: int) -> tuple[Sum, ...]:
        """Return the sums that a capture says."""
        known = self._said.get((played, taken))
        if known is None:
            pack = self._ruleset.deck.pack
            card = pack.cards[played.bit_length() - 1]
            known = self._said[played, taken] = sums_of(self._ruleset, card, CardSet(taken, pack))
        return known
