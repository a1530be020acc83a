"""The rules of one variant: every key with its value, as frozen sections.

The sections and their defaults are the only list of rule keys in the program: the schema of the
rules files is made from them, and so are the dotted keys (``capture.priority``) of records and options.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, Self

from settebello.engine.cards import Pack, Rank, Suit

Plain = str | int | bool | tuple[Any, ...]
"""A rule's value as an override holds it: text, number, or a tuple of them."""


class Sides(StrEnum):
    """Who plays with whom."""

    SOLO = "solo"
    PAIRS = "pairs"
    TRIPLES = "triples"

    @property
    def size(self) -> int:
        """Players of one side."""
        return {"solo": 1, "pairs": 2, "triples": 3}[self.value]


class Direction(StrEnum):
    """The way round the table: counter-clockwise, the next player sits on the right."""

    CCW = "ccw"
    CW = "cw"


class Rotation(StrEnum):
    """Who deals the next deal."""

    NEXT = "next"
    FIXED = "fixed"


class Scope(StrEnum):
    """What a redeal deals anew: everything, or the cards on the table alone."""

    ALL = "all"
    TABLE = "table"


class Mode(StrEnum):
    """What a card captures: one card of its own rank, or cards that add up to its value."""

    EQUAL = "equal"
    SUM = "sum"


class Priority(StrEnum):
    """Which captures bar others: an equal card bars sums, the fewest cards bar all else, or none does."""

    SINGLE = "single"
    FEWEST = "fewest"
    FREE = "free"


class LastCard(StrEnum):
    """Whether the last card of the deal may score a sweep."""

    NEVER = "never"
    COUNTS = "counts"


class MissingSuit(StrEnum):
    """How the primiera compares sides of which one lacks a suit (rules, 2.4)."""

    FULL_BEATS_PARTIAL = "full_beats_partial"
    INELIGIBLE = "ineligible"
    ZERO_SUM = "zero_sum"
    SUITS_THEN_SUM = "suits_then_sum"


def number(default: int, low: int, high: int) -> Any:  # noqa: ANN401 - a dataclass field stands for its type
    """A dataclass field for a whole number of bounded size."""
    return field(default=default, metadata={"low": low, "high": high})


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """The pack, and the suit of the coins category."""

    pack: Pack = Pack.ITALIAN
    score_suit: Suit = Suit.COINS


@dataclass(frozen=True, slots=True, kw_only=True)
class Players:
    """How many may play, with whom, and which way round; a count without an entry in sides plays solo."""

    counts: tuple[int, ...] = field(default=(2, 3, 4), metadata={"choices": (2, 3, 4, 6)})
    sides: tuple[tuple[int, Sides], ...] = ((4, Sides.PAIRS),)
    direction: Direction = Direction.CCW

    def sides_of(self, players: int) -> Sides:
        """How that many players form sides."""
        return dict(self.sides).get(players, Sides.SOLO)

    def side_count(self, players: int) -> int:
        """The number of sides that many players form; seat s belongs to side s modulo that number."""
        return players // self.sides_of(players).size


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealer:
    """Whether the deal passes on after each complete deal."""

    rotation: Rotation = Rotation.NEXT


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealing:
    """Cards a player, cards on the table, cards a refill, and the order of the first dealing.

    ``pattern`` is a run of tokens: ``Pn`` gives n cards to each player in play order, ``Tn`` n to the table.
    """

    hand: int = number(3, 1, 20)
    table: int = number(4, 0, 20)
    refill: int = number(3, 0, 20)
    pattern: str = "T1 P1 T1 P1 T1 P1 T1"


@dataclass(frozen=True, slots=True, kw_only=True)
class Redeal:
    """The first table cards that are thrown in: so many kings, so many aces, so low a total; 0 is off."""

    kings: int = number(3, 0, 4)
    aces: int = number(0, 0, 4)
    table_sum_max: int = number(0, 0, 40)
    scope: Scope = Scope.ALL


@dataclass(frozen=True, slots=True, kw_only=True)
class Capturing:
    """What a played card takes; a card that can capture must (rules, 2.2)."""

    modes: tuple[Mode, ...] = (Mode.EQUAL, Mode.SUM)
    priority: Priority = Priority.SINGLE


