"""What a position and the view of a seat have in common: whose turn it is, and what that seat has to do."""

from collections.abc import Sequence

from settebello.engine import kernel
from settebello.engine.asking import Claim, asks_all, plays_next
from settebello.engine.boasts import Boast
from settebello.engine.bottom import Bottom, Exchange
from settebello.engine.cards import CardSet, Seat, Side, side_of
from settebello.engine.moves import Move
from settebello.engine.rules.ruleset import Ruleset
from settebello.engine.scoring import Marks
from settebello.engine.tables import compiled, leader_of


class TurnState:
    """The base class of ``Position`` and ``SeatView``, which hold these values as their fields."""

    ruleset: Ruleset
    players: int
    dealer: Seat
    turn: Seat | None
    scores: tuple[int, ...]
    piles: tuple[CardSet, ...]
    sweeps: tuple[int, ...]
    marks: Marks
    tops: CardSet
    history: tuple[Move, ...]
    claim: Claim | None
    bottom: Bottom | None
    boast: Boast | None

    @property
    def asked(self) -> bool:
        """Whether the seat in turn is asked about a claim and has to answer before anybody plays."""
        return self.claimant is not None and asks_all(self.ruleset, self.players)

    @property
    def claimant(self) -> Seat | None:
        """The seat whose card played face down, or whose declaration, may still be doubted."""
        open_to_doubt = self.claim or self.boast
        return open_to_doubt.seat if open_to_doubt else None

    @property
    def exchanging(self) -> bool:
        """Whether the dealer, who is in turn, has to choose the bottom card before anybody plays."""
        return self.bottom is not None and self.bottom.exchange is Exchange.DUE

    @property
    def decided(self) -> bool:
        """Whether a side has won the match in play, which ends the deal before its last card."""
        rules = compiled(self.ruleset, self.players)
        marks = [number for side in self.marks for number in side]
        return bool(rules.at_once) and bool(
            kernel.decided(rules, list(self.sweeps), marks, list(self.scores))
        )

    def side_of(self, seat: Seat) -> Side:
        """Return the side of a seat."""
        return side_of(seat, len(self.piles))

    def player_among(self, sizes: Sequence[int]) -> Seat | None:
        """Return the seat that plays the next card; None when the deal is over.

        ``sizes``: the cards in each hand.
        """
        if self.exchanging:
            return leader_of(self.ruleset, self.players, self.dealer)
        return plays_next(self.ruleset, self.claimant, self.turn, sizes)


class SeatState(TurnState):
    """The base class of ``SeatView``, with what a seat knows of its own hand and the size of the others."""

    seat: Seat
    hand: CardSet
    hand_sizes: tuple[int, ...]

    @property
    def player(self) -> Seat | None:
        """The seat that plays the next card; None when the deal is over."""
        return self.player_among(self.hand_sizes)
