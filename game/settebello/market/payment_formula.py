"""What a payment is worth, in figures."""

from collections.abc import Sequence

from settebello.market.cards import MarketRules
from settebello.market.payments import Amount

TIMES = "×"


def formula(rules: MarketRules, payment: Sequence[int], amount: Amount) -> str:
    """Return the sum of a payment in figures: ``4 + 4 = 8, × 2 = 16``, ``(0 + 5) × 2 + 3 = 13``.

    A single card is its number alone.
    """
    numbers = rules.numbers
    if amount.tripled is not None:
        return f"3 {TIMES} {amount.tripled} = {amount.total}"
    plain = [card for card in payment if not (amount.doubled and rules.borders[card])]
    red = [card for card in payment if amount.doubled and rules.borders[card]]
    if not red:
        terms = " + ".join(str(numbers[card]) for card in plain)
        return terms if len(plain) == 1 else f"{terms} = {amount.total}"
    inner = " + ".join(str(numbers[card]) for card in red)
    if not plain:
        return f"{inner} = {amount.doubled}, {TIMES} 2 = {amount.total}"
    outer = " + ".join(str(numbers[card]) for card in plain)
    return f"({inner}) {TIMES} 2 + {outer} = {amount.total}"
