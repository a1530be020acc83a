"""What a card may take from a table, and what a first table is worth.

See docs/rules.md, sections 2.2 and 2.3.
"""

from settebello.engine.kernel.rules import (
    ALL_SETS,
    FEWEST,
    FREE,
    LOW_TOTAL,
    MOST_UNIONS,
    NONE,
    PAIRS,
    SLOTS,
    Rules,
    popcount,
    total,
)
from settebello.engine.native import i64, vec


def subsets(rules: Rules, rest: i64, need: i64, taken: i64, out: vec[i64], n: i64) -> i64:
    """Write to out[n:] every set of cards of rest worth exactly need; the new n.

    A call looks for two cards, the lowest of a set and the next one: fewer calls than with one card.
    """
    lowest = rest & rules.starts[need]
    while lowest > 0:  # more than 0, and not just another number, spares the compiled % its sign
        bit: i64 = lowest & -lowest
        lowest ^= bit
        at = bit % 67  # with a name of its own mypyc 2.4.1 counts no references to the table
        lacking = need - rules.worth[at]
        if not lacking:
            out[n] = taken | bit
            n += 1
            continue
        higher = rest & -(bit + bit)
        following = higher & rules.starts[lacking]
        while following > 0:
            also: i64 = following & -following
            following ^= also
            at = also % 67
            still = lacking - rules.worth[at]
            if not still:
                out[n] = taken | bit | also
                n += 1
                continue
            highest = higher & -(also + also)
            if highest & rules.starts[still]:
                n = subsets(rules, highest, still, taken | bit | also, out, n)
    return n


def captures(rules: Rules, card: i64, table: i64, out: vec[i64], n: i64) -> i64:
    """Write to out[n:] every set that card may take from table; the new n."""
    # Many cards take nothing.
    if not table & rules.reach[card]:
        return n
    start = n
    n = single_captures(rules, card, table, out, n)
    return several_captures(rules, card, table, out, start, n) if rules.several else n


def single_captures(rules: Rules, card: i64, table: i64, out: vec[i64], n: i64) -> i64:
    """The same where a card takes one set at a time, of which every card counts its first number."""
    if rules.takes_table:
        block = rules.block[card]
        prey = table & ~rules.spared
        if block >= 0 and prey and not table & block:
            out[n] = prey
            return n + 1
    start = n
    same = table & rules.single[card]
    while same:
        bit: i64 = same & -same
        same ^= bit
        out[n] = bit
        n += 1
    if (n == start or rules.priority == FREE) and table & rules.adds[card]:
        sums = n
        n = subsets(rules, table, rules.goal[card], 0, out, n)
        if rules.sift and n > sums:
            # Sums are sets of two or more: single cards were written above where the rules allow them.
            n = keep_sizes(out, sums, n, 2, rules.most_taken)
        if rules.priority == FEWEST and n > start + 1:
            n = keep_fewest(out, start, n)
    if rules.takes_fifteens:
        fifteen = rules.fifteen[card]
        if table & rules.starts[fifteen]:
            sums = n
            n = subsets(rules, table, fifteen, 0, out, n)
            if n > sums and (rules.limited or rules.fewest_fifteens):
                n = keep_fifteens(rules, card, out, sums, n)
    return n


def several_captures(rules: Rules, card: i64, table: i64, out: vec[i64], start: i64, n: i64) -> i64:
    """Turn out[start:n] into the sets of a card that takes several at once, a run too, or by two numbers."""
    goal = rules.goal[card]
    if rules.two_numbers and goal and table & rules.starts[goal]:
        sums = n
        n = subsets_of_two(rules, table, goal, 0, out, start, n)
        n = keep_sizes(out, sums, n, 2, rules.most_taken)
    if n > start and rules.follows:
        return run_added(rules, card, table, out, start, n)
    if n > start + 1 and rules.sets:
        return unions(rules, out, start, n)
    return n


