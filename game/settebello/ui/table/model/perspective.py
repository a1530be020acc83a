"""From which seat the table is seen, and whose cards are face up: for one person, several, or none."""

from dataclasses import dataclass, replace
from typing import Self

from settebello.engine import Seat
from settebello.notation import Record


@dataclass(frozen=True, slots=True)
class Perspective:
    """The seat at the bottom of the screen, the seat whose hand is shown (or None).

    `bare`: all hands are shown.
    """

    bottom: Seat
    owner: Seat | None
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Perspectives:
    """The people at the screen; `looker` is the person who last picked up the hand.

    Between the turns of different people no hand is shown: the next person picks up the hand while the others
    look away. `bare` shows all hands; it is used when only opponents play, and in the child's learning mode.
    """

    people: frozenset[Seat]
    bottom: Seat
    looker: Seat | None = None
    bare: bool = False

    @classmethod
    def of(cls, record: Record, *, bare: bool) -> Self:
        """Return the initial state for a record, before any hand is picked up."""
        people = record.persons
        return cls(people, min(people, default=Seat(0)), bare=bare and not people)

    @property
    def several(self) -> bool:
        """Whether several people take turns at the screen."""
        return len(self.people) > 1

    @property
    def alone(self) -> bool:
        """Whether one person plays, whose hand is always shown."""
        return len(self.people) == 1

    def awaited(self, turn: Seat | None) -> Seat | None:
        """Return the person who must pick up the hand, or None. `turn` is the person to move, or None."""
        return turn if self.several and turn != self.looker else None

    def turned(self, turn: Seat | None) -> "Perspectives":
        """Turn the table to the person to move; no change when no person is to move."""
        return self if turn is None or not self.several else replace(self, bottom=turn)

    def taken_up(self, seat: Seat) -> "Perspectives":
        """Record that a person has picked up the hand."""
        return replace(self, looker=seat)

    def put_down(self) -> "Perspectives":
        """Hide the hand: the next person has to pick it up, even if the same person held it last."""
        return replace(self, looker=None)

    def view(self, turn: Seat | None) -> Perspective:
        """Return the current perspective.

        With several people, a hand is shown only during its owner's turn.
        """
        if self.alone:
            return Perspective(self.bottom, self.bottom, self.bare)
        owner = self.looker if self.several and turn is not None and turn == self.looker else None
        return Perspective(self.bottom, owner, self.bare)
