"""The fields of a written position: how each is printed and read, shared by the line and the diagram."""

from collections.abc import Callable, Mapping
from typing import Any

from settebello.engine import (
    CardSet,
    Move,
    Position,
    Ruleset,
    Seat,
    SeatView,
    Side,
    parse_cards,
    parse_side,
    side_letter,
)

RulesetOf = Callable[[str, Mapping[str, Any]], Ruleset]
"""Finds the rules by a ruleset's id and the keys changed in it; raises ValueError for unknown ones."""

NAMES = (
    "players",
    "seat",
    "deal",
    "dealer",
    "turn",
    "hands",
    "table",
    "piles",
    "sweeps",
    "scores",
    "last",
    "stock",
    "opening",
    "moves",
)


class NotationError(ValueError):
    """A written position that cannot be read; the text says where and what is allowed."""


def print_fields(position: Position | SeatView) -> dict[str, str]:
    """The fields of a position, or of what one seat knows of it with ``?`` for hidden cards."""
    if isinstance(position, SeatView):
        sizes = enumerate(position.hand_sizes)
        hands = [str(position.hand) if seat == position.seat else f"{size}?" for seat, size in sizes]
        stock = f"{position.stock}?"
        seat = str(position.seat)
    else:
        hands = [str(hand) for hand in position.hands]
        stock = "".join(map(str, position.stock)) or "-"
        seat = "-"
    return {
        "players": str(position.players),
        "seat": seat,
        "deal": str(position.deal),
        "dealer": str(position.dealer),
        "turn": "-" if position.turn is None else str(position.turn),
        "hands": "/".join(hands),
        "table": str(position.table),
        "piles": "/".join(map(str, position.piles)),
        "sweeps": "/".join(map(str, position.sweeps)),
        "scores": "/".join(map(str, position.scores)),
        "last": "-" if position.last_captor is None else side_letter(position.last_captor),
        "stock": stock,
        "opening": str(position.opening_table),
        "moves": ",".join(map(str, position.history)) or "-",
    }


def read_fields(ruleset: Ruleset, fields: Mapping[str, str]) -> Position | SeatView:
    """The position that fields describe; a view where a seat is named, whose other cards are ``3?``.

    Fields left out are empty or zero, except players and hands. Raises NotationError.
    """
    reader = _Reader(ruleset, fields)
    players = reader.number("players", None)
    if players not in ruleset.players.counts:
        reader.fail("players", f"one of {', '.join(map(str, ruleset.players.counts))}")
    sides = ruleset.players.side_count(players)
    common: dict[str, Any] = {
        "ruleset": ruleset,
        "players": players,
        "dealer": Seat(reader.number("dealer", players - 1, below=players)),
        "turn": reader.seat("turn", players),
        "table": reader.cards("table"),
        "piles": tuple(map(reader.card_set, reader.parts("piles", sides, "-"), ["piles"] * sides)),
        "sweeps": reader.numbers("sweeps", sides),
        "scores": reader.numbers("scores", sides),
        "last_captor": reader.side("last", sides),
        "deal": reader.number("deal", 1),
        "opening_table": reader.cards("opening"),
        "history": reader.moves("moves"),
    }
    seat = reader.seat("seat", players)
    hands = reader.parts("hands", players, None)
    stock = fields.get("stock", "-")
    try:
        if seat is None:
            return Position(
                hands=tuple(reader.card_set(hand, "hands") for hand in hands),
                stock=parse_cards(stock),
                **common,
            )
        hand = reader.card_set(hands[seat], "hands")
        sizes = tuple(len(hand) if each == seat else _hidden(text) for each, text in enumerate(hands))
        return SeatView(seat=seat, hand=hand, hand_sizes=sizes, stock=_hidden(stock), **common)
    except NotationError:
        raise
    except ValueError as error:
        raise NotationError(str(error)) from None


def _hidden(text: str) -> int:
    """So many unknown cards: ``3?``, ``?`` for one, ``-`` for none."""
    if text == "-":
        return 0
    count = text.removesuffix("?") or "1"
    if not text.endswith("?") or not count.isdecimal():
        raise NotationError(f"{text!r} is not a number of hidden cards such as 3?")
    return int(count)


class _Reader:
    """Reads one field at a time and says which one is wrong."""

    def __init__(self, ruleset: Ruleset, fields: Mapping[str, str]) -> None:
        self._pack = ruleset.deck.pack
        self._fields = fields
        for name in fields:
            if name not in NAMES:
                raise NotationError(f"{name} is not a field: one of {', '.join(NAMES)}")

    def fail(self, name: str, allowed: str) -> None:
        raise NotationError(f"{name}={self._fields.get(name, '')}: {allowed} is needed")

    def number(self, name: str, default: int | None, below: int = 1000) -> int:
        text = self._fields.get(name, "" if default is None else str(default))
        if not text.isdecimal() or not text.isascii() or len(text) > 4 or int(text) >= below:
            self.fail(name, f"a number below {below}")
        return int(text)

    def numbers(self, name: str, size: int) -> tuple[int, ...]:
        parts = self.parts(name, size, "0")
        if not all(part.isdecimal() and part.isascii() and len(part) < 5 for part in parts):
            self.fail(name, f"{size} numbers with / between them")
        return tuple(map(int, parts))

    def parts(self, name: str, size: int, default: str | None) -> list[str]:
        if name not in self._fields and default is not None:
            return [default] * size
        parts = self._fields.get(name, "").split("/")
        if len(parts) != size:
            self.fail(name, f"{size} parts with / between them")
        return parts

    def cards(self, name: str) -> CardSet:
        return self.card_set(self._fields.get(name, "-"), name)

    def card_set(self, text: str, name: str) -> CardSet:
        try:
            return CardSet.parse(text, self._pack)
        except ValueError as error:
            raise NotationError(f"{name}: {error}") from None

    def seat(self, name: str, players: int) -> Seat | None:
        if self._fields.get(name, "-") == "-":
            return None
        return Seat(self.number(name, None, below=players))

    def side(self, name: str, sides: int) -> Side | None:
        text = self._fields.get(name, "-")
        if text == "-":
            return None
        try:
            side = parse_side(text)
        except ValueError:
            side = Side(sides)
        if side >= sides:
            self.fail(name, f"a side from A to {side_letter(Side(sides - 1))}, or -,")
        return side

    def moves(self, name: str) -> tuple[Move, ...]:
        text = self._fields.get(name, "-")
        if text == "-":
            return ()
        try:
            return tuple(Move.parse(part, self._pack) for part in text.split(","))
        except ValueError as error:
            raise NotationError(f"{name}: {error}") from None
