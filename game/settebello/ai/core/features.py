"""The network's inputs: the deal as a seat sees it after a move of its own, as words of bits."""

from typing import Final

from settebello.engine.kernel.captures import sweep_counts, takes_itself
from settebello.engine.kernel.rules import MARKS, NONE, Rules, popcount
from settebello.engine.kernel.state import State
from settebello.engine.native import i64, vec

LOW: Final = 0x1111111111111
"""A set with the first card of every rank."""

MOST_SUM: Final = 31
MOST_TABLE: Final = 9
MOST_HAND: Final = 13
MOST_SWEEPERS: Final = 9
MOST_ROUNDS: Final = 15
FIFTEEN: Final = 15

# Offsets in the word of signs, one bit for each rank: ranks left on the table when a card was laid, ranks
# laid, ranks left on the table by a capture.
PASSED: Final = 0
LAID: Final = 1
LEFT: Final = 2

TABLE_SIZES: Final = 32
HAND_SIZES: Final = 42
"""Offsets of the table size and the hand size in the word that starts with the table's total."""

OWN_SWEEPERS: Final = 10
LAST_CAPTOR: Final = 16
PLACE: Final = 24
ROUNDS: Final = 32
"""Offsets of the further fields in the word that starts with the number of sweepers."""


def fold(cards: i64) -> i64:
    """Return the ranks of a set of cards: the bit of the first card of each rank."""
    return (cards | cards >> 1 | cards >> 2 | cards >> 3) & LOW


def counts(cards: i64) -> i64:
    """Return how many cards of each rank a set has, as a unary count in the four bits of the rank."""
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
    """Return the number of input words of a game."""
    majorities: i64 = len(rules.majority_mask)
    return int(rules.sides + rules.players + 5 + 2 * majorities)


def takers_of(rules: Rules) -> vec[i64]:
    """Return, for each total from 0 to fifteen, the set of the cards that capture it."""
    takers = [0] * (FIFTEEN + 1)
    for card in range(rules.cards):
        for goal in (int(rules.goal[card]), int(rules.fifteen[card])):
            if 0 < goal <= FIFTEEN:
                takers[goal] |= int(rules.bit[card])
    return vec[i64](takers)


def sweepers_of(rules: Rules, takers: vec[i64], table: i64, total: i64) -> i64:
    """Return the cards that capture a whole table of this total, as a sum or as a single card of the rank."""
    sweepers: i64 = 0
    if table:
        if total <= FIFTEEN:
            sweepers = takers[total]
        if not table & (table - 1):
            sweepers |= rules.single[rules.card[table % 67]]
    return sweepers


class Features:
    """Writes the input words for each move of the seat in turn: the deal as this seat sees it afterwards.

    ``signs`` holds for every seat what its plays since the last dealing showed: the ranks on the table when
    the seat laid a card, the ranks that it laid, and the ranks that it left on the table when it captured.
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
        """Clear the signs, at the start of a deal or of a new dealing."""
        for seat in range(self.rules.players):
            self.signs[seat] = 0

    def note(self, state: State, move: i64) -> None:
        """Record the signs of a move of the seat in turn; call before the move is applied."""
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
        """Write the words that are the same for every move of the seat in turn."""
        self.look_with(state, state.hand())

    def look_with(self, state: State, hand: i64) -> None:
        """Write the words that are the same for every move, for a hypothetical hand of the seat in turn."""
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
        """Write the words that depend on the move; return the points that the move scores at once."""
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
        """Return the points that a capture scores during play, sweeps excluded."""
        scratch = self.scratch
        for k in range(MARKS):
            scratch.marks[k] = 0
        scratch.sight = state.sight
        scratch.laid = state.laid
        scratch.ply = state.ply
        scratch.end = state.end
        scratch.note(0, card, take)
        n: i64 = 0
        for k in range(MARKS):
            n += scratch.marks[k]
        return n
