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


def players_of_levels(levels: Mapping[str, str]) -> Mapping[str, Callable[[], MarketPlayer]]:
    """Return the makers of opponents by their ids: the levels, and people with the level they play at.

    `levels` has the level of each id; people whose level the market game does not have are left out.
    """
    people = {name: MARKET_LEVELS[level] for name, level in levels.items() if level in MARKET_LEVELS}
    return {**people, **MARKET_LEVELS}
