"""A deal in progress as an immutable value: the cards, the legal moves, and the effects of a move.

``Position`` knows every card; ``SeatView`` only what one seat may know. They are in one module because each
can be made from the other: a view by hiding cards, a position by dealing the hidden cards at random.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random

from settebello.engine import steps
from settebello.engine.asking import asked_before, asks_all, opponents_of, plays_next
from settebello.engine.cards import NO_CARDS, Card, CardSet, Rank, Seat, Side, side_letter, side_of
from settebello.engine.legality import (
    Declaration,
    IllegalMove,
    Reason,
    Refusal,
    Situation,
    table_after,
)
from settebello.engine.moves import Move
from settebello.engine.rules.categories import NO_MARKS
from settebello.engine.rules.ruleset import Ruleset
from settebello.engine.rules.rulewords import Piles
from settebello.engine.scoring import Marks, Score, Since, score_deal
from settebello.engine.steps import Claim, Step
from settebello.engine.tables import compiled, leader_of


@dataclass(frozen=True, kw_only=True)
class Position:
    """A deal in progress with every card known; ``view(seat)`` returns what a player may see.

    hands, shown: one set for each seat; shown cards are face up. piles, sweeps, marks, scores: one for each
    side. stock: in dealing order. turn: None when the deal is over. scores: match points before this deal.
    deal: its number from 1. guise: the rank of the wild card. claim: a card played face down that may still
    be doubted; where every opponent is asked about it, the seat in turn is the one that is asked now. tops:
    the top card of each pile where piles may be stolen, empty in other games. Cards without a place are out
    of play. Raises ValueError for a card in two places, for tuples of the wrong length, for a pile without
    its top card, for a seat in turn without a card, and for a seat asked that is no opponent.
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
    tops: CardSet = NO_CARDS
    last_captor: Side | None = None
    deal: int = 1
    opening_table: CardSet = NO_CARDS
    history: tuple[Move, ...] = ()
    marks: Marks = ()
    shown: tuple[CardSet, ...] = ()
    guise: Rank | None = None
    claim: Claim | None = None

    def __post_init__(self) -> None:
        sides = self.side_count
        if not self.marks:
            object.__setattr__(self, "marks", (NO_MARKS,) * sides)
        if not self.shown:
            object.__setattr__(self, "shown", (CardSet(0, self.table.pack),) * self.players)
        _check_sizes(self, {"hands": self.players, "shown": self.players}, sides)
        stock = CardSet.of(self.stock, self.ruleset.deck.pack)
        claimed = [*([self.claim.cards] if self.claim else []), *_claimed_card(self.claim, stock)]
        _check_apart(self.ruleset, (*self.hands, self.table, *self.piles, stock, *claimed))
        _check_tops(self)
        for seat, (shown, hand) in enumerate(zip(self.shown, self.hands, strict=True)):
            if shown - hand:
                raise ValueError(
                    f"seat {seat} is said to show {(shown - hand).cards[0]}, which it does not hold"
                )
        _check_turn(self, self.hands)

    @property
    def side_count(self) -> int:
        """The number of sides."""
        return int(compiled(self.ruleset, self.players).sides)

    def side_of(self, seat: Seat) -> Side:
        """Return the side of a seat."""
        return side_of(seat, self.side_count)

    @property
    def over(self) -> bool:
        """Whether every card is played."""
        return self.turn is None

    @property
    def asked(self) -> bool:
        """Whether the seat in turn is asked about a claim and has to answer before anybody plays."""
        return self.claim is not None and asks_all(self.ruleset, self.players)

    @property
    def player(self) -> Seat | None:
        """The seat that plays the next card; None when the deal is over."""
        claimant = self.claim.seat if self.claim else None
        return plays_next(self.ruleset, claimant, self.turn, tuple(map(len, self.hands)))

    def situation(self) -> Situation:
        """Return everything that determines the legal moves of the seat in turn."""
        hand = self.hands[self.turn] if self.turn is not None else CardSet(0, self.table.pack)
        return _situation(self, hand, self.turn, tuple(map(len, self.hands)), len(self.stock))

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every move of the seat in turn, sorted by card and capture; none when the deal is over.

        Raises TooManyMoves.
        """
        return self.situation().moves() if self.turn is not None else ()

    def listed_moves(self) -> tuple[Move, ...]:
        """Return the moves of the seat in turn, or ``MOST_MOVES`` of them if there are more; never raises."""
        return self.situation().listed() if self.turn is not None else ()

    @property
    def declaration(self) -> Declaration | None:
        """The possible declaration of the seat in turn; None if there is none."""
        return self.situation().declaration() if self.turn is not None else None

    def refusal(self, move: Move) -> Refusal | None:
        """Return why the seat in turn may not make a move; None if it may."""
        if self.turn is None:
            return Refusal(Reason.DEAL_OVER, move)
        if refused := self.situation().refusal(replace(move, doubted=False, judge=None)):
            return refused
        return None if self._may_end(move) else Refusal(Reason.NOT_A_CLAIM, move)

    def _may_end(self, move: Move) -> bool:
        """Return whether a move states an answer that a seat may give to its claim, or none."""
        if move.judge is None or self.turn is None:
            return not (move.doubted and asks_all(self.ruleset, self.players))
        opponents = opponents_of(self.ruleset, self.players, self.turn)
        return asks_all(self.ruleset, self.players) and move.judge in opponents

    def play(self, move: Move) -> Step:
        """Return the position and the events after a move of the seat in turn; raises IllegalMove.

        A move that states that it was doubted, or up to which seat it was let stand, is answered at once.
        """
        if refused := self.refusal(move):
            raise IllegalMove(refused)
        if move.stands:
            return steps.let_stand(self)
        step = steps.play(self, move)
        if move.judge is not None:
            return _answered(step, move.judge, doubted=move.doubted)
        if not move.doubted:
            return step
        after = step.position.doubt()
        return Step(after.position, step.events + after.events)

    @property
    def may_doubt(self) -> bool:
        """Whether the seat in turn may doubt the card that another seat has played face down."""
        return self.claim is not None and self.claim.seat != self.turn

    def doubt(self) -> Step:
        """Return the position after a doubt by the seat in turn; ValueError if there is no claim.

        The doubting seat plays next, or the seat after the claimant where every opponent was asked.
        """
        return steps.doubt(self)

    def score(self) -> Score:
        """Return the score of the present piles."""
        return score_deal(self.ruleset, self.players, self.piles, self.sweeps, self.marks, since(self))

    def view(self, seat: Seat) -> "SeatView":
        """Return what a seat may know of the position, and nothing more."""
        claim, hidden = self.claim, self.claim is not None
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
            tops=self.tops,
            sweeps=self.sweeps,
            last_captor=self.last_captor,
            hand_sizes=tuple(map(len, self.hands)),
            stock=len(self.stock),
            scores=self.scores,
            # The last move names the hidden card of the claim.
            history=self.history[:-1] if hidden else self.history,
            marks=self.marks,
            shown=self.shown,
            guise=self.guise,
            claim=claim if claim is None or claim.seat == seat else replace(claim, card=None),
        )


@dataclass(frozen=True, kw_only=True)
class SeatView:
    """The knowledge of one seat; the position cannot be recovered from it.

    hand: the seat's own cards. hand_sizes: the number of cards of each seat. stock: how many cards are still
    to be dealt. history: the moves of the deal so far, the leader's first, without a claim that may still be
    doubted. scores: match points before this deal. tops: as in ``Position``. Raises ValueError for a card in
    two places, for a pile without its top card, for more hidden cards than unseen ones, and for a seat in
    turn without a card.
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
    tops: CardSet = NO_CARDS
    marks: Marks = ()
    shown: tuple[CardSet, ...] = ()
    guise: Rank | None = None
    claim: Claim | None = None

    def __post_init__(self) -> None:
        if not self.marks:
            object.__setattr__(self, "marks", (NO_MARKS,) * len(self.piles))
        if not self.shown:
            object.__setattr__(self, "shown", (CardSet(0, self.table.pack),) * self.players)
        if len(self.hand) != self.hand_sizes[self.seat]:
            msg = (
                f"seat {self.seat} holds {len(self.hand)} cards, hand_sizes says {self.hand_sizes[self.seat]}"
            )
            raise ValueError(msg)
        others = [cards for seat, cards in enumerate(self.shown) if seat != self.seat]
        claimed = [*([self.claim.cards] if self.claim else []), *_claimed_card(self.claim, self.table)]
        _check_apart(self.ruleset, (self.hand, self.table, *self.piles, *others, *claimed))
        _check_tops(self)
        if self.shown[self.seat] - self.hand:
            raise ValueError(f"seat {self.seat} is said to show a card that it does not hold")
        for seat, cards in enumerate(self.shown):
            if len(cards) > self.hand_sizes[seat]:
                raise ValueError(f"seat {seat} shows {len(cards)} cards and holds {self.hand_sizes[seat]}")
        _check_turn(self, self.hand_sizes)
        if len(self.unseen) < self._hidden:
            raise ValueError(
                f"{self._hidden} cards are said to be hidden, but only {len(self.unseen)} are unseen"
            )

    @property
    def side(self) -> Side:
        """The side of this seat."""
        return self.side_of(self.seat)

    def side_of(self, seat: Seat) -> Side:
        """Return the side of a seat."""
        return side_of(seat, len(self.piles))

    @property
    def unseen(self) -> CardSet:
        """The cards that may be hidden: in other hands, in the stock, or face down in a claim."""
        seen = self.hand | self.table
        for cards in (*self.piles, *self.shown):
            seen |= cards
        if self.claim:
            seen |= self.claim.cards
            for cards in _claimed_card(self.claim, seen):
                seen |= cards
        return self.ruleset.deck.whole - seen

    @property
    def _hidden(self) -> int:
        """The number of cards that this seat cannot see."""
        own = len(self.hand) + sum(len(cards) for s, cards in enumerate(self.shown) if s != self.seat)
        return sum(self.hand_sizes) - own + self.stock + (self.claim is not None and self.claim.card is None)

    @property
    def thefts(self) -> frozenset[Card]:
        """The cards that were played to steal a pile, as far as the moves show.

        They captured a card that had captured something before: the top card of a pile.
        """
        found: set[Card] = set()
        if self.ruleset.capture.piles is Piles.CLOSED:
            return frozenset(found)
        captors: set[Card] = set()
        for move in self.history:
            if captors & set(move.captured):
                found.add(move.card)
            if move.captured:
                captors.add(move.card)
        return frozenset(found)

    def situation(self) -> Situation:
        """Return everything that determines the legal moves of this seat, whether it is in turn or not."""
        return _situation(self, self.hand, self.seat, self.hand_sizes, self.stock)

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every move that this seat could make at this table, sorted by card and then by capture.

        Raises TooManyMoves.
        """
        return self.situation().moves()

    def listed_moves(self) -> tuple[Move, ...]:
        """Return the moves that this seat could make, or ``MOST_MOVES`` of them if there are more."""
        return self.situation().listed()

    @property
    def declaration(self) -> Declaration | None:
        """The possible declaration of this seat; None if there is none."""
        return self.situation().declaration()

    @property
    def may_doubt(self) -> bool:
        """Whether this seat may doubt the card that another seat has played face down."""
        return self.claim is not None and self.turn == self.seat != self.claim.seat

    @property
    def asked(self) -> bool:
        """Whether the seat in turn is asked about a claim and has to answer before anybody plays."""
        return self.claim is not None and asks_all(self.ruleset, self.players)

    @property
    def player(self) -> Seat | None:
        """The seat that plays the next card; None when the deal is over."""
        claimant = self.claim.seat if self.claim else None
        return plays_next(self.ruleset, claimant, self.turn, self.hand_sizes)

    def table_after(self, move: Move) -> CardSet:
        """Return the table after a move."""
        return table_after(self.ruleset, self.table, move)

    def sample(self, rng: Random) -> Position:
        """Return a random position that fits this view: the unseen cards are dealt at random."""
        pack = self.ruleset.deck.pack
        unseen = list(self.unseen)
        rng.shuffle(unseen)
        hands: list[CardSet] = []
        for seat, size in enumerate(self.hand_sizes):
            if seat == self.seat:
                hands.append(self.hand)
            else:
                dealt = size - len(self.shown[seat])
                hands.append(self.shown[seat] | CardSet.of(unseen[:dealt], pack))
                del unseen[:dealt]
        claim, history = self.claim, self.history
        if claim:
            claim = replace(claim, card=claim.card or unseen.pop())
            judge = None
            if self.asked and self.turn is not None:
                judge = asked_before(self.ruleset, self.players, claim.seat, self.turn)
            history += (Move(claim.card or unseen[0], claim.cards, claimed=claim.rank, judge=judge),)
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
            tops=self.tops,
            last_captor=self.last_captor,
            deal=self.deal,
            opening_table=self.opening_table,
            history=history,
            marks=self.marks,
            shown=self.shown,
            guise=self.guise,
            claim=claim,
        )


def since(at: Position | SeatView) -> Since:
    """Return what was before the deal of a position or a view."""
    leader = leader_of(at.ruleset, at.players, at.dealer)
    return Since(at.scores, at.side_of(leader))


def _standing(at: Position | SeatView, seat: Seat | None) -> int:
    """Return the total of a seat's side with what it has scored in play; 0 where nothing depends on it."""
    if seat is None or not at.ruleset.score.until:
        return 0
    side = at.side_of(seat)
    return at.scores[side] + at.sweeps[side] * at.ruleset.sweep.points + sum(at.marks[side])


