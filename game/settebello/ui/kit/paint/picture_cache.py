"""A bounded cache for pictures with least-recently-used eviction."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Generic, TypeVar

import pygame

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
LARGE = 8_000_000
"""Limit in pixels until the window size is known."""


def _nothing(value: object) -> int:
    del value
    return 0


class PictureCache(Generic[K, V]):
    """Holds at most `limit` values whose total weight, by `weighs`, is at most `room`.

    Values used in the current or previous frame are never evicted: they would be recomputed in every frame.
    """

    def __init__(self, limit: int, room: int = 0, weighs: Callable[[V], int] = _nothing) -> None:
        """Start empty."""
        self._limit = limit
        self._room = room
        self._weighs = weighs
        self._weight = 0
        self._values: OrderedDict[K, V] = OrderedDict()
        self._picture = 0
        self._needed: dict[K, int] = {}

    def __len__(self) -> int:
        """Return the number of values."""
        return len(self._values)

    def __iter__(self) -> Iterator[K]:
        """Iterate over the keys, the least recently used first."""
        return iter(self._values)

    def get(self, key: K) -> V | None:
        """Return the value of a key and mark it as used; None if missing."""
        found = self._values.get(key)
        if found is not None:
            self._values.move_to_end(key)
            self._needed[key] = self._picture
        return found

    def put(self, key: K, value: V) -> None:
        """Store a value; the least recently used ones are evicted if necessary, never the new one."""
        if key in self._values:
            self._weight -= self._weighs(self._values.pop(key))
        self._values[key] = value
        self._needed[key] = self._picture
        self._weight += self._weighs(value)
        self._make_room()

    def finish(self) -> None:
        """End the frame: above the limits, evict values used neither in it nor in the one before."""
        self._picture += 1
        self._make_room()

    def clear(self, room: int | None = None) -> None:
        """Remove all values, and set a new `room` if given."""
        self._values.clear()
        self._needed.clear()
        self._weight = 0
        if room is not None:
            self._room = room

    def _make_room(self) -> None:
        while len(self._values) > 1 and (len(self._values) > self._limit or self._weight > self._room):
            oldest = next(iter(self._values))
            # Without calls of `finish` there are no frames, and no value is protected.
            if self._picture and self._needed[oldest] >= self._picture - 1:
                return
            self._weight -= self._weighs(self._values.pop(oldest))
            del self._needed[oldest]


def pixels(picture: pygame.Surface) -> int:
    """Return the number of pixels of a picture, of four bytes each."""
    return picture.get_width() * picture.get_height()
