"""One deal in progress as integers: what a move does (docs/rules.md, sections 2.2 and 2.3).

The kernel is the only place that knows the rules; every other module is a face on it. It is typed so that
mypyc can compile it and runs interpreted as it stands.

A set of cards is the bits of one int, rank-major: card c is bit c, rank c // 4, suit c % 4.

The whole deal is one permutation. Every card still to be played has a slot: ``order[ply]`` is the card
that ply plays unless another is chosen. Ply i belongs to seat ``(leader + i) % players``, so a hand is
every players-th slot from the seat's next ply to the end of its round of dealing; choosing another
card swaps two slots. A slot may be empty (-1), always behind the seat's cards of that round.
"""

from typing import Final

from settebello.engine.kernel.captures import (
    captures,
    moves_of,
    opening_sweeps,
    sweep_counts,
    takes_itself,
)
from settebello.engine.kernel.declarations import (
    ALIKE_THREE,
    best_guise,
    declared_kind,
    declared_of,
)
from settebello.engine.kernel.rules import (
    ALIKE,
    BAGER,
    CIRULLA,
    CLAIM,
    DECLARED,
    MARKS,
    NONE,
    ONE_SUIT,
    PENALTY,
    PICULA,
    SLOTS,
    THREE,
    UNTIL_PICULA,
    UNTIL_SWEEPS,
    UNTIL_THREE,
    Rules,
    popcount,
    room,
)
from settebello.engine.kernel.scoring import count_in_match, count_points, is_decided, standing
from settebello.engine.native import i64, vec

MULTIPLIER: Final = 48271
PRIME: Final = 2147483647


