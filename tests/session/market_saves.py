"""The rules and levels with which saved matches of the market game are read."""

from functools import cache

from settebello import resources
from settebello.ai.market.market_levels import MARKET_LEVELS
from settebello.rulebook.market_book import MarketBook

LEVELS = MARKET_LEVELS


@cache
def book() -> MarketBook:
    """The shipped variants."""
    return MarketBook((resources.rules(),))
