"""The legal moves of a view as numbers: the card that is played, and which of its captures."""

from dataclasses import dataclass

from settebello.engine import Move, Ruleset, SeatView

CHOICES = 64
"""The most moves with one card that have a number; docs/api.md says how often there are more."""


@dataclass(frozen=True, slots=True)
class ActionNumbers:
    """The numbers of the actions in a game: ``CHOICES`` for each card, and the last one for a doubt."""

    cards: int

    @classmethod
    def of(cls, ruleset: Ruleset) -> "ActionNumbers":
        """Return the numbers for the cards of a ruleset."""
        return cls(len(ruleset.deck.pack.cards))

    @property
    def count(self) -> int:
        """How many numbers there are."""
        return self.cards * CHOICES + 1

    @property
    def doubt(self) -> int:
        """The number of a doubt."""
        return self.cards * CHOICES

    def legal(self, view: SeatView) -> dict[int, Move | None]:
        """Return the moves of a view by number; None is a doubt. Empty if the seat is not in turn."""
        if view.turn != view.seat:
            return {}
        found: dict[int, Move | None] = {}
        places: dict[int, int] = {}
        for move in view.listed_moves():
            card = move.card.bit
            place = places.get(card, 0)
            places[card] = place + 1
            if place < CHOICES:
                found[card * CHOICES + place] = move
        if view.may_doubt:
            found[self.doubt] = None
        return found
