"""Compiles a ruleset to the kernel's integer tables."""

from collections.abc import Iterable
from dataclasses import asdict
from functools import lru_cache

from settebello.engine import kernel
from settebello.engine.awards import (
    KINGS,
    SETTEBELLO,
    awards_of,
    court_ranks,
    named_mask,
    primiera_counts,
    primiera_worth,
    rank_mask,
    winning_sets,
)
from settebello.engine.cards import Card, Rank, Seat, Suit
from settebello.engine.rules.categories import Category
from settebello.engine.rules.rulekeys import Extra
from settebello.engine.rules.ruleset import Ruleset
from settebello.engine.rules.rulewords import (
    AceAlone,
    AceOnTable,
    Beneficiary,
    Check,
    Courts,
    Declare,
    Direction,
    LastCard,
    Lead,
    LeftoverTo,
    Matta,
    MissingSuit,
    Mode,
    NoTrick,
    Piles,
    Priority,
    Sets,
    Thirty,
    Tie,
)

_PRIORITY = {
    Priority.SINGLE: kernel.SINGLE,
    Priority.FEWEST: kernel.FEWEST,
    Priority.FREE: kernel.FREE,
}
_SETS = {Sets.ONE: kernel.ONE_SET, Sets.ANY: kernel.ANY_SETS, Sets.ALL: kernel.ALL_SETS}
_PILES = {
    Piles.CLOSED: kernel.CLOSED,
    Piles.STEAL: kernel.STEAL,
    Piles.TABLE_FIRST: kernel.TABLE_FIRST,
}
_MISSING = {
    MissingSuit.FULL_BEATS_PARTIAL: kernel.FULL_BEATS_PARTIAL,
    MissingSuit.INELIGIBLE: kernel.INELIGIBLE,
    MissingSuit.ZERO_SUM: kernel.ZERO_SUM,
    MissingSuit.SUITS_THEN_SUM: kernel.SUITS_THEN_SUM,
}
_DECLARE = {
    Declare.NONE: kernel.UNDECLARED,
    Declare.CIRULLA: kernel.CIRULLA,
    Declare.CHORIZO: kernel.CHORIZO,
    Declare.BUONGIOCO: kernel.BUONGIOCO,
    Declare.RONDA: kernel.RONDA,
    Declare.ALIKE: kernel.ALIKE,
}

CLEAR_LEAD = 2
"""By how much the best total has to be ahead where a tie is broken by a clear lead."""

UNTIL = ("sweeps", "picula", "three_alike", "cards")
"""What a side may stop scoring from a total on, in the kernel's order."""


@lru_cache(maxsize=512)
def compiled(ruleset: Ruleset, players: int, only: Category | None = None) -> kernel.Rules:
    """Return the kernel's rules for a number of players; raises ValueError if it is not allowed.

    ``only``: the single category that scores.
    """
    if players not in ruleset.players.counts:
        allowed = ", ".join(map(str, ruleset.players.counts))
        raise ValueError(f"{ruleset.id} is not for {players} players: {allowed}")
    wild = Card.parse(ruleset.table_sweep.matta) if ruleset.table_sweep.matta is not Matta.NONE else None
    # A single category is counted from piles, in which the wild card has its own rank.
    worn = ruleset.deck.pack.ranks if wild and only is None else ()
    guises = [_tables(ruleset, players, only, wild, rank, []) for rank in worn]
    return _tables(ruleset, players, only, wild, None, guises)


