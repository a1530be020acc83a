"""What one seat may know as a JSON object: the only thing that crosses to an opponent."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, TypeVar

from settebello.datafile import DataError
from settebello.engine import (
    Card,
    CardSet,
    Move,
    Pack,
    Seat,
    SeatView,
    Side,
    kernel,
    parse_side,
    refusal,
    side_letter,
)
from settebello.engine.moves import table_after
from settebello.engine.tables import compiled
from settebello.notation.fields import RulesetOf

Observation = dict[str, Any]
"""A plain JSON object with exactly the keys of ``KEYS``."""

KEYS = (
    "ruleset", "players", "rules", "seat", "turn", "dealer", "deal", "hand", "table", "opening_table",
    "piles", "sweeps", "last_captor", "hand_sizes", "stock", "scores", "moves",
)  # fmt: skip


class ObservationError(ValueError):
    """An observation that contradicts itself or the rules; the message names the contradiction."""


def observation_of(view: SeatView) -> Observation:
    """A seat's knowledge as plain values for JSON, keys in the order of ``KEYS``."""
    sides = [side_letter(Side(side)) for side in range(len(view.piles))]
    return {
        "ruleset": view.ruleset.id,
        "players": view.players,
        "rules": view.ruleset.changes,
        "seat": view.seat,
        "turn": view.turn,
        "dealer": view.dealer,
        "deal": view.deal,
        "hand": _texts(view.hand),
        "table": _texts(view.table),
        "opening_table": _texts(view.opening_table),
        "piles": dict(zip(sides, map(_texts, view.piles), strict=True)),
        "sweeps": dict(zip(sides, view.sweeps, strict=True)),
        "last_captor": None if view.last_captor is None else side_letter(view.last_captor),
        "hand_sizes": list(view.hand_sizes),
        "stock": view.stock,
        "scores": dict(zip(sides, view.scores, strict=True)),
        "moves": _moves(view),
    }


def view_of(observation: Mapping[str, Any], ruleset_of: RulesetOf) -> SeatView:
    """The seat's knowledge that an observation describes.

    The moves are taken back one by one from the table as it lies, so that each must have been legal and
    what it captured must lie in the pile of its side. Where an opening table is given the moves must lead
    back to it and every card of the pack must be accounted for; without one, cards may be out of play.

    Raises ObservationError with the first contradiction found.
    """
    try:
        view = _read(_Fields(observation), ruleset_of)
    except ObservationError:
        raise
    except (ValueError, DataError) as error:
        raise ObservationError(str(error)) from error
    _check_turn(view)
    if view.turn is not None:
        _check_history(view, view.turn)
    return view


