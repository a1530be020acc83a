"""The options for a new game, and the player's choice."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from settebello.ai.people.remarks import Lines
from settebello.engine.rules.rulevalues import Plain
from settebello.i18n import Names, Text, t
from settebello.notation import Record, SeatRecord
from settebello.rulebook import Family, Overlay, Variant
from settebello.storage.settings import Settings


def skin_for(settings: Settings, variant: str | None, suited: str | None) -> str | None:
    """Return the skin for a variant: chosen for it, chosen for all games, or `suited` as its rules say."""
    return settings.decks.get(variant or "") or settings.skin or suited


STRANGER = "ui/avatars/mammone_calm.svg"

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
class Ahead:
    """How many points a deal a level was measured to be ahead of the level below, in two games."""

    below: Names
    scopa: float
    scopone: float


@dataclass(frozen=True, slots=True)
class OpponentChoice:
    """An opponent offered for a game; `avatar` is a picture under assets/.

    `level` is the id of its playing level: its own id if it is a level, empty if unknown. `lines` are its
    remarks at the table. `ahead`: what was measured of a level.
    """

    id: str
    name: Names
    description: Names | Text
    avatar: str
    level: str = ""
    lines: Lines = field(default_factory=dict, hash=False)
    ahead: Ahead | None = None

    @property
    def is_level(self) -> bool:
        """Whether this is a playing level itself, not a character who plays at one."""
        return self.level == self.id


USUAL: Final = ("beppe", "gino", "rosalba", "carmelo", "ines", "gerd")
"""The default opponents, in the order in which they take the seats: people about as strong as the Friend.

The later ones are stronger, and sit only at tables with many players.
"""

USUAL_LEVEL: Final = "amico"


def usual(people: Sequence[OpponentChoice], taken: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the default opponents among those installed, without those who have a seat already.

    They play well, and can be beaten. Where none of them is left it is the Friend, or whoever is installed.
    """
    ids = [one.id for one in people]
    found = tuple(name for name in USUAL if name in ids and name not in taken)
    return found or ((USUAL_LEVEL,) if USUAL_LEVEL in ids else tuple(ids[:1]))


def people_first(opponents: Sequence[OpponentChoice]) -> tuple[OpponentChoice, ...]:
    """Return the opponents with the people of the osteria before the levels."""
    return tuple(sorted(opponents, key=lambda one: one.is_level))


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
    `opponents` unless one person on seat 0 plays against them. `second` is the level at the second table.
    """

    variant: str
    players: int
    opponents: tuple[str, ...]
    changes: Changes = ()
    seed: int | None = None
    seed_text: str = ""
    seats: tuple[SeatRecord, ...] = ()
    second: str = ""

    @property
    def seated(self) -> tuple[SeatRecord, ...]:
        """The seats of the game."""
        return self.seats or (SeatRecord(), *(SeatRecord(level=level) for level in self.opponents))
