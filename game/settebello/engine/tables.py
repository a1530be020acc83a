"""A ruleset compiled for the kernel: the only bridge from rule keys to integers."""

from functools import lru_cache

from settebello.engine import kernel
from settebello.engine.cards import Card, Rank, Suit
from settebello.engine.ruleset import PRIMIERA, LastCard, MissingSuit, Mode, Priority, Ruleset

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


@lru_cache(maxsize=64)
def compiled(ruleset: Ruleset, players: int) -> kernel.Rules:
    """The tables of a ruleset for a number of players; ValueError for a number it does not allow."""
    if players not in ruleset.players.counts:
        allowed = ", ".join(map(str, ruleset.players.counts))
        raise ValueError(f"{ruleset.id} is not for {players} players: {allowed}")
    deck = ruleset.deck.pack.cards
    score = ruleset.score
    everything = (1 << len(deck)) - 1
    majorities = [(everything, score.cards), (suit_mask(deck, ruleset.deck.score_suit), score.coins)]
    settebello = 1 << settebello_of(ruleset).bit
    return kernel.Rules(
        cards=len(deck),
        players=players,
        sides=ruleset.players.side_count(players),
        hand=ruleset.deal.hand,
        table=ruleset.deal.table,
        refill=ruleset.deal.refill or 1,
        value=[card_value(card) for card in deck],
        single=[rank_mask(deck, card.rank) if Mode.EQUAL in ruleset.capture.modes else 0 for card in deck],
        goal=[card_value(card) if Mode.SUM in ruleset.capture.modes else 0 for card in deck],
        priority=_PRIORITY[ruleset.capture.priority],
        last_sweep=ruleset.sweep.last_card is LastCard.COUNTS,
        sweep_points=ruleset.sweep.points,
        majorities=[(mask, points) for mask, points in majorities if points],
        bonuses=[(settebello, score.settebello)] if score.settebello else [],
        primiera=[primiera_worth(rank) for rank in ruleset.deck.pack.ranks],
        primiera_points=score.primiera,
        primiera_missing=_MISSING[score.primiera_missing],
        redeals=[
            (rank_mask(deck, rank), least)
            for rank, least in ((Rank.KING, ruleset.redeal.kings), (Rank.ACE, ruleset.redeal.aces))
        ],
        redeal_sum=ruleset.redeal.table_sum_max,
    )


def card_value(card: Card) -> int:
    """What a card counts in sums: its rank's place, so 8, 9 and 10 for the courts of a pack of 40."""
    return card.bit // 4 + 1


def primiera_worth(rank: Rank) -> int:
    """What a card of a rank counts in the primiera (rules, 1.2); courts of 52 count as those of 40."""
    return PRIMIERA.get(rank, PRIMIERA[Rank.KING])


def rank_mask(deck: tuple[Card, ...], rank: Rank) -> int:
    """The set of the deck's cards of one rank."""
    return sum(1 << card.bit for card in deck if card.rank is rank)


def suit_mask(deck: tuple[Card, ...], suit: Suit) -> int:
    """The set of the deck's cards of one suit."""
    return sum(1 << card.bit for card in deck if card.suit is suit)


def settebello_of(ruleset: Ruleset) -> Card:
    """The seven of the suit that scores."""
    return Card(Rank.SEVEN, ruleset.deck.score_suit)
