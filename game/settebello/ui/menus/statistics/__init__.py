"""Statistics over the player's matches."""

from settebello.ui.menus.statistics.statistics_scene import StatisticsScene

__all__ = ["StatisticsScene"]
