"""Packs of the lowest values alone, dealt by the engine (learning.md, section 7.4)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random

from settebello.engine import Card, Match, MatchStep, Ruleset, card_value
from settebello.engine.rulekeys import Mode
from settebello.learning.facts import LARGEST_ADDEND

RANGES = range(5, LARGEST_ADDEND + 1)
"""The highest values that a pack may have."""

_HANDS = {5: 2, 6: 2, 8: 2, 9: 2}
"""Cards of a hand where three would not use the pack up, by its highest value."""


def small_rules(ruleset: Ruleset, upto: int) -> Ruleset:
    """The rules for two with the values up to a number; ValueError where there is no such pack."""
    if upto == LARGEST_ADDEND:
        return ruleset
    if upto not in RANGES or Mode.FIFTEEN in ruleset.capture.modes:
        raise ValueError(f"{ruleset.id} has no pack of the values 1 to {upto}: {RANGES[0]} to {RANGES[-1]}")
    if upto not in _HANDS:
        return ruleset
    hand = _HANDS[upto]
    pattern = "T1 P1 T1 P1 T2"
    return ruleset.override(
        {"players.counts": [2], "deal.hand": hand, "deal.refill": hand, "deal.pattern": pattern}
    )


@lru_cache(maxsize=64)
def in_play(ruleset: Ruleset, upto: int) -> tuple[Card, ...]:
    """The cards of a small pack in canonical order."""
    return tuple(card for card in ruleset.deck.pack.cards if card_value(card, ruleset) <= upto)


def small_deck(ruleset: Ruleset, upto: int, rng: Random) -> tuple[Card, ...]:
    """A small pack shuffled, and after it the cards that stay out of play."""
    cards = list(in_play(ruleset, upto))
    rng.shuffle(cards)
    return (*cards, *(card for card in ruleset.deck.pack.cards if card not in cards))


def deal_small(match: Match, deck: Sequence[Card], upto: int) -> MatchStep:
    """Deal a deck whose first cards are a small pack; the others lie nowhere and are out of play.

    Raises as ``Match.deal_deck`` does, and ValueError where a card of the small pack comes after others.
    """
    small = in_play(match.ruleset, upto)
    size = len(small)
    if not {*small} <= {*deck[:size]}:
        raise ValueError(f"the {size} cards up to {upto} come first in the deck of a small pack")
    step = match.deal_deck(deck)
    position = step.match.position
    if position is None:
        return step
    out_of_play = len(deck) - size
    stock = position.stock[: len(position.stock) - out_of_play]
    return MatchStep(replace(step.match, position=replace(position, stock=stock)), step.events)
