"""A ruleset compiled for the kernel: the only bridge from rule keys to integers."""

from collections.abc import Iterable
from dataclasses import asdict
from functools import lru_cache

from settebello.engine import kernel
from settebello.engine.awards import (
    KINGS,
    SETTEBELLO,
    awards_of,
    court_ranks,
    primiera_counts,
    primiera_worth,
    rank_mask,
    winning_sets,
)
from settebello.engine.cards import Card, Rank, Seat, Suit
from settebello.engine.rules.categories import Category
from settebello.engine.rules.ruleset import Ruleset
from settebello.engine.rules.rulewords import (
    AceAlone,
    AceOnTable,
    Beneficiary,
    Courts,
    Declare,
    Direction,
    LastCard,
    Lead,
    Matta,
    MissingSuit,
    Mode,
    NoTrick,
    Priority,
    Thirty,
)

FIFTEEN = 15
_PRIORITY = {
    Priority.SINGLE: kernel.SINGLE,
    Priority.FEWEST: kernel.FEWEST,
    Priority.FREE: kernel.FREE,
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
}


@lru_cache(maxsize=512)
def compiled(ruleset: Ruleset, players: int, only: Category | None = None) -> kernel.Rules:
    """The tables of a ruleset for a number of players; ValueError for a number it does not allow.

    ``only``: nothing but that category scores.
    """
    if players not in ruleset.players.counts:
        allowed = ", ".join(map(str, ruleset.players.counts))
        raise ValueError(f"{ruleset.id} is not for {players} players: {allowed}")
    wild = Card.parse(ruleset.table_sweep.matta) if ruleset.table_sweep.matta is not Matta.NONE else None
    # Counting one category looks at piles, where the wild card is itself.
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
    """The tables while the wild card stands for a rank, or for itself."""
    deck = ruleset.deck.cards
    ranks = [guise if guise and card == wild else card.rank for card in deck]
    values = [number_of(ruleset, rank) for rank in ranks]
    same = {rank: sum(1 << c for c, other in enumerate(ranks) if other is rank) for rank in ranks}
    found = awards_of(ruleset, only)
    capture, ace = ruleset.capture, ruleset.ace
    counts = tuple(number_of(ruleset, rank) for rank in ruleset.deck.pack.ranks)
    kinds, wilds = _declarations(ruleset.declare, counts)
    may_lay = not capture.mandatory or ruleset.penalties.enabled
    return kernel.Rules(
        cards=len(deck),
        players=players,
        sides=ruleset.players.side_count(players),
        hand=ruleset.deal.hand,
        table=ruleset.deal.table,
        refill=ruleset.deal.refill or 1,
        value=[value or kernel.NUMBERLESS for value in values],
        rank=[same[rank] for rank in ranks],
        place=[ruleset.deck.pack.ranks.index(rank) for rank in ranks],
        single=[_single(ruleset, rank, same[rank]) for rank in ranks],
        goal=[_goal(ruleset, rank, value) for rank, value in zip(ranks, values, strict=True)],
        fifteen=[_fifteen(ruleset, rank, value) for rank, value in zip(ranks, values, strict=True)],
        block=[_block(ruleset, rank, same.get(Rank.ACE, 0)) for rank in ranks],
        optional=[int(may_lay or (ace.sweep and ace.may_place and rank is Rank.ACE)) for rank in ranks],
        aces=same.get(Rank.ACE, 0),
        priority=_PRIORITY[capture.priority],
        fewest_fifteens=capture.fifteen_fewest,
        most_taken=capture.max_cards or kernel.SLOTS,
        must_if_able=capture.must_if_able,
        opening_ban=ace.opening_ban,
        ace_scores=ace.sweep_scores,
        ace_takes_itself=ace.sweep and ace.empty_table is AceAlone.TAKES_ITSELF,
        strict=ruleset.penalties.enabled,
        last_sweep=ruleset.sweep.last_card is LastCard.COUNTS,
        openings=_openings(ruleset.table_sweep.totals),
        two_fifteens=ruleset.table_sweep.thirty is Thirty.TWO_FIFTEENS,
        opener=_opener(ruleset, players),
        wild=1 << wild.bit if wild else 0,
        declare=_DECLARE[ruleset.declare],
        kinds=kinds,
        wilds=wilds,
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
        ],
        redeal_sum=ruleset.redeal.table_sum_max,
        guises=guises,
        **asdict(found),
    )


