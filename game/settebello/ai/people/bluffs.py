"""Claims of cards played face down: when to doubt them, and how likely the own claim is to be doubted."""

from math import comb

from settebello.engine import Claim, Move, SeatView

LIES = 0.5
"""The assumed probability that a player who lacks a rank claims it nevertheless."""

SURE = 0.75
"""The assumed probability that the next player chooses what this model considers best."""


def doubts(view: SeatView, claim: Claim, worth: float) -> bool:
    """Return whether to doubt a claim whose captured cards are worth ``worth`` points."""
    return doubt_gain(view, claim, worth) > 0


def doubt_gain(view: SeatView, claim: Claim, worth: float) -> float:
    """Return the expected gain in points of doubting a claim of cards worth ``worth`` points."""
    hand = view.hand_sizes[claim.seat] + 1
    unseen = list(view.unseen)
    alike = sum(card.rank is claim.rank for card in unseen)
    return _doubt_gain(alike, len(unseen), hand, len(claim.cards) + 1, worth)


def bluff(view: SeatView, move: Move) -> tuple[float, bool, int]:
    """Return the probability that a claim is doubted, whether it is true, and the points at stake."""
    rank = move.claimed or move.card.rank
    points = len(move.captured) + 1
    hidden = list(view.unseen | view.hand)
    alike = sum(card.rank is rank for card in hidden)
    doubtful = _doubt_gain(alike, len(hidden), len(view.hand), points, points / 4) > 0
    return (SURE if doubtful else 1 - SURE), move.card.rank is rank, points


def _doubt_gain(alike: int, unseen: int, hand: int, points: int, worth: float) -> float:
    """Return the expected gain of a doubt.

    ``alike``: how many of the ``unseen`` cards have the claimed rank. ``hand``: the claimant's hand size. If
    the claim is false, the doubter gains ``points`` and the cards (``worth``); if it is true, the doubter
    loses ``points``.
    """
    lacks = comb(unseen - alike, hand) / comb(unseen, hand)
    truth = (1 - lacks) / (1 - lacks + lacks * LIES)
    return (1 - truth) * (points + worth) - truth * points
