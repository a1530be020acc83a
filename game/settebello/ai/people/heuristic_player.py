"""Heuristic evaluation with card beliefs and a look-ahead of two plies, limited by a person's habits."""

from dataclasses import dataclass
from functools import partial
from math import exp
from typing import Final

from settebello.ai.people.card_beliefs import CardBeliefs
from settebello.ai.people.card_memory import Play, unseen_by
from settebello.ai.people.habits import Habits
from settebello.ai.people.judge import Judge
from settebello.ai.weights import bits
from settebello.engine import Card, CardSet, Move, Rank, Seat, SeatView, kernel
from settebello.engine.legality import seen

PLIES: Final = 2
"""The number of plays looked ahead after the own move: the next player's, and the answer to it."""

PAIR = 0.03
"""Points for each rank with an odd number of cards in play, for the side that does not play last."""

KEPT = 0.5
"""The probability, for each card still to be played, that the last captor remains the last captor."""

IMPATIENCE = 0.3
"""Points by which a player without patience overvalues an immediate capture."""

REFUSAL = 0.7
"""Points: a refused capture that was this much better than the play makes its card e times less likely held.

Fitted, as LIKING is, to how well the probabilities predict the hands when this player plays itself.
"""

PAIR_FACTOR = 1.2
"""Likelihood factor that a card laid in a game without a stock comes from a pair."""

RARE = 0.005
"""Branches with a probability below this are not followed."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A possible play: the points it brings to its player, the table it leaves, and whether it captures.

    A card that is laid is not added to ``table``.
    """

    points: float
    table: int
    took: bool


