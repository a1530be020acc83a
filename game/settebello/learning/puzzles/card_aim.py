"""The aim of a card, and the sums that its captures say (docs/learning.md, section 6.1)."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from settebello.engine import Card, CardSet, Ruleset, card_value
from settebello.engine.rules.rulewords import Mode
from settebello.learning.sums import Sum


@dataclass(frozen=True, slots=True)
class Aim:
    """The aim of a card: a total, and whether the card itself counts towards it, as in Quindici."""

    total: int
    with_card: bool


def aim_of(ruleset: Ruleset, card: Card) -> Aim:
    """Return the aim of a card: its own value, or fifteen together with the card."""
    if Mode.FIFTEEN in ruleset.capture.modes:
        return Aim(ruleset.capture.total, with_card=True)
    return Aim(card_value(card, ruleset), with_card=False)


def completes(ruleset: Ruleset, card: Card, table: CardSet, total: int) -> tuple[CardSet, ...]:
    """Return each card of a table that makes a total with a card.

    No game has such a capture: it is the rule of the sums beyond fifteen alone.
    """
    missing = total - card_value(card, ruleset)
    fitting = (other for other in table if card_value(other, ruleset) == missing)
    return tuple(CardSet.of((other,), table.pack) for other in fitting)


def payments(ruleset: Ruleset, table: CardSet, price: int, *, fewest: bool) -> tuple[CardSet, ...]:
    """Return the sets of table cards that pay a price exactly; with `fewest` only those of the fewest cards.

    No game has such a capture: it is the rule of the market's tasks alone.
    """
    cards = table.cards
    found: list[CardSet] = []
    for size in range(1, len(cards) + 1):
        some = (CardSet.of(chosen, table.pack) for chosen in combinations(cards, size))
        found += [chosen for chosen in some if sum(values_of(ruleset, chosen)) == price]
        if found and fewest:
            break
    return tuple(found)


def values_of(ruleset: Ruleset, cards: Iterable[Card]) -> tuple[int, ...]:
    """Return the values of cards in their order."""
    return tuple(card_value(card, ruleset) for card in cards)


def sums_of(ruleset: Ruleset, card: Card, captured: CardSet) -> tuple[Sum, ...]:
    """Return the sums that a capture says: of the table cards, and with the own card where that counts.

    An equal card says no sum. A 2 that takes 5 and 8 in Quindici says 5+8 and 2+5+8.
    """
    taken = values_of(ruleset, captured)
    aim = aim_of(ruleset, card)
    whole = (*taken, card_value(card, ruleset))
    # An ace that takes the whole table in some games says no sum.
    said = [taken] if sum(taken) + (whole[-1] if aim.with_card else 0) == aim.total else []
    if said and aim.with_card:
        said.append(whole)
    return tuple(Sum.of(addends) for addends in said if len(addends) > 1)
