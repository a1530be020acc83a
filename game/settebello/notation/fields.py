"""The fields of a written position, printed and parsed; shared by the position line and the diagram."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from settebello.engine import (
    Boast,
    Bottom,
    CardSet,
    Claim,
    Exchange,
    Mark,
    Move,
    Position,
    Rank,
    Ruleset,
    Seat,
    SeatView,
    Side,
    parse_cards,
    parse_rank,
    parse_side,
    side_letter,
)

RulesetOf = Callable[[str, Mapping[str, Any]], Ruleset]
"""Returns the rules of a ruleset id with some keys changed; raises ValueError for unknown ids or keys."""

NAMES = (
    "players",
    "seat",
    "deal",
    "dealer",
    "turn",
    "hands",
    "table",
    "piles",
    "tops",
    "sweeps",
    "scores",
    "last",
    "stock",
    "opening",
    "moves",
    "shown",
    "marks",
    "guise",
    "claim",
    "bottom",
    "boast",
)


class NotationError(ValueError):
    """A written position that cannot be read; the message says where, and what is allowed."""


def print_fields(position: Position | SeatView) -> dict[str, str]:
    """Return the fields of a position, or of a view with ``?`` for hidden cards."""
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
        "tops": str(position.tops),
        "sweeps": "/".join(map(str, position.sweeps)),
        "scores": "/".join(map(str, position.scores)),
        "last": "-" if position.last_captor is None else side_letter(position.last_captor),
        "stock": stock,
        "opening": str(position.opening_table),
        "moves": ",".join(map(str, position.history)) or "-",
        "shown": "/".join(map(str, position.shown)) if any(position.shown) else "-",
        "marks": "/".join(map(_print_marks, position.marks)) if any(map(any, position.marks)) else "-",
        "guise": str(position.guise or "-"),
        "claim": _print_claim(position.claim) if position.claim else "-",
        "bottom": _print_bottom(position.bottom) if position.bottom else "-",
        "boast": f"{position.boast.seat}:{position.boast.points}" if position.boast else "-",
    }


def _print_marks(numbers: Sequence[int]) -> str:
    """Return the points that a side scored during play, sweeps excluded: ``declared:3,penalty:-5``."""
    return ",".join(f"{mark.category}:{numbers[mark]}" for mark in Mark if numbers[mark]) or "-"


def _print_claim(claim: Claim) -> str:
    """Return a card played face down as seat, claimed rank, captured cards, card: ``1:7:6c1d:2c``."""
    return f"{claim.seat}:{claim.rank}:{claim.cards}:{claim.card or '?'}"


def _print_bottom(bottom: Bottom) -> str:
    """Return what became of the bottom card, and the card where it is known: ``due:Kd``, ``left:?``."""
    return f"{bottom.exchange}:{bottom.card or '?'}"


def read_fields(ruleset: Ruleset, fields: Mapping[str, str]) -> Position | SeatView:
    """Return the position that fields describe; a view if a seat is named, with other hands as ``3?``.

    Missing fields are empty or zero, except players and hands. Raises NotationError.
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
        "tops": reader.cards("tops"),
        "sweeps": reader.numbers("sweeps", sides),
        "scores": reader.numbers("scores", sides, signed=True),
        "last_captor": reader.side("last", sides),
        "deal": reader.number("deal", 1),
        "opening_table": reader.cards("opening"),
        "history": reader.moves("moves"),
        "marks": reader.marks(sides),
        "shown": tuple(map(reader.card_set, reader.optional_parts("shown", players), ["shown"] * players)),
        "guise": reader.guise(),
        "claim": reader.claim(players),
        "bottom": reader.bottom(),
        "boast": reader.boast(players),
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
    """Parse a number of hidden cards: ``3?``, ``?`` for one, ``-`` for none."""
    if text == "-":
        return 0
    count = text.removesuffix("?") or "1"
    if not text.endswith("?") or not count.isdecimal():
        raise NotationError(f"{text!r} is not a number of hidden cards such as 3?")
    return int(count)


def _is_number(text: str, *, signed: bool = False) -> bool:
    digits = text.removeprefix("-") if signed else text
    return digits.isdecimal() and digits.isascii() and len(digits) < 5


class _Reader:
    """Reads single fields; its errors name the faulty field."""

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
        if not _is_number(text) or int(text) >= below:
            self.fail(name, f"a number below {below}")
        return int(text)

    def numbers(self, name: str, size: int, *, signed: bool = False) -> tuple[int, ...]:
        parts = self.parts(name, size, "0")
        if not all(_is_number(part, signed=signed) for part in parts):
            self.fail(name, f"{size} numbers with / between them")
        return tuple(map(int, parts))

    def optional_parts(self, name: str, size: int) -> list[str]:
        """Return ``size`` parts, all empty if the field is."""
        return ["-"] * size if self._fields.get(name, "-") == "-" else self.parts(name, size, None)

    def marks(self, sides: int) -> tuple[tuple[int, ...], ...]:
        names = {mark.category.value: mark for mark in Mark}
        found = []
        for part in self.optional_parts("marks", sides):
            numbers = [0] * len(Mark)
            for entry in part.split(",") if part != "-" else ():
                name, _, points = entry.partition(":")
                if name not in names or not _is_number(points, signed=True):
                    self.fail("marks", f"{', '.join(names)}, each with : and its points,")
                numbers[names[name]] = int(points)
            found.append(tuple(numbers))
        return tuple(found)

    def guise(self) -> Rank | None:
        text = self._fields.get("guise", "-")
        return None if text == "-" else self._rank(text, "guise")

    def claim(self, players: int) -> Claim | None:
        text = self._fields.get("claim", "-")
        if text == "-":
            return None
        parts = text.split(":")
        if len(parts) != 4 or not _is_number(parts[0]) or int(parts[0]) >= players:
            self.fail("claim", "a seat, a rank, the cards taken and the card played, such as 1:7:6c1d:2c,")
        cards = self.card_set(parts[3], "claim").cards if parts[3] != "?" else ()
        return Claim(
            Seat(int(parts[0])),
            self._rank(parts[1], "claim"),
            self.card_set(parts[2], "claim"),
            cards[0] if cards else None,
        )

    def boast(self, players: int) -> Boast | None:
        text = self._fields.get("boast", "-")
        if text == "-":
            return None
        seat, _, points = text.partition(":")
        if not (_is_number(seat) and int(seat) < players and _is_number(points)):
            self.fail("boast", "a seat and the points that its hand is said to be worth, such as 1:4,")
        return Boast(Seat(int(seat)), int(points))

    def bottom(self) -> Bottom | None:
        text = self._fields.get("bottom", "-")
        if text == "-":
            return None
        word, _, card = text.partition(":")
        if word not in set(Exchange) or not card:
            self.fail("bottom", f"one of {', '.join(Exchange)}, then the card or ?, such as left:Kd,")
        cards = self.card_set(card, "bottom").cards if card != "?" else ()
        return Bottom(Exchange(word), cards[0] if cards else None)

    def _rank(self, text: str, name: str) -> Rank:
        try:
            return parse_rank(text, self._pack)
        except ValueError as error:
            raise NotationError(f"{name}: {error}") from None

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