def _situation(
    at: Position | SeatView, hand: CardSet, seat: Seat | None, sizes: tuple[int, ...], stock: int
) -> Situation:
    """Return what determines the legal moves of a seat, from facts that a position and a view share."""
    whole = at.ruleset.deal.hand
    taken = sum(map(len, at.piles))
    # Before the first card, the piles are empty or hold only the first table.
    untaken = not taken or (not at.table and taken == at.ruleset.deal.table)
    begins = not at.history and at.claim is None and untaken
    leads = begins and seat == leader_of(at.ruleset, at.players, at.dealer)
    before = at.history[-1].card if at.history and at.claim is None else None
    dealing, extra = at.ruleset.deal, at.ruleset.score.extra
    undealt = len(at.ruleset.deck.cards) - dealing.table - at.players * dealing.hand
    full = dealing.refill > 0 and all(size == dealing.refill for size in sizes)
    # Play also leaves hands of that size where a refill is smaller than the first hand.
    refilled = full and (dealing.refill >= dealing.hand or stock < undealt)
    across = extra is None or (extra.edges and extra.across)
    laid = before if before in at.table else None
    tops = at.tops - at.piles[at.side_of(seat)] if at.tops and seat is not None else at.tops
    return Situation(
        ruleset=at.ruleset,
        hand=hand,
        table=at.table,
        opening=leads and all(size == whole for size in sizes),
        fresh=len(hand) == whole,
        last=stock == 0 and sum(sizes) == 1,
        laid=laid,
        picula=None if refilled and not across else laid,
        standing=_standing(at, seat),
        tops=tops,
        guise=at.guise,
        answer=at.claim.cards.cards[-1] if at.claim and at.asked and seat == at.turn else None,
    )


