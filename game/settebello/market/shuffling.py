"""The order of shuffled cards, which follows from a seed in a way that any SHA-256 tool can repeat."""

from collections.abc import Iterable
from hashlib import sha256

from settebello.market.cards import MarketRules


def shuffled(
    rules: MarketRules, cards: Iterable[int], seed: str, pile: str, number: int = 0
) -> tuple[int, ...]:
    """Return cards in the order of a seed; the result does not depend on their order before.

    pile: the name of the pile. number: counts the shuffles of that pile from 0.
    """
    start = f"settebello-market 1|{seed}|{pile}|{number}|"
    about = rules.cards
    return tuple(sorted(cards, key=lambda card: sha256(f"{start}{about[card].id}".encode()).digest()))


def shuffled_mats(mats: Iterable[int], seed: str) -> tuple[int, ...]:
    """Return the numbers of the mats in the order of a seed."""
    start = f"settebello-market 1|{seed}|mats|0|"
    return tuple(sorted(mats, key=lambda mat: sha256(f"{start}{mat}".encode()).digest()))
