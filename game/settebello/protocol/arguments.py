"""The arguments of a request, read strictly: a wrong type is an error, nothing is converted."""

from collections.abc import Callable, Mapping
from typing import Any, NoReturn, TypeVar

from settebello.engine import Card, CardSet, Pack, Seat, Side, side_letter
from settebello.protocol.errors import ErrorCode, ProtocolError, shown

Kind = TypeVar("Kind")
Read = Callable[[str, object], Kind]


class Arguments:
    """The members of a request other than its command and its id."""

    def __init__(
        self, command: str, values: Mapping[str, Any], required: tuple[str, ...], optional: tuple[str, ...]
    ) -> None:
        """Take the values; raises ProtocolError if one is missing or unknown."""
        allowed = (*required, *optional)
        unknown = [name for name in values if name not in allowed]
        if unknown:
            takes = f"it takes {', '.join(allowed)}" if allowed else "it takes no arguments"
            names = ", ".join(map(shown, unknown[:5]))
            raise ProtocolError(ErrorCode.UNKNOWN_FIELD, f"{command} does not know {names}: {takes}")
        missing = [name for name in required if name not in values]
        if missing:
            raise ProtocolError(ErrorCode.MISSING, f"{command} needs {', '.join(missing)}")
        self._values = values

    def __contains__(self, name: str) -> bool:
        return name in self._values

    def get(self, name: str) -> Any:  # noqa: ANN401 - any JSON value
        """Return an argument unchecked; None if it is missing."""
        return self._values.get(name)

    def text(self, name: str) -> str:
        """Return a text argument."""
        return of_kind(name, self._values[name], str, "a text")

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """Return a whole number within bounds; ``default`` if it is missing."""
        if default is not None and name not in self._values:
            return default
        return number(name, self._values[name], low, high)

    def perhaps_number(self, name: str, low: int, high: int) -> int | None:
        """Return a whole number within bounds; None if it is missing."""
        return number(name, self._values[name], low, high) if name in self._values else None

    def mapping(self, name: str) -> dict[str, Any]:
        """Return an object; an empty one if it is missing."""
        return of_kind(name, self._values.get(name, {}), dict, "an object")

    def items(self, name: str) -> list[Any]:
        """Return a list."""
        return of_kind(name, self._values[name], list, "a list")

    def seat(self, name: str, players: int) -> Seat:
        """Return a seat number below ``players``."""
        return Seat(self.number(name, 0, players - 1))

    def cards(self, name: str, pack: Pack) -> CardSet:
        """Return a list of different cards of a pack, as a set."""
        return cards(name, self._values[name], pack)

    def by_side(self, name: str, sides: int, read: Read[Kind], nothing: Kind) -> tuple[Kind, ...]:
        """Return a value for each side, A first; ``nothing`` for the sides that are missing."""
        found = self.mapping(name)
        letters = [side_letter(Side(side)) for side in range(sides)]
        for letter in found:
            if letter not in letters:
                bad(name, f"{shown(letter)} is not a side: {', '.join(letters)}")
        return tuple(
            read(f"{name}.{letter}", found[letter]) if letter in found else nothing for letter in letters
        )


def bad(name: str, reason: str) -> NoReturn:
    """Raise ProtocolError (bad_value) for an argument."""
    raise ProtocolError(ErrorCode.BAD_VALUE, f"{name}: {reason}")


def of_kind(name: str, value: object, kind: type[Kind], words: str) -> Kind:
    """Return a value after checking its type; ``words`` names the type in the message."""
    if not isinstance(value, kind):
        bad(name, f"{shown(value)} is not {words}")
    return value


def number(name: str, value: object, low: int, high: int) -> int:
    """Return a whole number after checking its bounds; true and false are refused."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        bad(name, f"{shown(value)} is not a whole number from {low} to {high}")
    return value


def card_list(name: str, value: object) -> list[Card]:
    """Return cards in the given order; duplicates are allowed."""
    texts = of_kind(name, value, list, "a list of cards")
    found = []
    for text in texts:
        try:
            found.append(Card.parse(of_kind(name, text, str, "a card")))
        except ValueError:
            bad(name, f"{shown(text)} is not a card")
    return found


def cards(name: str, value: object, pack: Pack) -> CardSet:
    """Return a set of cards of a pack."""
    try:
        return CardSet.of(card_list(name, value), pack)
    except ValueError as error:
        bad(name, str(error))
