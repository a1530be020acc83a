"""The rules on integers: what a card captures, what a move does, what a pile scores.

This is the only place that knows them; every other module is a face on it. It is typed so that
mypyc can compile it and runs interpreted as it stands.

A set of cards is the bits of one int, rank-major: card c is bit c, rank c // 4, suit c % 4. A ruleset
is compiled once into flat tables (``Rules``), so that no loop asks which game it is.

The whole deal is one permutation. Every card still to be played has a slot: ``order[ply]`` is the card
that ply plays unless another is chosen. Ply i belongs to seat ``(leader + i) % players``, so a hand is
every players-th slot from the seat's next ply to the end of its round of dealing; choosing another
card swaps two slots. A slot may be empty (-1), always behind the seat's cards of that round.
"""

from typing import Final

from settebello.engine.native import i64, vec

NONE: Final = -1
SLOTS: Final = 64
# With the whole pack on the table 1702 sets add up to 10, and 6948 sets of 52 cards to 13.
MOVES: Final = 2048
MOVES_OF_52: Final = 8192
MULTIPLIER: Final = 48271
PRIME: Final = 2147483647

# How the primiera compares a side that lacks a suit.
FULL_BEATS_PARTIAL: Final = 0
INELIGIBLE: Final = 1
ZERO_SUM: Final = 2
SUITS_THEN_SUM: Final = 3

# Why the first table cards are thrown in; the first two are places in Rules.redeal_mask.
KINGS: Final = 0
ACES: Final = 1
LOW_TOTAL: Final = 2

# Which captures bar others.
SINGLE: Final = 0
FEWEST: Final = 1
FREE: Final = 2

# The count of bits in 0..4095; one table serves both modes, as int.bit_count is slow when compiled.
POP: Final = bytes([n.bit_count() for n in range(4096)])


def array(numbers: list[int]) -> vec[i64]:
    """Numbers in the form in which the kernel takes them: only a compiled kernel knows which it is."""
    return vec[i64](numbers)


def popcount(mask: i64) -> i64:
    """The number of cards in a set."""
    a: i64 = POP[mask & 4095]
    b: i64 = POP[(mask >> 12) & 4095]
    c: i64 = POP[(mask >> 24) & 4095]
    d: i64 = POP[(mask >> 36) & 4095]
    e: i64 = POP[mask >> 48]
    return a + b + c + d + e


