"""The rules of small packs, which hold the lowest values only (docs/learning.md, section 7.4)."""

from typing import Final

from settebello.engine import Ruleset
from settebello.engine.rules.rulewords import Mode
from settebello.learning.facts import LARGEST_ADDEND

RANGES = range(5, LARGEST_ADDEND + 1)
"""The highest values that a small pack may have."""

SEVEN: Final = 7
_HANDS = {5: 2, 6: 2, 7: 3, 8: 2, 9: 2}
"""The size of a hand that uses the pack up, by the pack's highest value."""
_PATTERNS = {2: "T1 P1 T1 P1 T2", 3: "T1 P1 T1 P1 T1 P1 T1"}


def small_rules(ruleset: Ruleset, upto: int) -> Ruleset:
    """Return the rules for two players and values up to a number; ValueError where there is no such pack."""
    if upto == LARGEST_ADDEND:
        return ruleset
    if upto not in RANGES or Mode.FIFTEEN in ruleset.capture.modes:
        raise ValueError(f"{ruleset.id} has no pack of the values 1 to {upto}: {RANGES[0]} to {RANGES[-1]}")
    hand = _HANDS[upto]
    # Nobody counts for a card that is not in the pack.
    sevens = {} if upto >= SEVEN else {"score.settebello": 0}
    return ruleset.override(
        {
            "deck.upto": upto,
            "players.counts": [2],
            "deal.hand": hand,
            "deal.refill": hand,
            "deal.pattern": _PATTERNS[hand],
            # The values of the primiera are not those that children add up.
            "score.primiera": 0,
            **sevens,
        }
    )
