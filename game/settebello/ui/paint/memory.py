"""A bounded memory for pictures: the one not used for longest goes first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
LARGE = 8_000_000
"""The room in pixels as long as nobody has said how large the window is."""


def _nothing(value: object) -> int:
    del value
    return 0


class Memory(Generic[K, V]):
    """Keeps at most `limit` values, and no more than fill a `room` together, by what each `weighs`."""

    def __init__(self, limit: int, room: int = 0, weighs: Callable[[V], int] = _nothing) -> None:
        """Begin empty."""
        self._limit = limit
        self._room = room
        self._weighs = weighs
        self._weight = 0
        self._values: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        """Return how many values are kept."""
        return len(self._values)

    def get(self, key: K) -> V | None:
        """Return the value kept under the key and remember that it was used, None when there is none."""
        found = self._values.get(key)
        if found is not None:
            self._values.move_to_end(key)
        return found

    def put(self, key: K, value: V) -> None:
        """Keep a value; those not used for longest go when there is no room, never the one that has come."""
        if key in self._values:
            self._weight -= self._weighs(self._values.pop(key))
        self._values[key] = value
        self._weight += self._weighs(value)
        while len(self._values) > self._limit or (self._weight > self._room and len(self._values) > 1):
            self._weight -= self._weighs(self._values.popitem(last=False)[1])

    def clear(self, room: int | None = None) -> None:
        """Forget everything; from now on there is another `room` if one is given."""
        self._values.clear()
        self._weight = 0
        if room is not None:
            self._room = room


def pixels(picture: pygame.Surface) -> int:
    """Return how many pixels a picture has, of four bytes each."""
    return picture.get_width() * picture.get_height()
