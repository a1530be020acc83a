"""What the chosen cards are worth, in figures and in words."""

from collections.abc import Sequence

from settebello.i18n import Text, t, tn
from settebello.market import Amount, MarketRules, Situation
from settebello.market.cards import Function
from settebello.market.market_events import Bought
from settebello.market.payment_formula import formula
from settebello.market.payments import product_of, sum_of

__all__ = ["best_amount", "formula", "missing", "paid_figures", "payment_line"]


REACHES = "≥"


def best_amount(at: Situation, payment: Sequence[int]) -> Amount:
    """Return the most that a payment is worth."""
    found = sum_of(at.rules, payment)
    product = product_of(at.rules, payment)
    used = at.limited and at.marks.used & Function.TRIPLE.bit
    return product if product is not None and not used and product.total > found.total else found


def payment_line(at: Situation, payment: Sequence[int], prices: Sequence[int], wanted: Sequence[int]) -> Text:
    """Return the line of the payment bar.

    prices: those that the payment reaches. wanted: all prices on the table.
    """
    rules = at.rules
    amount = best_amount(at, payment)
    figures = formula(rules, payment, amount)
    if prices:
        return t("{sum}: enough for {n}", sum=figures, n=max(prices))
    dearer = [price for price in wanted if price > amount.total]
    if not dearer:
        return t("{sum}", sum=figures)
    return missing(figures, min(dearer), amount.total)


def paid_figures(rules: MarketRules, bought: Bought) -> str:
    """Return a payment and the price that it reaches: ``4 + 4 = 8 ≥ 7``; empty where a goal paid."""
    if bought.amount is None:
        return ""
    return f"{formula(rules, bought.payment, bought.amount)} {REACHES} {rules.numbers[bought.card]}"


def missing(figures: str, price: int, total: int) -> Text:
    """Return how much a payment is short of a price, with both numbers."""
    return tn(
        "{sum}: {n} short of {price}",
        "{sum}: {n} short of {price}",
        n=price - total,
        sum=figures,
        price=price,
    )
