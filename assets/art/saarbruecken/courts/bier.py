"""The courts of beer: a waitress, a running waiter and the king of the brewers."""

from saarbruecken.courts.bier_king import king
from saarbruecken.courts.bier_market import market
from saarbruecken.courts.bier_waiter import waiter
from saarbruecken.courts.bier_waitress import waitress
from saarbruecken.courts.scenery import stage
from saarbruecken.suits import Suit
from woodcut.picture import Picture

FIGURES = {8: (waitress, (182, 100)), 9: (waiter, (176, 92)), 10: (king, (184, 140))}
"""What draws the figure of a rank, and the middle and the half width of its shadow."""


def draw(rank: int) -> Picture:
    """The court of beer of this rank: 8, 9 or 10."""
    figure, shadow = FIGURES[rank]
    art = stage(Suit.CUPS, market, shadow)
    figure(art)
    return art