def _texts(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


def _moves(view: SeatView) -> list[str]:
    """The moves as text, a sweep marked where the opening table and the moves show it."""
    texts: list[str] = []
    rules = compiled(view.ruleset, view.players)
    table = view.opening_table
    left = len(view.history) + sum(view.hand_sizes) + view.stock
    for played, move in enumerate(view.history, 1):
        known = not move.captured - table
        table = table_after(table, move)
        swept = move.captured and known and not table and kernel.sweep_counts(rules, left - played)
        texts.append(f"{move}#" if swept else str(move))
    return texts


def _one(card: Card, pack: Pack) -> CardSet:
    return CardSet.of((card,), pack)


Kind = TypeVar("Kind")


@dataclass(frozen=True, slots=True)
class _Fields:
    """The keys of an observation, read strictly."""

    values: Mapping[str, Any]

    def __post_init__(self) -> None:
        if not isinstance(self.values, Mapping):
            raise ObservationError("an observation is an object")
        missing = [key for key in KEYS if key not in self.values]
        unknown = sorted(str(key) for key in self.values.keys() - set(KEYS))
        if missing or unknown:
            facts = [f"{', '.join(missing)} missing"] if missing else []
            facts += [f"{', '.join(unknown)} unknown"] if unknown else []
            raise ObservationError("keys: " + "; ".join(facts))

    def number(self, key: str, low: int, high: int) -> int:
        return _number(key, self.values[key], low, high)

    def text(self, key: str) -> str:
        return _of_kind(key, self.values[key], str, "a text")

    def cards(self, key: str, pack: Pack) -> CardSet:
        return _cards(key, self.values[key], pack)

    def items(self, key: str) -> list[Any]:
        return _of_kind(key, self.values[key], list, "a list")

    def by_side(self, key: str, sides: int, read: Callable[[str, Any], Kind]) -> tuple[Kind, ...]:
        """A value for each side, A first."""
        mapping: dict[str, Any] = _of_kind(key, self.values[key], dict, "an object")
        letters = [side_letter(Side(side)) for side in range(sides)]
        if sorted(mapping) != letters:
            given = ", ".join(sorted(mapping)) or "nothing"
            raise ObservationError(f"{key}: the sides are {', '.join(letters)}, but {given} is given")
        return tuple(read(f"{key}.{letter}", mapping[letter]) for letter in letters)


def _of_kind(key: str, value: object, kind: type[Kind], name: str) -> Kind:
    if not isinstance(value, kind):
        raise ObservationError(f"{key}: {value!r} is not {name}")
    return value


def _number(key: str, value: object, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise ObservationError(f"{key}: {value!r} is not a number from {low} to {high}")
    return value


def _cards(key: str, value: object, pack: Pack) -> CardSet:
    texts = _of_kind(key, value, list, "a list of cards")
    try:
        return CardSet.of([Card.parse(_of_kind(key, text, str, "a card")) for text in texts], pack)
    except ObservationError:
        raise
    except ValueError as error:
        raise ObservationError(f"{key}: {error}") from error


MOST_POINTS = 10_000
"""No total of a match comes near it; a larger number is a mistake."""


def _read(fields: _Fields, ruleset_of: RulesetOf) -> SeatView:
    overrides: dict[str, Any] = _of_kind("rules", fields.values["rules"], dict, "an object")
    ruleset = ruleset_of(fields.text("ruleset"), overrides)
    players = fields.number("players", 2, 6)
    if players not in ruleset.players.counts:
        allowed = ", ".join(map(str, ruleset.players.counts))
        raise ObservationError(f"players: {ruleset.id} is for {allowed}, not for {players}")
    sides = ruleset.players.side_count(players)
    pack = ruleset.deck.pack
    size = len(pack.cards)
    sizes = [_number("hand_sizes", number, 0, size) for number in fields.items("hand_sizes")]
    if len(sizes) != players:
        raise ObservationError(f"hand_sizes: {len(sizes)} given for {players} players")
    turn = None if fields.values["turn"] is None else Seat(fields.number("turn", 0, players - 1))
    captor = fields.values["last_captor"]
    if captor is not None:
        captor = parse_side(fields.text("last_captor"))
        if captor >= sides:
            raise ObservationError(f"last_captor: there is no side {side_letter(captor)}")
    moves = [Move.parse(_of_kind("moves", text, str, "a move"), pack) for text in fields.items("moves")]
    hand, table = fields.cards("hand", pack), fields.cards("table", pack)
    piles = fields.by_side("piles", sides, lambda key, value: _cards(key, value, pack))
    _check_places(hand, table, piles)
    view = SeatView(
        ruleset=ruleset,
        players=players,
        seat=Seat(fields.number("seat", 0, players - 1)),
        turn=turn,
        dealer=Seat(fields.number("dealer", 0, players - 1)),
        deal=fields.number("deal", 1, MOST_POINTS),
        hand=hand,
        table=table,
        opening_table=fields.cards("opening_table", pack),
        piles=piles,
        sweeps=fields.by_side("sweeps", sides, lambda key, value: _number(key, value, 0, size)),
        last_captor=captor,
        hand_sizes=tuple(sizes),
        stock=fields.number("stock", 0, size),
        scores=fields.by_side("scores", sides, lambda key, value: _number(key, value, 0, MOST_POINTS)),
        history=tuple(moves),
    )
    _check_played(view)
    return view


def _check_places(hand: CardSet, table: CardSet, piles: Sequence[CardSet]) -> None:
    """No card lies in two places."""
    places = [("hand", hand), ("table", table)]
    places += [(f"piles.{side_letter(Side(side))}", pile) for side, pile in enumerate(piles)]
    for place, (name, cards) in enumerate(places):
        for other, more in places[place + 1 :]:
            if twice := cards & more:
                raise ObservationError(f"{twice.cards[0]} stands twice: in {name} and in {other}")


def _check_played(view: SeatView) -> None:
    """No card that was played, or lay on the table, is still in the hand, and none was played twice."""
    if unplayed := view.opening_table & view.hand:
        raise ObservationError(f"{unplayed.cards[0]} lay on the opening table and is in the hand")
    played = [move.card for move in view.history]
    for card in played:
        if card in view.hand:
            raise ObservationError(f"{card} was played and is in the hand")
    for card, again in pairwise(sorted(played)):
        if card == again:
            raise ObservationError(f"{card} was played twice")


def _check_turn(view: SeatView) -> None:
    left = sum(view.hand_sizes) + view.stock
    if view.turn is None and left:
        raise ObservationError(f"nobody is in turn, but {left} cards are still to be played")
    hidden = left - len(view.hand)
    if view.opening_table and len(view.unseen) > hidden:
        unseen = len(view.unseen)
        raise ObservationError(
            f"{unseen} cards are unseen, but hand_sizes and stock place only {hidden} of them"
        )


def _side_of_capture(view: SeatView, move: Move, seat: Seat) -> Side:
    """The side in whose pile a capture lies: the seat's where the whole deal is known.

    In a position set up by hand a seat without cards is passed over, so that seats cannot be counted back.
    """
    taken = move.captured | CardSet.of((move.card,), move.captured.pack)
    holders = [Side(side) for side, pile in enumerate(view.piles) if not taken - pile]
    if view.opening_table:
        holders = [side for side in holders if side == seat % len(view.piles)]
    if not holders:
        whose = f"piles.{side_letter(Side(seat % len(view.piles)))}" if view.opening_table else "one pile"
        raise ObservationError(f"{move} was played, but {taken} does not lie in {whose}")
    return holders[0]


def _check_history(view: SeatView, turn: Seat) -> None:
    """Take the moves back from the table as it lies: each must have been possible."""
    table = view.table
    captor: Side | None = None
    for back, move in enumerate(reversed(view.history), 1):
        if move.captured:
            seat = Seat((turn - back) % view.players)
            side = _side_of_capture(view, move, seat)
            captor = side if captor is None else captor
            table |= move.captured
        elif move.card not in table:
            raise ObservationError(f"{move} was laid and never taken, but {move.card} is not on the table")
        else:
            table -= _one(move.card, table.pack)
        if refusal(view.ruleset, _one(move.card, table.pack), table, move):
            raise ObservationError(f"{move} is not a legal move: the table was {table}")
    if captor is not None and captor != view.last_captor:
        raise ObservationError(f"last_captor: side {side_letter(captor)} captured last")
    if view.opening_table and table != view.opening_table:
        raise ObservationError(
            f"the moves lead back to the table {table}, opening_table says {view.opening_table}"
        )
