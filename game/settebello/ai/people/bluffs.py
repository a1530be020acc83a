"""Cards played face down: when to believe them, and when to be believed."""

from math import comb

from settebello.engine import Claim, Move, SeatView

LIES = 0.5
"""How often somebody who lacks a rank is thought to claim it all the same."""

SURE = 0.75
"""How likely the next player is to do what seems best to this one."""


def doubts(view: SeatView, claim: Claim, worth: float) -> bool:
    """Whether to doubt a claim of cards worth so many points."""
    return doubt_gain(view, claim, worth) > 0


def doubt_gain(view: SeatView, claim: Claim, worth: float) -> float:
    """The points that doubting a claim of cards worth so many points is expected to bring."""
    hand = view.hand_sizes[claim.seat] + 1
    unseen = list(view.unseen)
    alike = sum(card.rank is claim.rank for card in unseen)
    return _doubt_gain(alike, len(unseen), hand, len(claim.cards) + 1, worth)


def bluff(view: SeatView, move: Move) -> tuple[float, bool, int]:
    """How likely a claim is to be doubted, whether it is true, and the points that a doubt brings to one."""
    rank = move.claimed or move.card.rank
    points = len(move.captured) + 1
    hidden = list(view.unseen | view.hand)
    alike = sum(card.rank is rank for card in hidden)
    doubtful = _doubt_gain(alike, len(hidden), len(view.hand), points, points / 4) > 0
    return (SURE if doubtful else 1 - SURE), move.card.rank is rank, points


def _doubt_gain(alike: int, unseen: int, hand: int, points: int, worth: float) -> float:
    """What a doubt gains on average.

    ``alike`` of so many unseen cards have the rank that somebody with a hand of so many claims to have. A
    lie found out brings the doubter the points and the cards back; the truth brings the points to the other.
    """
    lacks = comb(unseen - alike, hand) / comb(unseen, hand)
    truth = (1 - lacks) / (1 - lacks + lacks * LIES)
    return (1 - truth) * (points + worth) - truth * points
