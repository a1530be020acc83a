"""Examples for the rules: positions from a fixed list that the engine confirms for the rules in force."""

from collections.abc import Callable
from typing import Final

from settebello.engine import (
    Card,
    CardSet,
    Ruleset,
    capture_sum,
    captures,
    kernel,
    parse_cards,
    primiera_unit,
    primiera_value,
)
from settebello.engine.legality import sets_in
from settebello.engine.rules.rulewords import AceOnTable, Priority
from settebello.engine.tables import card_value, compiled
from settebello.i18n import t
from settebello.manual.card_names import in_units
from settebello.manual.rules_page import Capture, Example, Hand

CANDIDATES: Final = (
    ("4c6s7b", "7d"),
    ("2c5s9b", "7d"),
    ("3c4s8b", "7d"),
    ("3c5s9b", "7d"),
    ("3c4s7b", "7d"),
    ("1c2s4b6d", "7s"),
    ("1c2b3d5s", "7d"),
    ("1b2c3s5d", "6s"),
    ("2c5s", "7d"),
    ("7c", "7d"),
    ("3c5s", "7d"),
    ("8c", "7d"),
    ("3c6s9b", "1d"),
    ("1c4s7b", "1d"),
    ("1c4s9b5d", "1d"),
    ("2c3s5b9d", "5s"),
    ("1c4s5b9d", "5s"),
    ("2c4b5s6d8c", "4d"),
)
"""Tables with a card to play, in the order of trial; the cards are in every pack."""

PRIMIERA: Final = "7d6c1b5s"

Shows = Callable[[Example], bool]
LEFT: Final = 20
"""The number of cards still to be played: an example is from the middle of a deal."""


def example(ruleset: Ruleset, table: str, card: str) -> Example:
    """Return a card's captures under the rules in force, and those that only freer rules would allow."""
    pack = ruleset.deck.pack
    there, played = CardSet.parse(table, pack), Card.parse(card)
    allowed = captures(ruleset, played, there)
    freer = ruleset.changed(
        {"capture.priority": Priority.FREE, "capture.fifteen_fewest": False, "capture.max_cards": None}
    )
    barred = [cards for cards in captures(freer, played, there) if cards not in allowed]
    rules = compiled(ruleset, ruleset.players.counts[0])
    clears = kernel.sweep_counts(rules, played.bit, there.mask, LEFT) and ruleset.sweep.points > 0
    return Example(
        table=there,
        card=played,
        captures=tuple(
            Capture(
                cards,
                adding=_adding(ruleset, rules, played, cards),
                sweep=clears and cards == there and cards in allowed,
                barred=cards not in allowed,
            )
            for cards in (*allowed, *barred)
        ),
        lays=not allowed or bool(rules.optional[played.bit]),
    )


def _adding(ruleset: Ruleset, rules: kernel.Rules, card: Card, cards: CardSet) -> str:
    """Return how cards add up to the card's number, or to fifteen with it; empty for other captures."""
    total = int(kernel.total(rules, cards.mask))
    numbers = [card_value(each, ruleset) for each in cards]
    if total == int(rules.fifteen[card.bit]):
        own = card_value(card, ruleset)
        return f"{_plus([own, *numbers])} = {total + own}"
    parts = sets_in(ruleset, card, cards) if rules.sets else (cards,)
    sums = [found for part in parts if (found := capture_sum(ruleset, card, part)) is not None]
    return ", ".join(f"{_plus(list(found.parts))} = {found.total}" for found in sums)


def _plus(numbers: list[int]) -> str:
    return " + ".join(map(str, numbers))


def first(ruleset: Ruleset, shows: Shows) -> Example | None:
    """Return the first example that shows something, preferring the one with the fewest captures."""
    tried = [example(ruleset, table, card) for table, card in CANDIDATES]
    found = [each for each in tried if shows(each)]
    return min(found, key=lambda each: len(each.captures), default=None)


def _allowed(each: Example) -> list[CardSet]:
    return [capture.cards for capture in each.captures if not capture.barred]


def _ace(each: Example) -> bool:
    return each.card.bit < len("cdbs")


def equal_example(ruleset: Ruleset) -> Example | None:
    """Return an example of capturing a card of the same rank."""
    return first(ruleset, lambda each: not _ace(each) and _takes_rank(each) and len(each.table) > 1)


def _takes_rank(each: Example) -> bool:
    return any(len(cards) == 1 and cards.cards[0].rank is each.card.rank for cards in _allowed(each))


