"""What a seat sees of a deal after a move of its own, written as words of bits: the inputs of a network."""

from typing import Final

from settebello.engine.kernel.captures import sweep_counts, takes_itself
from settebello.engine.kernel.rules import MARKS, NONE, Rules, popcount
from settebello.engine.kernel.state import State
from settebello.engine.native import i64, vec

LOW: Final = 0x1111111111111
"""The first bit of every rank."""

MOST_SUM: Final = 31
MOST_TABLE: Final = 9
MOST_HAND: Final = 13
MOST_SWEEPERS: Final = 9
MOST_ROUNDS: Final = 15
FIFTEEN: Final = 15

# What others showed by a move of theirs, a bit each for every rank.
PASSED: Final = 0
LAID: Final = 1
LEFT: Final = 2

TABLE_SIZES: Final = 32
HAND_SIZES: Final = 42
"""Where in the word of the table's total those of the cards on the table and in the hand begin."""

OWN_SWEEPERS: Final = 10
LAST_CAPTOR: Final = 16
PLACE: Final = 24
ROUNDS: Final = 32
"""Where in the word of dangers the others begin."""


def fold(cards: i64) -> i64:
    """The ranks of a set, a bit at the first card of each."""
    return (cards | cards >> 1 | cards >> 2 | cards >> 3) & LOW


def counts(cards: i64) -> i64:
    """How many cards of each rank a set has: as many bits of the rank, from the first."""
    a: i64 = cards & LOW
    b: i64 = (cards >> 1) & LOW
    c: i64 = (cards >> 2) & LOW
    d: i64 = (cards >> 3) & LOW
    either = a | b
    other = c | d
    both = a & b
    others = c & d
    second = both | others | (either & other)
    third = (both & other) | (either & others)
    return (either | other) | second << 1 | third << 2 | (both & others) << 3


def word_count(rules: Rules) -> int:
    """How many words a seat's sight has."""
    majorities: i64 = len(rules.majority_mask)
    return int(rules.sides + rules.players + 5 + 2 * majorities)


def takers_of(rules: Rules) -> vec[i64]:
    """For each total up to fifteen the cards that take it."""
    takers = [0] * (FIFTEEN + 1)
    for card in range(rules.cards):
        for goal in (int(rules.goal[card]), int(rules.fifteen[card])):
            if 0 < goal <= FIFTEEN:
                takers[goal] |= int(rules.bit[card])
    return vec[i64](takers)


def sweepers_of(rules: Rules, takers: vec[i64], table: i64, total: i64) -> i64:
    """The cards that take a whole table of such a total by their number or their rank."""
    sweepers: i64 = 0
    if table:
        if total <= FIFTEEN:
            sweepers = takers[total]
        if not table & (table - 1):
            sweepers |= rules.single[rules.card[table % 67]]
    return sweepers


