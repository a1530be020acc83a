"""What can be chosen for a new game, and the choice."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from settebello.ai.people.remarks import Lines
from settebello.engine.rules.rulevalues import Plain
from settebello.i18n import Names, Text, t
from settebello.notation import Record, SeatRecord
from settebello.rulebook import Family, Overlay, Variant

STRANGER = "ui/avatars/mammone.svg"

Changes = tuple[tuple[str, Plain], ...]
"""Rules that differ from those of the variant's file: dotted keys with their values, sorted by key."""


@dataclass(frozen=True, slots=True)
class VariantChoice:
    """A variant that can be chosen for a new game, with the house rules that can be laid over it.

    One whose file has a mistake has no rules: `variant` is None, and `problem` is the mistake.
    """

    id: str
    name: Names
    variant: Variant | None = None
    overlays: tuple[Overlay, ...] = ()
    problem: str = ""

    @property
    def family(self) -> Family | None:
        """What kind of game it is; None for the player's own, and for those with a mistake."""
        return None if self.variant is None or self.variant.own else self.variant.family


@dataclass(frozen=True, slots=True)
class OpponentChoice:
    """An opponent that can be invited; `avatar` is a picture under assets/.

    `level` is the id of the level it plays at: its own where it is a level, none where nobody knows it;
    `lines` is what it says at the table.
    """

    id: str
    name: Names
    description: Names | Text
    avatar: str
    level: str = ""
    lines: Lines = field(default_factory=dict, hash=False)

    @property
    def is_level(self) -> bool:
        """Whether it is a level by itself, not a person who plays at one."""
        return self.level == self.id


USUAL = "amico"
"""The level that is offered to somebody who has not chosen any."""


def usual(people: Sequence[OpponentChoice]) -> str:
    """Who is invited where nobody has been chosen: somebody who plays well, and can be beaten."""
    ids = [one.id for one in people]
    return USUAL if USUAL in ids else ids[0]


def stranger(name: str) -> OpponentChoice:
    """An opponent of a match that was begun when there was one of this id."""
    gone = t("Is not here any more; somebody who looks one move ahead plays in their place.")
    return OpponentChoice(name, Names({"en": name}), gone, STRANGER)


@dataclass(frozen=True, slots=True)
class SameDeal:
    """A new match that begins with a deal of another one, by the place of that deal in its record."""

    record: Record
    number: int


@dataclass(frozen=True, slots=True)
class GameChoice:
    """A new game as the player wants it: opponents by id, in the order of the seats 1, 2, 3.

    `seed`: what its cards come from, where that is asked for. `seats`: who sits where, in place of
    `opponents`, where it is not one person on the first seat against them.
    """

    variant: str
    players: int
    opponents: tuple[str, ...]
    changes: Changes = ()
    seed: int | None = None
    seats: tuple[SeatRecord, ...] = ()

    @property
    def seated(self) -> tuple[SeatRecord, ...]:
        """Who sits where."""
        return self.seats or (SeatRecord(), *(SeatRecord(level=level) for level in self.opponents))