@dataclass(frozen=True, slots=True, kw_only=True)
class Sweep:
    """What clearing the table is worth, and whether the last card of the deal may do it."""

    points: int = number(1, 0, 10)
    last_card: LastCard = LastCard.NEVER


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring:
    """The points of each category of a deal; 0 takes the category out of the game (rules, 2.4)."""

    cards: int = number(1, 0, 10)
    coins: int = number(1, 0, 10)
    settebello: int = number(1, 0, 10)
    primiera: int = number(1, 0, 10)
    primiera_missing: MissingSuit = MissingSuit.FULL_BEATS_PARTIAL


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """The total that ends the match when one side alone has the most (a tie plays on)."""

    target: int = number(11, 1, 101)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """One variant with every rule in force; ``overrides`` are the keys changed from the variant's file."""

    id: str = "scopa"
    overrides: tuple[tuple[str, Plain], ...] = ()
    deck: Deck = Deck()
    players: Players = Players()
    dealer: Dealer = Dealer()
    deal: Dealing = Dealing()
    redeal: Redeal = Redeal()
    capture: Capturing = Capturing()
    sweep: Sweep = Sweep()
    score: Scoring = Scoring()
    match: Target = Target()

    def rules(self) -> dict[str, Any]:
        """Every key with its value in plain types (text, numbers, lists, mappings), by its dotted name."""
        return {
            f"{name}.{key.name}": plain(key.name, getattr(section, key.name))
            for name, section in self._sections()
            for key in fields(section)
        }

    @property
    def changes(self) -> dict[str, Any]:
        """The keys changed from the variant's file, with their values in plain types."""
        rules = self.rules()
        return {key: rules[key] for key, _ in self.overrides}

    def _sections(self) -> Iterator[tuple[str, Any]]:
        for part in fields(self):
            if part.name not in {"id", "overrides"}:
                yield part.name, getattr(self, part.name)

    def override(self, changes: Mapping[str, Any]) -> Self:
        """The same variant with some keys changed; values are plain.

        Raises ValueError for a key that is none or a value its key does not allow. Bounds and
        agreement between keys are the rule loader's to check.
        """
        merged = self.changed(changes)
        known = dict(self.overrides) | {key: frozen(value) for key, value in changes.items()}
        return replace(merged, overrides=tuple(sorted(known.items())))

    def changed(self, values: Mapping[str, Any]) -> Self:
        """The rules with some keys changed, not remembered as overrides; raises as ``override`` does."""
        sections = dict(self._sections())
        for dotted, value in values.items():
            name, _, key = dotted.partition(".")
            if name not in sections or key not in {part.name for part in fields(sections[name])}:
                raise ValueError(f"{dotted!r} is not a rule: one of {', '.join(self.rules())}")
            try:
                sections[name] = replace(sections[name], **{key: coerced(sections[name], key, value)})
            except TypeError as error:
                raise ValueError(f"{dotted}: {value!r} cannot be its value: {error}") from None
        return replace(self, **sections)

    @property
    def digest(self) -> str:
        """Sixteen hexadecimal digits that name the rules in force.

        Keys at their base value do not count, so that a key added later leaves old records alone.
        """
        base = Ruleset().rules()
        own = {key: value for key, value in self.rules().items() if value != base[key]}
        return hashlib.sha256(json.dumps(own, sort_keys=True).encode()).hexdigest()[:16]


def plain(key: str, value: Any) -> Any:  # noqa: ANN401 - whatever a rule holds
    """The value of a key (without its section) as text, number, list or mapping."""
    if key == "sides" and isinstance(value, tuple):
        return {count: str(sides) for count, sides in value}
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, tuple):
        return [plain(key, part) for part in value]
    return value


def frozen(value: Any) -> Any:  # noqa: ANN401 - whatever a rule holds
    """A plain value in a form that can be hashed."""
    if isinstance(value, Mapping):
        return tuple(sorted((int(key), frozen(part)) for key, part in value.items()))
    if isinstance(value, (list, tuple)):
        return tuple(frozen(part) for part in value)
    return value


_ENUMS: dict[str, type[StrEnum]] = {
    "pack": Pack,
    "score_suit": Suit,
    "direction": Direction,
    "rotation": Rotation,
    "scope": Scope,
    "modes": Mode,
    "priority": Priority,
    "last_card": LastCard,
    "primiera_missing": MissingSuit,
    "sides": Sides,
}


def coerced(section: Any, key: str, value: Any) -> Any:  # noqa: ANN401 - whatever a rule holds
    """A plain value in the type its key holds; ValueError says what the key allows."""
    held = getattr(section, key)
    if key == "sides":
        pairs = value.items() if isinstance(value, Mapping) else value
        return tuple(sorted((int(count), Sides(sides)) for count, sides in pairs))
    if isinstance(held, tuple):
        if isinstance(value, str) or not hasattr(value, "__iter__"):
            raise ValueError(f"{value!r} is not a list")
        convert = _ENUMS.get(key, int)
        return tuple(convert(part) for part in value)
    if isinstance(held, StrEnum):
        return _ENUMS[key](value)
    if not isinstance(value, type(held)) or isinstance(value, bool) != isinstance(held, bool):
        raise ValueError(f"{value!r} is not a {type(held).__name__}")
    return value


PRIMIERA = {
    Rank.SEVEN: 21,
    Rank.SIX: 18,
    Rank.ACE: 16,
    Rank.FIVE: 15,
    Rank.FOUR: 14,
    Rank.THREE: 13,
    Rank.TWO: 12,
    Rank.EIGHT: 10,
    Rank.NINE: 10,
    Rank.KING: 10,
}
"""What a card counts in the primiera (rules, 1.2)."""
