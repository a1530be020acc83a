"""What the other seats may hold: chances, from what nobody has seen and from what each has left lying."""

from collections.abc import Callable, Sequence

from settebello.ai.people.card_memory import Play, plays
from settebello.ai.weights import bits
from settebello.engine import Seat, SeatView, kernel

FAINT = 0.02
"""No sign makes a card less likely than this, as against one of which there is no sign."""

Likelihood = Callable[[Play, int], float]
"""How likely somebody who holds a card plays as was seen, as against somebody who does not."""

Kind = tuple[int, ...]


class CardBeliefs:
    """The chances that seats hold cards, all that count as unseen being equally likely but for the signs."""

    def __init__(
        self,
        view: SeatView,
        rules: kernel.Rules,
        unseen: int,
        weights: Sequence[float],
        likelihood: Likelihood | None,
    ) -> None:
        """``weights``: what each card is worth. Without ``likelihood`` nothing is read from plays."""
        self._view = view
        self._rules = rules
        self._cards = list(bits(unseen))
        self._weights = weights
        self._signs = self._read(likelihood) if likelihood else {}
        self._known: dict[Seat, list[tuple[int, float]]] = {}

    def of(self, seat: Seat, new_hand: int) -> list[tuple[int, float]]:
        """The heaviest card of each kind that a seat may hold, with the chance that it holds one of the kind.

        ``new_hand``: how many cards it will be dealt, if it holds none now.
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
        """The signs that the plays from the hands that are held now have given."""
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
    """What makes cards alike in taking: two of one kind take the same sets."""
    return (
        int(rules.single[card]),
        int(rules.goal[card]),
        int(rules.fifteen[card]),
        int(rules.block[card]),
        int(rules.optional[card]),
    )
