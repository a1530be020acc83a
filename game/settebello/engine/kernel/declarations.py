"""What three new cards may be declared for, and what it scores (docs/rules.md, section 3.3)."""

from typing import Final

from settebello.engine.kernel.rules import (
    ALIKE,
    BUONGIOCO,
    CHORIZO,
    CIRULLA,
    PLACES,
    POP,
    RONDA,
    Rules,
    popcount,
)
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
PAIR: Final = 11
TRINGA: Final = 12
ALIKE_THREE: Final = 13
ALIKE_FOUR: Final = 14
# The last two have points of their own in each game.
DECLARED_POINTS: Final = bytes([0, 3, 10, 20, 3, 3, 3, 2, 2, 4, 7, 1, 5, 0, 0])


def ranks_kind(declare: i64, hand: list[int], places: list[int]) -> int:
    """The best declaration of three cards by what they count and by the places of their ranks."""
    s = sum(hand)
    alike = 4 - len(set(places))
    if declare == CIRULLA:
        return DECINO if alike == 3 else (BARSEGA if s <= 9 else NOTHING)
    if declare == BUONGIOCO:
        if s > 9:
            return NOTHING
        return BUONO_THREE if alike == 3 else (BUONO_PAIR if alike == 2 else BUONO)
    if declare == RONDA:
        return TRINGA if alike == 3 else (PAIR if alike == 2 else NOTHING)
    if declare != CHORIZO:
        return NOTHING
    if alike == 3:
        return THREE_ALIKE
    if alike == 1 and max(places) - min(places) == 2:
        return RUN
    return NINE if s == 9 else (LOW if s <= 7 else NOTHING)


def kinds_of(declare: i64, values: list[int]) -> bytes:
    """The table for ``declared_of``: a kind for each three ranks, from what each rank counts."""
    ranks = range(len(values))
    kinds = bytearray(PLACES**3)
    if declare:
        for a in ranks:
            for b in ranks:
                for c in ranks:
                    kind = ranks_kind(declare, [values[a], values[b], values[c]], [a, b, c])
                    kinds[(a * PLACES + b) * PLACES + c] = kind
    return bytes(kinds)


def declared_of(rules: Rules, a: i64, b: i64, c: i64) -> i64:
    """The best declaration of three cards as they stand."""
    place = rules.place
    kind: i64 = rules.kinds[(place[a] * PLACES + place[b]) * PLACES + place[c]]
    if (kind == NOTHING or kind >= NINE) and rules.declare == CHORIZO and a % 4 == b % 4 == c % 4:
        return FLUSH
    return kind


def declared_kind(rules: Rules, hand: i64) -> i64:
    """The best declaration of a hand as its cards stand."""
    if rules.declare == ALIKE:
        return alike_kind(rules, hand)
    if popcount(hand) != 3:
        return NOTHING
    first: i64 = hand & -hand
    rest = hand ^ first
    second: i64 = rest & -rest
    third = rest ^ second
    card = rules.card
    return declared_of(rules, card[first % 67], card[second % 67], card[third % 67])


def alike_kind(rules: Rules, hand: i64) -> i64:
    """Four or three cards of one rank in a new hand of any size."""
    kind: i64 = NOTHING
    if popcount(hand) != rules.fresh:
        return kind
    while hand:
        n: i64 = POP[hand & 15]
        if n == 4 and rules.declared[ALIKE_FOUR]:
            return ALIKE_FOUR
        if n >= 3 and rules.declared[ALIKE_THREE]:
            kind = ALIKE_THREE
        hand >>= 4
    return kind


def declared_points(rules: Rules, hand: i64) -> i64:
    """The points of the best declaration of a hand as its cards stand; 0 for none."""
    points: i64 = rules.declared[declared_kind(rules, hand)]
    return points


def wilds_of(kinds: bytes, ranks: int) -> bytes:
    """For the places of two ranks the one, from 1, that a wild card best stands for beside them, or 0."""
    wilds = bytearray(PLACES**2)
    for a in range(ranks):
        for b in range(ranks):
            points = [DECLARED_POINTS[kinds[(a * PLACES + b) * PLACES + c]] for c in range(ranks)]
            best = max(points)
            wilds[a * PLACES + b] = points.index(best) + 1 if best else 0
    return bytes(wilds)


def best_guise(rules: Rules, hand: i64) -> i64:
    """The rank, from 1, that the wild card of a hand of three best stands for; 0 where it has none of use."""
    if not hand & rules.wild:
        return 0
    others = hand & ~rules.wild
    first: i64 = others & -others
    second = others ^ first
    place = rules.place
    at = place[rules.card[first % 67]] * PLACES + place[rules.card[second % 67]]
    guise: i64 = rules.wilds[at]
    return guise
