"""The values of single cards in points, from the scoring rules: majorities, sets, runs, the primiera."""

from collections.abc import Iterator
from math import sqrt

from settebello.engine import SeatView, kernel
from settebello.engine.tables import compiled

MAJORITY = 0.25
"""Times 1 / sqrt(n): the points that one card of n is worth in a majority of one point.

The standard deviation of n coin tosses grows with sqrt(n). The factor is measured over duplicate deals: the
0.8 that tosses alone suggest loses a point a deal in Scientifico; between 0.12 and 0.35 little changes.
"""

LEVEL = 0.25
"""The probability that a deal ends level, where one card then decides it."""


def card_weights(view: SeatView) -> list[float]:
    """Return the value in points of capturing each card of the pack, indexed by the card's bit."""
    rules = compiled(view.ruleset, view.players)
    weights = [0.0] * int(rules.cards)
    for mask, points in zip(rules.majority_mask, rules.majority_points, strict=True):
        if rules.steals or _open(view, int(mask)):
            for card in bits(int(mask)):
                weights[card] += MAJORITY * int(points) / sqrt(int(mask).bit_count())
    if rules.surplus:
        # A card more is a point for the side that has the larger share at the end, as either may.
        weights = [weight + int(rules.surplus) / 2 for weight in weights]
    if rules.stepped:
        weights = [weight + int(rules.steps[kernel.STEP_MORE]) / 2 for weight in weights]
    for mask, worth in _sets(view, rules):
        _add_set(view, weights, mask, worth)
    if rules.primiera_points:
        ranks = zip(rules.prime_shift, rules.prime_worth, strict=True)
        heights = [int(value) for _, value in sorted(ranks)]
        for card in range(int(rules.cards)):
            weights[card] += int(rules.primiera_points) * _primiera_share(view, heights, card)
    return weights


def bits(mask: int) -> Iterator[int]:
    """Yield the indices of the bits in a set, ascending."""
    while mask:
        bit = mask & -mask
        yield bit.bit_length() - 1
        mask ^= bit


def _sets(view: SeatView, rules: kernel.Rules) -> Iterator[tuple[int, float]]:
    """Yield the sets of cards that score as a whole, with their points; a run gives a set per length."""
    for mask, points in zip(rules.bonus_mask, rules.bonus_points, strict=True):
        yield int(mask), int(points)
    for least, most in zip(rules.run_least, rules.run_most, strict=True):
        run = 0
        for length in range(1, int(most) + 1):
            run |= 1 << 4 * (length - 1) + int(rules.run_suit)
            if length >= least:
                yield run, int(least) if length == least else 1
    for mask in rules.wins:
        yield int(mask), view.ruleset.match.target
    if rules.doubling:
        yield int(rules.doubling), view.sweeps[view.side] * int(rules.sweep_points)
    if rules.level:
        yield int(rules.level), LEVEL


def _add_set(view: SeatView, weights: list[float], mask: int, worth: float) -> None:
    """Add a set's value to its missing cards, as if each of the others were won by the toss of a coin."""
    holders = [pile.mask & mask for pile in view.piles if pile.mask & mask]
    # No side can complete a set that is already split, or one with a card that a small pack lacks.
    if len(holders) > 1 or mask >> len(weights):
        return
    missing = mask & ~sum(holders)
    # If no side holds any of the set, capturing a card helps the own side and also blocks the others.
    chance = 0.5 ** (missing.bit_count() - (not holders))
    for card in bits(missing):
        weights[card] += worth * chance


def _open(view: SeatView, mask: int) -> bool:
    """Return whether the majority of a set may still go to another side than the present leader."""
    held = sorted((pile.mask & mask).bit_count() for pile in view.piles)
    return held[-1] <= held[-2] + mask.bit_count() - sum(held)


def _primiera_share(view: SeatView, heights: list[int], card: int) -> float:
    """Return a card's value for the primiera: its height among the ranks, if it improves a best card."""
    value = heights[card // 4]
    height = ((value - min(heights)) / (max(heights) - min(heights))) ** 2
    best = [
        max((heights[c.bit // 4] for c in pile if c.bit % 4 == card % 4), default=-1) for pile in view.piles
    ]
    mine = best.pop(view.side)
    betters = (value > mine) + (value > min(best))
    return MAJORITY / 2 * height * betters / 2
