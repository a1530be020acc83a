"""The pyramid of ten: free cards that make ten together are taken, a ten alone, until none is left."""

from dataclasses import dataclass, replace
from itertools import combinations

from settebello.engine import Card

TEN = 10
"""What two cards make together, and what a card counts that is taken alone."""

Take = tuple[int, ...]
"""The places of the cards that are taken together: of one ten, or of two cards."""


@dataclass(frozen=True, slots=True)
class Pyramid:
    """Cards in rows of 1, 2, 3 and so on; place 0 is the top, and each row goes from left to right.

    values: what each card counts. gone: the places whose cards were taken. A card is free when both cards
    that lie on it, in the row below, are gone. The top is therefore taken last and alone, so it is a ten.
    """

    cards: tuple[Card, ...]
    values: tuple[int, ...]
    gone: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        if len(self.cards) != len(self.values) or len(self.cards) != cards_in(self.rows):
            raise ValueError(f"{len(self.cards)} cards with {len(self.values)} values are no pyramid")

    @property
    def rows(self) -> int:
        """The number of rows."""
        rows = 0
        while cards_in(rows) < len(self.cards):
            rows += 1
        return rows

    @property
    def left(self) -> tuple[int, ...]:
        """The places with a card."""
        return tuple(place for place in range(len(self.cards)) if place not in self.gone)

    @property
    def free(self) -> tuple[int, ...]:
        """The places whose cards can be taken."""
        return tuple(place for place in self.left if self.gone.issuperset(covered_by(place, self.rows)))

    @property
    def takes(self) -> tuple[Take, ...]:
        """What may be taken now: tens first, then pairs."""
        free, values = self.free, self.values
        tens = tuple((place,) for place in free if values[place] == TEN)
        return tens + tuple(pair for pair in combinations(free, 2) if sum(values[one] for one in pair) == TEN)

    @property
    def over(self) -> bool:
        """Whether no card is left."""
        return not self.left

    def after(self, take: Take) -> "Pyramid":
        """Return the pyramid after cards were taken; ValueError for cards that may not be taken."""
        if tuple(sorted(take)) not in self.takes:
            raise ValueError(f"the cards at {take} may not be taken")
        return replace(self, gone=self.gone | set(take))

    def way_out(self) -> tuple[Take, ...] | None:
        """Return takes that leave no card, in their order; None where there are none."""
        return _way_out(self, set())


def cards_in(rows: int) -> int:
    """Return the number of cards in so many rows."""
    return rows * (rows + 1) // 2


def row_of(place: int) -> tuple[int, int]:
    """Return the row of a place from 0, and the position in that row from 0."""
    row = 0
    while cards_in(row + 1) <= place:
        row += 1
    return row, place - cards_in(row)


def covered_by(place: int, rows: int) -> tuple[int, ...]:
    """Return the places whose cards lie on the card at a place: none in the lowest row."""
    row, position = row_of(place)
    if row == rows - 1:
        return ()
    below = cards_in(row + 1) + position
    return below, below + 1


def _way_out(pyramid: Pyramid, lost: set[frozenset[int]]) -> tuple[Take, ...] | None:
    """Search depth first; `lost` has the states from which there is no way out."""
    if pyramid.over:
        return ()
    if pyramid.gone in lost:
        return None
    takes = pyramid.takes
    # A free ten fits nothing else, so taking it never bars a way.
    for take in takes[:1] if takes and len(takes[0]) == 1 else takes:
        rest = _way_out(pyramid.after(take), lost)
        if rest is not None:
            return take, *rest
    lost.add(pyramid.gone)
    return None
