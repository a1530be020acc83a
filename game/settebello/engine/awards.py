"""The scoring rules of a ruleset, as the card sets and numbers that the kernel counts by.

See docs/rules.md, section 2.4.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from settebello.engine.cards import Card, Rank, Suit, parse_cards
from settebello.engine.rules.categories import Category, Mark
from settebello.engine.rules.rulekeys import Extra, Steps
from settebello.engine.rules.ruleset import Ruleset
from settebello.engine.rules.rulewords import CardsTie, Declare, PrimieraTable, Stacking

KINGS = frozenset({Rank.KING, Rank.RE})

STANDARD = {
    Rank.SEVEN: 21,
    Rank.SIX: 18,
    Rank.ACE: 16,
    Rank.FIVE: 15,
    Rank.FOUR: 14,
    Rank.THREE: 13,
    Rank.TWO: 12,
}
"""The standard values of cards in the primiera (docs/rules.md, section 1.2); all others count COURT."""

COURT = 10
COUNTED = frozenset({PrimieraTable.COUNT, PrimieraTable.COUNT_FIVES, PrimieraTable.COUNT_SIXES})
"""The tables that count cards by rank."""
SETTEBELLO = Card(Rank.SEVEN, Suit.COINS)


@dataclass(frozen=True, slots=True)
class Awards:
    """The scoring part of the kernel's tables; the fields are arguments of ``kernel.Rules``."""

    sweep_points: int
    in_play: list[int]
    edges: bool
    across: bool
    majorities: list[tuple[int, int, int, int]]
    bonuses: list[tuple[int, int, int]]
    runs: list[tuple[int, int]]
    thin_points: int
    doubling: int
    level: int
    primiera_points: int
    surplus: int
    steps: list[int]


def mask_of(cards: Iterable[Card]) -> int:
    """Return a set of cards as the kernel's bit mask."""
    return sum(1 << card.bit for card in cards)


def suit_mask(deck: tuple[Card, ...], suit: Suit) -> int:
    """Return the deck's cards of a suit, as a mask."""
    return mask_of(card for card in deck if card.suit is suit)


def rank_mask(deck: tuple[Card, ...], rank: Rank) -> int:
    """Return the deck's cards of a rank, as a mask."""
    return mask_of(card for card in deck if card.rank is rank)


def named_mask(deck: tuple[Card, ...], names: str) -> int:
    """Return the deck's cards that a text of cards and ranks names, such as ``F 7d``, as a mask."""
    known = set(names.split())
    return mask_of(card for card in deck if known & {str(card), card.rank.value})


def court_ranks(ruleset: Ruleset) -> tuple[Rank, Rank, Rank]:
    """Return the knave, the knight and the king of the pack."""
    knave, knight, king = ruleset.deck.pack.ranks[-3:]
    return knave, knight, king


def king_of_coins(ruleset: Ruleset) -> Card:
    """Return the king of coins, the re bello."""
    return Card(court_ranks(ruleset)[2], Suit.COINS)


def grande_of(ruleset: Ruleset) -> tuple[Card, ...]:
    """Return king, knight and knave of coins."""
    return tuple(Card(rank, Suit.COINS) for rank in court_ranks(ruleset))


def extra_cards(ruleset: Ruleset) -> Iterator[tuple[Card, int]]:
    """Yield the cards with their own points; a rank yields each of its cards."""
    for name, points in (ruleset.score.extra or Extra()).cards:
        for card in ruleset.deck.cards:
            if name in {str(card), card.rank.value}:
                yield card, points