def _answered(step: Step, judge: Seat, *, doubted: bool) -> Step:
    """Return a claim with the answers of the opponents up to a seat; only the last one may be a doubt."""
    position, events = step.position, step.events
    while position.claim is not None and position.turn is not None:
        last = position.turn == judge
        given = position.doubt() if last and doubted else steps.let_stand(position)
        position, events = given.position, events + given.events
        if last:
            break
    return Step(position, events)


def _check_turn(at: Position | SeatView, held: Sequence[object]) -> None:
    """Raise ValueError if the seat in turn has nothing to play, or is asked about a claim and may not be."""
    if at.turn is None:
        return
    if at.claim and at.asked:
        if at.turn not in opponents_of(at.ruleset, at.players, at.claim.seat):
            claimant = at.claim.seat
            raise ValueError(f"seat {at.turn} is asked about a claim and is no opponent of seat {claimant}")
    elif not held[at.turn]:
        raise ValueError(f"seat {at.turn} is in turn and holds no card")


def _claimed_card(claim: Claim | None, like: CardSet) -> tuple[CardSet, ...]:
    """Return the card of a claim as a set, if it is known."""
    return (CardSet.of((claim.card,), like.pack),) if claim and claim.card else ()


def _check_sizes(position: Position, seats: dict[str, int], sides: int) -> None:
    for name, size in (seats | dict.fromkeys(("piles", "sweeps", "scores", "marks"), sides)).items():
        if len(getattr(position, name)) != size:
            raise ValueError(f"{name}: {len(getattr(position, name))} given, {size} needed")


def _check_tops(at: Position | SeatView) -> None:
    """Raise ValueError if a pile that may be stolen has no top card, or if another card is said to be one."""
    steals = at.ruleset.capture.piles is not Piles.CLOSED
    if not steals and not at.tops:
        return
    found = 0
    for side, pile in enumerate(at.piles):
        top = pile & at.tops
        found += len(top)
        if len(top) != (steals and bool(pile)):
            raise ValueError(f"tops: {top} given for the pile of side {side_letter(Side(side))}: {pile}")
    if found < len(at.tops):
        raise ValueError(f"tops: {at.tops} are not all in a pile")


def _check_apart(ruleset: Ruleset, places: Iterable[CardSet]) -> None:
    seen = 0
    for cards in places:
        if twice := CardSet(seen & cards.mask, cards.pack):
            raise ValueError(f"{twice.cards[0]} lies in two places")
        seen |= cards.mask
    deck = ruleset.deck
    if deck.upto and (left_out := CardSet(seen, deck.pack) - deck.whole):
        raise ValueError(f"{left_out.cards[0]} is not in play, which goes up to {deck.ranks[-1]}")
