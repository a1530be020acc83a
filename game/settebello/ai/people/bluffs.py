"""Claims of cards played face down: when to doubt them, and how likely the own claim is to be doubted."""

from math import comb

from settebello.engine import CardSet, Claim, Move, Rank, Seat, SeatView, asks_all, opponents_of

BLUFF_RATE = 0.1
"""The assumed probability that a player who lacks a rank claims it nevertheless.

The opponents lie in 2 to 6 of 100 claims. Assuming half made nearly every doubt a loss (STRENGTH.md).
"""

SURE = 0.75
"""The assumed probability that an opponent chooses what this model considers best."""


def doubts(view: SeatView, claim: Claim, worth: float) -> bool:
    """Return whether to doubt a claim whose captured cards are worth ``worth`` points."""
    return answer_gain(view, claim, worth) > 0


def answer_gain(view: SeatView, claim: Claim, worth: float) -> float:
    """Return the expected gain of a doubt over letting the claim stand, which later opponents may doubt."""
    later = [seat for seat in asked_after_all(view, claim) if view.hand_sizes[seat]]
    best = max((_left_to(view, claim, worth, seat) for seat in later), default=0.0)
    return doubt_gain(view, claim, worth) - best


def asked_after_all(view: SeatView, claim: Claim) -> tuple[Seat, ...]:
    """Return the opponents of the claimant who are asked after this seat; none where only one may doubt."""
    if not view.asked:
        return ()
    order = opponents_of(view.ruleset, view.players, claim.seat)
    return order[order.index(view.seat) + 1 :]


def _left_to(view: SeatView, claim: Claim, worth: float, seat: Seat) -> float:
    """Return the expected gain of leaving a claim to an opponent who is asked later.

    That opponent knows other cards: the more of the claimed rank it holds, the less likely it lets a lie
    pass. A partner's doubt earns the same points as the own one, a rival's none.
    """
    unseen, alike, points = len(view.unseen), _alike(view.unseen, claim.rank), len(claim.cards) + 1
    hand, size = _hidden(view, claim.seat) + 1, _hidden(view, seat)
    own = _alike(view.hand, claim.rank)
    theirs = unseen + len(view.hand) - size
    partner = view.side_of(seat) == view.side
    gain = 0.0
    for held in range(min(alike, size) + 1):
        chance = comb(alike, held) * comb(unseen - alike, size - held) / comb(unseen, size)
        if _doubt_gain(alike + own - held, theirs, hand, points, worth) > 0:
            truth = _truth(alike - held, unseen - size, hand)
            gain += chance * ((1 - truth) * (points * partner + worth) - truth * points)
    return max(gain, 0.0)


def _hidden(view: SeatView, seat: Seat) -> int:
    """Return how many cards of a hand do not lie face up."""
    return view.hand_sizes[seat] - len(view.shown[seat])


def _alike(cards: CardSet, rank: Rank) -> int:
    return sum(card.rank is rank for card in cards)


def doubt_gain(view: SeatView, claim: Claim, worth: float) -> float:
    """Return the expected gain in points of doubting a claim of cards worth ``worth`` points."""
    hand = _hidden(view, claim.seat) + 1
    alike = _alike(view.unseen, claim.rank)
    return _doubt_gain(alike, len(view.unseen), hand, len(claim.cards) + 1, worth)


def bluff(view: SeatView, move: Move) -> tuple[float, bool, int]:
    """Return the probability that a claim is doubted, whether it is true, and the points at stake.

    Each opponent who is asked doubts with the same probability.
    """
    rank = move.claimed or move.card.rank
    points = len(move.captured) + 1
    hidden = list(view.unseen | view.hand)
    alike = sum(card.rank is rank for card in hidden)
    doubtful = _doubt_gain(alike, len(hidden), len(view.hand), points, points / 4) > 0
    several = asks_all(view.ruleset, view.players)
    asked = len(opponents_of(view.ruleset, view.players, view.seat)) if several else 1
    believed = (1 - SURE if doubtful else SURE) ** asked
    return 1 - believed, move.card.rank is rank, points


def _doubt_gain(alike: int, unseen: int, hand: int, points: int, worth: float) -> float:
    """Return the expected gain of a doubt.

    ``alike``: how many of the ``unseen`` cards have the claimed rank. ``hand``: the claimant's hand size. If
    the claim is false, the doubter gains ``points`` and the cards (``worth``); if it is true, the doubter
    loses ``points``.
    """
    truth = _truth(alike, unseen, hand)
    return (1 - truth) * (points + worth) - truth * points


def _truth(alike: int, unseen: int, hand: int) -> float:
    """Return the probability that a claim is true; see ``_doubt_gain``."""
    lacks = comb(unseen - alike, hand) / comb(unseen, hand)
    return (1 - lacks) / (1 - lacks + lacks * BLUFF_RATE)
