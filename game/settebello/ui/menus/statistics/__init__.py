"""What the player's matches add up to."""

from settebello.ui.menus.statistics.statistics_scene import StatisticsScene

__all__ = ["StatisticsScene"]
