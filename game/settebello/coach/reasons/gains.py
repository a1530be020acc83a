"""Reasons about what a move takes, and what that is worth on the score sheet."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from settebello.coach.reasons.outcome import Outcome, won_categories
from settebello.coach.reasons.reason import MoveReason, ReasonKind
from settebello.engine import (
    Card,
    CardSet,
    Category,
    Rank,
    Ruleset,
    Scopa,
    Score,
    SeatView,
    categories_of,
    score_deal,
)
from settebello.engine.position import since

DECIDED: Final = (Category.COINS, Category.CARDS, Category.PRIMIERA, Category.MOST_SEVENS)
"""The categories that can be won before the end of the deal, and that no single card wins."""
SINGLE: Final = (Category.SETTEBELLO, Category.RE_BELLO)
"""The categories of one card."""
SEVENS: Final = (Category.PRIMIERA, Category.MOST_SEVENS, Category.ALL_SEVENS)
"""The categories in which sevens count most."""
MORE: Final = 2
"""So many cards more are worth a word."""


def gains(best: Outcome, other: Outcome) -> Iterator[MoveReason]:
    """Yield what the better move takes and the other one does not."""
    swept = _swept(best)
    if swept and not _swept(other):
        yield MoveReason(ReasonKind.SWEEPS, number=best.view.ruleset.sweep.points)
    is_open = _open_before(best.view)
    decided = [one for one in DECIDED if one in is_open & best.won - other.won]
    for category in decided:
        yield MoveReason(ReasonKind.DECIDES, number=_held(best, category), category=category)
    single = CardSet(0, best.gained.pack)
    for worth, card in scoring_cards(best.view.ruleset):
        points = _brings(best, worth)
        if card in best.gained and card not in other.gained and points > 0:
            single |= CardSet.of((card,), single.pack)
            yield MoveReason(ReasonKind.TAKES_CARD, cards=(card,), number=points, category=worth)
    yield from _more(best, other, single, is_open - best.won)


def _more(
    best: Outcome, other: Outcome, single: CardSet, contested: frozenset[Category]
) -> Iterator[MoveReason]:
    """Yield which cards the better move takes more of."""
    ruleset = best.view.ruleset
    sevens = _sevens(best.gained)
    if sevens_count(best.score) and len(sevens) > len(_sevens(other.gained)) and sevens - single:
        number = len(_sevens(best.after.piles[best.side]))
        yield MoveReason(ReasonKind.TAKES_SEVENS, cards=(sevens - single).cards, number=number)
    coins = _coins(best.gained, ruleset)
    more_coins = len(coins) > len(_coins(other.gained, ruleset)) and coins - single
    if Category.COINS in contested and more_coins:
        number = len(_coins(best.after.piles[best.side], ruleset))
        yield MoveReason(ReasonKind.TAKES_COINS, cards=coins.cards, number=number)
    more = len(best.gained) - len(other.gained)
    if Category.CARDS in contested and more >= MORE:
        yield MoveReason(ReasonKind.TAKES_MORE, cards=best.gained.cards, number=more)


@cache
def scoring_cards(ruleset: Ruleset) -> tuple[tuple[Category, Card], ...]:
    """Return the cards that score by themselves, with their category."""
    whole = score_deal(ruleset, ruleset.players.counts[0], _all_to_one(ruleset), _none(ruleset))
    lines = [line for line in whole.lines if line.category in SINGLE]
    found = [(line.category, card) for line in lines for card in line.cards[0]]
    if ruleset.score.extra is not None:
        for card in ruleset.deck.cards:
            alone = (CardSet.of((card,), ruleset.deck.pack), *_all_to_one(ruleset)[1:])
            line = score_deal(ruleset, ruleset.players.counts[0], alone, _none(ruleset)).line(Category.EXTRA)
            if line is not None and line.points[0] > 0:
                found.append((Category.EXTRA, card))
    return tuple(found)


def sevens_count(score: Score) -> bool:
    """Return whether sevens win something."""
    return any(score.line(category) is not None for category in SEVENS)


def _all_to_one(ruleset: Ruleset) -> tuple[CardSet, ...]:
    sides = ruleset.players.side_count(ruleset.players.counts[0])
    return (ruleset.deck.whole, *[CardSet(0, ruleset.deck.pack)] * (sides - 1))


def _none(ruleset: Ruleset) -> tuple[int, ...]:
    return (0,) * ruleset.players.side_count(ruleset.players.counts[0])


def _open_before(view: SeatView) -> frozenset[Category]:
    """Return the categories in force that no side has won for certain before the move."""
    won = [won_categories(view, view.piles, side) for side in range(len(view.piles))]
    return frozenset(categories_of(view.ruleset, view.players)).difference(*won)


def _swept(outcome: Outcome) -> bool:
    return any(isinstance(event, Scopa) and event.side == outcome.side for event in outcome.events)


def _sevens(cards: CardSet) -> CardSet:
    return CardSet.of([card for card in cards if card.rank is Rank.SEVEN], cards.pack)


def _coins(cards: CardSet, ruleset: Ruleset) -> CardSet:
    return CardSet.of([card for card in cards if card.suit is ruleset.deck.score_suit], cards.pack)


def _brings(outcome: Outcome, category: Category) -> int:
    """Return the points of a category that the move brings."""
    view = outcome.view
    before = score_deal(view.ruleset, view.players, view.piles, view.sweeps, view.marks, since(view)).line(
        category
    )
    after = outcome.score.line(category)
    if before is None or after is None:
        return 0
    return after.points[outcome.side] - before.points[outcome.side]


def _held(outcome: Outcome, category: Category) -> int | None:
    """Return how many cards of the own pile count in a category; None for the primiera."""
    line = outcome.score.line(category)
    if line is None or category is Category.PRIMIERA:
        return None
    return len(line.cards[outcome.side])
