"""A seat's view as a JSON object: the only information that is sent to an opponent."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from settebello.datafile import DataError
from settebello.engine import (
    Boast,
    Bottom,
    Card,
    CardSet,
    Claim,
    Exchange,
    Mark,
    Move,
    Pack,
    Rank,
    Seat,
    SeatView,
    Side,
    parse_rank,
    parse_side,
    side_letter,
)
from settebello.notation.fields import RulesetOf
from settebello.notation.move_history import HistoryError, check_history, printed_moves

Observation = dict[str, Any]
"""A plain JSON object with all of ``KEYS`` and those of ``MORE_KEYS`` that apply."""

KEYS = (
    "ruleset", "players", "rules", "seat", "turn", "dealer", "deal", "hand", "table", "opening_table",
    "piles", "sweeps", "last_captor", "hand_sizes", "stock", "scores", "moves",
)  # fmt: skip

MORE_KEYS = ("tops", "shown", "marks", "guise", "claim", "bottom", "boast")
"""Optional keys: omitted if no pile can be stolen, no card was shown, no marks were scored, and so on."""


class ObservationError(ValueError):
    """An observation that contradicts itself or the rules; the message names the contradiction."""


def observation_of(view: SeatView) -> Observation:
    """Return a view as plain JSON values, with keys in the order of ``KEYS``."""
    sides = [side_letter(Side(side)) for side in range(len(view.piles))]
    observation = {
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
        "moves": printed_moves(view),
    }
    if view.tops:
        observation["tops"] = dict(zip(sides, (_top(view, pile) for pile in view.piles), strict=True))
    if any(view.shown):
        observation["shown"] = [_texts(cards) for cards in view.shown]
    if any(map(any, view.marks)):
        observation["marks"] = dict(zip(sides, map(marks_of, view.marks), strict=True))
    if view.guise is not None:
        observation["guise"] = view.guise.value
    if view.claim is not None:
        observation["claim"] = claim_of(view.claim)
    if view.bottom is not None:
        observation["bottom"] = bottom_of(view.bottom)
    if view.boast is not None:
        observation["boast"] = boast_of(view.boast)
    return observation


def _top(view: SeatView, pile: CardSet) -> str | None:
    """Return the top card of a pile that may be stolen; None if the pile is empty."""
    return str(pile & view.tops) if pile else None


def marks_of(numbers: Sequence[int]) -> dict[str, int]:
    """Return the points that a side scored during play, sweeps excluded, by category."""
    return {mark.category.value: numbers[mark] for mark in Mark if numbers[mark]}


def claim_of(claim: Claim) -> dict[str, Any]:
    """Return a claim that may still be doubted; without ``card`` if that is hidden."""
    known = {"card": str(claim.card)} if claim.card else {}
    return {"seat": claim.seat, "rank": claim.rank.value, "cards": _texts(claim.cards), **known}


def boast_of(boast: Boast) -> dict[str, Any]:
    """Return a declaration that may still be doubted."""
    return {"seat": boast.seat, "points": boast.points}


def bottom_of(bottom: Bottom) -> dict[str, Any]:
    """Return what became of the bottom card; without ``card`` if that is hidden or played."""
    known = {"card": str(bottom.card)} if bottom.card else {}
    return {"exchange": bottom.exchange.value, **known}


def view_of(observation: Mapping[str, Any], ruleset_of: RulesetOf) -> SeatView:
    """Return the view that an observation describes.

    A deal known from its first card is replayed from its moves, and must lead exactly to the observation. In
    a position set up by hand the moves must be consistent with the table and the piles, and cards may be out
    of play. Raises ObservationError with the first contradiction found.
    """
    try:
        view = _read(_Fields(observation), ruleset_of)
        _check_turn(view)
        check_history(view)
    except ObservationError:
        raise
    except (HistoryError, ValueError, DataError) as error:
        raise ObservationError(str(error)) from error
    return view


def _texts(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


Kind = TypeVar("Kind")


@dataclass(frozen=True, slots=True)
class _Fields:
    """The keys of an observation, read strictly."""

    values: Mapping[str, Any]

    def __post_init__(self) -> None:
        if not isinstance(self.values, Mapping):
            raise ObservationError("an observation is an object")
        missing = [key for key in KEYS if key not in self.values]
        unknown = sorted(str(key) for key in self.values.keys() - {*KEYS, *MORE_KEYS})
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
        """Return a value for each side, A first."""
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
"""An upper bound for totals of a match; a larger number is a mistake."""


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
    more = _OptionalFields(fields, pack, players)
    seat, shown, claim = Seat(fields.number("seat", 0, players - 1)), more.shown(), more.claim()
    _check_places(seat, hand, table, piles, shown, claim)
    view = SeatView(
        ruleset=ruleset,
        players=players,
        seat=seat,
        turn=turn,
        dealer=Seat(fields.number("dealer", 0, players - 1)),
        deal=fields.number("deal", 1, MOST_POINTS),
        hand=hand,
        table=table,
        opening_table=fields.cards("opening_table", pack),
        piles=piles,
        sweeps=fields.by_side("sweeps", sides, lambda key, value: _number(key, value, 0, MOST_POINTS)),
        last_captor=captor,
        hand_sizes=tuple(sizes),
        stock=fields.number("stock", 0, size),
        scores=fields.by_side(
            "scores", sides, lambda key, value: _number(key, value, -MOST_POINTS, MOST_POINTS)
        ),
        history=tuple(moves),
        marks=more.marks(sides),
        shown=shown,
        guise=more.guise(),
        claim=claim,
        tops=more.tops(sides),
        bottom=more.bottom(),
        boast=more.boast(),
    )
    _check_played(view)
    return view


@dataclass(frozen=True, slots=True)
class _OptionalFields:
    """The optional keys of an observation."""

    fields: _Fields
    pack: Pack
    players: int

    def tops(self, sides: int) -> CardSet:
        if "tops" not in self.fields.values:
            return CardSet(0, self.pack)
        found = self.fields.by_side("tops", sides, lambda _key, value: [value] if value is not None else [])
        return _cards("tops", [card for cards in found for card in cards], self.pack)

    def shown(self) -> tuple[CardSet, ...]:
        if "shown" not in self.fields.values:
            return (CardSet(0, self.pack),) * self.players
        found = tuple(_cards("shown", cards, self.pack) for cards in self.fields.items("shown"))
        if len(found) != self.players:
            raise ObservationError(f"shown: {len(found)} given for {self.players} players")
        return found

    def marks(self, sides: int) -> tuple[tuple[int, ...], ...]:
        if "marks" not in self.fields.values:
            return ((0,) * len(Mark),) * sides
        return self.fields.by_side("marks", sides, _marks)

    def guise(self) -> Rank | None:
        found = self.fields.values.get("guise")
        return None if found is None else self._rank("guise", found)

    def claim(self) -> Claim | None:
        found = self.fields.values.get("claim")
        if found is None:
            return None
        parts: dict[str, Any] = _of_kind("claim", found, dict, "an object")
        if not {"seat", "rank", "cards"} <= set(parts) <= {"seat", "rank", "cards", "card"}:
            raise ObservationError("claim: seat, rank and cards are needed, and card where it is known")
        known = _cards("claim.card", [parts["card"]], self.pack).cards if "card" in parts else ()
        return Claim(
            Seat(_number("claim.seat", parts["seat"], 0, self.players - 1)),
            self._rank("claim.rank", parts["rank"]),
            _cards("claim.cards", parts["cards"], self.pack),
            known[0] if known else None,
        )

    def boast(self) -> Boast | None:
        found = self.fields.values.get("boast")
        if found is None:
            return None
        parts: dict[str, Any] = _of_kind("boast", found, dict, "an object")
        if set(parts) != {"seat", "points"}:
            raise ObservationError("boast: seat and points are needed")
        seat = Seat(_number("boast.seat", parts["seat"], 0, self.players - 1))
        return Boast(seat, _number("boast.points", parts["points"], 1, MOST_POINTS))

    def bottom(self) -> Bottom | None:
        found = self.fields.values.get("bottom")
        if found is None:
            return None
        parts: dict[str, Any] = _of_kind("bottom", found, dict, "an object")
        word = parts.get("exchange")
        if not {"exchange"} <= set(parts) <= {"exchange", "card"} or word not in set(Exchange):
            allowed = ", ".join(Exchange)
            raise ObservationError(
                f"bottom: exchange is needed, one of {allowed}, and card where it is known"
            )
        known = _cards("bottom.card", [parts["card"]], self.pack).cards if "card" in parts else ()
        return Bottom(Exchange(word), known[0] if known else None)

    def _rank(self, key: str, value: object) -> Rank:
        return parse_rank(_of_kind(key, value, str, "a rank"), self.pack)


def _marks(key: str, value: object) -> tuple[int, ...]:
    found: dict[str, Any] = _of_kind(key, value, dict, "an object")
    names = {mark.category.value: mark for mark in Mark}
    numbers = [0] * len(Mark)
    for name, points in found.items():
        if name not in names:
            raise ObservationError(f"{key}: {name!r} is not one of {', '.join(names)}")
        numbers[names[name]] = _number(f"{key}.{name}", points, -MOST_POINTS, MOST_POINTS)
    return tuple(numbers)


def _check_places(
    seat: Seat,
    hand: CardSet,
    table: CardSet,
    piles: Sequence[CardSet],
    shown: Sequence[CardSet],
    claim: Claim | None,
) -> None:
    """Raise ObservationError if a card is in two places."""
    places = [("hand", hand), ("table", table)]
    places += [(f"piles.{side_letter(Side(side))}", pile) for side, pile in enumerate(piles)]
    places += [(f"shown.{other}", cards) for other, cards in enumerate(shown) if other != seat]
    if claim:
        places.append(("claim", claim.cards))
        if claim.card:
            places.append(("claim.card", CardSet.of((claim.card,), table.pack)))
    for place, (name, cards) in enumerate(places):
        for other_name, more in places[place + 1 :]:
            if twice := cards & more:
                raise ObservationError(f"{twice.cards[0]} stands twice: in {name} and in {other_name}")


def _check_played(view: SeatView) -> None:
    """Raise ObservationError if a played or opening card is in the hand, or a card was played twice."""
    if unplayed := view.opening_table & view.hand:
        raise ObservationError(f"{unplayed.cards[0]} lay on the opening table and is in the hand")
    played: set[Card] = set()
    for move in view.history:
        if move.card in view.hand:
            raise ObservationError(f"{move.card} was played and is in the hand")
        if move.card in played:
            raise ObservationError(f"{move.card} was played twice")
        played.add(move.card)


def _check_turn(view: SeatView) -> None:
    left = sum(view.hand_sizes) + view.stock
    if view.turn is None and left and not view.decided:
        raise ObservationError(f"nobody is in turn, but {left} cards are still to be played")
    claim = view.claim
    if claim is None:
        return
    if view.turn is None:
        raise ObservationError("claim: a card played face down cannot be the last of the deal")
    if (claim.card is not None) != (view.seat == claim.seat):
        raise ObservationError(f"claim: seat {claim.seat}, and no other, knows its card")
