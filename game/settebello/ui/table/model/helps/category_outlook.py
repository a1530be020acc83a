"""Interim state of the scoring categories of a deal: figures, cards needed to decide, primiera values."""

from dataclasses import dataclass
from typing import Final, Self

from settebello.engine import (
    Card,
    CardSet,
    Category,
    Rank,
    Ruleset,
    Score,
    ScoreLine,
    SeatView,
    Side,
    Suit,
    primiera_unit,
    primiera_value,
    score_deal,
)
from settebello.engine.position import since
from settebello.ui.table.model.score_model.category_words import figure, in_parts
from settebello.ui.table.model.short_names import rank_label

MAJORITIES: Final = frozenset({Category.CARDS, Category.COINS, Category.MOST_SEVENS})
"""Categories won by the side with the most cards of a kind, whichever cards they are."""


@dataclass(frozen=True, slots=True)
class StandingLine:
    """A category with each side's figure and the number of further cards that decide it for that side.

    `needs` is 0 when decided and None when unknown. `holder` is the side that would win the category now.
    """

    category: Category
    figures: tuple[str, ...]
    needs: tuple[int | None, ...]
    holder: int | None


@dataclass(frozen=True, slots=True)
class Worth:
    """The primiera value of one or more ranks, as text."""

    ranks: str
    points: str


@dataclass(frozen=True, slots=True)
class Standing:
    """The interim state of all categories, and each side's cards that count for the primiera.

    `worths` are ordered from the highest value; `worths` and `best` are empty where the rules have no
    primiera. `lead`: the points by which the own side can expect to lead, where the player wants to know.
    `expecting`: it is being worked out.
    """

    lines: tuple[StandingLine, ...]
    worths: tuple[Worth, ...]
    best: tuple[tuple[Card, ...], ...]
    own: Side
    lead: float | None = None
    expecting: bool = False

    @classmethod
    def of(cls, view: SeatView) -> Self:
        """Compute the interim state from what a seat knows; captured cards are public."""
        rules = view.ruleset
        score = _score(view, view.piles)
        lines = tuple(_line(view, line) for line in score.lines)
        primiera = score.line(Category.PRIMIERA)
        best = tuple(_four(cards) for cards in primiera.cards) if primiera else ()
        return cls(lines, worths(rules) if primiera else (), best, view.side)


def worths(ruleset: Ruleset) -> tuple[Worth, ...]:
    """Return the primiera values from the highest down; ranks of equal value are grouped, zeros left out."""
    unit = primiera_unit(ruleset)
    groups: dict[int, list[Rank]] = {}
    for rank in ruleset.deck.pack.ranks:
        groups.setdefault(primiera_value(Card(rank, Suit.COINS), ruleset), []).append(rank)
    return tuple(
        Worth(_ranks(groups[value], ruleset), in_parts(value, unit))
        for value in sorted(groups, reverse=True)
        if value
    )


def _ranks(ranks: list[Rank], ruleset: Ruleset) -> str:
    labels = [rank_label(rank, ruleset) for rank in ranks]
    return labels[0] if len(labels) == 1 else f"{labels[0]}–{labels[-1]}"


def _four(cards: CardSet) -> tuple[Card, ...]:
    """Return the cards that count, in the order of the suits."""
    return tuple(sorted(cards, key=lambda card: (tuple(Suit).index(card.suit), card)))


def _score(view: SeatView, piles: tuple[CardSet, ...]) -> Score:
    return score_deal(view.ruleset, view.players, piles, view.sweeps, view.marks, since(view))


def _line(view: SeatView, line: ScoreLine) -> StandingLine:
    sides = range(len(view.piles))
    figures = tuple(figure(view.ruleset, line, side) for side in sides)
    needs: tuple[int | None, ...] = (None,) * len(view.piles)
    if line.category in MAJORITIES:
        needs = tuple(_need(view, line.category, side) for side in sides)
    return StandingLine(line.category, figures, needs, line.winner)


def _need(view: SeatView, category: Category, side: int) -> int | None:
    """Return how many more counting cards decide the category for a side; None when all are too few.

    The engine is asked for each number: the side gets that many of the cards left, its best rival all others.
    """
    left = tuple(_left(view, category, side))
    rivals = [other for other in range(len(view.piles)) if other != side]
    for number in range(len(left) + 1):
        own, others = left[:number], left[number:]
        if all(_wins(view, category, side, own, rival, others) for rival in rivals):
            return number
    return None


def _left(view: SeatView, category: Category, side: int) -> CardSet:
    """Return the uncaptured cards that count in a category."""
    pack = view.table.pack
    rest = CardSet((1 << len(pack.cards)) - 1, pack)
    for pile in view.piles:
        rest -= pile
    piles = tuple(rest if number == side else CardSet.of((), pack) for number in range(len(view.piles)))
    line = _score(view, piles).line(category)
    return rest if line is None else line.cards[side]


def _wins(
    view: SeatView,
    category: Category,
    side: int,
    own: tuple[Card, ...],
    rival: int,
    others: tuple[Card, ...],
) -> bool:
    pack = view.table.pack
    more = {side: CardSet.of(own, pack), rival: CardSet.of(others, pack)}
    piles = tuple(pile | more[number] if number in more else pile for number, pile in enumerate(view.piles))
    line = _score(view, piles).line(category)
    return line is not None and line.winner == side
