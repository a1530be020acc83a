"""Chains, the sums of three addends and more: the easiest way through them.

See docs/learning.md, sections 6.1 and 6.2.
"""

from functools import lru_cache

from settebello.learning.difficulty import BASE, PER_FURTHER_ADDEND, Setting, step_difficulty
from settebello.learning.facts import LARGEST_ADDEND, Fact, Family
from settebello.learning.sums import MOST_ALIKE, Sum

FEWEST = 3
"""Addends of a chain."""


def family(chain: Sum) -> Family:
    """Whether a chain has three addends, or four and more."""
    return Family.CHAIN_THREE if len(chain.addends) == FEWEST else Family.CHAIN_FOUR


def difficulty(addends: tuple[int, ...], setting: Setting) -> float:
    """The difficulty of asking in a setting for the sum of ascending addends, in logits."""
    return BASE + _way(addends)[0] + PER_FURTHER_ADDEND * (len(addends) - 2) + setting.difficulty


def path(asked: Sum) -> tuple[Fact, ...]:
    """The facts on the easiest way through a sum, in their order; of two addends, the fact that they are."""
    _, order = _way(asked.addends)
    reached, facts = order[0], []
    for addend in order[1:]:
        # Beyond ten the ten stays as it is: 12 and 3 is the fact 2+3.
        ones = reached if reached <= LARGEST_ADDEND else reached - LARGEST_ADDEND
        facts.append(Fact.of(ones, addend))
        reached += addend
    return tuple(facts)


def chains_of(total: int, most_addends: int) -> tuple[Sum, ...]:
    """Every chain with this total and at most so many addends, the shortest first."""
    found = [addends for addends in _partitions(total, 1, most_addends) if len(addends) >= FEWEST]
    return tuple(Sum(addends) for addends in sorted(found, key=lambda addends: (len(addends), addends)))


def _partitions(total: int, least: int, most_addends: int) -> list[tuple[int, ...]]:
    """All ways to write a total as ascending addends of which a pack has enough."""
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
    """The least difficulty of adding up addends one by one, and the order that has it."""
    if len(addends) == 1:
        return 0.0, addends
    ways = []
    for last in dict.fromkeys(addends):
        place = addends.index(last)
        hard, order = _way(addends[:place] + addends[place + 1 :])
        ways.append((hard + step_difficulty(sum(order), last), (*order, last)))
    # The larger number first where it makes no difference, as one counts on from the larger.
    return min(ways, key=lambda way: (way[0], [-addend for addend in way[1]]))
