"""The panel of the other hands as a value: the cards that each may hold, how likely, and what changed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Self

from settebello.ai.reading.changes import CardChange, Change
from settebello.ai.reading.hand_reading import Reading
from settebello.engine import Card, Rank, Ruleset, Seat, SeatView, Suit
from settebello.i18n import Text, percent, t, tn
from settebello.manual.card_names import Phrase, card_name, joined_by_commas, rank_plural
from settebello.ui.kit.voice.spoken import Words

PLACES: Final = 2
"""Decimal places of a chance: the picture shows no more."""
NAMED: Final = 3
"""The likeliest cards of a hand that are read aloud."""


@dataclass(frozen=True, slots=True)
class GridCell:
    """A card in the grid of a hand: the chance that it is there, 0 where it cannot be."""

    card: Card
    chance: float
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class SeatGrid:
    """The cards of the deck by rank and suit, for the hand of one seat with so many cards."""

    seat: Seat
    cards: int
    rows: tuple[tuple[GridCell, ...], ...]

    @property
    def cells(self) -> tuple[GridCell, ...]:
        """All cells."""
        return tuple(cell for row in self.rows for cell in row)


@dataclass(frozen=True, slots=True)
class HandGrid:
    """The grids of all other seats, in the order of play.

    deals: how many deals fit. exact: whether all were counted. waiting: whether the chances are still being
    worked out; what is impossible is known at once.
    """

    ranks: tuple[Rank, ...]
    suits: tuple[Suit, ...]
    seats: tuple[SeatGrid, ...]
    deals: int
    exact: bool
    waiting: bool

    @classmethod
    def of(
        cls, view: SeatView, reading: Reading, changes: Iterable[CardChange] = (), *, waiting: bool = False
    ) -> Self:
        """Return the grids of a reading of a view, with what has just changed."""
        changed = {(one.seat, one.card): one.change for one in changes}
        ranks, suits = view.ruleset.deck.ranks, tuple(Suit)
        seats = []
        for step in range(1, view.players):
            seat = Seat((view.seat + step) % view.players)
            chances = reading.hand(seat).chances
            rows = tuple(
                tuple(
                    GridCell(
                        card,
                        # A card that is possible is never drawn as one that is not.
                        max(0.01, round(chances[card.bit], PLACES)) if chances[card.bit] else 0.0,
                        changed.get((seat, card)),
                    )
                    for card in (Card(rank, suit) for suit in suits)
                )
                for rank in ranks
            )
            seats.append(SeatGrid(seat, view.hand_sizes[seat], rows))
        return cls(ranks, suits, tuple(seats), reading.deals, reading.exact, waiting)

    @property
    def source(self) -> Text:
        """Where the chances come from."""
        if self.waiting:
            return t("Counting …")
        if not self.exact:
            return t("Estimated from the plays")
        return tn("One deal is possible", "{n} deals are possible", n=self.deals)

    def aloud(self, ruleset: Ruleset, names: Sequence[Words]) -> tuple[Text, ...]:
        """Return a sentence or two for each hand: its likeliest cards, and the ranks that it lacks."""
        if self.waiting:
            return (t("Counting …"),)
        return tuple(
            text for seat in self.seats for text in _seat_aloud(self, seat, ruleset, names[seat.seat])
        )


def _seat_aloud(grid: HandGrid, seat: SeatGrid, ruleset: Ruleset, name: Words) -> tuple[Text, ...]:
    pack = ruleset.deck.pack
    if not seat.cards:
        return (t("{name} has no cards.", name=name),)
    likely = sorted((cell for cell in seat.cells if cell.chance), key=lambda cell: -cell.chance)[:NAMED]
    cards: list[Phrase] = [
        t("{card} {chance}", card=card_name(cell.card, pack), chance=percent(cell.chance)) for cell in likely
    ]
    told = [t("{name}, most likely: {cards}.", name=name, cards=joined_by_commas(cards))] if cards else []
    missing: list[Phrase] = [
        rank_plural(rank, pack)
        for rank, row in zip(grid.ranks, seat.rows, strict=True)
        if not any(cell.chance for cell in row)
    ]
    if missing:
        told.append(t("{name} can't hold: {ranks}.", name=name, ranks=joined_by_commas(missing)))
    return tuple(told)
