"""One deal in progress, frozen: what lies where, what may be played, what a move does.

``Position`` knows every card; ``SeatView`` is what one seat may know. They stand together because each can be
made from the other: a view from a position by hiding cards, a position from a view by dealing them at random.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from settebello.engine import kernel
from settebello.engine.cards import NO_CARDS, Card, CardSet, Seat, Side
from settebello.engine.events import Capture, DealOver, Event, Leftover, Play, Refill, Scopa
from settebello.engine.moves import (
    IllegalMove,
    Move,
    Reason,
    Refusal,
    legal_moves,
    refusal,
    table_after,
)
from settebello.engine.ruleset import Ruleset
from settebello.engine.scoring import Score, score_deal
from settebello.engine.tables import compiled


@dataclass(frozen=True, kw_only=True)
class Position:
    """A deal in progress with every card known; ``view(seat)`` is what a player may see of it.

    hands: a set a seat. piles, sweeps, scores: one a side. stock: in the order in which it will be dealt.
    turn: None when the deal is over. scores: match points before this deal. deal: its number from 1.
    Cards that lie nowhere are out of play. Raises ValueError for a card in two places, for lists of the
    wrong length, and for a seat in turn that holds no card.
    """

    ruleset: Ruleset
    players: int
    dealer: Seat
    turn: Seat | None
    hands: tuple[CardSet, ...]
    table: CardSet
    piles: tuple[CardSet, ...]
    sweeps: tuple[int, ...]
    scores: tuple[int, ...]
    stock: tuple[Card, ...] = ()
    last_captor: Side | None = None
    deal: int = 1
    opening_table: CardSet = NO_CARDS
    history: tuple[Move, ...] = ()

    def __post_init__(self) -> None:
        sides = self.side_count
        sizes = {"hands": self.players, "piles": sides, "sweeps": sides, "scores": sides}
        for name, size in sizes.items():
            if len(getattr(self, name)) != size:
                raise ValueError(f"{name}: {len(getattr(self, name))} given, {size} needed")
        stock = CardSet.of(self.stock, self.ruleset.deck.pack)
        _check_apart((*self.hands, self.table, *self.piles, stock))
        if self.turn is not None and not self.hands[self.turn]:
            raise ValueError(f"seat {self.turn} is in turn and holds no card")

    @property
    def side_count(self) -> int:
        """The number of sides."""
        return int(compiled(self.ruleset, self.players).sides)

    def side_of(self, seat: Seat) -> Side:
        """The side a seat plays for."""
        return Side(seat % self.side_count)

    @property
    def over(self) -> bool:
        """Whether every card is played."""
        return self.turn is None

    def legal_moves(self) -> tuple[Move, ...]:
        """Every move of the seat in turn, by card and then by what it takes; none when the deal is over."""
        if self.turn is None:
            return ()
        return legal_moves(self.ruleset, self.hands[self.turn], self.table)

    def refusal(self, move: Move) -> Refusal | None:
        """Why the seat in turn may not make a move; None if it may."""
        if self.turn is None:
            return Refusal(Reason.DEAL_OVER, move)
        return refusal(self.ruleset, self.hands[self.turn], self.table, move)

    def play(self, move: Move) -> "Step":
        """The position after a move of the seat in turn, and what happened; raises IllegalMove."""
        refused = self.refusal(move)
        if refused or self.turn is None:
            raise IllegalMove(refused or Refusal(Reason.DEAL_OVER, move))
        state = self._state()
        round_end = state.round_end()
        state.choose((1 << move.card.bit) | move.captured.mask)
        side = self.side_of(self.turn)
        over = state.ply >= state.end
        following = None if over else Seat(int(state.seat()))
        events: list[Event] = [Play(self.turn, move.card, following)]
        if move.captured:
            events.append(Capture(self.turn, side, move.card, move.captured))
        if int(state.sweeps[side]) > self.sweeps[side]:
            events.append(Scopa(self.turn, side, move.card))
        if following is not None and state.ply >= round_end:
            dealt = self.stock[: int(state.round_end() - state.ply)]
            seats = range(self.players)
            by_seat = [dealt[(seat - following) % self.players :: self.players] for seat in seats]
            events.append(Refill(following, tuple(by_seat)))
        if over:
            left = CardSet(int(state.table), self.ruleset.deck.pack)
            state.finish()
            events.append(Leftover(Side(int(state.last)) if state.last >= 0 else None, left))
        after = self._after(state, move)
        if over:
            score = after.score()
            totals = tuple(a + b for a, b in zip(self.scores, score.points, strict=True))
            events.append(DealOver(score, totals))
        return Step(after, tuple(events))

    def score(self) -> Score:
        """The score of the piles as they stand."""
        return score_deal(self.ruleset, self.players, self.piles, self.sweeps)

    def view(self, seat: Seat) -> "SeatView":
        """What a seat may know of the position, and nothing more."""
        return SeatView(
            ruleset=self.ruleset,
            players=self.players,
            seat=seat,
            turn=self.turn,
            dealer=self.dealer,
            deal=self.deal,
            hand=self.hands[seat],
            table=self.table,
            opening_table=self.opening_table,
            piles=self.piles,
            sweeps=self.sweeps,
            last_captor=self.last_captor,
            hand_sizes=tuple(map(len, self.hands)),
            stock=len(self.stock),
            scores=self.scores,
            history=self.history,
        )

    def _state(self) -> kernel.State:
        """The kernel's form of the position: ply 0 is the seat in turn."""
        longest = max(map(len, self.hands))
        slots = max(kernel.SLOTS, longest * self.players + len(self.stock))
        state = kernel.State(compiled(self.ruleset, self.players), slots=slots)
        state.leader = self.turn or 0
        held = 0
        for seat, hand in enumerate(self.hands):
            for k, card in enumerate(hand):
                slot = (seat - state.leader) % self.players + k * self.players
                state.order[slot] = card.bit
                held = max(held, slot + 1)
        for slot, card in enumerate(self.stock, held):
            state.order[slot] = card.bit
        state.first_end = held
        state.end = held + len(self.stock)
        state.table = self.table.mask
        state.last = kernel.NONE if self.last_captor is None else self.last_captor
        for side, pile in enumerate(self.piles):
            state.taken[side] = pile.mask
            state.sweeps[side] = self.sweeps[side]
        return state

    def _after(self, state: kernel.State, move: Move) -> "Position":
        """The position that the kernel's state is."""
        pack = self.ruleset.deck.pack
        hands = [0] * self.players
        round_end = min(int(state.round_end()), int(state.end))
        for slot in range(int(state.ply), round_end):
            if state.order[slot] >= 0:
                hands[(int(state.leader) + slot) % self.players] |= 1 << int(state.order[slot])
        over = state.ply >= state.end
        return Position(
            ruleset=self.ruleset,
            players=self.players,
            dealer=self.dealer,
            turn=None if over else Seat(int(state.seat())),
            hands=tuple(CardSet(mask, pack) for mask in hands),
            table=CardSet(int(state.table), pack),
            piles=tuple(CardSet(int(state.taken[s]), pack) for s in range(self.side_count)),
            sweeps=tuple(int(state.sweeps[s]) for s in range(self.side_count)),
            scores=self.scores,
            stock=tuple(pack.cards[int(state.order[slot])] for slot in range(round_end, int(state.end))),
            last_captor=Side(int(state.last)) if state.last >= 0 else None,
            deal=self.deal,
            opening_table=self.opening_table,
            history=(*self.history, move),
        )


@dataclass(frozen=True, slots=True)
class Step:
    """A position reached, and what happened on the way."""

    position: Position
    events: tuple[Event, ...]


@dataclass(frozen=True, kw_only=True)
class SeatView:
    """One seat's knowledge, with no way back to the position it came from.

    hand: the seat's own cards. hand_sizes: cards a seat. stock: how many cards are still to be dealt.
    history: the moves of the deal so far, the leader's first. scores: match points before this deal.
    Raises ValueError for a card in two places, for more hidden cards than are unseen, and for a seat in
    turn that holds no card.
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
        _check_apart((self.hand, self.table, *self.piles))
        if self.turn is not None and not self.hand_sizes[self.turn]:
            raise ValueError(f"seat {self.turn} is in turn and holds no card")
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
        return table_after(self.table, move)

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


def _check_apart(places: Iterable[CardSet]) -> None:
    seen = 0
    for cards in places:
        if twice := CardSet(seen & cards.mask, cards.pack):
            raise ValueError(f"{twice.cards[0]} lies in two places")
        seen |= cards.mask
