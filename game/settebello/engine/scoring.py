"""The score of a deal, category by category, as the score sheet shows it."""

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
    """One category: what it is worth, each side's figure, points and counting cards, and who won it alone.

    ``figures`` of the primiera are in units of ``primiera_unit``. ``worth`` is 1 where it depends on
    the cards.
    """

    category: Category
    worth: int
    figures: tuple[int, ...]
    points: tuple[int, ...]
    cards: tuple[CardSet, ...]
    winner: Side | None


@dataclass(frozen=True, slots=True)
class Score:
    """The lines of the categories in force, each side's total, and who wins the match by the piles alone."""

    lines: tuple[ScoreLine, ...]
    points: tuple[int, ...]
    match_winner: Side | None = None

    def line(self, category: Category) -> ScoreLine | None:
        """The line of a category, None where the rules leave it out."""
        return next((line for line in self.lines if line.category is category), None)


@dataclass(frozen=True, slots=True)
class Control:
    """The check of a fifteen game: what the leftover totals, and whether that can be.

    See docs/rules.md, section 2.5.
    """

    total: int
    holds: bool


def control_remainder(ruleset: Ruleset) -> int | None:
    """What the leftover's total leaves over when it is divided by fifteen; None in games without the check.

    It holds only where every capture makes fifteen, so that a house rule may leave it without a meaning.
    """
    fifteens = ruleset.capture.modes == (Mode.FIFTEEN,) and not ruleset.ace.sweep
    return ruleset.end.control_mod15 if fifteens else None


def control_of(ruleset: Ruleset, leftover: CardSet) -> Control | None:
    """The check of what is left at the end of a deal; None in games without it."""
    expected = control_remainder(ruleset)
    if expected is None:
        return None
    total = int(kernel.total(compiled(ruleset, ruleset.players.counts[0]), leftover.mask))
    return Control(total, total % 15 == expected)


def primiera_value(card: Card, ruleset: Ruleset | None = None) -> int:
    """What one card counts in the primiera, in units of ``primiera_unit`` (docs/rules.md, section 1.2)."""
    return primiera_worth(ruleset or Ruleset(), card.rank)


def categories_of(ruleset: Ruleset, players: int) -> tuple[Category, ...]:
    """The categories in force for a number of players, in the order of the score sheet."""
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
) -> Score:
    """The score of the sides' piles, sweeps and marks as they stand (docs/rules.md, section 2.4)."""
    marks = marks or (NO_MARKS,) * len(piles)
    total = _points(ruleset, players, piles, sweeps, marks, None)
    lines: list[ScoreLine] = []
    worth = _worth(ruleset)
    for category in categories_of(ruleset, players):
        if category is Category.LEVEL:
            others = [sum(line.points[s] for line in lines) for s in range(len(piles))]
            points = tuple(a - b for a, b in zip(total, others, strict=True))
        else:
            points = _points(ruleset, players, piles, sweeps, marks, category)
        cards = tuple(CardSet(_cards(ruleset, category, pile), pile.pack) for pile in piles)
        winners = [Side(s) for s, n in enumerate(points) if n > 0]
        winner = winners[0] if len(winners) == 1 and category not in _COUNTED else None
        figures = _figures(ruleset, category, cards, sweeps, marks, points)
        lines.append(ScoreLine(category, worth[category], figures, points, cards, winner))
    rules = compiled(ruleset, players)
    decided = int(kernel.winner_by(rules, [pile.mask for pile in piles]))
    return Score(tuple(lines), total, Side(decided) if decided >= 0 else None)


_COUNTED = frozenset({Category.SWEEPS, *(mark.category for mark in Mark)})
"""Categories that any number of sides score in; nobody wins them."""


def _worth(ruleset: Ruleset) -> dict[Category, int]:
    """What each category is worth to its winner; 1 where it depends on the cards, 0 where it is off."""
    score, extra = ruleset.score, ruleset.score.extra or Extra()
    return {
        Category.CARDS: score.cards,
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
    only: Category | None,
) -> tuple[int, ...]:
    points = kernel.points_of(
        compiled(ruleset, players, only),
        [pile.mask for pile in piles],
        list(sweeps),
        [n for side in marks for n in side],
    )
    return tuple(points)


def _cards(ruleset: Ruleset, category: Category, pile: CardSet) -> int:
    """The cards of a pile that a category looks at."""
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
    """What the score sheet shows a side beside its points."""
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
    "categories_of",
    "control_of",
    "control_remainder",
    "primiera_unit",
    "primiera_value",
    "score_deal",
]
