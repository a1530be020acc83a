"""The player of the simple virtues: takes what counts and leaves little for the next."""

from collections.abc import Iterator
from math import comb, sqrt
from random import Random

from settebello.ai.players import moves_of
from settebello.engine import Card, CardSet, Move, SeatView, Suit, kernel, settebello_of
from settebello.engine.awards import suit_mask
from settebello.engine.tables import card_value, compiled

MAJORITY = 0.25
"""Times 1 / sqrt(n): the points that one card of n counts in a category of one point.

The spread of n tosses is sqrt(n). The factor is measured over duplicate deals: the 0.8 that tosses alone
suggest loses a point a deal in Scientifico; between 0.12 and 0.35 little changes.
"""

SAME = 6
"""Decimal places to which two moves are equally good."""


class GreedyPlayer:
    """Plays the move that gains most now, less what the next player may be expected to gain from the table.

    Gains are points of the deal: sweeps, settebello, and for every card its share in the categories that
    are still open. Between moves of equal worth it prefers to leave more than any card can take as a sum.
    """

    def choose(self, view: SeatView, rng: Random) -> Move:
        """The best legal move by these virtues, any of several equal ones; ValueError for an empty hand."""
        moves = moves_of(view)
        if len(moves) == 1:
            return moves[0]
        judge = Judge(view)
        worths = [judge.worth(move) for move in moves]
        best = max(worths)
        return rng.choice([move for move, worth in zip(moves, worths, strict=True) if worth == best])


class Judge:
    """What the moves of one view are worth."""

    def __init__(self, view: SeatView) -> None:
        self._view = view
        self._rules = compiled(view.ruleset, view.players)
        self._sweep_points = view.ruleset.sweep.points
        self._out = kernel.room(self._rules)
        self._left = sum(view.hand_sizes) + view.stock - 1
        self._unseen = view.unseen.mask
        self._next_hand = _next_hand(view)
        self._weight = card_weights(view)
        self._highest = max(map(card_value, view.ruleset.deck.pack.cards))
        self._costs: dict[int, float] = {}

    def worth(self, move: Move) -> tuple[float, bool]:
        """The worth of a move; the second part decides between equals."""
        after = self._view.table_after(move)
        mine = self._weigh(move.captured.mask | 1 << move.card.bit) if move.captured else 0.0
        if move.captured and not after and kernel.sweep_counts(self._rules, self._left):
            mine += self._sweep_points
        over = sum(map(card_value, after)) > self._highest
        return round(mine - self.cost(after), SAME), over

    def cost(self, table: CardSet) -> float:
        """The points that the next player may be expected to gain from a table.

        The cards this seat has not seen are equally likely in that hand, which plays its best capture.
        """
        known = self._costs.get(table.mask)
        if known is None:
            known = self._costs[table.mask] = self._expected_gain(table.mask)
        return known

    def _expected_gain(self, table: int) -> float:
        if not table or not self._next_hand:
            return 0.0
        gains = []
        for card in _bits(self._unseen):
            best = 0.0
            for taken in self._takes(card, table):
                gain = self._weigh(taken | 1 << card)
                if taken == table and kernel.sweep_counts(self._rules, card, table, self._left - 1):
                    gain += self._sweep_points
                best = max(best, gain)
            gains.append(best)
        gains.sort(reverse=True)
        expected = 0.0
        for gain, chance in zip(gains, chances(len(gains), self._next_hand), strict=False):
            expected += gain * chance
        return expected

    def _takes(self, card: int, table: int) -> list[int]:
        found = kernel.captures(self._rules, card, table, self._out, 0)
        return [int(self._out[k]) for k in range(found)]

    def _weigh(self, cards: int) -> float:
        return sum(self._weight[card] for card in _bits(cards))


def _bits(mask: int) -> Iterator[int]:
    while mask:
        bit = mask & -mask
        yield bit.bit_length() - 1
        mask ^= bit


def _next_hand(view: SeatView) -> int:
    """How many cards the next player will hold: a new hand when this seat plays the last card of a round."""
    for step in range(1, view.players):
        if size := view.hand_sizes[(view.seat + step) % view.players]:
            return size
    if view.hand_sizes[view.seat] > 1:
        return 0
    return min(view.ruleset.deal.refill, view.stock // view.players)


def chances(cards: int, hand: int) -> Iterator[float]:
    """For the first, second ... of so many cards: the chance to be the first of them that a hand holds."""
    whole = comb(cards, hand)
    for before in range(cards - hand + 1):
        yield comb(cards - before - 1, hand - 1) / whole


def card_weights(view: SeatView) -> list[float]:
    """For each card of the pack, by its bit, the points of the deal that taking it is worth."""
    ruleset = view.ruleset
    deck = ruleset.deck.pack.cards
    score = ruleset.score
    weights = [0.0] * len(deck)
    for mask, points in (
        ((1 << len(deck)) - 1, score.cards),
        (suit_mask(deck, ruleset.deck.score_suit), score.coins),
    ):
        if points and _open(view, mask):
            for place in _bits(mask):
                weights[place] += MAJORITY * points / sqrt(mask.bit_count())
    if settebello := settebello_of(ruleset):
        weights[settebello.bit] += score.settebello
    if score.primiera:
        rules = compiled(ruleset, view.players)
        ranks = zip(rules.prime_shift, rules.prime_worth, strict=True)
        worth = [int(value) for _, value in sorted(ranks)]
        for card in deck:
            weights[card.bit] += score.primiera * _primiera_share(view, worth, card)
    return weights


def _open(view: SeatView, mask: int) -> bool:
    """Whether the most cards of a set may still go to another side than they would now."""
    held = sorted((pile.mask & mask).bit_count() for pile in view.piles)
    return held[-1] <= held[-2] + mask.bit_count() - sum(held)


def _primiera_share(view: SeatView, worth: list[int], card: Card) -> float:
    """What a card moves in the primiera: its height among the ranks, if it betters a side's best."""
    value = worth[card.bit // 4]
    height = ((value - min(worth)) / (max(worth) - min(worth))) ** 2
    best = [max((worth[c.bit // 4] for c in pile if c.suit is card.suit), default=0) for pile in view.piles]
    mine = best.pop(view.side)
    betters = (value > mine) + (value > min(best))
    return MAJORITY / sqrt(len(Suit)) * height * betters / 2