def _tables(
    ruleset: Ruleset,
    players: int,
    only: Category | None,
    wild: Card | None,
    guise: Rank | None,
    guises: list[kernel.Rules],
) -> kernel.Rules:
    """Return the tables with the wild card as ``guise``, or with its own rank."""
    deck = ruleset.deck.cards
    ranks = [guise if guise and card == wild else card.rank for card in deck]
    values = [number_of(ruleset, rank) for rank in ranks]
    again = dict(ruleset.deck.second_numbers)
    seconds = [again.get(rank.value, 0) for rank in ranks]
    played = [_played(ruleset, card, rank) for card, rank in zip(deck, ranks, strict=True)]
    taking = [own or value for own, value in zip(played, values, strict=True)]
    same = {rank: sum(1 << c for c, other in enumerate(ranks) if other is rank) for rank in ranks}
    found = awards_of(ruleset, only)
    capture, ace = ruleset.capture, ruleset.ace
    counts = tuple(number_of(ruleset, rank) for rank in ruleset.deck.pack.ranks)
    kinds, wilds = _declarations(ruleset.declare, counts)
    may_lay = not capture.mandatory or ruleset.penalties.enabled
    sweepers = named_mask(deck, ruleset.sweeper.cards)
    # 1 for a card that takes what its rank takes, 0 for one that takes the table instead.
    plain = [1 - (sweepers >> c & 1) for c in range(len(deck))]
    return kernel.Rules(
        cards=len(deck),
        players=players,
        sides=ruleset.players.side_count(players),
        hand=ruleset.deal.hand,
        table=ruleset.deal.table,
        refill=ruleset.deal.refill or 1,
        value=[value or kernel.NUMBERLESS for value in values],
        second=seconds,
        rank=[same[rank] for rank in ranks],
        place=[ruleset.deck.pack.ranks.index(rank) for rank in ranks],
        single=[
            _single(ruleset, rank, _with_number(number, values, seconds) if number else same[rank]) * own
            for rank, number, own in zip(ranks, played, plain, strict=True)
        ],
        goal=[
            _goal(ruleset, rank, value) * own for rank, value, own in zip(ranks, taking, plain, strict=True)
        ],
        fifteen=[
            _fifteen(ruleset, rank, value) * own
            for rank, value, own in zip(ranks, values, plain, strict=True)
        ],
        block=[
            _block(ruleset, rank, same.get(Rank.ACE, 0)) * own for rank, own in zip(ranks, plain, strict=True)
        ],
        sweepers=sweepers,
        spared=named_mask(deck, ruleset.sweeper.spares),
        scoring=named_mask(deck, ruleset.sweeper.scoring),
        scoring_most=ruleset.sweeper.most or kernel.NO_LIMIT,
        optional=[int(may_lay or (ace.sweep and ace.may_place and rank is Rank.ACE)) for rank in ranks],
        aces=same.get(Rank.ACE, 0),
        priority=_PRIORITY[capture.priority],
        fewest_fifteens=capture.fifteen_fewest,
        most_taken=capture.max_cards or kernel.SLOTS,
        sets=_SETS[capture.sets],
        follows=capture.run,
        must_if_able=capture.must_if_able,
        piles=_PILES[capture.piles],
        opening_ban=ace.opening_ban,
        ace_scores=ace.sweep_scores,
        ace_takes_itself=ace.sweep and ace.empty_table is AceAlone.TAKES_ITSELF,
        strict=ruleset.penalties.enabled,
        sweep_left=_sweep_left(ruleset, players),
        openings=_openings(ruleset.table_sweep.totals),
        two_fifteens=ruleset.table_sweep.thirty is Thirty.TWO_FIFTEENS,
        opener=_opener(ruleset, players),
        wild=1 << wild.bit if wild else 0,
        declare=_DECLARE[ruleset.declare],
        fresh=ruleset.deal.hand,
        kinds=kinds,
        wilds=wilds,
        declared=_declared(ruleset),
        until=[dict(ruleset.score.until).get(word, kernel.NO_LIMIT) for word in UNTIL],
        target=ruleset.match.target if ruleset.match.check is Check.AT_ONCE else 0,
        ahead=CLEAR_LEAD if ruleset.match.tie is Tie.TWO_CLEAR else 1,
        sweep_worth=ruleset.sweep.points,
        unclaimed=ruleset.end.leftover is LeftoverTo.NOBODY,
        run_suit=tuple(Suit).index(ruleset.deck.score_suit),
        wins=winning_sets(ruleset),
        no_trick_loses=ruleset.score.no_trick is NoTrick.LOSE_MATCH,
        primiera=[primiera_worth(ruleset, rank) for rank in ruleset.deck.pack.ranks],
        primiera_missing=kernel.COUNT
        if primiera_counts(ruleset)
        else _MISSING[ruleset.score.primiera_missing],
        redeals=[
            (sum(rank_mask(deck, rank) for rank in KINGS), ruleset.redeal.kings),
            (rank_mask(deck, Rank.ACE), ruleset.redeal.aces),
            (sweepers, ruleset.redeal.sweepers),
        ],
        redeal_sum=ruleset.redeal.table_sum_max,
        redeal_pairs=ruleset.redeal.pairs,
        guises=guises,
        **asdict(found),
    )


@lru_cache(maxsize=32)
def _declarations(declare: Declare, values: tuple[int, ...]) -> tuple[bytes, bytes]:
    """Return the declaration kind of any three ranks, and the best rank of a wild card beside any two."""
    kinds = kernel.kinds_of(_DECLARE[declare], [value or kernel.NUMBERLESS for value in values])
    return kinds, kernel.wilds_of(kinds, len(values))


def _declared(ruleset: Ruleset) -> bytes:
    """Return the points of each kind of declaration."""
    extra = ruleset.score.extra or Extra()
    return kernel.DECLARED_POINTS[: kernel.ALIKE_THREE] + bytes([extra.three_alike, extra.four_alike])


