"""A ruleset compiled once into flat tables, so that no loop asks which game it is."""

from typing import Final

from settebello.engine.native import i64, vec

NONE: Final = -1
SLOTS: Final = 64
# With the whole pack on the table 1702 sets add up to 10, or 2692 where a wild card stands for an ace; 16064
# and 25720 to 15; and 6948 sets of 52 cards to 13.
MOVES: Final = 2816
MOVES_OF_FIFTEEN: Final = 32768

# How the primiera compares piles that lack a suit (rule key `primiera_missing`); COUNT is set for the other
# rule that counts cards by rank instead (`primiera_table`).
FULL_BEATS_PARTIAL: Final = 0
INELIGIBLE: Final = 1
ZERO_SUM: Final = 2
SUITS_THEN_SUM: Final = 3
COUNT: Final = 4

# Why the first table cards are thrown in; the first three are places in Rules.redeal_mask.
KINGS: Final = 0
ACES: Final = 1
SWEEPERS: Final = 2
LOW_TOTAL: Final = 3
PAIRS: Final = 4

# Which captures bar others.
SINGLE: Final = 0
FEWEST: Final = 1
FREE: Final = 2

# How many sets a card takes at once.
ONE_SET: Final = 0
ANY_SETS: Final = 1
ALL_SETS: Final = 2
# More unions of sets than these are not listed: only tables that nobody takes from have so many.
MOST_UNIONS: Final = 512

# Whether a card takes a whole pile of another side whose top card has its rank.
CLOSED: Final = 0
STEAL: Final = 1
TABLE_FIRST: Final = 2

# What three new cards may be declared for.
UNDECLARED: Final = 0
CIRULLA: Final = 1
CHORIZO: Final = 2
BUONGIOCO: Final = 3
RONDA: Final = 4
ALIKE: Final = 5

# Points scored in play, a place each in State.marks for every side.
DECLARED: Final = 0
PICULA: Final = 1
ONE_SUIT: Final = 2
BAGER: Final = 3
THREE: Final = 4
CLAIM: Final = 5
PENALTY: Final = 6
MARKS: Final = 7

# A card without a number takes part in no sum: no goal reaches its worth.
NUMBERLESS: Final = 99
MOST_GOAL: Final = 16
SINGLES: Final = 8
"""Room for the cards that are taken alone."""

# More than any table is worth, and than any total of a match.
NO_LIMIT: Final = 9999

# What a side may stop scoring when its total has reached a number, a place each in Rules.until.
UNTIL_SWEEPS: Final = 0
UNTIL_PICULA: Final = 1
UNTIL_THREE: Final = 2
UNTIL_CARDS: Final = 3

# The parts of Rules.steps.
STEP_LEAST: Final = 0
STEP_POINTS: Final = 1
STEP_MORE: Final = 2
STEP_ROUND: Final = 3
STEP_FEW: Final = 4

