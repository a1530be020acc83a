"""What a child has found: in a block, in a deal, and in the album."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from settebello.engine import Card
from settebello.learning.history.album import Frame
from settebello.learning.sums import Sum

MOST_FOUND: Final = 6
"""The most sums or cards that a child is shown at the end."""


@dataclass(frozen=True, slots=True)
class Alike:
    """A card that was found by its value, or two cards of equal value."""

    value: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """The result of a block or of a deal.

    sums: at most `MOST_FOUND` that were found. alike: as many finds of tasks that add nothing up. cards:
    cards of the album that were earned since the beginning. goal: how often today's goal in minutes is
    reached, at most twice. enough: the child has practised enough today. frames: golden frames earned since
    the beginning.
    """

    sums: tuple[Sum, ...] = ()
    alike: tuple[Alike, ...] = ()
    cards: tuple[Card, ...] = ()
    goal: int = 0
    enough: bool = False
    frames: tuple[Frame, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Album:
    """The album of forty cards: the local day on which each card was earned, and the newest card."""

    earned: Mapping[Card, int] = field(default_factory=dict)
    newest: Card | None = None
    tries: int = 0
    """Tasks that were tried, whatever their result."""
    days: tuple[int, ...] = ()
    """The local days with practice."""
    frames: tuple[Frame, ...] = ()
    """The golden frames that are earned."""
