"""Pictures of few colours: what stands in a README should be small."""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pygame

from interface.palette_png import Colour

Colours = npt.NDArray[np.int64]
"""One colour a row."""


def reduced(surface: pygame.Surface, count: int) -> tuple[list[bytes], list[Colour]]:
    """A surface in at most `count` colours: its rows as numbers in a palette, and the palette."""
    points = pygame.surfarray.array3d(surface).swapaxes(0, 1).astype(np.int64)
    high, wide, _ = points.shape
    colours, numbers, often = np.unique(
        points.reshape(-1, 3), axis=0, return_inverse=True, return_counts=True
    )
    palette = np.array([_mean(colours[box], often[box]) for box in _boxes(colours, often, count)])
    nearest = np.array([np.argmin(((palette - colour) ** 2).sum(axis=1)) for colour in colours])
    rows = nearest[numbers.reshape(high, wide)].astype(np.uint8)
    return [row.tobytes() for row in rows], [(int(r), int(g), int(b)) for r, g, b in palette]


def _mean(colours: Colours, often: Colours) -> Colours:
    """What stands for the colours of a box: their mean, each as often as it is seen."""
    return np.average(colours, axis=0, weights=often).round().astype(np.int64)


def _boxes(colours: Colours, often: Colours, count: int) -> Iterator[Colours]:
    """The colours in boxes, as indices: the fullest is cut at its middle, again and again."""
    boxes = [np.arange(len(colours))]
    while len(boxes) < count:
        worst = max(range(len(boxes)), key=lambda each: _spread(colours[boxes[each]], often[boxes[each]]))
        if _spread(colours[boxes[worst]], often[boxes[worst]]) == 0:
            break
        box = boxes.pop(worst)
        channel = np.ptp(colours[box], axis=0).argmax()
        box = box[np.argsort(colours[box][:, channel], kind="stable")]
        heaps = np.cumsum(often[box])
        middle = int(np.clip(np.searchsorted(heaps, heaps[-1] / 2), 1, len(box) - 1))
        boxes += [box[:middle], box[middle:]]
    yield from boxes


def _spread(colours: Colours, often: Colours) -> float:
    """How much is lost when one colour stands for all of these."""
    return float(np.ptp(colours, axis=0).max() * np.sqrt(often.sum()))
