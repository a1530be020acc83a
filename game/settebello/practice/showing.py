"""What a ghost hand shows a child before the first task of an activity, or the first deal of a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from settebello.engine import Card
from settebello.engine.rules.rulewords import Mode, Piles
from settebello.learning.activities import TENS, Activity, Kind, Level
from settebello.learning.deals.smallpack import SEVEN, small_rules
from settebello.learning.facts import LARGEST_SUM
from settebello.learning.puzzles.maker import Wish, make
from settebello.learning.puzzles.pairs import turned_over
from settebello.learning.puzzles.puzzle import Puzzle, Task
from settebello.learning.sums import Sum
from settebello.practice.assignment import Assignment

VALUE: Final = 3
"""The card value that is shown where a value or an equal card is asked for."""
DISTRACTORS: Final = 1
SMALL: Final = 5
"""The highest card beside a small sum."""
PILE: Final = 3
"""The cards below the top of a pile that is stolen."""
OTHER_CARDS: Final = 200
"""The puzzles that are made at most in search of one without the cards that the hand has shown."""
NOT_SHOWN: Final = frozenset({Kind.SANDBOX, Kind.CHECK, Kind.SPRINT}) | TENS
"""Nothing is asked on the free table; games of ten show themselves; what the others ask is known already."""


@dataclass(frozen=True, slots=True)
class Showing:
    """A task that the hand solves, and the same task with other cards, which the child may solve after it.

    tried: None where the child goes on to real tasks at once. Neither is evidence.
    """

    shown: Assignment
    tried: Assignment | None = None


def showing(activity: Activity, rng: Random, *, tried: bool) -> Showing | None:
    """Return what to show of an activity; None for activities without cards to take."""
    if activity.kind in NOT_SHOWN:
        return None
    level = activity.levels[0]
    wish = _wish(activity, level)
    shown = make(wish, rng)
    again = _with_other_cards(wish, shown, rng) if tried else None
    return Showing(
        _assignment(activity, level, shown, rng),
        None if again is None else _assignment(activity, level, again, rng),
    )


def _assignment(activity: Activity, level: Level, puzzle: Puzzle, rng: Random) -> Assignment:
    pair = turned_over(puzzle, rng) if puzzle.task is Task.MORE else None
    pile = _pile(puzzle, rng) if _steals(activity) else ()
    return Assignment(activity=activity, level=level, puzzle=puzzle, of=0, pair=pair, pile=pile)


def _steals(activity: Activity) -> bool:
    """Return whether piles are stolen, which is then shown; sums are known from other games."""
    return activity.kind is Kind.DEALS and activity.ruleset.capture.piles is not Piles.CLOSED


def _pile(puzzle: Puzzle, rng: Random) -> tuple[Card, ...]:
    """Return some cards of the pack that lie nowhere else."""
    cards = small_rules(puzzle.ruleset, SEVEN).deck.cards
    return tuple(rng.sample([card for card in cards if card not in {puzzle.card, *puzzle.table}], PILE))


def _wish(activity: Activity, level: Level) -> Wish:
    if _steals(activity):
        return Wish(
            task=Task.TWIN, ruleset=activity.ruleset, value=VALUE, distractors=DISTRACTORS, upto=level.upto
        )
    task = activity.task or Task.MAKE
    if not task.adds:
        value = VALUE if VALUE in level.values else level.values[0]
        return Wish(
            task=task, ruleset=activity.ruleset, value=value, distractors=DISTRACTORS, upto=level.upto
        )
    sums = level.sums(activity.ruleset)
    # Where the card itself is added, the whole fifteen is shown.
    fifteens = [one for one in sums if one.total == LARGEST_SUM] if _adds_itself(activity) else []
    wanted = _easiest(fifteens or sums)
    return Wish(
        task=task,
        ruleset=activity.ruleset,
        wanted=wanted,
        distractors=DISTRACTORS,
        ways=level.ways,
        upto=min(level.upto, max(SMALL, wanted.total)),
    )


def _adds_itself(activity: Activity) -> bool:
    """Return whether a card of the game is an addend of what it takes."""
    return activity.ruleset.capture.modes == (Mode.FIFTEEN,)


def _easiest(sums: Sequence[Sum]) -> Sum:
    """Return the smallest sum of different numbers: 1 and 2 where it may be."""
    return min(sums, key=lambda one: (len(set(one.addends)) < len(one.addends), one.total, max(one.addends)))


def _with_other_cards(wish: Wish, shown: Puzzle, rng: Random) -> Puzzle:
    """Return the same puzzle with as few cards as possible of those that the hand has used."""
    used = {shown.card, *shown.table}
    best, fewest = shown, len(used)
    for _ in range(OTHER_CARDS):
        puzzle = make(wish, rng)
        same = len(used & {puzzle.card, *puzzle.table})
        if same < fewest:
            best, fewest = puzzle, same
        if not same:
            break
    return best
