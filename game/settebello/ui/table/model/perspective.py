"""From which seat a table is seen, and whose cards: one person's, those of several in turn, or nobody's."""

from dataclasses import dataclass, replace
from typing import Self

from settebello.engine import Seat
from settebello.notation import Record


@dataclass(frozen=True, slots=True)
class Perspective:
    """The seat at the bottom, the seat whose hand is seen (None: none), and whether all hands are."""

    bottom: Seat
    owner: Seat | None
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Perspectives:
    """The people before the screen; of several, `looker` has taken up the hand last.

    Between the turns of different people nobody's hand is seen: whoever is next takes it up when the others
    look away. With nobody playing, and where a child learns the game, all hands may lie `bare`.
    """

    people: frozenset[Seat]
    bottom: Seat
    looker: Seat | None = None
    bare: bool = False

    @classmethod
    def of(cls, record: Record, *, bare: bool) -> Self:
        """Those before a table that has just been sat down at: no hand has been taken up yet."""
        people = record.persons
        return cls(people, min(people, default=Seat(0)), bare=bare and not people)

    @property
    def several(self) -> bool:
        """Whether people take turns at the screen."""
        return len(self.people) > 1

    @property
    def alone(self) -> bool:
        """Whether one person plays, whose hand is seen all the time."""
        return len(self.people) == 1

    def awaited(self, turn: Seat | None) -> Seat | None:
        """The person who is to take up the hand; `turn` is who is to choose a card, None for no person."""
        return turn if self.several and turn != self.looker else None

    def turned(self, turn: Seat | None) -> "Perspectives":
        """The table turned to the person who is to choose a card; as it was while nobody is."""
        return self if turn is None or not self.several else replace(self, bottom=turn)

    def taken_up(self, seat: Seat) -> "Perspectives":
        """A person has taken up the hand."""
        return replace(self, looker=seat)

    def put_down(self) -> "Perspectives":
        """Whoever is next takes up the hand anew, be it the one who had it last."""
        return replace(self, looker=None)

    def view(self, turn: Seat | None) -> Perspective:
        """How the table is seen; the hand of one of several people only while they are to choose a card."""
        if self.alone:
            return Perspective(self.bottom, self.bottom, self.bare)
        owner = self.looker if self.several and turn is not None and turn == self.looker else None
        return Perspective(self.bottom, owner, self.bare)
