"""The pairing of ranks: whether it matters in a game, and which ranks are no longer in pairs."""

from collections import Counter
from collections.abc import Iterable

from settebello.engine import CardSet, Rank, Ruleset
from settebello.engine.rules.rulewords import Mode


def pairs_matter(ruleset: Ruleset, players: int) -> bool:
    """Return whether pairs matter: the whole deck is dealt at once, and captures are by equal rank.

    The last player then takes every card laid as long as all ranks are captured in pairs; sums break the
    pairs.
    """
    dealt = ruleset.deal.hand * players + ruleset.deal.table
    whole = dealt == len(ruleset.deck.pack.cards)
    return whole and Mode.FIFTEEN not in ruleset.capture.modes


def unpaired(piles: Iterable[CardSet]) -> frozenset[Rank]:
    """Return the ranks of which an odd number of cards is captured."""
    counts = Counter(card.rank for pile in piles for card in pile)
    return frozenset(rank for rank, count in counts.items() if count % 2)
