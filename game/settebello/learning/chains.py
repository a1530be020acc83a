"""Chains, the sums of three or more addends: their difficulty, and the easiest way to add them up.

See docs/learning.md, sections 6.1 and 6.2.
"""

from functools import lru_cache

from settebello.learning.difficulty import BASE, PER_FURTHER_ADDEND, Setting, step_difficulty
from settebello.learning.facts import LARGEST_ADDEND, Fact, Family
from settebello.learning.sums import MOST_ALIKE, Sum

FEWEST = 3
"""The fewest addends of a chain."""


def family(chain: Sum) -> Family:
    """Return the family of a chain: three addends, or four and more."""
    return Family.CHAIN_THREE if len(chain.addends) == FEWEST else Family.CHAIN_FOUR


def difficulty(addends: tuple[int, ...], setting: Setting) -> float:
    """Return the difficulty, in logits, of a sum of ascending addends in a setting."""
    return BASE + _way(addends)[0] + PER_FURTHER_ADDEND * (len(addends) - 2) + setting.difficulty


def path(asked: Sum) -> tuple[Fact, ...]:
    """Return the facts on the easiest way through a sum, in their order; for two addends, that fact."""
    _, order = _way(asked.addends)
    reached, facts = order[0], []
    for addend in order[1:]:
        # Beyond ten the ten stays as it is: 12 and 3 is the fact 2+3.
        ones = reached if reached <= LARGEST_ADDEND else reached - LARGEST_ADDEND
        facts.append(Fact.of(ones, addend))
        reached += addend
    return tuple(facts)


def chains_of(total: int, most_addends: int) -> tuple[Sum, ...]:
    """Return every chain with this total and at most so many addends, the shortest first."""
    found = [addends for addends in _partitions(total, 1, most_addends) if len(addends) >= FEWEST]
    return tuple(Sum(addends) for addends in sorted(found, key=lambda addends: (len(addends), addends)))


def _partitions(total: int, least: int, most_addends: int) -> list[tuple[int, ...]]:
    """Return all ways to write a total as ascending addends that one pack can lay."""
    if total == 0:
        return [()]
    if most_addends == 0:
        return []
    return [
        (addend, *rest)
        for addend in range(least, min(total, LARGEST_ADDEND) + 1)
        for rest in _partitions(total - addend, addend, most_addends - 1)
        if rest.count(addend) < MOST_ALIKE
    ]


@lru_cache(maxsize=4096)
def _way(addends: tuple[int, ...]) -> tuple[float, tuple[int, ...]]:
    """Return the least difficulty of adding the addends up one by one, and the order that has it."""
    if len(addends) == 1:
        return 0.0, addends
    ways = []
    for last in dict.fromkeys(addends):
        place = addends.index(last)
        hard, order = _way(addends[:place] + addends[place + 1 :])
        ways.append((hard + step_difficulty(sum(order), last), (*order, last)))
    # The larger number first where it makes no difference, as one counts on from the larger.
    return min(ways, key=lambda way: (way[0], [-addend for addend in way[1]]))