def number_of(ruleset: Ruleset, rank: Rank) -> int:
    """Return a rank's number in sums: its place in the pack or another; 0 for courts that have none."""
    if ruleset.deck.courts is Courts.RANK_ONLY and rank in court_ranks(ruleset):
        return 0
    return dict(ruleset.deck.numbers).get(rank.value, ruleset.deck.pack.ranks.index(rank) + 1)


def card_value(card: Card, ruleset: Ruleset | None = None) -> int:
    """Return a card's number in sums on the table: 8, 9 and 10 for the courts of a pack of 40.

    With a ruleset, 0 for a card that has no number there.
    """
    return number_of(ruleset, card.rank) if ruleset else card.bit // 4 + 1


def _sweeps_all(ruleset: Ruleset, rank: Rank) -> bool:
    return ruleset.ace.sweep and rank is Rank.ACE


def _played(ruleset: Ruleset, card: Card, rank: Rank) -> int:
    """Return the number with which a card is played, 0 if it is its own."""
    own = dict(ruleset.capture.numbers)
    return own.get(str(card), own.get(rank.value, 0))


def _with_number(number: int, values: list[int], seconds: list[int]) -> int:
    """Return the set of cards that count a number on the table."""
    return sum(1 << c for c, numbers in enumerate(zip(values, seconds, strict=True)) if number in numbers)


def _single(ruleset: Ruleset, rank: Rank, same: int) -> int:
    """Return the set of cards that a card captures singly."""
    if _sweeps_all(ruleset, rank):
        return 0 if ruleset.ace.on_table is AceOnTable.SWEEP_ALL else same
    modes = ruleset.capture.modes
    return same if Mode.EQUAL in modes or (Mode.COURTS in modes and rank in court_ranks(ruleset)) else 0


def _goal(ruleset: Ruleset, rank: Rank, value: int) -> int:
    """Return the total that a card captures with two or more cards; 0 for none."""
    if _sweeps_all(ruleset, rank) or Mode.SUM not in ruleset.capture.modes:
        return 0
    if ruleset.deck.courts is not Courts.VALUE and rank in court_ranks(ruleset):
        return 0
    return value


def _fifteen(ruleset: Ruleset, rank: Rank, value: int) -> int:
    """Return what the card lacks to the total of a fifteen if that is a capture; 0 if not."""
    total = ruleset.capture.total
    if _sweeps_all(ruleset, rank):
        return total - 1 if ruleset.ace.on_table is AceOnTable.TAKE_ACE_OR_15 else 0
    return max(total - value, 0) if value and Mode.FIFTEEN in ruleset.capture.modes else 0


def _block(ruleset: Ruleset, rank: Rank, aces: int) -> int:
    """Return the table cards that prevent a card from capturing everything; -1 if it never does."""
    if not _sweeps_all(ruleset, rank):
        return kernel.NONE
    return 0 if ruleset.ace.on_table is AceOnTable.SWEEP_ALL else aces


def _sweep_left(ruleset: Ruleset, players: int) -> int:
    """Return how many cards must be left to play for a sweep to score."""
    match ruleset.sweep.last_card:
        case LastCard.COUNTS:
            return 0
        case LastCard.NEVER:
            return 1
        case LastCard.NOT_LAST_HANDS:
            return players * (ruleset.deal.refill or ruleset.deal.hand)


def _openings(totals: Iterable[tuple[int, int]]) -> list[int]:
    """Return the number of sweeps by the total of the first table."""
    known = dict(totals)
    return [known.get(total, 0) for total in range(max(known, default=0) + 1)]


def leader_of(ruleset: Ruleset, players: int, dealer: Seat) -> Seat:
    """Return the seat that receives the first card and plays first.

    It is the seat after the dealer, or the seat at the dealer's left, which plays before the dealer where
    play goes counter-clockwise.
    """
    before = ruleset.lead is Lead.DEALER_LEFT and ruleset.players.direction is Direction.CCW
    return Seat((dealer + (-1 if before else 1)) % players)


def player_of(ruleset: Ruleset, players: int, dealer: Seat, place: int) -> Seat:
    """Return the seat that plays move ``place`` of a deal, counted from 0."""
    return Seat((leader_of(ruleset, players, dealer) + place) % players)


def _opener(ruleset: Ruleset, players: int) -> int:
    """Return the seat that captures a first table, counted from the leader."""
    if ruleset.table_sweep.beneficiary is Beneficiary.FOREHAND:
        return 0
    return -leader_of(ruleset, players, Seat(0)) % players


def settebello_of(ruleset: Ruleset) -> Card | None:
    """Return the seven of coins if it scores by itself; None if not."""
    return SETTEBELLO if ruleset.score.settebello else None
