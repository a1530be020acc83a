"""What one seat may know of a deal: the only thing an opponent, a hint or a lesson is given."""

from dataclasses import dataclass
from random import Random

from settebello.engine.cards import CardSet, Seat, Side
from settebello.engine.moves import Move, legal_moves
from settebello.engine.position import Position
from settebello.engine.ruleset import Ruleset


@dataclass(frozen=True, kw_only=True)
class SeatView:
    """One seat's knowledge, with no way back to the position it came from.

    hand: the seat's own cards. hand_sizes: cards a seat. stock: how many cards are still to be dealt.
    history: the moves of the deal so far, the leader's first. scores: match points before this deal.
    """

    ruleset: Ruleset
    players: int
    seat: Seat
    turn: Seat | None
    dealer: Seat
    deal: int
    hand: CardSet
    table: CardSet
    opening_table: CardSet
    piles: tuple[CardSet, ...]
    sweeps: tuple[int, ...]
    last_captor: Side | None
    hand_sizes: tuple[int, ...]
    stock: int
    scores: tuple[int, ...]
    history: tuple[Move, ...]

    def __post_init__(self) -> None:
        if len(self.hand) != self.hand_sizes[self.seat]:
            msg = (
                f"seat {self.seat} holds {len(self.hand)} cards, hand_sizes says {self.hand_sizes[self.seat]}"
            )
            raise ValueError(msg)
        hidden = sum(self.hand_sizes) - len(self.hand) + self.stock
        if len(self.unseen) < hidden:
            raise ValueError(f"{hidden} cards are said to be hidden, but only {len(self.unseen)} are unseen")

    @property
    def side(self) -> Side:
        """The side this seat plays for."""
        return Side(self.seat % len(self.piles))

    @property
    def unseen(self) -> CardSet:
        """The cards that may be in other hands or in the stock."""
        pack = self.ruleset.deck.pack
        seen = self.hand | self.table
        for pile in self.piles:
            seen |= pile
        return CardSet((1 << len(pack.cards)) - 1, pack) - seen

    def legal_moves(self) -> tuple[Move, ...]:
        """Every move this seat could make at this table, by card and then by what it takes."""
        return legal_moves(self.ruleset, self.hand, self.table)

    def table_after(self, move: Move) -> CardSet:
        """What would lie on the table after a move."""
        if move.captured:
            return self.table - move.captured
        return self.table | CardSet.of((move.card,), self.table.pack)

    def sample(self, rng: Random) -> Position:
        """A position this seat cannot tell from the true one: the unseen cards dealt at random."""
        pack = self.ruleset.deck.pack
        unseen = list(self.unseen)
        rng.shuffle(unseen)
        hands: list[CardSet] = []
        for seat, size in enumerate(self.hand_sizes):
            if seat == self.seat:
                hands.append(self.hand)
            else:
                hands.append(CardSet.of(unseen[:size], pack))
                del unseen[:size]
        return Position(
            ruleset=self.ruleset,
            players=self.players,
            dealer=self.dealer,
            turn=self.turn,
            hands=tuple(hands),
            table=self.table,
            piles=self.piles,
            sweeps=self.sweeps,
            scores=self.scores,
            stock=tuple(unseen[: self.stock]),
            last_captor=self.last_captor,
            deal=self.deal,
            opening_table=self.opening_table,
            history=self.history,
        )
