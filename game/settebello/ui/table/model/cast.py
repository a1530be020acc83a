"""The players of a match at any point in time; opponents can be exchanged during a match."""

from dataclasses import dataclass, replace
from typing import Self

from settebello.engine import Seat, Side
from settebello.notation import Record
from settebello.session import only_person
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.table.model.captions import Captions
from settebello.ui.table.model.film import Film
from settebello.ui.table.model.table_game import Words, seated, seats_now


@dataclass(frozen=True, slots=True)
class Cast:
    """The players during one part of a match, by seat: opponent ids, players, captions and side titles."""

    levels: tuple[str | None, ...]
    players: tuple[Player, ...]
    captions: Captions
    sides: tuple[Words, ...]

    @classmethod
    def of(cls, services: Services, record: Record) -> Self:
        """Build the cast for the current seats of a record."""
        sides = record.ruleset.players.side_count(len(record.seats))
        players = seated(services, record, sides)
        person = only_person(seat.level for seat in record.seats)
        captions = Captions(person, tuple(one.name for one in players), sides, record.ruleset)
        return cls(
            levels_of(record), players, captions, tuple(captions.side_title(Side(n)) for n in range(sides))
        )


class Casts:
    """Looks up the cast at any moment of a recorded match, and caches each cast by its opponents."""

    def __init__(self, services: Services, film: Film) -> None:
        """Start with an empty cache."""
        self._services = services
        self._film = film
        self._made: dict[tuple[str | None, ...], Cast] = {}
        self._now = levels_of(film.record)

    def at(self, deal: int, place: int) -> Cast:
        """Return the cast at a moment; `deal` and `place` are indices into the film."""
        played = sum(number <= place for number in self._film.deals[deal].plays)
        record = record_at(self._film.record, deal, played)
        levels = levels_of(record)
        if levels not in self._made:
            self._made[levels] = Cast.of(self._services, record)
        return self._made[levels]

    def is_here(self, seat: Seat, deal: int, place: int) -> bool:
        """Return whether the opponent who had the seat at a moment still has it at the end of the record."""
        return self.at(deal, place).levels[seat] == self._now[seat]


def record_at(record: Record, deal: int, played: int) -> Record:
    """Return the record without the opponent changes made after the first `played` plays of a deal."""
    here = record.deals[deal]
    changes = tuple(change for change in here.changes if change.after < played)
    return replace(record, deals=(*record.deals[:deal], replace(here, changes=changes)))


def levels_of(record: Record) -> tuple[str | None, ...]:
    """Return the opponent ids by seat; None for a person."""
    return tuple(one.level for one in seats_now(record))
