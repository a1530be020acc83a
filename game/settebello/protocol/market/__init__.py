"""The market game for other programs: requests in, answers out."""

from settebello.protocol.market.market_line_session import MARKET_COMMANDS, MarketContext, MarketLineSession

__all__ = ["MARKET_COMMANDS", "MarketContext", "MarketLineSession"]
