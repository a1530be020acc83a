"""How well hands explain the plays of their seats, by the opponent model of the search."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from settebello.ai.core.deals import Deals
from settebello.ai.core.policy import Policy
from settebello.ai.search.networks import policy_for
from settebello.ai.search.roots import Root, root_of
from settebello.ai.weights import bits
from settebello.engine import Seat, SeatView

SEED = 1


class HandWeights:
    """The evidence in the plays of the other seats since the last dealing.

    A play is as likely as the model of the search finds it for the hand that its seat then had. The weight of
    a deal is the product of the weights of its hands, because a play depends on no other hand.
    """

    def __init__(self, view: SeatView, policy: Policy, root: Root) -> None:
        self._view = view
        self._policy = policy
        self._root = root

    @classmethod
    def of(cls, view: SeatView) -> "HandWeights | None":
        """Return the evidence of a view; None where no play tells anything or no network knows the game."""
        policy = None if view.turn is None else policy_for(view.ruleset, view.players)
        if policy is None:
            return None
        root = root_of(view, policy, any_turn=True)
        return cls(view, policy, root) if root.past else None

    @property
    def plays(self) -> int:
        """The number of plays that are judged."""
        return len(self._root.past)

    def plays_of(self, seat: Seat) -> int:
        """Return the number of plays of a seat."""
        return sum(int(one.state.seat()) == seat for one in self._root.past)

    def of_hands(self, seat: Seat, hands: Sequence[int]) -> list[float]:
        """Return the relative weights of hands of a seat, each a set of hidden cards."""
        past = [one for one in self._root.past if int(one.state.seat()) == seat]
        if not past or not hands:
            return [1.0] * len(hands)
        root = self._root
        deals = Deals(root.state, root.hidden, root.unseen, len(hands), SEED)
        slots = [slot for slot in root.hidden if self._holder(slot) == seat]
        size, orders = int(deals.size), deals.orders
        for number, hand in enumerate(hands):
            for slot, card in zip(slots, bits(hand), strict=False):
                orders[number * size + slot] = card
        self._policy.features.leader = root.leader
        deals.weight_by_policy(self._policy, past)
        return [float(weight) for weight in deals.weights]

    def sampled(self, seats: Iterable[Seat], count: int) -> list[tuple[float, tuple[int, ...]]]:
        """Return so many random deals: the weight of each, and the cards of these seats."""
        root = self._root
        deals = Deals(root.state, root.hidden, root.unseen, count, SEED)
        self._policy.features.leader = root.leader
        deals.weight_by_policy(self._policy, root.past)
        wanted = tuple(seats)
        return [
            (float(weight), tuple(int(deals.hand(number, seat)) for seat in wanted))
            for number, weight in enumerate(deals.weights)
        ]

    def _holder(self, slot: int) -> Seat | None:
        """Return the seat that holds the card of a slot now; None for a card that is still to be dealt."""
        state = self._root.state
        if slot >= min(int(state.round_end()), int(state.end)):
            return None
        return Seat((int(state.leader) + slot) % self._view.players)


def hands_from(cards: int, size: int) -> list[int]:
    """Return all hands of a size that can be made of some cards."""
    return [sum(1 << card for card in hand) for hand in combinations(bits(cards), size)]
