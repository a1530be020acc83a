"""Judges moves by what they gain at once, less what the next player is expected to gain."""

from collections.abc import Iterator
from math import comb
from random import Random

from settebello.ai.people.bluffs import bluff
from settebello.ai.people.boasts import boast_worth
from settebello.ai.weights import bits, card_weights
from settebello.engine import (
    Card,
    CardSet,
    Mark,
    Move,
    Rank,
    Scopa,
    Seat,
    SeatView,
    captures,
    card_value,
    kernel,
)
from settebello.engine.legality import seen
from settebello.engine.rules.rulewords import Objective
from settebello.engine.steps import settle
from settebello.engine.tables import compiled

SAME = 6
"""Decimal places to which two moves count as equally good."""


class Judge:
    """Evaluates the moves of one view by their gain and by the expected gain of the next player."""

    def __init__(self, view: SeatView) -> None:
        self._view = view
        self._rules = compiled(view.ruleset, view.players)
        self._low = view.ruleset.match.objective is Objective.LOW
        self._scratch = kernel.State(self._rules)
        self._left = sum(view.hand_sizes) + view.stock - 1
        self._unseen = view.drawable.mask
        self._next = next_seat(view)
        self._next_hand = next_hand(view)
        self._weight = card_weights(view)
        self._highest = max(card_value(card, view.ruleset) for card in view.ruleset.deck.cards)
        self._laid = view.situation().picula
        self._costs: dict[tuple[int, int, Rank | None], float] = {}
        self._declared: float | None = None

    def worth(self, move: Move) -> tuple[float, bool]:
        """Return the value of a move in points, and the tie-breaker: whether it leaves a high table."""
        view = self._view
        after = view.table_after(move)
        if move.claimed:
            return self._claim_worth(move, after)
        guise = move.guise or view.guise
        rules = seen(view.ruleset, guise, view.players)
        laid = 1 << self._laid.bit if self._laid else 0
        gained = self._gain(rules, move.card.bit, move.captured.mask, view.table.mask, laid, self._left)
        mine = gained + sum(self._weight[card.bit] for card in move.robbed)
        if move.boast:
            mine += boast_worth(self._view, move)
        elif move.knock:
            mine += self._declaration_worth(move)
        stays = move.card in after
        cost = self.cost(after, move.card if stays else None, guise)
        if self._rules.steals:
            mine += self._stolen_worth(move)
            cost += self._risk_of_theft(move)
        return self._rounded(mine, cost), self._is_high(after)

    def claimed_worth(self, cards: CardSet) -> float:
        """Return the points that a claim's captured cards are worth, without the card that claims them."""
        cleared = not self._view.table
        return sum(self._weight[card.bit] for card in cards) + cleared * int(self._rules.sweep_points)

    def cost(self, table: CardSet, laid: Card | None, guise: Rank | None) -> float:
        """Return the points that the next player is expected to gain from a table.

        The cards that this seat has not seen are equally likely in the next hand, whose best capture counts.
        ``laid``: the card that this seat has just laid.
        """
        key = (table.mask, laid.bit if laid else -1, guise)
        known = self._costs.get(key)
        if known is None:
            known = self._costs[key] = self._expected_gain(table, laid, guise) + self._missed(
                table, laid, guise
            )
        return known

    def _rounded(self, mine: float, cost: float) -> float:
        return round(cost - mine if self._low else mine - cost, SAME)

    def _is_high(self, table: CardSet) -> bool:
        return sum(card_value(card, self._view.ruleset) for card in table) > self._highest

    def _gain(self, rules: kernel.Rules, card: int, taken: int, table: int, laid: int, left: int) -> float:
        """Return the points that a capture is worth; 0 for a card that is laid."""
        if not taken:
            return 0.0
        points = sum(self._weight[each] for each in bits(taken | 1 << card))
        if taken == table and kernel.sweep_counts(rules, card, table, left):
            points += int(rules.sweep_points)
        if rules.marked:
            scratch = self._scratch
            for k in range(kernel.MARKS):
                scratch.marks[k] = 0
            scratch.sight, scratch.laid = rules, laid
            scratch.ply, scratch.end = 0, left + 1
            scratch.note(0, card, taken)
            points += sum(int(scratch.marks[k]) for k in range(kernel.MARKS))
        return points

    def _stolen_worth(self, move: Move) -> float:
        """Return the value of a stolen pile besides its top card: gained here, and lost by another side."""
        top = move.captured & self._view.tops
        if not top:
            return 0.0
        stolen = next(pile for pile in self._view.piles if pile & top)
        return 2 * sum(self._weight[card.bit] for card in stolen) - self._weight[top.cards[0].bit]

    def _risk_of_theft(self, move: Move) -> float:
        """Return the value of the own pile after a move, times the chance that the next player steals it."""
        view, seat = self._view, self._next
        if seat is None or view.side_of(seat) == view.side:
            return 0.0
        own = view.piles[view.side].mask
        top = 1 << move.card.bit if move.captured else own & view.tops.mask
        hand = self._next_hand
        if not top or not hand:
            return 0.0
        if move.captured:
            taken = next((pile for pile in view.piles if pile & move.captured & view.tops), move.captured)
            own |= taken.mask | top
        cards = self._unseen.bit_count()
        equal = (self._unseen & int(self._rules.rank[top.bit_length() - 1])).bit_count()
        chance = 1 - comb(max(cards - equal, 0), hand) / comb(max(cards, hand), hand)
        return 2 * chance * sum(self._weight[card] for card in bits(own))

    def _declaration_worth(self, move: Move) -> float:
        """Return the points that declaring the hand scores at once; the same for every move that declares."""
        if self._declared is None:
            side = self._view.side
            before = settle(self._view.sample(Random(0))).position
            step = before.play(move)
            swept = sum(isinstance(event, Scopa) for event in step.events)
            sweeps = step.position.sweeps[side] - before.sweeps[side] - swept
            marks = step.position.marks[side][Mark.DECLARED] - before.marks[side][Mark.DECLARED]
            self._declared = sweeps * int(self._rules.sweep_points) + marks
        return self._declared

    def _claim_worth(self, move: Move, after: CardSet) -> tuple[float, bool]:
        """Return the value of a card played face down, averaged over being doubted or not."""
        value = self.claimed_worth(move.captured) + self._weight[move.card.bit]
        doubted, truthful, points = bluff(self._view, move)
        stands = self._rounded(value, self.cost(after, None, self._view.guise))
        if truthful:
            shown = self._rounded(value + points, self.cost(after, None, self._view.guise))
        else:
            back = self._view.table | CardSet.of((move.card,), after.pack)
            shown = self._rounded(-points, self.cost(back, None, self._view.guise))
        return round((1 - doubted) * stands + doubted * shown, SAME), self._is_high(after)

    def _expected_gain(self, table: CardSet, laid: Card | None, guise: Rank | None) -> float:
        if not table or self._next is None or not self._next_hand:
            return 0.0
        rules = seen(self._view.ruleset, guise, self._view.players)
        shown = self._view.shown[self._next].mask if self._next != self._view.seat else 0
        own = 1 << laid.bit if laid else 0
        certain = max((self._reply(rules, card, table.mask, own) for card in bits(shown)), default=None)
        hidden = self._next_hand - shown.bit_count()
        if not hidden:
            return self._signed(certain or 0.0)
        gains = sorted(
            (self._reply(rules, card, table.mask, own) for card in bits(self._unseen)), reverse=True
        )
        expected = 0.0
        for gain, chance in zip(gains, chances(len(gains), hidden), strict=False):
            expected += (gain if certain is None else max(gain, certain)) * chance
        return self._signed(expected)

    def _signed(self, reply: float) -> float:
        """Return a gain of the next player; negated where few points are wanted."""
        return -reply if self._low else reply

    def _reply(self, rules: kernel.Rules, card: int, table: int, laid: int) -> float:
        """Return the best gain that a card can make on a table; higher is better for its player."""
        gains = [
            self._gain(rules, card, taken, table, laid, self._left - 1)
            for taken in kernel.captures_from(rules, card, table)
        ]
        if self._low:
            gains = [-gain for gain in gains]
        if not gains or rules.optional[card]:
            gains.append(0.0)
        return max(gains)

    def _missed(self, table: CardSet, laid: Card | None, guise: Rank | None) -> float:
        """Return the value of a missed capture of the card just laid, which the next player may rob."""
        if laid is None or not self._rules.strict or self._next is None:
            return 0.0
        own = CardSet.of((laid,), table.pack)
        sets = captures(self._view.ruleset, laid, table - own, guise)
        return max((sum(self._weight[card.bit] for card in taken | own) for taken in sets), default=0.0)


def next_seat(view: SeatView) -> Seat | None:
    """Return the seat that plays next; None at the end of the deal."""
    for step in range(1, view.players):
        seat = Seat((view.seat + step) % view.players)
        if view.hand_sizes[seat]:
            return seat
    if view.hand_sizes[view.seat] > 1:
        return view.seat
    return Seat((view.seat + 1) % view.players) if view.stock else None


def next_hand(view: SeatView) -> int:
    """Return the next player's hand size: that of a new hand if this seat plays the last card of a round."""
    for step in range(1, view.players):
        if size := view.hand_sizes[(view.seat + step) % view.players]:
            return size
    if view.hand_sizes[view.seat] > 1:
        return 0
    return min(view.ruleset.deal.refill, view.stock // view.players)


def chances(cards: int, hand: int) -> Iterator[float]:
    """Yield for each rank k of an ordered list of cards the probability that card k is the first held."""
    whole = comb(cards, hand)
    for before in range(cards - hand + 1):
        yield comb(cards - before - 1, hand - 1) / whole
