"""The figure of a card in solid black: whether it is known by its silhouette alone."""

import numpy as np
import numpy.typing as npt
import pygame

from checks.lint import PATH, Outline, outlines
from checks.vision import contrast
from interface.raster import rendered
from woodcut.card import PAPER_LAYERS, SIZE
from woodcut.palette import FRAME_INK, PAPER

Mask = npt.NDArray[np.bool_]

SCENERY = 1.6
"""What stands out from the paper less than this is scenery, or lies upon the ink of its figure."""
PANEL = 0.5
PANEL_CORNERS = 60
"""What takes more than this part of the card with so few points is a panel or a frame behind the figure."""
GROUND = 528
"""Where the platforms begin, which all courts of a deck share."""
MEASURED = (90, 150)


def silhouette(svg: str) -> str:
    """A card with its figure all black, without paper, panels, frame line and scenery."""
    head, *_ = svg.splitlines()
    layers = list(zip(PATH.finditer(svg), outlines(svg), strict=True))[PAPER_LAYERS:]
    kept = [
        layer.group().replace(outline.fill, "#000000", 1)
        for layer, outline in layers
        if outline.fill != FRAME_INK and not _panel(outline) and contrast(outline.fill, PAPER) >= SCENERY
    ]
    return "\n".join([head, *kept, "</svg>\n"])


def _panel(outline: Outline) -> bool:
    box = (outline.right - outline.left) * (outline.bottom - outline.top)
    return box > PANEL * SIZE[0] * SIZE[1] and outline.points < PANEL_CORNERS


def mask(svg: str) -> Mask:
    """Where the figure of a card is, above its platform."""
    figure = rendered(silhouette(svg), MEASURED)
    above = MEASURED[1] * GROUND // SIZE[1]
    return pygame.surfarray.array_alpha(figure)[:, :above] > 127


def overlap(first: Mask, second: Mask) -> float:
    """Which part of what either figure covers both of them cover."""
    return float((first & second).sum() / (first | second).sum())
