"""What three new cards may be declared for, and what it scores (rules, 3.3)."""

from typing import Final

from settebello.engine.kernel.rules import BUONGIOCO, CHORIZO, CIRULLA, Rules, popcount, total
from settebello.engine.native import i64

# What a hand may be declared for, each with its points at the same place of DECLARED_POINTS.
NOTHING: Final = 0
BARSEGA: Final = 1
DECINO: Final = 2
THREE_ALIKE: Final = 3
RUN: Final = 4
FLUSH: Final = 5
NINE: Final = 6
LOW: Final = 7
BUONO: Final = 8
BUONO_PAIR: Final = 9
BUONO_THREE: Final = 10
DECLARED_POINTS: Final = bytes([0, 3, 10, 20, 3, 3, 3, 2, 2, 4, 7])


def may_declare(rules: Rules, a: i64, b: i64, c: i64) -> bool:
    """Whether three cards may be worth declaring: most are not, and that is seen at once."""
    if rules.least[a] + rules.least[b] + rules.least[c] <= 9 or rules.declare == CHORIZO:
        return True
    bit = rules.bit
    others = (bit[a] | bit[b] | bit[c]) & ~rules.wild
    return others & ~rules.rank[b if bit[a] & rules.wild else a] == 0


def declared_points(rules: Rules, hand: i64) -> i64:
    """The points of the best declaration of a hand as its cards stand; 0 for none."""
    points: i64 = DECLARED_POINTS[declared_kind(rules, hand)]
    return points


def declared_kind(rules: Rules, hand: i64) -> i64:
    """The best declaration of a hand as its cards stand."""
    if popcount(hand) != 3 or not rules.declare:
        return NOTHING
    s = total(rules, hand)
    if rules.declare == CIRULLA:
        first: i64 = hand & -hand
        if hand & ~rules.rank[rules.card[first % 67]] == 0:
            return DECINO
        return BARSEGA if s <= 9 else NOTHING
    alike = same_rank(rules, hand)
    if rules.declare == BUONGIOCO:
        if s > 9:
            return NOTHING
        return BUONO_THREE if alike == 3 else (BUONO_PAIR if alike == 2 else BUONO)
    return chorizo(rules, hand, s, alike)


def chorizo(rules: Rules, hand: i64, s: i64, alike: i64) -> i64:
    """The best declaration of the Escoba del Chorizo."""
    if alike == 3:
        return THREE_ALIKE
    low: i64 = 99
    high: i64 = 0
    rest = hand
    while rest:
        bit: i64 = rest & -rest
        rest ^= bit
        place = rules.place[rules.card[bit % 67]]
        low = min(low, place)
        high = max(high, place)
    if alike == 1 and high - low == 2:
        return RUN
    if in_suit(rules, hand):
        return FLUSH
    if s == 9:
        return NINE
    return LOW if s <= 7 else NOTHING


def same_rank(rules: Rules, hand: i64) -> i64:
    """How many cards of a hand are alike: 3, 2, or 1."""
    most: i64 = 1
    while hand:
        bit: i64 = hand & -hand
        n: i64 = popcount(hand & rules.rank[rules.card[bit % 67]])
        hand ^= bit
        most = max(most, n)
    return most


def in_suit(rules: Rules, hand: i64) -> bool:
    """Whether all cards of a hand are of one suit."""
    first: i64 = hand & -hand
    return hand & ~rules.suit[rules.card[first % 67]] == 0


def best_guise(rules: Rules, hand: i64) -> i64:
    """The rank, from 1, that the wild card of a hand best stands for in a declaration; 0 for none of use."""
    if not hand & rules.wild:
        return 0
    best: i64 = 0
    guise: i64 = 0
    for k in range(len(rules.guises)):
        n = declared_points(rules.guises[k], hand)
        if n > best:
            best = n
            guise = k + 1
    return guise
