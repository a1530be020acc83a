"""The pictures of cards for the window: rasterised beside the drawing, and marked in their corners."""

from settebello.ui.kit.cards.images import CardImages, Trouble

__all__ = ["CardImages", "Trouble"]
