"""Which sides can win the match in the deal that begins."""

from typing import Final

from settebello.engine import Category, Ruleset, Score, Side, winner_of

AWARDED: Final = frozenset(
    {
        Category.CARDS,
        Category.COINS,
        Category.SETTEBELLO,
        Category.PRIMIERA,
        Category.RE_BELLO,
        Category.MOST_SEVENS,
    }
)
"""The categories whose points go to some side in nearly every deal."""


def contenders(ruleset: Ruleset, totals: tuple[int, ...], last: Score) -> frozenset[Side]:
    """Return the sides that win the match if one side gains all awarded points of a deal and no other any.

    The engine decides who wins (docs/rules.md, section 2.4). `last` is the score of the last deal, which has
    a line for every category in force.
    """
    stake = sum(line.worth for line in last.lines if line.category in AWARDED)
    gained = (
        tuple(total + stake * (side == gaining) for side, total in enumerate(totals))
        for gaining in range(len(totals))
    )
    winners = (winner_of(ruleset, after) for after in gained)
    return frozenset(winner for winner in winners if winner is not None)