class Rules:
    """A ruleset compiled to flat tables for one number of players.

    value: what a card counts in sums. single: per card, the set it takes one by one. goal: per card, the
    sum it takes (0: none). majorities, bonuses: (set, points). primiera: per rank. redeals: (set, count).
    """

    def __init__(  # noqa: PLR0913 - each is one table of the ruleset
        self,
        *,
        cards: int,
        players: int,
        sides: int,
        hand: int,
        table: int,
        refill: int,
        value: list[int],
        single: list[int],
        goal: list[int],
        priority: int,
        last_sweep: bool,
        sweep_points: int,
        majorities: list[tuple[int, int]],
        bonuses: list[tuple[int, int]],
        primiera: list[int],
        primiera_points: int,
        primiera_missing: int,
        redeals: list[tuple[int, int]],
        redeal_sum: int,
    ) -> None:
        self.cards: i64 = cards
        self.players: i64 = players
        self.sides: i64 = sides
        self.plies: i64 = cards - table
        self.first_end: i64 = players * hand
        self.round: i64 = players * refill
        # Not `1 << card`: mypyc 2.4.1 emits a 32-bit C literal, and bits over 30 go silently wrong.
        self.bit: vec[i64] = vec[i64]([1 << c for c in range(cards)])
        self.single: vec[i64] = vec[i64](single)
        self.goal: vec[i64] = vec[i64](goal)
        self.priority: i64 = priority
        self.last_sweep: bool = last_sweep
        self.sweep_points: i64 = sweep_points
        # The value of the card whose bit is b stands at b % 67: 2 has order 66 modulo 67.
        worth = [0] * 67
        for c in range(cards):
            worth[(1 << c) % 67] = value[c]
        self.worth: vec[i64] = vec[i64](worth)
        upto = [0] * (max(value) + 1)
        for s in range(max(value) + 1):
            for c in range(cards):
                if value[c] <= s:
                    upto[s] |= 1 << c
        self.upto: vec[i64] = vec[i64](upto)
        self.majority_mask: vec[i64] = vec[i64]([m for m, _ in majorities])
        self.majority_points: vec[i64] = vec[i64]([p for _, p in majorities])
        self.bonus_mask: vec[i64] = vec[i64]([m for m, _ in bonuses])
        self.bonus_points: vec[i64] = vec[i64]([p for _, p in bonuses])
        # Ranks from the best in the primiera to the worst, as the rank's first bit and its worth.
        ranked = sorted(range(cards // 4), key=lambda r: -primiera[r])
        self.prime_shift: vec[i64] = vec[i64]([4 * r for r in ranked])
        self.prime_worth: vec[i64] = vec[i64]([primiera[r] for r in ranked])
        self.primiera_points: i64 = primiera_points
        self.primiera_missing: i64 = primiera_missing
        self.redeal_mask: vec[i64] = vec[i64]([m for m, _ in redeals])
        self.redeal_count: vec[i64] = vec[i64]([n for _, n in redeals])
        self.redeal_sum: i64 = redeal_sum


def room(rules: Rules) -> vec[i64]:
    """An array that holds every capture of one card from any table."""
    return vec[i64]([0] * (MOVES if rules.cards <= 40 else MOVES_OF_52))


def subsets(rules: Rules, rest: i64, need: i64, taken: i64, out: vec[i64], n: i64) -> i64:
    """Write to out[n:] every set of cards of rest worth exactly need; the new n."""
    while rest:
        bit: i64 = rest & -rest
        rest ^= bit
        v = rules.worth[bit % 67]
        if v == need:
            out[n] = taken | bit
            n += 1
        else:
            left = rest & rules.upto[need - v]
            if left:
                n = subsets(rules, left, need - v, taken | bit, out, n)
    return n


def captures(rules: Rules, card: i64, table: i64, out: vec[i64], n: i64) -> i64:
    """Write to out[n:] every set that card may take from table; the new n (rules, 2.2)."""
    start = n
    same = table & rules.single[card]
    while same:
        bit: i64 = same & -same
        same ^= bit
        out[n] = bit
        n += 1
    if n > start and rules.priority != FREE:
        return n
    goal = rules.goal[card]
    if goal == 0:
        return n
    left = table & rules.upto[goal]
    sums = n
    if left:
        n = subsets(rules, left, goal, 0, out, n)
    # Sums are sets of two or more: single cards were written above where the rules allow them.
    kept = sums
    i = sums
    while i < n:
        if out[i] & (out[i] - 1):
            out[kept] = out[i]
            kept += 1
        i += 1
    n = kept
    if rules.priority == FEWEST:
        n = keep_fewest(out, start, n)
    return n


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
    """Why the first table cards are thrown in: KINGS, ACES, LOW_TOTAL, or NONE (rules, 2.3)."""
    for k in range(len(rules.redeal_mask)):
        least = rules.redeal_count[k]
        if least and popcount(table & rules.redeal_mask[k]) >= least:
            return k
    if rules.redeal_sum and table and total(rules, table) <= rules.redeal_sum:
        return LOW_TOTAL
    return NONE


def total(rules: Rules, mask: i64) -> i64:
    """The sum of the values of a set of cards."""
    s: i64 = 0
    while mask:
        bit: i64 = mask & -mask
        mask ^= bit
        s += rules.worth[bit % 67]
    return s


def sweep_counts(rules: Rules, left: i64) -> bool:
    """Whether a capture that clears the table scores with so many cards left to play (rules, 2.3)."""
    return rules.last_sweep or left > 0


class State:
    """One deal in progress, changed in place; ``slots`` is more than the default only for uneven hands."""

    def __init__(self, rules: Rules, seed: int = 1, slots: int = SLOTS) -> None:
        self.rules: Rules = rules
        self.order: vec[i64] = vec[i64]([NONE] * slots)
        self.taken: vec[i64] = vec[i64]([0] * 6)
        self.sweeps: vec[i64] = vec[i64]([0] * 6)
        self.points: vec[i64] = vec[i64]([0] * 6)
        self.moves: vec[i64] = room(rules)
        self.table: i64 = 0
        self.ply: i64 = 0
        self.leader: i64 = 0
        self.first_end: i64 = rules.first_end
        self.end: i64 = rules.plies
        self.last: i64 = NONE
        self.rng: i64 = seed

    def pick(self, n: i64) -> i64:
        """A random number in 0..n-1; the same numbers interpreted or compiled."""
        self.rng = self.rng * MULTIPLIER % PRIME
        return (self.rng * n) >> 31

    def shuffle(self) -> None:
        """Start a new deal with cards shuffled by the state's own numbers; the leader stays."""
        rules = self.rules
        order = self.order
        n = rules.cards
        for i in range(n):
            order[i] = i
        for i in range(n - 1, 0, -1):
            j = self.pick(i + 1)
            c = order[i]
            order[i] = order[j]
            order[j] = c
        self.table = 0
        for i in range(rules.plies, n):
            self.table |= rules.bit[order[i]]
        self.ply = 0
        self.first_end = rules.first_end
        self.end = rules.plies
        self.last = NONE
        for i in range(rules.sides):
            self.taken[i] = 0
            self.sweeps[i] = 0

    def seat(self) -> i64:
        """The seat that plays the present ply."""
        return (self.leader + self.ply) % self.rules.players

    def round_end(self) -> i64:
        """The first ply after the present round of dealing."""
        if self.ply < self.first_end:
            return self.first_end
        size = self.rules.round
        return self.first_end + ((self.ply - self.first_end) // size + 1) * size

    def legal(self) -> i64:
        """Write every move (card bit | cards taken) of the seat in turn to ``moves``; how many."""
        rules = self.rules
        order = self.order
        moves = self.moves
        end = min(self.round_end(), self.end)
        n: i64 = 0
        i = self.ply
        while i < end:
            card = order[i]
            if card < 0:
                break
            bit = rules.bit[card]
            m = captures(rules, card, self.table, moves, n)
            if m == n:
                moves[n] = bit
                n += 1
            else:
                while n < m:
                    moves[n] |= bit
                    n += 1
            i += rules.players
        return n

    def choose(self, move: i64) -> None:
        """Play a move of ``legal``: bring its card to this ply's slot, then apply it."""
        order = self.order
        mine = move & ~self.table
        i = self.ply
        while not (mine >> order[i]) & 1:
            i += self.rules.players
        card = order[i]
        order[i] = order[self.ply]
        order[self.ply] = card
        self.apply(card, move & self.table)

    def apply(self, card: i64, take: i64) -> None:
        """Lay the card of the present slot, or take the given cards with it."""
        rules = self.rules
        bit = rules.bit[card]
        self.ply += 1
        if take:
            side = ((self.leader + self.ply - 1) % rules.players) % rules.sides
            self.taken[side] |= take | bit
            self.table &= ~take
            self.last = side
            if not self.table and sweep_counts(rules, self.end - self.ply):
                self.sweeps[side] += 1
        else:
            self.table |= bit
        while self.ply < self.end and self.order[self.ply] < 0:
            self.ply += 1

    def playout(self) -> None:
        """Play every slot's own card to the end, taking at random among its captures, and score."""
        rules = self.rules
        moves = self.moves
        while self.ply < self.end:
            card = self.order[self.ply]
            n = captures(rules, card, self.table, moves, 0)
            if n == 0:
                self.apply(card, 0)
            elif n == 1:
                self.apply(card, moves[0])
            else:
                self.apply(card, moves[self.pick(n)])
        self.finish()

    def finish(self) -> None:
        """Give what is left to the side that captured last, then count the points (rules, 2.3 and 2.4)."""
        if self.last >= 0:
            self.taken[self.last] |= self.table
            self.table = 0
        count_points(self.rules, self.taken, self.sweeps, self.points)


def count_points(rules: Rules, taken: vec[i64], sweeps: vec[i64], points: vec[i64]) -> None:
    """Write the points of the deal to ``points``, a side each."""
    for s in range(rules.sides):
        points[s] = sweeps[s] * rules.sweep_points
    for k in range(len(rules.majority_mask)):
        who = majority(rules, taken, rules.majority_mask[k])
        if who >= 0:
            points[who] += rules.majority_points[k]
    for k in range(len(rules.bonus_mask)):
        for s in range(rules.sides):
            if taken[s] & rules.bonus_mask[k]:
                points[s] += rules.bonus_points[k]
    if rules.primiera_points:
        who = best_primiera(rules, taken)
        if who >= 0:
            points[who] += rules.primiera_points


def majority(rules: Rules, taken: vec[i64], mask: i64) -> i64:
    """The side with strictly the most cards of the set, or -1."""
    best: i64 = 0
    who: i64 = NONE
    for s in range(rules.sides):
        n = popcount(taken[s] & mask)
        if n > best:
            best = n
            who = s
        elif n == best:
            who = NONE
    return who


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
    """The best card of each suit of a pile: at most four cards, as a set."""
    have: i64 = 0
    cards: i64 = 0
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
    """What the cards that ``primiera_cards`` chose add up to."""
    s: i64 = 0
    for k in range(len(rules.prime_shift)):
        nibble: i64 = (cards >> rules.prime_shift[k]) & 15
        if nibble:
            s += rules.prime_worth[k] * i64(POP[nibble])
    return s


def primiera_rank(rules: Rules, pile: i64) -> i64:
    """A number that orders piles as the rule for missing suits does; 0 cannot win."""
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


def run_playouts(rules: Rules, deals: int, seed: int) -> int:
    """So many random deals played out; a checksum of their points, equal interpreted and compiled."""
    state = State(rules, seed)
    checksum: i64 = 0
    for _ in range(deals):
        state.shuffle()
        state.playout()
        for s in range(rules.sides):
            checksum = (checksum * 31 + state.points[s] * 7 + 1) % 1000000007
    return checksum