@lru_cache(maxsize=32)
def _declarations(declare: Declare, values: tuple[int, ...]) -> tuple[bytes, bytes]:
    """What three ranks may be declared for, and what a wild card best stands for beside two."""
    kinds = kernel.kinds_of(_DECLARE[declare], [value or kernel.NUMBERLESS for value in values])
    return kinds, kernel.wilds_of(kinds, len(values))


def number_of(ruleset: Ruleset, rank: Rank) -> int:
    """What a rank counts in sums: its place in the pack; 0 for courts where they have no number."""
    if ruleset.deck.courts is Courts.RANK_ONLY and rank in court_ranks(ruleset):
        return 0
    return ruleset.deck.pack.ranks.index(rank) + 1


def card_value(card: Card, ruleset: Ruleset | None = None) -> int:
    """What a card counts in sums: its rank's place, so 8, 9 and 10 for the courts of a pack of 40.

    By a ruleset, 0 for a card that has no number there.
    """
    return number_of(ruleset, card.rank) if ruleset else card.bit // 4 + 1


def _sweeps_all(ruleset: Ruleset, rank: Rank) -> bool:
    return ruleset.ace.sweep and rank is Rank.ACE


def _single(ruleset: Ruleset, rank: Rank, same: int) -> int:
    """The set that a card takes one by one."""
    if _sweeps_all(ruleset, rank):
        return 0 if ruleset.ace.on_table is AceOnTable.SWEEP_ALL else same
    return same if Mode.EQUAL in ruleset.capture.modes else 0


def _goal(ruleset: Ruleset, rank: Rank, value: int) -> int:
    """The sum that a card takes with two cards or more; 0 for none."""
    if _sweeps_all(ruleset, rank) or Mode.SUM not in ruleset.capture.modes:
        return 0
    if ruleset.deck.courts is not Courts.VALUE and rank in court_ranks(ruleset):
        return 0
    return value


def _fifteen(ruleset: Ruleset, rank: Rank, value: int) -> int:
    """What a card lacks to fifteen, where that is a capture; 0 for none."""
    if _sweeps_all(ruleset, rank):
        return FIFTEEN - 1 if ruleset.ace.on_table is AceOnTable.TAKE_ACE_OR_15 else 0
    return FIFTEEN - value if value and Mode.FIFTEEN in ruleset.capture.modes else 0


def _block(ruleset: Ruleset, rank: Rank, aces: int) -> int:
    """The table cards in whose absence a card takes everything; -1 for cards that never do."""
    if not _sweeps_all(ruleset, rank):
        return kernel.NONE
    return 0 if ruleset.ace.on_table is AceOnTable.SWEEP_ALL else aces


def _openings(totals: Iterable[tuple[int, int]]) -> list[int]:
    """Sweeps by the total of the first table."""
    known = dict(totals)
    return [known.get(total, 0) for total in range(max(known, default=0) + 1)]


def leader_of(ruleset: Ruleset, players: int, dealer: Seat) -> Seat:
    """The seat that is dealt to first and plays first.

    It is the one after the dealer, or the one at the dealer's left, who plays before the dealer where play
    goes counter-clockwise.
    """
    before = ruleset.lead is Lead.DEALER_LEFT and ruleset.players.direction is Direction.CCW
    return Seat((dealer + (-1 if before else 1)) % players)


def _opener(ruleset: Ruleset, players: int) -> int:
    """The seat that takes a first table, counted from the leader."""
    if ruleset.table_sweep.beneficiary is Beneficiary.FOREHAND:
        return 0
    return -leader_of(ruleset, players, Seat(0)) % players


def settebello_of(ruleset: Ruleset) -> Card | None:
    """The seven of coins where it scores by itself."""
    return SETTEBELLO if ruleset.score.settebello else None
