"""The people at the end of a match as half-figures.

Until the last coin all wait, and blink; then the winners toast, and the others lean back. In between, winners
are hoping and the others fearing.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from interface.endings.company import COMPANY
from interface.endings.figure import Guest, blinking, chair, fearing, hoping, lost, waiting, won
from interface.endings.stage import HIGH, WIDE
from woodcut.picture import Picture

__all__ = ["HIGH", "WIDE", "endings"]

STATES: Final[dict[str, Callable[[Guest], Picture]]] = {
    "won": won,
    "lost": lost,
    "waiting": waiting,
    "blinking": blinking,
    "hoping": hoping,
    "fearing": fearing,
    "chair": chair,
}
"""What draws somebody in each state, and the chair."""


def endings() -> dict[str, Callable[[], Picture]]:
    """What draws each half-figure, by its name: `chiara_won`, `chiara_lost`, `chiara_waiting`."""
    return {
        f"{name}_{state}": partial(draw, guest)
        for name, guest in COMPANY.items()
        for state, draw in STATES.items()
    }
