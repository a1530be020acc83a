"""The levels of the market game; they share the ids, names and portraits of the Scopa family's levels."""

from collections.abc import Callable, Mapping

from settebello.ai.market.market_players import (
    MarketPlayer,
    OverlookingPlayer,
    PlanningPlayer,
    RandomMarketPlayer,
)
from settebello.ai.market.outlook import CHAMPION, GREEDY, PLANNER

MARKET_LEVELS: Mapping[str, Callable[[], MarketPlayer]] = {
    "bimbo": RandomMarketPlayer,
    "novizio": OverlookingPlayer,
    "amico": lambda: PlanningPlayer(GREEDY),
    "esperto": lambda: PlanningPlayer(PLANNER),
    "campione": lambda: PlanningPlayer(CHAMPION),
}
"""Makes the player of each level, the weakest first."""
