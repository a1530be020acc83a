"""Who of a table sits before the screen: one person, several people in turn, or nobody who plays."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import cycle, islice
from typing import Final

from settebello.notation import SeatRecord
from settebello.storage.settings import Party

NAMES: Final = ("Anna", "Luca", "Marta", "Paolo", "Sara", "Tino", "Lea", "Max", "Emma", "Oskar")
"""Names to propose, so that nobody has to type one."""


@dataclass(frozen=True, slots=True)
class Gathering:
    """Who plays here; `names` are those of several people by seat, None where an opponent sits."""

    party: Party = Party.ALONE
    names: tuple[str | None, ...] = ()

    def people(self, players: int) -> tuple[str | None, ...]:
        """The names of the people at a table, by seat, None for an opponent; the first one is yours."""
        match self.party:
            case Party.ALONE:
                return ("", *(None,) * (players - 1))
            case Party.NOBODY:
                return (None,) * players
            case Party.SEVERAL:
                wanted = [*self.names, *(None,) * players][:players]
                if wanted[0] is None:
                    wanted[0] = self.proposal()
                if wanted.count(None) == players - 1:
                    wanted[1] = replace(self, names=tuple(wanted)).proposal()
                return tuple(wanted)

    def proposal(self, instead_of: str | None = None) -> str:
        """The next name that nobody here has yet."""
        start = NAMES.index(instead_of) + 1 if instead_of in NAMES else 0
        after = islice(cycle(NAMES), start, start + len(NAMES))
        return next((name for name in after if name not in self.names), NAMES[0])

    def named(self, players: int, seat: int, name: str | None) -> "Gathering":
        """The same with a person of this name on a seat, or with an opponent there."""
        people = self.people(players)
        return replace(self, names=(*people[:seat], name, *people[seat + 1 :]))

    def seats(self, players: int, opponents: Sequence[str]) -> tuple[SeatRecord, ...]:
        """Who sits where, with opponents by seat where nobody sits; nothing where you play alone."""
        if self.party is Party.ALONE:
            return ()
        return tuple(
            SeatRecord(level=opponents[seat]) if name is None else SeatRecord(name=name.strip())
            for seat, name in enumerate(self.people(players))
        )