class HeuristicPlayer(Judge):
    """Evaluates the moves of a view as a person with certain habits would."""

    def __init__(self, view: SeatView, habits: Habits) -> None:
        super().__init__(view)
        self._habits = habits
        self._unseen = unseen_by(view, self._rules, habits.memory)
        for mask in set(map(int, self._rules.suit)) & set(map(int, self._rules.majority_mask)):
            for card in bits(mask):
                self._weight[card] *= habits.greed
        self._seats = followers(view)
        self._felt = (min(habits.foresight, 1.0) * (1 - habits.risk), max(0.0, habits.foresight - 1))
        self._beliefs: dict[Rank | None, CardBeliefs] = {}
        self._replies: dict[tuple[int, int, bool, int, Rank | None], Reply] = {}
        self._outlooks: dict[tuple[int, Card | None, Rank | None, int, bool], float] = {}
        # The hand after the move being evaluated, and whether the move captures.
        self._rest = view.hand.mask
        self._took = False

    @property
    def unseen(self) -> int:
        """The cards that this person believes to be in other hands or in the stock."""
        return self._unseen

    def worth(self, move: Move) -> tuple[float, bool]:
        """Return the value of a move in points, and whether the table's total exceeds every card's value."""
        self._rest = self._view.hand.mask & ~(1 << move.card.bit)
        self._took = bool(move.captured)
        points, high = super().worth(move)
        if move.captured:
            points += (1 - self._habits.patience) * IMPATIENCE + self._habits.parity * self._pairs(move)
        return points, high

    def cost(self, table: CardSet, laid: Card | None, guise: Rank | None) -> float:
        """Return the expected loss of the own side in the next plays, with its own answer included."""
        rest = self._rest if self._view.seat in self._seats else 0
        key = (table.mask, laid, guise, rest, self._took)
        known = self._outlooks.get(key)
        if known is None:
            mask = 1 << laid.bit if laid else 0
            last = self._took or self._view.last_captor == self._view.side
            outlook = self._outlook(guise, table.mask, mask, 0, last=last)
            missed = self._signed(self._missed(table, laid, guise))
            known = self._outlooks[key] = self._signed(self._felt[0] * missed - outlook)
        return known

    def _outlook(self, guise: Rank | None, table: int, laid: int, ply: int, *, last: bool) -> float:
        """Return the own side's expected gain from the plays from ``ply`` on.

        ``last``: whether the own side has captured last.
        """
        left = self._left - ply
        if ply == len(self._seats) or not self._felt[ply]:
            lying = self._signed(sum(self._weight[card] for card in bits(table)))
            return (lying if last else -lying) * KEPT**left
        seat = self._seats[ply]
        own = self._is_own(seat)
        replies = [
            (self._reply_of(guise, card, table, laid, left - 1), chance)
            for card, chance in self._held(guise, seat)
        ]
        replies.sort(key=lambda reply: -reply[0].points)
        value, open_chance = 0.0, 1.0
        for reply, chance in replies:
            weight = open_chance * chance
            if weight < RARE:
                continue
            open_chance -= weight
            points = self._felt[ply] * (reply.points if own else -reply.points)
            after = self._outlook(guise, reply.table, 0, ply + 1, last=own if reply.took else last)
            value += weight * (points + after)
        # With the remaining probability the seat holds none of these kinds and captures nothing.
        return value + open_chance * self._outlook(guise, table, 0, ply + 1, last=last)

    def _is_own(self, seat: Seat) -> bool:
        return self._view.side_of(seat) == self._view.side

    def _held(self, guise: Rank | None, seat: Seat) -> list[tuple[int, float]]:
        """Return one card of each kind with the probability that the seat holds the kind."""
        if seat == self._view.seat:
            return [(card, 1.0) for card in bits(self._rest)]
        known = self._beliefs.get(guise)
        if known is None:
            rules = seen(self._view.ruleset, guise, self._view.players)
            likelihood = partial(self._likelihood, guise) if self._habits.reading else None
            known = CardBeliefs(self._view, rules, self._unseen, self._weight, likelihood)
            self._beliefs[guise] = known
        return known.of(seat, self._next_hand)

    def _likelihood(self, guise: Rank | None, play: Play, card: int) -> float:
        """Return the likelihood of a play by a holder of ``card``: players rarely leave a better capture."""
        rules = seen(self._view.ruleset, guise, self._view.players)
        done = self._signed(self._gain(rules, play.card, play.taken, play.table, 0, 1))
        missed = self._reply_of(guise, card, play.table, 0, 1).points - done
        likely = exp(-missed / REFUSAL) if missed > 0 else 1.0
        if not play.taken and not self._view.ruleset.deal.refill and card // 4 == play.card // 4:
            likely *= PAIR_FACTOR
        return 1 - self._habits.reading * (1 - likely)

    def _reply_of(self, guise: Rank | None, card: int, table: int, laid: int, left: int) -> Reply:
        """Return the best play of a card on a table, as seen by the seat that plays the card."""
        rules = seen(self._view.ruleset, guise, self._view.players)
        key = (card, table, left > 0, laid if rules.marked else 0, guise)
        known = self._replies.get(key)
        if known is None:
            replies = [
                Reply(
                    self._signed(self._gain(rules, card, each, table, laid, left)), table & ~each, took=True
                )
                for each in kernel.captures_from(rules, card, table)
            ]
            if not replies or rules.optional[card]:
                replies.append(Reply(0.0, table, took=False))
            known = self._replies[key] = max(replies, key=lambda reply: reply.points)
        return known

    def _pairs(self, move: Move) -> float:
        """Return the value of a capture for rank parity: the dealer's side wants even numbers, others odd."""
        if self._view.stock:
            return 0.0
        gone = 0
        for pile in self._view.piles:
            gone |= pile.mask
        after = gone | move.captured.mask | 1 << move.card.bit
        change = odd_ranks(after) - odd_ranks(gone)
        return -PAIR * change if self._is_own(self._view.dealer) else PAIR * change


def odd_ranks(cards: int) -> int:
    """Return the number of ranks with an odd number of cards in a set."""
    count = 0
    while cards:
        count += (cards & 15).bit_count() & 1
        cards >>= 4
    return count


def followers(view: SeatView) -> list[Seat]:
    """Return the seats of the next plays after this one, at most PLIES of them."""
    sizes = list(view.hand_sizes)
    sizes[view.seat] -= 1
    stock, seat = view.stock, view.seat
    order: list[Seat] = []
    while len(order) < PLIES:
        if not any(sizes):
            cards = min(view.ruleset.deal.refill, stock // view.players)
            if not cards:
                break
            sizes = [cards] * view.players
            stock -= cards * view.players
        seat = Seat((seat + 1) % view.players)
        if sizes[seat]:
            sizes[seat] -= 1
            order.append(seat)
    return order
