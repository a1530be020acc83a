"""The sum behind a capture, with the numbers that the rules give the cards."""

from dataclasses import dataclass
from itertools import product

from settebello.engine import kernel
from settebello.engine.cards import Card, CardSet, Rank
from settebello.engine.legality import seen
from settebello.engine.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class CaptureSum:
    """The cards whose numbers are added, in the order given, and what they make."""

    cards: tuple[Card, ...]
    parts: tuple[int, ...]
    total: int


def capture_sum(
    ruleset: Ruleset, card: Card, captured: CardSet, guise: Rank | None = None
) -> CaptureSum | None:
    """Return the sum by which a card takes others; None if it takes them for another reason.

    In a game of fifteen the card played is the last part of the sum. Another reason is an equal card, or an
    ace that takes the whole table. `guise` is the rank that the wild card stands for.
    """
    rules = seen(ruleset, guise)
    taken = tuple(captured)
    parts = tuple(_number(rules, one) for one in taken)
    total = sum(parts)
    if rules.fifteen[card.bit] and total == rules.fifteen[card.bit]:
        own = _number(rules, card)
        return CaptureSum((*taken, card), (*parts, own), total + own)
    if len(taken) > 1 and rules.goal[card.bit]:
        numbers = [(part, _second(rules, one) or part) for one, part in zip(taken, parts, strict=True)]
        for ways in product(*(sorted(set(pair)) for pair in numbers)):
            if sum(ways) == rules.goal[card.bit]:
                return CaptureSum(taken, ways, sum(ways))
    return None


def _second(rules: kernel.Rules, card: Card) -> int:
    """Return the other number that a card may have on the table; 0 for none."""
    return int(rules.second[(1 << card.bit) % 67])


def _number(rules: kernel.Rules, card: Card) -> int:
    """Return what a card adds to a sum."""
    return int(kernel.total(rules, 1 << card.bit))
