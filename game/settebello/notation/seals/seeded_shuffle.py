"""The order of a deck that follows from a seed and a cut (docs/fair-deal.md, section 2)."""

import hashlib

from settebello.engine import Card


class SeededShuffle:
    """Shuffles the decks of one deal in a way that any SHA-256 tool can repeat.

    Each call sorts the cards by their keys. The calls are numbered from 0: the first deck of the deal, then
    the decks of its redeals. ``orders`` has the sorted cards of every call: the whole deck, or the loose
    cards where only the table was dealt again.
    """

    def __init__(self, seed: str, cut: str = "") -> None:
        """Start with the first deck of a deal."""
        self._seed = seed
        self._cut = cut
        self.orders: list[tuple[Card, ...]] = []

    def shuffle(self, x: list[Card], /) -> None:
        """Sort cards in place by their keys for the next deck."""
        x.sort(key=lambda card: order_key(self._seed, self._cut, len(self.orders), card))
        self.orders.append(tuple(x))


def order_text(seed: str, cut: str, number: int, card: Card) -> str:
    """Return the text whose SHA-256 is the key of a card; ``number`` counts the decks of the deal from 0."""
    return f"settebello-order 1|{seed}|{cut}|{number}|{card}"


def order_key(seed: str, cut: str, number: int, card: Card) -> str:
    """Return the key of a card as 64 hexadecimal digits; the card with the smallest key is dealt first."""
    return hashlib.sha256(order_text(seed, cut, number, card).encode()).hexdigest()
