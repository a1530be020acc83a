"""What the own cards of the market game are worth, in words."""

from settebello.i18n import Text, t, tn
from settebello.market import MarketScore


def points_so_far(score: MarketScore) -> Text:
    """Return what the own cards are worth as they lie, line by line."""
    points = tn("{n} point", "{n} points", n=score.points)
    vault = score.vault_points + score.vitrine_points + score.stack_bonus
    return t(
        "As your cards lie: {points}. Vault {vault}, spades {spades}, red hearts {reds}.",
        points=points,
        vault=vault,
        spades=score.spade_points,
        reds=score.red_points,
    )
