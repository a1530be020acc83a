"""The picture that shows how a fact can be worked out."""

from types import MappingProxyType
from typing import Final

from settebello.learning.strategies import Strategy, Way
from settebello.ui.learn.parts.sums.sum_pictures import Kind, Picture

_KINDS: Final = MappingProxyType(
    {
        Strategy.COUNT_ON: Kind.NUMBER_LINE,
        Strategy.DOUBLE: Kind.MIRROR,
        Strategy.NEAR_DOUBLE: Kind.MIRROR,
        Strategy.FRIENDS_OF_TEN: Kind.TEN_FRAME,
        Strategy.MAKE_TEN: Kind.TEN_FRAME,
        Strategy.TEN_AND_MORE: Kind.TEN_FRAME,
    }
)


def picture_of_way(way: Way) -> Picture:
    """Return the picture of a way: its parts are added one after the other, as in 8 + 2 + 5 = 15."""
    return Picture(_KINDS[way.strategy], way.parts, way.fact.sum)