def run_added(rules: Rules, card: i64, table: i64, out: vec[i64], start: i64, n: i64) -> i64:
    """Add to each of out[start:n] the run of table cards that follows a card's rank; the same n.

    Of cards of one rank the first belongs to it.
    """
    run: i64 = 0
    ranks: i64 = rules.cards // 4
    place = rules.place[card] + 1
    while place < ranks:
        same: i64 = (table >> (4 * place)) & 15
        if not same:
            break
        run |= (same & -same) << (4 * place)
        place += 1
    i = start
    while i < n:
        out[i] |= run
        i += 1
    return n


def subsets_of_two(rules: Rules, rest: i64, need: i64, taken: i64, out: vec[i64], start: i64, n: i64) -> i64:
    """The same where some cards have two numbers; a set that is worth need in two ways is written once."""
    lowest = rest & rules.starts[need]
    while lowest:
        bit: i64 = lowest & -lowest
        lowest ^= bit
        at = bit % 67
        higher = rest & -(bit + bit)
        for k in range(2):
            number = rules.second[at] if k else rules.worth[at]
            if not number:
                break
            lacking = need - number
            if not lacking:
                if absent(out, start, n, taken | bit):
                    out[n] = taken | bit
                    n += 1
            elif lacking > 0 and higher & rules.starts[lacking]:
                n = subsets_of_two(rules, higher, lacking, taken | bit, out, start, n)
    return n


def absent(out: vec[i64], start: i64, n: i64, cards: i64) -> bool:
    """Whether a set is not in out[start:n]."""
    i = start
    while i < n:
        if out[i] == cards:
            return False
        i += 1
    return True


def unions(rules: Rules, out: vec[i64], start: i64, n: i64) -> i64:
    """Add to the sets out[start:n] what several of them are together that share no card; the new n.

    Where a card has to take all that it can, only those are kept beside which no further set is left.
    """
    single = n
    most = start + MOST_UNIONS
    i = start
    while i < n < most:
        cards = out[i]
        k = start
        while k < single and n < most:
            other = out[k]
            if not cards & other and absent(out, start, n, cards | other):
                out[n] = cards | other
                n += 1
            k += 1
        i += 1
    if rules.sets != ALL_SETS:
        return n
    # The whole ones are gathered behind the others, which are still compared with.
    whole = n
    i = start
    while i < n:
        if is_whole(out, start, single, out[i]):
            out[whole] = out[i]
            whole += 1
        i += 1
    if whole == n:
        # Too many to list: one of them is enough to play on.
        out[whole] = out[start]
        k = start
        while k < single:
            if not out[whole] & out[k]:
                out[whole] |= out[k]
            k += 1
        whole += 1
    kept = start
    i = n
    while i < whole:
        out[kept] = out[i]
        kept += 1
        i += 1
    return kept


def is_whole(out: vec[i64], start: i64, n: i64, cards: i64) -> bool:
    """Whether each of the sets out[start:n] has one of these cards."""
    i = start
    while i < n:
        if not out[i] & cards:
            return False
        i += 1
    return True


def keep_fifteens(rules: Rules, card: i64, out: vec[i64], start: i64, n: i64) -> i64:
    """Keep of out[start:n] the sets that the card may take to make fifteen; the new n."""
    if rules.limited:
        n = keep_sizes(out, start, n, 1, rules.most_taken)
    if rules.fewest_fifteens and rules.block[card] < 0:
        n = keep_fewest(out, start, n)
    return n


def moves_of(
    rules: Rules,
    hand: i64,
    table: i64,
    opening: bool,  # noqa: FBT001 - the kernel's calls are by place
    tops: i64,
    out: vec[i64],
) -> i64:
    """Write to out every move (card bit | cards taken) of a hand, lower cards first; how many.

    ``opening``: the hand leads the deal, and an ace may be barred. ``tops``: the top cards of the piles that
    the hand may steal; the bit of a top card among the cards taken stands for its whole pile.
    """
    if opening and rules.opening_ban and hand & ~rules.aces:
        hand &= ~rules.aces
    n: i64 = 0
    captured = False
    while hand > 0:
        bit: i64 = hand & -hand
        hand ^= bit
        at = bit % 67
        if not (table & rules.reach_at[at] or tops):
            out[n] = bit
            n += 1
            continue
        card = rules.card[at]
        m = single_captures(rules, card, table, out, n)
        if rules.several:
            m = several_captures(rules, card, table, out, n, m)
        if tops and not (m > n and rules.table_first):
            equal = tops & rules.rank[card]
            while equal:
                top: i64 = equal & -equal
                equal ^= top
                out[m] = top
                m += 1
        if m == n:
            out[n] = bit
            n += 1
            continue
        captured = True
        while n < m:
            out[n] |= bit
            n += 1
        if rules.may_lay and rules.optional[card]:
            out[n] = bit
            n += 1
    # What is left of the moves are those of two cards or more.
    return keep_sizes(out, 0, n, 2, SLOTS) if captured and rules.must_if_able else n


