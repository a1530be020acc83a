"""Random deals that show whether the rules of a game can give points at all."""

from dataclasses import replace
from enum import StrEnum
from functools import lru_cache

from settebello.engine import kernel
from settebello.engine.awards import SETTEBELLO, king_of_coins
from settebello.engine.rules.rulekeys import Dealer, Extra, Target
from settebello.engine.rules.ruleset import Ruleset
from settebello.engine.rules.rulewords import Courts, LeftoverTo, Mode
from settebello.engine.tables import compiled

MOST_TRIALS = 200
"""The random deals without a point after which a game counts as one that gives no points."""


class Barren(StrEnum):
    """The reason why the deals of a game give no points."""

    NO_CAPTURE = "no_capture"
    """No card can capture any set of the other cards."""
    OUT_OF_REACH = "out_of_reach"
    """A side with all the cards, sweeps and points of play scores nothing."""
    TOO_RARE = "too_rare"
    """None of the random deals gave a point."""


def barren(ruleset: Ruleset, players: int) -> Barren | None:
    """Return why the deals of a game give no points; None if one of them gives a side a point.

    The random deals are the same each time. Raises ValueError for an invalid number of players.
    """
    if _scores_surely(ruleset):
        return None
    plain = replace(ruleset, id="", overrides=(), match=Target(), dealer=Dealer())
    return _barren(plain, players)


WHOLE_TOTAL = 15
"""The total of a seven and an eight."""


def _scores_surely(ruleset: Ruleset) -> bool:
    """Return whether the cards are sure to score, and a capture is certain to be possible.

    After the first capture every card ends in a pile, so that a card that scores alone gives a point. A
    shortcut: most games score the settebello, and need no random deals.
    """
    steps = ruleset.score.steps
    if steps and steps.points and steps.few:
        # Where anybody has captured, somebody has the most cards.
        return _captures_surely(ruleset)
    if ruleset.end.leftover is LeftoverTo.NOBODY:
        return False
    score, extra = ruleset.score, ruleset.score.extra or Extra()
    alone = {SETTEBELLO: score.settebello, king_of_coins(ruleset): score.re_bello}
    scoring = extra.cards or any(points and card in ruleset.deck.cards for card, points in alone.items())
    return bool(scoring) and _captures_surely(ruleset)


def _captures_surely(ruleset: Ruleset) -> bool:
    """Return whether any two like cards capture each other, or in a whole pack a seven an eight."""
    modes, deck = ruleset.capture.modes, ruleset.deck
    numbers = deck.upto is None and deck.courts is not Courts.RANK_ONLY
    whole = ruleset.capture.total == WHOLE_TOTAL
    return (Mode.EQUAL in modes and not ruleset.capture.numbers) or (
        Mode.FIFTEEN in modes and numbers and whole
    )


@lru_cache(maxsize=512)
def _barren(ruleset: Ruleset, players: int) -> Barren | None:
    rules = compiled(ruleset, players)
    state = kernel.State(rules)
    for _ in range(MOST_TRIALS):
        state.shuffle()
        # A table that the rules throw in is never played.
        table = sum(1 << int(state.order[slot]) for slot in range(rules.plies, rules.cards))
        if kernel.redeal_reason(rules, table) == kernel.NONE:
            state.playout()
            if any(state.points[side] > 0 for side in range(rules.sides)):
                return None
    return _reason(rules)


def _reason(rules: kernel.Rules) -> Barren:
    """Return the reason why random deals of a game have given no points."""
    whole = (1 << rules.cards) - 1
    if not any(kernel.captures_from(rules, card, whole & ~(1 << card)) for card in range(rules.cards)):
        return Barren.NO_CAPTURE
    others = [0] * (rules.sides - 1)
    piles, sweeps = [whole, *others], [1, *others]
    marks = [*rules.in_play, *(0 for _ in others for _ in range(kernel.MARKS))]
    most = max(kernel.points_of(rules, piles, sweeps, marks, [0] * rules.sides, 0))
    return Barren.TOO_RARE if most else Barren.OUT_OF_REACH
