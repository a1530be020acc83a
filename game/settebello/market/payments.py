"""What hand cards are worth as a payment, and which payments reach a price."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from settebello.market.cards import Function, MarketRules

PAIR = 2
"""The cards of a tripled payment, and the red borders that a doubled one needs."""


@dataclass(frozen=True, slots=True)
class Amount:
    """What a payment is worth for a price.

    plain: the sum of the cards without a doubling. doubled: the part that counts twice, as the sum of its
    numbers. tripled: the number that is multiplied by three; None in a sum.
    """

    total: int
    plain: int
    doubled: int = 0
    tripled: int | None = None

    @property
    def is_tripled(self) -> bool:
        """Whether a 3 multiplies the other card."""
        return self.tripled is not None


def sum_of(rules: MarketRules, payment: Sequence[int]) -> Amount:
    """Return the sum of a payment; red borders count twice if there are two or more."""
    numbers, borders = rules.numbers, rules.borders
    plain = red = count = 0
    for card in payment:
        plain += numbers[card]
        if borders[card]:
            red += numbers[card]
            count += 1
    doubled = red if count >= PAIR else 0
    return Amount(plain + doubled, plain, doubled)


def product_of(rules: MarketRules, payment: Sequence[int]) -> Amount | None:
    """Return the tripled payment of a 3 and one other card; None if these cards are no such pair."""
    if len(payment) != PAIR:
        return None
    first, second = payment
    if rules.functions[first] is Function.TRIPLE:
        number = rules.numbers[second]
    elif rules.functions[second] is Function.TRIPLE:
        number = rules.numbers[first]
    else:
        return None
    return Amount(3 * number, rules.numbers[first] + rules.numbers[second], tripled=number)


def amount_of(rules: MarketRules, payment: Sequence[int], price: int, *, may_triple: bool = True) -> Amount:
    """Return what a payment is worth for a price.

    A 3 multiplies only if the sum does not reach the price, because that uses its function.
    """
    found = sum_of(rules, payment)
    if found.total < price and may_triple:
        product = product_of(rules, payment)
        if product is not None and product.total > found.total:
            return product
    return found


def payments_for(
    rules: MarketRules, hand: Sequence[int], price: int, *, may_triple: bool = True
) -> Iterator[tuple[int, ...]]:
    """Yield the lean payments that reach a price, each sorted.

    Lean are the sums of which no single card can be left out, and the tripled pairs whose sum does not reach
    the price. So a hand of a dozen cards has few payments. The rules accept every sufficient payment.
    """
    numbers, borders = rules.numbers, rules.borders
    cards = sorted(hand)
    size = len(cards)
    stack: list[tuple[int, tuple[int, ...], int, int, int]] = [(0, (), 0, 0, 0)]
    while stack:
        start, chosen, plain, red, reds = stack.pop()
        for place in range(start, size):
            card = cards[place]
            number = numbers[card]
            border = borders[card]
            paid = (*chosen, card)
            total, doubled, count = plain + number, red + number * border, reds + border
            if total + (doubled if count >= PAIR else 0) >= price:
                # A superset of a sufficient sum can do without its further cards.
                if _is_lean(numbers, borders, paid, price):
                    yield paid
                continue
            if may_triple and len(paid) == PAIR:
                product = product_of(rules, paid)
                if product is not None and product.total >= price:
                    yield paid
            stack.append((place + 1, paid, total, doubled, count))


def _is_lean(numbers: Sequence[int], borders: Sequence[bool], payment: tuple[int, ...], price: int) -> bool:
    """Return whether no card can be left out of a sum that reaches the price."""
    if len(payment) == 1:
        return True
    plain = sum(numbers[card] for card in payment)
    red = sum(numbers[card] for card in payment if borders[card])
    count = sum(borders[card] for card in payment)
    for card in payment:
        less = plain - numbers[card]
        left = count - borders[card]
        if left >= PAIR:
            less += red - numbers[card] * borders[card]
        if less >= price:
            return False
    return True
