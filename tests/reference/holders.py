"""Which cards the others may hold, found by trying every deal of the unseen cards.

It knows what one seat knows, in the referee's words.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from tests.reference.captures import captures
from tests.reference.cards import Cards, Rules, Worth

Hands = tuple[Cards, ...]
"""The hidden cards of each other seat."""


def all_hands(unseen: Cards, sizes: Sequence[int]) -> Iterator[Hands]:
    """Every way to give the others so many of the unseen cards."""
    if not sizes:
        yield ()
        return
    for hand in combinations(unseen, sizes[0]):
        rest = tuple(card for card in unseen if card not in hand)
        for others in all_hands(rest, sizes[1:]):
            yield (hand, *others)


def may_have_laid(rules: Rules, hand: Cards, table: Cards) -> bool:
    """Whether a hand with these other cards was allowed to lay one: where one captures, it must."""
    if not rules["capture.must_if_able"]:
        return True
    return not any(captures(rules, card[0], Worth(rules), table) for card in hand)


def shares(
    unseen: Cards, sizes: Sequence[int], weight: Callable[[Hands], float]
) -> tuple[float, list[dict[str, float]]]:
    """The weight of all deals, and for each of the others the part of it in which it holds each card."""
    total = 0.0
    held: list[dict[str, float]] = [dict.fromkeys(unseen, 0.0) for _ in sizes]
    for hands in all_hands(unseen, sizes):
        one = weight(hands)
        total += one
        for place, hand in enumerate(hands):
            for card in hand:
                held[place][card] += one
    return total, [{card: part / total for card, part in parts.items()} for parts in held]
