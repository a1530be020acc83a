"""What piles, sweeps and marks score (docs/rules.md, section 2.4)."""

from settebello.engine.kernel.rules import (
    COUNT,
    INELIGIBLE,
    MARKS,
    NONE,
    POP,
    STEP_FEW,
    STEP_LEAST,
    STEP_MORE,
    STEP_POINTS,
    STEP_ROUND,
    SUITS_THEN_SUM,
    UNTIL_CARDS,
    ZERO_SUM,
    Rules,
    popcount,
)
from settebello.engine.native import i64, vec


def count_points(rules: Rules, taken: vec[i64], sweeps: vec[i64], marks: vec[i64], points: vec[i64]) -> None:
    """Write the points of the deal to ``points``, a side each; ``marks`` holds MARKS numbers a side.

    Not those of the match's totals: ``count_in_match`` knows these.
    """
    for s in range(rules.sides):
        points[s] = sweeps[s] * rules.sweep_points
        if rules.doubling and taken[s] & rules.doubling == rules.doubling:
            points[s] *= 2
        points[s] += own_points(rules, taken[s])
        if rules.marked:
            points[s] += mark_points(rules, marks, s * MARKS)
    for k in range(len(rules.majority_mask)):
        majority_points(rules, taken, k, points)
    if rules.primiera_points:
        who = best_primiera(rules, taken)
        if who >= 0:
            points[who] += rules.primiera_points
    if rules.surplus:
        for s in range(rules.sides):
            points[s] += rules.surplus * max(popcount(taken[s]) - rules.share, 0)
    if rules.thin_points and rules.sides == 2:
        points[0] += rules.thin_points * i64(popcount(taken[1]) < 10)
        points[1] += rules.thin_points * i64(popcount(taken[0]) < 10)
    if rules.level:
        who = level_side(rules, taken, points)
        if who >= 0:
            points[who] += 1


def count_in_match(
    rules: Rules,
    taken: vec[i64],
    sweeps: vec[i64],
    marks: vec[i64],
    before: vec[i64],
    first: i64,
    points: vec[i64],
) -> None:
    """Write the same where the totals of the match matter: a deal may be decided in play, and cards in steps.

    ``before``: the totals of the match before the deal. ``first``: the side that leads the deal.
    """
    if rules.at_once and is_decided(rules, sweeps, marks, before):
        for s in range(rules.sides):
            points[s] = sweeps[s] * rules.sweep_points + mark_points(rules, marks, s * MARKS)
        return
    count_points(rules, taken, sweeps, marks, points)
    if rules.stepped:
        for s in range(rules.sides):
            if standing(rules, sweeps, marks, before, s) < rules.until[UNTIL_CARDS]:
                points[s] += step_points(rules, taken, first, s)


def standing(rules: Rules, sweeps: vec[i64], marks: vec[i64], before: vec[i64], side: i64) -> i64:
    """The total of a side with what it has scored in play so far."""
    n = before[side] + sweeps[side] * rules.sweep_worth
    for k in range(side * MARKS, side * MARKS + MARKS):
        n += marks[k]
    return n


def is_decided(rules: Rules, sweeps: vec[i64], marks: vec[i64], before: vec[i64]) -> bool:
    """Whether a side has won in play, which ends the deal before its cards are counted.

    It has reached the target and is ahead of every other side by as much as the rules for a tie want.
    """
    most: i64 = NONE
    next_most: i64 = NONE
    for s in range(rules.sides):
        total = standing(rules, sweeps, marks, before, s)
        if total > most:
            next_most = most
            most = total
        else:
            next_most = max(next_most, total)
    return most >= rules.target and most - next_most >= rules.ahead


def step_points(rules: Rules, taken: vec[i64], first: i64, side: i64) -> i64:
    """The points of a side for many cards; of level sides only the one that plays first has any."""
    steps = rules.steps
    n = popcount(taken[side])
    most: i64 = 0
    for s in range(rules.sides):
        other = popcount(taken[s])
        most = max(most, other)
        if other == n and (s - first) % rules.sides < (side - first) % rules.sides:
            return 0
    if n >= steps[STEP_LEAST]:
        worth = steps[STEP_POINTS] + steps[STEP_MORE] * (n - steps[STEP_LEAST])
        size = steps[STEP_ROUND]
        return (worth + size - 1) // size * size
    if n == most and n and most < steps[STEP_LEAST]:
        return steps[STEP_FEW]
    return 0


def mark_points(rules: Rules, marks: vec[i64], start: i64) -> i64:
    """The points that the marks from one place on add up to."""
    n: i64 = 0
    for k in range(MARKS):
        if rules.in_play[k]:
            n += marks[start + k]
    return n


