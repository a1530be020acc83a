"""The broom check: the cards left after a deal of Quindici come to ten plus a multiple of fifteen.

See docs/learning.md, sections 1 and 8.
"""

from dataclasses import dataclass
from random import Random

from settebello.engine import CardSet, Ruleset, control_of, kernel
from settebello.engine.scoring import CONTROLLED, control_remainder
from settebello.engine.tables import compiled
from settebello.learning.deals.practice import PLAYERS
from settebello.learning.deals.rollouts import LARGEST_SEED
from settebello.learning.puzzles.card_aim import values_of

OFFERED = 4
"""The number of totals to choose from: 10, 25, 40 and 55."""


@dataclass(frozen=True, slots=True)
class BroomCheck:
    """The cards left at the end of a deal, their total, and the totals to choose from."""

    cards: CardSet
    addends: tuple[int, ...]
    total: int
    choices: tuple[int, ...]
    holds: bool


def broom_check(ruleset: Ruleset, left: CardSet) -> BroomCheck:
    """Return the check of the cards left, by the engine's control; ValueError for games without one."""
    control, remainder = control_of(ruleset, left), control_remainder(ruleset)
    if control is None or remainder is None:
        raise ValueError(f"{ruleset.id} has no check of what is left")
    totals = [remainder + k * CONTROLLED for k in range(OFFERED)]
    if control.total not in totals:
        totals.append(control.total)
    return BroomCheck(left, values_of(ruleset, left), control.total, tuple(sorted(totals)), control.holds)


def some_leftover(ruleset: Ruleset, rng: Random) -> CardSet:
    """Return the cards left of a random deal, for a check without a deal before it."""
    rules = compiled(ruleset, PLAYERS)
    state = kernel.State(rules, rng.randint(1, LARGEST_SEED))
    state.shuffle()
    while kernel.redeal_reason(rules, state.table) != kernel.NONE:
        state.shuffle()
    while state.ply < state.end:
        state.choose(state.moves[state.pick(state.legal())])
    return CardSet(int(state.table), ruleset.deck.pack)
