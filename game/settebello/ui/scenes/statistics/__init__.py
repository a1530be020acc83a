"""What the player's matches add up to."""

from settebello.ui.scenes.statistics.scene import StatisticsScene

__all__ = ["StatisticsScene"]
