"""Which card the dealer leaves at the bottom of the stock, where the rules allow an exchange.

Two things are weighed: what the first plays take from the table, and what the bottom card is worth to the
side that is dealt it last.
"""

from random import Random

from settebello.ai.people.habits import Habits
from settebello.ai.people.heuristic_player import PLIES, HeuristicPlayer
from settebello.ai.players import Candidate, Decision, moves_of
from settebello.engine import Card, CardSet, Seat, SeatView, kernel
from settebello.engine.bottom import last_seat

STEP = 2
"""Decimal places of points; smaller differences count as equal."""

KEPT = 0.8
"""The share of a card's value that it has for the side that is dealt it last.

This number and ``SAFE`` are fitted to random deals of Spazzino, played to their end with every card that may
lie at the bottom. In 600 other deals each, the choice gained 0.69 points a deal with two players, 0.40 with
three and 0.60 with four, compared with a card that is left.
"""

SAFE = 1.0
"""Points, divided among the players, for a last card that is part of no sum, and again if it takes none.

Only its equals are taken with it, so that it often makes the last capture, which brings the cards left over.
"""


def choose_bottom(view: SeatView, rng: Random, habits: Habits | None = None) -> Decision:
    """Return the dealer's choice; among equals the bottom card stays. ``habits`` are those of the player.

    Raises ValueError if no choice is due.
    """
    if not view.exchanging or view.bottom is None or view.bottom.card is None:
        raise ValueError("no bottom card is to be chosen")
    habits, looked = habits or Habits(), view.bottom.card
    judge = _Dealer(view, habits, looked)
    candidates = tuple(Candidate(move, round(judge.value_of(move.card), STEP)) for move in moves_of(view))
    best = max(each.points for each in candidates)
    near = [each for each in candidates if each.points >= best - habits.error]
    if habits.error:
        best = rng.choice(near).points
    equals = [each.move for each in near if each.points == best]
    left = [move for move in equals if move.card == looked]
    return Decision(left[0] if left else rng.choice(equals), candidates)


class _Dealer(HeuristicPlayer):
    """Evaluates the first table and the bottom card before the first card is played."""

    def __init__(self, view: SeatView, habits: Habits, looked: Card) -> None:
        super().__init__(view, habits)
        self._looked = looked
        # No card of this seat is gone yet, and the player who leads comes next.
        self._left = sum(view.hand_sizes) + view.stock
        leader = view.player
        first = Seat(0) if leader is None else leader
        self._seats = [Seat((first + k) % view.players) for k in range(PLIES)]
        self._next_hand = view.hand_sizes[first]

    def value_of(self, bottom: Card) -> float:
        """Return the expected points of leaving a card at the bottom; a higher value is better."""
        view = self._view
        table = view.table
        if bottom != self._looked:
            pack = table.pack
            table = table - CardSet.of((bottom,), pack) | CardSet.of((self._looked,), pack)
        holder = last_seat(view.ruleset, view.players, view.dealer)
        worth = self._kept(bottom)
        return self._rounded(worth if self._is_own(holder) else -worth, self.cost(table, None, view.guise))

    def _kept(self, card: Card) -> float:
        """Return what it is worth to be dealt a card last."""
        rules, bit = self._rules, card.bit
        most = max(*map(int, rules.goal), *map(int, rules.fifteen))
        in_no_sum = int(kernel.total(rules, 1 << bit)) >= most
        takes_none = not (int(rules.goal[bit]) or int(rules.fifteen[bit]))
        return KEPT * self._weight[bit] + SAFE * (in_no_sum + takes_none) / self._view.players