class State:
    """One deal in progress, changed in place; ``slots`` is more than the default only for uneven hands.

    Where ``lists`` is false there is no room to list moves or to play a deal out, and it is made much faster.

    ``tops`` are the top cards of all piles in games in which piles can be stolen, and nothing in others;
    ``laid`` is the card that the ply before laid, ``guise`` the rank, from 1, that the wild card stands for
    since a declaration (0: none), ``marks`` the points scored in play, MARKS numbers a side. ``before`` are
    the totals of the match before the deal and ``first`` the side that leads it; ``cut`` is where the deal
    would have ended had no side reached the target in play (0: none has).
    """

    def __init__(self, rules: Rules, seed: int = 1, slots: int = SLOTS, *, lists: bool = True) -> None:
        self.rules: Rules = rules
        # The rules as the cards look now: others than ``rules`` while the wild card stands for another.
        self.sight: Rules = rules
        self.order: vec[i64] = vec[i64]([NONE] * slots)
        self.taken: vec[i64] = vec[i64]([0] * 6)
        self.sweeps: vec[i64] = vec[i64]([0] * 6)
        self.points: vec[i64] = vec[i64]([0] * 6)
        self.marks: vec[i64] = vec[i64]([0] * (6 * MARKS))
        self.moves: vec[i64] = room(rules) if lists else vec[i64]([0])
        self.table: i64 = 0
        self.ply: i64 = 0
        self.leader: i64 = 0
        self.first_end: i64 = rules.first_end
        self.end: i64 = rules.plies
        self.last: i64 = NONE
        self.tops: i64 = 0
        self.laid: i64 = 0
        self.guise: i64 = 0
        # Whether ply 0 leads the deal, not just what is known of it.
        self.opening: bool = True
        self.rng: i64 = seed
        self.before: vec[i64] = vec[i64]([0] * 6)
        self.first: i64 = 0
        self.cut: i64 = 0

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
        while n > 1:
            j = self.pick(n)
            n -= 1
            card = order[n]
            order[n] = order[j]
            order[j] = card
        self.begin()

    def begin(self) -> None:
        """Start a deal of the cards as ``order`` has them, those of the table last."""
        rules = self.rules
        self.table = 0
        for i in range(rules.plies, rules.cards):
            self.table |= rules.bit[self.order[i]]
        self.ply = 0
        self.first_end = rules.first_end
        self.end = rules.plies
        if rules.counts_on:
            self.first = self.side(0)
            self.cut = 0
        self.last = NONE
        self.tops = 0
        self.laid = 0
        self.disguise(0)
        for s in range(rules.sides):
            self.taken[s] = 0
            self.sweeps[s] = 0
        if rules.marked:
            for k in range(rules.sides * MARKS):
                self.marks[k] = 0
        if len(rules.openings) > 1:
            self.open_table()

    def open_table(self) -> i64:
        """Let the first table go to the seat that takes it, if it adds up; the sweeps it scores."""
        rules = self.rules
        n = opening_sweeps(rules, self.table)
        if n:
            side = self.side(rules.opener)
            self.taken[side] |= self.table
            self.table = 0
            self.sweeps[side] += n
            self.last = side
        return n

    def side(self, ahead: i64) -> i64:
        """The side of the seat that plays so many plies after the leader."""
        # The number of sides divides the number of players. Two sides need no division.
        n = self.leader + ahead
        sides = self.rules.sides
        return n & 1 if sides == 2 else n % sides

    def seat(self) -> i64:
        """The seat that plays the present ply."""
        return (self.leader + self.ply) % self.rules.players

    def round_start(self) -> i64:
        """The first ply of the present round of dealing."""
        if self.ply < self.first_end:
            return 0
        size = self.rules.round
        return self.first_end + (self.ply - self.first_end) // size * size

    def round_end(self) -> i64:
        """The first ply after the present round of dealing."""
        since = self.ply - self.first_end
        if since < 0:
            return self.first_end
        size = self.rules.round
        return self.ply + size - since % size

    def hand(self) -> i64:
        """The cards of the seat in turn."""
        return hand_of(self.rules, self.order, self.ply, min(self.round_end(), self.end))

    def legal(self) -> i64:
        """Write every move (card bit | cards taken) of the seat in turn to ``moves``; how many."""
        return self.listed(self.hand(), self.moves)

    def listed(self, hand: i64, moves: vec[i64]) -> i64:
        """The same for the hand of the seat in turn, written to an array."""
        tops = self.tops
        if tops:
            tops &= ~self.taken[self.side(self.ply)]
        return moves_of(self.sight, hand, self.table, self.opening and self.ply == 0, tops, moves)

    def choose(self, move: i64) -> None:
        """Play a move of ``legal``: bring its card to this ply's slot, then apply it."""
        self.choose_in(self.order, move)

    def choose_in(self, order: vec[i64], move: i64) -> None:
        """The same with ``order`` at hand."""
        players = self.rules.players
        mine = move & ~self.table
        ply = self.ply
        i = ply
        card = order[i]
        while not (mine >> card) & 1:
            i += players
            card = order[i]
        order[i] = order[ply]
        order[ply] = card
        if mine & (mine - 1):
            self.steal(card, mine)
        else:
            self.apply(card, move & self.table)

    def apply(self, card: i64, take: i64) -> None:
        """Lay the card of the present slot, or take the given cards with it."""
        rules = self.rules
        bit = rules.bit[card]
        ply = self.ply
        if take:
            side = self.side(ply)
            before = self.table
            self.taken[side] |= take | bit
            self.table = before ^ take
            self.last = side
            if before == take and sweep_counts(self.sight, card, before, self.end - ply - 1):
                self.sweeps[side] += 1
                if rules.stops:
                    self.check_sweep(side)
            if rules.eventful:
                if rules.rewarding or self.guise:
                    self.note(side, card, take)
                if rules.follows_up:
                    if rules.steals:
                        self.tops = self.tops & ~self.taken[side] | bit
                    if rules.at_once:
                        self.watch(side)
        elif rules.laying_counts:
            self.lay(card)
        else:
            self.table |= bit
        ply += 1
        while ply < self.end and self.order[ply] < 0:
            ply += 1
        if self.laid and not rules.across and ply >= self.round_end():
            self.laid = 0
        self.ply = ply

    def standing(self, side: i64) -> i64:
        """The total of a side with what it has scored in play so far."""
        return standing(self.rules, self.sweeps, self.marks, self.before, side)

    def check_picula(self, side: i64) -> None:
        """Take back the picula that a side has just made, if its total was too high for it."""
        points = self.rules.in_play[PICULA]
        if self.standing(side) - points >= self.rules.until[UNTIL_PICULA]:
            self.marks[side * MARKS + PICULA] -= points

    def check_sweep(self, side: i64) -> None:
        """Take back the sweep that a side has just made, if its total was too high for it."""
        if self.standing(side) - self.rules.sweep_worth >= self.rules.until[UNTIL_SWEEPS]:
            self.sweeps[side] -= 1

    def scores(self, side: i64, what: i64) -> bool:
        """Whether a side still scores what is at a place of ``Rules.until``."""
        return not self.rules.stops or self.standing(side) < self.rules.until[what]

    def watch(self, side: i64) -> None:
        """End the deal with the present ply if the side that has just played has won."""
        if self.cut or self.standing(side) < self.rules.target:
            return
        if is_decided(self.rules, self.sweeps, self.marks, self.before):
            self.cut = self.end
            self.end = self.ply + 1

    def steal(self, card: i64, top: i64) -> None:
        """Take with the card of the present slot the whole pile of another side that has that top card."""
        rules = self.rules
        ply = self.ply
        side = self.side(ply)
        for s in range(rules.sides):
            if s != side and self.taken[s] & top:
                self.taken[side] |= self.taken[s]
                self.taken[s] = 0
        self.taken[side] |= rules.bit[card]
        self.tops = self.tops & ~self.taken[side] | rules.bit[card]
        self.last = side
        self.laid = 0
        ply += 1
        while ply < self.end and self.order[ply] < 0:
            ply += 1
        self.ply = ply

    def replay(self, card: i64, take: i64) -> None:
        """Apply a move of the card of the present slot, as ``choose`` does without exchanging slots."""
        if take & ~self.table:
            self.steal(card, take)
        else:
            self.apply(card, take)

    def lay(self, card: i64) -> None:
        """Lay a card where that is noted, or where it may do more."""
        bit = self.rules.bit[card]
        if self.rules.lays_more:
            self.lay_watched(card, bit)
        else:
            self.table |= bit
            self.laid = bit

    def lay_watched(self, card: i64, bit: i64) -> None:
        """The same where an ace takes itself from an empty table, or a declaration may end the deal."""
        if takes_itself(self.sight, card, self.table):
            self.settle(self.side(self.ply), bit, 0)
            self.laid = 0
        else:
            self.table |= bit
            self.laid = bit
        if self.rules.at_once:
            self.watch(self.side(self.ply))

    def note(self, side: i64, card: i64, take: i64) -> None:
        """Note what a capture does besides: points of its own, and the wild card is itself again."""
        rules = self.rules
        if rules.rewarding and (rules.edges or self.ply + 1 < self.end):
            at = side * MARKS
            laid = self.laid if take == self.laid or rules.follows else i64(0)
            if take & laid & self.sight.rank[card]:
                self.marks[at + PICULA] += rules.in_play[PICULA]
                if rules.stops:
                    self.check_picula(side)
            if take & ~rules.suit[card] == 0:
                self.marks[at + ONE_SUIT] += rules.in_play[ONE_SUIT]
            if take & (take - 1):
                size = popcount(take)
                if take & ~rules.suit[card] == 0:
                    self.marks[at + BAGER] += rules.in_play[BAGER] * (size + 1)
                if size >= 3:
                    self.marks[at + THREE] += rules.in_play[THREE]
        self.laid = 0
        if self.guise and (take | rules.bit[card]) & rules.wild:
            self.disguise(0)

    def rob(self, side: i64, cards: i64) -> None:
        """Take for a side what the seat before the last one missed."""
        self.table &= ~cards
        self.settle(side, cards, 0)

    def punish(self, side: i64) -> i64:
        """Take from a side the points of a wrong capture at the strict table; how many."""
        n: i64 = 4
        for s in range(self.rules.sides):
            n += self.sweeps[s]
        self.marks[side * MARKS + PENALTY] -= n
        return n

    def credit(self, side: i64, points: i64) -> None:
        """Give a side the points of a claim that was doubted."""
        self.marks[side * MARKS + CLAIM] += points

    def settle(self, side: i64, cards: i64, sweeps: i64) -> None:
        """Let cards go to a side's pile by a play that is none of the usual captures, for so many sweeps."""
        self.taken[side] |= cards
        self.sweeps[side] += sweeps
        self.last = side
        if self.guise and cards & self.rules.wild:
            self.disguise(0)

    def declare(self, guise: i64, hand: i64) -> i64:
        """Score the best declaration of the hand in turn, its wild card in that guise; the points."""
        rules = self.rules
        points = self.worth(declared_kind(rules.guises[guise - 1] if guise else rules, hand), self.ply)
        self.declared(self.ply, points)
        if points and guise:
            self.disguise(guise)
        return points

    def worth(self, kind: i64, ply: i64) -> i64:
        """The points of a kind of declaration for the side that plays that ply."""
        rules = self.rules
        if kind == ALIKE_THREE and not self.scores(self.side(ply), UNTIL_THREE):
            return 0
        points: i64 = rules.declared[kind]
        return points

    def declared(self, ply: i64, points: i64) -> None:
        """Give the side that plays that ply the points of a declaration."""
        side = self.side(ply)
        if self.rules.declare == CIRULLA:
            self.sweeps[side] += points
        else:
            self.marks[side * MARKS + DECLARED] += points

    def disguise(self, guise: i64) -> None:
        """Let the wild card stand for a rank, or for itself again."""
        self.guise = guise
        self.sight = self.rules.guises[guise - 1] if guise else self.rules

    def playout(self) -> None:
        """Play every slot's own card to the end, taking at random among its captures, and score.

        A card that could be laid all the same takes what it can, and hands are declared for what they are
        worth: games played with less sense tell little about a position.
        """
        rules = self.rules
        moves = self.moves
        if rules.opening_ban and self.opening and self.ply == 0:
            self.choose(moves[self.pick(self.legal())])
        if rules.at_once:
            self.playout_watched()
        elif rules.must_if_able or rules.declare or rules.steals:
            self.playout_by_hand()
        order = self.order
        end = self.end
        while self.ply < end:
            card = order[self.ply]
            n = captures(rules, card, self.table, moves, 0)
            if n == 0:
                self.apply(card, 0)
            elif n == 1:
                self.apply(card, moves[0])
            else:
                self.apply(card, moves[self.pick(n)])
        self.finish()

    def playout_watched(self) -> None:
        """The same where any card may end the deal, without the count at the end."""
        rules = self.rules
        moves = self.moves
        while self.ply < self.end:
            if rules.declare and self.ply == self.round_start():
                self.declare_all()
            if rules.must_if_able:
                self.choose(moves[self.pick(self.legal())])
                continue
            card = self.order[self.ply]
            n = captures(self.sight, card, self.table, moves, 0)
            self.apply(card, moves[self.pick(n)] if n else i64(0))

    def playout_by_hand(self) -> None:
        """The same in games in which the rest of the hand matters, without the count at the end."""
        rules = self.rules
        moves = self.moves
        order = self.order
        while self.ply < self.end:
            if rules.declare:
                self.declare_all()
            stop = min(self.round_end(), self.end)
            while (rules.must_if_able or rules.steals) and self.ply < stop:
                n = self.listed(hand_of(rules, order, self.ply, stop), moves)
                self.choose_in(order, moves[self.pick(n)])
            while self.ply < stop:
                card = order[self.ply]
                n = captures(self.sight, card, self.table, moves, 0)
                if n == 0:
                    self.apply(card, 0)
                elif n == 1:
                    self.apply(card, moves[0])
                else:
                    self.apply(card, moves[self.pick(n)])

    def declare_all(self) -> None:
        """Let every seat declare its new cards, if they are worth it, before the first is played."""
        rules = self.rules
        order = self.order
        first = self.ply
        players = rules.players
        if rules.declare == ALIKE:
            self.declare_alike()
            return
        if self.ply != self.round_start() or self.ply + 3 * players > self.end:
            return
        wild = rules.wild_card
        for ply in range(first, first + players):
            a = order[ply]
            b = order[ply + players]
            c = order[ply + 2 * players]
            if c < 0:
                continue
            if wild >= 0 and (a == wild or b == wild or c == wild):  # noqa: PLR1714 - a compiled loop builds no set
                hand = rules.bit[a] | rules.bit[b] | rules.bit[c]
                self.ply = ply
                self.declare(best_guise(rules, hand), hand)
                continue
            kind = declared_of(rules, a, b, c)
            if kind:
                self.declared(ply, i64(rules.declared[kind]))
        self.ply = first

    def declare_alike(self) -> None:
        """The same where three or four cards of one rank are declared in a hand of any size."""
        rules = self.rules
        order = self.order
        players = rules.players
        end = min(self.round_end(), self.end)
        if self.ply != self.round_start():
            return
        for ply in range(self.ply, min(self.ply + players, end)):
            hand: i64 = 0
            i = ply
            while i < end and order[i] >= 0:
                hand |= rules.bit[order[i]]
                i += players
            kind = declared_kind(rules, hand)
            if kind:
                self.declared(ply, self.worth(kind, ply))

    def playout_full(self) -> i64:
        """The same with every move of the whole hand laid out at each ply; how many moves that were."""
        seen: i64 = 0
        rules = self.rules
        order = self.order
        moves = self.moves
        while self.ply < self.end:
            stop = min(self.round_end(), self.end)
            while self.ply < stop:
                n = self.listed(hand_of(rules, order, self.ply, stop), moves)
                seen += n
                self.choose_in(order, moves[self.pick(n)])
        self.finish()
        return seen

    def finish(self) -> None:
        """Give what is left to the side that captured last, then count the points.

        See docs/rules.md, sections 2.3 and 2.4.
        """
        rules = self.rules
        if rules.ends_oddly:
            self.finish_in_match()
            return
        if self.last >= 0:
            self.settle(self.last, self.table, 0)
            self.table = 0
        count_points(rules, self.taken, self.sweeps, self.marks, self.points)

    def finish_in_match(self) -> None:
        """The same where the totals of the match matter, or the cards left over go to nobody."""
        rules = self.rules
        decided = rules.at_once and is_decided(rules, self.sweeps, self.marks, self.before)
        if self.last >= 0 and not rules.unclaimed and not decided:
            self.settle(self.last, self.table, 0)
            self.table = 0
        count_in_match(rules, self.taken, self.sweeps, self.marks, self.before, self.first, self.points)


def hand_of(rules: Rules, order: vec[i64], ply: i64, end: i64) -> i64:
    """The cards of the seat that plays a ply, in a round or a deal that ends at another."""
    cards: i64 = 0
    while ply < end:
        card = order[ply]
        if card < 0:
            break
        cards |= rules.bit[card]
        ply += rules.players
    return cards


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


def run_full(rules: Rules, deals: int, seed: int) -> tuple[int, int]:
    """The same with every legal move laid out at each ply; a checksum, and how many moves that were."""
    state = State(rules, seed)
    checksum: i64 = 0
    seen: i64 = 0
    for _ in range(deals):
        state.shuffle()
        seen += state.playout_full()
        for s in range(rules.sides):
            checksum = (checksum * 31 + state.points[s] * 7 + 1) % 1000000007
    return checksum, seen
