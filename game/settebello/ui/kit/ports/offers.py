"""The options for a new game, and the player's choice."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from settebello.ai.people.remarks import Lines
from settebello.engine.rules.rulevalues import Plain
from settebello.i18n import Names, Text, t
from settebello.notation import Record, SeatRecord
from settebello.rulebook import Family, Overlay, Variant

STRANGER = "ui/avatars/mammone.svg"

Changes = tuple[tuple[str, Plain], ...]
"""Overrides of rules in a variant's file: dotted keys with their values, sorted by key."""


@dataclass(frozen=True, slots=True)
class VariantChoice:
    """A variant offered for a new game, with its house rules.

    A variant whose file is invalid has `variant` None and the error in `problem`.
    """

    id: str
    name: Names
    variant: Variant | None = None
    overlays: tuple[Overlay, ...] = ()
    problem: str = ""

    @property
    def family(self) -> Family | None:
        """The family of the game; None for custom variants and invalid files."""
        return None if self.variant is None or self.variant.own else self.variant.family


@dataclass(frozen=True, slots=True)
class OpponentChoice:
    """An opponent offered for a game; `avatar` is a picture under assets/.

    `level` is the id of its playing level: its own id if it is a level, empty if unknown. `lines` are its
    remarks at the table.
    """

    id: str
    name: Names
    description: Names | Text
    avatar: str
    level: str = ""
    lines: Lines = field(default_factory=dict, hash=False)

    @property
    def is_level(self) -> bool:
        """Whether this is a playing level itself, not a character who plays at one."""
        return self.level == self.id


USUAL = "amico"
"""The default level."""


def usual(people: Sequence[OpponentChoice]) -> str:
    """Return the default opponent: plays well, and can be beaten."""
    ids = [one.id for one in people]
    return USUAL if USUAL in ids else ids[0]


def stranger(name: str) -> OpponentChoice:
    """Return a replacement for an opponent who is no longer installed."""
    gone = t("No longer available. Someone who looks one move ahead plays instead.")
    return OpponentChoice(name, Names({"en": name}), gone, STRANGER)


@dataclass(frozen=True, slots=True)
class SameDeal:
    """A new match that begins with a deal of another match; `number` is its index in the record."""

    record: Record
    number: int


@dataclass(frozen=True, slots=True)
class GameChoice:
    """The choice for a new game; `opponents` are ids for seats 1, 2, 3.

    `seed` fixes the cards if set, and so does `seed_text`, which a person has typed. `seats` replaces
    `opponents` unless one person on seat 0 plays against them.
    """

    variant: str
    players: int
    opponents: tuple[str, ...]
    changes: Changes = ()
    seed: int | None = None
    seed_text: str = ""
    seats: tuple[SeatRecord, ...] = ()

    @property
    def seated(self) -> tuple[SeatRecord, ...]:
        """The seats of the game."""
        return self.seats or (SeatRecord(), *(SeatRecord(level=level) for level in self.opponents))