def awards_of(ruleset: Ruleset, only: Category | None = None) -> Awards:
    """Return everything that scores, or only one category."""

    def points(category: Category, worth: int) -> int:
        return worth if only in {None, category} else 0

    deck, score, extra = ruleset.deck.cards, ruleset.score, ruleset.score.extra or Extra()
    everything = (1 << len(deck)) - 1
    coins = suit_mask(deck, ruleset.deck.score_suit)
    sevens = rank_mask(deck, Rank.SEVEN)
    replaced = score.stacking is Stacking.REPLACE
    unless_sevens = sevens if replaced and score.all_sevens else 0
    unless_coins = coins if replaced and score.all_coins else 0
    shared = int(score.cards_tie is CardsTie.SPLIT)
    majorities = [
        (everything, points(Category.CARDS, score.cards), 0, shared),
        (coins, points(Category.COINS, score.coins), unless_coins, shared),
        (sevens, points(Category.MOST_SEVENS, score.most_sevens), unless_sevens, 0),
    ]
    bonuses = [
        (1 << SETTEBELLO.bit, points(Category.SETTEBELLO, score.settebello), unless_sevens),
        (1 << king_of_coins(ruleset).bit, points(Category.RE_BELLO, score.re_bello), 0),
        (sevens, points(Category.ALL_SEVENS, score.all_sevens), 0),
        (coins, points(Category.ALL_COINS, score.all_coins), 0),
        (mask_of(grande_of(ruleset)), points(Category.GRANDE, score.grande), 0),
        *((1 << card.bit, points(Category.EXTRA, worth), 0) for card, worth in extra_cards(ruleset)),
        *((mask_of(parse_cards(cards)), points(Category.EXTRA, worth), 0) for cards, worth in extra.sets),
    ]
    runs = [
        (score.napola.min, points(Category.NAPOLA, score.napola.cap)) if score.napola else (1, 0),
        (3, points(Category.PICCOLA, score.piccola_cap)),
    ]
    weights = in_play(ruleset)
    return Awards(
        sweep_points=points(Category.SWEEPS, ruleset.sweep.points),
        in_play=[points(mark.category, weights[mark]) for mark in Mark],
        edges=extra.edges,
        across=extra.edges and extra.across,
        majorities=[entry for entry in majorities if entry[1]],
        # Leave out empty sets: no cards of such a rank are in play.
        bonuses=[entry for entry in bonuses if entry[0] and entry[1]],
        runs=[entry for entry in runs if entry[1]],
        thin_points=points(Category.OPPONENT_UNDER_10, score.opponent_under_10),
        doubling=mask_of(parse_cards(extra.doubles)),
        level=mask_of(parse_cards(extra.level)) if only is None else 0,
        primiera_points=points(Category.PRIMIERA, score.primiera),
        surplus=points(Category.CARDS, score.surplus),
        steps=steps_of(score.steps) if points(Category.CARDS, 1) else [],
    )


def steps_of(steps: Steps | None) -> list[int]:
    """Return the parts of the points for many cards as the kernel has them; nothing for none."""
    return [steps.least, steps.points, steps.more, steps.round, steps.few] if steps else []


def in_play(ruleset: Ruleset) -> dict[Mark, int]:
    """Return the points of each mark; 0 if the rules do not have it."""
    extra = ruleset.score.extra or Extra()
    return {
        Mark.DECLARED: int(ruleset.declare not in {Declare.NONE, Declare.CIRULLA}),
        Mark.PICULA: extra.picula,
        Mark.ONE_SUIT: extra.one_suit,
        Mark.BAGER: extra.bager,
        Mark.THREE: extra.three,
        Mark.CLAIM: int(ruleset.bluff),
        Mark.PENALTY: int(ruleset.penalties.enabled),
    }


def winning_sets(ruleset: Ruleset) -> list[int]:
    """Return the sets of cards that win the match outright, as masks."""
    extra = ruleset.score.extra or Extra()
    coins = suit_mask(ruleset.deck.cards, ruleset.deck.score_suit)
    wins = [coins] if ruleset.score.capotto else []
    return wins + ([mask_of(parse_cards(extra.wins))] if extra.wins else [])


def primiera_unit(ruleset: Ruleset) -> int:
    """Return the number of units that make one in the primiera's table: 2 (halves) in the nominal table."""
    return 2 if ruleset.score.primiera_table is PrimieraTable.NOMINAL else 1


def primiera_worth(ruleset: Ruleset, rank: Rank) -> int:
    """Return a rank's value in the primiera, in units of ``primiera_unit``.

    See docs/rules.md, section 1.2.

    In tables that count ranks the value is the rank's priority: 4 for the first rank counted, 0 for the
    others.
    """
    pip = STANDARD.get(rank)
    number = int(rank.value) if pip else 0
    match ruleset.score.primiera_table:
        case PrimieraTable.NOMINAL:
            return 11 if rank is Rank.ACE else 2 * number or 1
        case PrimieraTable.PIPS:
            return number
        case PrimieraTable.COUNT:
            return {Rank.SEVEN: 4, Rank.SIX: 3, Rank.ACE: 2}.get(rank, 0)
        case PrimieraTable.COUNT_FIVES:
            return {Rank.SEVEN: 4, Rank.SIX: 3, Rank.ACE: 2, Rank.FIVE: 1}.get(rank, 0)
        case PrimieraTable.COUNT_SIXES:
            return {Rank.SEVEN: 4, Rank.SIX: 3}.get(rank, 0)
        case PrimieraTable.STANDARD:
            return pip or COURT


def primiera_counts(ruleset: Ruleset) -> bool:
    """Return whether the primiera counts cards by rank instead of adding values."""
    return ruleset.score.primiera_table in COUNTED