class Features:
    """Writes what the seat in turn of a state would see after each of its moves.

    ``signs`` holds for every seat what its plays since the last dealing showed: the ranks that it left lying
    when it laid a card, those that it laid, and those that it left when it took others.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        self.words: vec[i64] = vec[i64]([0] * word_count(rules))
        self.signs: vec[i64] = vec[i64]([0] * 6)
        self.bits: vec[i64] = vec[i64]([1 << k for k in range(62)])
        self.firsts: vec[i64] = vec[i64]([(1 << k) - 1 for k in range(62)])
        self.takers: vec[i64] = takers_of(rules)
        self.pack: i64 = (1 << int(rules.cards)) - 1
        self.hand: i64 = 0
        self.table_sum: i64 = 0
        self.side: i64 = 0
        # The seat that led the deal.
        self.leader: i64 = 0
        self.unseen: i64 = 0
        self.scratch: State = State(rules, 1, lists=False)

    def forget(self) -> None:
        """Begin a deal, or a round of dealing: nobody has shown anything."""
        for seat in range(self.rules.players):
            self.signs[seat] = 0

    def note(self, state: State, move: i64) -> None:
        """Note what a move of the seat in turn shows, before it is played."""
        table = state.table
        seat = state.seat()
        take = move & table
        if take:
            ranks: i64 = fold(table & ~take)
            self.signs[seat] |= ranks << LEFT
        else:
            rank: i64 = fold(move)
            ranks = fold(table)
            self.signs[seat] |= ranks | rank << LAID

    def look(self, state: State) -> None:
        """Take in what is the same after every move of the seat in turn."""
        self.look_with(state, state.hand())

    def look_with(self, state: State, hand: i64) -> None:
        """The same for a hand that the seat in turn is thought to hold."""
        rules = self.rules
        words = self.words
        players = rules.players
        sides = rules.sides
        seat = state.seat()
        side = seat % sides
        self.side = side
        self.hand = hand
        seen = hand | state.table
        for s in range(sides):
            seen |= state.taken[s]
        self.unseen = self.pack & ~seen
        at: i64 = 3
        for k in range(1, sides):
            words[at] = state.taken[(side + k) % sides]
            at += 1
        for k in range(1, players):
            words[at] = self.signs[(seat + k) % players]
            at += 1
        words[at] = counts(self.unseen)
        self.table_sum = 0
        rest = state.table
        while rest:
            bit: i64 = rest & -rest
            rest ^= bit
            self.table_sum += rules.worth[bit % 67]
        rounds: i64 = (state.end - min(state.round_end(), state.end)) // rules.round
        ahead = (seat - self.leader) % players
        words[at + 3] = self.bits[PLACE + ahead] | self.bits[ROUNDS + min(rounds, MOST_ROUNDS)]
        at += 4
        for k in range(len(rules.majority_mask)):
            mask = rules.majority_mask[k]
            most: i64 = 0
            for s in range(sides):
                if s != side:
                    n = popcount(state.taken[s] & mask)
                    most = max(most, n)
            words[at + 1] = self.firsts[most]
            at += 2

    def see(self, state: State, move: i64) -> i64:
        """Write what the seat sees after a move; the points that the move scores at once."""
        rules = self.rules
        words = self.words
        table = state.table
        take = move & table
        mine = move & ~table
        card = rules.card[mine % 67]
        hand = self.hand & ~mine
        own = state.taken[self.side]
        total = self.table_sum
        gain: i64 = 0
        last = state.last
        if take:
            left = table & ~take
            rest = take
            while rest:
                bit: i64 = rest & -rest
                rest ^= bit
                total -= rules.worth[bit % 67]
            own |= take | mine
            last = self.side
            if not left and sweep_counts(state.sight, card, table, state.end - state.ply - 1):
                gain = rules.sweep_points
            if rules.rewarding:
                gain += self.reward(state, card, take)
        elif takes_itself(state.sight, card, table):
            left = table
            own |= mine
            last = self.side
        else:
            left = table | mine
            total += rules.worth[mine % 67]
        words[0] = hand
        words[1] = left
        words[2] = own
        at = 2 + rules.sides + rules.players - 1
        words[at + 1] = counts(hand)
        size = popcount(left)
        cards = popcount(hand)
        words[at + 2] = (
            self.bits[min(total, MOST_SUM)]
            | self.bits[TABLE_SIZES + min(size, MOST_TABLE)]
            | self.bits[HAND_SIZES + min(cards, MOST_HAND)]
        )
        sweepers = sweepers_of(rules, self.takers, left, total)
        danger = popcount(sweepers & self.unseen)
        chance = popcount(sweepers & hand)
        captor: i64 = 0 if last == NONE else 1 + (last - self.side) % rules.sides
        fixed = words[at + 3] >> PLACE << PLACE
        words[at + 3] = (
            fixed
            | self.bits[min(danger, MOST_SWEEPERS)]
            | self.bits[OWN_SWEEPERS + min(chance, 4)]
            | self.bits[LAST_CAPTOR + captor]
        )
        at += 4
        for k in range(len(rules.majority_mask)):
            n = popcount(own & rules.majority_mask[k])
            words[at] = self.firsts[n]
            at += 2
        return gain

    def reward(self, state: State, card: i64, take: i64) -> i64:
        """The points that a capture scores in play besides a sweep."""
        scratch = self.scratch
        for k in range(MARKS):
            scratch.marks[k] = 0
        scratch.sight = state.sight
        scratch.laid = state.laid
        scratch.note(0, card, take)
        n: i64 = 0
        for k in range(MARKS):
            n += scratch.marks[k]
        return n
