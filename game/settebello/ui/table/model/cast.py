"""Who sat at the table at each time of a match: opponents may be exchanged in the middle of it."""

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
    """The players by seat at a time, what the sides are called then, and the words for what they do."""

    levels: tuple[str | None, ...]
    players: tuple[Player, ...]
    captions: Captions
    sides: tuple[Words, ...]

    @classmethod
    def of(cls, services: Services, record: Record) -> Self:
        """Those who sit there by now."""
        sides = record.ruleset.players.side_count(len(record.seats))
        players = seated(services, record, sides)
        person = only_person(seat.level for seat in record.seats)
        captions = Captions(person, tuple(one.name for one in players), sides, record.ruleset)
        return cls(
            levels_of(record), players, captions, tuple(captions.side_title(Side(n)) for n in range(sides))
        )


class Casts:
    """The casts of a match that was played, made as they are asked for."""

    def __init__(self, services: Services, film: Film) -> None:
        """Make none yet."""
        self._services = services
        self._film = film
        self._made: dict[tuple[str | None, ...], Cast] = {}
        self._now = levels_of(film.record)

    def at(self, deal: int, place: int) -> Cast:
        """Those who sat there at a moment of a deal."""
        played = sum(number <= place for number in self._film.deals[deal].plays)
        record = record_at(self._film.record, deal, played)
        levels = levels_of(record)
        if levels not in self._made:
            self._made[levels] = Cast.of(self._services, record)
        return self._made[levels]

    def is_here(self, seat: Seat, deal: int, place: int) -> bool:
        """Whether the one who sat on a seat at a moment sits there still."""
        return self.at(deal, place).levels[seat] == self._now[seat]


def record_at(record: Record, deal: int, played: int) -> Record:
    """A record without the opponents who came after the last of so many plays of a deal."""
    here = record.deals[deal]
    changes = tuple(change for change in here.changes if change.after < played)
    return replace(record, deals=(*record.deals[:deal], replace(here, changes=changes)))


def levels_of(record: Record) -> tuple[str | None, ...]:
    """The opponents by seat, None for a person."""
    return tuple(one.level for one in seats_now(record))
