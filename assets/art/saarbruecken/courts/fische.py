"""The courts of fish: an angler, a cyclist and the queen of the river."""

from saarbruecken.courts.fische_angler import angler
from saarbruecken.courts.fische_cyclist import cyclist
from saarbruecken.courts.fische_queen import queen
from saarbruecken.courts.fische_river import bridge, river_bend
from saarbruecken.courts.scenery import stage
from saarbruecken.suits import Suit
from woodcut.picture import Picture

FIGURES = {
    8: (angler, bridge, (176, 120)),
    9: (cyclist, bridge, (180, 146)),
    10: (queen, river_bend, (184, 130)),
}
"""What draws the figure of a rank, the river behind it, and the middle and half width of the shadow."""


def draw(rank: int) -> Picture:
    """The court of fish of this rank: 8, 9 or 10."""
    figure, river, shadow = FIGURES[rank]
    art = stage(Suit.SWORDS, river, shadow)
    figure(art)
    return art
