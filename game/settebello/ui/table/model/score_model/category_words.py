"""Texts for the lines of the score sheet: category names, figures, and remarks on ties."""

from typing import Final

from settebello.engine import Category, Mark, Ruleset, ScoreLine, primiera_unit
from settebello.engine.awards import primiera_counts
from settebello.i18n import Text, pt, t
from settebello.manual.card_names import TITLES, settebello_name, suit_name, words_of
from settebello.ui.kit.ports.results import ScoreSheet
from settebello.ui.kit.view.lettering import in_figures

NAMES: Final[dict[Category, Text]] = {
    Category.CARDS: pt("score", "Cards"),
    Category.PRIMIERA: t("Primiera"),
    Category.NAPOLA: t("Napola"),
    Category.RE_BELLO: t("Re bello"),
    Category.MOST_SEVENS: t("Most sevens"),
    Category.ALL_SEVENS: t("All four sevens"),
    Category.GRANDE: t("Grande"),
    Category.PICCOLA: t("Piccola"),
    Category.OPPONENT_UNDER_10: t("Rival under ten"),
    Category.EXTRA: t("Special cards"),
    Category.DECLARED: t("Knocking"),
    Category.PICULA: t("Picula"),
    Category.ONE_SUIT: t("All of one suit"),
    Category.BAGER: t("Bager"),
    Category.THREE: t("Three cards or more"),
    Category.CLAIM: t("Doubts"),
    Category.PENALTY: t("Wrong captures"),
    Category.LEVEL: t("Tied deal"),
}
IN_PLAY: Final = frozenset({Category.SWEEPS, *(mark.category for mark in Mark)})
"""Categories scored during play by any number of sides, so that no side wins or ties them."""
REPLACED: Final = {
    Category.SETTEBELLO: Category.ALL_SEVENS,
    Category.MOST_SEVENS: Category.ALL_SEVENS,
    Category.COINS: Category.ALL_COINS,
}
"""The category whose points can include the points of another one."""


def category_name(category: Category, ruleset: Ruleset) -> Text:
    """Return the name of a category; suit, settebello and sweeps use the names of the game."""
    if category is Category.SWEEPS:
        return words_of(ruleset).heading
    if category is Category.SETTEBELLO:
        return settebello_name(ruleset)
    suit = ruleset.deck.score_suit
    if category is Category.COINS:
        return TITLES[suit]
    if category is Category.ALL_COINS:
        return t("All the {suit}", suit=suit_name(suit))
    return NAMES[category]


def counts_cards(ruleset: Ruleset) -> bool:
    """Return whether the primiera counts cards instead of summing values."""
    return primiera_counts(ruleset)


def in_parts(number: int, unit: int) -> str:
    """Return a number of units as text; `unit` is the number of units in a whole (2 for halves)."""
    whole, rest = divmod(number, unit)
    return f"{whole or ''}½" if rest else str(whole)


def figure(ruleset: Ruleset, line: ScoreLine, side: int) -> str:
    """Return a side's figure in a category, as text."""
    number = line.figures[side]
    if line.category is Category.PRIMIERA and not counts_cards(ruleset):
        return in_parts(number, primiera_unit(ruleset))
    return in_figures(number)


def remark(sheet: ScoreSheet, line: ScoreLine) -> Text | None:
    """Return the note on a line whose points need an explanation (tie, nobody, doubled), or None."""
    most = max(line.figures)
    if line.category is Category.SWEEPS:
        doubled = any(points > n * line.worth for n, points in zip(line.figures, line.points, strict=True))
        return t("doubled") if doubled else None
    if line.category in IN_PLAY or line.winner is not None:
        return None
    if any(line.points):
        return t("tie: shared") if line.category in {Category.CARDS, Category.COINS} else None
    held = sheet.score.line(REPLACED.get(line.category, Category.LEVEL))
    if most and line.category in REPLACED and held is not None and any(held.points):
        return t("part of: {category}", category=category_name(held.category, sheet.ruleset))
    level = line.figures.count(most) > 1
    return t("tie: no points") if most and level and line.category in TIED else NOBODY


NOBODY: Final = t("nobody")
"""The note on a line in which no side has what counts."""
TIED: Final = frozenset({Category.CARDS, Category.COINS, Category.MOST_SEVENS, Category.PRIMIERA})
"""Categories that go to the side with the most, so that a tie is possible."""
