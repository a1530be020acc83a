"""The probability that a first table stays: that no rule for a redeal throws it in."""

from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from math import comb

from settebello.engine import kernel
from settebello.engine.cards import Card, Suit
from settebello.engine.rules.rulekeys import Dealing, Deck, Redeal, Sweepers
from settebello.engine.rules.ruleset import Ruleset
from settebello.engine.rules.rulewords import Scope
from settebello.engine.tables import compiled

LEAST_STAYING = Fraction(1, 4)
"""The least probability of a first table that stays; rules that throw in more tables are refused."""

_Class = tuple[tuple[bool, ...], int]
"""What the rules for a redeal see of a card: the counted sets that it belongs to, and its number."""


def staying_chance(ruleset: Ruleset) -> Fraction:
    """Return the exact probability that the first table of a shuffled deck stays.

    Which cards go to the hands does not change this probability: before any card is seen, each set of table
    cards is equally likely.
    """
    deck = replace(ruleset.deck, score_suit=Suit.COINS)
    redeal = replace(ruleset.redeal, scope=Scope.ALL)
    return _staying_chance(deck, ruleset.deal.table, redeal, Sweepers(cards=ruleset.sweeper.cards))


@lru_cache(maxsize=256)
def _staying_chance(deck: Deck, size: int, redeal: Redeal, sweeper: Sweepers) -> Fraction:
    ruleset = Ruleset(deck=deck, deal=Dealing(table=size), redeal=redeal, sweeper=sweeper)
    rules = compiled(ruleset, ruleset.players.counts[0])
    tables = _tables_by_class(rules, deck.cards, size)
    stay = sum(ways for ways, table in tables if kernel.redeal_reason(rules, table) == kernel.NONE)
    return Fraction(stay, comb(len(deck.cards), size))


def _tables_by_class(rules: kernel.Rules, deck: tuple[Card, ...], size: int) -> list[tuple[int, int]]:
    """Return all tables of a size in groups: the number of tables in a group, and one of them as a mask.

    The tables of a group are the same to the rules for a redeal: the same number of cards of each counted
    set, and the same total. All totals above the highest that is thrown in are one group.
    """
    if rules.redeal_pairs:
        return _tables_without_pairs(rules, deck, size)
    cards: dict[_Class, list[Card]] = {}
    for card in deck:
        cards.setdefault(_class_of(rules, card), []).append(card)
    most = int(rules.redeal_sum) + 1
    found = {(0, 0, (0,) * len(rules.redeal_mask)): (1, 0)}
    for (counted, number), members in cards.items():
        # The masks of the lowest 0, 1, 2, ... cards of the class.
        masks = [sum(1 << card.bit for card in members[:n]) for n in range(len(members) + 1)]
        extended: dict[tuple[int, int, tuple[int, ...]], tuple[int, int]] = {}
        for (taken, total, counts), (ways, table) in found.items():
            for n in range(min(len(members), size - taken) + 1):
                key = (
                    taken + n,
                    min(total + n * number, most),
                    tuple(count + n * held for count, held in zip(counts, counted, strict=True)),
                )
                before = extended.get(key, (0, 0))[0]
                extended[key] = (before + ways * comb(len(members), n), table | masks[n])
        found = extended
    return [group for (taken, _, _), group in found.items() if taken == size]


def _tables_without_pairs(rules: kernel.Rules, deck: tuple[Card, ...], size: int) -> list[tuple[int, int]]:
    """Return the same for the tables on which no two cards have the same rank."""
    most = int(rules.redeal_sum) + 1
    found = {(0, 0, (0,) * len(rules.redeal_mask)): (1, 0)}
    for rank in {card.rank: None for card in deck}:
        extended = dict(found)
        for card in (card for card in deck if card.rank is rank):
            counted, number = _class_of(rules, card)
            for (taken, total, counts), (ways, table) in found.items():
                key = (
                    taken + 1,
                    min(total + number, most),
                    tuple(count + held for count, held in zip(counts, counted, strict=True)),
                )
                extended[key] = (extended.get(key, (0, 0))[0] + ways, table | 1 << card.bit)
        found = extended
    return [group for (taken, _, _), group in found.items() if taken == size]


def _class_of(rules: kernel.Rules, card: Card) -> _Class:
    bit = 1 << card.bit
    counted = tuple(
        bool(count and mask & bit) for mask, count in zip(rules.redeal_mask, rules.redeal_count, strict=True)
    )
    return counted, int(kernel.total(rules, bit)) if rules.redeal_sum else 0
