"""Probabilities of the cards in other hands, from the unseen cards and the captures refused."""

from collections.abc import Callable, Sequence

from settebello.ai.people.card_memory import Play, plays
from settebello.ai.weights import bits
from settebello.engine import Seat, SeatView, kernel

FAINT = 0.02
"""The lower bound of a card's likelihood factor, relative to a card without evidence."""

Likelihood = Callable[[Play, int], float]
"""Likelihood ratio of a play: by a holder of the card, compared with a seat without the card."""

Kind = tuple[int, ...]


class CardBeliefs:
    """The probability that each seat holds each card: uniform over the unseen cards, times the evidence."""

    def __init__(
        self,
        view: SeatView,
        rules: kernel.Rules,
        unseen: int,
        weights: Sequence[float],
        likelihood: Likelihood | None,
    ) -> None:
        """Take a view and its unseen cards. ``weights``: the value of each card in points.

        Without ``likelihood`` the plays give no evidence.
        """
        self._view = view
        self._rules = rules
        self._cards = list(bits(unseen))
        self._weights = weights
        self._signs = self._read(likelihood) if likelihood else {}
        self._known: dict[Seat, list[tuple[int, float]]] = {}

    def of(self, seat: Seat, new_hand: int) -> list[tuple[int, float]]:
        """Return the most valuable card of each kind that a seat may hold, with the probability of that kind.

        ``new_hand``: how many cards the seat will be dealt, if it holds none now.
        """
        known = self._known.get(seat)
        if known is None:
            known = self._known[seat] = self._chances(seat, new_hand)
        return known

    def _chances(self, seat: Seat, new_hand: int) -> list[tuple[int, float]]:
        shown = self._view.shown[seat].mask
        hand = self._view.hand_sizes[seat]
        size = hand - shown.bit_count() if hand else new_hand
        likely = {card: self._signs.get((seat, card), 1.0) for card in self._cards}
        whole = sum(likely.values()) or 1.0
        lacking: dict[Kind, float] = {}
        heaviest: dict[Kind, int] = {}
        for card in (*bits(shown), *self._cards):
            kind = kind_of(self._rules, card)
            chance = 1.0 if shown >> card & 1 else min(1.0, size * likely[card] / whole)
            lacking[kind] = lacking.get(kind, 1.0) * (1 - chance)
            if kind not in heaviest or self._weights[card] > self._weights[heaviest[kind]]:
                heaviest[kind] = card
        return [(heaviest[kind], 1 - none) for kind, none in lacking.items()]

    def _read(self, likelihood: Likelihood) -> dict[tuple[Seat, int], float]:
        """Return likelihood factors by seat and card, from the plays since the current hands were dealt."""
        view = self._view
        dealt = view.ruleset.deal.hand
        if view.ruleset.deal.refill and len(view.history) >= dealt * view.players:
            dealt = view.ruleset.deal.refill
        held = list(view.hand_sizes)
        signs: dict[tuple[Seat, int], float] = {}
        for play in plays(view):
            held[play.seat] += 1
            if held[play.seat] > dealt:
                break
            if play.seat == view.seat:
                continue
            kinds: dict[Kind, float] = {}
            for card in self._cards:
                kind = kind_of(self._rules, card)
                if kind not in kinds:
                    kinds[kind] = likelihood(play, card)
                sign = signs.get((play.seat, card), 1.0) * kinds[kind]
                signs[play.seat, card] = max(sign, FAINT)
        return signs


def kind_of(rules: kernel.Rules, card: int) -> Kind:
    """Return the capture class of a card: two cards of the same kind capture the same sets."""
    return (
        int(rules.single[card]),
        int(rules.goal[card]),
        int(rules.fifteen[card]),
        int(rules.block[card]),
        int(rules.optional[card]),
    )
