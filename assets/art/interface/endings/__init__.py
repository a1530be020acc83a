"""The people at the end of a match as half-figures.

Until the last coin all wait; then the winners toast, and the others lean back.
"""

from collections.abc import Callable
from functools import partial

from interface.endings.company import COMPANY
from interface.endings.figure import lost, waiting, won
from interface.endings.stage import HIGH, WIDE
from woodcut.picture import Picture

__all__ = ["HIGH", "WIDE", "endings"]


def endings() -> dict[str, Callable[[], Picture]]:
    """What draws each half-figure, by its name: `chiara_won`, `chiara_lost`, `chiara_waiting`."""
    return {
        f"{name}_{state}": partial(draw, guest)
        for name, guest in COMPANY.items()
        for state, draw in (("won", won), ("lost", lost), ("waiting", waiting))
    }
