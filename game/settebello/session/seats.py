"""Which seats are occupied by persons."""

from collections.abc import Iterable

from settebello.engine import Seat

PERSON = Seat(0)
"""The usual seat of a person who plays alone."""


def only_person(levels: Iterable[str | None]) -> Seat | None:
    """Return the seat of the only person (level None); None if there are several persons or none."""
    people = [Seat(seat) for seat, level in enumerate(levels) if level is None]
    return people[0] if len(people) == 1 else None