def takes_all(rules: Rules, card: i64, table: i64) -> bool:
    """Whether a card takes the table as it lies, as aces and knaves do in some games."""
    block = rules.block[card]
    return block >= 0 and not table & block


def takes_itself(rules: Rules, card: i64, table: i64) -> bool:
    """Whether a card that is laid goes to its player's pile: an ace to an empty table, in some games."""
    return rules.ace_takes_itself and not table and rules.block[card] >= 0


def keep_sizes(out: vec[i64], start: i64, n: i64, least: i64, most: i64) -> i64:
    """Keep of out[start:n] the sets of so many cards; the new n."""
    kept = start
    i = start
    while i < n:
        cards = out[i]
        if (least == 1 or cards & (cards - 1)) and (most == SLOTS or popcount(cards) <= most):
            out[kept] = cards
            kept += 1
        i += 1
    return kept


def keep_fewest(out: vec[i64], start: i64, n: i64) -> i64:
    """Keep of out[start:n] the sets with the fewest cards; the new n."""
    least: i64 = SLOTS
    i = start
    while i < n:
        size = popcount(out[i])
        least = min(least, size)
        i += 1
    kept = start
    i = start
    while i < n:
        if popcount(out[i]) == least:
            out[kept] = out[i]
            kept += 1
        i += 1
    return kept


def redeal_reason(rules: Rules, table: i64) -> i64:
    """Why the first table cards are thrown in: the first rule that does it, or NONE."""
    for k in range(len(rules.redeal_mask)):
        least = rules.redeal_count[k]
        if least and popcount(table & rules.redeal_mask[k]) >= least:
            return k
    if rules.redeal_sum and table and total(rules, table) <= rules.redeal_sum:
        return LOW_TOTAL
    if rules.redeal_pairs and has_pair(table):
        return PAIRS
    return NONE


def has_pair(table: i64) -> bool:
    """Whether two cards have the same rank."""
    while table:
        same = table & 15
        if same & (same - 1):
            return True
        table >>= 4
    return False


def opening_sweeps(rules: Rules, table: i64) -> i64:
    """The sweeps that a first table is worth to the seat that takes it; 0 where it stays."""
    wild = table & rules.wild
    if not wild:
        return opening_total(rules, table)
    # The wild card counts what serves best; two totals within its reach would need a gap under ten.
    best: i64 = 0
    for k in range(len(rules.guises)):
        n = opening_total(rules.guises[k], table)
        best = max(best, n)
    return best


def opening_total(rules: Rules, table: i64) -> i64:
    """The sweeps that a first table is worth by its total alone."""
    s = total(rules, table)
    if not table or s >= len(rules.openings):
        return 0
    n = rules.openings[s]
    if n and s == 30 and rules.two_fifteens and not splits(rules, table):
        return 0
    return n


def splits(rules: Rules, table: i64) -> bool:
    """Whether a table of thirty is two fifteens."""
    part = table & (table - 1)
    while part:
        if total(rules, part) == 15:
            return True
        part = (part - 1) & table
    return False


def sweep_counts(rules: Rules, card: i64, table: i64, left: i64) -> bool:
    """Whether a capture that cleared this table scores, with so many cards left to play."""
    if left < rules.sweep_left or (rules.steals and not rules.sweep_points):
        return False
    bit = rules.bit[card]
    if bit & rules.sweepers:
        return bit & rules.scoring != 0 and total(rules, table) <= rules.scoring_most
    if rules.ace_scores or not takes_all(rules, card, table):
        return True
    # A lone ace is taken by an ace in any game.
    return table & (table - 1) == 0 and table & rules.aces != 0
