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


class PictureCache(Generic[K, V]):
    """Keeps at most `limit` values, and no more than fill a `room` together, by what each `weighs`.

    What the picture now drawn and the one before it needed stays in any case: forgotten, it would be made
    anew for every picture.
    """

    def __init__(self, limit: int, room: int = 0, weighs: Callable[[V], int] = _nothing) -> None:
        """Begin empty."""
        self._limit = limit
        self._room = room
        self._weighs = weighs
        self._weight = 0
        self._values: OrderedDict[K, V] = OrderedDict()
        self._picture = 0
        self._needed: dict[K, int] = {}

    def __len__(self) -> int:
        """Return how many values are kept."""
        return len(self._values)

    def get(self, key: K) -> V | None:
        """Return the value kept under the key and remember that it was used, None when there is none."""
        found = self._values.get(key)
        if found is not None:
            self._values.move_to_end(key)
            self._needed[key] = self._picture
        return found

    def put(self, key: K, value: V) -> None:
        """Keep a value; those not used for longest go when there is no room, never the one that has come."""
        if key in self._values:
            self._weight -= self._weighs(self._values.pop(key))
        self._values[key] = value
        self._needed[key] = self._picture
        self._weight += self._weighs(value)
        self._make_room()

    def finish(self) -> None:
        """End a picture: what neither it nor the one before needed may go."""
        self._picture += 1
        self._make_room()

    def clear(self, room: int | None = None) -> None:
        """Forget everything; from now on there is another `room` if one is given."""
        self._values.clear()
        self._needed.clear()
        self._weight = 0
        if room is not None:
            self._room = room

    def _make_room(self) -> None:
        while len(self._values) > 1 and (len(self._values) > self._limit or self._weight > self._room):
            oldest = next(iter(self._values))
            # Where nobody ever ends a picture nothing is kept for one.
            if self._picture and self._needed[oldest] >= self._picture - 1:
                return
            self._weight -= self._weighs(self._values.pop(oldest))
            del self._needed[oldest]


def pixels(picture: pygame.Surface) -> int:
    """Return how many pixels a picture has, of four bytes each."""
    return picture.get_width() * picture.get_height()
