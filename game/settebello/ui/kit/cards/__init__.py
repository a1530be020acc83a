"""Card images for the window: rasterised in the background, with optional marks in the corners."""

from settebello.ui.kit.cards.images import CardImages, Trouble

__all__ = ["CardImages", "Trouble"]
