"""A bounded memory for pictures: the one not used for longest goes first."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Memory(Generic[K, V]):
    """Keeps at most `limit` values."""

    def __init__(self, limit: int) -> None:
        """Begin empty."""
        self._limit = limit
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
        """Keep a value; the one not used for longest goes when there is no room."""
        self._values[key] = value
        self._values.move_to_end(key)
        while len(self._values) > self._limit:
            self._values.popitem(last=False)

    def clear(self) -> None:
        """Forget everything."""
        self._values.clear()
