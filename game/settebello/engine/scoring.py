"""The score of a deal by category, as the score sheet shows it."""

from dataclasses import dataclass

from settebello.engine import kernel
from settebello.engine.awards import (
    SETTEBELLO,
    extra_cards,
    grande_of,
    in_play,
    king_of_coins,
    mask_of,
    primiera_unit,
    primiera_worth,
    rank_mask,
    suit_mask,
)
from settebello.engine.cards import Card, CardSet, Rank, Side, Suit, parse_cards
from settebello.engine.rules.categories import NO_MARKS, Category, Mark
from settebello.engine.rules.rulekeys import Extra
from settebello.engine.rules.ruleset import Ruleset
from settebello.engine.rules.rulewords import Mode
from settebello.engine.tables import compiled

Marks = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One category: its worth, each side's figure, points and counting cards, and its sole winner.

    ``figures`` of the primiera are in units of ``primiera_unit``. ``worth`` is 1 if it depends on the cards.
    """

    category: Category
    worth: int
    figures: tuple[int, ...]
    points: tuple[int, ...]
    cards: tuple[CardSet, ...]
    winner: Side | None


@dataclass(frozen=True, slots=True)
class Score:
    """The lines of the categories in force, each side's total, and a winner of the match by piles alone."""

    lines: tuple[ScoreLine, ...]
    points: tuple[int, ...]
    match_winner: Side | None = None

    def line(self, category: Category) -> ScoreLine | None:
        """Return the line of a category; None if the rules do not have it."""
        return next((line for line in self.lines if line.category is category), None)


@dataclass(frozen=True, slots=True)
class Since:
    """What was before a deal: the totals of the match, and the side that leads it."""

    totals: tuple[int, ...]
    first: Side


@dataclass(frozen=True, slots=True)
class Control:
    """The check of a fifteen game: the total of the leftover, and whether it is possible.

    See docs/rules.md, section 2.5.
    """

    total: int
    holds: bool


CONTROLLED = 15
"""The total of every capture in games that check the leftover."""


def control_remainder(ruleset: Ruleset) -> int | None:
    """Return the leftover's total modulo fifteen that the check expects; None in games without the check.

    The check is valid only if every capture makes fifteen, so house rules may remove it.
    """
    capture = ruleset.capture
    sweepers = ruleset.ace.sweep or ruleset.sweeper.cards
    fifteens = capture.modes == (Mode.FIFTEEN,) and capture.total == CONTROLLED and not sweepers
    return ruleset.end.control_mod15 if fifteens else None


def control_of(ruleset: Ruleset, leftover: CardSet) -> Control | None:
    """Return the check of the leftover of a deal; None in games without the check."""
    expected = control_remainder(ruleset)
    if expected is None:
        return None
    total = int(kernel.total(compiled(ruleset, ruleset.players.counts[0]), leftover.mask))
    return Control(total, total % 15 == expected)


def primiera_value(card: Card, ruleset: Ruleset | None = None) -> int:
    """Return a card's value in the primiera, in units of ``primiera_unit`` (docs/rules.md, section 1.2)."""
    return primiera_worth(ruleset or Ruleset(), card.rank)


def categories_of(ruleset: Ruleset, players: int) -> tuple[Category, ...]:
    """Return the categories in force for a number of players, in the order of the score sheet."""
    worth = _worth(ruleset)
    if ruleset.players.side_count(players) != 2:
        worth[Category.OPPONENT_UNDER_10] = 0
    return tuple(category for category in Category if worth[category])


def score_deal(
    ruleset: Ruleset,
    players: int,
    piles: tuple[CardSet, ...],
    sweeps: tuple[int, ...],
    marks: Marks | None = None,
    since: Since | None = None,
) -> Score:
    """Return the score of the sides' present piles, sweeps and marks (docs/rules.md, section 2.4).

    ``since``: what was before the deal; None for a match that begins with it, led by the first side.
    """
    marks = marks or (NO_MARKS,) * len(piles)
    since = since or Since((0,) * len(piles), Side(0))
    total = _points(ruleset, players, piles, sweeps, marks, since, None)
    lines: list[ScoreLine] = []
    worth = _worth(ruleset)
    for category in categories_of(ruleset, players):
        if category is Category.LEVEL:
            others = [sum(line.points[s] for line in lines) for s in range(len(piles))]
            points = tuple(a - b for a, b in zip(total, others, strict=True))
        else:
            points = _points(ruleset, players, piles, sweeps, marks, since, category)
        cards = tuple(CardSet(_cards(ruleset, category, pile), pile.pack) for pile in piles)
        winners = [Side(s) for s, n in enumerate(points) if n > 0]
        winner = winners[0] if len(winners) == 1 and category not in _COUNTED else None
        figures = _figures(ruleset, category, cards, sweeps, marks, points)
        lines.append(ScoreLine(category, worth[category], figures, points, cards, winner))
    rules = compiled(ruleset, players)
    decided = int(kernel.winner_by(rules, [pile.mask for pile in piles]))
    return Score(tuple(lines), total, Side(decided) if decided >= 0 else None)