def _adds_up(ruleset: Ruleset, each: Example, total: int, least: int) -> bool:
    return not _ace(each) and any(
        len(cards) >= least and sum(card_value(card, ruleset) for card in cards) == total
        for cards in _allowed(each)
        if cards != each.table
    )


def sum_example(ruleset: Ruleset) -> Example | None:
    """Return an example of capturing cards that add up to the card's number."""
    return first(ruleset, lambda each: _adds_up(ruleset, each, card_value(each.card, ruleset), 2))


def fifteen_example(ruleset: Ruleset) -> Example | None:
    """Return an example of capturing cards that make fifteen with the card."""
    return first(
        ruleset,
        lambda each: _adds_up(ruleset, each, ruleset.capture.total - card_value(each.card, ruleset), 2),
    )


def single_example(ruleset: Ruleset) -> Example | None:
    """Return an example in which a card of the same rank excludes a sum."""
    return first(ruleset, lambda each: _takes_rank(each) and _barred(each))


def _barred(each: Example) -> bool:
    return any(capture.barred for capture in each.captures)


def free_example(ruleset: Ruleset) -> Example | None:
    """Return an example of the free choice between a card of the same rank and a sum."""
    return first(
        ruleset,
        lambda each: _takes_rank(each) and _adds_up(ruleset, each, card_value(each.card, ruleset), 2),
    )


def sets_example(ruleset: Ruleset) -> Example | None:
    """Return an example of a card that makes two captures at once."""
    return first(
        ruleset,
        lambda each: (
            not _ace(each)
            and any(
                cards != each.table and len(sets_in(ruleset, each.card, cards)) > 1
                for cards in _allowed(each)
            )
        ),
    )


def run_example(ruleset: Ruleset) -> Example | None:
    """Return an example of a capture with the run that follows."""
    return first(
        ruleset,
        lambda each: (
            not _ace(each) and any(cards != each.table and _has_run(each, cards) for cards in _allowed(each))
        ),
    )


def _has_run(each: Example, cards: CardSet) -> bool:
    return max(card.bit for card in cards) > each.card.bit | 3


def fewest_example(ruleset: Ruleset) -> Example | None:
    """Return an example in which the smallest of several sums excludes the others."""
    return first(
        ruleset,
        lambda each: _barred(each) and _adds_up(ruleset, each, card_value(each.card, ruleset), 2),
    )


def fewest_fifteen_example(ruleset: Ruleset) -> Example | None:
    """Return an example in which the smallest of several fifteens excludes the others."""
    return first(
        ruleset,
        lambda each: (
            _barred(each)
            and _adds_up(ruleset, each, ruleset.capture.total - card_value(each.card, ruleset), 2)
        ),
    )


def sweeper_example(ruleset: Ruleset) -> Example | None:
    """Return an example of a card that captures the whole table."""
    rules = compiled(ruleset, ruleset.players.counts[0])
    return first(
        ruleset,
        lambda each: (
            not _ace(each) and kernel.takes_all(rules, each.card.bit, each.table.mask) and bool(each.captures)
        ),
    )


def sweep_example(ruleset: Ruleset) -> Example | None:
    """Return an example of a sweep."""
    return first(ruleset, lambda each: not _ace(each) and any(capture.sweep for capture in each.captures))


def ace_example(ruleset: Ruleset) -> Example | None:
    """Return an example of an ace that captures the whole table."""
    return first(ruleset, lambda each: _ace(each) and not _lies_ace(each) and _allowed(each) == [each.table])


def ace_meets_ace_example(ruleset: Ruleset) -> Example | None:
    """Return an example of an ace played to a table with an ace, with a choice if the rules allow one."""
    least = 2 if ruleset.ace.on_table is AceOnTable.TAKE_ACE_OR_15 else 1
    return first(ruleset, lambda each: _ace(each) and _lies_ace(each) and len(_allowed(each)) >= least)


def _lies_ace(each: Example) -> bool:
    return any(card.rank is each.card.rank for card in each.table)


def primiera_example(ruleset: Ruleset) -> Hand:
    """Return four cards, one of each suit, with their primiera values."""
    pack = ruleset.deck.pack
    cards = tuple(sorted(parse_cards(PRIMIERA), key=lambda card: -primiera_value(card, ruleset)))
    values, unit = [primiera_value(card, ruleset) for card in cards], primiera_unit(ruleset)
    terms = " + ".join(in_units(value, unit) for value in values)
    return Hand(cards, pack, t("{terms} = {sum}", terms=terms, sum=in_units(sum(values), unit)))
