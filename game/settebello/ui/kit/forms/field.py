"""Fields: a value of the program that a row shows and changes, typed from end to end."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

V = TypeVar("V")
W = TypeVar("W")


@dataclass(frozen=True, slots=True)
class Field(Generic[V]):
    """A value that lives elsewhere: `get` reads the value now in force, `put` puts another one into force.

    >>> kept = ["Rosa"]
    >>> name = Field(lambda: kept[0], lambda value: kept.insert(0, value))
    >>> name.put("Tito")
    >>> name.get()
    'Tito'
    """

    get: Callable[[], V]
    put: Callable[[V], None]

    def field(self, get: Callable[[V], W], put: Callable[[V, W], V]) -> "Field[W]":
        """Return a field of this frozen value; `put` returns the whole with the field replaced.

        >>> kept = [(7, "coins")]
        >>> card = Field(lambda: kept[0], lambda value: kept.insert(0, value))
        >>> rank = card.field(lambda card: card[0], lambda card, rank: (rank, card[1]))
        >>> rank.put(8)
        >>> card.get()
        (8, 'coins')
        """
        return Field(lambda: get(self.get()), lambda value: self.put(put(self.get(), value)))

    def then(self, after: Callable[[], object]) -> "Field[V]":
        """Return the same field that also calls `after` whenever a value has been put."""

        def put(value: V) -> None:
            self.put(value)
            after()

        return Field(self.get, put)