_COUNTED = frozenset({Category.SWEEPS, *(mark.category for mark in Mark)})
"""Categories in which several sides can score; they have no winner."""


def _worth(ruleset: Ruleset) -> dict[Category, int]:
    """Return the points of each category for its winner; 1 if they depend on the cards, 0 if it is off."""
    score, extra = ruleset.score, ruleset.score.extra or Extra()
    return {
        Category.CARDS: score.cards or int(score.surplus > 0 or score.steps is not None),
        Category.COINS: score.coins,
        Category.SETTEBELLO: score.settebello,
        Category.PRIMIERA: score.primiera,
        Category.NAPOLA: int(score.napola is not None),
        Category.RE_BELLO: score.re_bello,
        Category.MOST_SEVENS: score.most_sevens,
        Category.ALL_SEVENS: score.all_sevens,
        Category.ALL_COINS: score.all_coins,
        Category.GRANDE: score.grande,
        Category.PICCOLA: int(score.piccola_cap > 0),
        Category.OPPONENT_UNDER_10: score.opponent_under_10,
        Category.EXTRA: int(bool(extra.cards or extra.sets)),
        **{mark.category: n for mark, n in in_play(ruleset).items()},
        Category.SWEEPS: ruleset.sweep.points,
        Category.LEVEL: int(bool(extra.level)),
    }


def _points(
    ruleset: Ruleset,
    players: int,
    piles: tuple[CardSet, ...],
    sweeps: tuple[int, ...],
    marks: Marks,
    since: Since,
    only: Category | None,
) -> tuple[int, ...]:
    points = kernel.points_of(
        compiled(ruleset, players, only),
        [pile.mask for pile in piles],
        list(sweeps),
        [n for side in marks for n in side],
        list(since.totals),
        since.first,
    )
    return tuple(points)


def _cards(ruleset: Ruleset, category: Category, pile: CardSet) -> int:
    """Return the cards of a pile that count for a category."""
    deck = ruleset.deck.cards
    extra = ruleset.score.extra or Extra()
    coins = suit_mask(deck, ruleset.deck.score_suit)
    match category:
        case Category.CARDS | Category.OPPONENT_UNDER_10:
            return pile.mask
        case Category.COINS | Category.ALL_COINS:
            return pile.mask & coins
        case Category.SETTEBELLO:
            return pile.mask & 1 << SETTEBELLO.bit
        case Category.RE_BELLO:
            return pile.mask & 1 << king_of_coins(ruleset).bit
        case Category.MOST_SEVENS | Category.ALL_SEVENS:
            return pile.mask & rank_mask(deck, Rank.SEVEN)
        case Category.GRANDE:
            return pile.mask & mask_of(grande_of(ruleset))
        case Category.NAPOLA | Category.PICCOLA:
            rules = compiled(ruleset, ruleset.players.counts[0])
            length = int(kernel.run_length(rules, pile.mask))
            place = tuple(Suit).index(ruleset.deck.score_suit)
            return sum(1 << 4 * k + place for k in range(length))
        case Category.PRIMIERA:
            rules = compiled(ruleset, ruleset.players.counts[0])
            return int(kernel.primiera_cards(rules, pile.mask))
        case Category.EXTRA:
            sets = mask_of({card for cards, _ in extra.sets for card in parse_cards(cards)})
            return pile.mask & (mask_of({card for card, _ in extra_cards(ruleset)}) | sets)
        case Category.LEVEL:
            return pile.mask & mask_of(parse_cards(extra.level))
    return 0


def _figures(
    ruleset: Ruleset,
    category: Category,
    cards: tuple[CardSet, ...],
    sweeps: tuple[int, ...],
    marks: Marks,
    points: tuple[int, ...],
) -> tuple[int, ...]:
    """Return the figure of each side that the score sheet shows beside its points."""
    if category is Category.SWEEPS:
        return sweeps
    if category is Category.PRIMIERA:
        rules = compiled(ruleset, ruleset.players.counts[0])
        return tuple(int(kernel.primiera_sum(rules, held.mask)) for held in cards)
    for mark in Mark:
        if mark.category is category:
            return tuple(side[mark] for side in marks)
    if category is Category.EXTRA:
        return points
    return tuple(len(held) for held in cards)


__all__ = [
    "Control",
    "Score",
    "ScoreLine",
    "Since",
    "categories_of",
    "control_of",
    "control_remainder",
    "primiera_unit",
    "primiera_value",
    "score_deal",
]