def own_points(rules: Rules, pile: i64) -> i64:
    """The points of a pile that do not depend on the others: sets held whole, and runs."""
    n: i64 = 0
    for k in range(len(rules.bonus_mask)):
        mask = rules.bonus_mask[k]
        unless = rules.bonus_unless[k]
        if pile & mask == mask and not (unless and pile & unless == unless):
            n += rules.bonus_points[k]
    for k in range(len(rules.run_least)):
        length = run_length(rules, pile)
        if length >= rules.run_least[k]:
            n += min(length, rules.run_most[k])
    return n


def majority_points(rules: Rules, taken: vec[i64], k: i64, points: vec[i64]) -> None:
    """Add the points of one majority: to the side with strictly the most, or shared where they may be."""
    mask = rules.majority_mask[k]
    worth = rules.majority_points[k]
    unless = rules.majority_unless[k]
    best: i64 = 0
    level: i64 = 0
    who: i64 = NONE
    for s in range(rules.sides):
        n = popcount(taken[s] & mask)
        if n > best:
            best = n
            level = 1
            who = s
        elif n == best:
            level += 1
    if level == 1:
        if not (unless and taken[who] & unless == unless):
            points[who] += worth
    elif rules.majority_shared[k] and best:
        for s in range(rules.sides):
            if popcount(taken[s] & mask) == best:
                points[s] += worth // level


def level_side(rules: Rules, taken: vec[i64], points: vec[i64]) -> i64:
    """The side that the deciding card lifts over others with as many points, or -1."""
    best = points[0]
    for s in range(1, rules.sides):
        best = max(best, points[s])
    level: i64 = 0
    who: i64 = NONE
    for s in range(rules.sides):
        if points[s] == best:
            level += 1
            if taken[s] & rules.level:
                who = s
    return who if level > 1 else NONE


def run_length(rules: Rules, pile: i64) -> i64:
    """The length of the unbroken run from the ace in the suit that scores."""
    n: i64 = 0
    pile >>= rules.run_suit
    while pile & 1:
        n += 1
        pile >>= 4
    return n


def match_winner(rules: Rules, taken: vec[i64]) -> i64:
    """The side that a deal's piles make the winner of the match whatever the totals, or -1."""
    for k in range(len(rules.wins)):
        for s in range(rules.sides):
            if taken[s] & rules.wins[k] == rules.wins[k]:
                return s
    if rules.no_trick_loses and rules.sides == 2:
        for s in range(2):
            if taken[s] == 0 and taken[1 - s]:
                return 1 - s
    return NONE


def best_primiera(rules: Rules, taken: vec[i64]) -> i64:
    """The side with strictly the best primiera under the rule for missing suits, or -1."""
    best: i64 = 0
    who: i64 = NONE
    for s in range(rules.sides):
        n = primiera_rank(rules, taken[s])
        if n > best:
            best = n
            who = s
        elif n == best:
            who = NONE
    return who


def primiera_cards(rules: Rules, pile: i64) -> i64:
    """The cards of a pile that count: the best of each suit, or those of the first rank that is counted."""
    have: i64 = 0
    cards: i64 = 0
    if rules.primiera_missing == COUNT:
        nibble: i64 = (pile >> rules.prime_shift[0]) & 15
        return nibble << rules.prime_shift[0]
    for k in range(len(rules.prime_shift)):
        shift = rules.prime_shift[k]
        new = (pile >> shift) & 15 & ~have
        if new:
            have |= new
            cards |= new << shift
            if have == 15:
                break
    return cards


def primiera_sum(rules: Rules, cards: i64) -> i64:
    """What the cards that ``primiera_cards`` chose add up to; how many they are where ranks are counted."""
    if rules.primiera_missing == COUNT:
        return popcount(cards)
    s: i64 = 0
    for k in range(len(rules.prime_shift)):
        if not cards:
            break
        shift = rules.prime_shift[k]
        nibble = (cards >> shift) & 15
        if nibble:
            s += rules.prime_worth[k] * i64(POP[nibble])
            cards ^= nibble << shift
    return s


def primiera_rank(rules: Rules, pile: i64) -> i64:
    """A number that orders piles as the rule for missing suits does; 0 cannot win."""
    if rules.primiera_missing == COUNT:
        rank: i64 = 0
        for k in range(len(rules.prime_shift)):
            if rules.prime_worth[k]:
                nibble: i64 = (pile >> rules.prime_shift[k]) & 15
                rank = rank * 5 + i64(POP[nibble])
        return rank
    cards = primiera_cards(rules, pile)
    s = primiera_sum(rules, cards)
    suits = popcount(cards)
    if rules.primiera_missing == ZERO_SUM:
        return s
    if rules.primiera_missing == SUITS_THEN_SUM:
        return suits * 1000 + s
    if suits == 4:
        return 1000 + s
    if rules.primiera_missing == INELIGIBLE:
        return 0
    return s
