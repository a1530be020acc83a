"""The odds of the other players' replies, counted over sampled deals."""

from dataclasses import dataclass

from settebello.ai.core.deals import Deals
from settebello.ai.search.networks import policy_for
from settebello.ai.search.roots import root_of
from settebello.ai.weights import bits, card_weights
from settebello.engine import Seat, SeatView, kernel

DEALS = 200

MOST_CARDS = 4
"""The number of table cards reported, most valuable first."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A seat's possible replies to a table: the probability of a sweep, and of capturing each valuable card.

    ``takes`` holds pairs of card bit and probability, most valuable card first; impossible captures are left
    out.
    """

    seat: Seat
    sweep: float
    takes: tuple[tuple[int, float], ...]


class ReplyOdds:
    """The hands that the others may hold after the next move of a view's seat.

    Where a network knows the game, deals that explain the others' past moves are more likely. A hand that is
    dealt only after the move consists of cards that may be dealt.
    """

    def __init__(self, view: SeatView, seed: int, count: int = DEALS) -> None:
        """Sample ``count`` deals by ``seed``; the seat must have a card to play."""
        policy = policy_for(view.ruleset, view.players)
        root = root_of(view, policy)
        deals = Deals(root.state, root.hidden, root.unseen, count, seed)
        if policy is not None and root.past:
            policy.features.leader = root.leader
            deals.weight_by_policy(policy, root.past)
            deals.resample()
        weights = card_weights(view)
        average = sum(weights) / len(weights)
        counting = [card for card, weight in enumerate(weights) if weight > average]
        self._counting = sorted(counting, key=lambda card: -weights[card])
        self._count = count
        # Seats without a card before this seat's next turn are left out.
        self._left: dict[Seat, int] = {}
        self._hands: dict[Seat, list[int]] = {}
        state = kernel.State(root.state.rules, 1, len(root.state.order), lists=False)
        for number in range(count):
            deals.load(number, state)
            state.choose(1 << view.hand.cards[0].bit)
            if not self._left:
                self._left = _next_seats(state, view)
                self._hands = {seat: [] for seat in self._left}
            for seat, cards in _hands(state).items():
                if seat in self._hands:
                    self._hands[seat].append(cards)

    def replies(self, table: int, rules: kernel.Rules) -> tuple[Reply, ...]:
        """Return the replies of the next seats, in the order of play, if each finds this table on its turn.

        ``rules``: the compiled rules after the move, with the wild card's rank. A sweep that scores nothing
        does not count.
        """
        held = 0
        for hands in self._hands.values():
            for cards in hands:
                held |= cards
        reach: dict[int, int] = {}
        sweepers = []
        for card in bits(held):
            sets = kernel.captures_from(rules, card, table)
            if rules.sweep_points and table in sets:
                sweepers.append(card)
            for taken in sets:
                reach[card] = reach.get(card, 0) | taken
        named = [card for card in self._counting if table >> card & 1][:MOST_CARDS]
        takers = {
            card: sum(1 << other for other, cards in reach.items() if cards >> card & 1) for card in named
        }
        return tuple(self._reply(seat, table, rules, sweepers, takers) for seat in self._hands)

    def _reply(
        self, seat: Seat, table: int, rules: kernel.Rules, sweepers: list[int], takers: dict[int, int]
    ) -> Reply:
        left = self._left[seat]
        clearing = sum(1 << card for card in sweepers if kernel.sweep_counts(rules, card, table, left))
        takes = ((card, self._chance(seat, others)) for card, others in takers.items())
        return Reply(seat, self._chance(seat, clearing), tuple(each for each in takes if each[1]))

    def _chance(self, seat: Seat, cards: int) -> float:
        """Return the share of the deals in which a seat holds at least one of some cards."""
        return sum(1 for hand in self._hands[seat] if hand & cards) / self._count


def _next_seats(state: kernel.State, view: SeatView) -> dict[Seat, int]:
    """Return the seats that play before the view's seat does again, and the cards left after each."""
    found: dict[Seat, int] = {}
    slots = [slot for slot in range(int(state.ply), int(state.end)) if state.order[slot] >= 0]
    for place, slot in enumerate(slots):
        seat = Seat((int(state.leader) + slot) % view.players)
        if seat == view.seat or seat in found:
            break
        found[seat] = len(slots) - place - 1
    return found


def _hands(state: kernel.State) -> dict[Seat, int]:
    """Return the cards that each seat holds, as a set."""
    found: dict[Seat, int] = {}
    players = int(state.rules.players)
    for slot in range(int(state.ply), min(int(state.round_end()), int(state.end))):
        if state.order[slot] >= 0:
            seat = Seat((int(state.leader) + slot) % players)
            found[seat] = found.get(seat, 0) | 1 << int(state.order[slot])
    return found
