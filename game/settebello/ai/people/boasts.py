"""When to say that three cards are a buongioco, true or not, and when to doubt it.

A lie that is doubted costs what it would have brought, and a true hand that is doubted brings twice as much.
So a liar gains nothing where every second lie is doubted, and a doubter nothing where every third hand is
a lie.
"""

from itertools import combinations
from random import Random

from settebello.ai.weights import bits
from settebello.engine import Card, Move, SeatView, kernel, worth_of
from settebello.engine.rules.rulewords import Objective
from settebello.engine.tables import compiled

LIE_RATE = 0.05
"""How often a hand without a buongioco is said to be one."""

DOUBT_RATE = 0.5
"""How often a declaration that may be true is doubted."""

UNSURE = (0.5, 0.8)
"""Between these probabilities of the truth a doubt gains or loses little, so that it is left to chance."""

LIKELY = 0.02
"""A hand that is this likely with the card that is played can be believed."""


def moves_said(view: SeatView, moves: tuple[Move, ...], rng: Random) -> tuple[Move, ...]:
    """Return the moves with what is to be said of the hand: the truth, or now and then a lie."""
    if not view.situation().boasts:
        return moves
    silent = tuple(move for move in moves if not move.boast)
    if _few_points_win(view):
        return silent
    worth = worth_of(view.ruleset, view.hand)
    points = worth or (min(view.situation().boasts) if rng.random() < LIE_RATE else 0)
    said = tuple(
        move
        for move in moves
        if move.boast == points and (worth or _chance(view, move.card, points) > LIKELY)
    )
    return said or silent


def boast_worth(view: SeatView, move: Move) -> float:
    """Return the expected points of what a move says of the hand."""
    if not move.boast:
        return 0.0
    doubted = DOUBT_RATE if _chance(view, move.card, move.boast) > LIKELY else 1.0
    if worth_of(view.ruleset, view.hand) >= move.boast:
        return move.boast * (1 + doubted)
    return move.boast * (1 - 2 * doubted)


def truth_of(view: SeatView) -> float:
    """Return the probability that the declared hand is worth as much as was said."""
    if view.boast is None:
        raise ValueError("nothing is declared")
    chance = _chance(view, view.history[-1].card, view.boast.points)
    return chance / (chance + (1 - chance) * LIE_RATE) if chance else 0.0


def boast_gain(view: SeatView) -> float:
    """Return the expected gain in points of doubting a declaration over letting it stand."""
    truth, points = truth_of(view), view.boast.points if view.boast else 0
    # A lie then scores for the own side and not for the other; a true hand scores once more.
    gain = points * (2 * (1 - truth) - truth)
    return -gain if _few_points_win(view) else gain


def doubts_boast(view: SeatView, rng: Random) -> bool:
    """Return whether to doubt a declaration."""
    if UNSURE[0] < truth_of(view) < UNSURE[1]:
        return rng.random() < DOUBT_RATE
    return boast_gain(view) > 0


def _few_points_win(view: SeatView) -> bool:
    return view.ruleset.match.objective is Objective.LOW


def _chance(view: SeatView, card: Card, points: int) -> float:
    """Return the probability that two cards nobody has shown make a hand of so many points with a card."""
    rules = compiled(view.ruleset, view.players)
    hidden = view.drawable.mask
    if view.boast is None:
        hidden |= view.hand.mask & ~(1 << card.bit)
    own = 1 << card.bit
    pairs = list(combinations(bits(hidden), 2))
    good = sum(kernel.declared_points(rules, own | 1 << one | 1 << other) >= points for one, other in pairs)
    return good / len(pairs) if pairs else 0.0
