"""Who sits where."""

from collections.abc import Iterable

from settebello.engine import Seat

PERSON = Seat(0)
"""The seat of a person who plays alone, unless something else was agreed."""


def only_person(levels: Iterable[str | None]) -> Seat | None:
    """The seat of the only person at a table, by the level on each seat; None for several and for nobody."""
    people = [Seat(seat) for seat, level in enumerate(levels) if level is None]
    return people[0] if len(people) == 1 else None
