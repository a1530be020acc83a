"""The names of the players in a record."""

from dataclasses import dataclass
from pathlib import Path
from typing import Self

from settebello.ai import Levels
from settebello.engine import Seat, Side
from settebello.i18n import Names, Text
from settebello.notation import Record
from settebello.session import only_person
from settebello.ui.table.model.short_names import names_by_seat, side_title

Words = Text | Names | str


@dataclass(frozen=True, slots=True)
class SeatNames:
    """The names by seat and by side; `person` is the seat of the only person, who is addressed as "you"."""

    names: tuple[Words, ...]
    sides: tuple[Words, ...]
    person: Seat | None

    @classmethod
    def of(cls, record: Record, opponents: Path) -> Self:
        """Return the names of the present players; the folder holds the opponents' files."""
        levels = [record.level(Seat(seat)) for seat in range(len(record.seats))]
        known = {one.id: one.name for one in Levels.load([opponents]).opponents}
        names = names_by_seat(
            levels, [one.name for one in record.seats], lambda level: known.get(level, level)
        )
        person = only_person(levels)
        sides = record.ruleset.players.side_count(len(names))
        return cls(names, tuple(side_title(names, sides, side, person) for side in range(sides)), person)

    @property
    def pairs(self) -> bool:
        """Whether sides have more than one player."""
        return len(self.names) > len(self.sides)

    @property
    def own(self) -> Side | None:
        """The side of the only person; None if there is no such person."""
        return None if self.person is None else Side(self.person % len(self.sides))