# More ranks than a pack has: the side of the table of declarations.
PLACES: Final = 13

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
    """The tables of a ruleset for one number of players.

    Per card: ``value`` in sums, ``second`` the other number it may have on the table (0: none), ``rank`` the
    set of its rank, ``place`` of that rank, ``single`` the set it takes one by one, ``goal`` the sum and
    ``fifteen`` the second sum it takes (0: none), ``block`` the table cards in whose absence it takes the
    whole table (-1: it never does), ``optional`` whether it may be laid though it captures. ``sweepers`` take
    the table but for the ``spared`` cards; the ``scoring`` ones score a sweep if the table is worth
    ``scoring_most`` at most. ``starts`` holds for each sum the cards that are the lowest of some set worth
    that sum. ``majorities`` (set, points, the set whose owner has something better, 1 if ties are shared),
    ``bonuses`` (set, points, as before) for sets held whole, ``runs`` (least, most), ``redeals`` (set,
    count). ``steps`` are the parts of the points for many cards, empty where there are none; ``until`` the
    totals from which something scores no more; ``target`` the total that ends a deal at once (0: none does)
    if it is ``ahead`` of the next one by so much; ``declared`` the points of each kind of declaration.
    ``opener`` is a seat, counted from the leader, that takes a first table whose total has an entry in
    ``openings``.
    """

    def __init__(  # noqa: PLR0913, PLR0915 - each is one table of the ruleset
        self,
        *,
        cards: int,
        players: int,
        sides: int,
        hand: int,
        table: int,
        refill: int,
        value: list[int],
        second: list[int],
        rank: list[int],
        place: list[int],
        single: list[int],
        goal: list[int],
        fifteen: list[int],
        block: list[int],
        sweepers: int,
        spared: int,
        scoring: int,
        scoring_most: int,
        optional: list[int],
        aces: int,
        priority: int,
        fewest_fifteens: bool,
        most_taken: int,
        sets: int,
        follows: bool,
        must_if_able: bool,
        piles: int,
        opening_ban: bool,
        ace_scores: bool,
        ace_takes_itself: bool,
        strict: bool,
        sweep_left: int,
        sweep_points: int,
        openings: list[int],
        two_fifteens: bool,
        opener: int,
        wild: int,
        declare: int,
        fresh: int,
        kinds: bytes,
        wilds: bytes,
        declared: bytes,
        in_play: list[int],
        edges: bool,
        across: bool,
        majorities: list[tuple[int, int, int, int]],
        bonuses: list[tuple[int, int, int]],
        runs: list[tuple[int, int]],
        run_suit: int,
        thin_points: int,
        doubling: int,
        level: int,
        wins: list[int],
        no_trick_loses: bool,
        primiera: list[int],
        primiera_points: int,
        surplus: int,
        steps: list[int],
        until: list[int],
        target: int,
        ahead: int,
        sweep_worth: int,
        unclaimed: bool,
        primiera_missing: int,
        redeals: list[tuple[int, int]],
        redeal_sum: int,
        redeal_pairs: bool,
        guises: "list[Rules]",
    ) -> None:
        self.cards: i64 = cards
        self.players: i64 = players
        self.sides: i64 = sides
        self.plies: i64 = cards - table
        self.first_end: i64 = players * hand
        self.round: i64 = players * refill
        # Not `1 << card`: mypyc 2.4.1 emits a 32-bit C literal, and bits over 30 go silently wrong.
        self.bit: vec[i64] = vec[i64]([1 << c for c in range(cards)])
        self.rank: vec[i64] = vec[i64](rank)
        self.place: vec[i64] = vec[i64](place)
        self.single: vec[i64] = vec[i64](single)
        self.goal: vec[i64] = vec[i64](goal)
        self.fifteen: vec[i64] = vec[i64](fifteen)
        self.block: vec[i64] = vec[i64](block)
        self.sweepers: i64 = sweepers
        self.spared: i64 = spared
        self.scoring: i64 = scoring
        self.scoring_most: i64 = scoring_most
        self.optional: vec[i64] = vec[i64](optional)
        # Whether that is allowed to any card.
        self.may_lay: bool = max(optional) > 0
        self.aces: i64 = aces
        # Whether any card takes what makes fifteen with it, or the whole table.
        self.takes_fifteens: bool = max(fifteen) > 0
        self.takes_table: bool = max(block) >= 0
        self.priority: i64 = priority
        self.fewest_fifteens: bool = fewest_fifteens
        self.most_taken: i64 = most_taken
        self.limited: bool = most_taken < SLOTS
        self.sets: i64 = sets
        # Whether a capture includes the run of table cards that follows the rank of the card played.
        self.follows: bool = follows
        # Whether what a card takes is more than one set, of which every card counts its first number.
        self.several: bool = sets != ONE_SET or follows or max(second) > 0
        # Where an equal card bars sums, no single card is found among the sums.
        barred = all(single[c] or not goal[c] for c in range(cards))
        # No more where ranks share a number: a card of another rank is no sum.
        counted = {(value[c], place[c]) for c in range(cards)} | {(second[c], place[c]) for c in range(cards)}
        shared = any(
            goal[c] == number and place[c] != at for number, at in counted if number for c in range(cards)
        )
        self.sift: bool = self.limited or priority == FREE or not barred or shared
        self.must_if_able: bool = must_if_able
        self.steals: bool = piles != CLOSED
        self.table_first: bool = piles == TABLE_FIRST
        self.opening_ban: bool = opening_ban
        self.ace_scores: bool = ace_scores
        self.ace_takes_itself: bool = ace_takes_itself
        self.strict: bool = strict
        # How many cards must be left to play for a sweep to score.
        self.sweep_left: i64 = sweep_left
        self.sweep_points: i64 = sweep_points
        # The value of the card whose bit is b stands at b % 67: 2 has order 66 modulo 67.
        worth = [0] * 67
        card = [0] * 67
        for c in range(cards):
            worth[(1 << c) % 67] = value[c]
            card[(1 << c) % 67] = c
        self.worth: vec[i64] = vec[i64](worth)
        also = [0] * 67
        for c in range(cards):
            also[(1 << c) % 67] = second[c]
        self.second: vec[i64] = vec[i64](also)
        self.two_numbers: bool = max(second) > 0
        self.card: vec[i64] = vec[i64](card)
        suits = [sum(1 << c for c in range(s, cards, 4)) for s in range(4)]
        self.suit: vec[i64] = vec[i64]([suits[c % 4] for c in range(cards)])
        # Bit s of sums: some of the cards above this one add up to s.
        starts = [0] * (MOST_GOAL + 1)
        sums = 1
        for c in reversed(range(cards)):
            numbers = [value[c], second[c]] if second[c] else [value[c]]
            for number in numbers:
                for s in range(number, MOST_GOAL + 1):
                    if sums >> (s - number) & 1:
                        starts[s] |= 1 << c
            for s in [sums << number for number in numbers]:
                sums |= s
        self.starts: vec[i64] = vec[i64](starts)
        # The table cards of which a card needs at least one to take a sum, and to take anything.
        adds = [starts[goal[c]] if goal[c] else 0 for c in range(cards)]
        self.adds: vec[i64] = vec[i64](adds)
        reach = [single[c] | adds[c] for c in range(cards)]
        reach = [reach[c] | (starts[fifteen[c]] if fifteen[c] else 0) for c in range(cards)]
        pack = sum(1 << c for c in range(cards))
        reach = [reach[c] | (pack if block[c] >= 0 else 0) for c in range(cards)]
        self.reach: vec[i64] = vec[i64](reach)
        # The same by the bit of the card, as ``worth``.
        reach_at = [0] * 67
        for c in range(cards):
            reach_at[(1 << c) % 67] = reach[c]
        self.reach_at: vec[i64] = vec[i64](reach_at)
        usual = MOVES_OF_FIFTEEN if max(fifteen) or cards > 40 or sets else MOVES
        self.most_sets: i64 = max(usual, SINGLES + most_subsets(value, second, max(*goal, *fifteen)))
        self.openings: vec[i64] = vec[i64](openings)
        self.two_fifteens: bool = two_fifteens
        self.opener: i64 = opener
        self.wild: i64 = wild
        self.wild_card: i64 = wild.bit_length() - 1
        self.declare: i64 = declare
        self.kinds: bytes = kinds
        self.wilds: bytes = wilds
        self.marked: bool = max(in_play) > 0
        # Whether a capture may score points by itself, make the wild card what it is again, or be stolen.
        self.rewarding: bool = max(in_play[PICULA : THREE + 1]) > 0
        self.eventful: bool = self.rewarding or wild != 0 or self.steals or target > 0
        # Whether a card may do more than lie down.
        self.laying_counts: bool = in_play[PICULA] > 0 or ace_takes_itself or target > 0
        self.in_play: vec[i64] = vec[i64](in_play)
        # Whether the last card of a deal scores in play, and a picula after new cards are dealt.
        self.edges: bool = edges
        self.across: bool = across
        self.majority_mask: vec[i64] = vec[i64]([m for m, _, _, _ in majorities])
        self.majority_points: vec[i64] = vec[i64]([p for _, p, _, _ in majorities])
        self.majority_unless: vec[i64] = vec[i64]([u for _, _, u, _ in majorities])
        self.majority_shared: vec[i64] = vec[i64]([shared for _, _, _, shared in majorities])
        self.bonus_mask: vec[i64] = vec[i64]([m for m, _, _ in bonuses])
        self.bonus_points: vec[i64] = vec[i64]([p for _, p, _ in bonuses])
        self.bonus_unless: vec[i64] = vec[i64]([u for _, _, u in bonuses])
        self.run_least: vec[i64] = vec[i64]([least for least, _ in runs])
        self.run_most: vec[i64] = vec[i64]([most for _, most in runs])
        self.run_suit: i64 = run_suit
        self.thin_points: i64 = thin_points
        self.doubling: i64 = doubling
        self.level: i64 = level
        self.wins: vec[i64] = vec[i64](wins)
        self.no_trick_loses: bool = no_trick_loses
        # Ranks from the best in the primiera to the worst, as the rank's first bit and its worth.
        ranked = sorted(range(cards // 4), key=lambda r: -primiera[r])
        self.prime_shift: vec[i64] = vec[i64]([4 * r for r in ranked])
        self.prime_worth: vec[i64] = vec[i64]([primiera[r] for r in ranked])
        self.primiera_points: i64 = primiera_points
        self.surplus: i64 = surplus
        self.share: i64 = cards // sides
        self.primiera_missing: i64 = primiera_missing
        self.redeal_mask: vec[i64] = vec[i64]([m for m, _ in redeals])
        self.redeal_count: vec[i64] = vec[i64]([n for _, n in redeals])
        self.redeal_sum: i64 = redeal_sum
        self.redeal_pairs: bool = redeal_pairs
        # The same rules while the wild card stands for the rank of that place.
        self.guises: list[Rules] = guises
        # How many cards a hand has while it is new.
        self.fresh: i64 = fresh
        self.declared: bytes = declared
        # Whether a total ends a deal at once, and whether the totals before a deal matter in it.
        self.at_once: bool = target > 0
        self.stops: bool = min(until) < NO_LIMIT
        self.counts_on: bool = self.at_once or self.stops or len(steps) > 0
        self.stepped: bool = len(steps) > 0
        self.steps: vec[i64] = vec[i64](steps)
        self.until: vec[i64] = vec[i64](until)
        self.target: i64 = target
        # By how much the best total has to be ahead of the next one.
        self.ahead: i64 = ahead
        # What a sweep adds to a total, whichever category is counted.
        self.sweep_worth: i64 = sweep_worth
        # Whether the cards left over go to nobody.
        self.unclaimed: bool = unclaimed
        # What is asked once instead of in turn: whether a capture may do more than score, laying a card more
        # than lie there, and the end of a deal more than its piles.
        self.follows_up: bool = self.steals or self.at_once
        self.lays_more: bool = ace_takes_itself or self.at_once
        self.ends_oddly: bool = self.counts_on or unclaimed


def most_subsets(value: list[int], second: list[int], most: int) -> int:
    """The largest number of sets of cards with one total of at most `most`; a card counts either number."""
    ways = [1] + [0] * most
    for first, other in zip(value, second, strict=True):
        ways = [
            ways[goal] + sum(ways[goal - number] for number in (first, other) if 0 < number <= goal)
            for goal in range(most + 1)
        ]
    return max(ways)


def room(rules: Rules, hand: i64 = 1) -> vec[i64]:
    """An array that holds every capture of one card from any table, or every move of a hand of so many."""
    return vec[i64]([0] * ((rules.most_sets + 1) * hand))


def total(rules: Rules, mask: i64) -> i64:
    """The sum of the values of a set of cards."""
    s: i64 = 0
    while mask:
        bit: i64 = mask & -mask
        mask ^= bit
        s += rules.worth[bit % 67]
    return s
